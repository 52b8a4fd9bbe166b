import { describe, expect, test } from 'vitest';
import { kinds, weaponsLeft, weaponsOn } from '../../../rulesets/fubar/roster/kinds.js';
import type { Effect } from '../../../src/rules/effect.js';
import type { Input } from '../../../src/rules/record.js';
import { afterPast } from '../../../src/table/table.js';
import { inTurn, nextTurn } from '../../support/games/fubar-battle.js';

/** Every mark that a unit can carry. */
const FOOT: Input = {
  ...{
    casualties: 1,
    suppressed: 3,
    gone: 4,
    wentOn: true,
    held: true,
    downed: 2,
    bout: 1,
    boutBy: 'Blue 1',
  },
  ...{ assaulted: true, fought: true, unstruck: 2, combat: true, bare: true, melee: 'Blue 1', contact: 2 },
  ...{ foes: ['Blue 1'], action: 'gone-to-ground', acted: true, tried: 'passed', moved: true, fired: true },
  ...{ firing: 2, points: 6, spent: ['pistol:2'], reacted: true, aboard: 'APC', owed: 1, wrecked: true },
};
const VEHICLE: Input = {
  ...{
    stunned: 1,
    lostWeapons: 1,
    immobilised: true,
    suffered: ['stunned'],
    owed: 2,
    hitBy: 'Red 1',
    drove: 'none',
    driven: 8,
  },
  ...{ action: 'on-guard', acted: true, tried: 'failed', moved: true, fired: true, firing: 1, points: 4 },
  ...{ spent: ['light-cannon:1'], reacted: true },
};
const LEVEL = { level: 'elite' } as const;
const TABLE = inTurn(
  1,
  { ...LEVEL, name: 'Red 1', side: 'Red', figures: 8, ...FOOT },
  { ...LEVEL, name: 'Blue 1', side: 'Blue', figures: 8, melee: 'Blue 1' },
  { ...LEVEL, name: 'APC', side: 'Red', vehicle: 'apc', weapons: ['light-cannon:2'], ...VEHICLE },
);
const marksIn = ({ units }: typeof TABLE, name: string) => units.find((unit) => unit.name === name)!.marks;

describe('(fubar:turn.2) what is left of a turn when the next begins', () => {
  test('of a unit on foot: losses, its action of before, its close combat, its carrier', () => {
    expect(marksIn(TABLE, 'Red 1')).toEqual(FOOT);
    expect(marksIn(nextTurn(TABLE), 'Red 1')).toEqual({
      ...{ casualties: 1, suppressed: 3, bare: true, melee: 'Blue 1', contact: 2, foes: ['Blue 1'] },
      ...{ action: 'gone-to-ground', earlier: true, aboard: 'APC', owed: 1, wrecked: true },
    });
  });

  test('of a vehicle: its damage, and its action of before', () => {
    expect(marksIn(TABLE, 'APC')).toEqual(VEHICLE);
    expect(marksIn(nextTurn(TABLE), 'APC')).toEqual({
      ...{ stunned: 1, lostWeapons: 1, immobilised: true, owed: 2, action: 'on-guard', earlier: true },
      hitBy: 'Red 1',
    });
  });
});

describe('what ends with something else', () => {
  const off = (name: string, of: 'infantry' | 'vehicle', is: Input) => {
    const effects: Effect[] = [{ do: 'set', to: 'one', of, is, clause: 'fubar:unit.1' }];
    return marksIn(afterPast(TABLE, { effects, named: { one: [name] } }, kinds), 'Red 1');
  };
  const without = (...off: readonly string[]) =>
    Object.fromEntries(Object.entries(FOOT).filter(([mark]) => !off.includes(mark)));

  test('(fubar:action.8) who stands by no action is on no ground that gave no cover', () => {
    expect(off('Red 1', 'infantry', { action: null })).toEqual(without('action', 'bare'));
  });

  test('(fubar:melee.1) out of close combat nobody is in contact, and nobody was assaulted', () => {
    const apart = without('melee', 'contact', 'foes', 'assaulted');
    expect(off('Red 1', 'infantry', { melee: null })).toEqual(apart);
    // Nor where no enemy is left in it.
    expect(off('Blue 1', 'infantry', { figures: 0 })).toEqual(apart);
  });

  test('(fubar:damage.5) nobody is aboard a wreck', () => {
    expect(off('APC', 'vehicle', { destroyed: true })).toEqual(without('aboard'));
  });
});

describe('(fubar:fire.9) who falls', () => {
  const DOWN = { suppressed: 6, downed: 5, bout: 4, unstruck: 7 };
  const losing = (parts: Readonly<Record<string, number>>) => {
    const table = inTurn(1, { ...LEVEL, name: 'Red 1', side: 'Red', figures: 8, ...DOWN });
    const effects: Effect[] = [{ do: 'lose', to: 'one', of: 'infantry', parts, clause: 'fubar:fire.9' }];
    const [unit] = afterPast(table, { effects, named: { one: ['Red 1'] } }, kinds).units;
    return { figures: unit!.profile.figures, ...unit!.marks };
  };

  test.each<[string, Readonly<Record<string, number>>, Input]>([
    ['the upright first', { figures: 1 }, { figures: 7, ...DOWN, casualties: 1 }],
    [
      'then no more lie down, or are yet to strike, than are left',
      { figures: 4 },
      { figures: 4, suppressed: 4, downed: 4, bout: 4, unstruck: 4, casualties: 4 },
    ],
    [
      'some of those who lie down, of whom this fire has brought down the last',
      { figures: 3, suppressed: 3 },
      { figures: 5, suppressed: 3, downed: 3, bout: 3, unstruck: 5, casualties: 3 },
    ],
  ])('%s', (_, parts, is) => {
    expect(losing(parts)).toEqual(is);
  });
});

describe('(fubar:damage.3) the weapons of a vehicle', () => {
  test('are those of all entries of its list; of none that is told nobody knows', () => {
    const weapons = ['light-cannon:1', 'heavy-machine-gun:2'];
    expect([weaponsOn({ weapons }), weaponsOn({ weapons: [] }), weaponsOn({ weapons: undefined })]).toEqual([
      3,
      0,
      undefined,
    ]);
    const left = (lostWeapons: number) => weaponsLeft({ weapons, lostWeapons });
    expect([0, 2, 3, 4].map(left)).toEqual([3, 1, 0, 0]);
    expect(weaponsLeft({ weapons: undefined, lostWeapons: 1 })).toBeUndefined();
  });
});
