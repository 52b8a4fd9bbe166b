import { EngineError } from '../../engine/errors.js';
import { systemOfLine } from '../../engine/house/system-of-house.js';
import { systemAsked } from '../../engine/system-asked.js';
import { allSystems, BESIDE, type SystemAction, type SystemAsked, systemFor } from '../../engine/systems.js';
import type { Env } from '../../log/file.js';
import type { AnyAction } from '../../rules/action.js';
import { onceFor, onceForText } from '../../rules/once.js';
import { actionOf, type RuleSystem } from '../../rules/system.js';
import { CliError } from '../errors.js';
import { type Globals, type Parsed, parse, valueBehind } from './parse.js';

/** An action as it was typed, with the rule system that it is played by. */
export interface TypedAction extends SystemAction {
  readonly parsed: Parsed;
}

/** What is known of a line besides its words. */
interface Around {
  readonly env: Env;
  /** What was said of it elsewhere: what the line says itself wins. */
  readonly said?: Pick<Globals, 'ruleset' | 'game'>;
  /** Commands, that may have been meant where there is no such action. */
  readonly commands?: readonly string[];
}

/**
 * Reads a line that plays an action: finds its rule system, and takes its flags apart by the inputs of that action.
 * @param action the word for it
 * @param rest all other words, in their order
 * @throws EngineError `unknown-ruleset`, `unknown-action`, `bad-system`
 * @throws CliError where it is not typed as that action is
 */
export async function typedAction(
  action: string,
  rest: readonly string[],
  { env, said = {}, commands }: Around,
): Promise<TypedAction> {
  const ruleset = valueBehind(rest, '--ruleset', '-r') ?? said.ruleset;
  const game = valueBehind(rest, '--game') ?? said.game;
  // What belongs to no rule system asks for none: that of the game may not be there.
  const house = valueBehind(rest, '--house');
  const by = async (asked: SystemAsked | undefined): Promise<TypedAction> => {
    const { system, name } = await named([action, ...rest], { asked, game, env, commands });
    const played = { system, action: await actionOf(system, name) };
    return { ...played, parsed: await parsedBy(played, rest) };
  };
  if (isOfNone(action)) return by(undefined);
  const usual = systemAsked({ ruleset, game }, env);
  const asked = house === undefined ? usual : await systemOfLine({ ruleset, game, house }, env);
  if (asked?.system === usual?.system) return by(usual);
  try {
    return await by(asked);
  } catch (error) {
    // A line of other rules than its file is for is told so by whoever reads the file.
    return by(usual).catch(() => Promise.reject(error));
  }
}

/** @throws EngineError `unknown-action`, with what may have been meant */
async function named(
  line: readonly [action: string, ...rest: string[]],
  { asked, game, env, commands }: NamedBy,
) {
  const [action] = line;
  try {
    return systemFor(action, asked, commands);
  } catch (error) {
    const { code, message, hint } = error as EngineError;
    if (code !== 'unknown-action') throw error;
    const [{ howAsked, meantBy, questionIn }, { unitFirst }] = await Promise.all([
      import('./meant.js'),
      import('./unit-first.js'),
    ]);
    const question = questionIn(line);
    if (question === undefined && hint !== undefined) throw error;
    const meant =
      (question && howAsked(question)) ??
      (asked && (await unitFirst(line, { system: asked.system, game, env }))) ??
      (await meantBy(action, asked)) ??
      'wg help lists the actions.';
    throw new EngineError(code, message, meant);
  }
}

/** What tells which action a word means, or what was meant by it. */
interface NamedBy extends Pick<Around, 'env'> {
  readonly asked: SystemAsked | undefined;
  readonly game: string | undefined;
  readonly commands: Around['commands'] | undefined;
}

const isOfNone = (action: string): boolean =>
  BESIDE.some(({ actions }) => actions.includes(action.toLowerCase()));

/** Lines of an action as they were taken apart, by their text: a script has the same ones again and again. */
const apart = onceFor((action: AnyAction) => onceForText((line) => parsed(action, JSON.parse(line))));
/** What is longer is taken apart anew. */
const LONGEST_KEPT = 1_000;

const parsed = (action: AnyAction, rest: readonly string[]): Parsed =>
  parse(action.name, action, rest, { words: true });

function takenApart(action: AnyAction, rest: readonly string[]): Parsed {
  const line = JSON.stringify(rest);
  return line.length > LONGEST_KEPT ? parsed(action, rest) : apart(action)(line);
}

/** A line whose flags only fit the action of this name of another rule system is told so. */
async function parsedBy({ system, action }: SystemAction, rest: readonly string[]): Promise<Parsed> {
  try {
    return takenApart(action, rest);
  } catch (error) {
    const { code, message, hint } = error as CliError;
    if (code !== 'unknown-flag') throw error;
    const other = await whereItFits(action, system, rest);
    if (!other) throw error;
    const guess = hint?.startsWith('Did you mean') ? `${hint} ` : '';
    throw new CliError(code, message, `${guess}That of ${other.title} has it: -r ${other.short}.`);
  }
}

async function whereItFits(
  { name }: AnyAction,
  not: RuleSystem,
  rest: readonly string[],
): Promise<RuleSystem | undefined> {
  for (const other of allSystems()) {
    if (other === not || !other.actions.includes(name)) continue;
    const action = await actionOf(other, name);
    try {
      parsed(action, rest);
      return other;
    } catch {}
  }
  return undefined;
}
