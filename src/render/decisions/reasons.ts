import type { Sweep, SweepCell } from '../../engine/decisions/sweep.js';
import { printable } from '../../engine/shown.js';
import { counted, spaced } from '../../rules/text/say.js';

/** Why there are no odds. */
export const whySaid = (why: SweepCell['why']): string =>
  `${printable(why?.message ?? '')}${why?.clause === undefined ? '' : ` (${why.clause})`}`;

/** Where a cell stands: `figures 4, cover light`. */
export const placeSaid = ({ over }: Pick<Sweep, 'over'>, values: readonly string[]): string =>
  values.map((value, i) => `${spaced(over[i]!.name)} ${value}`).join(', ');

/** Single cells of one reason that are told of. */
const MOST = 3;

/**
 * Why some cells have no odds, a sentence for each reason: of an input that is to blame alone only its values are told, as
 * `figures 3: ...`.
 * @param at what is the same in all of these cells needs not be told: the inputs before this one
 */
export function reasonsSaid(of: Sweep, cells: readonly SweepCell[], at = 0): string[] {
  const reasons = new Map<string, SweepCell[]>();
  for (const cell of cells) {
    if (!cell.why) continue;
    const said = whySaid(cell.why);
    reasons.set(said, [...(reasons.get(said) ?? []), cell]);
  }
  return [...reasons].map(([said, barred]) => `${placesSaid(of, cells, barred, at)}: ${said}`);
}

function placesSaid(
  of: Sweep,
  cells: readonly SweepCell[],
  barred: readonly SweepCell[],
  at: number,
): string {
  const open = new Set(cells);
  for (const cell of barred) open.delete(cell);
  /** The values of each input with none of which there is anything else. */
  const blamed = of.over.map(({ values }, i) =>
    i < at
      ? []
      : values.filter(
          (value) =>
            barred.some((cell) => cell.values[i] === value) &&
            ![...open].some((cell) => cell.values[i] === value),
        ),
  );
  const others = barred.filter(({ values }) => !values.some((value, i) => blamed[i]!.includes(value)));
  const told = others
    .slice(0, MOST)
    .map(({ values }) => placeSaid({ over: of.over.slice(at) }, values.slice(at)));
  return [
    ...blamed.flatMap((values, i) =>
      values.length > 0 ? [`${spaced(of.over[i]!.name)} ${values.join(', ')}`] : [],
    ),
    ...told,
    ...(others.length > MOST ? [`${counted(others.length - MOST, 'other')}`] : []),
  ].join('; ');
}
