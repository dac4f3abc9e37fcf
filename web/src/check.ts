/** The page that checks the dice: of a file, or of the match in its address. */

import { check, type Finding, type Report } from './lib/fair/check';
import { compare, read } from './lib/fair/receipt';
import { broken, keptOf } from './lib/fair/salt';

const found = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

function row(cells: string[], ok: boolean): HTMLTableRowElement {
  const made = document.createElement('tr');
  made.className = ok ? 'good' : 'bad';
  for (const text of [ok ? '✓ true' : '✗ false', ...cells]) made.insertCell().textContent = text;
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
  return [{ ok, text: ok ? 'It is what you noted at the start.' : 'It is not what you noted at the start.' }];
}

/** What this browser noted of the match itself: what it was promised, and the salt that it added. */
function remembered(report: Report): Finding[] {
  const kept = report.match ? keptOf(report.match) : undefined;
  if (!kept) return [];
  const wrong = broken(kept, report.promise, report.salts);
  return [{ ok: !wrong, text: wrong || 'It is the seed that was promised to this browser, with the salt it added.' }];
}

/** What a receipt says about the record, if one was given. */
async function received(report: Report): Promise<Finding[]> {
  const text = found<HTMLTextAreaElement>('receipt').value.trim();
  if (!text) return [];
  try {
    const receipt = read(text);
    if (!report.key) return [{ ok: false, text: 'The record does not name the key of its server.' }];
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
    ? `✓ All ${report.rolls.length} rolls and shuffles of this game follow from the sealed seed.`
    : bad
      ? `✗ Something is wrong: ${bad} of ${report.rolls.length} rolls and shuffles are false.`
      : '✗ Something is wrong, although every roll follows from the seed: see the seal.';
  const about = document.createElement('p');
  about.textContent = `${report.game}: ${report.names.join(', ')}. Sealed at the start: ${report.commitment}`;
  const salts = report.salts.map((salt, i) => row([report.names[i], salt || 'no salt'], true));
  found('report').replaceChildren(
    verdict,
    about,
    ...table(
      'The seal',
      findings.map((one) => row([one.text], one.ok)),
    ),
    ...(salts.length ? table('What the players added', salts) : []),
    ...table(
      'Every roll',
      report.rolls.map((one) => row([`line ${one.line}`, one.words, one.text], one.ok)),
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
