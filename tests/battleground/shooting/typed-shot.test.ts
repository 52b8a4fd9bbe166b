import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { ranges, rangesPrinted } from '../../../rulesets/battleground/shooting/tables.js';
import { readInputs } from '../../../src/engine/inputs/inputs.js';
import { remindersOf } from '../../../src/rules/action.js';
import { misread } from '../../../src/rules/book.js';
import { EMPTY_TABLE } from '../../../src/rules/state.js';
import { barred, filled, unit } from '../../support/forbids.js';
import { type Given, inputOf } from '../../support/play.js';

/** What is typed of a shot, and what is known of it besides its dice. */

describe('what is known besides', () => {
  const TYPED: Readonly<Record<string, string | true>> = {
    ...{ grade: 'C', cover: 'woods', across: 'wall', at: 'apc', face: 'rear', weapon: 'heavy-gun' },
    ...{ smoke: true, night: true, flare: true, flank: true, fromEdge: true, detailedArmour: true },
    ...{ noted: true, targetLost: true, retreat: true, targetQualityDefence: true, bow: true },
    ...{ weaponClasses: true, shortHw: true, close: true, allRound: true },
  };

  test('what is typed of a shot', () => {
    expect(readInputs(shoot, { ...TYPED, range: '7.5', bearing: '90', targetStand: '3' })).toMatchObject({
      ...{ ...TYPED, range: 7.5, bearing: 90, targetStand: 3 },
    });
    for (const face of ['front', 'side', 'rear']) expect(readInputs(shoot, { face })).toMatchObject({ face });
    expect(readInputs(shoot, { cover: '9', across: '0' })).toMatchObject({ cover: 9, across: 0 });
    expect(readInputs(shoot, {})).toMatchObject({ cover: 'none', across: 'none' });
    expect([shoot.inputs.cover.short, shoot.inputs.range.unit, shoot.inputs.bearing.unit]).toEqual([
      'c',
      'inches',
      'degrees',
    ]);
  });

  test('(bg:flare.2) on a table that is lit a shot by night is', () => {
    const known = (given: Given, slots: object = {}) =>
      shoot.fromTable!({ ...EMPTY_TABLE, slots } as never, {}, given as never);
    expect(known({ night: true })).toEqual({});
    expect([shoot.asksTable!({ night: true } as never), shoot.asksTable!({ night: false } as never)]).toEqual(
      [true, false],
    );
  });

  const reminded = (given: Given) => remindersOf(shoot, inputOf(shoot, given)).slice(4);
  test.each<[Given, readonly string[]]>([
    [{ grade: 'C' }, ['bg:flank.1', 'bg:shoot.7']],
    [{ grade: 'C', at: 'car' }, ['bg:flank.1', 'bg:vshoot.9']],
    [{ grade: 'C', at: 'nest' }, ['bg:flank.1']],
    [{ grade: 'C', at: 'bunker' }, ['bg:flank.1', 'bg:emp.6']],
    [{ weapon: 'mg' }, ['bg:vshoot.9']],
    [{ weapon: 'emplacement' }, ['bg:vshoot.9', 'bg:emp.6']],
    [{ weapon: 'mg', cover: 'building' }, ['bg:vshoot.9', 'bg:build.2', 'bg:build.5']],
    [{ weapon: 'mg', cover: 'medium' }, ['bg:vshoot.9', 'bg:build.2']],
    [{ grade: 'C', hw: 1 }, ['bg:flank.1', 'bg:shoot.7', 'bg:unit.7']],
    [{ grade: 'D', leaders: 1 }, ['bg:flank.1', 'bg:shoot.7', 'bg:dice.5']],
    [{ grade: 'D' }, ['bg:flank.1', 'bg:shoot.7']],
    [{ grade: 'C', leaders: 1 }, ['bg:flank.1', 'bg:shoot.7']],
    [{ weapon: 'mg', targetFigures: 3 }, ['bg:vshoot.9', 'bg:cas.5']],
    [{ weapon: 'light-gun', at: 'apc', face: 'rear' }, ['bg:vshoot.9', 'bg:armour.2']],
  ])('%j: players are reminded of %j', (given, clauses) => {
    expect(reminded(given)).toEqual(clauses);
    expect(remindersOf(shoot, inputOf(shoot, given)).slice(0, 4)).toEqual([
      'bg:los.1',
      'bg:los.2',
      'bg:los.3',
      'bg:cover.1',
    ]);
  });

  test('luck is to hit, and how a vehicle or an emplacement may end is listed in this order', () => {
    const { of, read } = shoot.luck!({} as never)!;
    expect([of, read({ hits: 2 })]).toEqual(['hits', 2]);
    const { state, ...others } = shoot.result as Readonly<Record<string, { order?: readonly string[] }>>;
    expect(state!.order!.slice(0, 2)).toEqual(['undamaged', 'hit']);
    expect(state!.order!.at(-1)).toBe('destroyed');
    expect(Object.keys(others)).toEqual([
      ...['hits', 'casualties', 'leadersLost', 'heavyWeaponsLost', 'medicsLost', 'prisonersLost'],
      ...['outcome', 'inches'],
    ]);
  });

  test('(bg:shoot.6) the ranges are those of the printed table, and at least an inch', () => {
    expect(misread('bg:table.ranges', rangesPrinted)).toEqual([]);
    const [says, holds] = ranges.must!;
    expect([says, holds(0, 'mg'), holds(1, 'mg')]).toEqual(['at least 1 inch', false, true]);
  });
});

describe('who cannot shoot so', () => {
  const tiger = unit('vehicle', { vehicle: 'medium-tank', grade: 'B', mg: 1, gun: 'heavy-gun' }, {}, 'Tiger');
  const alpha = unit('infantry', { grade: 'C', figures: 8 }, {}, 'Alpha');
  const asked = (who: ReturnType<typeof unit>, typed: Given) => barred(shoot, typed, who);

  test('bg:shoot.1 infantry with the weapon of a vehicle', () => {
    expect(asked(alpha, { weapon: 'mg' })).toBe(
      'bg:shoot.1 Alpha is infantry: it fires no weapon of a vehicle. -> Name the vehicle; or leave out --weapon.',
    );
    expect(asked(alpha, {})).toBeUndefined();
  });

  test('bg:vshoot.6 bg:vshoot.11 a vehicle with what it does not carry, or not there', () => {
    expect(asked(tiger, { weapon: 'light-gun' })).toBe(
      'bg:vshoot.6 Tiger has no such weapon: it has the heavy gun and the machine gun. -> Give it one: mg, bow-mg or gun in its roster.',
    );
    expect(asked(tiger, { weapon: 'mg' })).toBeUndefined();
    expect(asked(tiger, { bow: true })).toBe('bg:vshoot.11 Tiger has no such weapon in its bow.');
    expect(asked(tiger, { weapon: 'mg', bow: true })).toBe(
      'bg:vshoot.11 Tiger has no such weapon in its bow.',
    );
    const bowed = { ...tiger, profile: { ...tiger.profile, bowMg: 1, bowGun: true } };
    expect([asked(bowed, { bow: true }), asked(bowed, { weapon: 'mg', bow: true })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('bg:emp.2 an emplacement with another weapon than its own', () => {
    const box = (gun: string) => unit('emplacement', { type: 'pillbox', grade: 'C', gun }, {}, 'Box');
    expect(asked(box('none'), { weapon: 'mg' })).toBe(
      'bg:emp.2 Box has no such weapon: it has two men with a heavy weapon.',
    );
    expect(asked(box('light-gun'), { weapon: 'emplacement' })).toBe(
      'bg:emp.2 Box has no such weapon: it has the light gun.',
    );
    expect([asked(box('none'), { weapon: 'emplacement' }), asked(box('none'), {})]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('(bg:mine.14) engineers at the mines are those who are there', () => {
    const engineers = unit('infantry', { grade: 'C', figures: 8, engineers: true }, { clears: 9 }, 'Eng');
    const { clears } = filled(shoot, engineers) as { clears?: number };
    expect(clears).toBe(8);
  });
});
