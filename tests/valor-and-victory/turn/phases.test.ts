import { expect, test } from 'vitest';
import { book } from '../../../rulesets/valor-and-victory/book.js';
import { game } from '../../../rulesets/valor-and-victory/game.js';
import { state } from '../../../rulesets/valor-and-victory/state.js';
import { smoke } from '../../../rulesets/valor-and-victory/support/smoke.js';
import { PHASES } from '../../../rulesets/valor-and-victory/turn/phases.js';
import { turn } from '../../../rulesets/valor-and-victory/turn/turn.js';
import { turnOf } from '../../../rulesets/valor-and-victory/turn/turns.js';
import type { State } from '../../../src/rules/state.js';
import { inputOf, remembered, stepOf, withDice } from '../../support/play.js';

const FIRST = state.start;
const NEXT = { phase: true };
const step = (past: State, given = NEXT as object): State =>
  remembered(turn, past, given as never, withDice(turn, given as never, '', {}, past));
const after = (past: State, phases: number): State =>
  Array.from({ length: phases }).reduce<State>((now) => step(now), past);
const withSmoke = (past: State, by: string, target: string): State =>
  remembered(smoke, past, { by, target }, withDice(smoke, { by, target }, '', {}, past));

test('vv:beyond.5 six phases of player A, six of player B, then the next turn', () => {
  const names = Array.from({ length: 12 }, (_, i) => withDice(turn, NEXT, '', {}, after(FIRST, i)).result);
  const printed = book.tables['vv:table.sequence-of-play']!.rows.slice(0, 6).map(([, name]) => name);
  expect(printed).toEqual(PHASES);
  expect(names.map(({ phase }) => phase)).toEqual([...PHASES.slice(1), ...PHASES, PHASES[0]]);
  expect(names.map(({ player }) => player).join('')).toBe('AAAAABBBBBBA');
  expect(names.map(({ turn: n }) => n)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  expect(stepOf(withDice(turn, NEXT, '', {}, after(FIRST, 11)), 'phase')).toMatchObject({
    clause: 'vv:beyond.5',
    text: 'turn 1 ends; turn 2, Command Phase of player A',
  });
  expect(turn.announce({ turn: 1, player: 'A', phase: 'Fire Phase' }, inputOf(turn, NEXT) as never)).toBe(
    'turn 1, Fire Phase of player A',
  );
});

test('vv:beyond.5.31 in the Command Phase the pinned units of its player recover without dice', () => {
  const played = withDice(turn, NEXT, '', {}, after(FIRST, 5));
  expect(stepOf(played, 'command-rally')).toMatchObject({ clause: 'vv:beyond.5.31', value: 'B' });
  expect(stepOf(withDice(turn, {}, ''), 'command-rally').value).toBe('A');
  expect(withDice(turn, NEXT, '').steps.map(({ id }) => id)).toEqual(['phase']);
});

test('vv:beyond.5.36 each After-Action Phase thins smoke', () => {
  const laid = withSmoke(withSmoke(FIRST, 'gun', 'C4'), 'infantry', 'D5');
  expect(game.says(laid as never)).toEqual([
    'turn 1',
    'Smoke 2 in C4',
    'Smoke 1 in D5',
    '3 smoke factors used',
  ]);
  const end = after(laid, 5);
  expect(turnOf(end).smoke).toEqual(turnOf(laid).smoke);
  expect(stepOf(withDice(turn, NEXT, '', {}, end), 'clean-up')).toMatchObject({
    clause: 'vv:beyond.5.36',
    value: 1,
  });
  expect(turnOf(step(end)).smoke).toEqual([{ where: 'c4', marker: 1 }]);
  expect(turnOf(after(laid, 12)).smoke).toEqual([]);
  // A turn that is skipped has both After-Action Phases; one that is half over has one.
  expect(turnOf(step(laid, {})).smoke).toEqual([]);
  expect(turnOf(step(withSmoke(after(FIRST, 7), 'gun', 'C4'), {})).smoke).toEqual([
    { where: 'c4', marker: 1 },
  ]);
  expect(turnOf(step(laid, { new: true }))).toEqual(turnOf(FIRST));
});

test('a new game begins with its first phase', () => {
  const begun = step(after(FIRST, 7), { new: true, phase: true });
  expect(turnOf(begun)).toEqual({ ...turnOf(FIRST), byPhases: true });
  expect(game.says(after(FIRST, 7) as never)).toEqual(['turn 1, Fire Phase of player B']);
});

test('(vv:15.1b) a game goes by phases once one is begun, until a whole turn is', () => {
  expect(turnOf(FIRST).byPhases).toBe(false);
  expect(turnOf(after(FIRST, 12)).byPhases).toBe(true);
  expect(turnOf(step(after(FIRST, 2), {})).byPhases).toBe(false);
});

test('vv:beyond.14.8 the After-Action Phase begins with rally attempts of its player', () => {
  const begins = (phases: number) => withDice(turn, NEXT, '', {}, after(FIRST, phases - 1));
  expect(stepOf(begins(5), 'rally')).toMatchObject({ clause: 'vv:beyond.14.8', value: 'A' });
  expect(stepOf(begins(11), 'rally').value).toBe('B');
});

test('vv:beyond.5.36 smoke that thins is said, apart from smoke that goes', () => {
  const ends = (past: State) => stepOf(withDice(turn, NEXT, '', {}, past), 'clean-up').text;
  const clear = 'clean-up: Move and Fire markers off';
  const last = after(FIRST, 5);
  expect(ends(last)).toBe(clear);
  expect(ends(withSmoke(last, 'gun', 'C4'))).toBe(`${clear}; 1 Smoke marker thinned, still there`);
  expect(ends(withSmoke(last, 'infantry', 'C4'))).toBe(`${clear}; 1 Smoke marker gone`);
});
