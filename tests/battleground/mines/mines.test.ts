import { describe, expect, test } from 'vitest';
import { mines } from '../../../rulesets/battleground/mines/mines.js';
import { move } from '../../../rulesets/battleground/movement/move.js';
import { VEHICLES } from '../../../rulesets/battleground/vehicles/tables.js';
import { vehicleDamage } from '../../../rulesets/battleground/vehicles/vehicle-damage.js';
import { remindersOf } from '../../../src/rules/action.js';
import {
  chanceOf,
  idsOf as ids,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
  withSeed,
} from '../../support/play.js';
import { proveAll, type Rulings } from '../../support/proves-exact.js';

const { play, chance, conflict: conflictOf, needs, said } = playing(mines);

describe('laying out a field', () => {
  test.each([
    ['2x12', 24],
    ['12x2', 24],
    ['3x8', 24],
    ['4 x 6', 24],
    ['5.5', 23.76],
  ])('bg:mine.1 a field may be %s inches', (size, area) => {
    const played = play({ size });
    expect(stepOf(played, 'size')).toMatchObject({ clause: 'bg:mine.1', value: area });
    expect(played.result).toEqual({ area });
  });

  test.each(['1x24', '3x9', '6', '5x5', '2x13'])('bg:mine.1 a field may not be %s inches', (size) => {
    expect(refusalOf(mines, { size }).clause).toBe('bg:mine.1');
  });

  test.each(['foo', 'x', '3x', '3x8x1', '-3x8', ''])('(bg:mine.1) %j is no size', (size) => {
    expect(conflictOf({ size })?.input).toBe('size');
  });
});

describe('finding a field', () => {
  test.each([
    [4, '3', false],
    [4, '4', true],
    [4.5, '4', false],
    [4.5, '5', true],
    [6, '6', true],
    [6, '5', false],
    [1.5, '2', true],
  ])('bg:mine.3 bg:R103 from %d inches with a roll of %s: %s', (detect, dice, found) => {
    const played = play({ detect }, dice);
    expect(stepOf(played, 'found')).toMatchObject({ clause: 'bg:mine.3', value: found });
    expect(played.result).toEqual({ found });
  });

  test('bg:mine.3 4 inches are found on 4 to 6, 4.5 inches on 5 and 6', () => {
    expect(chance({ detect: 4 }, 'found', true)).toBe('1/2');
    expect(chance({ detect: 4.5 }, 'found', true)).toBe('1/3');
  });

  test.each([1, 0.5, 0])('bg:mine.4 at %d inches a field is found without a roll', (detect) => {
    const played = play({ detect });
    expect(stepOf(played, 'found')).toMatchObject({ clause: 'bg:mine.4', value: true });
    expect(played.result).toEqual({ found: true });
  });

  test('bg:R103 option 1: 4.2 inches need a 5; option 2: they are tested as 4, and 1.4 inches as 1', () => {
    expect(chance({ detect: 4.2 }, 'found', true)).toBe('1/3');
    expect(chance({ detect: 4.2 }, 'found', true, { 'bg:R103': 2 })).toBe('1/2');
    expect(chance({ detect: 4.5 }, 'found', true, { 'bg:R103': 2 })).toBe('1/3');
    expect(stepOf(play({ detect: 1.4 }, '', { 'bg:R103': 2 }), 'found').clause).toBe('bg:mine.4');
    expect(stepOf(play({ detect: 1.4 }, '', { 'bg:R103': 2 }), 'distance').ruling).toBe('bg:R103');
    expect(ids(play({ detect: 4 }, '4'))).not.toContain('distance');
  });

  test('bg:mine.3 only a unit that has moved finds a field, and only within 6 inches', () => {
    expect(refusalOf(mines, { detect: 3, still: true }).clause).toBe('bg:mine.3');
    expect(refusalOf(mines, { detect: 6.1 }).clause).toBe('bg:mine.3');
    expect(refusalOf(mines, { detect: 6.5 }, { 'bg:R103': 2 }).clause).toBe('bg:mine.3');
  });

  test('bg:R103 under option 2 the limit of 6 inches is that of the nearest inch too: 6.2 inches are tested as 6', () => {
    expect(chance({ detect: 6.2 }, 'found', true, { 'bg:R103': 2 })).toBe('1/6');
  });

  test('bg:mine.5 the roll may be made in secret: a reminder where a field is looked for', () => {
    expect(remindersOf(mines, inputOf(mines, { detect: 3 }))).toContain('bg:mine.5');
    expect(remindersOf(mines, inputOf(mines, { entered: 3 }))).not.toContain('bg:mine.5');
    expect(remindersOf(mines, inputOf(mines, { entered: 3 }))).toContain('bg:mine.2');
  });
});

describe('a vehicle on a field', () => {
  test('bg:mine.9 5 inches in the field are 5 white dice', () => {
    const played = play({ inches: 5, at: 'truck' }, 'white=2,3,4,5,5');
    expect(stepOf(played, 'inches')).toMatchObject({ clause: 'bg:mine.9', value: 5 });
    expect(played.result).toEqual({ hits: 0, state: 'undamaged' });
  });

  test('bg:mine.6 it is attacked at once, as soon as it stops', () => {
    const played = play({ inches: 2, at: 'truck' }, 'white=5,6');
    expect(played.steps[0]).toMatchObject({
      id: 'at-once',
      clause: 'bg:mine.6',
      value: true,
      text: 'attacked at once, in its move, as soon as it stops',
    });
    expect(played.effects).toContainEqual(expect.objectContaining({ is: { stoppedBy: 'mines' } }));
  });

  test.each(VEHICLES)('bg:mine.7 bg:mine.8 mines hit a %s on 6 alone, and it has no red dice', (at) => {
    const played = play({ inches: 2, at }, 'white=5,6');
    expect(stepOf(played, 'hits-on')).toMatchObject({ clause: 'bg:mine.7', value: 6 });
    expect(stepOf(played, 'no-red')).toMatchObject({ clause: 'bg:mine.8', value: 0 });
    expect(played.result).toMatchObject({ hits: 1 });
  });

  test.each([
    ['truck', 'none', 1, 'immobilised'],
    ['car', 'none', 2, 'destroyed'],
    ['truck', 'none', 3, 'destroyed'],
    ['truck', 'half-weapons', 1, 'both'],
    ['truck', 'immobilised', 1, 'immobilised'],
    ['truck', 'immobilised', 2, 'destroyed'],
    ['armoured-car', 'none', 1, 'undamaged'],
    ['apc', 'none', 2, 'immobilised'],
    ['medium-tank', 'half-weapons', 1, 'half-weapons'],
    ['medium-tank', 'half-weapons', 2, 'both'],
    ['heavy-tank', 'immobilised', 2, 'immobilised'],
    ['heavy-tank', 'both', 3, 'both'],
    ['light-tank', 'none', 5, 'immobilised'],
  ])('bg:mine.10 a %s with damage %s and %i hits is %s', (at, damage, hits, state) => {
    const played = play({ inches: 5, at, damage }, `white=${'6,'.repeat(hits)}${'2,'.repeat(5 - hits)}`);
    expect(stepOf(played, 'effect').clause).toBe('bg:mine.10');
    expect(played.result).toEqual({ hits, state });
  });

  test('bg:mine.10 an armoured vehicle that is stopped keeps all its weapons', () => {
    const played = play({ inches: 2, at: 'light-tank' }, 'white=6,6');
    expect(stepOf(played, 'weapons')).toMatchObject({ clause: 'bg:mine.10', value: true });
    expect(said({ inches: 2, at: 'light-tank' }, 'white=6,6')).toBe('2 hits: it cannot move any more');
  });

  test('bg:mine.10 (bg:vdam.6) mines stop a vehicle and leave its weapons as they were, at half strength too', () => {
    const says = (damage: string) => {
      const played = play({ inches: 2, at: 'medium-tank', damage }, 'white=6,6');
      return [stepOf(played, 'effect').text, stepOf(played, 'weapons').text];
    };
    const stopped = '2 hits on an armoured vehicle: it cannot move any more';
    expect(says('none')).toEqual([stopped, 'all its weapons still fire']);
    expect(says('half-weapons')).toEqual([stopped, 'its weapons stay at half strength']);
  });

  test('bg:R102 option 1: armour is never destroyed by mines; option 2: 4 hits destroy it', () => {
    const given = { inches: 4, at: 'heavy-tank' };
    const first = play(given, 'white=6,6,6,6');
    expect(stepOf(first, 'effect').ruling).toBe('bg:R102');
    expect(first.result).toEqual({ hits: 4, state: 'immobilised' });
    expect(play(given, 'white=6,6,6,6', { 'bg:R102': 2 }).result).toEqual({ hits: 4, state: 'destroyed' });
    expect(play(given, 'white=6,6,6,2', { 'bg:R102': 2 }).result).toEqual({ hits: 3, state: 'immobilised' });
    expect(play(given, 'white=6,6,2,2').rulings).not.toHaveProperty(['bg:R102']);
    const stuck = play({ inches: 1, at: 'truck', damage: 'immobilised' }, 'white=6');
    expect(stepOf(stuck, 'effect').ruling).toBe('bg:R102');
  });

  test('bg:R101 option 1: part inches are rounded up, at least 1 die; option 2: rounded down', () => {
    const dice = (inches: number, rulings: Rulings = {}) =>
      stepOf(withSeed(mines, { inches, at: 'truck' }, 'test', 0, rulings), 'inches').value;
    expect([2.25, 0.5, 3].map((n) => dice(n))).toEqual([3, 1, 3]);
    expect([2.25, 0.5, 3].map((n) => dice(n, { 'bg:R101': 2 }))).toEqual([2, 0, 3]);
    expect(play({ inches: 0.5, at: 'truck' }, '', { 'bg:R101': 2 }).result).toEqual({
      hits: 0,
      state: 'undamaged',
    });
  });

  test('bg:R100 option 1: a 1 on a mine die cancels a hit; option 2: it does not', () => {
    const given = { inches: 3, at: 'truck' };
    const first = play(given, 'white=6,1,2');
    expect(stepOf(first, 'cancels').ruling).toBe('bg:R100');
    expect(first.result).toEqual({ hits: 0, state: 'undamaged' });
    expect(play(given, 'white=6,1,2', { 'bg:R100': 2 }).result).toEqual({ hits: 1, state: 'immobilised' });
    expect(chance({ entered: 1 }, 'hits', 1, { 'bg:R100': 2 })).toBe('1/6');
  });

  test('bg:mine.12 a vehicle that moved 0 inches has not moved, and is not attacked', () => {
    const given = { inches: 0, at: 'truck' };
    expect(stepOf(play(given), 'still')).toMatchObject({ clause: 'bg:mine.12', value: false });
    expect(play(given).result).toEqual({ hits: 0, state: 'undamaged' });
    expect(said(given)).toBe('no attack');
  });

  test('bg:mine.12 who stays is not attacked; who only turns is, with one die', () => {
    const still = play({ at: 'truck', damage: 'immobilised', still: true });
    expect(stepOf(still, 'still')).toMatchObject({ clause: 'bg:mine.12', value: false });
    expect(still.result).toEqual({ hits: 0, state: 'immobilised' });
    expect(said({ at: 'truck', still: true })).toBe('no attack');
    const turned = play({ at: 'truck', turned: true }, 'white=6');
    expect(stepOf(turned, 'turned')).toMatchObject({ clause: 'bg:mine.12', value: true });
    expect(turned.result).toEqual({ hits: 1, state: 'immobilised' });
    expect(stepOf(play({ at: 'truck', turned: true }, 'white=6', { 'bg:R101': 2 }), 'inches').value).toBe(1);
  });

  test('bg:R23 what mines have stopped counts as damaged, what broke down does not; option 2: both; option 3: neither', () => {
    const counts = (stoppedBy: string, option: number) =>
      stepOf(withSeed(vehicleDamage, { hits: 1, stoppedBy }, 'test', 0, { 'bg:R23': option }), 'stopped')
        .value;
    expect([1, 2, 3].map((option) => counts('mines', option))).toEqual([true, true, false]);
    expect([1, 2, 3].map((option) => counts('breakdown', option))).toEqual([false, true, false]);
    const mined = withDice(vehicleDamage, { hits: 1, stoppedBy: 'mines' }, 'damage=4 kind=1');
    expect(mined.result).toEqual({ state: 'both' });
    const broken = withDice(vehicleDamage, { hits: 1, stoppedBy: 'breakdown' }, 'damage=4 kind=6');
    expect(broken.result).toEqual({ state: 'both' });
    const hit = withDice(vehicleDamage, { hits: 1, damage: 'half-weapons', stoppedBy: 'mines' }, 'damage=1');
    expect(hit.result).toEqual({ state: 'both' });
    const input = inputOf(vehicleDamage, { hits: 1, damage: 'immobilised', stoppedBy: 'mines' });
    expect(vehicleDamage.conflict?.(input as never)?.input).toBe('stoppedBy');
  });
});

describe('infantry in a field', () => {
  test('bg:mine.11 4 of 9 figures that entered are 4 white dice, and the hits fall on all 9', () => {
    const given = { entered: 4, targetFigures: 9, targetLeaders: 1, targetGrade: 'C' };
    const played = play(given, 'white=6,6,2,3 figures=1,9 leader-save=4');
    expect(stepOf(played, 'entered')).toMatchObject({ clause: 'bg:mine.11', value: 4 });
    expect(stepOf(played, 'whole-unit')).toMatchObject({ clause: 'bg:mine.11', value: 9 });
    expect(played.result).toEqual({ hits: 2, casualties: 2, leadersLost: 1, heavyWeaponsLost: 0 });
    expect(play({ entered: 4 }, 'white=6,1,2,3').result).toEqual({ hits: 0 });
  });

  test('bg:mine.12 survivors who stay are not attacked, those who turn about are', () => {
    const given = { entered: 4, targetFigures: 9, targetMedics: 1, targetGrade: 'B' };
    expect(play({ ...given, still: true }).result).toEqual({
      hits: 0,
      casualties: 0,
      leadersLost: 0,
      heavyWeaponsLost: 0,
      medicsLost: 0,
    });
    expect(play({ entered: 4, still: true }).result).toEqual({ hits: 0 });
    expect(stepOf(play({ ...given, turned: true }, 'white=2,2,2,2'), 'turned').clause).toBe('bg:mine.12');
  });

  test('bg:mine.8 who digs in is reminded not to do it in a minefield', () => {
    expect(remindersOf(move, inputOf(move, { digIn: true }))).toContain('bg:mine.8');
    expect(remindersOf(move, inputOf(move, {}))).not.toContain('bg:mine.8');
  });

  test('bg:R111 option 1: the road is no matter to mines; option 2: it gives them a die', () => {
    const given = { entered: 2, targetOnRoad: true };
    const first = play(given, 'white=6,2');
    expect(stepOf(first, 'road-counts')).toMatchObject({ value: false, ruling: 'bg:R111' });
    expect(play(given, 'white=6,2 blue=6', { 'bg:R111': 2 }).result).toEqual({ hits: 2 });
    expect(play(given, 'white=6,2,6', { 'bg:R111': 2, 'bg:R3': 2 }).result).toEqual({ hits: 2 });
    expect(play(given, 'white=6,2', { 'bg:R111': 2, 'bg:R3': 3 }).result).toEqual({ hits: 1 });
  });

  test('(bg:mine.11) no more figures enter than there are', () => {
    expect(conflictOf({ entered: 5, targetFigures: 4 })?.input).toBe('entered');
  });
});

describe('clearing a path', () => {
  test('bg:mine.15 6 figures clear 2 inches wide and 6 deep', () => {
    const played = play({ engineers: 6 });
    expect(stepOf(played, 'team')).toMatchObject({ clause: 'bg:mine.14', value: 6 });
    expect(stepOf(played, 'cleared')).toMatchObject({ clause: 'bg:mine.15', value: 6 });
    expect(played.result).toEqual({ wide: 2, deep: 6 });
    expect(said({ engineers: 6 })).toBe('cleared 2 in wide, 6 in deep');
  });

  test('bg:mine.15 four of them leave 2 inches of a field 6 deep, and six need no more than is left', () => {
    expect(play({ engineers: 4, depth: 6 }).result).toEqual({ wide: 2, deep: 4, left: 2 });
    expect(play({ engineers: 6, depth: 2 }).result).toEqual({ wide: 2, deep: 2, left: 0 });
  });

  test.each([
    ['of more than 6 figures', { engineers: 7 }],
    ['that began its card away from the field', { engineers: 4, away: true }],
    ['that has shot', { engineers: 4, hasShot: true }],
  ])('bg:mine.14 a team %s may not clear', (_who, given) => {
    expect(refusalOf(mines, given).clause).toBe('bg:mine.14');
  });

  test('bg:mine.13 a clearing vehicle drives through at half speed', () => {
    const played = play({ clearingVehicle: 'tank', width: 1.5 }, 'move=4,2,5');
    expect(stepOf(played, 'half-speed')).toMatchObject({ clause: 'bg:mine.13', value: 5.5 });
    expect(stepOf(played, 'way-out').clause).toBe('bg:mine.13');
    expect(played.result).toEqual({ wide: 1.5, deep: 5.5, immobilised: false });
    expect(play({ clearingVehicle: 'car', rolled: 9, depth: 6 }).result).toEqual({
      deep: 4.5,
      left: 1.5,
      immobilised: false,
    });
    expect(said({ clearingVehicle: 'tank', rolled: 8, depth: 3 })).toBe(
      'cleared as wide as the model, 3 in deep: through the field',
    );
  });

  test.each([
    [{}, 3.75, '3.75 in, measured as it is'],
    [{ 'bg:R18': 2 }, 3, '3.75 in rounded to 3 in'],
    [{ 'bg:R18': 3 }, 4, '3.75 in rounded to 4 in'],
  ] as [Rulings, number, string][])(
    'bg:mine.13 bg:R18 half a move with a fraction: %j',
    (rulings, deep, text) => {
      const played = play({ clearingVehicle: 'tank', rolled: 7.5, depth: 6 }, '', rulings);
      expect(stepOf(played, 'rounding')).toMatchObject({ clause: 'bg:mine.13', ruling: 'bg:R18', text });
      expect(played.result).toEqual({ deep, left: 6 - deep, immobilised: false });
    },
  );

  test('bg:mine.13 bg:R22 a clearing vehicle that breaks down and stays clears nothing, and nothing is said of its path', () => {
    const { steps, result } = play({ clearingVehicle: 'tank', depth: 5 }, 'move=1,1,1', { 'bg:R22': 2 });
    expect(result).toEqual({ deep: 0, left: 5, immobilised: true });
    const ids = steps.map(({ id }) => id);
    expect(ids).toContain('left');
    for (const id of ['half-speed', 'width', 'way-out']) expect(ids).not.toContain(id);
  });

  test('bg:mine.13 bg:vmove.2 it may break down on the way, as in any move', () => {
    const given = { clearingVehicle: 'tank' };
    expect(play(given, 'move=1,1,1').result).toEqual({ deep: 1.5, immobilised: true });
    expect(said(given, 'move=1,1,1')).toContain('then broken down for good');
    expect(play(given, 'move=1,1,1', { 'bg:R22': 2 }).result).toEqual({ deep: 0, immobilised: true });
    expect(said(given, 'move=1,1,1', { 'bg:R22': 2 })).toBe('broken down for good');
    expect(play({ ...given, diceCount: 2 }, 'move=1,1').result).toEqual({ deep: 1, immobilised: false });
    expect(refusalOf(mines, { ...given, diceCount: 4 }).clause).toBe('bg:vmove.2');
    expect(play({ clearingVehicle: 'truck', diceMost: 4 }, 'move=5,5,5,5').result).toEqual({
      deep: 10,
      immobilised: false,
    });
  });

  test('bg:R104 option 1: its path is as wide as the model; option 2: 2 inches', () => {
    const given = { clearingVehicle: 'tank', rolled: 6, width: 1.5 };
    const first = play(given);
    expect(stepOf(first, 'width')).toMatchObject({ value: 1.5, ruling: 'bg:R104' });
    expect(first.result).toMatchObject({ wide: 1.5 });
    expect(play({ ...given, width: undefined }).result).not.toHaveProperty('wide');
    expect(play(given, '', { 'bg:R104': 2 }).result).toMatchObject({ wide: 2 });
  });
});

describe('what was typed', () => {
  test('(bg:mine.3) something must be asked, and one thing at a time', () => {
    expect(conflictOf({})?.message).toContain('--engineers');
    expect(conflictOf({ detect: 3, entered: 2 })?.input).toBe('entered');
    expect(conflictOf({ detect: 0, entered: 2 })?.input).toBe('entered');
    expect(conflictOf({ detect: 3, inches: 2 })?.input).toBe('inches');
    expect(conflictOf({ engineers: 3, clearingVehicle: 'tank' })?.input).toBe('clearingVehicle');
  });

  test.each([
    [{ still: true }, 'still', '--detect or --at or --entered'],
    [{ damage: 'both' }, 'damage', '--at or --clearing-vehicle'],
    [{ depth: 3 }, 'depth', '--engineers or --clearing-vehicle'],
    [{ targetLeaders: 1 }, 'targetLeaders', '--entered'],
  ])('(bg:mine.6) %j alone: the answer says what it goes with', (given, input, needed) => {
    expect(conflictOf(given)).toEqual({ input, message: `needs ${needed}` });
  });

  test.each([
    [{ detect: 3, targetFigures: 4 }, 'targetFigures'],
    [{ detect: 3, damage: 'both' }, 'damage'],
    [{ inches: 3, at: 'truck', targetFigures: 4 }, 'targetFigures'],
    [{ at: 'truck', still: true, inches: 3 }, 'inches'],
    [{ at: 'truck', still: true, turned: true }, 'turned'],
    [{ entered: 3, damage: 'both' }, 'damage'],
    [{ entered: 3, targetLeaders: 1 }, 'targetLeaders'],
    [{ entered: 3, targetPrisoners: 1 }, 'targetPrisoners'],
    [{ engineers: 3, still: true }, 'still'],
    [{ engineers: 3, width: 2 }, 'width'],
    [{ clearingVehicle: 'tank', away: true }, 'away'],
    [{ clearingVehicle: 'tank', rolled: 5, diceCount: 2 }, 'diceCount'],
    [{ size: '3x8', depth: 3 }, 'depth'],
  ])('(bg:mine.6) %j means nothing, and is not passed over', (given, input) => {
    expect(conflictOf(given)?.input).toBe(input);
  });

  test('(bg:mine.9) a vehicle on a field needs its inches, and inches their vehicle', () => {
    expect(needs({ at: 'truck' })).toContain('inches');
    expect(needs({ inches: 3 })).toContain('at');
    expect(needs({ at: 'truck', still: true })).toEqual(['at']);
    expect(needs({ entered: 3, targetFigures: 5, targetHw: 1 })).toEqual(['targetGrade']);
    expect(needs({ detect: 3 })).toEqual([]);
  });
});

describe('odds', () => {
  test('bg:mine.7 a single die of mines hits with 1/6', () => {
    expect(chance({ entered: 1 }, 'hits', 1)).toBe('1/6');
    expect(chance({ inches: 2, at: 'truck' }, 'state', 'destroyed')).toBe('1/36');
  });

  test.each(['truck', 'light-tank'])('bg:mine.9 farther onto the field is never safer for a %s', (at) => {
    const whole = (inches: number) => {
      const [weight, total] = chanceOf(oddsOf(mines, { inches, at }), ({ state }) => state === 'undamaged');
      return Number(weight) / Number(total);
    };
    for (let inches = 2; inches < 12; inches++) expect(whole(inches)).toBeLessThan(whole(inches - 1));
  });

  proveAll(
    mines,
    [
      ['finding a field', { detect: 3.25 }],
      ['the same to the nearest inch', { detect: 3.25 }, { 'bg:R103': 2 }],
      ['a field that is certain to be found', { detect: 1 }],
      ['a truck on a field', { inches: 3, at: 'truck' }],
      ['a truck that was hit before', { inches: 3.5, at: 'truck', damage: 'half-weapons' }],
      ['the same, rounded down', { inches: 3.5, at: 'truck', damage: 'half-weapons' }, { 'bg:R101': 2 }],
      ['a tank on a field', { inches: 5, at: 'medium-tank' }],
      ['a tank that four hits destroy', { inches: 5, at: 'medium-tank' }, { 'bg:R102': 2 }],
      ['figures in a field', { entered: 4, targetFigures: 5 }],
      ['a leader in a field', { entered: 3, targetFigures: 4, targetLeaders: 1, targetGrade: 'B' }],
      [
        'the same without cancels',
        { entered: 3, targetFigures: 4, targetLeaders: 1, targetGrade: 'B' },
        { 'bg:R100': 2 },
      ],
      ['figures on the road', { entered: 2, targetOnRoad: true }, { 'bg:R111': 2 }],
      ['figures on stands', { entered: 3, targetFigures: 4, targetStand: 2 }],
      ['a clearing vehicle', { clearingVehicle: 'car', depth: 6 }],
      ['a path of 2 inches', { clearingVehicle: 'tank', width: 1 }, { 'bg:R104': 2 }],
    ],
    { merged: true },
  );
  proveAll(vehicleDamage, [
    ['a vehicle that mines have stopped', { hits: 2, stoppedBy: 'mines' }],
    ['the same, as no damage', { hits: 2, stoppedBy: 'mines' }, { 'bg:R23': 3 }],
    ['a vehicle that broke down', { hits: 2, stoppedBy: 'breakdown' }, { 'bg:R23': 2 }],
  ]);
});
