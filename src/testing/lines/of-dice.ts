import { enteredHand } from '../../dice/entered.js';
import { play } from '../../dice/play.js';
import { recordedHand } from '../../dice/recorded.js';
import { repetitions } from '../../engine/repeat/repetitions.js';
import { resolveSeeded, type Task } from '../../engine/resolve.js';
import { isRefusal, type Step } from '../../rules/rule.js';
import { Chance } from '../chance.js';
import { type LineTried, orRefusal } from './line.js';
import type { Property } from './property.js';

/** The natural dice on the steps, as a player would type them in: by name. */
function byName(steps: readonly Step[]): string {
  const groups = new Map<string, (number | string)[]>();
  for (const { name, faces } of steps.flatMap(({ dice = [] }) => dice))
    groups.set(name, [...(groups.get(name) ?? []), ...faces]);
  return [...groups].map(([name, faces]) => `${name}=${faces.join(',')}`).join(' ');
}

/** Whether two answers are the same, to the last word. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How often a line is rolled for its tally, each repetition twice. */
const REPETITIONS = 8;

const tallied: Property = {
  says: 'what a tally counts is the result of the record of each repetition, however the dice fell before',
  every: 4,
  wrongIn({ asked, rolled: { played } }: LineTried) {
    const by = new Chance(asked.seed.length + Object.keys(asked.input).length);
    // No room at all, room that soon is full, and enough.
    const room = by.one([0, 1, 9, 60, 100_000]);
    const { table, seed, ...of } = asked;
    const task: Task = { ...of, rulingsTyped: [], cells: {}, ...(by.is(2) && { anyway: true }) };
    const repeated = repetitions(task, table, seed, room);
    const told = (work: () => string): string => {
      const of = orRefusal(work);
      return isRefusal(of) ? `refused by ${of.clause}: ${of.message}` : of;
    };
    const wrong: string[] = [];
    // Each one twice: by paths that were never gone, and by those that were.
    for (let index = 0; index < REPETITIONS; index++) {
      const record = told(() => JSON.stringify(resolveSeeded(task, table, seed, index).result));
      for (const again of ['', ' again']) {
        const row = told(() => repeated(index));
        if (row !== record)
          wrong.push(
            `repetition ${index}${again} with room for ${room} is ${row}, its record says ${record}`,
          );
      }
    }
    return isRefusal(played) && wrong.length === 0 ? undefined : wrong;
  },
};

/** What holds of the dice of every line. */
export const OF_DICE: readonly Property[] = [
  {
    says: 'the dice of a roll, entered again by name, by handful or one by one, give the same answer',
    every: 1,
    wrongIn(line) {
      const { played, handfuls } = line.rolled;
      if (isRefusal(played)) return undefined;
      const forms = [
        byName(played.steps),
        handfuls.map((faces) => faces.join(' ')).join(' / '),
        handfuls.flat().join(' '),
      ];
      return forms.flatMap((form) => {
        const hand = enteredHand(form);
        const again = line.played(hand);
        hand.finish();
        return isSame(again, played) ? [] : [`entered as ${form} it comes to something else`];
      });
    },
  },
  {
    says: 'nothing is refused when a die is thrown already',
    every: 1,
    wrongIn({ rolled: { played, handfuls } }) {
      if (!isRefusal(played)) return [];
      return handfuls.length === 0 ? [] : [`refused by ${played.clause} behind ${handfuls.length} handfuls`];
    },
  },
  {
    says: 'no die is thrown that the answer does not show',
    every: 1,
    wrongIn({ rolled: { played, handfuls } }) {
      if (isRefusal(played)) return undefined;
      const shown = played.steps.flatMap(({ dice = [] }) => dice.flatMap(({ faces }) => faces.map(String)));
      return isSame(shown.sort(), handfuls.flat().sort())
        ? []
        : [`shows ${shown} of ${handfuls.join(' / ')}`];
    },
  },
  {
    says: 'what was rolled comes out the same from the dice of its record',
    every: 1,
    wrongIn(line) {
      const { played } = line.rolled;
      if (isRefusal(played)) return undefined;
      const record = JSON.parse(JSON.stringify(played)) as typeof played;
      const hand = recordedHand(record.steps, () => {});
      const again = play(line.rule(), hand, { rulings: line.asked.rulings });
      hand.finish();
      return isSame(again, record) ? [] : ['comes to something else by the dice of its record'];
    },
  },
  tallied,
];
