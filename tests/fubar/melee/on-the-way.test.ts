import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** Fire On Guard at those who come: what it does to their move, and to the fight behind it. */

const unit = (name: string, side: string) => ({
  ...{ name, side, level: 'seasoned', figures: 6, weapons: ['infantry-rifle:6'] },
});

let game: RosterGame;
beforeEach(async () => {
  game = await inFirstTurn([unit('R1', 'Red'), unit('B1', 'Blue')]);
  await game.allowed('activate R1 --dice 1');
  await game.allowed('activate B1 --dice 6');
});
afterEach(() => game.clean());

const textsOf = async (line: string) => (await game.allowed(line)).steps.map(({ text }) => text);
const FIRE = 'shoot R1 B1 --reaction --range 20 --dice 6,6,1,1,1,1';
const assault = async () => {
  await game.allowed('move B1 --action assault');
  await game.allowed(FIRE);
};

describe('fubar:melee.6 those who were suppressed as they came', () => {
  test('fubar:R74 strike late', async () => {
    await assault();
    const line = 'melee B1 R1 --dice "attacker=1,1,1,1 defender=6,1,1,1,1,1 attacker-late=1"';
    expect(await textsOf(line)).toContain('those suppressed on the way in strike late');
    expect((await game.marks('B1')).suppressed).toBe(1);
  });

  test('fubar:R74 strike with the rest, so ruled, and are suppressed all the same', async () => {
    await assault();
    const line = 'melee B1 R1 --dice "attacker=1,1,1,1,1,1 defender=1,1,1,1,1,1" --ruling fubar:R74=2';
    expect(await textsOf(line)).toContain('those suppressed on the way in strike with the rest');
    expect((await game.marks('B1')).suppressed).toBe(2);
  });

  test('fubar:R74 are told where the game does not know of the fire, of those alone who lie', async () => {
    await assault();
    expect((await game.type('melee B1 R1 --suppressed-on-the-way 3')).code).toBe(2);
    await game.allowed('melee B1 R1 --suppressed-on-the-way 1 --ruling fubar:R74=2 --seed a');
  });
});

describe('fubar:suppress.1 fubar:R24 so ruled, those who were suppressed as they came stay where they fell', () => {
  const RULED = '--ruling fubar:R24=2';

  test('neither strike nor are struck', async () => {
    await assault();
    const line = `melee B1 R1 --dice "attacker=1,1,1,1 defender=6,6,6,6,6,6" ${RULED}`;
    const said = await textsOf(line);
    expect(said).toContain('2 suppressed figures stay where they fell');
    expect(said).toContain('attackers lose 4, 0 left');
    const { profile, marks } = await game.unit('B1');
    expect([profile.figures, marks.suppressed, marks.melee]).toEqual([2, 2, undefined]);
  });

  test('are those who are said to be elsewhere, before any other', async () => {
    await assault();
    await game.allowed(`melee B1 R1 --attackers 3 --dice "attacker=1,1,1 defender=1,1,1,1,1,1" ${RULED}`);
    expect(await game.marks('B1')).toMatchObject({ suppressed: 2, contact: 3 });
  });

  test('fubar:R81 nor does the Assault that goes on into another unit find them in contact', async () => {
    await assault();
    await game.load([unit('R2', 'Red')], 'add');
    await game.allowed(`melee B1 R1 --attackers 2 --dice "attacker=1,1 defender=1,1,1,1,1,1" ${RULED}`);
    const said = await textsOf(`melee B1 R2 --dice "attacker=1,1 defender=1,1,1,1,1,1" ${RULED}`);
    expect(said).toContain('one die for each figure: 2 attackers, 6 defenders');
    expect((await game.marks('B1')).suppressed).toBe(2);
  });

  test('and where all of them were nobody comes into contact', async () => {
    await game.allowed('move B1 --action assault');
    await game.allowed('roster mark B1 figures=2');
    await game.allowed(FIRE);
    await game.refused(`melee B1 R1 ${RULED}`, 'fubar:suppress.1');
  });
});

describe('fubar:R24 a move that was fired at goes on', () => {
  test('with those who were suppressed, or so ruled without them', async () => {
    await game.allowed('move B1 --action walk --distance 2');
    await game.allowed(FIRE);
    const on = 'move B1 --action walk --distance 4';
    expect(await textsOf(`${on} --no-log`)).toContain('2 suppressed figures go on with the unit');
    expect(await textsOf(`${on} --ruling fubar:R24=2`)).toContain(
      '2 suppressed figures stay where they fell',
    );
  });

  test('fubar:suppress.1 with those of whom it is told, who are suppressed from then on', async () => {
    await game.refused('move B1 --action assault --suppressed 7', 'fubar:unit.1');
    await game.allowed('move B1 --action assault --suppressed 2');
    expect(await game.marks('B1')).toMatchObject({ suppressed: 2, downed: 2 });
  });

  test('and who stands On Guard goes nowhere with them', async () => {
    await game.allowed('roster mark B1 suppressed=2 downed=2');
    const said = await textsOf('move B1 --action on-guard');
    expect(said.some((text) => text.includes('suppressed figures'))).toBe(false);
  });
});
