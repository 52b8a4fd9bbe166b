import { afterEach, beforeEach, expect, test } from 'vitest';
import { artilleryCard } from '../../../rulesets/battleground/artillery/artillery-card.js';
import { artilleryDue } from '../../../rulesets/battleground/artillery/due.js';
import { sideOfCard } from '../../../rulesets/battleground/artillery/whose.js';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import { logPath } from '../../../src/log/file.js';
import { historyOf } from '../../../src/log/history.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { State } from '../../../src/rules/state.js';
import { tableOf } from '../../support/games/battlefield.js';
import { type Given, remembered, withDice } from '../../support/play.js';
import { RosterGame } from '../../support/roster.js';

/** Artillery that a card brings, before the action of that card. */

const FORCES = [
  { name: 'One', side: 'Allies', grade: 'C', figures: 8, leaders: 1 },
  { name: 'Two', side: 'Axis', grade: 'C', figures: 8, leaders: 1 },
];
const MOVE = 'move One --no-log --seed a';
const DUE = 'artillery to be carried out before its action: us-mortar';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('due').open(FORCES, '--sides Axis,Allies --strict', 'artillery-card --new');
});
afterEach(() => game.clean());
/** Whether it is told by `wg game`, and by `wg now` as well. */
const shown = async () => {
  const [whole, now] = [await game.type('game'), await game.type('now')];
  expect(now.stdout.includes(DUE)).toBe(whole.stdout.includes(DUE));
  return whole.stdout.includes(DUE);
};

test('bg:randart.2 it is told as open till somebody tells what it did', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  expect(await shown()).toBe(true);
  expect(await game.remarks(MOVE)).toEqual(['bg:randart.2']);
  const { input, effects } = await game.allowed('artillery --weapon mortar --dice "4 3"');
  expect(input.brought).toBe(true);
  expect(effects).toContainEqual({ do: 'put', slot: 'shelled', is: true, clause: 'bg:randart.2' });
  expect(await shown()).toBe(false);
  expect(await game.remarks(MOVE)).toEqual([]);
  expect((await game.allowed('artillery --weapon mortar --dice "4 3" --no-log')).input.brought).toBe(false);
  await game.allowed('undo');
  expect(await shown()).toBe(true);
});

test('bg:randart.2 each card has its own', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  await game.allowed('artillery --weapon mortar --dice "4 3"');
  await game.allowed('draw-card --dice "card=6H artillery=us-mortar"');
  expect(await shown()).toBe(true);
  await game.refused('draw-card --dice card=7C', 'bg:randart.2');
  await game.allowed('draw-card --dice card=7C --anyway');
  expect(await shown()).toBe(false);
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:art.1 an attack that was written down is another one', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  expect((await game.allowed('artillery --weapon mortar --planned 1 --dice "4 3"')).input.brought).toBe(
    false,
  );
  expect(await shown()).toBe(true);
});

test('bg:randart.2 artillery alone is that of its card, and other artillery leaves that to be carried out', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  await game.refused('artillery --weapon heavy', 'bg:randart.2');
  const other = await game.allowed('artillery --weapon heavy --dice "4 3 / 4 3" --anyway');
  expect(other.input.brought).toBe(false);
  expect(await shown()).toBe(true);
  const drift = await game.allowed('artillery --dice "4 3"');
  expect(drift.input).toMatchObject({ weapon: 'mortar', brought: true });
  expect(await shown()).toBe(false);
  expect((await game.allowed('artillery Two --rings 1 --seed a')).input.weapon).toBe('mortar');
  expect((await game.type('artillery')).code).toBe(4);
});

test('bg:randart.2 bg:randart.1 it is of the side that its card names, whoever is under it, and not of that of the playing card', async () => {
  const actors = () =>
    historyOf(logPath('due', game.env))
      .events.filter(({ event, undone }) => !undone && event.record.action === 'artillery')
      .map(({ event }) => event.by);
  await game.allowed('draw-card --dice "card=5D artillery=german-medium"');
  expect(JSON.parse((await game.type('now')).stdout).clock.acting).toBe('Axis');
  await game.allowed('artillery --dice "4 3 / 4 3"');
  await game.allowed('artillery Two --rings 1 --seed a');
  await game.allowed('artillery One --rings 1 --seed a');
  await game.allowed('artillery --weapon heavy --planned 1 --dice "4 3 / 4 3"');
  await game.allowed('artillery One --weapon heavy --planned 1 --rings 1 --seed a');
  expect(actors()).toEqual(['Axis', 'Axis', 'Axis', undefined, 'Axis']);
});

test.each([
  ['german-heavy', ['Axis', 'Allies'], 'Axis'],
  ['us-mortar', ['Axis', 'Allies'], 'Allies'],
  ['german-heavy', ['Russians', 'Germans'], 'Germans'],
  ['red-army-dive-bomb', ['Germans', 'Red Army'], 'Red Army'],
  ['axis-naval-gun', ['Axis', 'Allies'], 'Axis'],
  ['german-heavy', ['Germans North', 'Germans South'], undefined],
  ['mortar', ['Axis', 'Allies'], undefined],
  ['polish-light', ['Axis', 'Allies'], undefined],
] as const)('bg:randart.1 the name of a card tells whose it is: %s of %s', (card, sides, whose) => {
  expect(sideOfCard(card, sides)).toBe(whose);
});

test('bg:randart.3 a Reload brings none', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=reload"');
  expect(await game.remarks(MOVE)).toEqual([]);
});

test('bg:randart.4 nor does a five where artillery comes with the special actions', async () => {
  await game.allowed('artillery-card --new --trigger special-actions');
  await game.allowed('draw-card --dice card=5D');
  expect(await game.remarks(MOVE)).toEqual([]);
});

test('bg:randart.4 what comes with the special actions is carried out before the next turn, and no other', async () => {
  await game.allowed('artillery-card --new --trigger special-actions');
  await game.allowed('draw-card --dice card=JK');
  await game.allowed('artillery-card --dice artillery=us-mortar');
  expect((await game.type('game')).stdout).toContain('artillery to be carried out: us-mortar');
  await game.refused('draw-card --dice card=5D', 'bg:randart.4');
  await game.refused('artillery --weapon medium --dice "4 3"', 'bg:randart.2');
  await game.allowed('artillery --weapon mortar --dice "4 3"');
  await game.allowed('draw-card --dice card=5D');
  expect(await game.remarks(MOVE)).toEqual([]);
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:randart.2 rings that touch are those of the attack that came, and of no other artillery', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  await game.allowed('artillery --weapon mortar --dice "4 3"');
  await game.allowed('artillery Two --weapon mortar --rings 1 --seed a');
  await game.refused('artillery Two --weapon heavy --rings 2', 'bg:randart.2');
  await game.allowed('draw-card --dice card=7C');
  await game.refused('artillery Two --weapon mortar --rings 1', 'bg:randart.2');
});

test('bg:randart.2 bg:R113 a five or six that brings none leaves none due, though others were drawn before', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  await game.allowed('artillery --weapon mortar --dice "4 3"');
  await game.allowed('draw-card --dice card=6D --ruling bg:R113=2');
  expect(await shown()).toBe(false);
  await game.allowed('draw-card --dice card=7C');
});

test('bg:randart.2 a card that is drawn by hand is due under the card of the deck that lies there', async () => {
  await game.allowed('draw-card --dice card=7D');
  await game.allowed('artillery-card --dice artillery=us-mortar --anyway');
  expect(await shown()).toBe(true);
  await game.refused('draw-card --dice card=7C', 'bg:randart.2');
  await game.allowed('artillery --weapon mortar --dice "4 3"');
  expect(await shown()).toBe(false);
  await game.allowed('artillery-card --dice artillery=us-mortar --anyway');
  expect(await shown()).toBe(true);
  await game.allowed('undo');
  expect(await shown()).toBe(false);
  await game.allowed('draw-card --dice card=7C');
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:randart.2 a second card that is drawn by hand leaves the first to be carried out as well', async () => {
  const due = async () =>
    /artillery to be carried out before its action: (.+?), wg/.exec((await game.type('now')).stdout)?.[1];
  const weaponOf = async (line: string) => (await game.allowed(line)).input.weapon;
  await game.allowed('draw-card --dice "card=5D artillery=us-mortar"');
  await game.allowed('artillery-card --dice artillery=german-heavy --anyway');
  expect(await due()).toBe('us-mortar and german-heavy');
  await game.refused('artillery --weapon light', 'bg:randart.2');
  // Rings that touch are of the attack that was carried out last, though another is due.
  expect(await weaponOf('artillery --weapon heavy --dice "4 3 / 4 3"')).toBe('heavy');
  expect(await due()).toBe('us-mortar');
  expect(await weaponOf('artillery Two --rings 2 --seed a')).toBe('heavy');
  expect(await due()).toBe('us-mortar');
  expect(await game.remarks(MOVE)).toEqual(['bg:randart.2']);
  const { input, effects } = await game.allowed('artillery --dice "4 3"');
  expect(input).toMatchObject({ weapon: 'mortar', brought: true });
  expect(effects).toContainEqual({ do: 'put', slot: 'shelled', is: 2, clause: 'bg:randart.2' });
  expect(await due()).toBeUndefined();
  expect(await weaponOf('artillery Two --rings 1 --seed a')).toBe('mortar');
  await game.refused('artillery Two --weapon heavy --rings 1', 'bg:randart.2');
  expect(await game.remarks(MOVE)).toEqual([]);
  // A Reload brings none, and takes none away.
  await game.allowed('artillery-card --dice artillery=us-mortar --anyway');
  await game.allowed('artillery-card --dice artillery=reload --anyway');
  expect(await due()).toBe('us-mortar');
  expect((await game.type('replay')).code).toBe(0);
});

test('bg:randart.2 bg:card.3 of cards that are turned up together each has brought its own', async () => {
  await game.allowed('draw-card --count 3 --dice "5D us-mortar 7H 6S german-heavy" --anyway');
  expect((await game.type('now')).stdout).toContain('us-mortar and german-heavy');
  await game.allowed('artillery --dice "4 3"');
  await game.allowed('artillery --dice "4 3 / 4 3"');
  expect(await game.remarks('draw-card --dice 7C --no-log')).toEqual([]);
});

test('bg:randart.2 what is due is recorded, and of old logs, which do not say, fives and sixes tell it', () => {
  const play = (table: State, action: AnyAction, given: Given, dice: string) =>
    remembered(action, table, given, withDice(action, given, dice, {}, table));
  const begun = play(tableOf({}), artilleryCard, { new: true }, '');
  const old = play(begun, drawCard, {}, 'card=5D artillery=us-mortar');
  expect(old.slots).not.toHaveProperty('brought');
  expect(artilleryDue(old)).toEqual(['us-mortar']);
  const today = play(begun, drawCard, { bowl: true }, 'card=5D artillery=us-mortar');
  expect(today.slots).toMatchObject({ brought: 'us-mortar' });
  const none = play(begun, drawCard, { bowl: true }, 'card=7D');
  expect(none.slots).toMatchObject({ brought: '' });
  expect(artilleryDue(none)).toEqual([]);
});

test('bg:randart.4 the next turn waits for the artillery card of this one, and no other does', async () => {
  await game.allowed('artillery-card --new --trigger special-actions');
  await game.allowed('draw-card --dice card=7D');
  expect((await game.type('next --dice card=JK')).code).toBe(0);
  const told = async () => (await game.type('now')).stdout.includes('artillery card to be drawn');
  expect(await told()).toBe(true);
  expect((await game.type('next')).code).toBe(3);
  await game.refused('draw-card --dice card=7C', 'bg:randart.4');
  await game.allowed('artillery-card --dice artillery=reload');
  expect(await told()).toBe(false);
  await game.allowed('draw-card --dice card=7C');
});

test('bg:art.5 bg:art.8 no more rings touch a unit than the artillery has that came', async () => {
  await game.allowed('draw-card --dice "card=5D artillery=german-medium"');
  await game.allowed('artillery --dice "4 3 / 4 3"');
  await game.allowed('artillery Two --rings 1 --seed a');
  expect((await game.marks('Two')).rings).toBe(1);
  await game.refused('artillery Two --rings 2 --seed a', 'bg:art.5');
  await game.allowed('artillery Two --rings 1 --seed a');
  await game.refused('artillery Two --rings 1 --seed a', 'bg:art.5');
  // The same rings may lie on another unit as well, and artillery that was written down has rings of its own.
  await game.allowed('artillery One --rings 2 --seed a');
  await game.allowed('artillery Two --weapon medium --planned 1 --rings 2 --seed a');
  // Another card brings others.
  await game.allowed('draw-card --dice "card=6H artillery=us-mortar"');
  await game.allowed('artillery Two --rings 1 --seed a');
  await game.refused('artillery Two --rings 1 --seed a', 'bg:art.5');
  await game.allowed('artillery-card --dice artillery=us-mortar --anyway');
  await game.allowed('artillery --dice "3 3"');
  await game.allowed('artillery Two --rings 1 --seed a');
  expect((await game.type('replay')).code).toBe(0);
});

test('(bg:art.1) where no cards bring it nobody counts rings', async () => {
  const plain = await new RosterGame('plain').open(FORCES, '--sides Axis,Allies', 'draw-card --dice card=7H');
  await plain.allowed('artillery Two --weapon mortar --rings 1 --seed a');
  expect(await plain.remarks('artillery Two --weapon mortar --rings 1 --seed a')).toEqual([]);
  expect(await plain.marks('Two')).not.toHaveProperty('rings');
  plain.clean();
});
