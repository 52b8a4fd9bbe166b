import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** Where players go by the sheet alone nobody is told of lines that they do not play (R54). */

const PARAS = { name: 'Paras', side: 'Allies', starts: 'air-landed', men: 6, weapons: ['smg:6'] };
const BURNS = `mines 'Panzer III' --type anti-tank --dice "mine=1 fire=1 crew=6,6,6,6,6"`;

let game: RosterGame;
beforeEach(async () => {
  game = new RosterGame('sheet', 'wrg-1925');
  await game.open([...ALL, PARAS], '--sides Allies,Axis --strict', 'period');
});
afterEach(() => game.clean());

const bySheet = () => game.type('game house --ruling R54=2');
const mayNow = async (unit: string): Promise<string[]> =>
  JSON.parse((await game.type(`now "${unit}"`)).stdout).units[0].may;

test('wrg:air.1 wrg:R54 option 2: whoever was to come from the air is there, as nobody lands', async () => {
  await game.refused('move Paras', 'wrg:air.1');
  expect(await mayNow('Paras')).toEqual(['air-landing']);
  await bySheet();
  await game.refused('air-landing Paras', 'wrg:air.1');
  expect(await mayNow('Paras')).toContain('move');
  expect(await game.remarks('move Paras')).toEqual([]);
});

test('wrg:light.6 wrg:R54 option 2: nobody is asked for the light of what burns', async () => {
  await game.allowed(BURNS);
  expect(await game.remarks('period --anyway')).toContain('wrg:light.6');
  await game.type('undo');
  await bySheet();
  expect(await game.remarks('period --anyway')).not.toContain('wrg:light.6');
});
