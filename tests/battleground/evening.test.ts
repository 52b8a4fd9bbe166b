import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { battleground } from '../../rulesets/battleground/index.js';
import type { Event } from '../../src/game/line.js';
import { Game } from '../support/game.js';
import { lasting, replay } from '../support/replay.js';
import type { Evening } from './evening/evening.js';
import { orderOfBattle } from './evening/order-of-battle.js';
import { playEvening, TURNS } from './evening/play.js';
import { SIDES } from './evening/units.js';

/** An evening on which everything comes up: on most of them one thing or another does not. */
const SEED = 'thursday-206';

describe('a full evening of Battleground', () => {
  const game = new Game('evening');
  const again = new Game('evening');
  let evening: Evening;
  let events: Event[];
  beforeAll(async () => {
    evening = await playEvening(game, SEED);
    events = game
      .log()
      .map((line) => JSON.parse(line) as Event)
      .filter(({ record }) => record);
  }, 60_000);
  afterAll(() => {
    game.clean();
    again.clean();
  });

  const cardsDrawn = () =>
    events.flatMap(({ record }) =>
      record.action === 'draw-card' ? [record.result as { turn: number; turnOver: boolean }] : [],
    );

  test('two sides of six units play twenty turns', async () => {
    for (const side of SIDES) expect(orderOfBattle().filter((unit) => unit.side === side)).toHaveLength(6);
    const over = cardsDrawn().filter(({ turnOver }) => turnOver);
    expect(over.map(({ turn }) => turn)).toEqual(Array.from({ length: TURNS }, (_, i) => i + 1));
    expect((await game.type('wg game')).stdout).toContain('turn 20, its card phase is over');
  });

  test('every action of the rule system is used', () => {
    expect([...evening.used.keys()].sort()).toEqual([...battleground.actions].sort());
  });

  test('no unit ever has less than nobody', () => {
    expect(evening.fewest).toBe(0);
  });

  test('what is not allowed is refused with its clause', () => {
    expect([...evening.refusals].sort()).toEqual([
      'bg:defend.2',
      'bg:emp.3',
      'bg:grade.5',
      'bg:pass.2',
      'bg:smoke.2',
    ]);
  });

  test('bg:smoke.3 bg:smoke.4 bg:flare.1 the ends of turns tell of smoke and flares', () => {
    expect([...evening.cloudsSaid].sort()).toEqual([...evening.cloudsNoted].sort());
    for (const what of ['smoke-thins', 'smoke-gone', 'flare-gone']) {
      expect(
        evening.cloudsSaid.some((said) => said.includes(what)),
        what,
      ).toBe(true);
    }
  });

  test('the log holds the house rules and what was answered to every line, and nothing of what was refused', () => {
    const [, first, ...lines] = game.log();
    expect(JSON.parse(first!)).toMatchObject({ house: { name: 'the Thursday club' } });
    expect(lines).toHaveLength(events.length);
    expect(events.map(({ record }) => `${JSON.stringify(record)}\n`)).toEqual(game.told);
  });

  test('house rules and rulings of one line were played', () => {
    const rulings = events.map(({ record }) => record.rulings);
    expect(rulings.some((met) => met['bg:R68'] === 3)).toBe(true);
    expect(rulings.some((met) => met['bg:R100'] === 2)).toBe(true);
    const own = new Set(events.flatMap(({ record }) => Object.keys(record.house ?? {})));
    expect([...own].sort()).toEqual(['bg:table.artillery/mortar', 'bg:table.terrain-cover/building']);
    expect(events.some(({ record }) => record.input.retreat === true)).toBe(true);
  });

  test('played again from its log alone it gives the same log, byte for byte', async () => {
    await replay(game.log(), again);
    expect(again.log().map(lasting)).toEqual(game.log().map(lasting));
    expect(again.told).toEqual(game.told);
  });

  test('another seed for one card changes that card and those after it, and nothing before', async () => {
    const log = game.log();
    const drawn = log.flatMap((line, i) => (line.includes('"action":"draw-card"') ? [i] : []));
    const [at, end] = [drawn[3]!, drawn[12]!];
    const other = new Game('evening');
    await replay(log.slice(0, end), other, (seed, i) => (i === at ? 'another one' : seed));
    const [was, is] = [log.slice(0, end).map(lasting), other.log().map(lasting)];
    other.clean();
    expect(is.slice(0, at)).toEqual(was.slice(0, at));
    const cards = (lines: readonly string[]) =>
      drawn
        .filter((i) => i >= at && i < end)
        .map((i) => (JSON.parse(lines[i]!) as Event).record.result.cards);
    const [before, after] = [cards(was), cards(is)];
    expect(after[0]).not.toEqual(before[0]);
    expect(after.slice(1)).not.toEqual(before.slice(1));
  });
});
