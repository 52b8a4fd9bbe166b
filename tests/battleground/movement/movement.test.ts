import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/battleground/movement/move.js';
import type { Rulings } from '../../../src/dice/play.js';
import { remindersOf } from '../../../src/rules/action.js';
import {
  chanceOf,
  type Given,
  inputOf,
  oddsOf,
  playing,
  refusalOf,
  stepOf,
  withDice,
  withSeed,
} from '../../support/play.js';

/** Moves with these faces of the movement dice, by infantry that walks unless said otherwise. */
const moved = (given: Given, faces: string, rulings: Rulings = {}) =>
  withDice(move, given, `move=${faces}`, rulings);

/** Moves without any dice. */
const { settled: undiced, conflict } = playing(move);

const inchesOf = (given: Given, faces: string, rulings: Rulings = {}) =>
  moved(given, faces, rulings).result.inches;

const idsOf = (given: Given, faces: string) => moved(given, faces).steps.map(({ id }) => id);

/** What is said of the road marker, and what becomes of it. */
const marker = ({ steps, effects }: ReturnType<typeof moved>) => [
  steps.find(({ id }) => id === 'road-marker')?.text,
  ...effects.flatMap((effect) => (effect.do === 'set' && 'road' in effect.is ? [effect.is.road] : [])),
];

/** How many of the equally likely rolls give each distance. */
const distances = (given: Given, rulings: Rulings = {}) => {
  const odds = oddsOf(move, given, rulings);
  return Object.fromEntries(
    odds.outcomes.map(({ value, weight }) => [value.inches, `${weight}/${odds.total}`]),
  );
};

describe('infantry on foot', () => {
  test.each([1, 2, 3, 4, 5, 6])('bg:move.5 infantry that walks and rolls %i moves as many inches', (face) => {
    const walk = moved({}, `${face}`);
    expect(walk.result).toEqual({ inches: face, immobilised: false });
    expect(walk.steps.map(({ id }) => id)).toEqual(['roll']);
    expect(stepOf(walk, 'roll')).toMatchObject({
      clause: 'bg:move.5',
      value: face,
      text: `walks 1D6: ${face} in`,
      ruling: 'bg:R14',
      dice: [{ name: 'move', faces: [face] }],
    });
  });

  test('bg:move.5 every distance of a walk is equally likely', () => {
    expect(distances({})).toEqual({ 1: '1/6', 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/6', 6: '1/6' });
  });

  test('bg:move.6 infantry that runs adds up two dice', () => {
    const run = moved({ run: true }, '4,5');
    expect(run.result).toEqual({ inches: 9, immobilised: false });
    expect(stepOf(run, 'roll')).toMatchObject({ clause: 'bg:move.6', value: 9, text: 'runs 2D6: 9 in' });
  });

  test('bg:move.6 a run has the odds of two dice', () => {
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    expect(distances({ run: true })).toEqual(Object.fromEntries(ways.map((n, i) => [i + 2, `${n}/36`])));
  });

  test.each([
    [{ run: true }, '4,5', true],
    [{ run: true, ran: true }, '4,5', true],
    [{ ran: true }, '4', false],
  ] as const)('bg:move.7 after a move with %j the run marker is on the unit: %s', (given, faces, on) => {
    expect(stepOf(moved(given, faces), 'run-marker')).toMatchObject({ clause: 'bg:move.7', value: on });
  });

  test('(bg:move.7) nothing is said of the run marker of a unit that walks and has none', () => {
    expect(idsOf({}, '4')).not.toContain('run-marker');
  });

  test.each([
    ['gets on a truck', { ran: true, board: true, figures: 6 }],
    ['digs out and stays', { ran: true, digOut: true }],
  ])('bg:move.7 a unit that ran before and now %s loses its run marker', (_, given) => {
    expect(stepOf(undiced(given), 'run-marker')).toMatchObject({ clause: 'bg:move.7', value: false });
  });

  test.each([
    [4, 6, 4],
    [6, 6, 6],
    [7, 6, 6],
    [2.5, 6, 2.5],
    [0, 6, 0],
  ])('bg:move.3 declared %f inches and rolled %i: the unit moves %f', (declared, roll, inches) => {
    const walk = moved({ declared }, `${roll}`);
    expect(walk.result.inches).toBe(inches);
    if (declared < roll)
      expect(stepOf(walk, 'declared')).toMatchObject({ clause: 'bg:move.3', value: declared });
    else expect(walk.steps.map(({ id }) => id)).not.toContain('declared');
  });
});

describe('along a road', () => {
  test('bg:move.8 a walk of 6 along a road is 8 inches', () => {
    const walk = moved({ road: true }, '6');
    expect(walk.result.inches).toBe(8);
    expect(stepOf(walk, 'road')).toMatchObject({ clause: 'bg:move.8', value: 8, ruling: 'bg:R17' });
  });

  test('bg:move.8 a run of 9 along a road is 12 inches', () => {
    expect(inchesOf({ road: true, run: true }, '4,5')).toBe(12);
  });

  test('bg:move.8 inches on the road are measured as they are, to two decimals', () => {
    const walk = moved({ road: true }, '4');
    expect(walk.result.inches).toBe(5.33);
    expect(stepOf(walk, 'rounding')).toMatchObject({ value: 5.33, ruling: 'bg:R18' });
  });

  test('bg:R17 option 1: the bonus is for the part of the roll made on the road; option 2: for all of the move or none', () => {
    const given = { road: true, offRoad: 2, run: true };
    const part = moved(given, '4,4');
    expect(part.result.inches).toBe(10);
    expect(stepOf(part, 'road')).toMatchObject({ clause: 'bg:move.8', value: 10, ruling: 'bg:R17' });
    const none = moved(given, '4,4', { 'bg:R17': 2 });
    expect(none.result.inches).toBe(8);
    expect(stepOf(none, 'road')).toMatchObject({ value: 8, ruling: 'bg:R17' });
    expect(inchesOf({ road: true, run: true }, '4,5', { 'bg:R17': 2 })).toBe(12);
  });

  test.each([
    ['cavalry', '3,3,3', 'bg:cav.2', 11],
    ['car', '2,3,4,2', 'bg:vmove.4', 15],
  ])('bg:R17 three inches off the road have no bonus for a %s either', (type, faces, clause, inches) => {
    const march = moved({ type, road: true, offRoad: 3 }, faces);
    expect(march.result.inches).toBe(inches);
    expect(stepOf(march, 'road').clause).toBe(clause);
  });

  test('bg:R17 a move with no inch on the road is told so; under option 2 it need only begin or end off it', () => {
    const said = (given: Given, rulings = {}) =>
      stepOf(moved({ road: true, ...given }, '4', rulings), 'road').text;
    expect(said({ offRoad: 4 })).toBe('no bonus: none of it is on the road: 4 in');
    expect(said({ offRoad: 9 })).toBe('no bonus: none of it is on the road: 4 in');
    expect(said({ offRoad: 1 }, { 'bg:R17': 2 })).toBe(
      'no bonus: this move does not start and end on the road: 4 in',
    );
  });

  test('bg:move.9 bg:R17 who had no road bonus after all has no road marker', () => {
    const marked = (offRoad: number, rulings = {}) => marker(moved({ road: true, offRoad }, '4', rulings));
    expect(marked(2)).toEqual(['takes the road marker (white) until it next moves or is shot at', true]);
    expect(marked(5)).toEqual([undefined, null]);
    expect(marked(2, { 'bg:R17': 2 })).toEqual([undefined, null]);
  });

  test('bg:terrain.2 slow ground off the road slows, along it it does not', () => {
    const given = { road: true, offRoad: 2 };
    expect(inchesOf({ ...given, slow: 2 }, '5')).toBe(5);
    expect(inchesOf({ ...given, slow: 4 }, '5')).toBe(5);
    expect(inchesOf({ road: true, slow: 4 }, '6')).toBe(8);
  });

  test.each([
    [{ offRoad: 2 }, 'offRoad'],
    [{ road: true, offRoad: 2, clear: 1 }, 'clear'],
    [{ road: true, offRoad: 2, slow: 1 }, undefined],
  ])('(bg:move.8) %j together', (given, input) => {
    expect(conflict(given)?.input).toBe(input);
  });

  test.each(['infantry', 'cavalry'])('bg:move.9 the %s that took the road bonus is marked', (type) => {
    const march = moved({ type, road: true }, type === 'cavalry' ? '1,2,3' : '3');
    expect(stepOf(march, 'road-marker')).toMatchObject({
      clause: 'bg:move.9',
      value: true,
      text: 'takes the road marker (white) until it next moves or is shot at',
    });
  });

  test('bg:move.9 a unit that does without the road bonus is not marked', () => {
    expect(marker(moved({}, '3'))).toEqual([undefined, null]);
  });
});

describe('a unit that no longer stands', () => {
  test('bg:nonstand.2 bg:R130 a single figure that moves is reminded that it has to withdraw or join', () => {
    expect(stepOf(moved({ figures: 1 }, '4'), 'non-standing')).toMatchObject({
      clause: 'bg:nonstand.2',
      value: true,
      ruling: 'bg:R130',
    });
    expect(idsOf({ figures: 2 }, '4')).not.toContain('non-standing');
    expect(idsOf({}, '4')).not.toContain('non-standing');
  });
});

describe('facing', () => {
  test.each([
    [90, 4, 'bg:move.12', 1],
    [1, 4, 'bg:move.12', 1],
    [45, 4, 'bg:move.12', 1],
    [91, 3, 'bg:move.13', 2],
    [180, 3, 'bg:move.13', 2],
  ])(
    'bg:move.12 bg:move.13 rolled 5 and turned %i degrees at the end: %i inches',
    (turn, inches, clause, cost) => {
      const walk = moved({ turn }, '5');
      expect(walk.result.inches).toBe(inches);
      expect(stepOf(walk, 'turn')).toMatchObject({ clause, value: cost });
    },
  );

  test('(bg:move.12) facing in the direction of movement costs nothing', () => {
    expect(idsOf({ turn: 0 }, '5')).toEqual(['roll']);
    expect(inchesOf({ turn: 0 }, '5')).toBe(5);
  });

  test('bg:move.14 rolled 1 and facing back: one inch all the same', () => {
    const walk = moved({ turn: 180 }, '1');
    expect(walk.result.inches).toBe(1);
    expect(stepOf(walk, 'minimum')).toMatchObject({
      clause: 'bg:move.14',
      value: 1,
      text: 'a unit may always move 1 in',
      ruling: 'bg:R16',
    });
  });

  test.each([
    ['rolled 2, facing back', { turn: 180 }, '2'],
    ['rolled 1 in brush', { slow: 6 }, '1'],
    ['rolled 1 in a ford', { ford: 6 }, '1'],
    ['rolled 3 at a wall, facing back', { obstacles: 1, turn: 180 }, '3'],
  ])('bg:move.14 one inch can always be moved: %s', (_, given, faces) => {
    expect(inchesOf(given, faces)).toBe(1);
  });

  test('bg:move.14 the one inch does not carry a unit over an obstacle', () => {
    const walk = moved({ obstacles: 1, turn: 180 }, '2');
    expect(walk.result.inches).toBe(1);
    expect(stepOf(walk, 'minimum').text).toBe('a unit may always move 1 in, but not over the obstacle');
  });

  test('bg:R16 bg:terrain.3 a roll that an obstacle takes whole leads over it, and the inch lies beyond', () => {
    const walk = moved({ obstacles: 1 }, '3');
    expect(stepOf(walk, 'obstacles')).toMatchObject({ value: 0, text: '1 obstacle crossed at 3 in: 0 in' });
    expect(stepOf(walk, 'minimum').text).toBe('a unit may always move 1 in, past the obstacle');
  });

  test('bg:move.14 no roll leaves a unit less than an inch, whatever slows it', () => {
    for (const given of [
      { turn: 180 },
      { slow: 200 },
      { ford: 200, turn: 90 },
      { obstacles: 20, turn: 180 },
    ]) {
      const odds = oddsOf(move, given);
      expect(chanceOf(odds, ({ inches }) => (inches as number) < 1)).toEqual([0n, odds.total]);
    }
  });
});

describe('ground', () => {
  test('(bg:terrain.1) a move all in brush is halved', () => {
    const walk = moved({ slow: 6 }, '5');
    expect(walk.result.inches).toBe(2.5);
    expect(stepOf(walk, 'slow')).toMatchObject({ clause: 'bg:terrain.2', value: 2.5 });
  });

  test('bg:terrain.1 along a road the same ground halves nothing', () => {
    const walk = moved({ slow: 6, road: true }, '6');
    expect(walk.result.inches).toBe(8);
    expect(stepOf(walk, 'slow')).toMatchObject({ clause: 'bg:terrain.1', value: 8 });
  });

  test('bg:terrain.2 rolled 6, two inches clear and the rest in woods: 4 inches', () => {
    const walk = moved({ slow: 4 }, '6');
    expect(walk.result.inches).toBe(4);
    expect(stepOf(walk, 'slow')).toMatchObject({
      clause: 'bg:terrain.2',
      value: 4,
      text: '4 in of it in slow terrain, halved: 4 in',
    });
  });

  test.each([
    [6, 4],
    [5, 3.5],
    [2, 2],
    [1, 1],
  ])('bg:terrain.2 rolled %i, two inches in the clear and then woods: %f inches', (roll, inches) => {
    const walk = moved({ clear: 2 }, `${roll}`);
    expect(walk.result.inches).toBe(inches);
    if (roll > 2) expect(stepOf(walk, 'slow')).toMatchObject({ clause: 'bg:terrain.2', value: inches });
    else expect(walk.steps.map(({ id }) => id)).not.toContain('slow');
  });

  test('bg:terrain.3 rolled 5 with one fence to cross: 2 inches', () => {
    const walk = moved({ obstacles: 1 }, '5');
    expect(walk.result.inches).toBe(2);
    expect(stepOf(walk, 'obstacles')).toMatchObject({ clause: 'bg:terrain.3', value: 2, ruling: 'bg:R27' });
  });

  test.each([
    [2, '6,5', 5],
    [3, '6,6', 3],
    [3, '5,6', 2],
    [1, '1,1', 2],
  ])('bg:terrain.3 a run over %i walls with %s goes on for %i inches', (obstacles, faces, inches) => {
    expect(inchesOf({ run: true, obstacles }, faces)).toBe(inches);
  });

  test('bg:terrain.3 a unit that cannot pay for the next wall stops there', () => {
    const run = moved({ run: true, obstacles: 3 }, '5,2');
    expect(run.result.inches).toBe(1);
    expect(stepOf(run, 'obstacles').text).toContain('it stops there');
    const walk = moved({ obstacles: 1 }, '2');
    expect(walk.result.inches).toBe(2);
    expect(stepOf(walk, 'obstacles').text).toContain('it stops there');
    expect(stepOf(moved({ obstacles: 1 }, '3'), 'obstacles').text).not.toContain('it stops there');
  });

  test.each([
    [{ ford: 2 }, 5],
    [{ ford: 6 }, 3],
    [{ ford: 10 }, 3],
  ])('bg:terrain.6 rolled 6 with %j: %i inches', (given, inches) => {
    const walk = moved(given, '6');
    expect(walk.result.inches).toBe(inches);
    expect(stepOf(walk, 'ford')).toMatchObject({ clause: 'bg:terrain.6', value: inches });
  });

  test.each([
    ['all of it in the ford: 6 x 4/3 / 2', { ford: 6 }, 4],
    ['half of it in the ford: 4 + 2', { ford: 3 }, 6],
    ['the first 3 off the road, in the ford: 1.5 + 4', { ford: 3, offRoad: 3 }, 5.5],
    [
      '2 in brush off the road, 2 in the ford on it: 1 + 2.67 / 2 + 2.67',
      { slow: 2, offRoad: 2, ford: 2 },
      5,
    ],
  ])('bg:R17 bg:terrain.6 a walk of 6 along a road through a ford, %s', (_, given, inches) => {
    expect(inchesOf({ road: true, ...given }, '6')).toBe(inches);
  });

  test('bg:terrain.3 bg:terrain.6 a wall on the road takes its 3 inches before a ford halves the rest', () => {
    expect(inchesOf({ road: true, obstacles: 1, ford: 6 }, '6')).toBe(2.5);
    expect(inchesOf({ road: true, obstacles: 1, ford: 3 }, '6')).toBe(3);
  });

  test('bg:terrain.6 a ford slows cavalry too', () => {
    expect(inchesOf({ type: 'cavalry', ford: 4 }, '4,4,4')).toBe(10);
  });

  test('bg:terrain.2 bg:terrain.6 brush and a ford on one way halve the part each takes', () => {
    expect(inchesOf({ run: true, slow: 2, ford: 4 }, '5,5')).toBe(7);
  });

  test('bg:terrain.2 bg:terrain.6 no inch of the roll is halved twice: 4 in brush, then 2 of 4 in the ford', () => {
    expect(inchesOf({ slow: 4, ford: 4 }, '6')).toBe(3);
  });
});

describe('digging', () => {
  test('bg:dig.1 digging in takes the whole move and both markers', () => {
    const dug = undiced({ digIn: true });
    expect(dug.result).toEqual({ inches: 0, immobilised: false });
    expect(stepOf(dug, 'dig-in')).toMatchObject({ clause: 'bg:dig.1', value: true });
    expect(dug.steps.every(({ dice }) => dice === undefined)).toBe(true);
  });

  test('bg:mark.1 bg:mark.2 marines that have just dug in carry the brown and the green marker', () => {
    const dug = undiced({ digIn: true });
    expect(stepOf(dug, 'dig-marker')).toMatchObject({ clause: 'bg:mark.1', value: 'brown' });
    expect(stepOf(dug, 'run-marker')).toMatchObject({ clause: 'bg:mark.2', value: 'green' });
  });

  test.each([
    ['green', { run: true }, '1,1', 'run-marker'],
    ['white', { road: true }, '3', 'road-marker'],
  ])('(bg:mark.1) the %s marker is named with its colour', (colour, given, faces, id) => {
    expect(stepOf(moved(given, faces), id).text).toContain(`(${colour})`);
  });

  test('bg:dig.4 the unit is dug in, and not the place', () => {
    expect(stepOf(undiced({ digIn: true }), 'dig-unit')).toMatchObject({ clause: 'bg:dig.4', value: true });
  });

  test('bg:dig.2 digging out alone is a whole move and leaves no run marker', () => {
    const out = undiced({ dugIn: true, digOut: true });
    expect(out.result).toEqual({ inches: 0, immobilised: false });
    expect(out.steps).toEqual([
      expect.objectContaining({ id: 'dig-out', clause: 'bg:dig.2', value: 0, ruling: 'bg:R19' }),
    ]);
  });

  test('bg:R19 option 1: who digs out and does no more has not run; option 2: it has', () => {
    const ids = (rulings: Record<string, number>) =>
      undiced({ dugIn: true, digOut: true }, rulings).steps.map(({ id }) => id);
    expect(ids({ 'bg:R19': 1 })).not.toContain('run-marker');
    const ran = undiced({ dugIn: true, digOut: true }, { 'bg:R19': 2 });
    expect(stepOf(ran, 'run-marker')).toMatchObject({ clause: 'bg:move.7', value: true });
  });

  test('bg:dig.2 a unit that digs out and moves has one die and is marked as having run', () => {
    const out = moved({ dugIn: true, digOut: true, run: true }, '4');
    expect(out.result.inches).toBe(4);
    expect(stepOf(out, 'roll')).toMatchObject({ clause: 'bg:dig.2', value: 4 });
    expect(stepOf(out, 'run-marker')).toMatchObject({ clause: 'bg:move.7', value: true });
  });

  test.each([
    [{ dugIn: true }],
    [{ dugIn: true, run: true }],
    [{ dugIn: true, board: true, figures: 6 }],
    [{ dugIn: true, intoBuilding: true, figures: 6 }],
  ])('bg:dig.5 a dug-in unit has to dig out before it moves: %j', (given) => {
    expect(refusalOf(move, given)).toMatchObject({
      clause: 'bg:dig.5',
      hint: expect.stringContaining('--dig-out'),
    });
  });
});

describe('vehicles and buildings to get into', () => {
  test.each([
    [7, 1],
    [12, 1],
  ])('bg:pass.1 %i figures do not fit into %i truck', (figures, vehicles) => {
    expect(refusalOf(move, { board: true, figures, vehicles })).toMatchObject({
      clause: 'bg:pass.1',
      message: `A truck or carrier holds 6 figures; ${figures} need 2.`,
    });
  });

  test.each([
    [6, 1],
    [7, 2],
    [12, 2],
  ])(
    '(bg:pass.1) bg:pass.2 %i figures in %i vehicles use up their move and keep the vehicle waiting',
    (figures, vehicles) => {
      const aboard = undiced({ board: true, figures, vehicles });
      expect(aboard.result).toEqual({ inches: 0, immobilised: false });
      expect(stepOf(aboard, 'board')).toMatchObject({
        clause: 'bg:pass.2',
        value: figures,
        ruling: 'bg:R29',
      });
      expect(stepOf(aboard, 'vehicle-waits')).toMatchObject({ clause: 'bg:pass.2', value: true });
    },
  );

  test.each([
    [6, 1, 'within 1 in of it', 'the vehicle does not move on this card'],
    [12, 2, 'within 1 in of the one they ride in', 'the vehicles do not move on this card'],
  ])(
    'bg:pass.2 %i figures and %i vehicles: each boards from beside its own',
    (figures, vehicles, near, wait) => {
      const aboard = undiced({ board: true, figures, vehicles });
      expect(stepOf(aboard, 'board').text).toContain(near);
      expect(stepOf(aboard, 'vehicle-waits').text).toBe(wait);
    },
  );

  test.each([
    ['units of 10 and 9', { figures: 9, occupants: 10, occupyingUnits: 1 }, '10 and 9 figures are 19'],
    ['a third unit', { figures: 2, occupants: 4, occupyingUnits: 2 }, 'there are two units in it'],
  ])('bg:build.3 a building does not hold %s', (_, given, why) => {
    const refusal = refusalOf(move, { intoBuilding: true, ...given });
    expect(refusal.clause).toBe('bg:build.3');
    expect(refusal.message).toContain(why);
  });

  test('(bg:build.3) a building holds two units of 10 and 8', () => {
    const given = { intoBuilding: true, figures: 8, occupants: 10, occupyingUnits: 1 };
    expect(moved(given, '4').result.inches).toBe(4);
  });
});

describe('the enemy in the way', () => {
  test.each(['infantry', 'cavalry'])('bg:move.15 %s may not move into the enemy', (type) => {
    expect(refusalOf(move, { type, intoEnemy: true })).toMatchObject({
      clause: 'bg:move.15',
      message: 'No unit may move into or through the enemy.',
      hint: 'Charge: wg charge.',
    });
  });

  test('bg:move.15 a tank may drive through enemy infantry', () => {
    const drive = moved({ type: 'tank', intoEnemy: true }, '2,3,4');
    expect(drive.result.inches).toBe(9);
    const through = stepOf(drive, 'through');
    expect(through).toMatchObject({ clause: 'bg:move.15', value: true, ruling: 'bg:R56' });
    expect(through.text).toContain('wg overrun');
  });
});

describe('cavalry', () => {
  test('bg:cav.1 mounted cavalry rolls three dice', () => {
    const ride = moved({ type: 'cavalry' }, '4,5,6');
    expect(ride.result).toEqual({ inches: 15, immobilised: false });
    expect(stepOf(ride, 'roll')).toMatchObject({ clause: 'bg:cav.1', value: 15 });
  });

  test('bg:cav.2 cavalry loses no grade for moving and never breaks down', () => {
    const ride = moved({ type: 'cavalry' }, '1,1,1');
    expect(ride.result).toEqual({ inches: 3, immobilised: false });
    expect(stepOf(ride, 'no-marker')).toMatchObject({ clause: 'bg:cav.2', value: true });
    const odds = oddsOf(move, { type: 'cavalry' });
    expect(chanceOf(odds, ({ immobilised }) => immobilised === true)[0]).toBe(0n);
  });

  test('bg:cav.2 cavalry goes a third farther on a road', () => {
    const ride = moved({ type: 'cavalry', road: true }, '3,4,5');
    expect(ride.result.inches).toBe(16);
    expect(stepOf(ride, 'road')).toMatchObject({ clause: 'bg:cav.2', value: 16 });
  });

  test.each(['mount', 'dismount'])('bg:cav.4 cavalry that does %s moves one die', (how) => {
    const ride = moved({ type: 'cavalry', [how]: true }, '5');
    expect(ride.result.inches).toBe(5);
    expect(stepOf(ride, 'roll')).toMatchObject({ clause: 'bg:cav.4', value: 5 });
  });

  test('bg:cav.5 eight riders dismount: seven fight on foot, one holds the horses', () => {
    const ride = moved({ type: 'cavalry', dismount: true, figures: 8 }, '5');
    expect(stepOf(ride, 'horses')).toMatchObject({
      clause: 'bg:cav.5',
      value: 1,
      text: 'one figure holds the horses, 7 of 8 fight on foot',
    });
  });

  test('(bg:cav.5) cavalry that mounts leaves nobody with the horses', () => {
    expect(idsOf({ type: 'cavalry', mount: true, figures: 8 }, '5')).not.toContain('horses');
  });

  test('bg:cav.6 when the horses are taken off for good all fight on foot', () => {
    const ride = moved({ type: 'cavalry', dismount: true, leaveHorses: true, figures: 8 }, '5');
    expect(stepOf(ride, 'horses')).toMatchObject({ clause: 'bg:cav.6', value: false });
  });

  test('bg:cav.6 cavalry digs in only dismounted', () => {
    expect(refusalOf(move, { type: 'cavalry', digIn: true })).toMatchObject({
      clause: 'bg:cav.6',
      hint: 'Use --type infantry.',
    });
  });

  test('bg:move.13 the cost of facing is for infantry: cavalry turns free', () => {
    const ride = moved({ type: 'cavalry', turn: 180 }, '4,4,4');
    expect(ride.result.inches).toBe(12);
    expect(stepOf(ride, 'turn')).toMatchObject({ clause: 'bg:move.13', value: 0 });
  });
});

describe('rulings on movement', () => {
  test.each([
    [1, {}, '5', 5],
    [2, {}, '5,3', 8],
    [1, { run: true }, '5,3', 8],
    [2, { run: true }, '5,3,2', 10],
  ])(
    'bg:R14 under option %i a move of infantry with %j rolls %s: %i inches',
    (option, given, faces, inches) => {
      const walk = moved(given, faces, { 'bg:R14': option });
      expect(walk.result.inches).toBe(inches);
      expect(walk.rulings).toEqual({ 'bg:R14': option });
    },
  );

  test('(bg:R14) digging out leaves one die to move under both options', () => {
    for (const option of [1, 2]) {
      expect(inchesOf({ digOut: true, run: true }, '5', { 'bg:R14': option })).toBe(5);
    }
  });

  test.each([
    [1, 90, 4],
    [2, 90, 5],
    [1, 180, 3],
    [2, 180, 3],
  ])('bg:R15 under option %i rolled 5 and turned %i degrees: %i inches', (option, turn, inches) => {
    const walk = moved({ turn }, '5', { 'bg:R15': option });
    expect(walk.result.inches).toBe(inches);
    expect(stepOf(walk, 'turn').value).toBe(5 - inches);
  });

  test.each([
    [1, 'infantry that turned', {}, { turn: 180 }, '1', 1],
    [2, 'infantry that turned', {}, { turn: 180 }, '1', 1],
    [1, 'infantry in brush', {}, { slow: 1 }, '1', 1],
    [2, 'infantry in brush', {}, { slow: 1 }, '1', 0.5],
    [1, 'infantry with nothing left past a wall', {}, { obstacles: 1 }, '3', 1],
    [2, 'infantry with nothing left past a wall', {}, { obstacles: 1 }, '3', 0],
    [1, 'cavalry in a ford', { type: 'cavalry' }, { ford: 1, mount: true }, '1', 1],
    [2, 'cavalry in a ford', { type: 'cavalry' }, { ford: 1, mount: true }, '1', 0.5],
  ])('bg:R16 under option %i the one inch of %s', (option, _, type, way, faces, inches) => {
    const walk = moved({ ...type, ...way }, faces, { 'bg:R16': option });
    expect(walk.result.inches).toBe(inches);
    expect(stepOf(walk, 'minimum')).toMatchObject({ clause: 'bg:move.14', value: inches, ruling: 'bg:R16' });
  });

  test.each([
    [1, '4', 5.33],
    [2, '4', 5],
    [3, '4', 5.5],
    [1, '5', 6.67],
    [2, '5', 6],
    [3, '5', 6.5],
  ])('bg:R18 under option %i a walk of %s along a road is %f inches', (option, faces, inches) => {
    const walk = moved({ road: true }, faces, { 'bg:R18': option });
    expect(walk.result.inches).toBe(inches);
    expect(stepOf(walk, 'rounding')).toMatchObject({ clause: 'bg:move.8', value: inches, ruling: 'bg:R18' });
  });

  test.each([
    ['brush', { slow: 3 }, '4', 'bg:terrain.2', 2.5],
    ['woods after an inch in the clear', { clear: 1 }, '4', 'bg:terrain.2', 2.5],
    ['a ford', { ford: 3 }, '4', 'bg:terrain.6', 2.5],
    ['a road through brush', { road: true, slow: 3 }, '4', 'bg:move.8', 5.33],
  ])('bg:R18 the fraction that comes of %s is said to come of it', (_, given, faces, clause, inches) => {
    expect(stepOf(moved(given, faces), 'rounding')).toMatchObject({ clause, value: inches });
  });

  test('bg:move.3 a declared fraction of an inch is no matter of vehicles', () => {
    const walk = moved({ declared: 2.5 }, '6');
    expect(walk.result.inches).toBe(2.5);
    expect(walk.steps.map(({ clause }) => clause).filter((clause) => clause.startsWith('bg:vmove'))).toEqual(
      [],
    );
  });

  test('(bg:R18) whole inches are not rounded', () => {
    const walk = moved({ road: true }, '6', { 'bg:R18': 2 });
    expect(walk.rulings).toEqual({ 'bg:R14': 1, 'bg:R17': 1 });
  });

  test.each([
    [1, 'infantry', 4],
    [2, 'infantry', 4],
    [3, 'infantry', 4],
    [1, 'cavalry', 12],
    [2, 'cavalry', 10],
    [3, 'cavalry', 10],
  ])('bg:R26 under option %i four inches of brush leave %s %i inches', (option, type, inches) => {
    const faces = type === 'infantry' ? '6' : '3,4,5';
    const through = moved({ type, slow: 4 }, faces, { 'bg:R26': option });
    expect(through.result.inches).toBe(inches);
    expect(stepOf(through, 'slow').value).toBe(inches);
  });

  test.each([
    [1, 'infantry', 2],
    [2, 'infantry', 2],
    [1, 'cavalry', 9],
    [2, 'cavalry', 12],
  ])('bg:R27 under option %i a fence leaves %s %i inches', (option, type, inches) => {
    const over = moved({ type, obstacles: 1 }, type === 'infantry' ? '5' : '3,4,5', { 'bg:R27': option });
    expect(over.result.inches).toBe(inches);
    expect(stepOf(over, 'obstacles').ruling).toBe('bg:R27');
  });
});

describe('what is asked for together', () => {
  test.each([
    [{ board: true }, ['figures']],
    [{ intoBuilding: true }, ['figures']],
    [{ board: true, figures: 6 }, []],
    [{ type: 'tank', intoBuilding: true }, []],
    [{ type: 'truck', board: true }, []],
    [{}, []],
  ])('with %j still needed: %j', (given, needed) => {
    expect(move.requires!(given as never)).toEqual(needed);
  });

  test.each([
    [{ type: 'cavalry', run: true }, 'run'],
    [{ type: 'tank', digOut: true }, 'digOut'],
    [{ mount: true }, 'mount'],
    [{ type: 'cavalry', mount: true, dismount: true }, 'mount'],
    [{ type: 'cavalry', leaveHorses: true }, 'leaveHorses'],
    [{ diceCount: 1 }, 'diceCount'],
    [{ reverse: 3 }, 'reverse'],
    [{ type: 'tank', ran: true }, 'ran'],
    [{ type: 'tank', board: true, figures: 3 }, 'figures'],
    [{ type: 'tank', intoBuilding: true, figures: 3 }, 'intoBuilding'],
    [{ digIn: true, dugIn: true }, 'dugIn'],
    [{ digIn: true, run: true }, 'run'],
    [{ digIn: true, road: true }, 'road'],
    [{ board: true, figures: 3, turn: 90 }, 'turn'],
    [{ digOut: true, road: true }, 'road'],
    [{ occupants: 3 }, 'occupants'],
    [{ turn: 181 }, 'turn'],
    [{ vehicles: 2 }, 'vehicles'],
    [{ tracked: true }, 'tracked'],
    [{ diceMost: 4 }, 'diceMost'],
    [{ slow: 2, clear: 2 }, 'clear'],
    [{ board: true, figures: 3, clear: 2 }, 'clear'],
  ])('%j is a conflict over %s', (given, input) => {
    expect(conflict(given)?.input).toBe(input);
  });

  test('(bg:build.3) a vehicle is told plainly that it does not enter a building', () => {
    expect(conflict({ type: 'tank', intoBuilding: true })?.message).toBe(
      'is for infantry and cavalry: a vehicle does not enter a building',
    );
  });

  test('(bg:dig.1) who is dug in does not dig in again', () => {
    expect(conflict({ digIn: true, dugIn: true })?.message).toContain('it is dug in already');
  });

  test.each([
    [{}],
    [{ run: true, road: true, obstacles: 2, turn: 180 }],
    [{ digOut: true, run: true, road: true }],
    [{ type: 'cavalry', dismount: true, leaveHorses: true, figures: 8 }],
    [{ type: 'tank', turn: 720, diceCount: 2, reverse: 4, intoEnemy: true }],
    [{ board: true, figures: 12, vehicles: 2 }],
  ])('%j is no conflict', (given) => {
    expect(conflict(given)).toBeUndefined();
  });

  test('bg:move.3 a declared distance never lets a unit go farther, whatever the dice', () => {
    for (let index = 0; index < 200; index++) {
      const free = withSeed(move, { run: true, road: true, slow: 3 }, 'declared', index).result
        .inches as number;
      const bound = withSeed(move, { run: true, road: true, slow: 3, declared: 5 }, 'declared', index).result
        .inches;
      expect(bound).toBe(Math.min(free, 5));
    }
  });
});

describe('what a player is reminded of', () => {
  const reminded = (given: Given) => remindersOf(move, inputOf(move, given));

  test.each([
    ['bg:move.1', {}, true],
    ['bg:move.1', { type: 'cavalry' }, true],
    ['bg:move.1', { type: 'tank' }, false],
    ['bg:move.2', {}, true],
    ['bg:move.2', { type: 'tank' }, true],
    ['bg:move.4', {}, true],
    ['bg:move.4', { type: 'tank' }, false],
    ['bg:move.10', {}, false],
    ['bg:move.10', { road: true }, true],
    ['bg:move.10', { type: 'car', road: true }, false],
    ['bg:move.11', {}, true],
    ['bg:move.11', { type: 'car' }, true],
    ['bg:nonstand.2', {}, true],
    ['bg:nonstand.2', { type: 'tank' }, false],
    ['bg:terrain.5', { type: 'tank' }, true],
    ['bg:hidden.1', {}, true],
    ['bg:hidden.2', {}, true],
  ] as const)('%s is a reminder for a move with %j: %s', (clause, given, shown) => {
    expect(reminded(given).includes(clause)).toBe(shown);
  });
});
