import { afterEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

const squad = (name: string) => ({ name, unit: 'squad:4-6-5', half: '2-6-3', hex: 'A1', side: 'Germans' });
const HALF_TRACK = { name: 'HT', unit: 'afv:mg=4', hex: 'B3', side: 'Americans', transport: 'T1' };
const ABOARD = { name: 'Easy', unit: 'squad:5-6-4', half: '2-6-2', aboard: 'HT', side: 'Americans' };

let game: RosterGame;
afterEach(() => game.clean());

test('vv:15.10b vv:15.10d what is not put on a loaded AFV is owed in its hex, though nobody else stands there', async () => {
  game = await new RosterGame('loaded', 'valor-and-victory').open(
    [squad('G1'), squad('G2'), squad('G3'), HALF_TRACK, ABOARD],
    '--sides Germans,Americans',
    ...['next', 'next', 'next', 'next'],
  );
  for (const [on, owed, crew] of [
    [0, 3, ''],
    [1, 2, ' 6'],
  ] as const) {
    await game.allowed(`close-assault G1,G2,G3 B3 --on-afv ${on} --dice "6,6${crew}"`);
    const { input } = await game.allowed('casualties B3 --no-log');
    expect(input.points).toBe(owed);
    await game.allowed('undo');
  }
});
