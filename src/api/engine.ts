/**
 * The engine for programs: `import { systems, resolve, odds } from 'wg/engine'`. It does what the command line does, and
 * touches no file and no terminal, so that a bot, a page or a server can have it as well.
 *
 * Every function takes one object. What cannot be done is thrown as an error with a `code`, one of {@link Code}.
 */
import { DiceError, DiceWanted } from '../dice/entered.js';
import { EngineError, type Fault, InputError, MissingInputs } from '../engine/errors.js';
import { oddsOf, toldInOdds } from '../engine/odds.js';
import { accepted } from '../engine/outside/accepted.js';
import { wrongRecord } from '../engine/proof/record.js';
import { resolveEntered, resolveSeeded } from '../engine/resolve.js';
import { lineFault, shown, shownData } from '../engine/shown.js';
import { sourceOf } from '../engine/source.js';
import { addedFrom, infoOf, playedIn, SYSTEMS } from '../engine/systems.js';
import { resolutionJson } from '../log/line/record-json.js';
import { freshSeed } from '../log/seeds.js';
import { VERSION } from '../log/version.js';
import { TooManyOutcomes } from '../odds/walk/too-many-outcomes.js';
import { oddsJson } from '../render/odds-json.js';
import type { OddsDocument, Resolution } from '../rules/record.js';
import { isRefusal, Refusal, type Value } from '../rules/rule.js';
import type { Declared, RuleSystem } from '../rules/system.js';
import {
  actionNamed,
  faultsIn,
  inputAsked,
  mustBeRecords,
  prepared,
  tableAfter,
  taskAsked,
} from './asked.js';
import { mustBeData, mustBeObject } from './plain-data.js';
import { schemaOf } from './schema.js';
import type {
  ActionName,
  Asked,
  Description,
  Dice,
  DiceFrom,
  Proved,
  SystemInfo,
  Validated,
} from './types.js';

export type { Wanted } from '../dice/entered.js';
export type { Thrown } from '../rules/draw.js';
export type { Effect } from '../rules/effect.js';
export type { Input, OddsDocument, Resolution, Result } from '../rules/record.js';
export type { Step, Value } from '../rules/rule.js';
export type { JsonSchema } from './schema.js';
export type * from './types.js';
export { DiceError, DiceWanted, EngineError, InputError, MissingInputs, Refusal, TooManyOutcomes };

/** The version of wg, as it stands in records. */
export const version: string = VERSION;

/** What can be wrong with what is asked. */
export type Code = Fault;

/** What is asked cannot be done: each of these has a `code` and a `message`, and may have a `hint` and a `clause`. */
export type Failure = (EngineError | Refusal | DiceError | TooManyOutcomes) & {
  readonly hint?: string | undefined;
  readonly clause?: string | undefined;
};

/**
 * Whether an error says that what was asked cannot be done; any other is a fault of wg or of the program. A rule system of another
 * package may refuse by a class of its own: it has the same name.
 */
export const isFailure = (error: unknown): error is Failure =>
  [EngineError, Refusal, DiceError, TooManyOutcomes].some((of) => error instanceof of) || isRefusal(error);

const known: SystemInfo[] = SYSTEMS.map(infoOf);

/** Every rule system: those that come with wg, then those that were registered. */
export const systems: readonly SystemInfo[] = known;

const registered = new Map<Declared, RuleSystem>();

/**
 * Has a rule system of another package played, by its id or its short name.
 * @param system what its package exports; once more the same changes nothing
 * @throws EngineError `bad-system` where it is none, is written for another API, or its names are taken
 */
export function register(system: Declared): SystemInfo {
  const there = registered.get(system);
  if (there) return infoOf(there);
  const name = shown(String((system as Partial<Declared> | undefined)?.meta?.id));
  const found = accepted(system, name, { systems: known, words: [] });
  registered.set(system, found);
  addedFrom(() => [...registered.values()].map((of) => ({ ...of, load: () => of })));
  const info = infoOf(found);
  known.push(info);
  return info;
}

/**
 * Describes an action: its inputs as a schema, its result, examples.
 * @throws EngineError `unknown-ruleset`, `unknown-action`
 */
export async function describe(name: ActionName): Promise<Description> {
  const { system, action } = await actionNamed(name);
  mustBeData(name, 'what is asked');
  const fields: Readonly<Record<string, { readonly help: string }>> = action.result;
  return {
    system: system.id,
    action: action.name,
    says: action.says,
    // A copy: what is done to it is done to nobody else.
    input: structuredClone(schemaOf(action.inputs)),
    result: Object.fromEntries(Object.entries(fields).map(([field, { help }]) => [field, help])),
    examples: action.examples.map(([line, shows]) => ({ line, shows })),
  };
}

/**
 * Looks whether inputs are such as an action takes. Nothing is resolved: what the rules do not allow is another matter.
 * @returns every input that is wrong; where each is right by itself, those that are missing or do not go together
 * @throws EngineError where the rule system, the action, a ruling or the house rules are not right
 */
export async function validate(asked: Asked): Promise<Validated> {
  const of = await prepared(asked);
  const faults = faultsIn(of);
  return faults.length > 0 ? { valid: false, faults } : { valid: true, input: inputAsked(of) };
}

const LAST_INDEX = 1_000_000_000_000;

/**
 * Resolves an action: by a seed, or with dice that were thrown by hand.
 * @returns the record, as `--json` has it outside of a game
 * @throws EngineError where what is asked is not right; Refusal where the rules do not allow it; DiceError where dice do not
 *   fit, and DiceWanted where more are needed
 */
export async function resolve(asked: Asked & DiceFrom): Promise<Resolution> {
  mustBeObject(asked, 'what is asked');
  const { seed, index = 0, dice } = asked;
  if (dice !== undefined && (seed !== undefined || asked.index !== undefined))
    throw new EngineError('conflict', 'dice go with no seed, and with no index.');
  const of = await prepared(asked, ['seed', 'index', 'dice']);
  const task = taskAsked(of, asked);
  const past = tableAfter(of.action, of.system, asked.after);
  if (dice !== undefined) return resolutionJson(resolveEntered(task, past, facesOf(dice)));
  if (!Number.isInteger(index) || index < 0 || index > LAST_INDEX)
    throw notAmong('index', index, `a whole number from 0 to ${LAST_INDEX}`);
  return resolutionJson(resolveSeeded(task, past, seedOf(seed), index));
}

const notAmong = (name: string, value: unknown, takes: string): InputError =>
  new InputError('bad-value', name, ` cannot be '${shownData(value)}': it takes ${takes}.`);

function seedOf(seed: string | undefined): string {
  if (seed === undefined) return freshSeed({ chance });
  const why = typeof seed === 'string' ? lineFault(seed) : 'it takes text';
  if (why === undefined) return seed;
  throw new InputError('bad-value', 'seed', ` cannot be '${shownData(seed)}': ${why}.`);
}

/** Random bytes of the browser, or of Node. */
function chance(length: number): Uint8Array {
  const source = globalThis.crypto as typeof globalThis.crypto | undefined;
  if (source) return source.getRandomValues(new Uint8Array(length));
  throw new EngineError('would-ask', 'There is no chance here to draw a seed from: give one.');
}

function facesOf(dice: Dice): string {
  if (typeof dice === 'string') return dice;
  if (typeof dice !== 'object' || dice === null || Array.isArray(dice))
    throw new InputError(
      'bad-value',
      'dice',
      ': they take a text, or lists of faces by the names of their dice.',
    );
  const groups = Object.entries(dice);
  for (const [name, faces] of groups)
    if (!Array.isArray(faces))
      throw new InputError('bad-value', 'dice', `: ${shown(name)} takes a list of faces.`);
  return groups.map(([name, faces]) => `${name}=${faces.join(',')}`).join(' ');
}

/**
 * The exact odds of an action.
 * @returns the document that `--odds --json` prints: each different result once, with its chance as a number and as a fraction
 * @throws as {@link resolve} does, and TooManyOutcomes or EngineError `too-many-outcomes`
 */
export async function odds(asked: Asked): Promise<OddsDocument> {
  const of = await prepared(asked);
  const past = tableAfter(of.action, of.system, asked.after);
  const task = toldInOdds(taskAsked(of, asked), past);
  const { system, action, input } = task;
  return oddsJson(sourceOf(system), { action, input }, oddsOf(task, past));
}

/**
 * Proves a record: resolved again, from its own input, rulings, house values and seed or faces, it has to be what it is, byte
 * for byte.
 * @param record of a resolution that named no units
 * @param of all that was resolved before it, where it builds on that
 */
export async function prove(record: Resolution, of: Pick<Asked, 'after'> = {}): Promise<Proved> {
  mustBeObject(of, 'what was before');
  mustBeData(of, 'what was before');
  const { after = [] } = of;
  mustBeRecords(after);
  const why = await wrongRecord(record, ({ action, system }) => tableAfter(action, system, after));
  return why === undefined ? { proved: true } : { proved: false, why };
}

/**
 * The result of a record as an umpire would say it.
 * @throws EngineError `unknown-action` where this version has no such action, `bad-value` for what is no record
 */
export async function announce(record: Resolution): Promise<string> {
  mustBeObject(record, 'a record');
  mustBeData(record, 'a record');
  for (const part of ['input', 'result'] as const)
    if (typeof record[part] !== 'object' || record[part] === null)
      throw new EngineError('bad-value', `This is no record: it has no ${part}.`);
  const played = await playedIn(record);
  if (!played) throw new EngineError('unknown-action', `There is no action '${shown(record.action)}'.`);
  return played.action.announce(record.result as Readonly<Record<string, Value>>, record.input, record.steps);
}
