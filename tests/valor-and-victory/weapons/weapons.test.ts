import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import type { Rulings } from '../../../src/dice/play.js';
import { refusalOf, stepOf, withDice } from '../../support/play.js';

/** What an assault says of the weapons of both sides. */
const assaulted = (assault: string, defend: string, rulings: Rulings = {}): string[] =>
  withDice(closeAssault, { assault: [assault], defend: [defend] }, '6 5', rulings).steps.flatMap(
    ({ id, clause, ruling, value, text }) =>
      /-(weapon|allowed|one-leader|used)$/.test(id)
        ? [`${clause}${ruling ? ` ${ruling}` : ''} ${id} ${value}: ${text}`]
        : [],
  );
const fired = (fire: string, rulings: Rulings = {}): string[] =>
  withDice(shoot, { fire: [fire], range: 2 }, '3 4', rulings).steps.flatMap(({ id, clause, value, text }) =>
    id.endsWith('-weapon') ? [`${clause} ${value}: ${text}`] : [],
  );

const PLAIN = 'squad:4-6-4';

describe('in a close assault', () => {
  test('vv:12.1 vv:15.2a assaulters use Light machine guns, no Heavy weapon and no flamethrower', () => {
    expect(assaulted(`${PLAIN},lmg:3`, PLAIN)).toEqual(['vv:12.3b assault-1-weapon 3: its LMG: 3 more']);
    expect(assaulted(`${PLAIN},hmg:6`, PLAIN)).toEqual([
      'vv:12.1 assault-1-weapon 0: its HMG is a Heavy weapon and does not count here',
    ]);
    expect(assaulted(`${PLAIN},flamethrower:8`, PLAIN)).toEqual([
      'vv:15.2a vv:R26 assault-1-weapon 0: its flamethrower is no Light machine gun and does not count here',
    ]);
    expect(assaulted(`${PLAIN},flamethrower:8`, PLAIN, { 'vv:R26': 2 })).toEqual([
      'vv:12.3b assault-1-weapon 8: its flamethrower: 8 more',
    ]);
  });

  test('vv:15.2b vv:12.65 defenders use every weapon but a mortar, at an adjacent hex', () => {
    expect(assaulted(PLAIN, `${PLAIN},lmg:3`)).toEqual(['vv:12.3b defence-1-weapon 3: its LMG: 3 more']);
    expect(assaulted(PLAIN, `${PLAIN},hmg:6`)).toEqual([
      'vv:15.2b vv:R25 defence-1-allowed true: defenders may use it: HMG',
      'vv:12.3b defence-1-weapon 6: its HMG: 6 more',
    ]);
    expect(assaulted(PLAIN, `${PLAIN},mortar:5`)).toEqual([
      'vv:12.65 vv:R25 defence-1-weapon 0: its mortar cannot fire at an adjacent hex',
    ]);
  });

  test('vv:R25 by option 2 the mortar of a defender counts as well', () => {
    expect(assaulted(PLAIN, `${PLAIN},mortar:5`, { 'vv:R25': 2 }).at(-1)).toBe(
      'vv:12.3b defence-1-weapon 5: its mortar: 5 more',
    );
  });

  test('vv:16.5 vv:R44 the firepower of a hero is doubled, and by option 2 that of his weapon', () => {
    const own = withDice(closeAssault, { assault: ['hero:-1'], defend: [PLAIN] }, '6 5');
    expect(stepOf(own, 'assault-1')).toMatchObject({
      clause: 'vv:16.5',
      value: 2,
      text: 'hero -1: 1 APFP doubled, 2',
    });
    expect(assaulted('hero:-1,lmg:3', PLAIN)).toEqual([
      'vv:12.3e vv:R44 assault-1-weapon 3: its LMG in its place: 3',
    ]);
    expect(assaulted('hero:-1,lmg:3', PLAIN, { 'vv:R44': 2 })).toEqual([
      'vv:12.3e vv:R44 assault-1-weapon 6: its LMG in its place: 6',
    ]);
    // Of one who is not valorous nothing is doubled.
    expect(assaulted('leader:-1,lmg:3', PLAIN, { 'vv:R44': 2 })).toEqual([
      'vv:12.3e vv:R28 assault-1-weapon 3: its LMG in its place: 3',
    ]);
  });

  test('vv:R27 a weapon that has fired may be used in an assault too', () => {
    expect(assaulted(`${PLAIN},lmg:3:fired`, PLAIN)).toEqual([
      'vv:12.3b vv:R27 assault-1-weapon 3: its LMG: 3 more',
    ]);
  });

  test('vv:15.4b passengers of a vehicle add Light machine guns alone', () => {
    expect(assaulted(PLAIN, `vehicle:mg=2:cr=4,${PLAIN}:aboard,hmg:6`)).toEqual([
      'vv:15.4b defence-1-aboard-1-weapon 0: its HMG: passengers add Light machine guns alone',
    ]);
    expect(assaulted(PLAIN, `vehicle:mg=2:cr=4,${PLAIN}:aboard,lmg:3`)).toEqual([
      'vv:12.3b defence-1-aboard-1-weapon 3: its LMG: 3 more',
    ]);
  });

  test('vv:12.3d vv:12.3e a half squad with a Heavy weapon, and a leader, count the weapon in place of themselves', () => {
    expect(assaulted(PLAIN, 'half-squad:2-6-2,hmg:6').at(-1)).toBe(
      'vv:12.3d vv:R28 defence-1-weapon 6: its HMG in its place: 6',
    );
    expect(assaulted('leader:-1,lmg:3', PLAIN)).toEqual([
      'vv:12.3e vv:R28 assault-1-weapon 3: its LMG in its place: 3',
    ]);
  });

  test('vv:R28 a weapon no better than its unit is left aside; by option 2 it counts', () => {
    const half = 'half-squad:6-6-2,hmg:6';
    expect(assaulted(PLAIN, half).at(-1)).toBe(
      'vv:12.3d vv:R28 defence-1-weapon 0: its HMG of 6 is left aside',
    );
    expect(assaulted(PLAIN, half, { 'vv:R28': 2 }).at(-1)).toBe(
      'vv:12.3d vv:R28 defence-1-weapon 6: its HMG in its place: 6',
    );
  });

  test('vv:15.3d of several leaders the best alone counts', () => {
    expect(assaulted('leader:-1,leader:-2', PLAIN)).toEqual([
      'vv:15.3d assault-one-leader 2: one Leadership Modifier counts of 2: -2',
    ]);
    expect(assaulted('leader:-1,leader:0', PLAIN)).toEqual([]);
  });

  test('vv:12.52d vv:12.53c Grenades and satchel charges are used up, each counted', () => {
    expect(
      assaulted(`${PLAIN},grenades,${PLAIN},grenades`, `${PLAIN},grenades`).filter((line) =>
        line.includes('-used'),
      ),
    ).toEqual([
      'vv:12.52d vv:R29 assault-grenades-used 2: used up by the assaulters: 2 Grenades counters',
      'vv:12.52d vv:R29 defence-grenades-used 1: used up by the defenders: 1 Grenades counter',
    ]);
    expect(assaulted(`${PLAIN},satchel:6,${PLAIN},satchel:6`, PLAIN).at(-1)).toBe(
      'vv:12.53c vv:R29 assault-satchels-used 2: used up by the assaulters: 2 satchel charges',
    );
  });
});

describe('in fire', () => {
  test('vv:12.1 vv:12.3b vv:beyond.12.6 what a weapon adds', () => {
    expect(fired(`${PLAIN},hmg:6`)).toEqual(['vv:12.3b 6: its HMG: 6 more']);
    expect(fired(`${PLAIN},mortar:5`)).toEqual([
      'vv:beyond.12.6 0: its mortar does not join in with infantry fire',
    ]);
    expect(fired(`${PLAIN},bazooka:0`)).toEqual(['vv:12.1 0: its bazooka has no APFP']);
  });

  test('vv:beyond.14.5 a leader fires up to his range, and no further', () => {
    const at = (range: number) =>
      stepOf(withDice(shoot, { fire: [`${PLAIN},leader:-1`], range }, '3 4'), 'fire-2').value;
    expect([at(3), at(4)]).toEqual([1, 0]);
  });

  test('vv:12.51 Panzerfausts and AT grenades do nothing against infantry', () => {
    expect(fired(`${PLAIN},panzerfaust`)).toEqual([
      'vv:12.51 0: its Panzerfaust does nothing against infantry',
    ]);
    expect(fired(`${PLAIN},at-grenades`)).toEqual([
      'vv:12.51 0: its AT grenades do nothing against infantry',
    ]);
  });
});

describe('who may use Grenades', () => {
  const with_ = (fire: string, grenades: number) => refusalOf(shoot, { fire: [fire], range: 1, grenades });

  test('vv:12.52c each unit uses one counter', () => {
    expect(with_(PLAIN, 2)).toMatchObject({
      clause: 'vv:12.52c',
      message: '1 unit cannot use 2 Grenades counters: one each.',
    });
    expect(
      refusalOf(closeAssault, { attack: 4, assaulters: 2, defend: 4, defenders: 2, grenades: 3 }),
    ).toMatchObject({ clause: 'vv:12.52c', message: '2 units cannot use 3 Grenades counters: one each.' });
  });

  test('vv:12.52c where no infantry is, nobody does', () => {
    const given = { attack: 9, assaulters: 2, defend: ['afv:mg=4'], defenderGrenades: 1 };
    expect(refusalOf(closeAssault, given)).toMatchObject({
      clause: 'vv:12.52c',
      message: 'Nobody there can use 1 Grenades counter: infantry does.',
    });
  });

  test('vv:12.53b vv:R20 a unit with a satchel charge uses none, unless it is ruled so', () => {
    expect(with_(`${PLAIN},satchel:6`, 1)).toMatchObject({
      clause: 'vv:12.53b',
      message: '1 Grenades counter cannot be used: no unit is without a satchel charge.',
      hint: 'By R20 option 2 a unit may use both.',
    });
    expect(with_(`${PLAIN},satchel:6,${PLAIN}`, 2).message).toBe(
      '2 Grenades counters cannot be used: 1 unit is without a satchel charge.',
    );
    expect(with_(`${PLAIN},satchel:6,2x${PLAIN}`, 3).message).toBe(
      '3 Grenades counters cannot be used: 2 units are without a satchel charge.',
    );
    const free = { fire: [`${PLAIN},satchel:6,${PLAIN}`], range: 1, grenades: 1 };
    expect(withDice(shoot, free, '3 4').result.casualtyPoints).toBe(3);
    const both = { fire: [`${PLAIN},satchel:6`], range: 1, grenades: 1 };
    expect(withDice(shoot, both, '3 4', { 'vv:R20': 2 }).result.casualtyPoints).toBe(2);
  });
});
