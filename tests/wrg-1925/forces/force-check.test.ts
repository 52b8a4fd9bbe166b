import { describe, expect, test } from 'vitest';
import { check } from '../../../rulesets/wrg-1925/forces/check.js';
import { points } from '../../../rulesets/wrg-1925/forces/points.js';
import { play } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { conflicting, refusing, unit } from '../../support/forbids.js';

/** What is checked of units, each as `who (right or not): clause id = value: text`, the prices of items left out. */
const checked = (...units: readonly Unit[]): string[] =>
  check(units).flatMap(({ of, rule, limits, tells = [] }) => {
    const { steps, result } = play(rule(), seededHand('check', 0), { rulings: {} });
    const said = steps.filter(({ id }) => limits.includes(id) || tells.includes(id));
    return said.map(
      ({ clause, id, value, text }) =>
        `${of} (${result}): ${clause} ${id} = ${JSON.stringify(value)}: ${text}`,
    );
  });
const of = (kind: string, name: string, profile: Input): Unit => ({
  ...{ ...unit(kind, profile, {}, name), side: 'Axis' },
});
const blues = of('group', 'Blues', { men: 8, leaders: ['sgt'], weapons: ['lmg-belt:1', 'rifle:7'] });
const panzer = (more: Input = {}) =>
  of('vehicle', 'Panzer III', {
    ...{ type: 'medium-tank', weight: 20, year: 1943, weapons: ['afv-gun:1', 'mg-turret:1'] },
    ...{ crew: 5, leaders: ['cpl'], smgs: 2, grenades: 1, ...more },
  });
const force = (profile: Input) => of('force', 'Agreed', profile);

describe('a side', () => {
  test('wrg:points.1 costs no more than was agreed', () => {
    expect(checked(blues)).toEqual(['Axis (true): wrg:points.1 total = 150: 150 points in all']);
    expect(checked(blues, force({ limit: 150 }))).toEqual([
      'Axis (true): wrg:points.1 total = 150: 150 points in all, 0 less than the 150 agreed',
      'Axis (true): wrg:points.1 limit = true: within the 150 points agreed',
    ]);
    expect(checked(blues, force({ limit: 149 }))).toEqual([
      'Axis (false): wrg:points.1 total = 150: 150 points in all, 1 more than the 149 agreed',
      'Axis (false): wrg:points.1 limit = false: 1 over the 149 points agreed',
    ]);
    expect(checked({ ...blues, side: undefined } as never)[0]).toContain('the force (true)');
  });

  test('wrg:option.5 builds where it is the agreed defender', () => {
    const built = force({ defences: ['bunker 5'] });
    expect(checked(blues, built)).toEqual([
      'Axis (false): wrg:option.5 builds = false: field defences: only the agreed defender builds them',
      'Axis (false): wrg:points.1 total = 200: 200 points in all',
    ]);
    expect(checked(blues, force({ defences: ['bunker 5'], defender: true }))).toEqual([
      'Axis (true): wrg:option.5 builds = true: field defences: its side is the agreed defender',
      'Axis (true): wrg:points.1 total = 350: 350 points in all',
    ]);
    const dug = of('gun', 'MG', { weapon: 'mg-tripod', men: 3, emplaced: true });
    expect(checked(dug)[0]).toContain('wrg:option.5 builds = false');
  });

  test('wrg:points.16 wrg:points.17 has AFVs that are commanded and armed', () => {
    expect(checked(panzer()).slice(0, 2)).toEqual([
      'Axis (true): wrg:points.16 commanders = true: 1 AFV: commanded as it should be, by a corporal',
      'Axis (true): wrg:points.17 crew-arms = true: Panzer III: its crew has its 2 SMGs, and grenades for one man',
    ]);
    expect(checked(panzer({ leaders: [], smgs: 1, grenades: 0 })).slice(0, 2)).toEqual([
      'Axis (false): wrg:points.16 commanders = false: 1 AFV: commanded by a man, and should be by a corporal',
      'Axis (false): wrg:points.17 crew-arms = false: Panzer III: its crew lacks another SMG and grenades for one man',
    ]);
  });
});

describe('a unit', () => {
  const only = (of: Unit) => checked(of).filter((line) => line.startsWith(`${of.name} `));
  test('wrg:points.12 an AFV has a weight', () => {
    expect(only(of('vehicle', 'Panzer III', { type: 'medium-tank', crew: 5 }))).toEqual([
      'Panzer III (false): wrg:points.12 weight = false: an AFV costs by its weight, which is not given',
    ]);
    expect(only(panzer())).toEqual([]);
    expect(only(of('vehicle', 'Truck', { type: 'truck', load: 3, crew: 2 }))).toEqual([]);
  });

  test('wrg:scale.4 wrg:fire.4 wrg:fire.8 each figure is one man, with one thing to do', () => {
    expect(only(of('group', 'A', { men: 1, leaders: ['sgt', 'cpl'] }))).toEqual([
      'A (false): wrg:scale.4 leaders = false: 2 leaders among 1 man',
    ]);
    expect(only(of('group', 'B', { men: 4, weapons: ['lmg-belt:1', 'lmg-no2:2'] }))).toEqual([
      'B (false): wrg:fire.8 no2 = false: 2 No. 2s for 1 LMG: one for each at most',
    ]);
    expect(only(of('gun', 'C', { weapon: 'mg-tripod', pieces: 2, men: 1 }))).toEqual([
      'C (false): wrg:fire.4 served = false: 2 heavy weapons for 1 man: one man, one weapon',
    ]);
    expect(only(of('group', 'D', { men: 2, grenades: 3 }))).toEqual([
      'D (false): wrg:fire.4 grenades = false: grenades for 3 of 2 men',
    ]);
    expect(only(of('group', 'E', { men: 3, weapons: ['mg-tripod:1'], grenades: 1 }))).toEqual([
      'E (false): wrg:fire.4 grenades = false: nobody in a heavy weapons group throws grenades',
    ]);
    expect(only(of('vehicle', 'H', { type: 'truck', crew: 1, leaders: ['sgt', 'cpl'] }))).toEqual([
      'H (false): wrg:scale.4 leaders = false: 2 leaders among 1 man',
    ]);
    const right = { men: 2, leaders: ['sgt', 'cpl'], weapons: ['lmg-belt:1', 'lmg-no2:1'], grenades: 2 };
    expect(only(of('group', 'F', right))).toEqual([]);
    expect(only(of('gun', 'G', { weapon: 'mg-tripod', pieces: 2, men: 2 }))).toEqual([]);
  });
});

describe('points', () => {
  test.each([
    [{ list: {}, item: ['rifle'] }, 'item does not go with --list: it stands in the file'],
    [{ list: {}, defence: ['wire 5'] }, 'defence does not go with --list: it stands in the file'],
    [{ list: {}, offTable: ['1'] }, 'offTable does not go with --list: it stands in the file'],
    [{ list: {}, defender: true }, 'defender does not go with --list: it stands in the file'],
    [{ list: {}, starts: 'later' }, 'starts does not go with --list: it stands in the file'],
    [{ defence: ['wire 5'], starts: 'later' }, 'starts needs --item'],
    [{ item: ['rifle'], starts: 'later' }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(points, given)).toBe(said);
  });

  test('wrg:option.5 wrg:option.9 wrg:points.17 what nobody buys', () => {
    expect(refusing(points, { defence: ['wire 5'] })).toBe(
      'wrg:option.5 Only the agreed defender builds field defences in advance. -> With --defender, or defender: true in a list, it is he.',
    );
    expect(refusing(points, { item: ['mg-tripod, emplaced'] })).toBe(
      'wrg:option.5 Only the agreed defender builds field defences in advance, emplacements among them. -> With --defender, or defender: true in a list, it is he.',
    );
    const tank = { defender: true, item: ['afv 10, emplaced'] };
    expect(refusing(points, tank, { 'wrg:R12': 2 })).toBe(
      'wrg:option.9 Emplacements are for heavy weapons only, as this table rules (R12).',
    );
    expect(refusing(points, { item: ['afv 10; cpl, smg'] })).toBe(
      'wrg:points.17 An AFV crew has at least two SMGs, and grenades for one man: this one lacks another SMG and grenades for one man. -> As in: afv 25, afv-gun; cpl, smg, grenades; smg; 2 x pistol',
    );
    expect(refusing(points, { item: ['afv 10; cpl'] })).toContain('lacks 2 SMGs and grenades for one man.');
  });
});
