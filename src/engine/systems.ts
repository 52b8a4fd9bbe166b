import { SYSTEMS } from '../../rulesets/index.js';
import { dice } from '../dice/roll/system.js';
import type { AnyAction } from '../rules/action.js';
import { DICE, type Resolution } from '../rules/record.js';
import { actionOf, type RuleSystem } from '../rules/system.js';
import { either, list } from '../rules/text/say.js';
import { EngineError } from './errors.js';
import { shown } from './shown.js';
import { didYouMean } from './suggest.js';

/** Those that come with wg, in the order in which an action is looked for. */
export { SYSTEMS };

/** What belongs to no rule system, and is there in all of them. */
export const BESIDE: readonly RuleSystem[] = [dice];

/** Whether something belongs to no rule system. */
export const isBeside = ({ id }: RuleSystem): boolean => id === DICE;

/** What a rule system goes by. */
export type SystemName = Pick<RuleSystem, 'id' | 'short' | 'title'>;

/** What is told of a rule system in a list of them. */
export const infoOf = ({ id, short, title, actions, meta: { version } }: RuleSystem) => ({
  ...{ id, short, title, actions },
  ...(version !== undefined && { version }),
});

/** A rule system of another package: what it goes by is known before its code is loaded. */
export interface Added extends SystemName {
  /** @throws EngineError `bad-system` where it cannot be played */
  readonly load: () => RuleSystem;
}

let added: () => readonly Added[] = () => [];

/**
 * Says where the rule systems of other packages are found. Nobody asks before one is named that does not come with wg, or all
 * of them are told.
 */
export const addedFrom = (of: () => readonly Added[]): void => {
  added = of;
};

/** Those of other packages that can be played; nobody is told here of those that cannot. */
function playableAdded(): readonly RuleSystem[] {
  return added().flatMap(({ load }) => {
    try {
      return [load()];
    } catch {
      return [];
    }
  });
}

/** Every rule system that can be played: those that come with wg first. */
export const allSystems = (): readonly RuleSystem[] => [...SYSTEMS, ...playableAdded()];

/** What every rule system goes by, that of those too whose code is not there any more. */
export const systemNames = (): readonly SystemName[] => [...SYSTEMS, ...added()];

/** What those of other packages go by. */
export const addedNames = (): readonly SystemName[] => added();

/** One of these, or one that was added. @throws EngineError `bad-system` for one that was added and cannot be played */
const find = (among: readonly RuleSystem[], isIt: (of: SystemName) => boolean): RuleSystem | undefined =>
  among.find(isIt) ?? added().find(isIt)?.load();

/** A rule system by the id that games have of it. @throws EngineError `bad-system` */
export const ruleSystemOf = (id: string | undefined): RuleSystem | undefined =>
  find(SYSTEMS, (system) => system.id === id);

/** A rule system, or what is beside them, by the id that records give it. @throws EngineError `bad-system` */
export const systemOf = (id: string): RuleSystem | undefined =>
  find([...SYSTEMS, ...BESIDE], (system) => system.id === id);

/** The name of a rule system, as a game's log has it. */
export const titleOf = (ruleset: string): string =>
  systemNames().find(({ id }) => id === ruleset)?.title ?? shown(ruleset);

/** An action, and the rule system it is of. */
export interface SystemAction {
  readonly system: RuleSystem;
  readonly action: AnyAction;
}

/**
 * What a record was resolved by.
 * @param load gives the action, for those who would rather have all of its rule system at once
 * @returns undefined where this version has no such action
 * @throws EngineError `bad-system`
 */
export async function playedIn(
  { ruleset, action }: Pick<Resolution, 'ruleset' | 'action'>,
  load = actionOf,
): Promise<SystemAction | undefined> {
  const system = systemOf(ruleset);
  return system?.actions.includes(action) ? { system, action: await load(system, action) } : undefined;
}

/** The rule system of this name, long or short, in whatever case; undefined where there is none. @throws EngineError `bad-system` */
export function systemCalled(name: string): RuleSystem | undefined {
  const wanted = name.toLowerCase();
  return find(SYSTEMS, ({ id, short }) => id === wanted || short === wanted);
}

/** @throws EngineError `unknown-ruleset`, `bad-system` */
export function systemNamed(name: string, from = ''): RuleSystem {
  const found = systemCalled(name);
  if (found) return found;
  const all = systemNames();
  const names = all.map(({ id, short }) => `${id} (${short})`).join(', ');
  const guess = didYouMean(
    name,
    all.flatMap(({ id, short }) => [id, short]),
  );
  throw new EngineError(
    'unknown-ruleset',
    `There is no rule system '${shown(name)}'${from}; there is ${names}.`,
    guess,
  );
}

/** A rule system that is asked for, and what asks for it, as errors name it: `, as WG_RULESET says`. */
export interface SystemAsked {
  readonly system: RuleSystem;
  readonly because: string;
}

/**
 * The rule system by which an action is played where nothing but its name is said: the one that is asked for, or the first that
 * has it; else what is beside them all.
 */
const firstWith = (action: string, asked: SystemAsked | undefined): RuleSystem | undefined => {
  const hasIt = ({ actions }: RuleSystem) => actions.includes(action);
  const first = [...(asked ? [asked.system] : SYSTEMS), ...BESIDE].find(hasIt);
  return first ?? (asked ? undefined : playableAdded().find(hasIt));
};

/**
 * Whether a line has to name its rule system to be played by it.
 * @param asked what says whose a line is that names none
 */
export const needsRuleset = (action: string, system: RuleSystem, asked: SystemAsked | undefined): boolean =>
  firstWith(action, asked) !== system;

/**
 * The rule system of an action, and the action's name as it is spelt: the system that is asked for, or the first that has it;
 * else what is beside them all.
 * @param words what else may stand where an action does
 * @throws EngineError `unknown-action`
 */
export function systemFor(
  action: string,
  asked: SystemAsked | undefined,
  words: readonly string[] = [],
): { system: RuleSystem; name: string } {
  const name = action.toLowerCase();
  const system = firstWith(name, asked);
  if (system) return { system, name };
  const where = asked ? ` in ${asked.system.title}${asked.because}` : '';
  const all = allSystems();
  const having = all.filter(({ actions }) => actions.includes(name));
  const names = [...(asked ? [asked.system] : all), ...BESIDE].flatMap(({ actions }) => actions);
  throw new EngineError(
    'unknown-action',
    `There is no action '${shown(action)}'${where}.`,
    having.length > 0
      ? `${list(having.map(({ title }) => title))} ${having.length === 1 ? 'has' : 'have'} it: ${either(having.map(({ short }) => `-r ${short}`))}.`
      : didYouMean(action, [...names, ...words]),
  );
}
