import { logPath } from '../game/log.js';
import { glance } from '../game/memory.js';
import { rosterOf } from '../game/roster.js';
import { hang, type Page, printable, written } from '../render/page.js';
import type { Roster, RosterScope, Unit } from '../rules/roster.js';
import { list } from '../rules/say.js';
import { actionsOf, type GameState, gameStateOf, type RuleSystem } from '../rules/system.js';
import { type May, mayNow, type Now } from '../table/now.js';
import { tableIn } from './agreed.js';
import { CliError } from './errors.js';
import type { Io } from './io.js';
import { scopeOf } from './units.js';

/** A game as it stands, for those who ask what may be done now. */
export interface AtTable {
  readonly system: RuleSystem;
  readonly scope: RosterScope;
  readonly kept: GameState;
  readonly units: readonly Unit[];
  readonly sides: readonly string[];
  readonly now: Now<unknown>;
}

/**
 * A game as it stands.
 * @returns undefined where its rule system does not say what may be done when
 * @throws LogError
 */
export async function atTable(game: string, system: RuleSystem, io: Io): Promise<AtTable | undefined> {
  const [scope, kept] = [await scopeOf(system), await gameStateOf(system)];
  if (!scope || !kept?.bearings) return undefined;
  const path = logPath(game, io.env);
  const { state } = glance(path, system.id, kept.memory).state;
  const roster: Roster = rosterOf(path, system.id, scope).state;
  const table = tableIn(path);
  const house = table?.house?.ruleset === system.id ? table.house : undefined;
  return {
    system,
    scope,
    kept,
    units: roster.units,
    sides: table?.sides ?? [],
    now: { state, bearings: kept.bearings, rulings: house?.rulings ?? {} },
  };
}

/** @throws CliError `usage` where that is not known of the rule system */
export async function mustBeAtTable(game: string, system: RuleSystem, io: Io): Promise<AtTable> {
  const table = await atTable(game, system, io);
  if (table) return table;
  throw new CliError(
    'usage',
    `What units of ${system.title} may do now is not known.`,
    'wg game tells whose action it is; wg roster lists the units.',
  );
}

/** What each of these units may do now; those who are out of the game do nothing. */
export async function whatTheyMay({ system, scope, now }: AtTable, units: readonly Unit[]): Promise<May[]> {
  const actions = await actionsOf(system);
  return units
    .filter((unit) => scope.gone(unit, now.state) === undefined)
    .map((unit) => mayNow(unit, actions, now));
}

/** Why a unit is out of the game, in a sentence; nothing, where it is in it. */
export function goneSaid(unit: Unit, { scope, now }: AtTable): string[] {
  const why = scope.gone(unit, now.state);
  return why === undefined ? [] : [`${unit.name} is out of the game: ${why}.`];
}

/** Where the game is: the turn, whose action it is, and what lies on the table. */
const clockOf = ({ kept, now, sides }: AtTable) => ({
  turn: kept.turn(now.state as never),
  acting: kept.acting?.(now.state as never, sides) ?? null,
  state: kept.says(now.state as never),
});

/** As scripts have it. */
export const nowJson = (table: AtTable, found: readonly May[]) => ({
  clock: clockOf(table),
  units: found.map(({ unit: { name, side }, may, not }) => ({
    name,
    side: side ?? null,
    may,
    not: not.flatMap(({ action, objections }) =>
      objections.map(({ clause, says }) => ({ action, clause, why: says })),
    ),
  })),
});

/** As players read it: by side, what each may do, and for the rest in a word why not. */
export function nowText(table: AtTable, found: readonly May[], gone: readonly string[], page: Page): string {
  const { theme, width } = page;
  const { turn, acting } = clockOf(table);
  const sides = [...new Set(found.map(({ unit }) => unit.side))];
  const lines = [
    ...hang('', theme.head(printable([turn, ...(acting ? [`${acting} to act`] : [])].join(', '))), width),
    ...sides.flatMap((side) => [
      '',
      ...(side === undefined ? [] : hang('', theme.head(printable(side)), width)),
      ...found
        .filter(({ unit }) => unit.side === side)
        .flatMap((may) => hang('  ', lineOf(may, page), width, 6)),
    ]),
    ...gone.flatMap((line) => hang('', printable(line), width, 4)),
  ];
  return written(lines, page);
}

function lineOf({ unit, may, not }: May, { theme }: Page): string {
  const does = may.length > 0 ? `may ${list(may.map(inWords))}` : 'may do nothing';
  const by = new Map<string, string[]>();
  for (const { action, objections } of not) {
    // What it can never do, whatever comes, is nobody's news: it has no word.
    const first = objections.find(({ physical, word }) => !physical || word !== undefined);
    if (!first) continue;
    const why = first.word ?? first.clause;
    by.set(why, [...(by.get(why) ?? []), inWords(action)]);
  }
  const rest = [...by].map(([why, actions]) => `${list(actions)} (${why})`);
  return `${printable(unit.name)}: ${does}${rest.length > 0 ? theme.faint(`; not ${rest.join(', ')}`) : ''}`;
}

const inWords = (action: string): string => action.replaceAll('-', ' ');
