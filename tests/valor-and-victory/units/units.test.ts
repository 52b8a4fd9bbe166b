import { describe, expect, test } from 'vitest';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { casualties } from '../../../rulesets/valor-and-victory/casualties/casualties.js';
import type { Written } from '../../../rulesets/valor-and-victory/casualties/listing.js';
import { unitsFault, unitsIn } from '../../../rulesets/valor-and-victory/units/unit-spec.js';
import { armedSaid } from '../../../rulesets/valor-and-victory/units/units.js';
import { wordsTaken } from '../../../src/engine/inputs/values.js';
import { type Given, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const play = (assault: string, defend: string, rulings: Rulings = {}, more: Given = {}) =>
  withDice(closeAssault, { assault: [assault], defend: [defend], ...more }, '1 1', rulings);
/** Whether nobody is left to hold a hex that was taken from one unit. */
const emptied = (assault: string, cover: number, rulings: Rulings = {}) =>
  play(assault, 'squad:1-6-4', rulings, { cover }).steps.some(({ id }) => id === 'nobody-left');
/** The APFP of one side of an assault by units. */
const assaultApfp = (units: string, rulings: Rulings = {}, more: Given = {}) =>
  stepOf(play(units, 'squad:4-6-4', rulings, more), 'assault-apfp').value;
const defenceApfp = (units: string, rulings: Rulings = {}, more: Given = {}) =>
  stepOf(play('4xsquad:9-6-4', units, rulings, more), 'defence-apfp').value;
const refusal = (assault: string, defend: string, rulings: Rulings = {}, more: Given = {}) =>
  refusalOf(closeAssault, { assault: [assault], defend: [defend], ...more }, rulings).clause;
const SQUAD = 'squad:4-6-4';
const result = (assault: string, defend: string, rulings: Rulings = {}) =>
  play(assault, defend, rulings).result;

describe('units as they are typed', () => {
  test('vv:1.2 a counter says APFP, range and Casualty Rating; leaders a modifier besides', () => {
    const [squad, leader] = unitsIn(['squad:4-6-5:half=2,leader:-1']);
    expect(squad).toMatchObject({ kind: 'squad', apfp: 4, rating: 5, half: 2 });
    expect(leader).toMatchObject({ kind: 'leader', modifier: 1 });
    expect(stepOf(play(SQUAD, SQUAD), 'assault-1')).toMatchObject({ clause: 'vv:1.2', value: 4 });
  });

  test('several of a kind, and entries of a flag one after the other', () => {
    expect(unitsIn(['3xsquad:4-6-5', 'lmg:3,leader:1-3-1:-2'].slice(0, 1))).toHaveLength(3);
    expect(unitsIn(['afv:mg=4', 'squad:4-6-4:aboard'])).toMatchObject([{ load: [{ apfp: 4 }] }]);
    expect(armedSaid(unitsIn(['half-squad:2-6-2:valor,lmg:3'])[0]!)).toBe(
      'valorous half squad 2-6-2 with LMG',
    );
    expect(armedSaid(unitsIn(['leader:-2'])[0]!)).toBe('leader -2');
    expect(armedSaid(unitsIn(['hero:-1'])[0]!)).toBe('hero -1');
    expect(armedSaid(unitsIn(['leader'])[0]!)).toBe('leader');
    for (const word of ['valor', 'valour', 'valorous'])
      expect(unitsIn([`squad:4-6-4:${word}`])[0]!.valorous).toBe(true);
  });

  test.each([
    ['', 'units such as'],
    ['squad', 'squad:4-6-4'],
    ['squad:4-6', 'half=n'],
    ['sqad:4-6-4', 'units such as'],
    ['lmg:3', 'a unit before its weapon'],
    ['squad:4-6-4,lmg', 'the APFP of the lmg'],
    ['squad:4-6-4,lmg:3:firde', 'a weapon with its APFP'],
    ['squad:4-6-4,lmg:3-0', 'a weapon with its APFP'],
    ['squad:4-6-4:half=4', 'a lower Casualty Rating'],
    ['afv:valor', 'immobile'],
    ['squad:4-6-4:5-6-5', 'not 5-6-5 again'],
    ['leader:1:2', 'not 2 again'],
    ['afv:mg=4:mg=5', 'not mg=5 again'],
    ['squad:4-6-4:half=2:half=3', 'not half=3 again'],
    ['squad:4-6-4:pinned:pinned', 'not pinned again'],
    ['squad:4-6-0', 'a Casualty Rating of 1 or more'],
    ['gun:cr=0', 'a Casualty Rating of 1 or more'],
    ['squad:4-6', '4-6-4'],
    ['leader:-9', '0 to -3'],
    ['gun:towed', 'behind the vehicle'],
    ['squad:4-6-4,gun:cr=3:towed', 'behind the vehicle'],
  ])('%j is not understood', (entry, takes) => {
    expect(unitsFault(entry)?.takes).toContain(takes);
  });

  test('a wrong word is told apart from those that are known', () => {
    expect(unitsFault('sqad:4-6-4')?.word?.[0]).toBe('sqad');
    expect(unitsFault('squad:4-6-4:pined')?.word?.[0]).toBe('pined');
    expect(unitsFault('squad:4-6-4:vallour')?.word?.[1]).toContain('valorous');
    expect(unitsFault('squad:4-6-4,lmg:2')).toBeUndefined();
    expect(wordsTaken(casualties.inputs.unit)).toContain('satchel');
  });
});

describe('support weapons', () => {
  test('vv:12.3b a squad adds its weapon, Light or Heavy', () => {
    expect(assaultApfp(`${SQUAD},lmg:3`)).toBe(7);
    expect(defenceApfp(`${SQUAD},hmg:6`)).toBe(10);
  });

  test('vv:12.3c a half squad adds a Light weapon, vv:12.3d and has a Heavy one count alone', () => {
    expect(assaultApfp('half-squad:2-6-2,lmg:3')).toBe(5);
    const played = play(SQUAD, 'half-squad:2-6-2,hmg:6');
    expect(stepOf(played, 'defence-1-weapon')).toMatchObject({ clause: 'vv:12.3d', value: 6 });
    expect(stepOf(played, 'defence-apfp').value).toBe(6);
  });

  test('vv:12.3e the weapon of a leader counts alone, and he has no Heavy one', () => {
    expect(assaultApfp('leader:-1,lmg:3')).toBe(3);
    expect(refusal(SQUAD, 'leader:-1,hmg:6')).toBe('vv:12.3e');
  });

  test('vv:R28 whichever is better counts; option 2: the weapon must', () => {
    expect(defenceApfp('half-squad:4-6-2,hmg:3')).toBe(4);
    expect(defenceApfp('half-squad:4-6-2,hmg:3', { 'vv:R28': 2 })).toBe(3);
    expect(stepOf(play(SQUAD, 'half-squad:4-6-2,hmg:3'), 'defence-1-weapon')).toMatchObject({
      value: 0,
      ruling: 'vv:R28',
    });
  });

  test('vv:15.2a vv:12.1 assaulters use Light machine guns alone: no flamethrower, nothing Heavy', () => {
    expect(assaultApfp(`${SQUAD},flamethrower:8`)).toBe(4);
    expect(stepOf(play(`${SQUAD},flamethrower:8`, SQUAD), 'assault-1-weapon')).toMatchObject({
      clause: 'vv:15.2a',
      value: 0,
    });
    expect(assaultApfp(`${SQUAD},hmg:6`)).toBe(4);
    expect(stepOf(play(`${SQUAD},hmg:6`, SQUAD), 'assault-1-weapon')).toMatchObject({
      clause: 'vv:12.1',
      value: 0,
    });
  });

  test('vv:R26 option 2: assaulters use every Light weapon', () => {
    expect(assaultApfp(`${SQUAD},flamethrower:8`)).toBe(4);
    expect(assaultApfp(`${SQUAD},flamethrower:8`, { 'vv:R26': 2 })).toBe(12);
    expect(assaultApfp(`${SQUAD},hmg:6`, { 'vv:R26': 2 })).toBe(4);
  });

  test('vv:15.2b defenders use what they have', () => {
    const played = play(SQUAD, `${SQUAD},flamethrower:8`);
    expect(stepOf(played, 'defence-1-allowed')).toMatchObject({ clause: 'vv:15.2b' });
    expect(stepOf(played, 'defence-apfp').value).toBe(12);
  });

  test('vv:12.65 vv:R25 a mortar does not reach the next hex; option 2: it counts', () => {
    expect(defenceApfp(`${SQUAD},mortar:5`)).toBe(4);
    expect(stepOf(play(SQUAD, `${SQUAD},mortar:5`), 'defence-1-weapon')).toMatchObject({
      clause: 'vv:12.65',
      ruling: 'vv:R25',
    });
    expect(defenceApfp(`${SQUAD},mortar:5`, { 'vv:R25': 2 })).toBe(9);
  });

  test.each(['panzerfaust', 'at-grenades'])('vv:12.51 %s do nothing against infantry', (name) => {
    expect(assaultApfp(`${SQUAD},${name}`)).toBe(4);
    expect(stepOf(play(`${SQUAD},${name}`, SQUAD), 'assault-1-weapon').clause).toBe('vv:12.51');
  });

  test('vv:12.1 a bazooka has no APFP unless one is typed', () => {
    expect(defenceApfp(`${SQUAD},bazooka`)).toBe(4);
    expect(stepOf(play(SQUAD, `${SQUAD},bazooka`), 'defence-1-weapon')).toMatchObject({
      clause: 'vv:12.1',
      value: 0,
    });
    expect(defenceApfp(`${SQUAD},bazooka:2`)).toBe(6);
  });

  test('vv:12.2a a unit carries one support weapon, and vehicles none', () => {
    expect(refusal(`${SQUAD},lmg:3,lmg:3`, SQUAD)).toBe('vv:12.2a');
    expect(refusal(SQUAD, 'vehicle:mg=4,lmg:3')).toBe('vv:12.2a');
  });

  test('vv:12.3a vv:R27 a weapon that has fired is used all the same; option 2: once a turn', () => {
    expect(assaultApfp(`${SQUAD},lmg:3:fired`)).toBe(7);
    expect(stepOf(play(`${SQUAD},lmg:3:fired`, SQUAD), 'assault-1-weapon').ruling).toBe('vv:R27');
    expect(refusal(`${SQUAD},lmg:3:fired`, SQUAD, { 'vv:R27': 2 })).toBe('vv:12.3a');
  });

  test('vv:12.53a vv:12.53c vv:R21 a satchel charge adds the number on its counter and is gone', () => {
    const played = play(`${SQUAD},satchel:6`, `${SQUAD},satchel:8`);
    expect(stepOf(played, 'assault-apfp').value).toBe(10);
    expect(stepOf(played, 'defence-apfp').value).toBe(12);
    expect(stepOf(played, 'assault-1-satchel')).toMatchObject({ clause: 'vv:12.53a', ruling: 'vv:R21' });
    expect(stepOf(played, 'assault-satchels-used')).toMatchObject({ clause: 'vv:12.53c', value: 1 });
  });

  test('vv:12.53b one satchel charge a unit, without a support weapon', () => {
    expect(refusal(`${SQUAD},satchel:6,satchel:6`, SQUAD)).toBe('vv:12.53b');
    expect(refusal(`${SQUAD},lmg:3,satchel:6`, SQUAD)).toBe('vv:12.53b');
  });

  test('vv:R20 no Grenades beside a satchel charge; option 2: both', () => {
    expect(refusal(`${SQUAD},grenades,satchel:6`, SQUAD)).toBe('vv:12.53b');
    expect(stepOf(play(`${SQUAD},grenades,satchel:6`, SQUAD, { 'vv:R20': 2 }), 'grenades').value).toBe(-1);
  });

  test('vv:12.52c a unit uses one Grenades counter, beside its weapon', () => {
    expect(refusal(`${SQUAD},grenades,grenades`, SQUAD)).toBe('vv:12.52c');
    const played = play(`${SQUAD},lmg:3,grenades`, SQUAD);
    expect([stepOf(played, 'assault-apfp').value, stepOf(played, 'grenades').value]).toEqual([7, -1]);
  });

  test('vv:12.5 expendable weapons are for infantry', () => {
    expect(refusal(SQUAD, 'afv:mg=4,grenades')).toBe('vv:12.5');
  });
});

describe('valour', () => {
  test('vv:16.3a a valorous unit has its own APFP doubled, and not that of its weapon', () => {
    expect(assaultApfp('squad:4-6-4:valor,lmg:3')).toBe(11);
    expect(defenceApfp('squad:4-6-4:valorous')).toBe(8);
  });

  test('vv:16.5 a hero is a valorous leader', () => {
    const played = play(`hero:-1,${SQUAD}`, SQUAD);
    expect(stepOf(played, 'assault-1')).toMatchObject({ clause: 'vv:16.5', value: 2 });
    expect(stepOf(played, 'leader').value).toBe(-1);
  });

  test('vv:R44 a weapon in place of the unit is not doubled; option 2: it is', () => {
    expect(defenceApfp('half-squad:2-6-2:valor,hmg:6')).toBe(6);
    expect(defenceApfp('half-squad:2-6-2:valor,hmg:6', { 'vv:R44': 2 })).toBe(12);
    expect(defenceApfp('half-squad:2-6-2:valor,hmg:3')).toBe(4);
  });
});

describe('vehicles, Guns and passengers', () => {
  test('vv:15.4a an AFV counts its machine guns, not its Gun', () => {
    const played = play(SQUAD, 'afv:gun=12:mg=4:ff=3');
    expect(stepOf(played, 'defence-1')).toMatchObject({ clause: 'vv:15.4a', value: 7 });
  });

  test('vv:R23 facing is ignored; option 2: forward machine guns add nothing from outside their field of fire', () => {
    const outside = { outsideFfa: true };
    expect(defenceApfp('afv:mg=4:ff=3', {}, outside)).toBe(7);
    expect(stepOf(play(SQUAD, 'afv:mg=4:ff=3', {}, outside), 'defence-1').ruling).toBe('vv:R23');
    expect(defenceApfp('afv:mg=4:ff=3', { 'vv:R23': 2 }, outside)).toBe(4);
    expect(defenceApfp('afv:mg=4:ff=3', { 'vv:R23': 2 })).toBe(7);
  });

  test('vv:15.5a a Gun, and a vehicle without machine guns, has an APFP of 2', () => {
    expect(defenceApfp('gun:gun=5:cr=3')).toBe(2);
    expect(defenceApfp('vehicle:cr=4')).toBe(2);
    expect(defenceApfp('vehicle:mg=4')).toBe(4);
  });

  test('vv:R22 an AFV without machine guns has 2 as well; option 2: 0', () => {
    expect(defenceApfp('afv:gun=14')).toBe(2);
    expect(defenceApfp('afv:gun=14', { 'vv:R22': 2 })).toBe(0);
  });

  test('vv:15.4b passengers always count, with Light machine guns and satchel charges', () => {
    expect(defenceApfp('afv:mg=4,squad:4-6-4:aboard,lmg:3')).toBe(11);
    expect(defenceApfp('afv:mg=4,squad:4-6-4:aboard,hmg:6')).toBe(8);
    expect(stepOf(play(SQUAD, 'afv:mg=4,squad:4-6-4:aboard'), 'defence-1-aboard-1-passenger').clause).toBe(
      'vv:15.4b',
    );
  });

  test('vv:R24 passengers add to the 2 of an unarmed vehicle; option 2: they take its place', () => {
    expect(defenceApfp('vehicle:cr=4,squad:5-6-4:aboard')).toBe(7);
    expect(defenceApfp('vehicle:cr=4,squad:5-6-4:aboard', { 'vv:R24': 2 })).toBe(5);
    expect(defenceApfp('vehicle:cr=4', { 'vv:R24': 2 })).toBe(2);
  });

  test('vv:15.5b a Gun in tow adds nothing', () => {
    const played = play(SQUAD, 'vehicle:cr=4,gun:cr=3:towed');
    expect(stepOf(played, 'defence-1-aboard-1')).toMatchObject({ clause: 'vv:15.5b', value: 0 });
    expect(stepOf(played, 'defence-apfp').value).toBe(2);
  });

  test('vv:8.1 vv:R8 a carrier and its load are one unit; option 2: passengers count one by one', () => {
    const carrier = 'afv:mg=4,squad:4-6-4:aboard,leader:-1:aboard';
    const strong = '4xsquad:9-6-4';
    expect(result(strong, carrier).assaulterCP).toBe(1);
    expect(result(strong, carrier, { 'vv:R8': 2 }).assaulterCP).toBe(3);
    expect(stepOf(play(strong, carrier), 'carriers')).toMatchObject({ clause: 'vv:8.1', ruling: 'vv:R8' });
  });
});

describe('leaders', () => {
  test('vv:15.3d one Leadership Modifier a side, the best', () => {
    const played = play(`${SQUAD},leader:-1,leader:-2`, `${SQUAD},leader:-1,leader:-1`);
    expect(stepOf(played, 'assault-one-leader')).toMatchObject({ clause: 'vv:15.3d', value: 2 });
    expect(stepOf(played, 'leader').value).toBe(-2);
    expect(stepOf(played, 'defender-leader').value).toBe(-1);
  });

  test('vv:13.6 vv:R11 a leader of the hex helps without assaulting; option 2: he must assault', () => {
    const given = { leader: 2 };
    const played = play(`${SQUAD},leader:-1`, SQUAD, {}, given);
    expect([stepOf(played, 'leader').value, stepOf(played, 'assaulters').value]).toEqual([-2, 2]);
    expect(refusal(SQUAD, SQUAD, { 'vv:R11': 2 }, given)).toBe('vv:13.6');
    expect(stepOf(play(`${SQUAD},leader:-2`, SQUAD, { 'vv:R11': 2 }), 'leader').value).toBe(-2);
  });

  test('vv:R7 a leader is a unit', () => {
    expect(result('4xsquad:9-6-4', `${SQUAD},leader:-1`).assaulterCP).toBe(2);
    expect(stepOf(play(SQUAD, SQUAD), 'defenders').ruling).toBe('vv:R7');
  });
});

describe('who may be there', () => {
  test('vv:15.1a only infantry assaults', () => {
    expect(refusal('afv:mg=4', SQUAD)).toBe('vv:15.1a');
    expect(refusal('gun:cr=3', SQUAD)).toBe('vv:15.1a');
  });

  test('vv:14.7a pinned units do not assault, nor do their passengers defend', () => {
    expect(refusal(`${SQUAD}:pinned`, SQUAD)).toBe('vv:14.7a');
    expect(refusal(`${SQUAD}:pinned-now`, SQUAD)).toBe('vv:14.7a');
    expect(defenceApfp(`vehicle:mg=4:pinned,squad:4-6-4:aboard,${SQUAD}`)).toBe(4);
  });

  test('vv:R9 passengers do not assault; option 2: they leave their carrier', () => {
    expect(refusal(`${SQUAD}:aboard`, SQUAD)).toBe('vv:15.1a');
    expect(assaultApfp(`${SQUAD}:aboard`, { 'vv:R9': 2 })).toBe(4);
  });

  test('vv:15.1b vv:15.1c units that advanced may not; units with markers may', () => {
    expect(refusal(`${SQUAD}:advanced`, SQUAD)).toBe('vv:15.1b');
    expect(stepOf(play(`${SQUAD}:marked`, SQUAD), 'marked').clause).toBe('vv:15.1c');
  });

  test('vv:6.9 stacking holds for units by name, and passengers are not counted', () => {
    expect(refusal('5xsquad:4-6-4', SQUAD)).toBe('vv:6.9');
    expect(refusal(SQUAD, 'afv:mg=4,3xsquad:4-6-4')).toBe('vv:6.9');
    expect(refusal(SQUAD, '2xafv:mg=4,squad:4-6-4')).toBe('vv:6.9');
    expect(refusal(SQUAD, '3xgun:cr=3')).toBe('vv:6.9');
    expect(defenceApfp('afv:mg=4,2xsquad:4-6-4:aboard,2xsquad:4-6-4')).toBe(20);
  });

  test.each([
    ['vv:20.5b', 'bunker', 'afv:mg=4'],
    ['vv:20.5b', 'bunker', 'gun:cr=3,squad:4-6-4'],
    ['vv:20.5b', 'earthen-bunker', '3xsquad:4-6-4'],
    ['vv:20.6', 'sandbags', 'afv:mg=4'],
    ['vv:20.9', 'foxholes', 'gun:cr=3'],
    ['vv:20.10', 'trenches', 'vehicle:cr=4'],
    ['vv:20.11', 'caves', 'afv:mg=4'],
  ])('%s a position of %s has no room for %s', (clause, terrain, units) => {
    expect(refusal(SQUAD, units, {}, { terrain })).toBe(clause);
  });

  test.each([
    ['bunker', 'gun:cr=3'],
    ['sandbags', 'gun:cr=3,squad:4-6-4'],
    ['caves', 'gun:cr=3'],
    ['trenches', '4xsquad:4-6-4'],
  ])('%s have room for %s', (terrain, units) => {
    expect(defenceApfp(units, {}, { terrain })).toBeGreaterThan(0);
  });

  test('vv:15.9a vv:15.9b pinned units fall first, with their APFP', () => {
    const played = play(SQUAD, `${SQUAD}:pinned,${SQUAD}`);
    expect(stepOf(played, 'pinned').value).toBe(1);
    expect(stepOf(played, 'defence-apfp').value).toBe(4);
    expect(
      withDice(closeAssault, { assault: [SQUAD], defend: [`${SQUAD}:pinned`] }, '').result.assaulterCP,
    ).toBe(0);
  });

  test('vv:R35 option 2: units pinned in this phase defend with all they have', () => {
    const late = `${SQUAD}:pinned-now,${SQUAD}`;
    expect(defenceApfp(late)).toBe(4);
    expect(defenceApfp(late, { 'vv:R35': 2 })).toBe(8);
  });

  test('vv:14.61g vv:R42 points that eliminate all assaulters leave the hex empty', () => {
    const played = play('half-squad:2-6-2', '2xsquad:1-6-4', {}, {});
    expect(stepOf(played, 'nobody-left')).toMatchObject({ clause: 'vv:14.61g', ruling: 'vv:R42' });
    expect(play('squad:4-6-4', '2xsquad:1-6-4').steps.some(({ id }) => id === 'nobody-left')).toBe(false);
  });

  test('vv:15.8d vv:R42 a leader who can be pinned for the last point holds the hex', () => {
    expect(emptied('squad:4-6-5,leader:-1', 5)).toBe(false);
    expect(emptied('squad:4-6-5,leader:-1', 6)).toBe(true);
    // Two squads that cannot be reduced for so much: one falls for 4, and a half squad and a pin come to 3.
    expect(emptied('2xsquad:4-6-4:half=2', 6)).toBe(false);
    expect(emptied('2xsquad:4-6-4:half=2', 7)).toBe(true);
  });

  test('vv:R40 vv:R32 the ratings of half squads and ignored points decide who is left', () => {
    expect(emptied('squad:4-6-6', 4)).toBe(false);
    expect(emptied('squad:4-6-6', 4, { 'vv:R40': 2 })).toBe(true);
    expect(emptied('2xhalf-squad:2-6-2:valor', 4)).toBe(false);
    expect(emptied('2xhalf-squad:2-6-2:valor', 4, { 'vv:R32': 2 })).toBe(true);
  });

  test('vv:14.61g vv:R42 the hex is empty where every way to meet the points eliminates all, and there alone', () => {
    const stacks = [
      'leader:-1',
      'half-squad:2-6-2,leader:-1',
      'squad:4-6-5:half=2,leader:-1',
      'squad:4-6-4:half=1,half-squad:2-6-3',
      '2xsquad:4-6-4:half=2',
      'hero:-1,squad:4-6-4:half=2:valor',
    ];
    for (const stack of stacks)
      for (const rulings of [{}, { 'vv:R32': 2 }, { 'vv:R31': 2 }] as Rulings[])
        for (let cover = 0; cover <= 9; cover++) {
          const assault = { assault: [stack], defend: ['2xsquad:1-6-4'], cover };
          const { result, steps } = withDice(closeAssault, assault, '1 1', rulings);
          const points = { points: result.assaulterCP, unit: [stack] };
          const { ways } = withDice(casualties, points, '', rulings).result as unknown as { ways: Written[] };
          const all = unitsIn([stack]).length;
          const dead = ways.every(
            ({ choose }) => choose.filter((c) => c.startsWith('eliminate')).length === all,
          );
          const told = steps.some(({ id }) => id === 'nobody-left');
          expect(told, `${stack}, ${result.assaulterCP}, ${JSON.stringify(rulings)}`).toBe(dead);
        }
  });
});

const OWN = { assault: ['squad:4-6-5:valor,lmg:3,leader:-1,grenades'], terrain: 'woods' };
proveAll(closeAssault, [
  ['infantry by name', { ...OWN, defend: ['half-squad:2-6-2,hmg:6,squad:5-6-4,grenades'] }],
  ['a carrier', { ...OWN, defend: ['vehicle:cr=4,squad:5-6-4:aboard'] }, { 'vv:R8': 2, 'vv:R24': 2 }],
  [
    'weapons otherwise',
    { ...OWN, assault: ['squad:4-6-4,bazooka'], defend: ['half-squad:2-6-2:valor,mortar:5'] },
    { 'vv:R25': 2, 'vv:R26': 2, 'vv:R28': 2, 'vv:R44': 2 },
  ],
  [
    'a satchel charge',
    { ...OWN, assault: ['squad:4-6-4:aboard,satchel:6,grenades'], defend: ['gun:cr=3'] },
    { 'vv:R9': 2, 'vv:R20': 2 },
  ],
]);

test('vv:beyond.8.21 no carrier in the defence has more aboard than the largest class takes', () => {
  expect(refusal(SQUAD, 'afv:mg=4,3xsquad:4-6-4:aboard')).toBe('vv:beyond.8.21');
  expect(refusal(SQUAD, 'vehicle:cr=4,3xleader:-1:aboard')).toBe('vv:beyond.8.21');
  expect(result(SQUAD, 'afv:mg=4,2xsquad:4-6-4:aboard,2xleader:-1:aboard')).toBeDefined();
});
