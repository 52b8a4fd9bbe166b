import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** Melees, and what comes after them, are the end of the cards: who moves and shoots on them, and which markers stay. */

const foot = (name: string, side: string, figures: number, more: object = {}) => ({
  ...{ name, side, grade: 'C', figures, leaders: 1 },
  ...more,
});
const FORCES = [
  foot('Alpha', 'Axis', 8),
  foot('Gamma', 'Axis', 2, { grade: 'D' }),
  foot('One', 'Allies', 9),
  foot('Two', 'Allies', 9, { smoke: true, flares: true, engineers: 2 }),
  { name: 'Tiger', side: 'Axis', kind: 'vehicle', vehicle: 'heavy-tank', mg: 1 },
];

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('after').open(FORCES, '--sides Axis,Allies --strict');
});
afterEach(() => game.clean());

const draw = async (...cards: string[]) => {
  for (const card of cards) await game.allowed(`draw-card --dice card=${card}`);
};
const charges = (who: string, whom: string) =>
  game.allowed(
    `charge ${who} ${whom} --distance 3 --reaction none --carry-on --anyway --dice "charge=3,3,3"`,
  );
const ONE_WINS = 'melee One Gamma --dice "attacker=6,6 defender=1,1"';
const remarks = (line: string) => game.remarks(`${line} --anyway`);

describe('who moves and shoots when melees have begun', () => {
  beforeEach(async () => {
    await draw('8D');
    await charges('One', 'Gamma');
    await draw('QC', '2S', '3H');
  });
  const SHOT = 'shoot Two Alpha --range 5 --cover none --seed a';

  test('bg:seq.2 nobody on the last card, once a melee of the turn was fought', async () => {
    await game.allowed(`${SHOT} --no-log`);
    expect((await game.type('game')).stdout).toContain('by the last draw');
    const { input, effects } = await game.allowed('melee One Gamma --rounds 1 --seed a');
    expect(input.afterCards).toBe(true);
    expect(effects).toContainEqual({ do: 'put', slot: 'afterCards', is: true, clause: 'bg:seq.2' });
    for (const line of [SHOT, 'smoke Two', 'flare Two', 'mines Two --engineers 2', 'move Alpha'])
      await game.refused(line, 'bg:seq.2');
    expect(await remarks(SHOT)).toEqual(['bg:seq.2']);
    expect((await game.type('game')).stdout).not.toContain('by the last draw');
    await game.allowed('melee One Gamma --seed b');
    await draw('JK');
    await game.refused(SHOT, 'bg:seq.1');
    await draw('4H');
    await game.allowed(SHOT);
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:seq.2 a melee that is taken back was not fought', async () => {
    await game.allowed(ONE_WINS);
    await game.refused(SHOT, 'bg:seq.2');
    await game.allowed('undo');
    await game.allowed(SHOT);
  });

  test('bg:seq.2 nor is the next charge of the turn', async () => {
    await game.allowed(ONE_WINS);
    await game.refused('charge Alpha Two --distance 5', 'bg:seq.2');
  });
});

test('bg:seq.2 a melee with a vehicle ends the cards as well', async () => {
  await draw('QC', '8D', '3H', '2S');
  await game.allowed('charge Tiger Two --distance 3 --reaction none --dice "charge=2,3,4"');
  await game.allowed('melee Tiger Two --rounds 1 --seed a');
  await game.refused('move Alpha', 'bg:seq.2');
});

test('bg:seq.2 no melee is fought in the charge that leads to it, while cards are played', async () => {
  await draw('8D');
  await game.refused('charge One Alpha --distance 3 --through --reaction none', 'bg:seq.2');
  await game.allowed('charge --through -g C -f 9 --target-figures 6 --distance 3 --no-log --seed a');
});

test('(bg:seq.2) bg:card.2 a game whose cards nobody tells has no last one; a strict one waits for the first', async () => {
  const { input } = await game.allowed('melee One Gamma --anyway --seed a');
  expect(input.afterCards).toBe(false);
  await game.refused('shoot Two Alpha --range 5 --cover none', 'bg:card.2');
});

describe('the run marker of victors', () => {
  test.each([
    ['an enemy card', ['QC', '2S', '3H'], '9C'],
    ['a joker', ['QC', '2S', '3H'], 'JK'],
  ])('bg:melee.15 bg:move.7 outlasts the last card of the turn, and %s', async (_, last, next) => {
    await draw('8D');
    await charges('One', 'Gamma');
    await draw(...last);
    await game.allowed(ONE_WINS);
    expect(await game.marks('One')).toMatchObject({ ran: true });
    await draw(next);
    expect(await game.marks('One')).toMatchObject({ ran: true });
  });

  test('bg:melee.15 bg:grade.4 they shoot a grade lower on their next card, and it comes off', async () => {
    await draw('8D');
    await charges('One', 'Gamma');
    await draw('QC', '2S', '3H');
    await game.allowed(ONE_WINS);
    await draw('9H');
    expect((await game.allowed('shoot One Alpha --range 5 --cover none --seed a')).input.ran).toBe(true);
    await draw('9C');
    expect(await game.marks('One')).not.toHaveProperty('ran');
  });

  test('bg:melee.15 a defender who won takes it on the last card of his side as well', async () => {
    await draw('3H', 'QC', '8D');
    await charges('One', 'Alpha');
    await draw('2S');
    await game.allowed('roster mark One figures=2 leaders=0');
    await game.allowed('melee One Alpha --seed a');
    await draw('9C');
    expect(await game.marks('Alpha')).toMatchObject({ ran: true });
  });

  test('bg:melee.15 and so do those beside them, and who destroyed a vehicle', async () => {
    await draw('3H', 'QC', '2S', '8D');
    for (const who of ['One', 'Two']) await charges(who, 'Tiger');
    await game.allowed('roster mark Tiger damage=both armour=1');
    await game.allowed(
      'melee One Tiger --rounds 1 --dice "white=6,6,6,6,6,6 red=2 mg-white=2 damage=6 kind=6"',
    );
    await draw('9C');
    for (const who of ['One', 'Two']) expect(await game.marks(who), who).toMatchObject({ ran: true });
  });

  test('bg:move.7 of the others it comes off with that card', async () => {
    await game.allowed('roster mark Two ran');
    await draw('8D');
    await charges('One', 'Gamma');
    await game.allowed('roster mark Two ran');
    await draw('QC', '2S', '3H');
    await game.allowed('roster mark Two ran');
    await game.allowed(ONE_WINS);
    await draw('9C');
    expect(await game.marks('Two')).not.toHaveProperty('ran');
  });
});
