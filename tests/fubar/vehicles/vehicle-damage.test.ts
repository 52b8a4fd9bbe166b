import { describe, expect, test } from 'vitest';
import { activate } from '../../../rulesets/fubar/turn/activate.js';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
  type Given,
  oddsOf,
  playing,
  remembered,
  START,
  stepOf,
  told,
  withDice,
} from '../../support/games/fubar-battle.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const SIDE = { unsaved: 1, facing: 'side' };
const { play: did, blamed: conflict } = playing(vehicleDamage, SIDE);
const effects = (given: Given, dice: string, rulings: Rulings = {}) =>
  did(given, dice, rulings).result.effects;
const destroyed = (facing: string, rulings: Rulings = {}) =>
  fraction(
    ...chanceOf(oddsOf(vehicleDamage, { unsaved: 1, facing }, rulings), (result) =>
      (result.effects as string[]).includes('destroyed'),
    ),
  );

describe('saves', () => {
  test.each([
    ['none', 6],
    ['light', 5],
    ['medium', 4],
    ['heavy', 3],
    ['very-heavy', 2],
  ])('fubar:vehicle.6 %s armour saves on %i or more', (armour, save) => {
    const given = { hits: 2, armour, facing: 'side' };
    const played = withDice(vehicleDamage, given, `save=${save},${save - 1} damage=1`);
    expect(played.result).toEqual({ unsaved: 1, effects: ['stunned'] });
    expect(stepOf(played, 'vehicle-save')).toMatchObject({ clause: 'fubar:vehicle.6', value: save });
  });

  test('fubar:R54 option 3: a vehicle without armour has no save', () => {
    const given = { hits: 1, armour: 'none', facing: 'side' };
    expect(withDice(vehicleDamage, given, 'damage=6', { 'fubar:R54': 3 }).result.unsaved).toBe(1);
  });

  test('without hits, or with all of them saved, nothing happens', () => {
    expect(withDice(vehicleDamage, { hits: 0, armour: 'none', facing: 'rear' }, '').result).toEqual({
      unsaved: 0,
      effects: [],
    });
    expect(withDice(vehicleDamage, { hits: 1, armour: 'light', facing: 'rear' }, '6').result.effects).toEqual(
      [],
    );
  });
});

describe('the table', () => {
  test.each([
    ['fubar:damage.2', 1, 'stunned'],
    ['fubar:damage.2', 2, 'stunned'],
    ['fubar:damage.3', 3, 'weapon-destroyed'],
    ['fubar:damage.3', 4, 'weapon-destroyed'],
    ['fubar:damage.4', 5, 'immobilised'],
    ['fubar:damage.5', 6, 'destroyed'],
  ])('%s a roll of %i: %s', (clause, roll, effect) => {
    const played = did({}, `${roll}`);
    expect(played.result.effects).toEqual([effect]);
    expect(stepOf(played, effect).clause).toBe(clause);
    expect(stepOf(played, 'damage').clause).toBe('fubar:damage.1');
  });

  test('fubar:damage.1 every hit is a roll', () => {
    expect(effects({ unsaved: 2 }, '5 1')).toEqual(['stunned', 'immobilised']);
    expect(effects({ unsaved: 3 }, '6')).toEqual(['destroyed']);
  });

  test('fubar:damage.6 hit on the front the better of two dice counts, for the vehicle', () => {
    const played = did({ facing: 'front' }, 'first=6 second=2');
    expect(played.result.effects).toEqual(['stunned']);
    expect(stepOf(played, 'facing').clause).toBe('fubar:damage.6');
  });

  test('fubar:damage.7 on the side one die', () => {
    expect(stepOf(did({}, '1'), 'facing')).toMatchObject({ clause: 'fubar:damage.7', value: 1 });
  });

  test('fubar:damage.8 on the rear the worse of two', () => {
    const played = did({ facing: 'rear' }, 'first=2 second=6');
    expect(played.result.effects).toEqual(['destroyed']);
    expect(stepOf(played, 'facing').clause).toBe('fubar:damage.8');
  });

  test('fubar:R55 option 1: destroyed 1, 6 and 11 times in 36; option 2 turns the facings round', () => {
    expect(['front', 'side', 'rear'].map((facing) => destroyed(facing))).toEqual(['1/36', '1/6', '11/36']);
    expect(['front', 'side', 'rear'].map((facing) => destroyed(facing, { 'fubar:R55': 2 }))).toEqual([
      '11/36',
      '1/6',
      '1/36',
    ]);
  });

  test('fubar:vehicle.9 a vehicle is not suppressed', () => {
    const played = did({}, '1');
    expect(stepOf(played, 'no-suppression')).toMatchObject({ clause: 'fubar:vehicle.9', value: 0 });
    expect(played.result.effects).toEqual(['stunned']);
    expect(JSON.stringify(played.effects)).not.toContain('suppressed');
  });
});

describe('the same effect twice in a turn', () => {
  test('fubar:damage.9 it is the next one up', () => {
    expect(effects({ unsaved: 2 }, '1 2')).toEqual(['stunned', 'weapon-destroyed']);
    expect(effects({ unsaved: 2 }, '3 4')).toEqual(['weapon-destroyed', 'immobilised']);
    const played = did({ effects: ['stunned,weapon-destroyed'] }, '1');
    expect(played.result.effects).toEqual(['immobilised']);
    expect(stepOf(played, 'stepped-up').clause).toBe('fubar:damage.9');
    expect(effects({ effects: ['immobilised'] }, '5')).toEqual(['destroyed']);
    expect(effects({ effects: ['destroyed'] }, '')).toEqual([]);
  });

  test('fubar:R56 option 2 steps each die up before the better is chosen', () => {
    const given = { facing: 'front', effects: ['stunned', 'weapon-destroyed'] };
    expect(effects(given, 'first=1 second=5')).toEqual(['immobilised']);
    const one = { facing: 'front', effects: ['weapon-destroyed', 'immobilised'] };
    expect(effects(one, 'first=3 second=6')).toEqual(['destroyed']);
    const two = { facing: 'rear', effects: ['stunned', 'weapon-destroyed', 'immobilised'] };
    expect(effects(two, 'first=1 second=2', { 'fubar:R56': 2 })).toEqual(['destroyed']);
    const three = { facing: 'front', effects: ['stunned'] };
    expect(effects(three, 'first=1 second=3')).toEqual(['weapon-destroyed']);
    // The stun steps over to an immobilisation: the other die is now the better.
    const four = { facing: 'front', effects: ['weapon-destroyed'] };
    expect(effects(four, 'first=4 second=5', { 'fubar:R56': 2 })).toEqual(['immobilised']);
  });

  test('fubar:R57 option 2 goes one step only', () => {
    const given = { effects: ['stunned', 'weapon-destroyed'] };
    expect(effects(given, '1')).toEqual(['immobilised']);
    expect(effects(given, '1', { 'fubar:R57': 2 })).toEqual(['weapon-destroyed']);
  });

  test('fubar:R58 no weapon left: the next up, or nothing; immobilised in an earlier turn: nothing more, or the next up', () => {
    const unarmed = (n: number) => effects({ weapons: 0 }, '3', { 'fubar:R58': n });
    expect([1, 2, 3].map(unarmed)).toEqual([['immobilised'], ['immobilised'], []]);
    const stuck = (n: number) => effects({ immobilised: true }, '5', { 'fubar:R58': n });
    expect([1, 2, 3].map(stuck)).toEqual([[], ['destroyed'], []]);
  });

  test('fubar:R65 the players judge which side is hit', () => {
    expect(stepOf(did({ facing: 'side' }, '3'), 'struck')).toMatchObject({
      value: 'side',
      ruling: 'fubar:R65',
    });
  });

  test('fubar:damage.3 weapons that are counted grow fewer', () => {
    expect(stepOf(did({ weapons: 2 }, '3'), 'weapons-left').value).toBe(1);
  });
});

describe('those aboard', () => {
  const aboard = { passengers: 3, passengerLevel: 'green' };
  /** They are hit by the wreck alone. */
  const FOR_THE_WRECK = { 'fubar:R60': 2 };

  test('fubar:damage.5 fubar:R61 they must bail out and take a hit each, or cannot', () => {
    const out = did(aboard, '6', FOR_THE_WRECK);
    expect(out.result).toEqual({ unsaved: 1, effects: ['destroyed'], casualties: 2, suppressed: 1 });
    expect(stepOf(out, 'bail-out')).toMatchObject({ clause: 'fubar:damage.5', ruling: 'fubar:R61' });
    const armoured = did(
      { ...aboard, passengerArmour: 'heavy' },
      'damage=6 bail-out-save=4,5,1',
      FOR_THE_WRECK,
    );
    expect(armoured.result).toMatchObject({ casualties: 0, suppressed: 1 });
  });

  test('fubar:damage.10 fubar:R61 option 2: nobody gets out; option 3: nobody from the second wreck of the turn', () => {
    const lost = did(aboard, '6', { 'fubar:R61': 2 });
    const third = { ...FOR_THE_WRECK, 'fubar:R61': 3 };
    expect(lost.result).toMatchObject({ casualties: 3, suppressed: 0 });
    expect(stepOf(lost, 'bail-out').clause).toBe('fubar:damage.10');
    expect(did(aboard, '6', third).result.casualties).toBe(2);
    expect(did({ ...aboard, secondWreck: true }, '6', third).result.casualties).toBe(3);
  });

  test('fubar:R62 option 2: a hit on bailing out is no suppression', () => {
    expect(did(aboard, '6', FOR_THE_WRECK).result).toMatchObject({ casualties: 2, suppressed: 1 });
    expect(did(aboard, '6', { ...FOR_THE_WRECK, 'fubar:R62': 2 }).result).toMatchObject({
      casualties: 3,
      suppressed: 0,
    });
  });

  test('fubar:fire.8 where the vehicle saves, those aboard need not', () => {
    const given = { hits: 2, armour: 'light', facing: 'side', ...aboard };
    const played = withDice(vehicleDamage, given, 'save=5,1 damage=1');
    expect(stepOf(played, 'shielded')).toMatchObject({ clause: 'fubar:fire.8', value: 1 });
    expect(played.result).toMatchObject({ unsaved: 1, casualties: 0, suppressed: 1 });
  });

  test('fubar:R60 each unsaved hit is one on those aboard; option 2: none short of a wreck; option 3: one on each of them', () => {
    const given = { unsaved: 2, ...aboard };
    expect(did(given, '1 5').result).toMatchObject({ casualties: 1, suppressed: 1 });
    expect(did(given, '1 5', FOR_THE_WRECK).result).toMatchObject({ casualties: 0, suppressed: 0 });
    expect(did(given, '1 5', { 'fubar:R60': 3 }).result).toMatchObject({ casualties: 2, suppressed: 1 });
  });

  test('who is not aboard does not bail out, and the umpire is told', () => {
    expect(stepOf(did({}, '6'), 'bail-out').text).toContain('--passengers');
  });
});

test('fubar:damage.2 fubar:damage.9 the game remembers what a vehicle suffered this turn, and its stun until the next roll', () => {
  const given = { ...SIDE, name: 'Tank' };
  let past = remembered(vehicleDamage, START, given, withDice(vehicleDamage, given, '1'));
  const again = withDice(vehicleDamage, given, '1', {}, past);
  expect(again.result.effects).toEqual(['weapon-destroyed']);
  past = remembered(vehicleDamage, past, given, again);
  const turn = { sides: 'Red,Blue' };
  past = remembered(initiative, past, turn, withDice(initiative, turn, '6 1', {}, past));
  expect(withDice(vehicleDamage, given, '1', {}, past).result.effects).toEqual(['stunned']);
  const rolls = { name: 'Tank', level: 'veteran' };
  const tried = withDice(activate, rolls, '4', {}, past);
  expect(tried.result.activated).toBe(false);
  past = remembered(activate, past, rolls, tried);
  expect(told(past).units[0]).toMatchObject({ stunned: 0, lostWeapons: 1 });
});

test.each([
  ['hits', { hits: 1 }],
  ['armour', { armour: 'light' }],
  ['passengerLevel', { passengerLevel: 'green' }],
  ['secondWreck', { secondWreck: true }],
  ['take', { take: 1 }],
])('--%s is turned down where it means nothing', (input, given) => {
  expect(conflict(given)).toBe(input);
});

proveAll(vehicleDamage, [
  ['one hit on the side', SIDE],
  ['two hits, saves and all, on the front', { hits: 2, armour: 'medium', facing: 'front' }],
  ['three on the side', { unsaved: 3, facing: 'side' }],
  ['two on the rear, after a stun', { unsaved: 2, facing: 'rear', effects: ['stunned'] }],
  ['each die stepped up', { unsaved: 2, facing: 'front' }, { 'fubar:R56': 2 }],
  ['one step', { unsaved: 3, facing: 'side', weapons: 1 }, { 'fubar:R57': 2 }],
  [
    'what cannot happen is lost',
    { unsaved: 2, facing: 'side', weapons: 0, immobilised: true },
    { 'fubar:R58': 3 },
  ],
  [
    'those aboard',
    { unsaved: 1, facing: 'rear', passengers: 2, passengerLevel: 'green', passengerArmour: 'heavy' },
  ],
  [
    'two hits through the armour on those aboard',
    { unsaved: 2, facing: 'side', passengers: 2, passengerLevel: 'green', passengerArmour: 'light' },
  ],
  [
    'those aboard, hit by the wreck alone',
    { unsaved: 2, facing: 'side', passengers: 2, passengerLevel: 'green', passengerArmour: 'light' },
    { 'fubar:R60': 2 },
  ],
]);
