/** A study as the part of an address behind #, so that it can be shared: it holds settings and nothing else. */

import type { LabSetting, LabStudy } from '../generated/contract';

export type LinkedStudy = Required<Pick<LabStudy, 'game' | 'players' | 'games' | 'seed' | 'by'>> & {
  seats: number | null;
  settings: Required<LabSetting>[];
};

const SIDES = ['a', 'b'];
/** What can be asked besides the main figures. */
export const QUESTIONS: LinkedStudy['by'] = ['card', 'move', 'note', 'lead'];

async function through(bytes: Uint8Array<ArrayBuffer>, how: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(how as ReadableWritablePair);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Text made short enough for an address. */
export async function packed(text: string): Promise<string> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(small, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpacked(text: string): Promise<string> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

export async function fragment(wish: LinkedStudy): Promise<string> {
  const found = new URLSearchParams({ game: wish.game });
  if (wish.seats) found.set('seats', String(wish.seats));
  found.set('players', wish.players);
  found.set('games', String(wish.games));
  if (wish.seed) found.set('seed', String(wish.seed));
  for (const question of wish.by) found.append('by', question);
  for (const [i, setting] of wish.settings.entries()) {
    const side = SIDES[i];
    if (i) found.set('compare', '1');
    for (const [name, value] of Object.entries(setting.options)) found.append(`${side}.option`, `${name}=${value}`);
    for (const change of setting.changes) found.append(`${side}.change`, change);
    if (setting.game) found.set(`${side}.game`, setting.game);
    if (setting.players) found.set(`${side}.players`, setting.players);
    if (setting.box) found.set(`${side}.box`, await packed(setting.box));
  }
  return found.toString();
}

/** The study that an address names; what makes no sense is left out. */
export async function read(text: string): Promise<LinkedStudy> {
  const found = new URLSearchParams(text);
  const number = (name: string): number => Math.max(0, Math.trunc(Number(found.get(name)) || 0));
  const settings: Required<LabSetting>[] = [];
  for (const side of found.has('compare') ? SIDES : SIDES.slice(0, 1)) {
    const options = found.getAll(`${side}.option`).map((said): [string, number | string] => {
      const [name, ...value] = said.split('=');
      const written = value.join('=');
      return [name, /^-?\d+$/.test(written) ? Number(written) : written];
    });
    const box = found.get(`${side}.box`);
    settings.push({
      options: Object.fromEntries(options),
      changes: found.getAll(`${side}.change`),
      box: box ? await unpacked(box).catch(() => null) : null,
      game: found.get(`${side}.game`),
      players: found.get(`${side}.players`),
    });
  }
  return {
    game: found.get('game') ?? '',
    seats: number('seats') || null,
    players: found.get('players') ?? '',
    games: number('games') || 2000,
    seed: number('seed'),
    by: QUESTIONS.filter((question) => found.getAll('by').includes(question)),
    settings,
  };
}
