import { SYSTEMS } from '../../rulesets/index.js';
import { dice } from '../dice/roll/system.js';
import type { AnyAction } from '../rules/action.js';
import { DICE, type Resolution } from '../rules/record.js';
import { actionOf, type RuleSystem } from '../rules/system.js';
import { EngineError } from './errors.js';
import { shown } from './shown.js';
import { didYouMean } from './suggest.js';

export { SYSTEMS };

/** What belongs to no rule system, and is there in all of them. */
export const BESIDE: readonly RuleSystem[] = [dice];

/** Whether something belongs to no rule system. */
export const isBeside = ({ id }: RuleSystem): boolean => id === DICE;

/** A rule system, or what is beside them, by the id that records give it. */
export const systemOf = (id: string): RuleSystem | undefined =>
  [...SYSTEMS, ...BESIDE].find((system) => system.id === id);

/** An action, and the rule system it is of. */
export interface Played {
  readonly system: RuleSystem;
  readonly action: AnyAction;
}

/**
 * What a record was resolved by.
 * @param load gives the action, for those who would rather have all of its rule system at once
 * @returns undefined where this version has no such action
 */
export async function playedIn(
  { ruleset, action }: Pick<Resolution, 'ruleset' | 'action'>,
  load = actionOf,
): Promise<Played | undefined> {
  const system = systemOf(ruleset);
  return system?.actions.includes(action) ? { system, action: await load(system, action) } : undefined;
}

/** The rule system of this name, long or short, in whatever case; undefined where there is none. */
export function systemCalled(name: string): RuleSystem | undefined {
  const wanted = name.toLowerCase();
  return SYSTEMS.find(({ id, short }) => id === wanted || short === wanted);
}

/** @throws EngineError `unknown-ruleset` */
export function systemNamed(name: string, from = ''): RuleSystem {
  const found = systemCalled(name);
  if (found) return found;
  const names = SYSTEMS.map(({ id, short }) => `${id} (${short})`).join(', ');
  const guess = didYouMean(
    name,
    SYSTEMS.flatMap(({ id, short }) => [id, short]),
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
 * Whether a line has to name its rule system to be played by it.
 * @param asked what says whose a line is that names none
 */
export function needsRuleset(action: string, system: RuleSystem, asked: SystemAsked | undefined): boolean {
  const first = [...(asked ? [asked.system] : SYSTEMS), ...BESIDE].find(({ actions }) =>
    actions.includes(action),
  );
  return first !== system;
}

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
  const systems = asked ? [asked.system] : SYSTEMS;
  const name = action.toLowerCase();
  const system = [...systems, ...BESIDE].find(({ actions }) => actions.includes(name));
  if (system) return { system, name };
  const where = asked ? ` in ${asked.system.title}${asked.because}` : '';
  const other = SYSTEMS.find(({ actions }) => actions.includes(name));
  const names = [...[...systems, ...BESIDE].flatMap(({ actions }) => actions), ...words];
  throw new EngineError(
    'unknown-action',
    `There is no action '${shown(action)}'${where}.`,
    other
      ? `${other.title} has it: -r ${other.short}.`
      : (didYouMean(action, names) ?? 'wg help lists the actions.'),
  );
}
