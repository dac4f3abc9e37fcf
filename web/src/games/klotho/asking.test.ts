import { describe, expect, it } from 'vitest';
import { Phase, Tool, Card, type Game } from '../../generated/klotho';
import type { Move } from '../../generated/contract';
import { asked, throwing } from './asking';
import { NOTHING_DERIVED } from './colony';
import { box, colony } from './testing';

const can = (...verbs: string[]): Move<Game>[] =>
  verbs.map((verb) => ({ verb, arguments: { tool: Tool.LOTTERY } }) as unknown as Move<Game>);
const said = (phase: number, verbs: string[], more: object = {}): string =>
  asked(
    { ...colony([1, 2, 3, 4, 6]), phase, ...more },
    { ...box, hand_limit: 10 },
    { ...NOTHING_DERIVED, cards: [12, 0] },
    can('done', ...verbs),
    () => 'Mira',
  );

describe('what is asked', () => {
  it('names only what can be done', () => {
    expect(said(Phase.OPENING, ['roll', 'discard', 'buy', 'stake'])).toBe(
      'Roll, or first discard a card, buy a tool or stake a claim',
    );
    expect(said(Phase.OPENING, ['roll', 'buy'])).toBe('Roll, or first buy a tool');
    expect(said(Phase.OPENING, ['roll'])).toBe('Roll the dice');
    expect(said(Phase.CLOSING, ['discard', 'buy'])).toBe('Discard a card, buy a tool or end the turn');
    expect(said(Phase.CLOSING, ['stake'])).toBe('Stake a claim or end the turn');
    expect(said(Phase.CLOSING, [])).toBe('End the turn');
  });
  it('is to claim only where there is something to claim, and something to claim it with', () => {
    expect(said(Phase.CLAIMING, ['claim'])).toBe('Claim cards with your dice');
    expect(said(Phase.CLAIMING, [], { die: Array<number>(12).fill(0) })).toMatch('Without a roll there is nothing');
    expect(said(Phase.CLAIMING, [])).toBe('No card for these dice: go on');
    expect(said(Phase.CLAIMING, ['augment'])).toBe('No card for these dice: use a tool, or go on');
    expect(said(Phase.CLAIMING, ['flip'])).toBe('No card for these dice: use a technology, or go on');
    expect(said(Phase.CLAIMING, ['play'])).toBe('No card for these dice: go on');
    expect(said(Phase.CLAIMING, [], { spent: 3 })).toBe('No more cards for these dice: go on');
  });
  it('says of what, from whom and how many', () => {
    expect(said(Phase.PAYING, ['pay'])).toBe('Choose the dice that pay for mine 01');
    expect(said(Phase.PAYING, ['pay'], { row: [Card.MARKET] })).toBe('Choose the dice that become stars');
    expect(said(Phase.SPENDING_STARS, ['move'], { stars: 1 })).toBe('Move the prices: 1 star to spend');
    expect(said(Phase.TAKING, ['take'])).toBe('Take one card from Mira');
    expect(said(Phase.TRIMMING, ['drop'])).toBe('More than 10 cards: give up 2');
  });
  it('counts the dice to throw, and says when there is none', () => {
    expect(throwing(3, 2, false)).toBe('Throw 3 dice again (2 throws left)');
    expect(throwing(1, 1, true)).toBe('Throw one die again (1 throw left)');
    expect(throwing(0, 1, true)).toBe('Throw the new die (1 throw left)');
    expect(throwing(0, 1, false)).toBe('All dice are held');
  });
});
