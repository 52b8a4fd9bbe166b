import type { Reworded } from '../../src/rules/reworded.js';
import { outOf } from '../../src/rules/say.js';

/** Lines that logs of an earlier day hold in other words. */
export const reworded: readonly Reworded[] = [
  [/^(command-rally: 1 pinned unit of the active player recover) /, '$1s '],
  [/^load: (.+), ([^,]+)$/, 'load: $1 and $2'],
  [/^shield: (.+): 0 left on the Gun$/, 'shield: $1: none left on the Gun'],
  [/^mines: (.+): (\d+) of (\d+)$/, (_, on, n, all) => `mines: ${on}: ${outOf(Number(n), Number(all))}`],
];
