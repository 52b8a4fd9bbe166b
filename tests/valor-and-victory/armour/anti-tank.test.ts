import { describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/valor-and-victory/armour/anti-tank.js';
import { armourElimination, LETTERS } from '../../../rulesets/valor-and-victory/armour/tables.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
  type Given,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
} from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const GUN = { weapon: 'gun', atfp: 'D', range: 8, armour: 'E' };
const FAUST = { weapon: 'panzerfaust', armour: 'D' };
const stateOf = (given: Given, dice: string, rulings = {}) =>
  withDice(antiTank, given, dice, rulings).result.state;
const { blamed: conflictOf } = playing(antiTank);

describe('the examples of 18.3 and 18.4', () => {
  test('vv:beyond.18.3 a Gun within 10 hexes, roll 7, woods +2: 9, a hit', () => {
    const played = withDice(antiTank, { ...GUN, terrain: 'woods' }, '3 4 5 6');
    expect(stepOf(played, 'to-hit')).toMatchObject({ clause: 'vv:beyond.18.3', value: true });
    expect(stepOf(played, 'to-hit').text).toBe('to hit 10 or less: 7 +2 = 9, a hit');
  });
  test('vv:beyond.18.3 a Panzerfaust, roll 7, leader -1: 6, a hit', () => {
    const played = withDice(antiTank, { ...FAUST, leader: 1 }, '3 4 2 4');
    expect(stepOf(played, 'to-hit').text).toBe('to hit 8 or less: 7 -1 = 6, a hit');
  });
  test('vv:beyond.18.4 ATFP D against rear armour D is 7: a roll of 6 destroys', () => {
    const played = withDice(antiTank, { ...FAUST, armour: 'E', rearArmour: 'D', facing: 'rear' }, '3 4 2 4');
    expect(stepOf(played, 'armour')).toMatchObject({ clause: 'vv:beyond.18.5', value: 'D' });
    expect(played.result).toEqual({ hit: true, state: 'eliminated', sniper: false });
  });
  test('vv:beyond.18.4 ATFP D against front armour E is 5: a roll of 11 has no effect', () => {
    const played = withDice(antiTank, GUN, '3 4 5 6');
    expect(stepOf(played, 'elimination').text).toBe(
      'ATFP D against armour E, Elimination Number 5: 11, no effect',
    );
    expect(played.result).toEqual({ hit: true, state: 'unharmed', sniper: false });
  });
});

test.each([
  [10, 10],
  [11, 8],
  [19, 8],
  [20, 6],
])('vv:beyond.18.3 a Gun at %i hexes hits on %i or less', (range, number) => {
  const dice = { 6: ['3 3', '3 4'], 8: ['4 4', '4 5'], 10: ['5 5', '5 6'] }[number]!;
  const given = { weapon: 'gun', range, at: 'vehicle' };
  expect(dice.map((roll) => withDice(antiTank, given, roll).result.hit)).toEqual([true, false]);
});

test('vv:beyond.18.3 infantry weapons reach as far as is printed', () => {
  expect(refusalOf(antiTank, { ...FAUST, range: 2 }).clause).toBe('vv:beyond.18.3');
  const bazooka = { weapon: 'bazooka', atfp: 'C', weaponRange: 4, armour: 'C' };
  expect(refusalOf(antiTank, { ...bazooka, range: 5 }).clause).toBe('vv:beyond.18.3');
  expect(stateOf({ ...bazooka, range: 4 }, '6 5')).toBe('unharmed');
});

test('vv:beyond.18.4 below the number eliminates, the number immobilises, above it nothing', () => {
  expect(stateOf(FAUST, '1 2 3 3')).toBe('eliminated');
  expect(stateOf(FAUST, '1 2 3 4 3')).toBe('immobilised');
  expect(stateOf(FAUST, '1 2 3 4 2')).toBe('abandoned');
  expect(stateOf(FAUST, '1 2 4 4')).toBe('unharmed');
  const crew = withDice(antiTank, FAUST, '1 2 3 4 3');
  expect(stepOf(crew, 'afv-crew').clause).toBe('vv:18.6a');
  expect(antiTank.announce(crew.result as never, inputOf(antiTank, FAUST) as never)).toBe(
    'a hit: the AFV is immobilised',
  );
});
test('vv:beyond.18.4 a vehicle or Gun that is hit is eliminated', () => {
  expect(stateOf({ weapon: 'gun', range: 5, at: 'vehicle' }, '5 5')).toBe('eliminated');
  expect(stateOf({ weapon: 'gun', range: 5, at: 'gun' }, '5 6')).toBe('unharmed');
});
test.each(LETTERS.flatMap((atfp) => LETTERS.map((armour) => [atfp, armour] as const)))(
  'vv:beyond.18.4 vv:R48 ATFP %s against armour %s by its cell',
  (atfp, armour) => {
    const number = armourElimination.cells[atfp].value[armour];
    const odds = oddsOf(antiTank, { weapon: 'gun', atfp, armour, range: 5, cover: 0 });
    const [weight, total] = chanceOf(odds, ({ state }) => state === 'eliminated');
    const ways = [...Array(36)].filter((_, i) => 2 + (i % 6) + Math.floor(i / 6) < number).length;
    expect(Number(weight) / Number(total)).toBeCloseTo((33 / 36) * (number === 99 ? 1 : ways / 36), 12);
  },
);

test('vv:beyond.18.5 along the line between front and rear, 1-3 is the front', () => {
  const given = { ...GUN, rearArmour: 'C', facing: 'line' };
  const front = withDice(antiTank, given, '1 2 3 6 6');
  expect(stepOf(front, 'armour-side')).toMatchObject({ clause: 'vv:beyond.18.5', value: true });
  expect(stepOf(front, 'elimination').text).toContain('armour E');
  expect(stepOf(withDice(antiTank, given, '1 2 4 6 6'), 'elimination').text).toContain('armour C');
  // One printed factor serves both.
  expect(stepOf(withDice(antiTank, { ...GUN, facing: 'line' }, '1 2 6 6'), 'elimination').text).toContain(
    'armour E',
  );
});

test('vv:18.6b an immobile AFV that survives an attack has its crew checked again', () => {
  expect(stepOf(withDice(antiTank, { ...FAUST, immobile: true }, '5 6 3'), 'afv-crew').clause).toBe(
    'vv:18.6b',
  );
  expect(stateOf({ ...FAUST, immobile: true }, '5 6 1')).toBe('abandoned');
});

test('vv:beyond.12.67 a mortar hits on 6 or less, and the number itself eliminates, at the rear armour', () => {
  const given = { weapon: 'mortar', atfp: 'B', armour: 'C', rearArmour: 'A' };
  const played = withDice(antiTank, given, '3 3 4 5');
  expect(stepOf(played, 'to-hit').clause).toBe('vv:beyond.12.67');
  expect(stepOf(played, 'elimination').text).toContain('armour A, Elimination Number 9: 9');
  expect(played.result.state).toBe('eliminated');
  expect(stateOf({ weapon: 'mortar', at: 'vehicle', terrain: 'woods' }, '2 2')).toBe('eliminated');
  expect(stateOf({ weapon: 'mortar', at: 'vehicle', terrain: 'woods' }, '2 3')).toBe('unharmed');
  expect(refusalOf(antiTank, { ...given, range: 1 }).clause).toBe('vv:beyond.12.6');
  expect(conflictOf({ ...given, hexside: 'wall' })).toBe('hexside');
});

test('vv:beyond.13.5 a Gun Shield is +1 cover within the field of fire of a Gun that stands still', () => {
  const shield = (given: Given) =>
    stepOf(
      withDice(antiTank, { weapon: 'gun', range: 5, at: 'gun', shield: true, ...given }, '6 6'),
      'shield',
    ).value;
  expect(shield({})).toBe(1);
  expect(shield({ moving: true })).toBe(0);
  expect(shield({ outsideFfa: true })).toBe(0);
  expect(conflictOf({ ...GUN, shield: true })).toBe('shield');
  expect(conflictOf({ ...GUN, moving: true })).toBe('moving');
});

test('vv:beyond.13.8 an AFV immobilised inside a full hex is eliminated', () => {
  const played = withDice(antiTank, { ...FAUST, fullHex: true }, '1 2 3 4');
  expect(stepOf(played, 'full-hex').clause).toBe('vv:beyond.13.8');
  expect(played.result.state).toBe('eliminated');
});

test('vv:beyond.16.3 vv:R54 valour takes 1 off the roll to hit, or off both', () => {
  expect(stateOf({ ...FAUST, valorous: true }, '4 5 3 4 3')).toBe('immobilised');
  expect(stateOf({ ...FAUST, valorous: true }, '4 5 3 4', { 'vv:R54': 2 })).toBe('eliminated');
  const fire = ['squad:4-6-4:valor,panzerfaust,leader:-1'];
  const played = withDice(antiTank, { ...FAUST, fire }, '5 5 6 6');
  expect(stepOf(played, 'valorous-to-hit').clause).toBe('vv:beyond.16.3');
  expect(stepOf(played, 'to-hit').value).toBe(true);
});

test('vv:beyond.16.2 vv:beyond.17.2 a natural 2 and a natural 12 of infantry', () => {
  const fire = ['squad:4-6-4,panzerfaust,leader:-1'];
  expect(withDice(antiTank, { ...FAUST, fire }, '1 1 6 6 2 2').result).toMatchObject({ valorous: 1 });
  expect(withDice(antiTank, FAUST, '6 6').result.sniper).toBe(true);
  expect(withDice(antiTank, GUN, '6 6').result.sniper).toBe(false);
});

test('vv:beyond.19.2 final opportunity fire is at the rear, Fire marker or not, with a leader', () => {
  const given = { ...FAUST, armour: 'E', rearArmour: 'C', finalFire: true, marked: true, leader: 1 };
  const played = withDice(antiTank, given, '4 5 4 4');
  expect(stepOf(played, 'final-fire').clause).toBe('vv:beyond.19.2');
  expect(stepOf(played, 'elimination').text).toContain('armour C');
  expect(played.result.state).toBe('eliminated');
  expect(refusalOf(antiTank, { ...FAUST, marked: true }).clause).toBe('vv:13.1');
  expect(conflictOf({ ...FAUST, finalFire: true, facing: 'front' })).toBe('facing');
});

test('vv:beyond.20.5 AT fire cannot be aimed into a bunker', () => {
  expect(refusalOf(antiTank, { weapon: 'gun', range: 5, at: 'gun', terrain: 'bunker' }).clause).toBe(
    'vv:beyond.20.5',
  );
});
test('vv:14.7a a pinned unit does nothing, and wire hinders', () => {
  expect(refusalOf(antiTank, { ...FAUST, fire: ['squad:4-6-4:pinned,panzerfaust'] }).clause).toBe('vv:14.7a');
  expect(stepOf(withDice(antiTank, { ...FAUST, fromWire: true }, '4 4'), 'wire').clause).toBe(
    'vv:beyond.20.8',
  );
});

test('what means nothing together is refused', () => {
  expect(conflictOf({ weapon: 'gun', range: 5, at: 'gun', armour: 'C' })).toBe('armour');
  expect(conflictOf({ ...GUN, weaponRange: 3 })).toBe('weaponRange');
  expect(conflictOf({ ...GUN, leader: 1 })).toBe('leader');
  expect(conflictOf({ ...FAUST, fire: ['afv:mg=4'] })).toBe('fire');
  expect(conflictOf({ ...FAUST, fire: ['squad:4-6-4'], valorous: true })).toBe('valorous');
  expect(antiTank.requires!({ weapon: 'gun' })).toEqual(['armour', 'atfp', 'range']);
  expect(antiTank.requires!({ weapon: 'panzerfaust' })).toEqual(['armour']);
});

test('better armour never helps the firer', () => {
  const lost = LETTERS.map((armour) =>
    fraction(...chanceOf(oddsOf(antiTank, { ...GUN, armour }), ({ state }) => state === 'eliminated')),
  )
    .map((text) => text.split('/').map(Number))
    .map(([a, b = 1]) => a! / b);
  expect([...lost].sort((a, b) => b - a)).toEqual(lost);
});

proveAll(antiTank, [
  ['a Gun', GUN],
  ['a Panzerfaust', { ...FAUST, leader: 1, terrain: 'woods' }],
  ['along the line', { ...GUN, armour: 'D', rearArmour: 'C', facing: 'line' }],
  ['a mortar', { weapon: 'mortar', atfp: 'B', armour: 'B' }],
  ['an immobile one', { ...FAUST, immobile: true }],
  ['in a full hex', { ...FAUST, fullHex: true }],
  ['valour', { ...FAUST, valorous: true }],
  ['valour on both', { ...FAUST, valorous: true }, { 'vv:R54': 2 }],
  ['a hedge between', { ...FAUST, range: 1, hexside: 'hedge' }, { 'vv:R49': 2 }],
  ['by name', { weapon: 'panzerfaust', at: 'vehicle', fire: ['squad:4-6-4,panzerfaust'] }],
]);

test.each([
  ['panzerfaust', 'used up: Panzerfaust'],
  ['at-grenades', 'used up: AT grenades'],
])('vv:12.5 a weapon of one use is gone, hit or miss: %s', (weapon, text) => {
  const given = { ...FAUST, weapon, atfp: 'D' };
  for (const dice of ['6 6', '1 1 6 6'])
    expect(stepOf(withDice(antiTank, given, dice), 'weapon-used')).toMatchObject({ clause: 'vv:12.5', text });
  expect(withDice(antiTank, GUN, '6 6').steps.some(({ id }) => id === 'weapon-used')).toBe(false);
});

test('vv:beyond.12.6 a mortar fires from no building, and makes no opportunity fire', () => {
  const mortar = { weapon: 'mortar', atfp: 'A', armour: 'A' };
  expect(refusalOf(antiTank, { ...mortar, fromBuilding: true }).clause).toBe('vv:beyond.12.6');
  expect(conflictOf({ ...mortar, fullHex: true })).toBe('fullHex');
  expect(conflictOf({ weapon: 'gun', atfp: 'D', range: 4, armour: 'E', fromBuilding: true })).toBe(
    'fromBuilding',
  );
});
test('(vv:beyond.6.31) an assault move is that of infantry, and means nothing to AT fire', () => {
  for (const at of ['afv', 'vehicle', 'gun'])
    expect(conflictOf({ weapon: 'gun', range: 4, at, assaultMove: true })).toBe('assaultMove');
});
test('vv:beyond.19.2 vv:13.6 a leader who has modified an attack helps in the final opportunity fire too', () => {
  const given = { weapon: 'panzerfaust', armour: 'E', leader: 1, leaderUsed: true };
  expect(refusalOf(antiTank, given).clause).toBe('vv:13.6');
  const final = withDice(antiTank, { ...given, finalFire: true }, 'to-hit=5,4 elimination=1,1');
  expect(stepOf(final, 'leader').value).toBe(-1);
  expect(final.result.hit).toBe(true);
});

test('vv:beyond.12.67 a mortar hits AFVs and vehicles so, and a Gun as it does infantry', () => {
  const mortar = { weapon: 'mortar', range: 5 };
  expect(refusalOf(antiTank, { ...mortar, at: 'gun' })).toMatchObject({
    clause: 'vv:beyond.12.67',
    hint: 'wg shoot --mortar --at gun does.',
  });
  expect(withDice(antiTank, { ...mortar, at: 'vehicle' }, '3 3').result.state).toBe('eliminated');
});
test('vv:beyond.12.67 vehicles of a hex that mortars have fired at are rolled for, marker or not', () => {
  const given = {
    weapon: 'mortar',
    at: 'vehicle',
    fire: ['squad:4-6-4:marked,mortar:5,leader:-1'],
    leaderUsed: true,
  };
  expect(refusalOf(antiTank, given).clause).toBe('vv:13.1');
  expect(withDice(antiTank, { ...given, strike: true }, '4 3').result.hit).toBe(true);
  expect(conflictOf({ ...FAUST, strike: true })).toBe('strike');
});
test('vv:beyond.20.5 no mortar fires at AFVs out of a bunker', () => {
  const mortar = { weapon: 'mortar', atfp: 'A', armour: 'A' };
  expect(refusalOf(antiTank, { ...mortar, fromBunker: true }).clause).toBe('vv:beyond.20.5');
  expect(conflictOf({ weapon: 'bazooka', weaponRange: 4, at: 'gun', fromBunker: true })).toBe('fromBunker');
});
test('vv:beyond.12.62 a mortar that sees nothing needs an unpinned unit that does', () => {
  const mortar = { weapon: 'mortar', atfp: 'A', armour: 'A' };
  expect(refusalOf(antiTank, { ...mortar, spotter: 'pinned' }).clause).toBe('vv:beyond.12.62');
  expect(conflictOf({ weapon: 'gun', atfp: 'D', range: 4, armour: 'E', spotter: 'nobody' })).toBe('spotter');
});
test('vv:beyond.18.3 the anti-tank factor may be said of fire at whatever has no armour', () => {
  for (const at of ['vehicle', 'gun'])
    expect(withDice(antiTank, { weapon: 'gun', atfp: 'D', range: 8, at }, '5 5').result.state).toBe(
      'eliminated',
    );
});
