import type { Reworded } from '../../src/rules/book/reworded.js';
import type { Input } from '../../src/rules/record.js';
import type { State } from '../../src/rules/state.js';
import { outOf } from '../../src/rules/text/say.js';
import { deedsSaid } from './casualties/listing.js';
import type { Player } from './turn/phases.js';
import { playerSaid } from './turn/turns.js';

/** Lines that left the names of sides, and of AFVs, out. */
export const named = (table: State, { names = [] }: Input): readonly Reworded[] => [
  [
    /^((?:phase|command-rally|command-rally-b|rally): .*)\bplayer ([AB])\b/,
    (_, said, player) => `${said}${playerSaid(player as Player, table)}`,
  ],
  ...(names as readonly string[]).map(
    (name, i): Reworded => [
      new RegExp(`^(afv-${i + 1}(?:-crew|-immobile)?: )(?:AFV ${i + 1}|(.+ on )the AFV): `),
      (_, line, points = '') => `${line}${points}${name}: `,
    ],
  ),
];

/** What was done to each, where it was said of each apart. */
const deedsIn = (way: string): [does: string, whom: string][] =>
  way
    .split(/(?:, | and )(?=(?:ignore one on|put \d on|pin|reduce|eliminate) )(?<!\breduce and )/)
    .map((deed) => {
      const [, does = '', whom = ''] =
        /^(ignore one on|put \d on|pin|reduce and pin|reduce|eliminate) (.+)$/.exec(deed) ?? [];
      return [does, whom];
    });

/** Lines that logs of an earlier day hold in other words. */
export const reworded: readonly Reworded[] = [
  [/^(clean-up: .+ off); snipers may be withdrawn/, '$1'],
  [/^(command-rally: 1 pinned unit of the active player recover) /, '$1s '],
  [/^(command-rally-b: .+ recovered in) its (Command Phase)$/, '$1 their $2'],
  [/^load: (.+), ([^,]+)$/, 'load: $1 and $2'],
  [/^shield: (.+): 0 left on the Gun$/, 'shield: $1: none left on the Gun'],
  [/^(.+-weapon: its \S+ (?:alone|in its place): \d+)$/, '$1, if its counter reaches so far'],
  [/^(.+: mortar of the .+ APFP)$/, '$1, if its counter reaches so far'],
  [/^(bunker: .+ go into the bunker), by hand: wg roster mark;/, '$1;'],
  [/^(points: \d+ Casualty Points?): their owner decides$/, '$1: the owner decides'],
  [/^(order: pins come last: )(.+)$/, (_, lead, way) => `${lead}${deedsSaid(deedsIn(way))}`],
  [/^mines: (.+): (\d+) of (\d+)$/, (_, on, n, all) => `mines: ${on}: ${outOf(Number(n), Number(all))}`],
];
