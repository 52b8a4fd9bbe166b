import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StrictGame } from '../../support/games/strict.js';

/** Who has used up a card that lets one unit act, and who acts before any came. */

let game: StrictGame;
beforeEach(() => {
  game = new StrictGame('aces');
});
afterEach(() => game.clean());

describe('an ace', () => {
  test('bg:card.9 is used up by a medic as it is by fire', async () => {
    await game.begins({ B1: { dead: 2 } });
    await game.card('AH');
    await game.allowed('heal B1 --dice 1');
    await game.refused('shoot B2 A1 --range 5', 'bg:card.9');
    await game.allowed('shoot B1 A1 --range 5 --seed a');
  });

  test('bg:card.9 bg:combine.4 is used up by combining, which is part of a movement', async () => {
    await game.begins({ A2: { figures: 4 } });
    await game.card('AS');
    await game.allowed('combine A2 A3 --seed a');
    await game.refused('move A1', 'bg:card.9');
    await game.refused('combine A1 PzIV', 'bg:combine.3');
    await game.allowed('move A2 --seed a');
  });

  test.each([
    ['A2', 'A3'],
    ['A3', 'A2'],
  ])('bg:card.9 %s takes in %s: either of them may have come to the other on it', async (unit, other) => {
    await game.begins({ A2: { figures: 4 } });
    await game.card('AS');
    await game.allowed('move A3 --seed a');
    await game.allowed(`combine ${unit} ${other} --seed a`);
  });

  test('bg:card.9 bg:mine.12 is used up by whoever only turns about in a minefield', async () => {
    await game.begins({ A1: { mined: true } });
    await game.card('AS');
    await game.allowed('mines A1 --turned --seed a');
    await game.refused('move A2', 'bg:card.9');
  });
});

describe('cards that are turned up together', () => {
  const TURN = '--turn --dice card=5H,AS,QC,AC,7D';

  test('bg:card.3 with units on the table each is turned up when the one before it is done', async () => {
    await game.begins();
    await game.refused(`draw-card ${TURN}`, 'bg:card.3');
    await game.refused('draw-card --count 2', 'bg:card.3');
    expect((await game.type('draw-card --turn --odds')).code).toBe(0);
    expect((await game.type('draw-card')).code).toBe(0);
  });

  test('bg:card.3 in a game without units a whole turn is turned up at once', async () => {
    await game.begin('--ruleset battleground --strict');
    expect(await game.remarks(`draw-card ${TURN}`)).toEqual([]);
  });

  test('bg:card.2 bg:card.3 who has acted on a later one has passed by those before it', async () => {
    await game.begins();
    await game.allowed(`draw-card ${TURN} --anyway`);
    await game.allowed('shoot B1 A1 --range 5 --cover none --seed a');
    await game.allowed('move A1 --seed a');
    await game.refused('shoot B2 A1 --range 5', 'bg:card.2');
    await game.allowed('shoot A2 B2 --range 5 --cover none --seed a');
    await game.refused('move A3', 'bg:card.2');
    await game.refused('shoot A2 B2 --range 5', 'bg:shoot.9');
    await game.allowed('shoot A2 B2 --range 5 --cover none --anyway --seed a');
    await game.allowed('move B3 --run --seed a');
    await game.refused('shoot A1 B2 --range 5', 'bg:card.2');
  });
});

describe('two vehicles that are one unit', () => {
  const CARS = ['One', 'Two', 'Three'].map((name) => ({
    ...{ name, side: 'Axis', kind: 'vehicle', vehicle: 'car', mg: 1 },
    ...(name === 'One' && { pair: 'Two' }),
  }));
  const FOE = { name: 'Foe', side: 'Allies', grade: 'C', figures: 8, leaders: 1 };
  const load = (...units: object[]) => game.open(units, '--sides Axis,Allies --strict');

  test.each(['One', 'Two'])(
    'bg:card.17 an ace is for both, and each moves and fires by itself: %s first',
    async (first) => {
      await load(...CARS, FOE);
      const other = first === 'One' ? 'Two' : 'One';
      await game.card('AS');
      await game.allowed(`move ${first} --seed a`);
      await game.refused('move Three', 'bg:card.9');
      await game.refused(`move ${first}`, 'bg:card.3');
      await game.allowed(`move ${other} --seed b`);
      await game.card('AC');
      await game.allowed(`shoot ${first} Foe --range 5 --cover none --seed a`);
      await game.allowed(`shoot ${other} Foe --range 5 --cover none --seed a`);
      await game.refused('shoot Three Foe --range 5', 'bg:card.9');
    },
  );

  test('bg:card.17 light ones alone go in pairs', async () => {
    const tanks = CARS.map((car) => ({ ...car, vehicle: 'light-tank' }));
    await load(...tanks, FOE);
    const { code, stderr } = await game.type('roster check');
    expect({ code, error: JSON.parse(stderr).error }).toMatchObject({
      code: 3,
      error: { clause: 'bg:card.17' },
    });
    await game.load([...CARS, FOE]);
    expect((await game.type('roster check')).code).toBe(0);
  });

  test.each([
    ['of another side', { pair: 'Foe' }, 'names no other vehicle: Foe'],
    ['with itself', { pair: 'Three' }, 'names no other vehicle: Three'],
    ['of three', { pair: 'Two' }, 'two vehicles at most'],
  ])('(bg:card.17) nobody is a pair %s', async (_, three, says) => {
    await expect(load(...CARS.slice(0, 2), { ...CARS[2], ...three }, FOE)).rejects.toThrow(says);
  });

  test('bg:card.17 of models that are told as one the game knows one', async () => {
    await load({ ...CARS[2], models: 2 }, FOE);
    await game.card('8S');
    expect(await game.remarked('move Three --seed a')).toEqual(['bg:card.17']);
  });
});

describe('before the first card', () => {
  test.each([
    'shoot A1 B1 --range 5',
    'move A1',
    'charge A1 B3 --distance 5',
    'melee A1 B1',
    'mines A1 --turned',
  ])('bg:card.2 nobody acts in a strict game: %s', async (line) => {
    await game.begins();
    await game.refused(line, 'bg:card.2');
  });

  test('(bg:card.2) in another nothing is said: its cards may be drawn by hand', async () => {
    await game.open([{ name: 'A1', side: 'Axis', grade: 'C', figures: 8 }], '--sides Axis,Allies');
    expect(await game.remarks('move A1 --seed a')).toEqual([]);
  });
});
