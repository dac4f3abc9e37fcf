/** The language that the page speaks: the reader's choice, else the first of the browser's that there is. */

import english from '../locales/en.ftl?raw';
import { ENGLISH, learn, PSEUDO, speak } from './messages';
import { settings } from './settings.svelte';

/** The languages that people can choose, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch' };

/** By room: the messages of the page itself are loaded with it, those of a game or a room of the house with that. */
const files = import.meta.glob<string>(['../**/locales/*.ftl', '!../locales/en.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The first language of somebody's wishes that there is. */
export function preferred(wishes: readonly string[]): string {
  for (const wish of wishes) {
    if (wish === PSEUDO) return wish;
    const root = wish.split('-')[0].toLowerCase();
    if (root in LANGUAGES) return root;
  }
  return ENGLISH;
}

const wished = (): string => preferred(settings.language === 'system' ? navigator.languages : [settings.language]);

class Language {
  /** What is spoken now. Whatever is said is said anew when it changes. */
  tag = $state(ENGLISH);
  #rooms = new Set(['..']);

  /** Speak the language that is wished for, as soon as its messages are here. */
  async follow(): Promise<void> {
    const tag = wished();
    if (tag === this.tag) return;
    await Promise.all([...this.#rooms].map((room) => this.#load(room, tag)));
    if (tag !== wished()) return;
    speak(tag);
    document.documentElement.lang = tag;
    this.tag = tag;
  }

  /** Something with the messages of its room, such as `../lab`. */
  async room<T>(room: string, thing: () => Promise<T>): Promise<T> {
    this.#rooms.add(room);
    const [made] = await Promise.all([thing(), this.#load(room, ENGLISH), this.#load(room, this.tag)]);
    return made;
  }

  async #load(room: string, tag: string): Promise<void> {
    if (tag === PSEUDO)
      return void learn(tag, room === '..' ? english : ((await files[`${room}/locales/en.ftl`]?.()) ?? ''));
    const file = files[`${room}/locales/${tag}.ftl`];
    if (file) learn(tag, await file());
  }
}

learn(ENGLISH, english);
export const language = new Language();
