import { expect, it } from 'vitest';
import type { EndRequest, Note, State, Table, UndoRequest } from '../generated/contract';
import { sitter } from '../playback/position';
import { others, proposal, request, toldSince } from './undo';

const note = (move: number, text: string, kind = 'k'): Note => ({ n: 0, move, text, clause: '', kind, numbers: {} });

it('tells what I learned since, without what was taken back before', () => {
  const heard = [
    note(1, 'Ann lays a card.'),
    note(2, 'You see a 7.'),
    note(2, 'Move 2 is taken back.', ''),
    note(2, 'You see an 8.'),
    note(3, 'Bo rolls a 4.'),
  ];
  expect(toldSince(heard, 2)).toEqual(['You see an 8.', 'Bo rolls a 4.']);
});

const table = (you: number, here = [you]): Table => ({ you, here }) as Table;
const asked = (more: Partial<UndoRequest> = {}): State => {
  const open = { id: 4, seat: 0, first: 3, asked: [1], agreed: [], ended: '', by: null, seconds: 30, ...more };
  const seats = [sitter('Ann'), sitter('Bo'), sitter('Robot', 'bot')];
  return { seats, number: 5, over: null, undo_request: open } as unknown as State;
};

it('asks whoever must agree, and nobody else', () => {
  expect(request(asked(), table(1))).toEqual({ mine: true, own: false, words: 'Ann asks to undo moves 3 to 5.' });
  expect(request(asked(), table(0))?.words).toBe('You asked to undo moves 3 to 5. Waiting for Bo.');
  expect(request(asked(), table(-1, []))?.mine).toBe(false);
  expect(request(asked({ asked: [], agreed: [1] }), table(1))?.mine).toBe(false);
  expect(others(asked(), table(0))).toEqual(['Bo']);
  expect(others(asked(), table(0, [0, 1]))).toEqual([]);
});

it('says why nothing comes of it', () => {
  expect(request(asked({ ended: 'refused', by: 1 }), table(0))?.words).toBe('Bo did not agree to undo moves 3 to 5.');
  expect(request(asked({ ended: 'refused', by: 1 }), table(1))?.words).toBe('You did not agree to undo moves 3 to 5.');
  expect(request(asked({ ended: 'timeout' }), table(0))?.words).toContain('in time');
  expect(request(asked({ ended: 'withdrawn' }), table(1))?.words).toBe('Ann has withdrawn the request to undo.');
});

it('shows a proposal to end the game to those who must answer, and what came of it', () => {
  const open = { id: 1, seat: 0, asked: [1], agreed: [], ended: '', by: null };
  const now = (more: Partial<EndRequest> = {}): State =>
    ({ ...asked(), undo_request: null, end_request: { ...open, ...more } }) as State;
  expect(proposal(now(), table(1))).toEqual({ mine: true, own: false, words: 'Ann proposes to end the game.' });
  expect(proposal(now(), table(0))?.words).toBe('You propose to end the game. Waiting for Bo.');
  expect(proposal(now(), table(-1, []))?.words).toBe('Ann proposes to end the game. Waiting for Bo.');
  expect(proposal(now({ ended: 'refused', by: 1 }), table(1))?.words).toBe('You did not agree to end the game.');
  expect(proposal(now({ ended: 'withdrawn' }), table(1))?.mine).toBe(false);
});
