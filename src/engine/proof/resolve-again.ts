import { RNG } from '../../dice/stream.js';
import type { Resolution } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { EngineError } from '../errors.js';
import { readRulings } from '../house/rulings.js';
import { resolveEntered, resolveSeeded, type Task } from '../resolve.js';
import { shownData } from '../shown.js';
import type { SystemAction } from '../systems.js';
import { asToday, type RecordedInputs } from './recorded-input.js';

/**
 * The task that a record tells of: its own input, rulings and house values.
 * @param inputs checks its input
 * @throws EngineError where it is none that wg could have written
 */
export async function taskOfRecord(
  { system, action }: SystemAction,
  of: Pick<Resolution, 'wg' | 'input' | 'rulings' | 'house' | 'anyway'>,
  inputs: RecordedInputs,
): Promise<Task> {
  const { rulings, house = {}, anyway = [] } = of;
  const input = asToday(action, of.input);
  if (typeof of.wg !== 'string') throw new EngineError('bad-value', 'it does not say which wg wrote it');
  inputs.check(action, input);
  const chosen = Object.entries(rulings).filter(([, option]) => option !== 1);
  await readRulings(
    chosen.map(([id, option]) => `${id}=${JSON.stringify(option)}`),
    system,
  );
  return { system, action, input, rulings, rulingsTyped: [], cells: house, anyway };
}

/**
 * Resolves again what a record tells of: by its seed, or with the faces that were entered.
 * @param task the one that it tells of
 * @param past the memory as it stood
 * @throws EngineError where its dice are none that wg could have written; whatever the rules and the dice throw
 */
export function resolveAgain(task: Task, of: Resolution, past: State | undefined): Resolution {
  const { rng, seed, index } = of;
  const told = (again: Resolution): Resolution => ({ ...again, input: of.input });
  if (rng === 'entered' && seed === null) return told(resolveEntered(task, past, facesOf(of)));
  if (isSeeded(of)) return told(resolveSeeded(task, past, of.seed, index));
  throw new EngineError('bad-value', `its dice come from '${shownData(rng)}', which this wg does not know`);
}

/** Whether the dice of a record come from a seed. */
export const isSeeded = <R extends Pick<Resolution, 'rng' | 'seed' | 'index'>>(
  of: R,
): of is R & { readonly seed: string } =>
  of.rng === RNG && typeof of.seed === 'string' && Number.isSafeInteger(of.index) && of.index >= 0;

/** The natural dice of a record as they would be entered. */
const facesOf = ({ steps }: Resolution): string =>
  steps
    .flatMap(({ dice = [] }) => dice)
    .map(({ name, faces }) => `${name}=${faces.join(',')}`)
    .join(' ');
