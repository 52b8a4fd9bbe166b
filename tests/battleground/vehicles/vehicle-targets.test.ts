import { describe, expect, test } from 'vitest';
import { artillery } from '../../../rulesets/battleground/artillery/artillery.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { EMPLACEMENTS } from '../../../rulesets/battleground/terrain/tables.js';
import { remindersOf } from '../../../src/rules/action.js';
import { conflicting } from '../../support/forbids.js';
import { type Given, inputOf, stepOf, withDice, withSeed } from '../../support/play.js';
import { red, thrown } from '../thrown.js';

const EIGHT = { grade: 'C', figures: 8 };

describe('vehicles as targets', () => {
  test.each([
    ['car', 1, 1],
    ['truck', 1, 1],
    ['armoured-car', 2, 1],
    ['light-tank', 3, 2],
    ['medium-tank', 4, 3],
    ['heavy-tank', 5, 4],
  ])('bg:vshoot.3 bg:R45 %s: %i red by option 1 and %i by option 2', (at, first, second) => {
    const shot = withSeed(shoot, { ...EIGHT, at });
    expect(stepOf(shot, 'armour')).toMatchObject({ clause: 'bg:vshoot.3', value: first });
    expect(red({ ...EIGHT, at })).toBe(first);
    expect(red({ ...EIGHT, at }, { 'bg:R45': 2 })).toBe(second);
  });

  test('bg:R45 option 2 names armoured cars and tanks; a carrier, which it does not name, stays at 2', () => {
    expect(red({ ...EIGHT, at: 'apc' })).toBe(2);
    expect(red({ ...EIGHT, at: 'apc' }, { 'bg:R45': 2 })).toBe(2);
  });

  test('bg:vshoot.3 a scenario may set the red dice of a vehicle, whatever the ruling', () => {
    expect(red({ ...EIGHT, at: 'light-tank', armour: 6 })).toBe(6);
    expect(red({ ...EIGHT, at: 'light-tank', armour: 6 }, { 'bg:R45': 2 })).toBe(6);
  });

  test('bg:dig.3 a vehicle that began the game dug in has 1 red die more', () => {
    expect(red({ ...EIGHT, at: 'medium-tank', dugIn: true })).toBe(5);
  });

  test.each([
    ['bg:R33 option 1 adds armour and cover', 1, 4],
    ['bg:R33 option 2 takes the higher of armour and cover', 2, 3],
  ])('%s (option %i: %i red), and being dug in comes on top', (_name, option, dice) => {
    const given = { ...EIGHT, at: 'light-tank', cover: 'light' };
    const rulings = { 'bg:R33': option };
    const shot = withSeed(shoot, given, 'test', 0, rulings);
    expect(stepOf(shot, 'armour-and-cover')).toMatchObject({ value: dice, ruling: 'bg:R33' });
    expect(red(given, rulings)).toBe(dice);
    expect(red({ ...given, dugIn: true }, rulings)).toBe(dice + 1);
  });

  test('bg:R33 option 2 lets the cover count where it is the better one', () => {
    expect(red({ ...EIGHT, at: 'truck', cover: 'heavy' }, { 'bg:R33': 2 })).toBe(3);
  });

  test('bg:vshoot.10 a flank shot on a vehicle has 1 more blue die', () => {
    const given = { ...EIGHT, at: 'medium-tank', flank: true };
    expect(stepOf(withSeed(shoot, given), 'flank')).toMatchObject({ clause: 'bg:vshoot.10', value: 1 });
    expect(thrown(given)).toEqual({ white: 4, blue: 1, red: 4 });
  });

  test.each([
    ['bg:R34 option 1 leaves a dug-in vehicle its rear', 1, 'bg:vshoot.10', 1],
    ['bg:R34 option 2 lets nobody flank a dug-in vehicle', 2, 'bg:flank.3', 0],
  ])('%s (option %i)', (_name, option, clause, blue) => {
    const given = { ...EIGHT, at: 'medium-tank', flank: true, dugIn: true };
    const shot = withSeed(shoot, given, 'test', 0, { 'bg:R34': option });
    expect(stepOf(shot, 'flank')).toMatchObject({ clause, value: blue });
    expect(shot.rulings['bg:R34']).toBe(option);
    expect(thrown(given, { 'bg:R34': option })).toEqual({ white: 4, blue, red: 5 });
  });

  test.each([
    ['front', 4, 5],
    ['side', 3, 4],
    ['rear', 2, 3],
  ])(
    'bg:armour.1 bg:R116 the %s of a medium tank has %i red dice by option 1 and %i by option 2',
    (face, first, second) => {
      const given = { ...EIGHT, at: 'medium-tank', face };
      expect(stepOf(withSeed(shoot, given), 'face')).toMatchObject({
        clause: 'bg:armour.1',
        value: first,
        ruling: 'bg:R116',
        house: true,
      });
      expect(red(given)).toBe(first);
      expect(red(given, { 'bg:R116': 2 })).toBe(second);
    },
  );

  test('bg:R116 no face has less than 1 red die', () => {
    expect(red({ ...EIGHT, at: 'armoured-car', face: 'rear' })).toBe(1);
    expect(red({ ...EIGHT, at: 'armoured-car', face: 'side' })).toBe(1);
  });

  test('bg:armour.3 where the faces of the armour count there is no die for the flank', () => {
    const given = { ...EIGHT, at: 'medium-tank', face: 'rear', flank: true };
    expect(stepOf(withSeed(shoot, given), 'flank')).toMatchObject({ clause: 'bg:armour.3', value: 0 });
    expect(thrown(given)).toEqual({ white: 4, blue: 0, red: 2 });
  });
});

describe('emplacements', () => {
  const UNIT = { grade: 'C', figures: 4 };
  const MISS = 'white=2,2 red=2,2,2';

  test.each([
    ['nest', 2],
    ['pillbox', 3],
    ['gun-emplacement', 3],
    ['bunker', 3],
  ])('bg:emp.1 a %s has %i red dice', (at, dice) => {
    expect(stepOf(withSeed(shoot, { ...UNIT, at }), 'emplacement')).toMatchObject({
      clause: 'bg:emp.1',
      value: dice,
    });
    expect(red({ ...UNIT, at })).toBe(dice);
  });

  test('bg:emp.2 an emplacement shoots with 1 white and 1 blue die, hitting on 5 and 6', () => {
    const shot = withDice(shoot, { weapon: 'emplacement' }, 'white=5 blue=6');
    expect(stepOf(shot, 'weapon')).toMatchObject({ clause: 'bg:emp.2', value: 2 });
    expect(stepOf(shot, 'grade').value).toBe(5);
    expect(shot.result).toEqual({ hits: 2 });
  });

  test('bg:emp.2 its two men have a heavy weapon: their hits on armour are not halved', () => {
    const shot = withDice(
      shoot,
      { weapon: 'emplacement', at: 'armoured-car' },
      'white=5 blue=4 red=2,2 damage=6',
    );
    expect(shot.result).toEqual({ hits: 1, state: 'destroyed' });
  });

  test.each([
    ['no hit leaves it whole', MISS, false, 'undamaged', 0],
    ['one hit is marked', 'white=5,2 red=2,2,2', false, 'hit', 1],
    ['two hits destroy it', 'white=5,6 red=2,2,2', false, 'destroyed', 2],
    ['no hit leaves a marked one as it is', MISS, true, 'hit', 1],
    ['the second hit, some time later, destroys it', 'white=5,2 red=2,2,2', true, 'destroyed', 2],
  ])('bg:emp.4 two hits destroy a pillbox: %s', (_name, dice, marked, state, all) => {
    const shot = withDice(shoot, { ...UNIT, at: 'pillbox', marked }, dice);
    expect(stepOf(shot, 'emplacement-hits')).toMatchObject({ clause: 'bg:emp.4', value: all });
    expect(shot.result).toEqual({ hits: all - (marked ? 1 : 0), state });
  });

  test('(bg:emp.6) a bunker has no weapon: marked it is not said to fire, destroyed it has none to lose', () => {
    const text = (at: string, dice: string, id: string) =>
      stepOf(withDice(shoot, { weapon: 'heavy-gun', at }, dice), id).text;
    const [one, two] = ['blue=5,2,2,2 red=2,2,2', 'blue=5,5,2,2 red=2,2,2'];
    expect(text('bunker', one, 'emplacement-hits')).toBe('1 hit in all: mark it');
    expect(text('pillbox', one, 'emplacement-hits')).toBe('1 hit in all: mark it, it fires as before');
    expect(text('bunker', two, 'ruin')).toBe('the bunker is from now on a building of 2 red dice');
    expect(text('pillbox', two, 'ruin')).toContain('without a weapon');
  });

  test('bg:emp.6 whoever shoots from or at an emplacement is reminded which of them have weapons', () => {
    const told = (given: Given) => remindersOf(shoot, inputOf(shoot, given)).includes('bg:emp.6');
    expect(told({ weapon: 'emplacement' })).toBe(true);
    expect(told({ weapon: 'mg', at: 'bunker' })).toBe(true);
    expect(told({ weapon: 'mg', at: 'pillbox' })).toBe(false);
    expect(shoot.inputs.weapon.help).toContain('a bunker has none');
  });

  test('bg:emp.4 hits on an emplacement are neither halved nor doubled', () => {
    expect(withDice(shoot, { ...UNIT, at: 'nest' }, 'white=5,6 red=2,2').result).toMatchObject({ hits: 2 });
    const gun = withDice(shoot, { weapon: 'light-gun', at: 'nest' }, 'blue=5,2 red=2,2');
    expect(gun.result).toEqual({ hits: 1, state: 'hit' });
  });

  test('bg:emp.5 a destroyed nest is no terrain any more, a destroyed pillbox a building of 2 red dice', () => {
    const ruin = (at: string) =>
      stepOf(withDice(shoot, { ...UNIT, at, cover: at === 'nest' ? 1 : 0 }, 'white=5,6 red=2,2,2'), 'ruin');
    expect(ruin('nest')).toMatchObject({
      clause: 'bg:emp.5',
      text: 'the nest is no terrain any more',
    });
    expect(ruin('pillbox').text).toBe(
      'the pillbox is from now on a building of 2 red dice, without a weapon',
    );
    const marked = withDice(shoot, { ...UNIT, at: 'pillbox' }, 'white=5,2 red=2,2,2');
    expect(marked.steps.map(({ id }) => id)).not.toContain('ruin');
  });

  test('(bg:emp.1) (bg:dig.1) an emplacement has its own red dice, and is not dug in besides', () => {
    const dugIn = { ...UNIT, dugIn: true };
    for (const at of EMPLACEMENTS) {
      expect(conflicting(shoot, { ...dugIn, at }), at).toBe(
        'dugIn is for units and vehicles: an emplacement has all its red dice already',
      );
      expect(conflicting(artillery, { weapon: 'mortar', rings: 1, dugIn: true, at }), at).toContain('dugIn');
    }
    expect(conflicting(shoot, { ...dugIn, at: 'medium-tank' })).toBeUndefined();
    expect(conflicting(shoot, dugIn)).toBeUndefined();
  });

  test('bg:flank.3 an emplacement has no rear', () => {
    const given = { ...UNIT, at: 'pillbox', flank: true };
    expect(stepOf(withSeed(shoot, given), 'flank')).toMatchObject({
      clause: 'bg:flank.3',
      value: 0,
      ruling: 'bg:R90',
    });
    expect(thrown(given)).toEqual({ white: 2, blue: 0, red: 3 });
  });
});
