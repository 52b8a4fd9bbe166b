import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../../rulesets/battleground/vehicles/vehicle-damage.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  blamedIn,
  type Given,
  idsOf as ids,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
  withSeed,
} from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';
import { meanHits, thrown } from '../thrown.js';

const ARMOURED = ['armoured-car', 'apc', 'light-tank', 'medium-tank', 'heavy-tank'];
/** Three white hits. */
const SIX = { grade: 'C', figures: 6 };

const { play: damage, chance } = playing(vehicleDamage);

describe('shooting at vehicles', () => {
  test('bg:vshoot.1 three hits on an armoured car without a heavy weapon are 1 hit', () => {
    const shot = withDice(shoot, { ...SIX, at: 'armoured-car' }, 'white=5,5,6 red=2,6 damage=1 kind=1');
    expect(stepOf(shot, 'net').value).toBe(3);
    expect(stepOf(shot, 'halved')).toMatchObject({ clause: 'bg:vshoot.1', value: 1, ruling: 'bg:R40' });
    expect(shot.result).toEqual({ hits: 1, state: 'immobilised' });
  });

  test('bg:R40 option 1: hits on armour are halved after cancels; option 2: before them', () => {
    const given = { ...SIX, at: 'armoured-car' };
    const after = withDice(shoot, given, 'white=5,5,6 red=1,6 damage=1 kind=1');
    expect(after.result).toEqual({ hits: 1, state: 'immobilised' });
    const before = withDice(shoot, given, 'white=5,5,6 red=1,6', { 'bg:R40': 2 });
    expect(stepOf(before, 'halved')).toMatchObject({ clause: 'bg:vshoot.1', value: 1, ruling: 'bg:R40' });
    expect(ids(before).indexOf('halved')).toBeLessThan(ids(before).indexOf('net'));
    expect(before.result).toEqual({ hits: 0, state: 'undamaged' });
    expect(meanHits(given, { 'bg:R40': 2 })).toBeLessThan(meanHits(given));
  });

  test.each([
    ['a heavy weapon', { hw: 1, at: 'armoured-car' }, 'white=5,5,6 blue=2 red=2,2'],
    ['a bazooka', { hwArmour: 1, at: 'armoured-car' }, 'white=5,5,6 blue=2 red=2,2'],
    ['a car, which is not armoured', { at: 'car' }, 'white=5,5,6 red=2'],
    ['a truck, which is not armoured', { at: 'truck' }, 'white=5,5,6 red=2'],
  ])('(bg:vshoot.1) hits are not halved with, or on, %s', (_what, given, dice) => {
    const shot = withDice(shoot, { ...SIX, ...given }, `${dice} damage=6`);
    expect(shot.result).toEqual({ hits: 3, state: 'destroyed' });
    expect(ids(shot)).not.toContain('halved');
  });

  test('bg:R129 option 1: machine guns are no heavy weapon against armour; option 2: the unit has one all the same', () => {
    const given = { ...SIX, hwPersonnel: 1, at: 'armoured-car' };
    const first = withDice(shoot, given, 'white=5,5,6 red=2,2 damage=6 kind=1');
    expect(stepOf(first, 'has-heavy-weapon')).toMatchObject({ value: false, ruling: 'bg:R129' });
    expect(first.result).toEqual({ hits: 1, state: 'immobilised' });
    const second = withDice(shoot, given, 'white=5,5,6 red=2,2 damage=4', { 'bg:R129': 2 });
    expect(stepOf(second, 'has-heavy-weapon')).toMatchObject({ value: true, ruling: 'bg:R129' });
    expect(second.result).toEqual({ hits: 3, state: 'destroyed' });
  });

  test('bg:vshoot.1 a machine gun of a unit that plays weapon classes is none against armour', () => {
    const shot = withDice(
      shoot,
      { ...SIX, hwPersonnel: 1, at: 'armoured-car' },
      'white=5,5,6 red=2,2 damage=6 kind=3',
    );
    expect(shot.result).toEqual({ hits: 1, state: 'half-weapons' });
  });

  test('bg:vshoot.10 the die for a flank shot makes nobody a heavy weapon', () => {
    const shot = withDice(
      shoot,
      { ...SIX, at: 'armoured-car', flank: true },
      'white=5,5,6 blue=5 red=2,2 damage=6 kind=6',
    );
    expect(stepOf(shot, 'halved').value).toBe(2);
    expect(stepOf(shot, 'no-kill').clause).toBe('bg:vdam.2');
    expect(shot.result).toEqual({ hits: 2, state: 'half-weapons' });
  });

  test.each(ARMOURED)('bg:vshoot.2 a machine gun of a vehicle may not attack an armoured one: %s', (at) => {
    expect(refusalOf(shoot, { weapon: 'mg', at }).clause).toBe('bg:vshoot.2');
  });

  test.each(['car', 'truck', 'nest', 'pillbox'])('(bg:vshoot.2) a machine gun may fire at a %s', (at) => {
    expect(thrown({ weapon: 'mg', at }).white).toBe(2);
  });
});

describe('weapons of vehicles', () => {
  test.each([
    ['mg', { white: 2, blue: 0, red: 0 }, { white: 2, blue: 0, red: 0 }],
    ['light-gun', { white: 0, blue: 2, red: 0 }, { white: 4, blue: 0, red: 0 }],
    ['heavy-gun', { white: 0, blue: 4, red: 0 }, { white: 0, blue: 4, red: 0 }],
  ])('bg:vshoot.6 bg:R46 the dice of a %s by option 1 and by option 2', (weapon, first, second) => {
    expect(thrown({ weapon })).toEqual(first);
    expect(thrown({ weapon }, { 'bg:R46': 2 })).toEqual(second);
    const line = stepOf(withSeed(shoot, { weapon }), 'weapon');
    expect(line.clause).toBe('bg:vshoot.6');
    expect(line.house).toBe(weapon === 'mg' ? undefined : true);
  });

  test('bg:vshoot.6 vehicles shoot as grade C unless they are better', () => {
    expect(withDice(shoot, { weapon: 'mg' }, 'white=4,5').result).toEqual({ hits: 1 });
    expect(withDice(shoot, { weapon: 'mg', grade: 'B' }, 'white=4,5').result).toEqual({ hits: 2 });
  });

  test.each([
    ['mg', { white: 1, blue: 0, red: 0 }],
    ['light-gun', { white: 0, blue: 1, red: 0 }],
    ['heavy-gun', { white: 0, blue: 2, red: 0 }],
  ])('bg:vdam.6 at half strength a %s rolls half its dice', (weapon, dice) => {
    const given = { weapon, halfStrength: true };
    expect(stepOf(withSeed(shoot, given), 'half')).toMatchObject({
      clause: 'bg:vdam.6',
      value: dice.white + dice.blue,
    });
    expect(thrown(given)).toEqual(dice);
  });

  test('bg:vshoot.7 two hits of a main gun on a tank are 4', () => {
    const shot = withDice(shoot, { weapon: 'light-gun', at: 'medium-tank' }, 'blue=5,6 red=2,3,4,6 damage=3');
    expect(stepOf(shot, 'doubled')).toMatchObject({ clause: 'bg:vshoot.7', value: 4, ruling: 'bg:R41' });
    expect(stepOf(shot, 'damage').value).toBe(7);
    expect(shot.result).toEqual({ hits: 4, state: 'destroyed' });
  });

  test.each([
    ['a truck', { at: 'truck' }, 'blue=5,6 red=2 damage=1 kind=1'],
    ['infantry', {}, 'blue=5,6'],
    ['a nest', { at: 'nest' }, 'blue=5,6 red=2,2'],
  ])('(bg:vshoot.7) hits of a main gun on %s count once', (_what, target, dice) => {
    const shot = withDice(shoot, { weapon: 'light-gun', ...target }, dice);
    expect(shot.result.hits).toBe(2);
    expect(ids(shot)).not.toContain('doubled');
  });

  test('bg:R41 option 1 doubles what the cancels leave, option 2 doubles before they are taken away', () => {
    const given = { weapon: 'light-gun', at: 'armoured-car' };
    const after = withDice(shoot, given, 'blue=5,6 red=1,2 damage=1 kind=1', { 'bg:R41': 1 });
    expect([stepOf(after, 'net').value, stepOf(after, 'doubled').value]).toEqual([1, 2]);
    expect(after.result).toEqual({ hits: 2, state: 'immobilised' });
    const before = withDice(shoot, given, 'blue=5,6 red=1,2 damage=1 kind=1', { 'bg:R41': 2 });
    expect([stepOf(before, 'doubled').value, stepOf(before, 'net').value]).toEqual([4, 3]);
    expect(before.result).toEqual({ hits: 3, state: 'immobilised' });
  });

  test('bg:R41 a heavy gun against 4 red averages 1.72 hits by option 1 and 2.14 by option 2', () => {
    const given = { weapon: 'heavy-gun', at: 'medium-tank' };
    expect(meanHits(given).toFixed(2)).toBe('1.72');
    expect(meanHits(given, { 'bg:R41': 2 }).toFixed(2)).toBe('2.14');
  });
});

describe('a vehicle without damage', () => {
  test('bg:vdam.1 three hits and a roll of 4 are 7: destroyed', () => {
    const hit = damage({ hits: 3 }, 'damage=4');
    expect(stepOf(hit, 'damage')).toMatchObject({
      clause: 'bg:vdam.1',
      value: 7,
      text: '3 hits + 4 = 7: 7 or more',
    });
    expect(hit.result).toEqual({ state: 'destroyed' });
    expect(damage({ hits: 3 }, 'damage=3 kind=6').result).toEqual({ state: 'half-weapons' });
  });

  test.each([
    [1, '1/6'],
    [2, '1/3'],
    [3, '1/2'],
    [5, '5/6'],
    [6, '1/1'],
  ])('bg:vdam.1 %i hits destroy it with a chance of %s', (hits, destroyed) => {
    expect(chance({ hits }, 'state', 'destroyed')).toBe(destroyed);
  });

  test.each([
    [1, 'immobilised'],
    [2, 'immobilised'],
    [3, 'half-weapons'],
    [4, 'half-weapons'],
    [5, 'half-weapons'],
    [6, 'half-weapons'],
  ])('bg:vdam.3 two hits and a roll of 3 are 5, and then a %i: %s', (kind, state) => {
    const hit = damage({ hits: 2 }, `damage=3 kind=${kind}`);
    expect(stepOf(hit, 'damage').value).toBe(5);
    expect(stepOf(hit, 'kind')).toMatchObject({ clause: 'bg:vdam.3', value: state });
    expect(hit.result).toEqual({ state });
  });

  test('bg:vdam.3 three hits: 1/2 destroyed, 1/6 immobilised, 1/3 half weapons', () => {
    const states = ['destroyed', 'immobilised', 'half-weapons'];
    expect(states.map((state) => chance({ hits: 3 }, 'state', state))).toEqual(['1/2', '1/6', '1/3']);
  });

  test.each([1, 3, 6, 12, 60])(
    'bg:vdam.2 infantry without a heavy weapon never destroys whole armour: %i hits',
    (hits) => {
      const given = { hits, noHeavyWeapon: true };
      expect(chance(given, 'state', 'destroyed')).toBe('0/1');
      expect(chance(given, 'state', 'destroyed', { 'bg:R42': 2 })).toBe('0/1');
    },
  );

  test('(bg:vdam.2) it may destroy a truck, and armour that is damaged already', () => {
    expect(damage({ hits: 6, noHeavyWeapon: true, unarmoured: true }, 'damage=1').result.state).toBe(
      'destroyed',
    );
    const later = damage({ hits: 6, noHeavyWeapon: true, damage: 'immobilised' }, 'damage=1 kind=2');
    expect(later.result.state).toBe('destroyed');
  });

  test('bg:R42 option 1 damages whole armour instead of destroying it, option 2 does nothing to it', () => {
    const given = { hits: 3, noHeavyWeapon: true };
    const first = damage(given, 'damage=4 kind=1');
    expect(stepOf(first, 'no-kill')).toMatchObject({ clause: 'bg:vdam.2', ruling: 'bg:R42' });
    expect(first.result).toEqual({ state: 'immobilised' });
    const second = damage(given, 'damage=4', { 'bg:R42': 2 });
    expect(second.result).toEqual({ state: 'undamaged' });
    expect(ids(second)).not.toContain('marker');
    expect(damage(given, 'damage=3 kind=1', { 'bg:R42': 2 }).result).toEqual({ state: 'immobilised' });
  });
});

describe('a vehicle with damage', () => {
  test.each(['immobilised', 'half-weapons', 'both'])(
    'bg:vdam.4 one hit and a roll of 3 are 4: damage stays as it was (%s)',
    (before) => {
      const hit = damage({ hits: 1, damage: before }, 'damage=3');
      expect(stepOf(hit, 'damage')).toMatchObject({ clause: 'bg:vdam.4', value: 4, ruling: 'bg:R44' });
      expect(hit.result).toEqual({ state: before });
      expect(ids(hit)).toEqual(['damage']);
    },
  );

  test('bg:vdam.5 one hit and a roll of 4 are 5, and then a 1: an immobile tank has half weapons as well', () => {
    const hit = damage({ hits: 1, damage: 'immobilised' }, 'damage=4 kind=1');
    expect(stepOf(hit, 'damage').value).toBe(5);
    expect(stepOf(hit, 'kind')).toMatchObject({ clause: 'bg:vdam.5', value: 'both' });
    expect(hit.result).toEqual({ state: 'both' });
    expect(damage({ hits: 1, damage: 'half-weapons' }, 'damage=4 kind=1').result).toEqual({ state: 'both' });
  });

  test('bg:R44 option 1 rolls one die for a damaged vehicle, option 2 two', () => {
    const given = { hits: 1, damage: 'immobilised' };
    const two = damage(given, 'damage=1,3 kind=2', { 'bg:R44': 2 });
    expect(stepOf(two, 'damage')).toMatchObject({ clause: 'bg:vdam.4', value: 5, ruling: 'bg:R44' });
    expect(two.result).toEqual({ state: 'destroyed' });
    expect(damage(given, 'damage=1,2', { 'bg:R44': 2 }).result).toEqual({ state: 'immobilised' });
    expect(chance(given, 'state', 'destroyed')).toBe('5/12');
    expect(chance(given, 'state', 'destroyed', { 'bg:R44': 2 })).toBe('55/72');
    expect(damage({ hits: 1 }, 'damage=1 kind=1', { 'bg:R44': 2 }).result).toEqual({ state: 'immobilised' });
  });

  test.each([2, 3, 4, 5, 6])('bg:vdam.5 on 5 or more and then a %i it is destroyed', (kind) => {
    for (const before of ['immobilised', 'half-weapons', 'both']) {
      expect(damage({ hits: 2, damage: before }, `damage=3 kind=${kind}`).result.state).toBe('destroyed');
    }
  });

  test('bg:vdam.5 one hit: 5/12 destroyed, 1/12 both kinds, 1/2 no more damage', () => {
    const states = ['destroyed', 'both', 'immobilised'];
    const given = { hits: 1, damage: 'immobilised' };
    expect(states.map((state) => chance(given, 'state', state))).toEqual(['5/12', '1/12', '1/2']);
  });

  test('bg:R43 a 1 for a vehicle with both kinds: option 1 nothing more, option 2 destroyed', () => {
    const given = { hits: 4, damage: 'both' };
    const first = damage(given, 'damage=1 kind=1');
    expect(stepOf(first, 'kind')).toMatchObject({ value: 'both', ruling: 'bg:R43' });
    expect(first.result).toEqual({ state: 'both' });
    expect(damage(given, 'damage=1 kind=1', { 'bg:R43': 2 }).result).toEqual({ state: 'destroyed' });
    expect(chance(given, 'state', 'destroyed')).toBe('5/6');
    expect(chance(given, 'state', 'destroyed', { 'bg:R43': 2 })).toBe('1/1');
  });
});

describe('a vehicle that something other than a hit has stopped', () => {
  const BROKEN = { hits: 1, stoppedBy: 'breakdown' };
  const states = (given: Given, rulings = {}) => {
    const odds = oddsOf(vehicleDamage, given, rulings);
    return Object.fromEntries(
      odds.outcomes.map(({ value, weight }) => [value.state, fraction(weight, odds.total)]),
    );
  };
  const said = ({ result, steps }: ReturnType<typeof damage>, given: Given) =>
    vehicleDamage.announce(result as never, inputOf(vehicleDamage, given) as never, steps);

  test('bg:R23 bg:vdam.3 a broken-down tank hit in its weapons has both: it does not move again', () => {
    const hit = damage(BROKEN, 'damage=4 kind=5');
    expect(hit.result).toEqual({ state: 'both' });
    expect(stepOf(hit, 'kind')).toMatchObject({ clause: 'bg:vdam.3', value: 'half-weapons' });
    expect(stepOf(hit, 'stopped-before')).toMatchObject({
      clause: 'bg:vdam.3',
      value: 'both',
      text: 'and it still cannot move',
      ruling: 'bg:R23',
    });
    expect(stepOf(hit, 'marker').text).toBe('mark the model with cotton under it and on top');
    expect(said(hit, BROKEN)).toBe('it cannot move and its weapons are at half strength');
  });

  test('bg:R23 bg:vdam.3 a broken-down tank that is hit in its tracks counts as damaged from then on', () => {
    const hit = damage(BROKEN, 'damage=4 kind=2');
    expect(hit.result).toEqual({ state: 'immobilised' });
    expect(ids(hit)).not.toContain('marker');
    expect(said(hit, BROKEN)).toBe('it could not move before, and now that is damage');
  });

  test.each([
    ['breakdown', 1, 'first'],
    ['breakdown', 2, 'later'],
    ['breakdown', 3, 'first'],
    ['mines', 1, 'later'],
    ['mines', 2, 'later'],
    ['mines', 3, 'first'],
  ])(
    'bg:R23 stopped by %s, option %i: rolled for as a %s hit, and never able to move',
    (stoppedBy, option, as) => {
      const rulings = { 'bg:R23': option };
      // As a first hit: destroyed on 6, else 1/3 and 2/3; as a later one: nothing below 4, then 1/6 and 5/6.
      const first = { destroyed: '1/6', immobilised: '5/18', both: '5/9' };
      const later = { destroyed: '5/12', immobilised: '1/2', both: '1/12' };
      expect(states({ hits: 1, stoppedBy }, rulings)).toEqual(as === 'first' ? first : later);
      expect(damage({ hits: 0, stoppedBy }, '', rulings).result).toEqual({ state: 'immobilised' });
    },
  );

  test.each([
    ['breakdown', 1],
    ['breakdown', 2],
    ['mines', 1],
    ['mines', 3],
  ])(
    'bg:R23 bg:vdam.5 with half weapons and stopped by %s, option %i, it has both whatever misses',
    (stoppedBy, option) => {
      const given = { hits: 1, damage: 'half-weapons', stoppedBy };
      const rulings = { 'bg:R23': option };
      expect(states(given, rulings)).toEqual({ both: '7/12', destroyed: '5/12' });
      expect(damage({ ...given, hits: 0 }, '', rulings).result).toEqual({ state: 'both' });
      expect(said(damage(given, 'damage=1', rulings), given)).toBe('no more damage');
    },
  );

  test('bg:vdam.9 (bg:R23) without a hit nobody asks whether a breakdown is damage', () => {
    expect(damage({ ...BROKEN, hits: 0 }, '').rulings).toEqual({});
    expect(said(damage({ ...BROKEN, hits: 0 }, ''), { ...BROKEN, hits: 0 })).toBe('no more damage');
  });

  test('bg:R42 bg:R23 fire that does nothing to whole armour leaves a broken-down tank where it stands', () => {
    const given = { hits: 6, stoppedBy: 'breakdown', noHeavyWeapon: true };
    expect(damage(given, 'damage=1', { 'bg:R42': 2 }).result).toEqual({ state: 'immobilised' });
  });

  test('bg:R23 a shot at a tank that mines have stopped is rolled for as at one with damage', () => {
    const shot = { weapon: 'light-gun', at: 'armoured-car', stoppedBy: 'mines' };
    const dice = 'blue=5,2 red=2,2 damage=3 kind=1';
    const mined = withDice(shoot, shot, dice);
    expect(stepOf(mined, 'stopped')).toMatchObject({ clause: 'bg:mine.10', value: true, ruling: 'bg:R23' });
    expect(mined.result).toEqual({ hits: 2, state: 'both' });
    const broken = withDice(shoot, { ...shot, stoppedBy: 'breakdown' }, dice);
    expect(broken.result).toEqual({ hits: 2, state: 'immobilised' });
    expect(shoot.announce(broken.result as never, inputOf(shoot, shot) as never, broken.steps)).toBe(
      '2 hits: it could not move before, and now that is damage',
    );
    expect(withDice(shoot, shot, 'blue=2,2 red=2,2').result).toEqual({ hits: 0, state: 'immobilised' });
  });

  test.each([
    [{ ...SIX, stoppedBy: 'mines' }],
    [{ ...SIX, at: 'pillbox', stoppedBy: 'mines' }],
    [{ ...SIX, at: 'truck', damage: 'both', stoppedBy: 'mines' }],
  ])('(bg:R23) only a vehicle that could still move was stopped: %j', (given) => {
    expect(blamedIn(shoot, given)).toBe('stoppedBy');
  });

  proveAll(vehicleDamage, [
    ['R23, broken down', BROKEN],
    ['R23, broken down with half weapons', { ...BROKEN, damage: 'half-weapons' }],
    ['R23, that counts as damage', BROKEN, { 'bg:R23': 2 }],
    ['R42, no effect', { ...BROKEN, hits: 4, noHeavyWeapon: true }, { 'bg:R42': 2 }],
  ]);
  proveAll(shoot, [
    ['R23, at a truck that mines have stopped', { weapon: 'light-gun', at: 'truck', stoppedBy: 'mines' }],
    [
      'R23, the same, as no damage',
      { weapon: 'light-gun', at: 'truck', stoppedBy: 'mines' },
      { 'bg:R23': 3 },
    ],
  ]);
});

describe('what is left of a vehicle', () => {
  test.each([
    ['damage=1 kind=2', {}, 'it cannot move any more'],
    ['damage=5 kind=5', { damage: 'immobilised' }, 'destroyed'],
    ['damage=5 kind=1', { damage: 'immobilised' }, 'the other kind of damage as well'],
    ['damage=5 kind=1', { damage: 'both' }, 'it has both kinds already, nothing more'],
  ])('bg:vdam.3 bg:vdam.5 the line of the second die does not say it twice: %s, %j', (dice, given, text) => {
    expect(stepOf(damage({ hits: 1, ...given }, dice), 'kind').text).toBe(text);
  });

  test.each([
    ['immobilised', { hits: 1 }, 'damage=1 kind=1', 'mark the model with cotton under it'],
    ['half-weapons', { hits: 1 }, 'damage=1 kind=6', 'mark the model with cotton on top'],
    [
      'both',
      { hits: 4, damage: 'half-weapons' },
      'damage=1 kind=1',
      'mark the model with cotton under it and on top',
    ],
  ])('bg:vdam.7 cotton marks a vehicle that is %s', (state, given, dice, text) => {
    expect(stepOf(damage(given, dice), 'marker')).toMatchObject({ clause: 'bg:vdam.7', value: state, text });
  });

  test('bg:vdam.7 a destroyed vehicle lies on its side with cotton', () => {
    const { steps } = damage({ hits: 6 }, 'damage=1');
    expect(steps.map(({ text }) => text).join('; ')).toMatch(/on its side.*cotton|cotton.*on its side/);
  });

  test('bg:vdam.8 the crew of a destroyed vehicle is lost, that of a damaged one is not', () => {
    expect(stepOf(damage({ hits: 6 }, 'damage=1'), 'crew')).toMatchObject({
      clause: 'bg:vdam.8',
      value: true,
    });
    expect(ids(damage({ hits: 1 }, 'damage=1 kind=1'))).not.toContain('crew');
  });

  test.each([
    ['every hit cancelled', { ...SIX, hw: 1, at: 'medium-tank' }, 'white=5,2,2 blue=2 red=1,2,2,2'],
    ['one hit halved to none', { ...SIX, at: 'medium-tank' }, 'white=5,2,2 red=2,2,2,2'],
    ['no hit at all', { weapon: 'light-gun', at: 'medium-tank' }, 'blue=2,2 red=2,2,2,2'],
  ])('bg:vdam.9 without a hit no die is rolled for damage: %s', (_why, given, dice) => {
    const shot = withDice(shoot, given, dice);
    expect(stepOf(shot, 'no-damage')).toMatchObject({ clause: 'bg:vdam.9', value: 'undamaged' });
    expect(shot.result).toEqual({ hits: 0, state: 'undamaged' });
    const before = withDice(shoot, { ...given, damage: 'half-weapons' }, dice);
    expect(before.result).toEqual({ hits: 0, state: 'half-weapons' });
  });

  test('bg:vdam.9 no hits do nothing to a vehicle, whatever it has suffered', () => {
    const miss = damage({ hits: 0 }, '');
    expect(stepOf(miss, 'no-damage')).toMatchObject({ clause: 'bg:vdam.9', value: 'undamaged' });
    expect(miss.result).toEqual({ state: 'undamaged' });
    expect(damage({ hits: 0, damage: 'both' }, '').result).toEqual({ state: 'both' });
  });

  test('bg:vdam.4 a shot takes the damage the vehicle has already into account', () => {
    const given = { weapon: 'light-gun', at: 'armoured-car', damage: 'half-weapons' };
    const shot = withDice(shoot, given, 'blue=5,2 red=2,2 damage=3 kind=1');
    expect(shot.result).toEqual({ hits: 2, state: 'both' });
  });
});
