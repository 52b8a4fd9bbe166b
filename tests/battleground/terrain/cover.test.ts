import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import {
  COVER,
  EMPLACEMENTS,
  emplacementDice,
  terrainDice,
} from '../../../rulesets/battleground/terrain/tables.js';
import { protocolOf } from '../../support/protocol.js';

test('(bg:cover.4) (bg:R31) the red dice of cover: of buildings and fences by the book, of the rest by the house', () => {
  expect(terrainDice).toMatchObject({ id: 'bg:table.terrain-cover', unit: 'red dice' });
  expect(
    Object.fromEntries(
      Object.entries(terrainDice.cells).map(([name, { value, from, ruling, options }]) => [
        name,
        [value, from, ruling, options?.[2]],
      ]),
    ),
  ).toEqual({
    none: [0, 'printed', undefined, undefined],
    light: [1, 'house', 'bg:R31', undefined],
    medium: [2, 'printed', undefined, undefined],
    heavy: [3, 'house', 'bg:R31', undefined],
    brush: [1, 'house', 'bg:R31', undefined],
    woods: [1, 'house', 'bg:R31', 2],
    crops: [1, 'house', 'bg:R31', undefined],
    wall: [1, 'house', 'bg:R31', 2],
    fence: [0, 'printed', undefined, undefined],
    hill: [0, 'house', 'bg:R31', undefined],
    building: [2, 'printed', undefined, undefined],
  });
  expect(COVER).toEqual(Object.keys(terrainDice.cells));
});

test('(bg:emp.1) (bg:emp.6) (bg:R91) a nest has two red dice, a pillbox three, and so has what is built on one', () => {
  expect(emplacementDice).toMatchObject({ id: 'bg:table.emplacements', unit: 'red dice' });
  expect(
    Object.entries(emplacementDice.cells).map(([name, { value, from, ruling }]) => [
      name,
      value,
      from,
      ruling,
    ]),
  ).toEqual([
    ['nest', 2, 'printed', undefined],
    ['pillbox', 3, 'printed', undefined],
    ['gun-emplacement', 3, 'inferred', 'bg:R91'],
    ['bunker', 3, 'printed', undefined],
  ]);
  expect(EMPLACEMENTS).toEqual(Object.keys(emplacementDice.cells));
});

test('bg:R31 so ruled, woods and walls have two red dice', () => {
  const red = (cover: string, option: number, dice: string) =>
    protocolOf(shoot, { grade: 'C', figures: 4, cover }, `white=3,3 red=${dice}`, { 'bg:R31': option }).find(
      (line) => line.includes(' cover ='),
    );
  expect(red('woods', 1, '3')).toBe('bg:cover.4 bg:R31 cover = 1: 1 red for woods (house)');
  expect(red('woods', 2, '3,3')).toBe('bg:cover.4 bg:R31 cover = 2: 2 red for woods (house)');
  expect(red('wall', 2, '3,3')).toBe('bg:cover.4 bg:R31 cover = 2: 2 red for a wall (house)');
});
