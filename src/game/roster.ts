import { mustered, type Roster, type RosterScope } from '../rules/roster.js';
import { type Named, read } from './line.js';
import { glance } from './memory.js';
import { type Part, type Remembered, remember } from './remember.js';

const NO_UNITS: Roster = { units: [] };

/** What has to be known of units to follow them. */
type Known = Pick<RosterScope, 'after' | 'kinds' | 'keeping'>;

/** The units of a game are a fold over its log: those that came in, what befell them, and what was changed by hand. */
function partOf(ruleset: string, { after, kinds }: Known): Part<Roster> {
  const ofRuleset = `"ruleset":${JSON.stringify(ruleset)}`;
  return {
    name: `roster-${ruleset}`,
    start: NO_UNITS,
    after: (roster, at) => {
      const sides = read('opening', at)?.sides;
      if (sides) return { ...roster, sides };
      if (!at.text.includes(ofRuleset)) return roster;
      const of = read('roster', at)?.roster;
      if (of)
        return of.ruleset === ruleset ? { ...roster, units: mustered(roster.units, of, kinds) } : roster;
      const event = read('event', at);
      if (event?.record?.ruleset !== ruleset) return roster;
      try {
        return after?.(roster, event.record, ...namesIn(event.units)) ?? roster;
      } catch {
        // An event of another version that cannot be followed has changed nothing that can be told.
        return roster;
      }
    },
  };
}

/** The names of the units that an event named, all of them and by groups. */
export const namesIn = (
  units: Pick<Named, 'names' | 'groups'> | undefined,
): [names: readonly string[], groups: readonly (readonly string[])[]] => [
  units?.names ?? [],
  units?.groups?.map(({ names }) => names) ?? [],
];

/**
 * The units of a game that are played by a rule system, as they stand.
 * @throws LogError when the log cannot be read
 */
export function rosterOf(path: string, ruleset: string, scope: Known): Remembered<Roster> {
  const { keeping } = scope;
  if (!keeping) return remember(path, partOf(ruleset, scope));
  const seen = glance(path, ruleset, keeping.memory);
  return {
    state: keeping.roster(seen.state.state as never),
    mark: seen.mark,
    unread: seen.unread,
    get head() {
      return seen.head;
    },
  };
}
