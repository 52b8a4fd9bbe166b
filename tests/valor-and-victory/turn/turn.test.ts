import { expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { game } from '../../../rulesets/valor-and-victory/game.js';
import { state } from '../../../rulesets/valor-and-victory/state.js';
import { turn } from '../../../rulesets/valor-and-victory/turn/turn.js';
import { turnOf } from '../../../rulesets/valor-and-victory/turn/turns.js';
import type { State } from '../../../src/rules/state.js';
import { type Given, inputOf, refusalOf, remembered, stepOf, withDice } from '../../support/play.js';

const FIRST = state.start;
const WOODS = { attack: 14, defend: 6, assaulters: 3, defenders: 2, terrain: 'woods' };
const after = (past: State, given: Given): State =>
  remembered(
    closeAssault,
    past,
    { ...WOODS, ...given },
    withDice(closeAssault, { ...WOODS, ...given }, '4 4', {}, past),
  );
const next = (past: State, given: Given = {}): State =>
  remembered(turn, past, given, withDice(turn, given, '', {}, past));

test('vv:15.1g a hex launches one close assault a turn, and may again in the next', () => {
  const past = after(FIRST, { hex: 'C4' });
  expect(refusalOf(closeAssault, { ...WOODS, hex: ' c4 ' }, {}, past).clause).toBe('vv:15.1g');
  expect(turnOf(after(past, { hex: 'C5' })).launched).toEqual(['c4', 'c5']);
  expect(stepOf(withDice(turn, {}, '', {}, past), 'launched')).toMatchObject({
    clause: 'vv:15.1g',
    value: 1,
  });
  expect(turnOf(after(next(past), { hex: 'C4' })).launched).toEqual(['c4']);
});

test('vv:15.1h one hex may be assaulted again in a turn, by another group', () => {
  const past = after(FIRST, { hex: 'C4', target: 'D5' });
  const played = withDice(closeAssault, { ...WOODS, hex: 'C5', target: 'd5' }, '4 4', {}, past);
  expect(stepOf(played, 'repeated')).toMatchObject({ clause: 'vv:15.1h', value: 2 });
});

test('vv:15.1e units of different hexes do not assault together', () => {
  expect(refusalOf(closeAssault, { ...WOODS, hex: 'C4, C5' }).clause).toBe('vv:15.1e');
  expect(refusalOf(closeAssault, { ...WOODS, hex: 'C4 and C5' }).clause).toBe('vv:15.1e');
});

test('vv:15.6a vv:R29 the assault is declared first, group and hex', () => {
  const played = withDice(closeAssault, { ...WOODS, hex: 'C4', target: 'D5' }, '4 4');
  expect(stepOf(played, 'declared')).toMatchObject({ clause: 'vv:15.6a', value: 'D5', ruling: 'vv:R29' });
  expect(played.steps[0]!.id).toBe('declared');
});

test('turns are counted, and a new game begins with the first', () => {
  expect(withDice(turn, {}, '').result).toEqual({ turn: 2 });
  const third = next(next(FIRST));
  expect(turnOf(third).turn).toBe(3);
  expect(withDice(turn, { new: true }, '', {}, third).result).toEqual({ turn: 1 });
  expect(turnOf(next(third, { new: true }))).toEqual(turnOf(FIRST));
  expect(turn.memory!.anew({ action: 'turn', input: { new: true } })).toBe(true);
  expect(turn.announce({ turn: 3 }, inputOf(turn, {}) as never)).toBe('turn 3 begins');
});

test('the game tells who has assaulted, and what', () => {
  const past = after(after(FIRST, { hex: 'C4', target: 'D5' }), { hex: 'C5', target: 'D5' });
  expect(game.says(past as never)).toEqual([
    'turn 1',
    'have close assaulted: C4, C5',
    'D5: assaulted 2 times',
  ]);
});
