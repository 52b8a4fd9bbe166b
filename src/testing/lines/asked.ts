import type { Cells } from '../../dice/play.js';
import type { Effect } from '../../rules/effect.js';
import type { Kinds } from '../../rules/kind.js';
import type { HouseScope } from '../../rules/system.js';

/** Cells of which none is of the players' own, and which know what was looked up. */
export function cellsNoted(): { readonly cells: Cells; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const get = (_: Cells, id: string) => {
    asked.add(id);
    return undefined;
  };
  return { cells: new Proxy({}, { get }), asked };
}

/**
 * Tables in play of which no line looks a cell up: the players' own numbers come to nothing there.
 * @param asked the cells that lines have looked up
 */
export const unasked = ({ tables }: HouseScope, asked: ReadonlySet<string>): string[] =>
  tables.flatMap(({ id, cells }) =>
    Object.values<{ readonly id?: string }>(cells).some((cell) => asked.has(cell.id!))
      ? []
      : [`${id}: no line looks it up, so that house rules change nothing there`],
  );

/** Marks that last for a span of the clock which no line ends, with those that lines do end. */
export function endless(kinds: Kinds, effects: readonly Effect[]): string[] {
  const ended = new Set(effects.flatMap((of) => (of.do === 'end' ? of.of : [])));
  return Object.values(kinds).flatMap(({ name, lasts = {} }) =>
    Object.entries(lasts).flatMap(([mark, of]) => {
      const span = typeof of === 'object' && of !== null ? ('until' in of ? of.until : undefined) : of;
      return span === undefined || ended.has(span)
        ? []
        : [`${mark} of ${name} lasts until '${span}' is over, and no line ends that: ${said(ended)}`];
    }),
  );
}

const said = (ended: ReadonlySet<string>): string =>
  ended.size === 0 ? 'none ends any' : `they end ${[...ended].map((of) => `'${of}'`).join(', ')}`;
