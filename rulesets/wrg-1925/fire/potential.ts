import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { d6, dice, part } from '../../../src/rules/words.js';
import { look, ruling, step } from '../words.js';
import { potentialHits, potentialScores } from './tables.js';

/** One die, and whether it does what is asked of it. */
export function* oneDie(name: string, does: (face: number) => boolean): Rule<boolean> {
  const { yes } = yield* dice({
    dice: [name],
    times: 1,
    tally: ['yes'],
    read: (face) => ({ yes: does(face) ? 1 : 0 }),
  });
  return yes > 0;
}

const reached = <K extends number>(rows: readonly K[], total: number): K | undefined =>
  rows.findLast((row) => total >= row);

/**
 * The potential casualties of a group at which something was fired (potential.2, potential.3).
 * @param total fire effect, target and tactical points and chance, added up; halves count as they are
 * @returns how many figures may fall, before they are rolled for
 */
export function* potentialCasualties(total: number): Rule<number> {
  return (yield* potentialOf(total, undefined, false)).potential;
}

/** Potential casualties, and the die that was thrown for them, where it is kept. */
interface Potential {
  readonly potential: number;
  readonly face?: number | undefined;
}

/**
 * The same of a total that may grow while the period lasts.
 * @param thrown the die that was thrown when the total was less: it stands
 * @param keeps whether the die is to be known
 */
export function* potentialOf(total: number, thrown: number | undefined, keeps: boolean): Rule<Potential> {
  if (total >= 20) return { potential: yield* withoutDie(total), face: thrown };
  if (total <= 0 && (yield* ruling('wrg:R73')) === 2) {
    const text = 'no potential casualty from a total of 0 or less';
    yield* step({ id: 'potential', clause: 'wrg:potential.2', value: 0, text, ruling: 'wrg:R73' });
    return { potential: 0, face: thrown };
  }
  const row = reached([5, 10, 15] as const, total) ?? 0;
  return yield* part(onDie, row, total <= 0, thrown, keeps);
}

function* onDie(
  row: 0 | 5 | 10 | 15,
  isNothing: boolean,
  thrown: number | undefined,
  keeps: boolean,
): Rule<Potential> {
  const from = yield* look(potentialScores.cells[row]);
  const face = thrown ?? (keeps ? yield* d6('potential') : undefined);
  const hits = face === undefined ? yield* oneDie('potential', (of) => of >= from.value) : face >= from.value;
  const band = row === 0 ? 'under 5' : `${row} or more`;
  const needs =
    ['3 to 6 hits', '4 to 6 hits', '5 or 6 hits', '6 hits', 'nothing hits'][from.value - 3] ?? '2 to 6 hits';
  const stands = thrown === undefined ? '' : `, and the ${thrown} thrown before stands`;
  const potential = hits ? 1 : 0;
  yield* step({
    id: 'potential',
    clause: 'wrg:potential.2',
    value: potential,
    text: `total ${band}, ${needs}${stands}: ${counted(potential, 'potential casualty', 'potential casualties')}`,
    from,
    ...(isNothing && { ruling: 'wrg:R73' as const }),
  });
  return { potential, face };
}

function* withoutDie(total: number): Rule<number> {
  const row = reached([20, 30, 40] as const, total)!;
  const from = yield* look(potentialHits.cells[row]);
  // Past the last row the steps of ten may go on, where that row is played at all (R22).
  const goesOn = total >= 50 && (yield* ruling('wrg:R22')) === 1 && (yield* ruling('wrg:R67')) === 2;
  const value = from.value + (goesOn ? Math.floor((total - 40) / 10) : 0);
  const text = `total ${goesOn ? 10 * Math.floor(total / 10) : row} or more, no die: ${counted(value, 'potential casualty', 'potential casualties')}`;
  const ruled = total >= 50 ? ('wrg:R67' as const) : undefined;
  return yield* step({
    id: 'potential',
    clause: 'wrg:potential.3',
    value,
    text,
    from,
    ...(ruled && { ruling: ruled }),
  });
}
