import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
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
  /** What it is called, where that is known. */
  readonly name?: string;
}

/** Casualty Points of a failed assault that are put on an AFV (15.10), and its crew after it (18.6). */
export const immobilisation = (struck: Struck): Rule<AfvState> => part(played, struck);

type Named = Pick<Struck, 'id' | 'name'>;

/** Begins a line about one AFV of several, where no die names it: `Panzer IV: `, or `AFV 2: `. */
const whose = ({ id, name }: Named): string => {
  const number = /-(\d+)$/.exec(id)?.[1];
  if (name !== undefined) return `${name}: `;
  return number === undefined ? '' : `AFV ${number}: `;
};

function* played({ points, immobile, ...of }: Struck): Rule<AfvState> {
  if (points === 0 && !immobile) return 'unharmed';
  if (immobile) {
    const text = `${whose(of)}immobile before, the points do it no more harm`;
    if (points > 0) yield* step({ id: of.id, clause: 'vv:15.10a', value: true, text, ruling: 'vv:R38' });
  } else if (!(yield* isImmobilised(points, of))) return 'unharmed';
  return yield* crewCheck(of, !immobile);
}

/** One die against the points; three immobilise without a roll (15.10). */
function* isImmobilised(points: number, of: Named): Rule<boolean> {
  const { id, name = 'the AFV' } = of;
  const { value: most } = yield* look(dieLimits.cells['most points on an AFV']);
  if (points >= most) {
    const text = `${whose(of)}${points} points immobilise it without a roll`;
    return yield* step({ id, clause: 'vv:15.10b', value: true, text });
  }
  const roll = yield* d6(id);
  const value = roll <= points;
  const text = `${counted(points, 'point')} on ${name}: ${value ? 'immobilised' : 'no effect'}`;
  return yield* step({ id, clause: 'vv:15.10a', value, text });
}

/** The crew of an immobile AFV may abandon it: at once, and whenever it survives an attack (18.6). */
function* crewCheck(of: Named, atOnce: boolean): Rule<AfvState> {
  if ((yield* ruling('vv:R38')) === 2) {
    const text = `${whose(of)}no crew check after a close assault`;
    yield* step({ id: `${of.id}-crew`, clause: 'vv:18.6a', value: true, text, ruling: 'vv:R38' });
    return yield* cannotMove(of);
  }
  return yield* crewRolls(of, atOnce, 'vv:R38');
}

/** The roll itself, after whatever immobilised it or struck it when it was immobile (18.6). */
export function* crewRolls(of: Named, atOnce: boolean, by?: 'vv:R38'): Rule<AfvState> {
  const { id } = of;
  const from = yield* look(dieLimits.cells['crew abandons']);
  const stays = (yield* d6(`${id}-crew`, () => `${whose(of)}the crew check`)) > from.value;
  const text = stays
    ? `crew check, ${from.value} or less abandons it: the crew stays`
    : `crew check: on ${from.value} or less the crew abandons it, eliminated`;
  const clause = atOnce ? 'vv:18.6a' : 'vv:18.6b';
  yield* step({ id: `${id}-crew`, clause, value: stays, text, from, ...(by && { ruling: by }) });
  return stays ? yield* cannotMove(of) : 'abandoned';
}

function* cannotMove(of: Named): Rule<AfvState> {
  const text = `${whose(of)}immobile, it neither moves nor turns, and fires as before`;
  yield* step({ id: `${of.id}-immobile`, clause: 'vv:18.6c', value: true, text });
  return 'immobilised';
}
