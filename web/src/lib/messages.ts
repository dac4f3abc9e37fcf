/**
 * Speaking to people in their own language. Every sentence of the page is a message of Project Fluent, in a folder `locales`
 * with one file for each language; what a language lacks is said in English. `make web` writes the type of all messages, so
 * that one that does not exist, or lacks an argument, is found when the page is checked.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Messages } from '../generated/messages';

type Message = keyof Messages;
/** The messages that need no arguments. */
export type Plain = { [K in Message]: Messages[K] extends [] ? K : never }[Message];

export const ENGLISH = 'en';
/** English with accents and longer words: what stays plain in it is not translated, and what is cut off has no room. */
export const PSEUDO = 'en-XA';

/** The languages that people can choose, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };

/** The first language of somebody's wishes that there is. */
export function preferred(wishes: readonly string[]): string {
  for (const wish of wishes) {
    if (wish === PSEUDO) return wish;
    const root = wish.split('-')[0].toLowerCase();
    if (root in LANGUAGES) return root;
  }
  return ENGLISH;
}

const bundles = new Map<string, FluentBundle>();
let speaking = ENGLISH;

const PLAIN = 'AEIOUYaeiouycnszCNSZ';
const ACCENTED = 'ÅÉÎÖÛÝåéîöûýçñšžÇÑŠŽ';

/** Words with accents, and two fifths longer. */
export function pseudo(english: string): string {
  const letters = english.match(/\p{L}/gu)?.length ?? 0;
  const accented = [...english].map((c) => ACCENTED[PLAIN.indexOf(c)] ?? c).join('');
  return accented + (letters > 3 ? `·${'ē'.repeat(Math.round(0.4 * letters - 1))}` : '');
}

function bundle(tag: string): FluentBundle {
  let found = bundles.get(tag);
  if (!found) {
    found = new FluentBundle(locale(tag), { useIsolating: false, ...(tag === PSEUDO ? { transform: pseudo } : {}) });
    bundles.set(tag, found);
  }
  return found;
}

/** How a language writes numbers and dates. */
export const locale = (tag: string = speaking): string => (tag === ENGLISH || tag === PSEUDO ? 'en-GB' : tag);

/** Translations whose lines do not break before `:`, `;`, `!`, `?` and `%` or inside guillemets, where French puts spaces. */
export const unbroken = (messages: string): string =>
  messages.replace(/(?<=[^\s\]=]) (?=[:;!?»%](?!\w))|(?<=«) |(?<=\{ ") (?=" \}[:;!?])/g, '\u00a0');

/** More messages of a language. */
export function learn(tag: string, messages: string): void {
  bundle(tag).addResource(new FluentResource(tag === ENGLISH || tag === PSEUDO ? messages : unbroken(messages)), {
    allowOverrides: true,
  });
}

/** From now on, this language is spoken. */
export function speak(tag: string): void {
  speaking = tag;
}

export const spoken = (): string => speaking;

/** Say a message. */
export function t<K extends Message>(id: K, ...[args]: Messages[K]): string {
  for (const tag of [speaking, ENGLISH]) {
    const from = bundle(tag);
    const value = from.getMessage(id)?.value;
    if (value) return minus(from.formatPattern(value, args as Record<string, FluentVariable> | undefined, []));
  }
  return id;
}

export interface Part {
  /** How it is marked: not at all, bold, as code, or as a link. */
  mark: '' | 'b' | 'code' | 'a';
  text: string;
}

/** A message with marked words, such as `Read <a>the rules</a> first`, in parts. */
export function parts<K extends Message>(id: K, ...args: Messages[K]): Part[] {
  const found: Part[] = [];
  for (const [, plain, mark, text] of t(id, ...args).matchAll(/([^<]+|<(?!b>|code>|a>))|<(b|code|a)>(.*?)<\/\2>/gs))
    found.push(plain ? { mark: '', text: plain } : { mark: mark as Part['mark'], text });
  return found;
}

/** Who a message is about: the reader as `you`, nobody as `none`, anybody else by name. A player may be called "you" or "none":
 * that is not meant then. */
export function who(name: string | undefined, reader = false): string {
  if (reader) return 'you';
  return name === 'you' || name === 'none' ? `${name}\u200b` : name || 'none';
}

/** A minus sign, U+2212, before negative numbers; browsers write a hyphen, which is shorter than the plus beside it. */
export const minus = (text: string): string => text.replace(/(^|[^\p{L}\p{N}-])-(?=[\d$])/gu, '$1\u2212');

export const number = (n: number, options?: Intl.NumberFormatOptions): string =>
  minus(n.toLocaleString(locale(), options));

/** A share of one, in percent. */
export const percent = (x: number, digits = 0): string =>
  number(x, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Several things in a row: "a, b and c". */
export const list = (things: Iterable<string>, type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string =>
  new Intl.ListFormat(locale(), { type, ...(type === 'unit' ? { style: 'short' } : {}) }).format(things);
