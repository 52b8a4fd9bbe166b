import { tableIn } from '../../engine/house/agreed.js';
import { printable } from '../../engine/shown.js';
import { tableNow } from '../../game/table.js';
import { logPath } from '../../log/file.js';
import { settingsOf } from '../../log/settings.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { goneAs } from '../../rules/kind.js';
import { bearingsIn, type Objection } from '../../rules/permit.js';
import type { Unit } from '../../rules/roster.js';
import { actionsOf, type GameState, gameStateOf, type RuleSystem, sideToAct } from '../../rules/system.js';
import { actionSaid, capital, list, together } from '../../rules/text/say.js';
import { type May, mayNow, mayThoughGone, type Now } from '../../table/now.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';

/** A game as it stands, for those who ask what may be done now. */
export interface AtTable {
  readonly system: RuleSystem;
  readonly kept: GameState;
  readonly units: readonly Unit[];
  readonly sides: readonly string[];
  readonly now: Now;
  /** Nothing more can happen in it. */
  readonly ended: boolean;
  /** What is remarked on elsewhere is refused in it. */
  readonly strict: boolean;
}

/**
 * A game as it stands.
 * @returns undefined where its rule system has no units
 * @throws LogError
 */
export async function atTable(game: string, system: RuleSystem, io: Io): Promise<AtTable | undefined> {
  const kept = await gameStateOf(system);
  if (!kept) return undefined;
  const path = logPath(game, io.env);
  const { state } = tableNow(path, system.id, kept.memory).state;
  const table = tableIn(path);
  const { strict = false } = settingsOf(path).state;
  const rulings = (table?.house?.ruleset === system.id ? table.house : undefined)?.rulings ?? {};
  return {
    system,
    kept,
    units: state.units,
    sides: table?.sides ?? [],
    ended: table?.ended === true,
    strict,
    now: {
      state,
      bearings: bearingsIn(kept, { strict, rulings }),
      rulings,
    },
  };
}

/** @throws CliError `usage` where the rule system has no units */
export async function mustBeAtTable(game: string, system: RuleSystem, io: Io): Promise<AtTable> {
  const table = await atTable(game, system, io);
  if (table) return table;
  throw new CliError('usage', `There are no units in ${system.title}.`, 'wg rulesets lists the others.');
}

/** What is asked of units. */
interface UnitsAsked {
  /** The actions that are asked about; all, where nothing is said. */
  readonly names?: readonly string[] | undefined;
  /** The units were asked for one by one: of prisoners who have moved it is told why they do nothing more. */
  readonly oneByOne?: boolean;
}

/** What each of these units may do now; of those who are out of the game the ones that may do something all the same. */
export async function whatTheyMay(
  { system, kept, now, ended }: AtTable,
  units: readonly Unit[],
  { names, oneByOne = false }: UnitsAsked = {},
): Promise<May[]> {
  const { kinds } = kept.memory;
  if (ended)
    return units.flatMap((unit) => (goneAs(unit, kinds) === undefined ? [{ unit, may: [], not: [] }] : []));
  const all = await actionsOf(system);
  const actions = names ? all.filter(({ name }) => names.includes(name)) : all;
  return units.flatMap((unit) => {
    if (goneAs(unit, kinds) === undefined) return [mayNow(unit, actions, now)];
    const open = actions.filter((action) => mayThoughGone(unit, action));
    const found = mayNow(unit, open, now);
    return found.may.length > 0 || (oneByOne && found.not.length > 0) ? [found] : [];
  });
}

/** Why a unit is out of the game, in a sentence; nothing, where it is in it, or told of all the same. */
export function goneSaid(unit: Unit, { kept }: AtTable, found: readonly May[]): string[] {
  const why = goneAs(unit, kept.memory.kinds);
  return why === undefined || found.some((of) => of.unit === unit)
    ? []
    : [`${unit.name} is out of the game: ${why}.`];
}

/** Where the game is: the turn, whose action it is, and what lies on the table. */
const clockOf = ({ kept, now, sides, ended }: AtTable) => ({
  turn: kept.turn(now.state),
  acting: ended ? null : (sideToAct(kept, now.state, sides) ?? null),
  ...(kept.now && { now: kept.now(now.state) }),
  state: kept.says(now.state),
});

/** As scripts have it. */
export const nowJson = (table: AtTable, found: readonly May[]) => ({
  clock: clockOf(table),
  units: found.map(({ unit: { name, side }, may, not, how }) => ({
    name,
    side: side ?? null,
    may,
    ...(how && { how: Object.fromEntries(Object.entries(how).map(([action, { says }]) => [action, says])) }),
    not: not.flatMap(({ action, objections }) =>
      objections.map(({ clause, says }) => ({ action, clause, why: says })),
    ),
  })),
});

/** How what may be done is told. */
interface HowTold {
  /** With what each may not do, and why; at a glance what they may do alone, those alike together. */
  readonly whole: boolean;
  /** The one action that is asked about: who may take it, and who may not. */
  readonly action?: string | undefined;
  /** What is said of units that are out of the game. */
  readonly gone: readonly string[];
}

/** As players read it: by side, the one that acts first, what each may do. */
export function nowText(
  table: AtTable,
  found: readonly May[],
  { whole, action, gone }: HowTold,
  page: Page,
): string {
  const { theme, width } = page;
  if (table.ended)
    return writtenLines(hang('', 'the game has ended: nothing more can happen in it', width), page);
  const { turn, acting, now } = clockOf(table);
  const [clock, ...due] = now ?? [turn];
  const told = action === undefined ? found : found.filter(({ may, not }) => may.length + not.length > 0);
  const sides = [...new Set(told.map(({ unit }) => unit.side))];
  const inOrder = [...sides.filter((side) => side === acting), ...sides.filter((side) => side !== acting)];
  const linesOf = action !== undefined ? takersOf : whole ? eachOf : alikeOf;
  const lines = [
    ...hang('', theme.head(printable([clock, ...(acting ? [`${acting} to act`] : [])].join(', '))), width),
    ...due.flatMap((line) => hang('  ', printable(line), width, 4)),
    ...inOrder.flatMap((side) => [
      '',
      ...(side === undefined ? [] : hang('', theme.head(printable(side)), width)),
      ...linesOf(
        told.filter(({ unit }) => unit.side === side),
        page,
      ),
    ]),
    ...(action !== undefined && told.length === 0 && table.units.length > 0
      ? ['', ...hang('', `No unit of this game takes its turn with ${action}.`, width)]
      : []),
    ...(whole || action !== undefined
      ? []
      : ['', ...hang('', theme.faint('wg now <unit> tells why not the rest'), width)]),
    ...gone.flatMap((line) => hang('', printable(line), width, 4)),
  ];
  return writtenLines(lines, page);
}

/** What a unit may do, in the words of its actions. */
const doesOf = ({ may, how = {} }: May): string[] =>
  may.map((action) => [actionSaid(action), ...(how[action] ? [how[action].says] : [])].join(' '));

/** Why not; nothing of what a unit can never do, whatever comes, which is nobody's news. */
const firstOf = (objections: readonly Objection[]): Objection | undefined =>
  objections.find(({ physical, word }) => !physical || word !== undefined);

/** The same in a word. */
function wordOf(objections: readonly Objection[]): string | undefined {
  const first = firstOf(objections);
  return first && (first.word ?? first.clause);
}

/** Of which actions it is told why a unit may not take them, by that word. */
function notOf({ not }: May): Map<string, string[]> {
  const by = new Map<string, string[]>();
  for (const { action, objections } of not) {
    const why = wordOf(objections);
    if (why !== undefined) by.set(why, [...(by.get(why) ?? []), actionSaid(action)]);
  }
  return by;
}

/** Why none of these units may take an action: `fired and card`. */
export function whyNotNow(found: readonly May[], name: string): string {
  const words = found.flatMap(({ not }) =>
    not.flatMap(({ action, objections }) => (action === name ? (wordOf(objections) ?? []) : [])),
  );
  return list([...new Set(words)]) || 'nobody can';
}

const eachOf = (found: readonly May[], page: Page): string[] =>
  found.flatMap((of) => {
    const does = doesOf(of);
    const rest = [...notOf(of)].map(([why, actions]) => `${list(actions)} (${why})`);
    const not = rest.length > 0 ? page.theme.faint(`; not ${rest.join(', ')}`) : '';
    return [
      ...hang('  ', `${printable(of.unit.name)}: ${list(does) || 'nothing'}${not}`, page.width, 6),
      ...[...reasonsOf(of)].flatMap(([word, { says, clause }]) =>
        hang('      ', page.theme.faint(`${word}: ${printable(says)} (${clause})`), page.width, 8),
      ),
    ];
  });

/** What each of the words says for which it may not do something: of whichever it is told first. */
function reasonsOf({ not }: May): ReadonlyMap<string, Objection> {
  const reasons = new Map<string, Objection>();
  for (const { objections } of not) {
    const first = firstOf(objections);
    if (first?.word !== undefined && !reasons.has(first.word)) reasons.set(first.word, first);
  }
  return reasons;
}

/** Who may take the action that was asked about, in a line; behind it who may not, those together whom the same keeps from it. */
function takersOf(found: readonly May[], { width, theme }: Page): string[] {
  const takers = found.filter(({ may }) => may.length > 0);
  const kept = new Map<string, HeldBack>();
  for (const { unit, not: [against] = [] } of found) {
    const why = against && (firstOf(against.objections) ?? against.objections[0]);
    if (!why) continue;
    const ofEach = ` ${why.says} `.replaceAll(` ${unit.name} `, ' each ').trim();
    const { who, says } = kept.get(ofEach) ?? { who: [], says: why.says };
    kept.set(ofEach, { who: [...who, unit.name], says: who.length > 0 ? capital(ofEach) : says, why });
  }
  return [
    ...together(takers.map((of) => [of.unit.name, list(doesOf(of))])).flatMap((line) =>
      hang('  ', printable(line), width, 6),
    ),
    ...[...kept.values()].flatMap(({ who, says, why }) =>
      hang('  ', theme.faint(printable(`${list(who)}: no; ${says} (${why.clause})`)), width, 6),
    ),
  ];
}

/** Units that the same keeps from an action. */
interface HeldBack {
  readonly who: readonly string[];
  /** Of one of them in its name, of several in that of each. */
  readonly says: string;
  readonly why: Objection;
}

/** Units that may do the same in a line; in the last those who may do nothing now, but at another time. */
function alikeOf(found: readonly May[], { width, theme }: Page): string[] {
  const does = found.map((of) => [of.unit.name, list(doesOf(of))] as const);
  const isIdle = (of: May) => doesOf(of).length === 0 && notOf(of).size > 0;
  const idle = found.filter(isIdle).map(({ unit }) => unit.name);
  return [
    ...together(does).flatMap((line) => hang('  ', printable(line), width, 6)),
    ...(idle.length > 0 ? hang('  ', theme.faint(printable(`nothing: ${list(idle)}`)), width, 6) : []),
  ];
}
