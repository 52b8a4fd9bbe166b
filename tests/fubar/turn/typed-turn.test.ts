import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { muster } from '../../../rulesets/fubar/turn/muster.js';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import { training, trainingPrinted } from '../../../rulesets/fubar/turn/tables.js';
import { readInputs } from '../../../src/engine/inputs/inputs.js';
import { remindersOf } from '../../../src/rules/action.js';
import { misread } from '../../../src/rules/book.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Refusal } from '../../../src/rules/rule.js';
import { conflicting, unit } from '../../support/forbids.js';
import { withDice } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

/** What is typed of a turn and its units, what they add to that, and what is told of it. */

describe('what is typed', () => {
  test('of a unit that is tried', () => {
    const typed = {
      name: 'Red 1',
      side: 'Red',
      level: 'green',
      leaderLevel: 'elite',
      leaderDown: true,
    } as const;
    const numbers = { suppressed: '2', outOfTouch: '1', figures: '8', casualties: '3' };
    expect(readInputs(activate, { ...typed, ...numbers, noEnemy: true })).toMatchObject({
      ...{ ...typed, suppressed: 2, outOfTouch: 1, figures: 8, casualties: 3, noEnemy: true },
    });
    const open = readInputs(activate, {});
    expect([open.suppressed, open.casualties, open.figures]).toEqual([undefined, undefined, undefined]);
  });

  test('of a vehicle', () => {
    const typed = {
      vehicle: true,
      stunned: true,
      stunnedAgain: true,
      immobilised: true,
      disarmed: true,
    } as const;
    expect(readInputs(activate, typed)).toMatchObject(typed);
  });

  test('of the players, whom a game that has sides names', () => {
    const typed = { sides: 'Red,Blue', modifiers: '1,0', new: true } as const;
    expect(readInputs(initiative, typed)).toEqual(typed);
    expect(initiative.inputs.sides).toMatchObject({ ofGame: 'sides', max: 80 });
    expect(initiative.inputs.modifiers).toMatchObject({ max: 20 });
  });

  test('of a unit that is mustered, and of a pass', () => {
    const typed = { name: 'Red 1', side: 'Red', level: 'green', leaderLevel: 'elite', armour: 'light' };
    expect(readInputs(muster, { ...typed, figures: '8', weapons: ['infantry-rifle:8'] })).toMatchObject({
      ...{ ...typed, figures: 8, weapons: ['infantry-rifle:8'] },
    });
    expect(readInputs(muster, { ...typed, vehicle: 'apc' })).toMatchObject({ vehicle: 'apc' });
    expect(readInputs(pass, { name: 'Red 1', side: 'Red', tried: true })).toEqual({
      ...{ name: 'Red 1', side: 'Red', tried: true },
    });
    expect([muster.inputs.name, muster.inputs.level]).toMatchObject([{ required: true }, { required: true }]);
    expect([muster.inputs.side, activate.inputs.side, pass.inputs.side]).toMatchObject([
      { max: 80 },
      { max: 80 },
      { max: 80 },
    ]);
  });

  test('out of touch alone may be too many', () => {
    const two = { level: 'green', figures: 4, casualties: 2, suppressed: 2, outOfTouch: 3 };
    expect(conflicting(activate, two)).toBe('outOfTouch is more than the 2 that are left');
  });
});

describe('fubar:unit.1 a unit that is mustered again', () => {
  const red = (of: object = {}, profile: Input = {}) => ({
    ...unit('infantry', { level: 'green', leaderLevel: 'elite', figures: 6, ...profile }, {}, 'Red 1'),
    ...of,
  });
  const apc = (of: object = {}) => ({
    ...unit('vehicle', { level: 'veteran', vehicle: 'apc' }, {}, 'APC'),
    ...of,
  });
  const filled = (who: ReturnType<typeof unit>, asked: Input = {}) => {
    try {
      return filledBy(muster, [[who]], asked);
    } catch (error) {
      const { clause, message, hint } = error as Refusal;
      return `${clause} ${message} -> ${hint}`;
    }
  };

  test('is of its training, and with another one has another leader', () => {
    expect(filled(red())).toEqual({ name: 'Red 1', level: 'green', leaderLevel: 'elite' });
    expect(filled(red(), { level: 'veteran' })).toEqual({ name: 'Red 1', level: 'green' });
    expect(filled(apc())).toEqual({ name: 'APC', level: 'veteran', vehicle: 'apc' });
    const led = unit('vehicle', { level: 'green', leaderLevel: 'elite', vehicle: 'car' }, {}, 'Car');
    expect(filled(led)).toMatchObject({ leaderLevel: 'elite' });
    expect(filled(led, { level: 'green' })).not.toHaveProperty('leaderLevel');
  });

  test('stays on foot, or a vehicle', () => {
    const onFoot = 'fubar:unit.1 Red 1 is on record as a unit on foot. -> Give the vehicle another name.';
    expect(filled(red(), { vehicle: 'apc' })).toBe(onFoot);
    const driven = 'fubar:unit.1 APC is on record as a vehicle. -> Give the unit on foot another name.';
    expect(filled(apc(), { figures: 6 })).toBe(driven);
    expect(filled(apc(), { armour: 'light' })).toBe(driven);
  });

  test('unless it was only spoken of', () => {
    const met = { met: true } as const;
    expect(filled(red(met), { vehicle: 'apc' })).toMatchObject({ name: 'Red 1' });
    expect(filled(apc(met), { figures: 6 })).toEqual({ name: 'APC', level: 'veteran' });
  });

  test('or gone may come again, as a new one', () => {
    expect(muster.roles).toMatchObject([{ goneToo: true }]);
  });

  test('has no weapons where none are told', () => {
    expect(protocolOf(muster, { name: 'Red 1', level: 'green' })[0]).toBe(
      'fubar:unit.1 record = "Red 1": Red 1: green',
    );
  });
});

describe('what is told', () => {
  test('fubar:activate.8 fubar:turn.1 players are reminded of what could be forgotten', () => {
    expect(remindersOf(activate, { casualties: 3, noEnemy: false })).toEqual([
      'fubar:activate.8',
      'fubar:turn.1',
    ]);
    expect(remindersOf(activate, { casualties: 3, noEnemy: true })).toEqual(['fubar:turn.1']);
    expect(remindersOf(activate, { noEnemy: false })).toEqual(['fubar:turn.1']);
    expect(remindersOf(initiative, {})).toEqual(['fubar:turn.1']);
    expect(remindersOf(muster, {})).toEqual(['fubar:weapon.7']);
  });

  test('luck is to be activated', () => {
    const { of, read } = activate.luck!({} as never)!;
    expect([of, read({ activated: true }), read({ activated: false })]).toEqual(['activations', 1, 0]);
    expect(activate.announce({ activated: false }, {} as never)).toBe('not activated');
  });

  test('of the odds of the initiative the first of the players, and of several their order', () => {
    const told = ({ order }: { order: string[] }) =>
      ['first', 'order'].map((view) => initiative.views![view]!({ order }, {} as never));
    const [two, three] = [{ order: ['Red', 'Blue'] }, { order: ['Red', 'Blue', 'Green'] }];
    expect(told(two)).toEqual(['Red', undefined]);
    expect(told(three)).toEqual(['Red', 'Red before Blue before Green']);
  });

  test('how it may end is listed in this order', () => {
    expect(activate.result).toMatchObject({ activated: { order: ['false', 'true'] } });
    expect(pass.result).toMatchObject({ turnOver: { order: ['false', 'true'] } });
    expect(Object.keys(initiative.result)).toEqual(['order']);
    expect(Object.keys(muster.result)).toEqual(['activation', 'expertise', 'suppress']);
  });

  test('(fubar:R8) option 2: that a unit which failed has another try', () => {
    const [, again] = activate.permits!;
    expect(again!.under).toMatchObject({
      ...{ ruling: 'fubar:R8', option: 1 },
      otherwise: { id: 'again', says: 'it failed before, and the initiative is back: another try' },
    });
  });

  test('fubar:init.2 the players who tie, and those before them', () => {
    const three = { sides: 'Red,Blue,Green' };
    const { steps } = withDice(initiative, three, 'red=6,2 blue=6,1 green=1');
    expect(steps.filter(({ id }) => id === 'rolls').map(({ value }) => value)).toEqual([
      ['Red = Blue', 'Green'],
      ['Red', 'Blue'],
    ]);
  });
});

describe('(fubar:unit.3) the numbers of a training', () => {
  const [says, holds] = training.must!;
  const isOne = (activation: number, expertise: number) =>
    holds({ activation, expertise, suppress: 1 }, 'green');

  test('that players agree on are those of a die that can fail', () => {
    expect(says).toBe('numbers from 2 to 6 for activation and expertise');
    expect([isOne(2, 6), isOne(6, 2)]).toEqual([true, true]);
    expect([isOne(1, 6), isOne(6, 1), isOne(7, 2), isOne(2, 7)]).toEqual([false, false, false, false]);
  });

  test('are read from the row of the printed table', () => {
    expect(misread('fubar:table.training', trainingPrinted)).toEqual([]);
  });
});
