import type { AnyAction, Memory, ToldAction } from './action.js';
import type { AnyTable, ToldTable } from './book/cell.js';
import type { Reworded } from './book/reworded.js';
import type { Sheet } from './book/sheet.js';
import type { Weights } from './book/weight.js';
import type { Book } from './book.js';
import { onceFor } from './once.js';
import type { Bearing } from './permit.js';
import type { Input } from './record.js';
import type { Check, Together, Unit } from './roster.js';
import type { State } from './state.js';
import { said } from './text/say.js';

/** What players of a rule system may agree on otherwise than the book, for a whole game. */
export interface HouseScope {
  /** The tables in play, whose cells may hold numbers of the players' own. */
  readonly tables: readonly AnyTable[];
  /** Optional rules and settings: inputs by name, with what they are. */
  readonly optional: Readonly<Record<string, string>>;
}

/** An action with its inputs, for those who ask whose it is. */
export interface ActionAsked {
  readonly action: string;
  readonly input: Input;
}

/** The next thing of the turn, which moves the clock; `A` are the names of the actions. */
export interface Next<A extends string = string> {
  /** As it is typed behind `wg`. */
  readonly line: readonly string[];
  /** What it does, as a prompt offers it: `next card`. */
  readonly says: string;
  /** The action that it comes behind, where the game waits for any of that: Enter does it first; `wg next` goes on, and says what was left. */
  readonly behind?: A;
  /** Whether nobody can use what came of it, as the table stands then: it is gone past. */
  readonly isPassed?: (state: State) => boolean;
}

/** What holds the turn up, a line each: it is done before anything comes. */
export interface DoneFirst {
  readonly first: readonly string[];
}

/** Where a game is, in as few letters as a prompt has room for; `A` are the names of the actions. */
export interface Place<A extends string = string> {
  /** `T2 ♥`, `P3`. */
  readonly says: string;
  /** What the side to act does now, where that is one thing. */
  readonly act?: A;
  /** Who does that, where it is not the side to act. */
  readonly side?: string;
  /** The unit that has its action before it, where that is one. */
  readonly unit?: string;
}

/** What a rule system knows of a game: its units, what is remembered of it, and how it stands; `A` are the names of its actions. */
export interface GameState<A extends string = string> {
  readonly memory: Memory;
  readonly says: (state: State) => readonly string[];
  /** The turn it is, by its name and number: `turn 3`, `period 2`. */
  readonly turn: (state: State) => string;
  /** Where the turn is, and what is still to be done in it, a line each; the turn alone, where nothing is said. */
  readonly now?: (state: State) => readonly string[];
  /**
   * The side whose action it is, where that can be told.
   * @param sides those of the game, in their order; none where they were not named
   * @param deed what is about to be done, where somebody asks whose it is
   */
  readonly acting?: (state: State, sides: readonly string[], deed?: ActionAsked) => string | undefined;
  /**
   * Whose it is whoever stands in it, as artillery is of those whose card brought it.
   * @returns undefined where those who stand in it tell
   */
  readonly whose?: (state: State, sides: readonly string[], deed: ActionAsked) => string | undefined;
  /** The names of the sides, where the lines of the game have told them. */
  readonly sides?: (state: State) => readonly string[];
  /** Where the turn is, for a prompt. */
  readonly place: (state: State) => Place<A>;
  /** What comes when nobody does anything more, or what is done before it; nothing, while somebody has to act first. */
  readonly next: (state: State) => Next<A> | DoneFirst | undefined;
  /** Actions that are nobody's: they move the clock. */
  readonly clock: readonly A[];
  /** What the turn and other units speak against. */
  readonly bearings: readonly Bearing[];
  /** How several units are named at once, where units act together. */
  readonly together?: Together;
  /** The rules of composition for units; loaded when somebody looks into them. */
  readonly check: () => Promise<{ readonly check: (units: readonly Unit[]) => readonly Check[] }>;
  /** How many sides a game can have, where it is not two. */
  readonly mostSides?: number;
  /** What the book calls the sides, in its order: units of these are of those sides, in whatever order a roster has them. */
  readonly inBook?: readonly string[];
}

/** What is played of a rule system: loaded when somebody plays it. */
export interface Play<Name extends string = string> {
  /** The actions; each is loaded when somebody uses it. */
  readonly actions: Readonly<Record<Name, () => Promise<AnyAction>>>;
  readonly house: () => Promise<HouseScope>;
  /** What it knows of a game; nothing, where dice are all there is. */
  readonly game?: () => Promise<GameState>;
}

/** Letters of the longest id that a rule system can have: files of its games are named for it. */
export const LONGEST_ID = 20;

/** The number of what a rule system is written in: it goes up where a system has to be changed to be played on. */
export const API = 1;
/** The least that is still played. */
export const OLDEST_API = 1;

/** What is read of a rule system before anything else is: it stays as it is, whatever comes of the rest. */
export interface Meta {
  /** Small letters, digits and hyphens, no more than {@link LONGEST_ID}; records hold it. */
  readonly id: string;
  /** Its own version, as `1.2.0`, which stands in every record of it; none where it comes with wg, whose version stands there. */
  readonly version?: string;
  /** The {@link API} that it was written for. */
  readonly api: number;
}

/** A rule system as it is declared: plain data, of which whatever is larger is loaded when somebody uses it. */
export interface Declared {
  readonly meta: Meta;
  /** The prefix of its clause ids, and its short name for `--ruleset`. */
  readonly short: string;
  readonly title: string;
  /** The names of its actions, in the order in which they are listed. */
  readonly actions: readonly string[];
  /** Those that are taken in almost every turn, the commonest first: they come before others that begin alike. */
  readonly usual?: readonly string[];
  readonly play: () => Promise<{ readonly play: Play }>;
  /** All actions at once, where that is sooner than one by one: those of one book have much in common. */
  readonly all?: () => Promise<{ readonly all: readonly AnyAction[] }>;
  /** The register of clauses, rulings and printed tables; loaded only when somebody asks for prose. */
  readonly book: () => Promise<{ readonly book: Book }>;
  /** Lines of answers that logs may hold in other words than today's; loaded only where one does. */
  readonly reworded?: () => Promise<{
    readonly reworded: readonly Reworded[];
    /** The same, where a line names by now what stands on the table, or was filled in. */
    readonly named?: (table: State, input: Input) => readonly Reworded[];
  }>;
  /** The quick reference sheet; loaded only when somebody asks for it. */
  readonly sheet?: () => Promise<{ readonly sheet: Sheet }>;
  /** How much its rulings move odds, those first that move them most. */
  readonly weights?: () => Promise<{ readonly weights: Weights }>;
}

/** A rule system: a book made playable. */
export interface RuleSystem extends Declared {
  /** That of {@link Meta}: nearly everybody asks for it. */
  readonly id: string;
}

/** Declares a rule system; sees to it that the actions that are named are those that are played. */
export const ruleSystem = <const Name extends string>(
  of: Declared & {
    readonly actions: readonly Name[];
    readonly usual?: readonly NoInfer<Name>[];
    readonly play: () => Promise<{ readonly play: Play<NoInfer<Name>> }>;
  },
): RuleSystem => ({ id: of.meta.id, ...of });

/** What was loaded of rule systems, by whatever loads it: every line of an evening asks for the same. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

async function loadedOnce<T>(load: () => Promise<T>): Promise<T> {
  if (!loaded.has(load)) loaded.set(load, await load());
  return loaded.get(load) as T;
}

/** One action of a rule system, by a name that it has. */
export async function actionOf({ play }: RuleSystem, name: string): Promise<AnyAction> {
  const { actions } = (await loadedOnce(play)).play;
  return loadedOnce(actions[name]!);
}

/** All actions of a rule system, for those who look beyond one of them. */
export const actionsOf = async (system: RuleSystem): Promise<readonly AnyAction[]> =>
  system.all ? (await system.all()).all : Promise.all(system.actions.map((name) => actionOf(system, name)));

/** Actions of a rule system, as help and lists tell them: without their rules, where the book has them. */
export async function toldActions(
  system: RuleSystem,
  names: readonly string[] = system.actions,
): Promise<readonly ToldAction[]> {
  const { actions } = (await system.book()).book;
  return Promise.all(names.map((name) => actions?.[name] ?? actionOf(system, name)));
}

/** What players of a rule system may agree on. */
export const houseScopeOf = async ({ play }: RuleSystem): Promise<HouseScope> =>
  (await loadedOnce(play)).play.house();

/** The tables in play, as pages tell them: without what plays them, where the book has them. */
export const toldTables = async (system: RuleSystem, { inPlay }: Book): Promise<readonly ToldTable[]> =>
  inPlay ?? (await houseScopeOf(system)).tables;

/** What a rule system knows of its games. */
export async function gameStateOf({ play }: RuleSystem): Promise<GameState | undefined> {
  const { game } = (await loadedOnce(play)).play;
  return game && saying(await loadedOnce(game));
}

/**
 * The side to act, where that can be told: the one that owes something, before the one whose action it is.
 * @param sides those of the game, in their order; none where they were not named
 */
export const sideToAct = (of: GameState, state: State, sides: readonly string[]): string | undefined =>
  of.place(state).side ?? of.acting?.(state, sides);

/** What comes when nobody does anything more; nothing, while something is to be done first. */
export function comesIn(of: GameState, state: State): Next | undefined {
  const next = of.next(state);
  return next && 'line' in next ? next : undefined;
}

/** The same, that says nothing but what can be said. */
const saying = onceFor(
  (game: GameState): GameState => ({
    ...game,
    says: (state) => game.says(state).map((text) => said(text, state)),
    turn: (state) => said(game.turn(state), state),
  }),
);
