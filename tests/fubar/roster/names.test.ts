import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import {
  following,
  inTurn,
  refusalOf,
  START,
  stepOf,
  told,
  withDice,
  withMarks,
  withRound,
} from '../../support/games/fubar-battle.js';

const RED = { name: 'Red 1', side: 'red', level: 'veteran', figures: 4 } as const;
const BLUE = { name: 'Blue 1', side: 'Blue', level: 'green', figures: 4 } as const;
const BOTH = inTurn(2, RED, BLUE);

describe('names', () => {
  test('(fubar:unit.1) a unit is found however its name is capitalised, with or without blanks around it', () => {
    const after = following(activate, BOTH, { name: ' red 1' }, '3');
    expect(after.units).toHaveLength(2);
    expect(told(after).units[0]).toMatchObject({ name: 'Red 1', tried: 'passed' });
  });

  test('fubar:init.4 fubar:init.5 a side is the same in capitals or not, and one that does not play is pointed out', () => {
    const failed = withDice(activate, { name: 'Red 1' }, '1', {}, BOTH);
    expect(stepOf(failed, 'holder').value).toBe('Blue');
    expect(refusalOf(pass, { side: 'BLUE' }, {}, BOTH).message).toContain('not Blue');
    expect(refusalOf(pass, { side: 'Green' }, {}, BOTH).message).toBe(
      'Green is no side of this turn: Red and Blue are.',
    );
    expect(refusalOf(activate, { name: 'New', level: 'green', side: 'Green' }, {}, BOTH).clause).toBe(
      'fubar:init.4',
    );
  });

  test('fubar:init.1 the first turn is rolled for by the sides of the units on record', () => {
    const past = { ...START, units: BOTH.units };
    expect(withDice(initiative, {}, 'red=2 blue=5', {}, past).result.order).toEqual(['Blue', 'red']);
    expect(withDice(initiative, { new: true }, '2 5', {}, past).result.order).toEqual([
      'Defender',
      'Attacker',
    ]);
  });

  test('fubar:init.1 every side has a die of its own name, in whatever letters', () => {
    const played = withDice(initiative, { sides: 'Ägypten,Österreich' }, 'ägypten=2 österreich=5');
    expect(played.result.order).toEqual(['Österreich', 'Ägypten']);
  });

  test('fubar:turn.2 a turn that ends early says who had no try', () => {
    const past = withMarks(BOTH, 'Red 1', { tried: 'passed' });
    expect(stepOf(withDice(initiative, {}, '2 5', {}, past), 'untried').text).toBe(
      'without a try in turn 2: Blue 1',
    );
    const passed = withDice(initiative, {}, '2 5', {}, withRound(past, { passed: 2 }));
    expect(passed.steps.map(({ id }) => id)).not.toContain('untried');
  });

  test('fubar:R7 option 2: who passes without a name typed is done for the turn', () => {
    expect(told(following(pass, BOTH, {}, '', { 'fubar:R7': 2 })).done).toEqual(['Red']);
  });
});
