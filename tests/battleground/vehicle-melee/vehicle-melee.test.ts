import { describe, expect, test } from 'vitest';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import { vehicleDamage } from '../../../rulesets/battleground/vehicles/vehicle-damage.js';
import type { Rulings } from '../../../src/dice/play.js';
import { fraction } from '../../../src/odds/fraction.js';
import {
  chanceOf,
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
import { times } from '../../support/random/deep.js';

/** Eight figures without anything special: four white dice. */
const EIGHT = { attackers: 8 };
const CAR = { at: 'car', mg: 1 };
const TANK = { at: 'light-tank', mg: 1 };
const { play: oneRound } = playing(melee, { rounds: 1 });
type Chance = [bigint, bigint];
const infantryWins = (given: Given, rulings: Rulings = {}): Chance =>
  chanceOf(oddsOf(melee, given, rulings), ({ state }) => state === 'destroyed');
const compare = ([a, ofA]: Chance, [b, ofB]: Chance) => Number(a * ofB - b * ofA);

describe('infantry against a vehicle', () => {
  test('bg:vmelee.3 the infantry attacks as in shooting: its dice against the red dice of the vehicle', () => {
    const given = { ...EIGHT, attackerLeaders: 1, attackerHw: 1, attackerMedics: 2, at: 'truck' };
    const played = oneRound(given, 'white=5,1,2,6 blue=5 red=1 damage=1 kind=3');
    expect(stepOf(played, 'net')).toMatchObject({ value: 1, text: '3 hits - 2 cancels = 1' });
    expect(played.result).toEqual({
      winner: 'none',
      how: 'undecided',
      attackers: 8,
      defenders: 1,
      state: 'half-weapons',
    });
  });

  test('bg:vmelee.3 all hits on armour count without a heavy weapon, where in shooting half do', () => {
    const played = oneRound({ ...EIGHT, at: 'light-tank' }, 'white=5,5,6,2 red=2,2,2 damage=3 kind=1');
    expect(stepOf(played, 'all-hits')).toMatchObject({ clause: 'bg:vmelee.3', value: 3 });
    expect(stepOf(played, 'damage').value).toBe(6);
    expect(played.result.state).toBe('immobilised');
  });

  test('bg:vmelee.3 a vehicle that is dug in or in cover has its red dice for that', () => {
    const given = { ...EIGHT, at: 'car', dugIn: true, cover: 'medium' };
    const played = oneRound(given, 'white=5,5,2,2 red=1,1,2,2');
    expect(stepOf(played, 'net').value).toBe(0);
    expect(played.result.state).toBe('undamaged');
  });

  test('bg:vmelee.3 the red dice of the scenario stand for those of the table', () => {
    expect(oneRound({ ...EIGHT, at: 'heavy-tank', armour: 1 }, 'white=2,2,2,2 red=2').result.state).toBe(
      'undamaged',
    );
  });

  test('bg:vmelee.4 at the same time the vehicle fires all its weapons at the infantry', () => {
    const given = { ...EIGHT, at: 'light-tank', mg: 2, bowMg: 1, gun: 'light-gun' };
    const dice = 'white=2,2,2,2 red=2,2,2 mg-white=5,2,6,6 bow-mg-white=1,5 gun-blue=2,5';
    const played = oneRound(given, dice);
    expect(stepOf(played, 'fires-back')).toMatchObject({ clause: 'bg:vmelee.4', value: 4 });
    expect(played.result).toMatchObject({ attackers: 4, defenders: 1 });
  });

  test('bg:vmelee.4 a vehicle destroyed in this round has fired all the same', () => {
    const given = { ...EIGHT, attackerHw: 1, ...CAR };
    const played = oneRound(given, 'white=5,5,2,2 blue=5 red=2 damage=6 mg-white=5,5 fire-figures=2,3');
    expect(played.result).toEqual({
      winner: 'attacker',
      how: 'eliminated',
      attackers: 6,
      defenders: 0,
      state: 'destroyed',
    });
    expect(stepOf(played, 'crew').clause).toBe('bg:vdam.8');
  });

  test('bg:vdam.6 weapons are at half strength from the round after they were hit', () => {
    const given = { attackers: 8, at: 'car', mg: 1, rounds: 2 };
    const dice = 'white=5,2,2,2,2,2,2 red=2,2 damage=1 kind=3 mg-white=5,5,2';
    const played = withDice(melee, given, dice);
    expect(played.steps.filter(({ id }) => id === 'half')).toHaveLength(1);
    expect(played.result).toMatchObject({ attackers: 6, state: 'half-weapons' });
  });

  test('bg:vdam.6 a vehicle that came with its weapons at half strength fires half from the first round', () => {
    const given = { ...EIGHT, ...CAR, gun: 'heavy-gun', damage: 'half-weapons' };
    const played = oneRound(given, 'white=2,2,2,2 red=2 mg-white=2 gun-blue=2,2');
    expect(played.steps.filter(({ id }) => id === 'half').map(({ value }) => value)).toEqual([1, 2]);
  });

  test('bg:vmelee.5 in the first round infantry from behind has a blue die and bow weapons are silent', () => {
    const given = {
      ...EIGHT,
      at: 'car',
      mg: 1,
      bowMg: 1,
      gun: 'light-gun',
      bowGun: true,
      fromBehind: true,
      rounds: 2,
    };
    const dice = 'white=2,2,2,2,2,2,2,2 blue=2 red=2,2 mg-white=2,2,2,2 bow-mg-white=2,2 gun-blue=2,2';
    const played = withDice(melee, given, dice);
    expect(stepOf(played, 'from-behind')).toMatchObject({
      clause: 'bg:vmelee.5',
      value: 1,
      ruling: 'bg:R83',
    });
    expect(stepOf(played, 'bow-silent')).toMatchObject({ clause: 'bg:vmelee.5', value: 2, ruling: 'bg:R83' });
    expect(played.steps.filter(({ id }) => id === 'fires-back').map(({ value }) => value)).toEqual([1, 3]);
  });

  test('bg:vmelee.5 bg:R83 where others came at it from the front nobody is behind it: bow weapons fire', () => {
    const given = { ...EIGHT, at: 'car', bowMg: 1, fromBehind: true, someInFront: true };
    const played = oneRound(given, 'white=2,2,2,2 red=2 bow-mg-white=2,2');
    expect(stepOf(played, 'from-behind')).toMatchObject({
      clause: 'bg:vmelee.5',
      value: 0,
      ruling: 'bg:R83',
      text: 'not all of the infantry came from behind: nothing for those who did',
    });
  });

  test('bg:vmelee.5 a melee that is continued has no first round any more', () => {
    const given = { ...EIGHT, at: 'car', bowMg: 1, fromBehind: true, continued: true };
    // No die for coming from behind, and its bow machine gun fires.
    const played = oneRound(given, 'white=2,2,2,2 red=2 bow-mg-white=2,2');
    expect(stepOf(played, 'first-round-over')).toMatchObject({ clause: 'bg:vmelee.5', value: true });
    expect(stepOf(played, 'fires-back').value).toBe(1);
    expect(ids(played)).not.toContain('from-behind');
  });

  test('(bg:vshoot.10) the die for coming from behind makes nobody a heavy weapon', () => {
    const given = { ...EIGHT, at: 'light-tank', fromBehind: true };
    const played = oneRound(given, 'white=5,5,2,2 blue=5 red=2,2,2 damage=6 kind=6');
    expect(stepOf(played, 'no-kill').clause).toBe('bg:vdam.2');
    expect(played.result.state).toBe('half-weapons');
  });

  test('bg:R34 option 2: a vehicle that is dug in is not taken from behind by a blue die', () => {
    const given = { ...EIGHT, at: 'car', dugIn: true, fromBehind: true };
    expect(stepOf(oneRound(given, 'white=2,2,2,2 blue=2 red=2,2'), 'from-behind').value).toBe(1);
    expect(stepOf(oneRound(given, 'white=2,2,2,2 red=2,2', { 'bg:R34': 2 }), 'from-behind').value).toBe(0);
  });

  test('bg:R34 option 2: nobody comes from behind a vehicle that is dug in, so its bow weapons fire', () => {
    const given = { ...EIGHT, at: 'car', bowMg: 1, dugIn: true, fromBehind: true };
    const played = oneRound(given, 'white=2,2,2,2 red=2,2 bow-mg-white=5,2', { 'bg:R34': 2 });
    expect(stepOf(played, 'from-behind')).toMatchObject({ clause: 'bg:flank.3', value: 0, ruling: 'bg:R34' });
    expect(ids(played)).not.toContain('bow-silent');
    expect(stepOf(played, 'fires-back').value).toBe(1);
  });

  test('bg:armour.1 bg:armour.3 where armour counts by face there is no die for coming from behind', () => {
    const given = { ...EIGHT, at: 'light-tank', bowMg: 1, face: 'rear', fromBehind: true };
    const played = oneRound(given, 'white=2,2,2,2 red=2');
    expect(stepOf(played, 'face')).toMatchObject({ clause: 'bg:armour.1', value: 1 });
    expect(stepOf(played, 'from-behind')).toMatchObject({ clause: 'bg:armour.3', value: 0 });
    expect(stepOf(played, 'bow-silent').value).toBe(1);
    expect(stepOf(played, 'optional-rules').clause).toBe('bg:opt.1');
  });

  test('bg:vmelee.5 the die for coming from behind is said once, in the first round', () => {
    const given = { ...EIGHT, at: 'car', fromBehind: true, rounds: 2 };
    const played = withDice(melee, given, 'white=2,2,2,2,2,2,2,2 blue=2 red=2,2');
    const said = played.steps.filter(({ text }) => text.includes('blue'));
    expect(said.map(({ text }) => text)).toEqual(['1 blue for coming from behind, in this round']);
  });

  test('bg:vshoot.6 weapons of a vehicle are told apart', () => {
    const given = { ...EIGHT, at: 'light-tank', mg: 2, bowMg: 1, gun: 'light-gun', bowGun: true };
    const dice = 'white=2,2,2,2 red=2,2,2 mg-white=2,2,2,2 bow-mg-white=2,2 gun-blue=2,2';
    const said = oneRound(given, dice).steps.filter(({ id }) => id === 'weapon');
    expect(said.map(({ text }) => text)).toEqual([
      '2 white for each of 2 machine guns',
      '2 white for the bow machine gun',
      '2 blue for the light gun in the bow',
    ]);
  });

  test('(bg:vmelee.4) what comes to nothing is not said: no weapons, no red dice', () => {
    const played = oneRound({ ...EIGHT, at: 'car' }, 'white=2,2,2,2 red=2');
    expect(ids(played)).not.toContain('fires-back');
    expect(ids(played)).not.toContain('own-red');
  });

  test('bg:R85 that whole armour is safe is said once, before the rounds', () => {
    const given = { ...EIGHT, at: 'apc', rounds: 2 };
    const played = withDice(melee, given, 'white=5,2,2,2,5,2,2,2 red=2,2,1,2 damage=1 kind=1');
    expect(ids(played).filter((id) => id === 'whole-armour')).toHaveLength(1);
    expect(ids(played).indexOf('whole-armour')).toBeLessThan(ids(played).indexOf('round'));
  });

  test('bg:vmelee.6 rounds are fought until the vehicle is destroyed', () => {
    const given = { ...EIGHT, at: 'car' };
    const dice = 'white=5,2,2,2,2,2,2,2,5,5,5,5 red=2,2,2 damage=1,6 kind=1,2';
    const played = withDice(melee, given, dice);
    expect(played.steps.filter(({ id }) => id === 'round')).toHaveLength(3);
    expect(stepOf(played, 'left').clause).toBe('bg:vmelee.6');
    expect(played.result).toMatchObject({ winner: 'attacker', how: 'eliminated', state: 'destroyed' });
  });

  test('bg:vmelee.6 bg:vmelee.7 rounds are fought until the infantry is non-standing, and then it is led away or let go', () => {
    const played = withDice(melee, { attackers: 5, ...TANK }, 'white=2,2,2 red=2,2,2 mg-white=5,5');
    expect(played.result).toEqual({
      winner: 'defender',
      how: 'surrendered',
      attackers: 3,
      defenders: 1,
      state: 'undamaged',
    });
    expect(stepOf(played, 'prisoners')).toMatchObject({ clause: 'bg:vmelee.7', value: 3 });
    expect(stepOf(played, 'let-go').clause).toBe('bg:vmelee.7');
  });

  test('bg:vmelee.6 a leader or heavy weapon left keeps a few figures standing', () => {
    const given = { attackers: 5, attackerHw: 1, ...TANK, rounds: 1 };
    const dice = 'white=2,2,2 blue=2 red=2,2,2 mg-white=5,5';
    expect(withDice(melee, given, `${dice} fire-figures=2,3`).result.how).toBe('undecided');
    expect(withDice(melee, given, `${dice} fire-figures=1,3`).result.how).toBe('surrendered');
  });

  test('bg:vmelee.6 the last figures may fall with the vehicle', () => {
    const given = { attackers: 2, attackerLeaders: 1, ...CAR };
    const played = withDice(melee, given, 'white=5,5 red=2 damage=6 mg-white=5,5');
    expect(played.result).toEqual({
      winner: 'none',
      how: 'eliminated',
      attackers: 0,
      defenders: 0,
      state: 'destroyed',
    });
    expect(ids(played)).not.toContain('victors');
  });

  test('(bg:vmelee.6) two sides that cannot hurt each other are undecided at once', () => {
    expect(withDice(melee, { attackers: 4, attackerMedics: 4, at: 'car' }, '').result.how).toBe('undecided');
  });

  test('bg:melee.15 the infantry that destroyed it takes the run marker', () => {
    const played = oneRound({ ...EIGHT, at: 'car' }, 'white=5,5,5,5 red=2 damage=6');
    expect(stepOf(played, 'victors')).toMatchObject({ clause: 'bg:melee.15', value: 'attacker' });
  });

  test('bg:melee.15 a vehicle that was dug in is so no more', () => {
    const given = { attackers: 4, ...CAR, dugIn: true };
    const played = oneRound(given, 'white=2,2 red=2,2 mg-white=5,5');
    expect(stepOf(played, 'victors')).toMatchObject({ clause: 'bg:melee.15', value: 'defender' });
  });

  test('bg:grade.4 bg:vmelee.3 a run marker lowers the grade of the infantry, as in a normal shooting attack', () => {
    const given = { ...EIGHT, at: 'car', attackerRan: true };
    const played = oneRound(given, 'white=5,6,2,2 red=2 damage=1 kind=1');
    expect(stepOf(played, 'ran')).toMatchObject({ clause: 'bg:grade.4', value: -1 });
    expect(stepOf(played, 'net').value).toBe(1);
    expect(played.rulings).not.toHaveProperty('bg:R73');
  });

  test('bg:grade.5 grade D with a run marker hits nothing and is fired at', () => {
    const given = { attackers: 5, attackerGrade: 'D', attackerRan: true, ...CAR };
    const played = oneRound(given, 'mg-white=5,2');
    expect(stepOf(played, 'grade')).toMatchObject({ clause: 'bg:grade.5', value: 7 });
    expect(played.result).toMatchObject({ attackers: 4, state: 'undamaged' });
  });
});

describe('a tank that charged', () => {
  const charged = { at: 'medium-tank', tankCharged: true, mg: 1, defenders: 7 };

  test('(bg:vmelee.2) is the attacker, and the infantry the defenders', () => {
    const played = withDice(melee, { ...charged, defenders: 4 }, 'white=2,2 red=2,2,2,2 mg-white=5,2');
    expect(played.result).toEqual({
      winner: 'attacker',
      how: 'surrendered',
      attackers: 1,
      defenders: 3,
      state: 'undamaged',
    });
  });

  test('bg:R84 has to do with the red dice of the infantry where it stands', () => {
    const played = oneRound(
      { ...charged, cover: 'medium', dugIn: true },
      'white=2,2,2,2 red=2,2,2,2 mg-white=5,5 mg-red=1,1,2',
    );
    expect(stepOf(played, 'own-red')).toMatchObject({ clause: 'bg:vmelee.4', value: 3, ruling: 'bg:R84' });
    expect(played.result.defenders).toBe(7);
  });

  test('(bg:nonstand.4) fights a round with infantry that was non-standing before', () => {
    const played = withDice(
      melee,
      { ...charged, defenders: 3 },
      'white=5,5 red=2,2,2,2 damage=1 kind=1 mg-white=2,2',
    );
    expect(played.result).toMatchObject({ how: 'surrendered', defenders: 3, state: 'immobilised' });
  });

  test('bg:melee.15 is beaten by infantry that is dug in no more', () => {
    const given = { ...charged, dugIn: true, defenderHw: 1 };
    const played = oneRound(given, 'white=5,5,5,2 blue=5 red=2,2,2,2 damage=6 mg-white=2,2 mg-red=2');
    expect(stepOf(played, 'victors').text).toContain('dug in no more');
    expect(played.result).toMatchObject({ winner: 'defender', attackers: 0, defenders: 7 });
  });

  test.each(['immobilised', 'both'])('bg:vdam.3 has not charged if it was %s before', (damage) => {
    expect(refusalOf(melee, { ...charged, damage }).clause).toBe('bg:vdam.3');
    const later = oneRound({ ...charged, damage, continued: true, mg: 0 }, 'white=2,2,2,2 red=2,2,2,2');
    expect(later.result.state).toBe(damage);
  });

  test.each(['car', 'truck', 'armoured-car', 'apc'])('bg:vmelee.2 (bg:R55) no %s charges infantry', (at) => {
    expect(refusalOf(melee, { ...charged, at }).clause).toBe('bg:vmelee.2');
  });
});

test('bg:nonstand.3 a non-standing unit does not charge a vehicle', () => {
  expect(refusalOf(melee, { attackers: 3, ...CAR }).clause).toBe('bg:nonstand.3');
});

test('bg:R87 a second unit attacks by itself', () => {
  const played = oneRound({ ...EIGHT, at: 'car' }, 'white=2,2,2,2 red=2');
  expect(stepOf(played, 'unit')).toMatchObject({
    clause: 'bg:vmelee.3',
    value: 1,
    ruling: 'bg:R87',
    text: 'one unit: another in this melee attacks by itself, in order of arrival',
  });
  expect(played.result.attackers).toBe(8);
});

describe('rulings on melees with vehicles', () => {
  test.each([
    [1, 0, 'mg-white=5,5', 6],
    [2, 2, 'mg-white=5,5 mg-red=1,2', 7],
  ])(
    'bg:R84 option %i: infantry that charged out of medium cover has %i red dice',
    (option, red, fire, left) => {
      const given = { ...EIGHT, ...CAR, ownCover: 'medium' };
      const played = oneRound(given, `white=2,2,2,2 red=2 ${fire}`, { 'bg:R84': option });
      expect(stepOf(played, 'own-red')).toMatchObject({ value: red, ruling: 'bg:R84' });
      expect(played.result.attackers).toBe(left);
    },
  );

  test('bg:R85 option 1: infantry without a heavy weapon cannot destroy whole armour at first; option 2: it can', () => {
    const given = { ...EIGHT, at: 'apc' };
    const dice = 'white=5,5,2,2 red=2,2 damage=6';
    const first = oneRound(given, `${dice} kind=1`);
    expect(stepOf(first, 'whole-armour')).toMatchObject({
      clause: 'bg:vdam.2',
      value: true,
      ruling: 'bg:R85',
    });
    expect(first.result.state).toBe('immobilised');
    const second = oneRound(given, dice, { 'bg:R85': 2 });
    expect(stepOf(second, 'whole-armour').value).toBe(false);
    expect(second.result.state).toBe('destroyed');
  });

  test.each([
    ['a heavy weapon', { attackerHw: 1, at: 'apc' }, 'white=5,5,2,2 blue=2 red=2,2 damage=6'],
    ['a truck', { at: 'truck' }, 'white=5,5,2,2 red=2 damage=6'],
    ['armour that is damaged', { at: 'apc', damage: 'immobilised' }, 'white=5,5,2,2 red=2,2 damage=6 kind=2'],
  ])('(bg:vdam.2) (bg:R85) is no matter with %s', (_, given, dice) => {
    const played = oneRound({ ...EIGHT, ...given }, dice);
    expect(ids(played)).not.toContain('whole-armour');
    expect(played.result.state).toBe('destroyed');
  });

  test('bg:R86 option 1: special figures are not saved; option 2: they are, as in shooting', () => {
    const given = { ...EIGHT, attackerLeaders: 1, ...CAR };
    const dice = 'white=2,2,2,2,2 red=2 mg-white=5,2 fire-figures=1';
    const first = oneRound(given, dice);
    expect(stepOf(first, 'fire-no-save')).toMatchObject({
      clause: 'bg:melee.13',
      value: 1,
      ruling: 'bg:R86',
    });
    const second = oneRound(given, `${dice} fire-leader-save=5`, { 'bg:R86': 2 });
    expect(stepOf(second, 'fire-leader-save').clause).toBe('bg:cas.3');
    expect(second.result.attackers).toBe(7);
  });
});

describe('the odds of a melee with a vehicle', () => {
  test('bg:vmelee.3 one round against a vehicle without weapons has the odds of hits and damage', () => {
    // Two white dice at one red of a car: 1 net hit and 2 net hits, by hand.
    const given = { attackers: 4, at: 'car', rounds: 1 };
    const score: Record<number, bigint> = {};
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (let red = 1; red <= 6; red++) {
          const hits = [a, b].filter((face) => face >= 5).length;
          const net = Math.max(hits - [a, b, red].filter((face) => face === 1).length, 0);
          score[net] = (score[net] ?? 0n) + 1n;
        }
    for (const state of ['immobilised', 'half-weapons', 'destroyed']) {
      let [sum, of] = [0n, 1n];
      for (const hits of [1, 2]) {
        const [n, m] = chanceOf(oddsOf(vehicleDamage, { hits, unarmoured: true }), (r) => r.state === state);
        [sum, of] = [sum * m + n * score[hits]! * of, of * m];
      }
      const chance = chanceOf(oddsOf(melee, given), (result) => result.state === state);
      expect(fraction(...chance)).toBe(fraction(sum, of * 216n));
    }
  });

  test.each([
    ['armour', [{ armour: 1 }, { armour: 3 }, { armour: 6 }]],
    ['machine guns', [{ mg: 0 }, { mg: 1 }, { mg: 3 }]],
    ['grade of the vehicle', [{ defenderGrade: 'D' }, { defenderGrade: 'C' }, { defenderGrade: 'A' }]],
    ['cover', [{}, { cover: 2 }, { cover: 2, dugIn: true }]],
  ])('bg:vmelee.4 more %s never helps the infantry', (_, ascending) => {
    const chances = ascending.map((more) => infantryWins({ attackers: 7, at: 'light-tank', mg: 1, ...more }));
    for (let i = 1; i < chances.length; i++) expect(compare(chances[i]!, chances[i - 1]!)).toBeLessThan(0);
  });

  test.each([
    ['figures', [{ attackers: 4 }, { attackers: 6 }, { attackers: 12 }]],
    ['heavy weapons', [{}, { attackerHw: 1 }, { attackerHw: 2 }]],
    ['surprise', [{ bowMg: 1 }, { bowMg: 1, fromBehind: true }]],
  ])('bg:vmelee.3 more %s helps the infantry', (_, ascending) => {
    const chances = ascending.map((more) => infantryWins({ attackers: 6, at: 'light-tank', mg: 1, ...more }));
    for (let i = 1; i < chances.length; i++) expect(compare(chances[i]!, chances[i - 1]!)).toBeGreaterThan(0);
  });

  test('seeded melees end as often in the end of the vehicle as the odds say', () => {
    const given = {
      attackers: 7,
      attackerLeaders: 1,
      attackerHw: 1,
      at: 'light-tank',
      mg: 1,
      gun: 'light-gun',
    };
    const [wins, total] = infantryWins(given);
    const n = times(2000, 4);
    const won = Array.from({ length: n }, (_, i) => withSeed(melee, given, 'often', i)).filter(
      ({ result }) => result.state === 'destroyed',
    ).length;
    const p = Number((wins * 1_000_000n) / total) / 1e6;
    expect(Math.abs(won / n - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / n));
  });

  const few = { attackers: 2, attackerLeaders: 1, at: 'car' };
  proveAll(
    melee,
    [
      ['a leader and a man against a car', { ...few, mg: 1, rounds: 1 }],
      ['to the end', { ...few, mg: 1 }],
      ['the grade of the car', { ...few, mg: 1, defenderGrade: 'A' }],
      ['a car without weapons', few],
      ['from behind, with the gun in the bow', { ...few, gun: 'light-gun', bowGun: true, fromBehind: true }],
      ['infantry that keeps its cover', { ...few, mg: 1, ownCover: 1 }, { 'bg:R84': 2 }],
      ['armour', { ...few, at: 'apc', armour: 1, mg: 1 }],
      ['armour that falls at once', { ...few, at: 'apc', armour: 1, mg: 1 }, { 'bg:R85': 2 }],
      ['armour that takes no harm instead', { ...few, at: 'apc', armour: 1, mg: 1 }, { 'bg:R42': 2 }],
      [
        'figures that are saved',
        { attackers: 3, attackerLeaders: 1, at: 'car', mg: 1, rounds: 1 },
        { 'bg:R86': 2 },
      ],
      ['a car that cannot be hurt twice', { ...few, mg: 1, damage: 'both' }],
      ['a run marker', { ...few, mg: 1, attackerRan: true }],
      ['a car that mines have stopped', { ...few, mg: 1, stoppedBy: 'mines' }],
      ['which is no damage', { ...few, mg: 1, stoppedBy: 'mines' }, { 'bg:R23': 3 }],
      [
        'half its weapons, and broken down',
        { ...few, mg: 1, stoppedBy: 'breakdown', damage: 'half-weapons' },
      ],
      ['which is damage', { ...few, mg: 1, stoppedBy: 'breakdown' }, { 'bg:R23': 2 }],
      [
        'dug in, without a rear',
        { ...few, bowMg: 1, dugIn: true, fromBehind: true, rounds: 1 },
        { 'bg:R34': 2 },
      ],
      ['armour by face', { ...few, at: 'apc', face: 'rear', bowMg: 1, fromBehind: true, rounds: 2 }],
      [
        'a heavy weapon that may be lost',
        { attackers: 3, attackerHw: 1, at: 'apc', armour: 1, mg: 1, rounds: 2 },
      ],
      [
        'a tank that charged',
        { at: 'light-tank', tankCharged: true, armour: 1, mg: 1, defenders: 2, cover: 1 },
      ],
      ['a medic', { attackers: 3, attackerLeaders: 1, attackerMedics: 1, at: 'car', mg: 1, rounds: 2 }],
    ],
    { merged: true },
  );
});

describe('what is asked for together', () => {
  const { blamed: conflict } = playing(melee);

  test.each([
    [{ ...EIGHT, ...CAR, defenders: 1 }, 'defenders'],
    [{ ...EIGHT, ...CAR, defenderLeaders: 1 }, 'defenderLeaders'],
    [{ ...EIGHT, ...CAR, cavalry: true }, 'cavalry'],
    [{ ...EIGHT, ...CAR, wall: true }, 'wall'],
    [{ ...EIGHT, ...CAR, building: true }, 'building'],
    [{ ...EIGHT, ...CAR, stand: 2 }, 'stand'],
    [{ ...EIGHT, ...CAR, leadersFirst: true }, 'leadersFirst'],
    [{ ...EIGHT, ...CAR, attackerArmed: 1 }, 'attackerArmed'],
    [{ ...EIGHT, ...CAR, joiners: 2 }, 'joiners'],
    [{ ...EIGHT, ...CAR, bowGun: true }, 'bowGun'],
    [{ ...EIGHT, ...CAR, attackerLeaders: 9 }, 'attackers'],
    [{ attackers: 13, ...CAR }, 'attackers'],
    [{ attackers: 8, at: 'light-tank', tankCharged: true, defenders: 3 }, 'attackers'],
    [{ at: 'light-tank', tankCharged: true, defenders: 3, fromBehind: true }, 'fromBehind'],
    [{ at: 'light-tank', tankCharged: true, defenders: 3, ownCover: 2 }, 'ownCover'],
    [{ at: 'light-tank', tankCharged: true, defenders: 3, someInFront: true }, 'someInFront'],
    [{ ...EIGHT, ...CAR, someInFront: true }, 'someInFront'],
    [{ attackers: 3, defenders: 3, roundBegun: true }, 'roundBegun'],
    [{ attackers: 3, defenders: 3, moreToCome: true }, 'moreToCome'],
    [{ attackers: 3, defenders: 3, fromBehind: true, someInFront: true }, 'someInFront'],
    [{ attackers: 3, defenders: 3, mg: 1 }, 'mg'],
    [{ attackers: 3, defenders: 3, tankCharged: true }, 'tankCharged'],
    [{ attackers: 3, defenders: 3, cover: 'woods' }, 'cover'],
    [{ attackers: 3, defenders: 3, cavalry: true, cover: 'wall' }, 'cover'],
    [{ attackers: 3, defenders: 3, cavalry: true, cover: 'building' }, 'cover'],
    [{ attackers: 3, defenders: 3, face: 'front' }, 'face'],
    [{ ...EIGHT, ...CAR, face: 'front' }, 'face'],
    [{ ...EIGHT, ...CAR, detailedArmour: true }, 'detailedArmour'],
    [{ attackers: 3, defenders: 3, damage: 'both' }, 'damage'],
  ])('%j is a conflict over %s', (given, input) => {
    expect(conflict(given)).toBe(input);
  });

  test.each([
    [{ ...EIGHT, ...CAR, dugIn: true, fromBehind: true, rounds: 1, continued: true }],
    [{ at: 'light-tank', tankCharged: true, defenders: 5, dugIn: true, cover: 'woods', defenderLeaders: 1 }],
  ])('%j is no conflict', (given) => {
    expect(conflict(given)).toBeUndefined();
  });

  test.each([
    [{}, ['attackers', 'defenders']],
    [{ at: 'car' }, ['attackers']],
    [{ at: 'apc', detailedArmour: true }, ['attackers', 'face']],
    [{ at: 'light-tank', tankCharged: true }, ['defenders']],
  ])('%j needs %j', (given, needed) => {
    expect(melee.requires!(inputOf(melee, given) as never)).toEqual(needed);
  });
});
