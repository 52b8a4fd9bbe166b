import type { Rulings } from '../dice/play.js';
import { EngineError } from '../engine/errors.js';
import { readRulings } from '../engine/house/rulings.js';
import { wrongValues } from '../engine/inputs/given-values.js';
import { wholeInput } from '../engine/inputs/inputs.js';
import { checkTogether, checkWhole } from '../engine/inputs/whole.js';
import type { Task } from '../engine/resolve.js';
import { shown, shownData } from '../engine/shown.js';
import { didYouMean } from '../engine/suggest.js';
import { BESIDE, type SystemAction, systemFor, systemNamed } from '../engine/systems.js';
import { areEffects } from '../log/line/shape.js';
import { type AnyAction, missingInputs } from '../rules/action.js';
import type { HouseRules } from '../rules/book/house.js';
import type { Input, Resolution } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { actionOf, type RuleSystem } from '../rules/system.js';
import { afterPast } from '../table/table.js';
import { mustBeData, mustBeObject } from './plain-data.js';
import type { ActionName, Asked } from './types.js';

const NAMES: readonly string[] = ['system', 'action', 'input', 'rulings', 'house', 'anyway', 'after'];

/** An action as it was asked for, with what the players have agreed on. */
interface Prepared extends SystemAction {
  /** The inputs that were given. */
  readonly given: Input;
  readonly house: HouseRules | undefined;
  readonly rulings: Rulings;
}

/**
 * Finds an action.
 * @throws EngineError `unknown-ruleset`, `unknown-action`
 */
export async function actionNamed(name: ActionName): Promise<SystemAction> {
  mustBeObject(name, 'what is asked');
  const { system: asked, action: wanted } = name;
  for (const [part, of] of Object.entries({ system: asked, action: wanted }))
    if (typeof of !== 'string') throw new EngineError('usage', `${part} takes a name.`);
  const beside = BESIDE.find(({ id }) => id === asked.toLowerCase());
  const { system, name: spelt } = systemFor(wanted, { system: beside ?? systemNamed(asked), because: '' });
  return { system, action: await actionOf(system, spelt) };
}

/**
 * Finds the action that is asked for, and reads what was agreed on.
 * @param more what else may be asked here besides the parts of {@link Asked}
 * @throws EngineError
 */
export async function prepared(asked: Asked, more: readonly string[] = []): Promise<Prepared> {
  mustBeObject(asked, 'what is asked');
  mustBeData(asked, 'what is asked');
  for (const part of ['input', 'rulings'] as const)
    if (asked[part] !== undefined) mustBeObject(asked[part], part);
  mustBeRecords(asked.after);
  const known = [...NAMES, ...more];
  const stray = Object.keys(asked).find((name) => !known.includes(name));
  if (stray !== undefined)
    throw new EngineError('usage', `'${shown(stray)}' means nothing here.`, didYouMean(stray, known));
  const { system, action } = await actionNamed(asked);
  const house = asked.house === undefined ? undefined : await houseRules(asked.house, system);
  const rulings = { ...house?.rulings, ...(await rulingsIn(asked.rulings ?? {}, system)) };
  const given = Object.fromEntries(Object.entries(asked.input ?? {}).filter(([, of]) => of !== undefined));
  return { system, action, given: given as Input, house, rulings };
}

/** House rules; the means to read them are loaded for those who have any. */
async function houseRules(of: string | object, system: RuleSystem): Promise<HouseRules> {
  const [{ documentOf, documentOfData }, { HOUSE, houseIn }] = await Promise.all([
    import('../engine/document/document.js'),
    import('../engine/house/house.js'),
  ]);
  const document = typeof of === 'string' ? documentOf : documentOfData;
  return houseIn(document(of as string, 'house', HOUSE), system);
}

async function rulingsIn(rulings: Readonly<Record<string, number>>, system: RuleSystem): Promise<Rulings> {
  const asked = Object.entries(rulings);
  if (asked.length === 0) return {};
  const { book } = await system.book();
  // The rulings of a record may be given back: it names those too that are no switches.
  const isFixed = ([id, option]: [string, number]) => option === 1 && book.rulings[id]?.switch !== true;
  const chosen = asked.filter((of) => !(Object.hasOwn(book.rulings, of[0]) && isFixed(of)));
  return readRulings(
    chosen.map(([id, option]) => `${id}=${option}`),
    system,
  );
}

/**
 * What is wrong with the inputs that were given: each that the action does not take; else those that are missing, and what
 * does not go together.
 */
export function faultsIn(of: Prepared): EngineError[] {
  const wrong = wrongValues(of.action, of.given);
  if (wrong.length > 0) return wrong;
  const input = inputAsked(of);
  const check = missingInputs(of.action, input).length > 0 ? checkWhole : checkTogether;
  try {
    check(of.action, input);
    return [];
  } catch (error) {
    return [error as EngineError];
  }
}

/** All inputs, defaults and optional rules filled in, in the order in which they are declared. */
export const inputAsked = ({ action, given, house }: Prepared): Input =>
  wholeInput(action, given, house?.optional ?? {});

/** What is to be resolved. @throws EngineError where the inputs are not right */
export function taskAsked(of: Prepared, { anyway }: Pick<Asked, 'anyway'>): Task {
  const [fault] = faultsIn(of);
  if (fault) throw fault;
  const { system, action, rulings, house, given } = of;
  const task = {
    system,
    action,
    input: inputAsked(of),
    rulings,
    rulingsTyped: [],
    cells: house?.cells ?? {},
  };
  return { ...task, inputsTyped: Object.keys(given), ...(anyway === true && { anyway: true as const }) };
}

/** @throws EngineError `bad-value` for what is no list of records: a promise of one, or a line of a log */
export function mustBeRecords(after: unknown): void {
  if (after === undefined) return;
  const isRecord = (of: unknown) =>
    typeof of === 'object' && of !== null && typeof (of as Partial<Resolution>).ruleset === 'string';
  if (!Array.isArray(after) || !Array.from(after).every(isRecord))
    throw new EngineError('bad-value', 'after takes a list of records, as resolve gives them.');
}

/**
 * The table that an action is resolved on: what became of it by what was resolved before.
 * @returns nothing for an action that looks at no table
 * @throws EngineError `bad-value` where a record did what nobody can
 */
export function tableAfter(
  { memory }: AnyAction,
  system: RuleSystem,
  after: readonly Resolution[] = [],
): State | undefined {
  mustBeRecords(after);
  return memory && after.reduce((state, record, i) => next(state, record, i), memory.start);

  function next(state: State, record: Resolution, i: number): State {
    if (record?.ruleset !== system.id) return state;
    try {
      if (areEffects(record.effects)) return afterPast(state, record, memory!.kinds);
    } catch {
      // It cannot be followed: told below.
    }
    throw new EngineError('bad-value', `after[${i}] (${shownData(record.action)}) did what nobody can do.`);
  }
}
