import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { AP_ROWS, apFire } from '../../../rulesets/valor-and-victory/fire/tables.js';
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

const points = (given: Given, dice: string, rulings = {}) =>
  withDice(shoot, given, dice, rulings).result.casualtyPoints;
const { blamed: conflictOf } = playing(shoot);
const mean = (given: Given, rulings = {}) => {
  const { outcomes, total } = oddsOf(shoot, given, rulings);
  return (
    outcomes.reduce((sum, { value, weight }) => sum + Number(value.casualtyPoints) * Number(weight), 0) /
    Number(total)
  );
};

describe('the examples of 14.5', () => {
  test('vv:beyond.14.5 APFP 12, roll 5, leader -1, building +3: 2 Casualty Points', () => {
    const played = withDice(shoot, { attack: 12, leader: 1, terrain: 'building' }, '2 3');
    expect(played.result).toEqual({ casualtyPoints: 2, sniper: false });
    expect(stepOf(played, 'points').text).toBe('roll 5 +2 = 7 on row 11-18: 2 Casualty Points');
  });
  test('vv:beyond.14.5 APFP 13, roll 4, leader -1, building +3: 3 Casualty Points', () => {
    expect(points({ attack: 13, leader: 1, terrain: 'building' }, '2 2')).toBe(3);
  });
  test('vv:beyond.14.5 APFP 6, roll 8, leader -1, hedge +1: no effect', () => {
    const fire = ['half-squad:2-6-2,lmg:3,leader:-1'];
    const played = withDice(shoot, { fire, range: 3, hexside: 'hedge' }, '4 4');
    expect(stepOf(played, 'apfp').value).toBe(6);
    expect(played.result).toEqual({ casualtyPoints: 0, sniper: false, valorous: 0 });
    expect(shoot.announce(played.result as never, inputOf(shoot, { fire }) as never)).toBe('no effect');
  });
});

describe('modifiers of the roll', () => {
  test('vv:beyond.14.5 every row is reached by its firepower, and a roll below 2 reads column 2 by vv:R53', () => {
    for (const row of AP_ROWS) {
      const [low, high = 60] = row.split(/[-+]/).filter(Boolean).map(Number);
      for (const attack of [low!, high]) {
        expect(points({ attack }, '1 1')).toBe(apFire.cells[row].value[2]);
        const better = withDice(shoot, { attack, leader: 2 }, '1 1');
        expect(stepOf(better, 'points')).toMatchObject({
          value: apFire.cells[row].value[2],
          ruling: 'vv:R53',
        });
      }
    }
  });
  test('vv:beyond.14.5 Grenades take 1 off each, against an adjacent hex', () => {
    expect(stepOf(withDice(shoot, { attack: 8, grenades: 2, range: 1 }, '4 4'), 'grenades').value).toBe(-2);
    expect(refusalOf(shoot, { attack: 8, grenades: 1, range: 2 }).clause).toBe('vv:beyond.14.5');
    const fire = ['2xsquad:4-6-4,grenades'];
    expect(stepOf(withDice(shoot, { fire, range: 1 }, '4 4'), 'grenades').value).toBe(-1);
    expect(refusalOf(shoot, { fire, range: 2 }).clause).toBe('vv:12.52a');
    expect(refusalOf(shoot, { fire: ['squad:4-6-4,satchel:6'], range: 2 }).clause).toBe('vv:12.53a');
  });
  test('vv:12.52c one Grenades counter a unit; vv:12.53b vv:R20 none beside a satchel charge; option 2: both', () => {
    const adjacent = { fire: ['2xsquad:4-6-4,grenades'], range: 1 };
    expect(stepOf(withDice(shoot, { ...adjacent, grenades: 1 }, '4 4'), 'grenades').value).toBe(-2);
    expect(refusalOf(shoot, { ...adjacent, grenades: 2 }).clause).toBe('vv:12.52c');
    const satchel = { fire: ['squad:4-6-4,satchel:6'], range: 1, grenades: 1 };
    expect(refusalOf(shoot, satchel).clause).toBe('vv:12.53b');
    expect(stepOf(withDice(shoot, satchel, '4 4', { 'vv:R20': 2 }), 'grenades').value).toBe(-1);
  });
  test('vv:12.53c a satchel charge that adds to the fire is used up', () => {
    const fire = ['2xsquad:4-6-4,satchel:6'];
    const { steps } = withDice(shoot, { fire, range: 1 }, '4 4');
    expect(steps.filter(({ clause }) => clause === 'vv:12.53c')).toEqual([
      { id: 'satchel-used', clause: 'vv:12.53c', value: 1, text: 'used up: 1 satchel charge' },
    ]);
  });
  test('vv:13.6 one leader modifies one attack a turn', () => {
    expect(refusalOf(shoot, { attack: 8, leader: 1, leaderUsed: true }).clause).toBe('vv:13.6');
    const two = withDice(shoot, { fire: ['squad:4-6-4,leader:-1,leader:-2'], range: 2 }, '4 4');
    expect(stepOf(two, 'leader').value).toBe(-2);
    expect(conflictOf({ attack: 8, leaderUsed: true })).toBe('leaderUsed');
  });
  test('vv:beyond.20.8 infantry in barbed wire fires out of it at +1', () => {
    expect(stepOf(withDice(shoot, { attack: 8, fromWire: true }, '4 4'), 'wire')).toMatchObject({
      clause: 'vv:beyond.20.8',
      value: 1,
    });
  });
  test('vv:beyond.20.8 a satchel charge clears the wire', () => {
    const played = withDice(shoot, { clearWire: true, fire: ['squad:4-6-4,satchel:6'] }, '');
    expect(stepOf(played, 'clear-wire').clause).toBe('vv:beyond.20.8');
    expect(shoot.announce(played.result as never, inputOf(shoot, { clearWire: true }) as never)).toBe(
      'the barbed wire is gone',
    );
    expect(refusalOf(shoot, { clearWire: true, fire: ['squad:4-6-4'] }).clause).toBe('vv:beyond.20.8');
    expect(refusalOf(shoot, { clearWire: true, fire: ['squad:4-6-4:pinned,satchel:6'] }).clause).toBe(
      'vv:14.7a',
    );
  });
  test('vv:beyond.6.31 an assault move gives +1 cover', () => {
    expect(stepOf(withDice(shoot, { attack: 8, assaultMove: true }, '4 4'), 'assault-move').value).toBe(1);
  });
  test('vv:R49 a hedge between adjacent hexes is fired over, unless it is ruled to count', () => {
    const given = { attack: 12, hexside: 'hedge', range: 1 };
    expect(points(given, '3 4')).toBe(2);
    expect(points(given, '3 4', { 'vv:R49': 2 })).toBe(1);
    expect(points({ ...given, range: 2 }, '3 4')).toBe(1);
  });
});

describe('vv:beyond.9.4 hindrances on the line of sight', () => {
  const along = (entry: string) => withDice(shoot, { attack: 12, along: [entry] }, '3 4');
  test('vv:beyond.9.4 each hindrance is +1, and they add up with smoke', () => {
    expect(points({ attack: 12, hindrances: 2 }, '2 3')).toBe(2);
    expect(points({ attack: 12, hindrances: 1, smoke: 2, smokeBetween: 1 }, '1 2')).toBe(2);
  });
  test('vv:beyond.9.4 orchard on one side and building on the other: +1, with a hedge +2', () => {
    expect(stepOf(along('orchard/building'), 'along-1').value).toBe(1);
    expect(stepOf(along('orchard/building/hedge'), 'along-1').value).toBe(2);
    expect(stepOf(along('orchard/crops'), 'along-1').value).toBe(1);
    expect(stepOf(along('open/building'), 'along-1').value).toBe(0);
    expect(stepOf(along('open/orchard/wall'), 'along-1').value).toBe(2);
  });
  test('vv:beyond.9.4 buildings on both sides, or a hedgerow along it, block the line', () => {
    expect(refusalOf(shoot, { attack: 12, along: ['building/woods'] }).clause).toBe('vv:beyond.9.4');
    expect(refusalOf(shoot, { attack: 12, along: ['open/open/hedgerow'] }).clause).toBe('vv:beyond.9.4');
  });
  test('a hexside is typed with both sides', () => {
    const { fault } = shoot.inputs.along;
    expect(fault('orchard')).toBeDefined();
    expect(fault('orchard/tree')?.word?.[0]).toBe('tree');
    expect(fault('orchard/open/fence')?.word?.[0]).toBe('fence');
    expect(fault('orchard/open/wall')).toBeUndefined();
  });
});

describe('who fires', () => {
  test('vv:beyond.16.3 valour adds 1 to the inherent APFP, not to the weapon', () => {
    const played = withDice(shoot, { fire: ['squad:4-6-4:valor,lmg:3'], range: 4 }, '4 4');
    expect(stepOf(played, 'fire-1')).toMatchObject({ clause: 'vv:beyond.16.3', value: 5 });
    expect(stepOf(played, 'apfp').value).toBe(8);
  });
  test('vv:1.2 infantry fires within its printed range', () => {
    expect(refusalOf(shoot, { fire: ['squad:4-6-4'], range: 7 }).clause).toBe('vv:beyond.14.5');
    expect(stepOf(withDice(shoot, { fire: ['squad:4-6-4,leader:-1'], range: 6 }, '4 4'), 'apfp').value).toBe(
      4,
    );
  });
  test('vv:14.7a vv:13.1 vv:12.3a pinned, marked and fired', () => {
    expect(refusalOf(shoot, { fire: ['squad:4-6-4:pinned'], range: 1 }).clause).toBe('vv:14.7a');
    expect(refusalOf(shoot, { fire: ['squad:4-6-4:marked'], range: 1 }).clause).toBe('vv:13.1');
    expect(refusalOf(shoot, { fire: ['squad:4-6-4,lmg:3:fired'], range: 1 }).clause).toBe('vv:12.3a');
  });
  const TANK = ['afv:gun=12:mg=4:ff=3'];
  test.each([
    [{ range: 20 }, 12],
    [{ range: 8, outOfArc: true }, 16],
    [{ range: 8 }, 19],
    [{ range: 9 }, 12],
  ])('vv:beyond.14.4 the M4A3E8 at %j has %i APFP', (given, apfp) => {
    expect(stepOf(withDice(shoot, { fire: TANK, ...given }, '4 4'), 'fire-1')).toMatchObject({
      clause: 'vv:beyond.14.4',
      value: apfp,
    });
  });
  test('vv:beyond.14.4 a Gun without a turret fires in its field of fire, and every AFV by itself', () => {
    const fixed = ['afv:gun=12:mg=4:fixed'];
    expect(stepOf(withDice(shoot, { fire: fixed, range: 3, outOfArc: true }, '4 4'), 'apfp').value).toBe(4);
    expect(refusalOf(shoot, { fire: ['gun:gun=5'], range: 3, outOfArc: true }).clause).toBe('vv:beyond.14.5');
    expect(refusalOf(shoot, { fire: ['afv:mg=4,squad:4-6-4'], range: 3 }).clause).toBe('vv:beyond.14.4');
    const aboard = ['afv:mg=4,squad:4-6-4:aboard'];
    expect(stepOf(withDice(shoot, { fire: aboard, range: 3 }, '4 4'), 'apfp').value).toBe(8);
    expect(withDice(shoot, { fire: TANK, range: 3 }, '6 6').result.sniper).toBe(false);
  });
});

describe('mortars', () => {
  const MORTARS = { fire: ['2xsquad:4-6-4,mortar:5,leader:-1'], range: 3 };
  test('vv:beyond.12.6 mortars combine without infantry, and points in woods count double', () => {
    const fire = ['squad:4-6-4,mortar:5,half-squad:2-6-2,mortar:5,leader:-1'];
    const played = withDice(shoot, { fire, range: 3, mortar: true, terrain: 'woods' }, '2 3');
    expect(stepOf(played, 'apfp').value).toBe(10);
    expect(stepOf(played, 'doubled')).toMatchObject({ clause: 'vv:beyond.12.64', value: 4 });
    expect(played.result.casualtyPoints).toBe(4);
    expect(points({ attack: 10, mortar: true, at: 'gun', terrain: 'woods' }, '2 2')).toBe(2);
  });
  test('vv:beyond.12.6 not within two hexes, nor with infantry, nor modified on the way', () => {
    expect(refusalOf(shoot, { ...MORTARS, mortar: true }).clause).toBe('vv:beyond.12.6');
    expect(refusalOf(shoot, { attack: 5, mortar: true, range: 1 }).clause).toBe('vv:beyond.12.6');
    expect(conflictOf({ attack: 5, mortar: true, hexside: 'hedge' })).toBe('hexside');
    expect(conflictOf({ attack: 5, mortar: true, hindrances: 1 })).toBe('hindrances');
    const joining = withDice(shoot, { fire: ['squad:4-6-4,mortar:5'], range: 3 }, '4 4');
    expect(stepOf(joining, 'fire-1-weapon').clause).toBe('vv:beyond.12.6');
    expect(stepOf(joining, 'apfp').value).toBe(4);
  });
  test('vv:beyond.20.5 a bunker fires in its field of fire, and no mortars out of it', () => {
    expect(refusalOf(shoot, { attack: 5, fromBunker: true, outOfArc: true }).clause).toBe('vv:beyond.20.5');
    expect(refusalOf(shoot, { attack: 5, fromBunker: true, mortar: true }).clause).toBe('vv:beyond.20.5');
    expect(points({ attack: 5, fromBunker: true }, '1 1')).toBe(6);
    const within = withDice(shoot, { attack: 5, fromBunker: true }, '1 1');
    expect(stepOf(within, 'bunker').text).toBe('out of a bunker, in its forward field of fire');
  });
});

describe('opportunity fire', () => {
  const off = (given: Given, rulings = {}) =>
    stepOf(withDice(shoot, { attack: 12, opportunity: true, ...given }, '4 4', rulings), 'opportunity').value;
  test('vv:beyond.13.8 -1 without positive cover, -2 against an adjacent hex', () => {
    expect(off({})).toBe(-1);
    expect(off({ terrain: 'woods' })).toBe(0);
    expect(off({ terrain: 'woods', range: 1 })).toBe(-2);
  });
  test('vv:R46 both together are -3, or the better alone', () => {
    expect(off({ range: 1 })).toBe(-3);
    expect(off({ range: 1 }, { 'vv:R46': 2 })).toBe(-2);
  });
  test('vv:R47 hindrances on the way are no cover modifier, unless they are ruled to be', () => {
    expect(off({ hindrances: 1 })).toBe(-1);
    expect(off({ smoke: 1 }, { 'vv:R47': 2 })).toBe(0);
  });
  test('vv:beyond.13.8 a unit pinned inside a full hex is eliminated', () => {
    const played = withDice(shoot, { attack: 12, opportunity: true, fullHex: true }, '1 1');
    expect(stepOf(played, 'full-hex').clause).toBe('vv:beyond.13.8');
    expect(conflictOf({ attack: 12, fullHex: true })).toBe('fullHex');
  });
  test('vv:beyond.13.9 a fire lane attacks on row 1-4 without modifiers', () => {
    const played = withDice(shoot, { fireLane: 1 }, '2 2');
    expect(stepOf(played, 'fire-lane').clause).toBe('vv:beyond.13.9');
    expect(played.result).toEqual({ casualtyPoints: 3, sniper: false });
    expect(conflictOf({ fireLane: 1, terrain: 'woods' })).toBe('terrain');
    expect(refusalOf(shoot, { fireLane: 1, at: 'afv' }).clause).toBe('vv:14.65b');
  });
  test('vv:beyond.13.91 two fire lanes that cross: row 1-4 at -1', () => {
    const played = withDice(shoot, { fireLane: 2 }, '2 3');
    expect(stepOf(played, 'crossfire').value).toBe(-1);
    expect(played.result.casualtyPoints).toBe(3);
  });
});

describe('what else comes of it', () => {
  test('vv:beyond.13.5 a Gun Shield ignores the first point from within its field of fire', () => {
    const left = (given: Given) =>
      stepOf(withDice(shoot, { attack: 12, at: 'gun', shield: true, ...given }, '3 3'), 'shield').value;
    expect(left({})).toBe(2);
    expect(left({ moving: true })).toBe(3);
    expect(left({ outsideFfa: true })).toBe(3);
    expect(conflictOf({ attack: 12, shield: true })).toBe('shield');
  });
  test('vv:beyond.16.2 on a natural 2 every unit makes a valour check', () => {
    const fire = ['squad:4-6-5,half-squad:2-6-2,leader:-1,hero:-1'];
    const played = withDice(shoot, { fire, range: 2 }, '1 1 2 3 1 2 3 3');
    expect(stepOf(played, 'valour-1')).toMatchObject({ clause: 'vv:beyond.16.2', value: true });
    expect(stepOf(played, 'valour-2').value).toBe(false);
    expect(stepOf(played, 'valour-3').value).toBe(true);
    expect(played.result.valorous).toBe(2);
    expect(stepOf(withDice(shoot, { attack: 4 }, '1 1'), 'valour').clause).toBe('vv:beyond.16.2');
  });
  test('vv:beyond.17.2 on a natural 12 of infantry a sniper may appear', () => {
    const played = withDice(shoot, { attack: 12 }, '6 6');
    expect(stepOf(played, 'sniper').clause).toBe('vv:beyond.17.2');
    expect(shoot.announce(played.result as never, inputOf(shoot, { attack: 12 }) as never)).toBe(
      'no effect; a sniper may appear',
    );
    expect(fraction(...chanceOf(oddsOf(shoot, { attack: 12 }), ({ sniper }) => sniper === true))).toBe(
      '1/36',
    );
    expect(withDice(shoot, { attack: 12, by: 'vehicle' }, '6 6').result.sniper).toBe(false);
  });
  test('more cover never helps the firers', () => {
    const of = Array.from({ length: 10 }, (_, cover) => mean({ attack: 20, cover }));
    expect([...of].sort((a, b) => b - a)).toEqual(of);
  });
});

test('what means nothing together is refused', () => {
  expect(conflictOf({ attack: 4, fire: ['squad:4-6-4'] })).toBe('attack');
  expect(conflictOf({ attack: 4, cover: 2, terrain: 'woods' })).toBe('terrain');
  expect(conflictOf({ attack: 4, outOfArc: true })).toBe('outOfArc');
  expect(conflictOf({ attack: 4, by: 'vehicle', outOfArc: true })).toBe('outOfArc');
  expect(conflictOf({ fire: ['afv:gun=12:mg=4'], range: 3, outOfArc: true })).toBeUndefined();
  expect(conflictOf({ attack: 4, by: 'vehicle', leader: 1 })).toBe('leader');
  expect(conflictOf({ fire: ['squad:4-6-4,leader:-1'], leader: 1 })).toBe('leader');
  expect(conflictOf({ fire: ['squad:4-6-4:advanced'] })).toBe('fire');
  expect(conflictOf({ fire: ['squad:4-6-4,satchel:6'], clearWire: true, at: 'gun' })).toBe('at');
  expect(shoot.requires!({})).toEqual(['attack']);
  expect(shoot.requires!({ clearWire: true })).toEqual(['fire']);
});

proveAll(shoot, [
  ['a total', { attack: 12, leader: 1, terrain: 'building' }],
  ['units by name', { fire: ['squad:4-6-5,leader:-1'], range: 3 }],
  ['an AFV', { fire: ['afv:gun=12:mg=4:ff=3'], range: 3 }],
  ['mortars', { attack: 10, mortar: true, terrain: 'jungle' }],
  ['a fire lane', { fireLane: 3 }],
  ['a shield', { attack: 9, at: 'gun', shield: true }],
  ['opportunity fire', { attack: 9, opportunity: true, range: 1 }],
  ['opportunity fire, the better', { attack: 9, opportunity: true, range: 1 }, { 'vv:R46': 2 }],
  ['opportunity fire, hindered', { attack: 9, opportunity: true, hindrances: 1 }, { 'vv:R47': 2 }],
  ['a hedge between', { attack: 9, hexside: 'hedge', range: 1 }, { 'vv:R49': 2 }],
  ['an AFV with passengers', { fire: ['afv:mg=4,squad:4-6-4:aboard,leader:-1:aboard'], range: 3 }],
  ['an AFV with passengers, by itself', { fire: ['afv:mg=4,squad:4-6-4:aboard'], range: 3 }, { 'vv:R58': 2 }],
  ['hindrances that face each other', { attack: 9, along: ['orchard/crops'] }, { 'vv:R55': 2 }],
]);

test('(vv:beyond.13.5) the result says that a Gun Shield ignores the first point', () => {
  const said = (given: Given, casualtyPoints: number) =>
    shoot.announce(
      { casualtyPoints, sniper: false } as never,
      inputOf(shoot, { attack: 20, at: 'gun', shield: true, ...given }) as never,
    );
  expect(said({}, 2)).toBe('2 Casualty Points on the hex; its Gun Shield ignores the first');
  expect(said({}, 0)).toBe('no effect');
  expect(said({ moving: true }, 2)).toBe('2 Casualty Points on the hex');
  expect(said({ outsideFfa: true }, 2)).toBe('2 Casualty Points on the hex');
});

test('vv:beyond.14.3 passengers that fire use Light machine guns alone', () => {
  const apfp = (weapon: string) =>
    stepOf(
      withDice(shoot, { fire: [`vehicle:mg=4:cr=3,squad:4-6-4:aboard,${weapon}`], range: 2 }, '3 4'),
      'apfp',
    );
  expect(apfp('lmg:3').value).toBe(11);
  expect(apfp('hmg:6').value).toBe(8);
});
describe('a carrier that fires with its passengers', () => {
  const fire = ['afv:mg=4,squad:4-6-4:aboard,leader:-1:aboard'];
  const together = (dice: string, rulings = {}, of = fire) =>
    withDice(shoot, { fire: of, range: 3 }, dice, rulings);
  const led = ({ effects }: ReturnType<typeof together>) =>
    effects.flatMap((effect) => (effect.do === 'set' && effect.is.led ? [effect.to] : []));
  test('vv:R58 vv:13.6 the leader aboard modifies the attack; option 2: he does not', () => {
    expect(stepOf(together('4 4'), 'leader')).toMatchObject({ clause: 'vv:13.6', value: -1 });
    expect(led(together('4 4'))).toEqual([['firer', 3]]);
    const alone = together('4 4', { 'vv:R58': 2 });
    expect(alone.steps.some(({ id }) => id === 'leader')).toBe(false);
    expect(led(alone)).toEqual([]);
  });
  test('vv:R58 vv:beyond.16.2 its passengers check for valour on a natural 2, and the carrier does not', () => {
    const played = together('1 1 2 2 6 6');
    expect(played.result).toMatchObject({ valorous: 1, sniper: false });
    expect(played.effects).toContainEqual({
      do: 'set',
      to: ['firer', 2],
      of: 'unit',
      is: { valorous: true },
      clause: 'vv:beyond.16.2',
    });
    const checked = played.effects.flatMap((effect) =>
      effect.do === 'set' && effect.is.valourCheck ? [effect.to] : [],
    );
    expect(checked).toEqual([
      ['firer', 2],
      ['firer', 3],
    ]);
    expect(together('1 1', { 'vv:R58': 2 }).result).toEqual({ casualtyPoints: 6, sniper: false });
  });
  test('vv:R58 vv:beyond.17.2 a natural 12 may bring a sniper; to a carrier by itself it does not', () => {
    expect(together('6 6').result.sniper).toBe(true);
    expect(together('6 6', { 'vv:R58': 2 }).result.sniper).toBe(false);
    expect(together('6 6', {}, ['afv:mg=4']).result.sniper).toBe(false);
    const views = shoot.views!.sniper! as (result: unknown, input: unknown) => unknown;
    const seen = (given: Given) => views({ sniper: true }, inputOf(shoot, given));
    expect([seen({ fire, range: 3 }), seen({ fire: ['afv:mg=4'], range: 3 })]).toEqual(['sniper', undefined]);
  });
});

describe('the range of support weapons', () => {
  const weapon = (fire: string, range: number, more: Given = {}) => {
    const played = withDice(shoot, { fire: [fire], range, ...more }, '4 4');
    return [stepOf(played, 'apfp').value, played.steps.find(({ id }) => id === 'fire-1-weapon')?.text];
  };
  test('vv:12.3f beyond the range of its unit a weapon counts alone, and no further than its own', () => {
    expect(weapon('squad:4-6-4,hmg:6-8', 6)).toEqual([10, 'its HMG: 6 more']);
    expect(weapon('squad:4-6-4,hmg:6-8', 8)).toEqual([6, 'its HMG alone: 6']);
    const alone = withDice(shoot, { fire: ['squad:4-6-4,hmg:6-8'], range: 8 }, '4 4');
    expect(stepOf(alone, 'fire-1-weapon')).toMatchObject({ clause: 'vv:12.3f', value: 6 });
    expect(refusalOf(shoot, { fire: ['squad:4-6-4,hmg:6-8'], range: 9 }).clause).toBe('vv:beyond.14.5');
    expect(weapon('squad:4-6-4,flamethrower:8-1', 2)).toEqual([
      4,
      'its flamethrower: its range is 1, it adds nothing',
    ]);
    const short = withDice(shoot, { fire: ['squad:4-6-4,flamethrower:8-1'], range: 2 }, '4 4');
    expect(stepOf(short, 'fire-1-weapon')).toMatchObject({ clause: 'vv:12.3f', value: 0 });
  });
  test('vv:12.3f a weapon of which no range is told reaches', () => {
    expect(weapon('squad:4-6-4,hmg:6', 9)).toEqual([6, 'its HMG alone: 6, if its counter reaches so far']);
  });
  test('vv:12.3f vv:beyond.12.6 mortars have a range too, and fire with --mortar', () => {
    const two = 'squad:4-6-4,mortar:5-6,squad:4-6-4,mortar:4';
    expect(weapon(two, 6, { mortar: true })[0]).toBe(9);
    const far = withDice(shoot, { fire: [two], range: 7, mortar: true }, '4 4');
    expect(stepOf(far, 'fire-1')).toMatchObject({
      clause: 'vv:12.3f',
      value: 0,
      text: 'mortar of the squad 4-6-4: its range is 6, it adds nothing',
    });
    expect(stepOf(far, 'apfp').value).toBe(4);
    expect(refusalOf(shoot, { fire: ['squad:4-6-4,mortar:5'], range: 7 }).hint).toBe(
      'With --mortar its mortar fires.',
    );
    expect(refusalOf(shoot, { fire: ['squad:4-6-4,lmg:3-6'], range: 7 }).hint).toBeUndefined();
  });
  test('vv:12.3a a mortar that does not join in has not fired, and neither have others beside mortars', () => {
    const fired = (given: Given) =>
      withDice(
        shoot,
        { fire: ['squad:4-6-4,mortar:5,leader:-1,lmg:3'], range: 3, ...given },
        '4 4',
      ).effects.flatMap((effect) => (effect.do === 'set' && effect.is.fired ? [effect.to] : []));
    expect(fired({})).toEqual([['firer', 2]]);
    expect(fired({ mortar: true })).toEqual([['firer', 1]]);
  });
});

test('vv:beyond.12.6 mortars make no opportunity fire, and fire from no building', () => {
  const mortar = { attack: 6, mortar: true, range: 5 };
  expect(refusalOf(shoot, { ...mortar, opportunity: true }).clause).toBe('vv:beyond.12.6');
  expect(refusalOf(shoot, { ...mortar, fromBuilding: true }).clause).toBe('vv:beyond.12.6');
  expect(conflictOf({ attack: 6, fromBuilding: true })).toBe('fromBuilding');
  expect(points(mortar, '3 4')).toBe(points({ attack: 6, range: 5 }, '3 4'));
});

test('vv:beyond.12.62 mortars that do not see the hex need an unpinned unit that does, and no sniper', () => {
  const mortar = { attack: 6, mortar: true, range: 5 };
  expect(stepOf(withDice(shoot, { ...mortar, spotter: 'unpinned' }, '4 4'), 'spotter')).toEqual({
    id: 'spotter',
    clause: 'vv:beyond.12.62',
    value: true,
    text: 'an unpinned unit that sees the hex spots for it',
  });
  const why = (spotter: string) => refusalOf(shoot, { ...mortar, spotter }).message;
  expect(['pinned', 'sniper', 'nobody'].map(why)).toEqual([
    'A pinned unit is no spotter.',
    'A sniper is no spotter.',
    'Nobody sees that hex: an unpinned unit has to.',
  ]);
  expect(conflictOf({ attack: 6, spotter: 'unpinned' })).toBe('spotter');
});
