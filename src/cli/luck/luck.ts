import { allSystems, BESIDE } from '../../engine/systems.js';
import { read } from '../../log/line/read.js';
import type { RareRoll, SideLuck } from '../../luck/luck.js';
import { type Review, review } from '../../luck/review.js';
import { REPEATS } from '../../luck/rolls.js';
import { tailsOf } from '../../luck/spread.js';
import { asChance, fraction } from '../../odds/fraction.js';
import { deedText, resultText } from '../game/event-text.js';
import { patience } from '../game/patience.js';
import type { Io } from '../io.js';
import { noteUnread } from '../notes.js';

/**
 * The luck of a game. Who waits at a terminal is told how far it has come.
 * @param path its log
 * @throws LogError when it cannot be read
 */
export async function reviewOf(path: string, io: Io): Promise<Review> {
  const of = await review(path, [...allSystems(), ...BESIDE], patience('lines', io));
  noteUnread(path, of.log.unread, io);
  return of;
}

/** A moment of luck, as it is told below the name of its side: what happened. */
async function momentSaid({ roll }: RareRoll): Promise<string> {
  const { at } = roll.asked;
  // It has been read before.
  const { by: _, ...event } = read('event', at)!;
  return `${deedText(event)}: ${await resultText(event.record)}`;
}

/** What happened in the moments of a game, for each of them. */
export async function momentsSaid({ luck }: Review): Promise<ReadonlyMap<RareRoll, string>> {
  const moments = luck.sides.flatMap(({ luckiest, unluckiest }) => [...luckiest, ...unluckiest]);
  return new Map(
    await Promise.all(moments.map(async (moment) => [moment, await momentSaid(moment)] as const)),
  );
}

/** Everything about the luck of a game as scripts read it. */
export async function luckJson(game: string, of: Review): Promise<object> {
  const { luck, rolls, dice, strange, without, undone, asked } = of;
  return {
    game,
    events: { standing: asked.length, counted: rolls.length, without, strange, undone },
    method: {
      sum: 'independent rolls, each by its own odds as it stood',
      percentile: 'mid-p',
      unit: luck.unit ?? 'typical deviations of a roll',
      rates: Object.fromEntries(luck.rates),
      repeats: REPEATS,
      byRepeats: rolls.filter(({ spread }) => !spread.exact).map(({ asked: { number } }) => number),
    },
    sides: await Promise.all(luck.sides.map(sideJson)),
    dice: dice.map(({ kind, thrower, dice: n, faces, needed, test }) => ({
      kind,
      thrower,
      dice: n,
      faces,
      ...(test ?? { needed }),
    })),
    rolls: rolls.map(({ asked: { number, by, turn }, of: word, fewer, actual, spread }) => {
      const { atLeast, atMost, total } = tailsOf(spread, actual);
      return {
        event: number,
        side: by ?? null,
        ...(turn !== undefined && { turn }),
        of: word,
        ...(fewer && { fewer }),
        actual,
        expected: spread.mean,
        variance: spread.variance,
        atLeast: asChance(atLeast, total),
        atMost: asChance(atMost, total),
        exact: spread.exact,
      };
    }),
  };
}

async function sideJson(of: SideLuck): Promise<object> {
  const { side, rolls, percentile, by, deviations, words, luckiest, unluckiest, turns } = of;
  return {
    side: side ?? null,
    rolls,
    percentile,
    by,
    deviations,
    words,
    luckiest: await Promise.all(luckiest.map(momentJson)),
    unluckiest: await Promise.all(unluckiest.map(momentJson)),
    turns,
  };
}

async function momentJson(of: RareRoll): Promise<object> {
  const { roll, chance, weight, total } = of;
  return {
    event: roll.asked.number,
    says: await momentSaid(of),
    of: roll.of,
    actual: roll.actual,
    expected: roll.spread.mean,
    probability: chance,
    fraction: fraction(weight, total),
  };
}
