import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charge } from '../../../rulesets/battleground/charge/charge.js';
import { protocolOf } from '../../support/protocol.js';
import { RosterGame } from '../../support/roster.js';

/** Infantry that a tank charges, and that fires at it before it comes. */

/** Eight men with a heavy weapon: 4 white and 1 blue, against the 3 red of a light tank. */
const CHARGED = {
  ...{ tank: true, tankType: 'light-tank', distance: 5, reaction: 'shoot' },
  ...{ targetFigures: 8, targetHw: 1, targetGrade: 'C' },
};
const MISSES = 'defence-white=2,2,2,2 defence-blue=2 defence-red=2,2,2';
const HITS = 'defence-white=5,5,2,2 defence-blue=2 defence-red=2,2,2';

const playedBy = (given: object, dice: string) => protocolOf(charge, { ...CHARGED, ...given }, dice);
const outcome = (lines: readonly string[]) => lines.find((line) => line.startsWith('{'));

test('bg:defend.3 bg:vdam.7 it destroys the tank, and there is no charge', () => {
  expect(playedBy({}, `${HITS} damage=5`)).toEqual([
    'bg:vmelee.2 bg:R55 tank = true: a tank may charge infantry',
    'bg:shoot.6 range = 5: 5 in away: within 12 in',
    'bg:defend.1 reaction = "shoot": the target shoots before the charge moves',
    'bg:seq.3 out-of-turn = true: it is charged, and so it may fire outside its own card',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:shoot.1 figures = 4: 4 white for 8 figures, one for every two',
    'bg:shoot.3 heavy-weapons = 1: 1 blue for 1 heavy weapon',
    'bg:vshoot.3 bg:R45 armour = 3: 3 red for the light tank (house)',
    'bg:dice.1 defence-white = 4: 2 hits, no cancels [defence-white 5,5,2,2]',
    'bg:dice.2 defence-blue = 1: no hits [defence-blue 2]',
    'bg:dice.3 defence-red = 3: no cancels [defence-red 2,2,2]',
    'bg:dice.4 bg:R5 defence-net = 2: 2 hits - 0 cancels = 2',
    'bg:vdam.1 damage = 7: 2 hits + 5 = 7: 7 or more [damage 5]',
    'bg:vdam.8 crew = true: the crew is lost',
    'bg:vdam.7 marker = "destroyed": turn the model on its side, with cotton',
    'bg:defend.3 bg:R61 spent = true: that was its shooting for this turn: --reacted, till an ace gives it another',
    'bg:vdam.3 stopped = true: the tank does not charge: it can move no more',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"charger"},"of":"infantry","mark":"outOf","as":"charger"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"charger"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    'bg:vdam.7 > set {"to":"charger","of":"vehicle","is":{"destroyed":true}}',
    'bg:charge.1 > set {"to":"charger","is":{"hasMoved":true}}',
    'bg:charge.1 > set {"to":"charger","of":"vehicle","is":{"byCharge":true}}',
    'bg:defend.3 > set {"to":"charged","is":{"reactedShot":true}}',
    '{"outcome":"fell-short"}',
    '= the charge falls short',
  ]);
});

test('bg:defend.3 it misses, and the tank comes', () => {
  const lines = playedBy({ targetRan: true }, `${MISSES} charge=2,2,3`);
  expect(lines).toContain('bg:vdam.9 no-damage = "undamaged": no hits, no roll for damage');
  expect(lines).toContain('bg:charge.6 reach = true: 7 in against 5 in: the centres meet');
  expect(lines).toContain('bg:move.7 > set {"to":"charged","of":"infantry","is":{"ran":null}}');
  expect(outcome(lines)).toBe('{"outcome":"contact"}');
});

test.each([
  ['bg:vdam.3 a track', 1, '{"outcome":"fell-short"}', ''],
  ['(bg:vdam.6) its weapons', 4, '{"outcome":"contact"}', ' charge=2,2,3'],
])('%s is hit: it comes as far as it still drives', (_, kind, comes, charges) => {
  expect(outcome(playedBy({}, `${HITS} damage=1 kind=${kind}${charges}`))).toBe(comes);
});

test('bg:vshoot.1 bg:vdam.2 without a heavy weapon its hits are halved, and destroy nothing at once', () => {
  const dice = 'defence-white=5,5,2,2 defence-red=2,2,2,2,2 damage=6 kind=1';
  const lines = playedBy({ targetHw: 0, armour: 5 }, dice);
  expect(lines.filter((line) => /halved|no-kill/.test(line))).toHaveLength(2);
  expect(lines).toContain('bg:vdam.7 > set {"to":"charger","of":"vehicle","is":{"damage":"immobilised"}}');
});

test('bg:vdam.4 what had hit it before counts', () => {
  const lines = playedBy({ damage: 'half-weapons' }, `${HITS} damage=3 kind=2`);
  expect(lines).toContain('bg:vdam.5 kind = "destroyed": destroyed [kind 2]');
});

describe('in a game', () => {
  const FORCES = [
    { name: 'Elite', side: 'Axis', grade: 'A', figures: 10, leaders: 1, hw: 1 },
    { name: 'One', side: 'Allies', grade: 'C', figures: 9, leaders: 1 },
    { name: 'Tank', side: 'Allies', kind: 'vehicle', vehicle: 'light-tank', armour: 4, mg: 1 },
  ];
  let game: RosterGame;
  beforeEach(async () => {
    game = await new RosterGame('tank').open(FORCES, '--sides Axis,Allies --strict', 'draw-card --dice 4D');
  });
  afterEach(() => game.clean());
  const LINE = 'charge Tank Elite --distance 5 --reaction shoot';

  test('bg:defend.3 bg:R61 its fire is its shot of the turn', async () => {
    const dice = 'defence-white=2,2,2,2,2,2 defence-blue=2 defence-red=2,2,2,2 charge=1,2,1';
    const { input } = await game.allowed(`${LINE} --dice "${dice}"`);
    expect(input).toMatchObject({ tankType: 'light-tank', armour: 4 });
    expect((await game.unit('Elite')).says).toContain('has shot in reaction');
    await game.allowed('draw-card --dice 9C');
    await game.refused('shoot Elite One --range 5 --cover none', 'bg:defend.3');
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:defend.3 not where its side has had a shooting card', async () => {
    await game.allowed('draw-card --dice 9C');
    await game.allowed('draw-card --dice AD');
    await game.refused(LINE, 'bg:defend.3');
  });

  test('bg:defend.4 nor where it has reacted to another charge', async () => {
    await game.allowed('roster mark Elite reacted-fled');
    await game.refused(LINE, 'bg:defend.4');
  });

  test('bg:defend.4 and it does not flee besides', async () => {
    await game.refused(LINE.replace('shoot', 'both'), 'bg:defend.4');
  });
});
