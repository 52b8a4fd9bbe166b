import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** Whose dead a medic tries for: what he may do is told as the line that names them is allowed. */

const FORCES = [
  { name: 'Ambulance', side: 'Allies', grade: 'C', figures: 4, leaders: 1, medics: 2 },
  { name: 'Rifles', side: 'Allies', grade: 'C', figures: 9, leaders: 1 },
  { name: 'Volk', side: 'Axis', grade: 'D', figures: 6, leaders: 1, medics: 1 },
];

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('whose-dead').open(
    FORCES,
    '--sides Axis,Allies --strict',
    'draw-card --dice 9H',
  );
});
afterEach(() => game.clean());

async function mayHeal(unit: string): Promise<boolean> {
  const { units } = JSON.parse((await game.type(`now ${unit}`)).stdout) as { units: { may: string[] }[] };
  return units[0]!.may.includes('heal');
}

test('bg:medic.6 a medic with none of his own dead may try for those of another unit of his side', async () => {
  expect(await mayHeal('Ambulance')).toBe(false);
  await game.refused('heal Ambulance', 'bg:medic.6');
  await game.allowed('roster mark Rifles dead=1');
  expect(await mayHeal('Ambulance')).toBe(true);
  await game.allowed('heal Ambulance Rifles --medics 1 --dice 2');
  expect(await mayHeal('Ambulance')).toBe(true);
  await game.allowed('heal Ambulance Rifles --dice 6');
  expect(await mayHeal('Ambulance')).toBe(false);
});

test('bg:medic.6 but not for those of the enemy; for those of a unit of which nobody is left', async () => {
  await game.allowed('roster mark Volk dead=2');
  expect(await mayHeal('Ambulance')).toBe(false);
  await game.allowed('roster mark Rifles figures=0 leaders=0 dead=9');
  expect(await mayHeal('Ambulance')).toBe(true);
});
