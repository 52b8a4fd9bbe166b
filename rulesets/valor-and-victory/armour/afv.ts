import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import { d6, part } from '../../../src/rules/words.js';
import { look, ruling, step } from '../words.js';
import { dieLimits } from './tables.js';

/** What has become of an AFV. */
const AFV_STATES = ['unharmed', 'immobilised', 'abandoned'] as const;
export type AfvState = (typeof AFV_STATES)[number];

/** An AFV under Casualty Points: whether it was immobile before, and how its lines and dice are named. */
interface Struck {
  readonly points: number;
  readonly immobile: boolean;
  /** `afv`, or `afv-2` where there are several. */
  readonly id: string;
}

/** Casualty Points of a failed assault that are put on an AFV (15.10), and its crew after it (18.6). */
export const immobilisation = (struck: Struck): Rule<AfvState> => part(played, struck);

/** Begins a line about one AFV of several, where no die names it: `AFV 2: `. */
const whose = (id: string): string => {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number === undefined ? '' : `AFV ${number}: `;
};

function* played({ points, immobile, id }: Struck): Rule<AfvState> {
  if (points === 0 && !immobile) return 'unharmed';
  if (immobile) {
    const text = `${whose(id)}immobile before, the points do it no more harm`;
    if (points > 0) yield* step({ id, clause: 'vv:15.10a', value: true, text, ruling: 'vv:R38' });
  } else if (!(yield* isImmobilised(points, id))) return 'unharmed';
  return yield* crewCheck(id, !immobile);
}

/** One die against the points; three immobilise without a roll (15.10). */
function* isImmobilised(points: number, id: string): Rule<boolean> {
  const { value: most } = yield* look(dieLimits.cells['most points on an AFV']);
  if (points >= most) {
    const text = `${whose(id)}${points} points immobilise it without a roll`;
    return yield* step({ id, clause: 'vv:15.10b', value: true, text });
  }
  const roll = yield* d6(id);
  const value = roll <= points;
  const text = `${counted(points, 'point')} on the AFV: ${value ? 'immobilised' : 'no effect'}`;
  return yield* step({ id, clause: 'vv:15.10a', value, text });
}

/** The crew of an immobile AFV may abandon it: at once, and whenever it survives an attack (18.6). */
function* crewCheck(id: string, atOnce: boolean): Rule<AfvState> {
  if ((yield* ruling('vv:R38')) === 2) {
    const text = `${whose(id)}no crew check after a close assault`;
    yield* step({ id: `${id}-crew`, clause: 'vv:18.6a', value: true, text, ruling: 'vv:R38' });
    return yield* cannotMove(id);
  }
  return yield* crewRolls(id, atOnce, 'vv:R38');
}

/** The roll itself, after whatever immobilised it or struck it when it was immobile (18.6). */
export function* crewRolls(id: string, atOnce: boolean, by?: 'vv:R38'): Rule<AfvState> {
  const from = yield* look(dieLimits.cells['crew abandons']);
  const stays = (yield* d6(`${id}-crew`, () => `${whose(id)}the crew check`)) > from.value;
  const text = stays
    ? `crew check, ${from.value} or less abandons it: the crew stays`
    : `crew check: on ${from.value} or less the crew abandons it, eliminated`;
  const clause = atOnce ? 'vv:18.6a' : 'vv:18.6b';
  yield* step({ id: `${id}-crew`, clause, value: stays, text, from, ...(by && { ruling: by }) });
  return stays ? yield* cannotMove(id) : 'abandoned';
}

function* cannotMove(id: string): Rule<AfvState> {
  const text = `${whose(id)}immobile, it neither moves nor turns, and fires as before`;
  yield* step({ id: `${id}-immobile`, clause: 'vv:18.6c', value: true, text });
  return 'immobilised';
}
