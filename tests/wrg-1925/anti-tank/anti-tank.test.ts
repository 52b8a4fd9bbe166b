import { describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/wrg-1925/anti-tank/anti-tank.js';
import { fraction } from '../../../src/odds/fraction.js';
import { chanceOf, type Given, inputOf, oddsAtOnce, stepOf } from '../../support/play.js';
import type { Rulings } from '../../support/proves-exact.js';
import { groupNamed } from '../battle.js';
import {
  battleMemory,
  game,
  nextPeriod,
  oddsOf,
  playing,
  proveAll,
  refusalOf,
  remembered,
  START,
  withDice,
  withSeed,
} from '../in-battle.js';

const { play, conflict: conflictOf, needs, said } = playing(antiTank);
const seeded = (given: Given, rulings: Rulings = {}) => withSeed(antiTank, given, 'test', 0, rulings);
const points = (given: Given, rulings: Rulings = {}) => stepOf(seeded(given, rulings), 'points').value;
const knockedOut = (given: Given, rulings: Rulings = {}) =>
  fraction(...chanceOf(oddsOf(antiTank, given, rulings), (result) => result.knockedOut === true));
const share = (given: Given, rulings: Rulings = {}) => {
  const [weight, total] = chanceOf(oddsOf(antiTank, given, rulings), (result) => result.knockedOut === true);
  return Number(weight) / Number(total);
};

const GUN = { weapon: 'gun', range: 200 };

describe('target and tactical points', () => {
  test.each([
    ['wrg:antitank.4', { flank: true }, 'flank', 1],
    ['wrg:antitank.5', { weight: 11.9, year: 1941 }, 'light', 1],
    ['wrg:antitank.6', { targetMoved: true }, 'target-moved', -1],
    ['wrg:antitank.7', { underFire: true }, 'under-fire', -1],
    ['wrg:antitank.8', { surprised: true }, 'surprised', -1],
    ['wrg:antitank.9', { weight: 25, year: 1941 }, 'heavy', -1],
    ['wrg:antitank.10', { concealed: true }, 'concealed', -1],
    ['wrg:antitank.11', { moved: true }, 'moved', -2],
    ['wrg:antitank.12', { smoke: 50 }, 'smoke', -2],
  ])('%s %j changes the 3 points of a gun', (clause, factors, id, value) => {
    const given = { ...GUN, ...factors };
    expect(stepOf(seeded(given), id)).toMatchObject({ clause, value });
    expect(points(given)).toBe(3 + value);
  });

  test('(wrg:antitank.4) to (wrg:antitank.12) what does not apply is not said', () => {
    expect(
      seeded(GUN)
        .steps.map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['effect', 'points', 'weapon']);
  });

  test.each([
    [11.9, 1930, 'light', 4],
    [12, 1941, 'weight', 3],
    [24.9, 1941, 'weight', 3],
    [25, 1941, 'heavy', 2],
    [17.9, 1942, 'light', 4],
    [18, 1942, 'weight', 3],
    [25, 1950, 'weight', 3],
    [39.9, 1950, 'weight', 3],
    [40, 1950, 'heavy', 2],
    [24.9, 1951, 'light', 4],
    [25, 1951, 'weight', 3],
    [49.9, 1970, 'weight', 3],
    [50, 1970, 'heavy', 2],
  ])('wrg:antitank.5 wrg:antitank.9 wrg:R155 %d tons in %i: %s', (weight, year, id, sum) => {
    const given = { ...GUN, weight, year };
    expect(stepOf(seeded(given), id).ruling).toBe('wrg:R155');
    expect(points(given)).toBe(sum);
  });

  test('wrg:R31 option 1: light and heavy go by weight and year; option 2: by the name of the tank', () => {
    const weighed = { ...GUN, weight: 30, year: 1940 };
    expect(points({ ...weighed, at: 'light-tank' })).toBe(2);
    expect(points({ ...weighed, at: 'light-tank' }, { 'wrg:R31': 2 })).toBe(4);
    expect(points({ ...weighed, at: 'heavy-tank' }, { 'wrg:R31': 2 })).toBe(2);
    expect(points({ ...weighed, at: 'medium-tank' }, { 'wrg:R31': 2 })).toBe(3);
    expect(stepOf(seeded(weighed, { 'wrg:R31': 2 }), 'weight')).toMatchObject({
      value: 0,
      ruling: 'wrg:R31',
    });
    const named = { ...GUN, at: 'heavy-tank' };
    expect(stepOf(seeded(named), 'weight')).toMatchObject({ value: 0, ruling: 'wrg:R31' });
    expect(points(named, { 'wrg:R31': 2 })).toBe(2);
  });

  test('wrg:R158 option 1: beyond 45 degrees is flank, the rear too; option 2: only up to 135', () => {
    const sum = (angle: number, option = 1) => points({ ...GUN, angle }, { 'wrg:R158': option });
    expect([0, 45, 45.5, 90, 135, 136, 180].map((angle) => sum(angle))).toEqual([3, 3, 4, 4, 4, 4, 4]);
    expect([0, 45, 45.5, 90, 135, 136, 180].map((angle) => sum(angle, 2))).toEqual([3, 3, 4, 4, 4, 3, 3]);
    expect(stepOf(seeded({ ...GUN, angle: 20 }), 'flank')).toMatchObject({ value: 0, ruling: 'wrg:R158' });
  });

  test('wrg:R29 option 1: surprise, weight and concealment deduct 1 each; option 2: 2 each', () => {
    for (const factors of [{ surprised: true }, { concealed: true }, { weight: 60, year: 1944 }]) {
      expect(points({ ...GUN, ...factors })).toBe(2);
      expect(points({ ...GUN, ...factors }, { 'wrg:R29': 2 })).toBe(1);
    }
    expect(points({ ...GUN, underFire: true }, { 'wrg:R29': 2 })).toBe(2);
  });

  test('wrg:R30 option 1: the four factors that the sheet has lost count; option 2: none of them', () => {
    const four = { ...GUN, targetMoved: true, underFire: true, moved: true, smoke: 30 };
    expect(points(four)).toBe(-3);
    expect(points(four, { 'wrg:R30': 2 })).toBe(3);
    for (const id of ['target-moved', 'under-fire', 'moved', 'smoke']) {
      const step = stepOf(seeded(four, { 'wrg:R30': 2 }), id);
      expect(step).toMatchObject({ value: 0, ruling: 'wrg:R30' });
      expect(step.text).toContain('not counted');
    }
    expect(points({ ...GUN, concealed: true }, { 'wrg:R30': 2 })).toBe(2);
  });

  test('wrg:R161 option 1: under fire and surprised count together; option 2: only the worse of them', () => {
    const both = { ...GUN, underFire: true, surprised: true };
    expect(points(both)).toBe(1);
    expect(points(both, { 'wrg:R161': 2 })).toBe(2);
    expect(points(both, { 'wrg:R161': 2, 'wrg:R29': 2 })).toBe(1);
    expect(points(both, { 'wrg:R161': 2, 'wrg:R30': 2 })).toBe(2);
    expect(points({ ...GUN, underFire: true }, { 'wrg:R161': 2 })).toBe(2);
  });

  test('wrg:R153 wrg:R159 wrg:R160 the lines say on which rulings they rest', () => {
    const played = seeded({ ...GUN, targetMoved: true, moved: true, underFire: true });
    expect(stepOf(played, 'target-moved').ruling).toBe('wrg:R153');
    expect(stepOf(played, 'moved').ruling).toBe('wrg:R159');
    expect(stepOf(played, 'under-fire').ruling).toBe('wrg:R160');
  });

  test('wrg:heavy.5 a gun that moved is on a vehicle, or does not fire; a bazooka is carried', () => {
    const mg = { weapon: 'heavy-mg', range: 90, moved: true };
    for (const given of [
      { ...GUN, moved: true },
      { ...mg, mount: 'tripod' },
    ]) {
      expect(stepOf(seeded(given), 'on-vehicle').clause).toBe('wrg:heavy.5');
      expect(points(given)).toBe(Number(points({ ...given, moved: false })) - 2);
    }
    expect(refusalOf(antiTank, { ...GUN, ownMove: 'walked' }).clause).toBe('wrg:heavy.5');
    for (const given of [mg, { weapon: 'one-man', range: 90, moved: true }]) {
      expect(seeded(given).steps.map(({ id }) => id)).not.toContain('on-vehicle');
    }
  });
});

describe('whether it may fire at an AFV', () => {
  const BAZOOKA = { weapon: 'one-man', range: 40 };

  test.each([
    ['wrg:locate.1 at what is not located', { notLocated: true }],
    ['wrg:fire.1 at what is not in the arc', { outOfArc: true }],
    ['wrg:fire.6 after a dash', { ownMove: 'dashed' }],
    ['wrg:foot.7 after doubling', { ownMove: 'doubled' }],
    ['wrg:option.7 a rocket in a bunker', { fromBunker: true }],
    ['wrg:heavy.6 a turret, at what nobody in it sees', { weapon: 'afv-gun', outOfArc: true }],
  ] as [string, Given][])('%s: not allowed', (says, given) => {
    expect(refusalOf(antiTank, { ...BAZOOKA, ...given }).clause).toBe(says.split(' ')[0]);
  });

  test('wrg:antitank.11 a bazooka that was walked with deducts 2', () => {
    expect(points({ ...BAZOOKA, ownMove: 'walked' })).toBe(Number(points(BAZOOKA)) - 2);
  });

  test('wrg:option.7 an anti-tank rifle is no rocket: it fires from a bunker', () => {
    const played = seeded({ ...BAZOOKA, fromBunker: true, antiTankRifles: true });
    expect(stepOf(played, 'from-bunker')).toMatchObject({ clause: 'wrg:option.7', value: true });
    expect(played.result).toEqual(seeded(BAZOOKA).result);
  });

  test('wrg:smoke.5 wrg:locate.5 blind into smoke, or at what has gone to cover, it may', () => {
    const blind = { ...BAZOOKA, notLocated: true, smoke: 30 };
    expect(stepOf(seeded(blind), 'supposed')).toMatchObject({ clause: 'wrg:smoke.5', value: true });
    expect(points(blind)).toBe(Number(points(BAZOOKA)) - 2);
    const covered = { ...BAZOOKA, notLocated: true, goneToCover: true };
    expect(stepOf(seeded(covered), 'still-located')).toMatchObject({ clause: 'wrg:locate.5', value: true });
    expect(points(covered)).toBe(points(BAZOOKA));
  });

  test.each([
    [{ ...BAZOOKA, moved: true, ownMove: 'walked' }, 'moved'],
    [{ ...BAZOOKA, antiTankRifles: true }, 'antiTankRifles'],
    [{ ...GUN, fromBunker: true, antiTankRifles: true }, 'antiTankRifles'],
    [{ ...BAZOOKA, commanderSees: true }, 'commanderSees'],
    [{ points: 4, notLocated: true }, 'notLocated'],
    [{ offTable: true, fromBunker: true }, 'fromBunker'],
    [{ weapon: 'heavy-mg', range: 90, at: 'post-war-sp', weight: 20, year: 1944 }, 'year'],
  ] as [Given, string][])('%j does not go together', (given, input) => {
    expect(conflictOf(given)?.input).toBe(input);
  });
});

describe('smoke', () => {
  test('wrg:smoke.5 a screen of 50 metres is fired into blind, a longer one stops the shot', () => {
    expect(stepOf(seeded({ ...GUN, smoke: 50 }), 'blind')).toMatchObject({
      clause: 'wrg:smoke.5',
      value: 50,
      ruling: 'wrg:R181',
    });
    expect(refusalOf(antiTank, { ...GUN, smoke: 50.5 }).clause).toBe('wrg:smoke.5');
    expect(refusalOf(antiTank, { ...GUN, smoke: 100, scale: '20mm' }).message).toContain('(5 in)');
  });

  test('wrg:R181 option 1: a longer screen stops the shot; option 2: every screen deducts 2', () => {
    const given = { ...GUN, smoke: 300 };
    expect(refusalOf(antiTank, given).clause).toBe('wrg:smoke.5');
    expect(points(given, { 'wrg:R181': 2 })).toBe(1);
  });
});

describe('the die of each weapon', () => {
  test('wrg:antitank.13 wrg:antitank.14 a gun with 3 points needs a 5: 3 + 5 is 8', () => {
    const hit = play(GUN, 'weapon=5 fire=4');
    expect(stepOf(hit, 'points').value).toBe(3);
    expect(stepOf(hit, 'weapon')).toMatchObject({ clause: 'wrg:antitank.13', value: 1 });
    expect(stepOf(hit, 'knocked-out')).toMatchObject({ clause: 'wrg:antitank.14', value: true });
    expect(hit.result).toEqual({ knockedOut: true, onFire: false });
    expect(play(GUN, '4').result).toEqual({ knockedOut: false, onFire: false });
  });

  test('wrg:antitank.14 the chances of each sum', () => {
    const chances = [1, 2, 3, 4, 5, 6, 7].map((points) => knockedOut({ points }));
    expect(chances).toEqual(['0/1', '1/6', '1/3', '1/2', '2/3', '5/6', '1/1']);
    expect(knockedOut({ points: -9 })).toBe('0/1');
  });

  test('wrg:antitank.13 several weapons throw a die each: one of them is enough', () => {
    expect(play({ ...GUN, weapons: 3 }, 'weapon=1,5,2 fire=1').result).toEqual({
      knockedOut: true,
      onFire: true,
    });
    expect(play({ ...GUN, weapons: 3 }, 'weapon=1,4,2').result.knockedOut).toBe(false);
    expect(knockedOut({ ...GUN, weapons: 2 })).toBe('5/9');
  });

  test('wrg:antitank.16 a wreck burns on 1, 2 or 3', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const played = play({ points: 7 }, `1 / ${die}`);
      expect(stepOf(played, 'on-fire')).toMatchObject({ clause: 'wrg:antitank.16', value: die <= 3 });
      expect(played.result).toEqual({ knockedOut: true, onFire: die <= 3 });
    }
  });

  test('wrg:antitank.14 points that are worked out give the odds of the factors they come from', () => {
    const factors = { ...GUN, flank: true, targetMoved: true, weight: 10, year: 1940, weapons: 2 };
    expect(oddsOf(antiTank, factors).outcomes).toEqual(oddsOf(antiTank, { points: 4, weapons: 2 }).outcomes);
  });

  test('wrg:afv.12 wrg:R166 the net points of each shot are scored on the AFV, at least 0 for each', () => {
    expect(stepOf(play({ points: 3, weapons: 2 }, '1 2'), 'scored')).toMatchObject({
      clause: 'wrg:afv.12',
      value: 9,
      ruling: 'wrg:R166',
    });
    expect(stepOf(play({ points: -3, weapons: 3 }, '1 2 5'), 'scored').value).toBe(2);
  });

  test('wrg:afv.12 the game remembers the points scored on an AFV, and that the gun fired', () => {
    const given = { ...GUN, target: 'Panzer', name: 'Gun crew' };
    const { result, rulings, steps } = play(given, '2');
    const event = { action: 'anti-tank', input: inputOf(antiTank, given) as never, result, rulings, steps };
    const once = battleMemory.after(START, event);
    expect(groupNamed(once, 'Panzer')).toMatchObject({ antiTankPoints: 5, underFire: true, points: 0 });
    expect(groupNamed(once, 'Gun crew').fired).toBe(true);
    expect(groupNamed(battleMemory.after(once, event), 'Panzer').antiTankPoints).toBe(10);
  });
});

describe('bombardment and close attack', () => {
  test.each([
    { closeAttack: 'flame' },
    { closeAttack: 'molotov' },
    { closeAttack: 'sticky-bomb' },
    { closeAttack: 'satchel' },
    { offTable: true },
  ])('wrg:antitank.15 %j knocks an AFV out on 1', (given) => {
    const played = play(given, 'attack=1 fire=3');
    expect(stepOf(played, 'knocked-out')).toMatchObject({ clause: 'wrg:antitank.15', value: true });
    expect(stepOf(played, 'on-fire').ruling).toBe('wrg:R169');
    expect(played.result).toEqual({ knockedOut: true, onFire: true });
    expect(play(given, '2').result).toEqual({ knockedOut: false, onFire: false });
    expect(knockedOut(given)).toBe('1/6');
  });

  test('wrg:R162 option 1: one die a period, whatever the number of attacks; option 2: one for each', () => {
    const given = { closeAttack: 'molotov', attacks: 3 };
    expect(stepOf(play(given, '2'), 'attack').ruling).toBe('wrg:R162');
    expect(knockedOut(given)).toBe('1/6');
    expect(knockedOut(given, { 'wrg:R162': 2 })).toBe('91/216');
    expect(play(given, '2 1 6 / 5', { 'wrg:R162': 2 }).result.knockedOut).toBe(true);
    expect(knockedOut({ offTable: true, attacks: 2 }, { 'wrg:R162': 2 })).toBe('11/36');
  });

  test('wrg:R163 option 1: molotovs within 25 metres, the others in contact; option 2: all within 25', () => {
    const at = (closeAttack: string, range: number, rulings: Rulings = {}) =>
      refusalOf(antiTank, { closeAttack, range }, rulings).clause;
    expect(seeded({ closeAttack: 'molotov', range: 25 }).result).toHaveProperty('knockedOut');
    expect(seeded({ closeAttack: 'satchel', range: 0 }).result).toHaveProperty('knockedOut');
    expect(at('molotov', 26)).toBe('wrg:antitank.15');
    expect(at('sticky-bomb', 1)).toBe('wrg:antitank.15');
    expect(at('satchel', 10)).toBe('wrg:antitank.15');
    for (const closeAttack of ['sticky-bomb', 'satchel', 'molotov']) {
      expect(seeded({ closeAttack, range: 25 }, { 'wrg:R163': 2 }).result).toHaveProperty('knockedOut');
      expect(at(closeAttack, 25.5, { 'wrg:R163': 2 })).toBe('wrg:antitank.15');
    }
  });

  test('wrg:antitank.15 flame reaches as far as a flame thrower has an effect', () => {
    const at = (range: number, rulings: Rulings = {}) => seeded({ closeAttack: 'flame', range }, rulings);
    for (const range of [26, 50, 100]) expect(at(range).result).toHaveProperty('knockedOut');
    expect(refusalOf(antiTank, { closeAttack: 'flame', range: 101 }).clause).toBe('wrg:antitank.15');
    expect(refusalOf(antiTank, { closeAttack: 'flame', range: 20 }).clause).toBe('wrg:antitank.15');
    expect(at(20, { 'wrg:R63': 2 }).result).toHaveProperty('knockedOut');
  });
});

describe('those aboard', () => {
  test('wrg:crew.1 after a knock-out the answer says what comes next', () => {
    expect(stepOf(play(GUN, '6 / 6'), 'bail-out')).toMatchObject({ clause: 'wrg:crew.1', value: true });
    expect(play(GUN, '1').steps.map(({ id }) => id)).not.toContain('bail-out');
  });

  test('wrg:crew.1 wrg:crew.3 with crew and passengers their escapes are rolled at once', () => {
    const given = { ...GUN, crew: 2, smgs: 1, passengers: 2, hw: 1, target: 'Panzer' };
    const played = play(given, 'weapon=6 fire=1 crew=6,3 passenger=1,4');
    expect(played.result).toEqual({
      knockedOut: true,
      onFire: true,
      withSmg: 1,
      withPistol: 1,
      crewLost: 0,
      passengersOut: 1,
      passengersLost: 1,
      abandoned: 1,
    });
    expect(said(given, '6 / 1 / 6 3 / 1 4')).toBe(
      'Panzer is knocked out and on fire; crew out: 1 with an SMG and 1 with a pistol; none lost; 1 of 2 passengers out',
    );
  });

  test('(wrg:crew.1) nobody rolls where it is not knocked out', () => {
    expect(play({ ...GUN, crew: 2 }, '1').result).toEqual({
      knockedOut: false,
      onFire: false,
      withSmg: 0,
      withPistol: 0,
      crewLost: 0,
    });
    expect(said({ ...GUN, crew: 2 }, '1')).toBe('the AFV is not knocked out');
  });
});

describe('inputs', () => {
  test.each([
    [{}, 'weapon'],
    [{ weight: 12, year: 1940 }, 'weapon'],
    [{ ...GUN, closeAttack: 'flame' }, 'closeAttack'],
    [{ closeAttack: 'flame', offTable: true }, 'offTable'],
    [{ points: 3, range: 0 }, 'range'],
    [{ points: 3, flank: true }, 'flank'],
    [{ points: 3, weight: 3, year: 1940 }, 'weight'],
    [{ points: 3, at: 'apc' }, 'at'],
    [{ points: 3, year: 1940 }, 'year'],
    [{ points: 3, angle: 0 }, 'angle'],
    [{ ...GUN, lightGun: true }, 'lightGun'],
    [{ ...GUN, mount: 'pintle' }, 'mount'],
    [{ ...GUN, attacks: 2 }, 'attacks'],
    [{ ...GUN, year: 1940 }, 'year'],
    [{ ...GUN, flank: true, angle: 90 }, 'flank'],
    [{ ...GUN, smgs: 1 }, 'smgs'],
    [{ ...GUN, hw: 1 }, 'hw'],
    [{ ...GUN, crew: 2, smgs: 3 }, 'smgs'],
    [{ weapon: 'heavy-mg', range: 9, helpers: 1 }, 'helpers'],
    [{ closeAttack: 'flame', concealed: true }, 'concealed'],
    [{ closeAttack: 'flame', weapons: 2 }, 'weapons'],
    [{ closeAttack: 'flame', at: 'apc' }, 'at'],
    [{ offTable: true, range: 0 }, 'range'],
    [{ offTable: true, angle: 0 }, 'angle'],
  ])('(wrg:antitank.13) %j means nothing, and is not passed over', (given, input) => {
    expect(conflictOf(given)?.input).toBe(input);
  });

  test('(wrg:antitank.1) a weapon needs its range, a weight its year', () => {
    expect(needs({ weapon: 'gun' })).toEqual(['range']);
    expect(needs({ weapon: 'gun', points: 3 })).toEqual([]);
    expect(needs({ ...GUN, weight: 12 })).toEqual(['range', 'year']);
    expect(conflictOf({ weapon: 'gun', points: 3 })).toBeUndefined();
    expect(stepOf(play({ weapon: 'gun', points: 3 }, '1'), 'points').text).toContain('conventional gun');
  });
});

describe('what burns, and what the game knows of a wreck', () => {
  test('wrg:R169 any knocked out AFV may burn; option 2: only what anti-tank fire knocks out', () => {
    expect(play({ closeAttack: 'satchel' }, 'attack=1 fire=1').result.onFire).toBe(true);
    for (const given of [{ closeAttack: 'satchel' }, { offTable: true }]) {
      const played = withDice(antiTank, given, 'attack=1', { 'wrg:R169': 2 });
      expect(stepOf(played, 'on-fire')).toMatchObject({ value: false, ruling: 'wrg:R169' });
    }
    expect(withDice(antiTank, { points: 7 }, 'weapon=1 fire=1', { 'wrg:R169': 2 }).result.onFire).toBe(true);
  });

  test('wrg:antitank.14 the game remembers a wreck, shows it, and says so to whoever fires at it again', () => {
    const given = { points: 7, target: 'Panzer' };
    const after = remembered(antiTank, START, given, play(given, 'weapon=1 fire=6'));
    expect(game.says(after as never)).toContain('Panzer: knocked out; 8 anti-tank points this period');
    const again = withDice(antiTank, given, 'weapon=1 fire=6', {}, nextPeriod(after));
    expect(stepOf(again, 'wreck')).toMatchObject({ clause: 'wrg:antitank.14', value: 'Panzer' });
    const missed = remembered(
      antiTank,
      START,
      { ...given, points: 1 },
      play({ ...given, points: 1 }, 'weapon=1'),
    );
    expect(groupNamed(missed, 'Panzer').knockedOut).toBeUndefined();
  });
});

describe('odds', () => {
  const WEAPONS = [
    { weapon: 'one-man', range: 40 },
    { weapon: 'recoilless', range: 90 },
    GUN,
    { weapon: 'missile', range: 400 },
    { weapon: 'afv-gun', range: 90 },
    { weapon: 'heavy-mg', range: 250 },
  ];

  test.each(WEAPONS)('wrg:antitank.6 to wrg:antitank.12 nothing that deducts ever helps %j', (given) => {
    const worse: Given[] = [
      { targetMoved: true },
      { underFire: true },
      { surprised: true },
      { concealed: true },
      { moved: true },
      { smoke: 20 },
    ];
    for (const factors of worse) {
      expect(share({ ...given, ...factors })).toBeLessThanOrEqual(share(given));
      expect(share({ ...given, ...factors, flank: true })).toBeLessThanOrEqual(
        share({ ...given, flank: true }),
      );
    }
    expect(share({ ...given, flank: true })).toBeGreaterThanOrEqual(share(given));
  });

  test.each([1935, 1945, 1960])(
    'wrg:antitank.5 wrg:antitank.9 a heavier target is never easier, in %i',
    (year) => {
      const chances = [5, 11, 12, 17, 18, 24, 25, 39, 40, 49, 50, 70].map((weight) =>
        share({ ...GUN, weight, year }),
      );
      chances.slice(1).forEach((chance, i) => {
        expect(chance).toBeLessThanOrEqual(chances[i]!);
      });
    },
  );

  test('wrg:antitank.13 more weapons are never worse', () => {
    for (let weapons = 2; weapons <= 8; weapons++) {
      expect(share({ ...GUN, weapons })).toBeGreaterThan(share({ ...GUN, weapons: weapons - 1 }));
    }
  });

  test('the odds of a full volley at a full AFV are there at once', () => {
    const given = { ...GUN, weapons: 20, crew: 10, smgs: 10, passengers: 30, hw: 12 };
    expect(oddsAtOnce(antiTank, given).outcomes.length).toBeGreaterThan(1000);
  });

  proveAll(antiTank, [
    ['a bazooka', { weapon: 'one-man', range: 40 }],
    ['three guns', { ...GUN, weapons: 3 }],
    ['a flank shot at a light AFV', { ...GUN, flank: true, weight: 10, year: 1940 }],
    [
      'every deduction',
      { ...GUN, underFire: true, surprised: true, concealed: true, weight: 30, year: 1940 },
    ],
    [
      'the same by the sheet',
      { ...GUN, underFire: true, surprised: true, concealed: true },
      { 'wrg:R29': 2 },
    ],
    ['factors of the sheet alone', { ...GUN, moved: true, targetMoved: true, smoke: 20 }, { 'wrg:R30': 2 }],
    ['a bazooka after a walk', { weapon: 'one-man', range: 40, ownMove: 'walked' }],
    ['a wreck that may not burn', { closeAttack: 'satchel', crew: 1 }, { 'wrg:R169': 2 }],
    ['off-table fire, and no fire', { offTable: true }, { 'wrg:R169': 2 }],
    ['one of fire and surprise', { ...GUN, underFire: true, surprised: true }, { 'wrg:R161': 2 }],
    ['a tank gun', { weapon: 'afv-gun', range: 90, concealed: true }],
    ['a tank gun as an anti-tank gun', { weapon: 'afv-gun', range: 90 }, { 'wrg:R27': 2 }],
    ['a small tank gun', { weapon: 'afv-gun', lightGun: true, range: 90, flank: true }, { 'wrg:R156': 2 }],
    ['a heavy MG by type', { weapon: 'heavy-mg', range: 250, at: 'apc' }, { 'wrg:R28': 2 }],
    ['helpers', { ...GUN, helpers: 2 }, { 'wrg:R157': 2 }],
    ['a gun too close', { weapon: 'recoilless', range: 20, flank: true }, { 'wrg:R62': 2 }],
    ['the rear', { ...GUN, angle: 170 }, { 'wrg:R158': 2 }],
    ['a light tank by name', { ...GUN, at: 'light-tank' }, { 'wrg:R31': 2 }],
    ['a truck', { ...GUN, at: 'soft' }, { 'wrg:R165': 2 }],
    ['a long screen', { ...GUN, smoke: 100, flank: true }, { 'wrg:R181': 2 }],
    ['two shots with crew and passengers', { points: 4, weapons: 2, crew: 2, smgs: 1, passengers: 1 }],
    ['off-table fire', { offTable: true, crew: 2 }],
    ['three molotovs', { closeAttack: 'molotov', attacks: 3 }, { 'wrg:R162': 2 }],
    ['a satchel charge thrown', { closeAttack: 'satchel', range: 20 }, { 'wrg:R163': 2 }],
  ]);
});
