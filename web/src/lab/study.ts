/** A study while it is played: its lines as they come, and what is drawn and written down from them. */

import { number, percent, spoken, t } from '../lib/messages';
import { Trouble } from '../lib/api';
import type { LabDifference, LabFigure, LabProgress, LabStudy } from '../generated/contract';

const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

async function refusal(answer: Response): Promise<Trouble> {
  const said = await answer.json().then(
    (found: { error?: string }) => found.error ?? '',
    () => '',
  );
  return new Trouble(said || t('lab-server-error', { status: String(answer.status) }), answer.status);
}

async function asked(path: string, wish: LabStudy, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'accept-language': spoken(), 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal: signal ?? null,
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** Play a study; it stops when `signal` says so. */
export async function* play(wish: LabStudy, signal: AbortSignal): AsyncGenerator<LabProgress> {
  const answer = await asked('/api/lab/study', wish, signal);
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (value ?? '')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as LabProgress;
    if (done) return;
  }
}

/** A file of a study's first setting. */
export async function file(name: string, wish: LabStudy): Promise<Blob> {
  return (await asked(`/api/lab/files/${name}`, wish)).blob();
}

export interface Point {
  games: number;
  value: number;
  low: number;
  high: number;
}

/** How one figure of one setting has settled, part by part. */
export function curve(lines: readonly LabProgress[], side: number, name: string): Point[] {
  const found: Point[] = [];
  for (const { games, figures } of lines) {
    const f = figures[side]?.find((figure) => figure.name === name);
    if (f?.value == null || f.low === null || f.high === null || found.at(-1)?.games === games) continue;
    found.push({ games, value: f.value, low: f.low, high: f.high });
  }
  return found;
}

/** The figures that are drawn: who wins, how long it takes, and the scores. */
export function headlines(figures: readonly LabFigure[]): LabFigure[] {
  const players = figures.filter((f) => f.name.startsWith('win.player.'));
  const wins = players.length ? players : figures.filter((f) => f.name.startsWith('win.order.'));
  const others = ['success', 'moves', 'score'].map((name) => figures.find((f) => f.name === name));
  return [...wins, ...others.filter((f) => f !== undefined)];
}

/** The range that a chart shows: where the later intervals lie, with some room; the first ones may run out of it. */
export function range(curves: readonly Point[][], mark: number | null): [number, number] {
  const last = Math.max(1, ...curves.flat().map((p) => p.games));
  const late = curves.flat().filter((p) => p.games >= last / 8);
  const all = [...late.flatMap((p) => [p.low, p.high]), ...(mark === null ? [] : [mark])];
  if (!all.length) return [0, 1];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = (high - low || Math.abs(high) || 1) * 0.15;
  return [low - room, high + room];
}

/** From its low end to its high end. */
export const between = (low: string, high: string): string => t('worth-between', { least: low, most: high });

export const told = (f: { share: boolean }, value: number | null): string => {
  if (value === null) return t('lab-unknown');
  if (f.share) return percent(value, 2);
  return number(value, HUNDREDTHS);
};

/** A difference: of shares in percentage points. */
export const change = (d: LabDifference, value: number | null): string => {
  if (value === null) return t('lab-unknown');
  const size = `${value < 0 ? '−' : '+'}${number(Math.abs(d.share ? 100 * value : value), HUNDREDTHS)}`;
  return d.share ? t('lab-points', { size }) : size;
};

const quoted = (cell: string | number | null): string =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : String(cell ?? '');

/** All figures as CSV, a row for each figure and setting, and one for each difference. */
export function csv(last: LabProgress): string {
  const rows: (string | number | null)[][] = [['measure', 'about', 'setting', 'value', 'low', 'high']];
  for (const [i, figures] of last.figures.entries())
    for (const f of figures) rows.push([f.name, f.about, 'AB'[i], f.value, f.low, f.high]);
  for (const d of last.differences) rows.push([d.name, d.about, 'B - A', d.value, d.low, d.high]);
  return rows.map((row) => row.map(quoted).join(',') + '\r\n').join('');
}

export function save(blob: Blob, name: string): void {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(blob);
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10_000);
}
