import { type AnyAction, type Memory, missingInputs, remindersOf } from '../rules/action.js';
import { type Book, tablesOfClause } from '../rules/book.js';
import { flagOf } from '../rules/flag.js';
import type { AnyPermit } from '../rules/permit.js';
import type { Input } from '../rules/record.js';
import { withDefaults } from '../rules/roster.js';
import { actionsOf, comesIn, gameStateOf, houseScopeOf, type RuleSystem } from '../rules/system.js';

/**
 * What the declarations of a rule system name and is nowhere, a line each: clauses and rulings of no book, actions of no list, tables that
 * are printed nowhere, inputs that no action takes.
 */
export async function namedNowhere(system: RuleSystem, book: Book): Promise<string[]> {
  const actions = await actionsOf(system);
  return [
    ...inBook(book),
    ...actions.flatMap((action) => citedBy(action, book)),
    ...(await ofHouse(system, book)),
    ...(await ofGame(system, book)),
    ...(await ofSheet(system, book)),
  ];
}

const nowhere = (where: string, what: string, ids: readonly string[], among: object): string[] =>
  [...new Set(ids)].flatMap((id) =>
    Object.hasOwn(among, id) ? [] : [`${where} ${what} ${id}, which is in no book`],
  );

const inBook = ({ clauses, rulings, tables }: Book): string[] => [
  ...Object.entries(clauses).flatMap(([id, clause]) => [
    ...nowhere(id, 'speaks of', tablesOfClause(clause), tables),
    ...nowhere(id, 'has the exception', clause.except ?? [], clauses),
  ]),
  ...Object.entries(rulings).flatMap(([id, ruling]) => nowhere(id, 'is about', ruling.clauses, clauses)),
];

function citedBy(action: AnyAction, { clauses, rulings }: Book): string[] {
  const { name, roles = [], permits = [] } = action;
  const cited = [
    ...roles.flatMap(({ side, others }) => [side, others].flatMap((of) => of?.clause ?? [])),
    ...permits.map(({ clause }) => clause),
    ...remindersOf(action),
  ];
  const under = permits.flatMap(({ under }) => under?.ruling ?? []);
  return [...nowhere(name, 'cites', cited, clauses), ...nowhere(name, 'asks for the ruling', under, rulings)];
}

async function ofHouse(system: RuleSystem, { tables }: Book): Promise<string[]> {
  const { tables: inPlay, optional } = await houseScopeOf(system);
  const inputs = (await actionsOf(system)).flatMap((action) => Object.keys(action.inputs));
  const listed = inPlay.map(({ id }) => id);
  const played = Object.values(tables).flatMap((of) =>
    'played' in of ? (of.played as [{ id: string }][]).map(([{ id }]) => id) : [],
  );
  return [
    ...nowhere('play.house', 'has the table', listed, tables),
    ...[...new Set(played)].flatMap((id) =>
      listed.includes(id) ? [] : [`play.house leaves out the table ${id}, so that players cannot change it`],
    ),
    ...Object.keys(optional).flatMap((name) =>
      inputs.includes(name) ? [] : [`play.house lets players agree on ${name}, which no action takes`],
    ),
  ];
}

/** By mark, the actions whose lines look it up. */
type LookedUp = Readonly<Record<string, readonly string[]>>;

async function ofGame(system: RuleSystem, { clauses, rulings }: Book): Promise<string[]> {
  const game = await gameStateOf(system);
  if (!game) return [];
  const { memory, bearings, clock } = game;
  const noAction = (where: string, names: readonly string[]) =>
    names.flatMap((name) =>
      system.actions.includes(name) ? [] : [`${where} names ${name}, which is no action`],
    );
  return [
    ...bearings.flatMap(({ clause, actions, under, broughtBy = [] }) => [
      ...nowhere('a bearing', 'cites', [clause], clauses),
      ...nowhere(`the bearing of ${clause}`, 'asks for the ruling', under ? [under.ruling] : [], rulings),
      ...noAction(`the bearing of ${clause}`, [...actions, ...broughtBy]),
    ]),
    ...noAction('game.clock', clock),
    ...Object.values(memory.kinds).flatMap(({ name, lookedUp = {} }) =>
      noAction(`lookedUp of ${name}`, Object.values(lookedUp as LookedUp).flat()),
    ),
    ...noAction('game.next', comesIn(game, memory.start)?.line.slice(0, 1) ?? []),
    ...anewNowhere(memory, await actionsOf(system)),
  ];
}

/** A game is begun by a command, unless a rule system has an action that begins one with what stands there. */
const BY_COMMAND = 'wg game start';

/** The line by which a game begins anew, where it is none that does. */
function anewNowhere({ anew, anewBy }: Memory, actions: readonly AnyAction[]): string[] {
  if (anewBy === BY_COMMAND) return [];
  const [, name, ...flags] = anewBy.split(' ');
  const action = actions.find((of) => of.name === name);
  if (!action) return [`memory.anewBy names ${name}, which is no action`];
  const typed = Object.keys(action.inputs).filter((input) => flags.includes(flagOf(input)));
  const input = Object.fromEntries(typed.map((of) => [of, true]));
  const begins = typed.length === flags.length && anew({ action: action.name, input });
  return begins ? [] : [`by memory.anew nothing begins with ${anewBy}, as memory.anewBy has it`];
}

async function ofSheet(system: RuleSystem, { clauses, rulings }: Book): Promise<string[]> {
  const { sheet = [] } = (await system.sheet?.()) ?? {};
  const entries = sheet.flatMap((section) => section.entries);
  return [
    ...nowhere(
      'the sheet',
      'cites',
      entries.flatMap((of) => ('clause' in of ? of.clause : [])),
      clauses,
    ),
    ...nowhere(
      'the sheet',
      'has the ruling',
      entries.flatMap((of) => ('ruling' in of ? of.ruling : [])),
      rulings,
    ),
  ];
}

/**
 * Lines of an answer that an action names, to be told as one, as a sum, or below a list, and never says.
 * @param said the ids of the lines of its answers
 */
export function linesNowhere(
  actions: readonly AnyAction[],
  said: (action: AnyAction) => ReadonlySet<string>,
): string[] {
  return actions.flatMap((action) => {
    const { name, folds = [], sums = [], checklist, offers } = action;
    const named = [
      ...folds.flatMap(({ from, tells }) => [from, ...tells]),
      ...[...sums, ...[checklist, offers].flatMap((of) => of?.line ?? [])],
    ];
    const ids = named.length > 0 ? said(action) : new Set();
    return named.flatMap((id) => (ids.has(id) ? [] : [`${name} names the line ${id}, which it never says`]));
  });
}

/** What a condition looks at, of these lines and of one that says nothing. */
function readBy({ when }: AnyPermit, inputs: readonly Input[]): ReadonlySet<string> {
  const read = new Set<string>();
  const get = (of: Input, at: string) => {
    read.add(at);
    return of[at];
  };
  for (const input of [{}, ...inputs]) when(new Proxy(input, { get }));
  return read;
}

/**
 * Conditions that look at nothing but what no action takes: what is never there forbids nothing. One that several actions share may look
 * at what only some of them take.
 * @param inputs of lines that are shown
 */
export function blindPermits(
  actions: readonly AnyAction[],
  inputs: (action: AnyAction) => readonly Input[],
): string[] {
  const taken = new Set(actions.flatMap((action) => Object.keys(action.inputs)));
  return actions.flatMap((action) =>
    (action.permits ?? []).flatMap((permit) => {
      const read = [...readBy(permit, inputs(action))];
      if (read.length === 0 || read.some((at) => taken.has(at))) return [];
      return [
        `${action.name}: what ${permit.clause} forbids depends on ${read.join(', ')}, which is no input`,
      ];
    }),
  );
}

/** Actions that a game waits for, of which a line that says nothing lacks nothing: it would be played about nobody, and the game wait on. */
export const waitedInVain = (actions: readonly AnyAction[]): string[] =>
  actions.flatMap((action) => {
    const { name, inputs, waits, lacksWhom } = action;
    const alone = withDefaults(inputs, {});
    if (!waits || missingInputs(action, alone).length > 0 || lacksWhom?.(alone)) return [];
    return [
      `${name} is what a game waits for, and by itself is about nobody: it takes an input that must be given, or says lacksWhom`,
    ];
  });
