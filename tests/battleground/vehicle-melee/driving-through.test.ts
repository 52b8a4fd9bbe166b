import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** A tank that drives through infantry on its move: how often it fires, and what it does besides. */

const FORCES = [
  { name: 'Alpha', side: 'Axis', grade: 'C', figures: 8, leaders: 1 },
  { name: 'Beta', side: 'Axis', grade: 'C', figures: 8, leaders: 1 },
  { name: 'Sherman', side: 'Allies', kind: 'vehicle', vehicle: 'medium-tank', mg: 1 },
  { name: 'Stuart', side: 'Allies', kind: 'vehicle', vehicle: 'light-tank', mg: 1 },
];
const MOVE = 'move Sherman --dice "3 3 3"';
const through = (unit: string, tank = 'Sherman') => `overrun ${tank} ${unit} --cover none --dice white=2,2`;

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('through').open(FORCES, '--sides Axis,Allies --strict', 'draw-card --dice 9D');
});
afterEach(() => game.clean());

test('bg:overrun.1 bg:R88 it fires once at each unit on its way', async () => {
  await game.allowed(MOVE);
  await game.allowed(through('Alpha'));
  await game.refused(through('Alpha'), 'bg:overrun.1');
  await game.allowed(through('Beta'));
  await game.allowed(through('Alpha', 'Stuart'));
  await game.allowed('draw-card --dice AD');
  await game.allowed(through('Alpha'));
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:overrun.1 bg:R88 nor does it fire again where another tank has driven through in between', async () => {
  for (const tank of ['Sherman', 'Stuart']) await game.allowed(through('Alpha', tank));
  for (const tank of ['Sherman', 'Stuart']) await game.refused(through('Alpha', tank), 'bg:overrun.1');
});

test('bg:overrun.1 its move is rolled before the shot or after it, and once', async () => {
  await game.allowed(through('Alpha'));
  expect((await game.unit('Sherman')).says).toContain('has driven through infantry');
  await game.allowed(MOVE);
  await game.allowed(through('Beta'));
  await game.refused(MOVE, 'bg:card.3');
});

test('bg:card.3 who has driven through a unit does not charge besides', async () => {
  await game.allowed(through('Alpha'));
  await game.refused('charge Sherman Beta --distance 5', 'bg:card.3');
});

test('bg:overrun.1 (bg:R56) nor does a tank whose charge fell short drive through', async () => {
  await game.allowed('charge Sherman Beta --distance 30 --reaction none --dice "charge=2,2,3"');
  for (const unit of ['Alpha', 'Beta']) await game.refused(through(unit), 'bg:overrun.1');
});

test('bg:card.9 an ace lets one unit move: to drive through is to move', async () => {
  await game.allowed('draw-card --dice AD');
  await game.allowed(through('Alpha'));
  await game.refused('move Stuart', 'bg:card.9');
});

test('bg:dig.6 a tank that drives through a unit has left the position it was dug in', async () => {
  await game.allowed('roster mark Sherman dug-in');
  const said = await game.type(through('Alpha'));
  expect(said.stdout).toContain('it drives out of its position');
  expect((await game.unit('Sherman')).says).not.toContain('dug in');
  await game.allowed('undo');
  expect((await game.unit('Sherman')).says).toContain('dug in');
  await game.allowed(MOVE);
  expect((await game.type(through('Alpha'))).stdout).not.toContain('position');
});

test('bg:R22 bg:overrun.1 a tank has driven through a unit on the move on which it broke down', async () => {
  await game.allowed('move Sherman --dice "1 1 1"');
  await game.refused(`${through('Alpha')} --ruling bg:R22=2`, 'bg:vmove.1');
  await game.allowed(through('Alpha'));
  await game.allowed('draw-card --dice AD');
  await game.refused(through('Beta'), 'bg:vmove.1');
});
