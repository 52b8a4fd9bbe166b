import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { d6 } from '../../../src/rules/words.js';
import { look, step } from '../words.js';
import { DIRECTIONS, type Direction, scatterDiagram, supportDie } from './tables.js';

/** Where a mission falls: how many hexes off, and in which direction. */
export const SCATTERS = ['none', ...DIRECTIONS] as const;
export type Fall = { readonly hexes: number; readonly direction: (typeof SCATTERS)[number] };
export const ON_TARGET: Fall = { hexes: 0, direction: 'none' };

type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** One die for accuracy, and if it scatters one for the direction (21.4). */
export function* scatter(): Rule<Fall> {
  const from = yield* look(supportDie.cells[(yield* d6('accuracy')) as Face]);
  const hexes = from.value;
  const text = hexes === 0 ? 'on target' : `scatters ${counted(hexes, 'hex', 'hexes')}`;
  yield* step({ id: 'accuracy', clause: 'vv:beyond.21.4', value: hexes, text, from });
  if (hexes === 0) return ON_TARGET;
  const to = yield* look(scatterDiagram.cells[(yield* d6('direction')) as Face]);
  const direction: Direction = to.value;
  yield* step({
    id: 'direction',
    clause: 'vv:beyond.21.4',
    value: direction,
    text: `falls ${counted(hexes, 'hex', 'hexes')} off, ${direction}`,
    from: to,
  });
  return { hexes, direction };
}

/** `on target`, `2 hexes off, lower left`. */
export const fallSaid = ({ hexes, direction }: Fall): string =>
  hexes === 0 ? 'on target' : `${counted(hexes, 'hex', 'hexes')} off, ${direction}`;
