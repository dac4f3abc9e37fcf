/**
 * Addresses: `/` home, `/m/ID` a match, `/r/ID` a replay, `/learn/GAME` a lesson, `/rules/GAME#CLAUSE` a rulebook,
 * `/today/GAME` its deal of the day, `/history` what I played,
 * `/games` every game and who made it, `/account` devices, passkeys, my data and privacy, `/sign-in` with a passkey, `/p/ID` a profile,
 * `/ratings/GAME` its leaderboard, `/tournaments` all tournaments, `/t/ID` one of them,
 * `/lab#SETTINGS` the lab, `/box/GAME#BOX` the box editor, `/pieces` all pieces.
 */

import { arrived, inDialog, leaving, settle } from './dialogs';

const here = $state({ path: location.pathname, search: location.search, hash: location.hash });

function read(): void {
  here.path = location.pathname;
  here.search = location.search;
  here.hash = location.hash;
}

addEventListener('popstate', () => {
  read();
  settle();
});

export function go(to: string, replace = false): void {
  if (leaving()) void arrived(() => go(to, replace));
  else {
    if (replace || inDialog()) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    read();
    if (!replace) scrollTo(0, 0);
  }
}

export function link(node: HTMLAnchorElement): { destroy(): void } {
  function follow(e: MouseEvent): void {
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return;
    e.preventDefault();
    go(node.getAttribute('href') ?? '/');
  }
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}

export const route = {
  get parts(): string[] {
    return here.path.split('/').filter(Boolean);
  },
  get token(): string | null {
    return new URLSearchParams(here.search).get('token');
  },
  get hash(): string {
    return here.hash.slice(1);
  },
};
