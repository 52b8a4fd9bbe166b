import type { Reworded } from '../../src/rules/book/reworded.js';
import { outOf } from '../../src/rules/say.js';

/** Lines that logs of an earlier day hold in other words. */
export const reworded: readonly Reworded[] = [
  [/^(clean-up: .+ off); snipers may be withdrawn/, '$1'],
  [/^(command-rally: 1 pinned unit of the active player recover) /, '$1s '],
  [/^load: (.+), ([^,]+)$/, 'load: $1 and $2'],
  [/^shield: (.+): 0 left on the Gun$/, 'shield: $1: none left on the Gun'],
  [/^(.+-weapon: its \S+ (?:alone|in its place): \d+)$/, '$1, if its counter reaches so far'],
  [/^(.+: mortar of the .+ APFP)$/, '$1, if its counter reaches so far'],
  [/^(bunker: .+ go into the bunker), by hand: wg roster mark;/, '$1;'],
  [/^mines: (.+): (\d+) of (\d+)$/, (_, on, n, all) => `mines: ${on}: ${outOf(Number(n), Number(all))}`],
];
