/** The page that checks the dice: of a file, or of the match in its address. */

import { check, type Finding, type Report } from './lib/fair/check';
import { compare, read } from './lib/fair/receipt';
import { broken, keptOf } from './lib/fair/salt';
import german from './lib/fair/locales/de.ftl?raw';
import english from './lib/fair/locales/en.ftl?raw';
import spanish from './lib/fair/locales/es.ftl?raw';
import french from './lib/fair/locales/fr.ftl?raw';
import { learn, parts, preferred, speak, t, type Plain } from './lib/messages';
import { KEY } from './lib/settings-key';

// This page works by itself, from a disk too: it brings all its languages.
learn('en', english);
learn('de', german);
learn('es', spanish);
learn('fr', french);

const titles = import.meta.glob<string>(['./generated/*.ts', '!./generated/{contract,messages}.ts'], {
  eager: true,
  import: 'TITLE',
});
/** A game's title; one that this page does not know is named by its file. */
const titled = (game: string): string => titles[`./generated/${game}.ts`] ?? game.replaceAll('_', ' ');

const found = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** The reader's language, as chosen at the table, else the browser's. */
function chosen(): readonly string[] {
  try {
    const { language } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { language?: string };
    return language && language !== 'system' ? [language] : navigator.languages;
  } catch {
    return navigator.languages;
  }
}

const tag = preferred(chosen());
speak(tag);
document.documentElement.lang = tag;
document.title = t('check-title');
for (const node of document.querySelectorAll<HTMLElement>('[data-message]'))
  node.replaceChildren(
    ...parts(node.dataset['message'] as Plain).map(({ mark, text }) => {
      if (!mark) return text;
      const made = document.createElement(mark);
      made.textContent = text;
      return made;
    }),
  );

function row(cells: string[], ok: boolean): HTMLTableRowElement {
  const made = document.createElement('tr');
  made.className = ok ? 'good' : 'bad';
  for (const text of [ok ? t('check-true') : t('check-false'), ...cells]) made.insertCell().textContent = text;
  return made;
}

function table(title: string, rows: HTMLTableRowElement[]): HTMLElement[] {
  const heading = document.createElement('h2');
  heading.textContent = title;
  const made = document.createElement('table');
  made.append(...rows);
  return [heading, made];
}

function noted(report: Report): Finding[] {
  const text = found<HTMLInputElement>('noted').value.trim().toLowerCase();
  if (!text) return [];
  const ok = text === report.commitment || text === report.promise;
  return [{ ok, text: ok ? t('check-noted-right') : t('check-noted-wrong') }];
}

/** What this browser noted of the match itself: what it was promised, and the salt that it added. */
function remembered(report: Report): Finding[] {
  const kept = report.match ? keptOf(report.match) : undefined;
  if (!kept) return [];
  const wrong = broken(kept, report.promise, report.salts);
  return [{ ok: !wrong, text: wrong || t('check-promised-right') }];
}

/** What a receipt says about the record, if one was given. */
async function received(report: Report): Promise<Finding[]> {
  const text = found<HTMLTextAreaElement>('receipt').value.trim();
  if (!text) return [];
  try {
    const receipt = read(text);
    if (!report.key) return [{ ok: false, text: t('check-no-key') }];
    return [await compare(receipt, report.match, report.key, report.seals[receipt.line - 1])];
  } catch (e) {
    return [{ ok: false, text: (e as Error).message }];
  }
}

async function show(text: string): Promise<void> {
  const report = await check(text);
  const findings = [...report.findings, ...noted(report), ...remembered(report), ...(await received(report))];
  const ok = report.ok && findings.every((one) => one.ok);
  const verdict = document.createElement('p');
  verdict.className = ok ? 'good' : 'bad';
  verdict.id = 'verdict';
  const bad = report.rolls.filter((one) => !one.ok).length;
  verdict.textContent = ok
    ? t(report.complete ? 'check-all-right' : 'check-listed-right', { rolls: report.rolls.length })
    : bad
      ? t('check-some-wrong', { bad, rolls: report.rolls.length })
      : t('check-seal-wrong');
  const about = document.createElement('p');
  about.textContent = t('check-about', {
    game: titled(report.game),
    names: report.names.join(', '),
    commitment: report.commitment,
  });
  const salts = report.salts.map((salt, i) => row([report.names[i], salt || t('check-no-salt')], true));
  found('report').replaceChildren(
    verdict,
    about,
    ...table(
      t('check-seal'),
      findings.map((one) => row([one.text], one.ok)),
    ),
    ...(salts.length ? table(t('check-added'), salts) : []),
    ...table(
      t('check-every-roll'),
      report.rolls.map((one) => row([t('check-line', { line: one.line }), one.words, one.text], one.ok)),
    ),
  );
}

function tried(work: () => Promise<void>): void {
  work().catch((e: unknown) => {
    found('report').textContent = `✗ ${(e as Error).message}`;
  });
}

let text = '';
found('file').addEventListener('change', () =>
  tried(async () => {
    const file = found<HTMLInputElement>('file').files?.[0];
    if (!file) return;
    text = await file.text();
    await show(text);
  }),
);
for (const id of ['noted', 'receipt']) found(id).addEventListener('change', () => text && tried(() => show(text)));

const match = new URLSearchParams(location.search).get('match');
if (match)
  tried(async () => {
    const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/record`);
    text = await answer.text();
    if (!answer.ok) throw new Error((JSON.parse(text) as { error: string }).error);
    await show(text);
  });
