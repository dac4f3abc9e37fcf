/** The language that the page speaks: the reader's choice, else the first of the browser's that there is. */

import english from '../locales/en.ftl?raw';
import fair from './fair/locales/en.ftl?raw';
import { ENGLISH, LANGUAGES, learn, preferred, PSEUDO, speak } from './messages';
import { settings } from './settings.svelte';

/** By room, what is loaded with the page: its own English, so that there is always something to say. */
const OWN: Record<string, string> = { '..': english, './fair': fair };
/** The messages of a game or another room are loaded with it, those of a language when it is wanted. */
const files = import.meta.glob<string>(['../**/locales/*.ftl', '!../locales/en.ftl', '!./fair/locales/en.ftl'], {
  query: '?raw',
  import: 'default',
});

const wished = (): string => preferred(settings.language === 'system' ? navigator.languages : [settings.language]);

class Language {
  /** What is spoken now. Whatever is said is said anew when it changes. */
  tag = $state(ENGLISH);
  #rooms = new Set(Object.keys(OWN));

  /** Speak the language that is wished for, as soon as its messages are here. */
  async follow(): Promise<void> {
    const tag = wished();
    if (tag === this.tag) return;
    await Promise.all([...this.#rooms].map((room) => this.#load(room, tag)));
    if (tag !== wished()) return;
    speak(tag);
    document.documentElement.lang = tag;
    const manifest = tag in LANGUAGES && tag !== ENGLISH ? `/manifest.${tag}.webmanifest` : '/manifest.webmanifest';
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
    this.tag = tag;
  }

  /** Something with the messages of its room, such as `../lab`. */
  async room<T>(room: string, thing: () => Promise<T>): Promise<T> {
    this.#rooms.add(room);
    const [made] = await Promise.all([thing(), this.#load(room, ENGLISH), this.#load(room, this.tag)]);
    return made;
  }

  async #load(room: string, tag: string): Promise<void> {
    if (tag === PSEUDO) return void learn(tag, OWN[room] ?? (await files[`${room}/locales/en.ftl`]?.()) ?? '');
    const file = files[`${room}/locales/${tag}.ftl`];
    if (file) learn(tag, await file());
  }
}

for (const messages of Object.values(OWN)) learn(ENGLISH, messages);
export const language = new Language();
