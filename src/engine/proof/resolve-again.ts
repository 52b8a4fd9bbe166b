import { RNG } from '../../dice/stream.js';
import type { Resolution } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { EngineError } from '../errors.js';
import { readRulings } from '../house/rulings.js';
import { resolveEntered, resolveSeeded } from '../resolve.js';
import { shownData } from '../shown.js';
import type { Played } from '../systems.js';
import { asToday, type RecordedInputs } from './recorded-input.js';

/**
 * Resolves again what a record tells of: from its own input, rulings and house values, and its seed or the faces that
 * were entered.
 * @param past the memory as it stood
 * @param inputs checks its input
 * @throws EngineError where the record is none that wg could have written; whatever the rules and the dice throw
 */
export async function resolveAgain(
  { system, action }: Played,
  of: Resolution,
  past: State | undefined,
  inputs: RecordedInputs,
): Promise<Resolution> {
  const { rulings, house = {}, rng, seed, index, anyway = [] } = of;
  const input = asToday(action, of.input);
  if (typeof of.wg !== 'string') throw new EngineError('bad-value', 'it does not say which wg wrote it');
  inputs.check(action, input);
  const chosen = Object.entries(rulings).filter(([, option]) => option !== 1);
  await readRulings(
    chosen.map(([id, option]) => `${id}=${JSON.stringify(option)}`),
    system,
  );
  const task = { system, action, input, rulings, typed: [], cells: house, anyway };
  const told = (again: Resolution): Resolution => ({ ...again, input: of.input });
  if (rng === 'entered' && seed === null) return told(resolveEntered(task, past, facesOf(of)));
  if (rng === RNG && typeof seed === 'string' && Number.isSafeInteger(index) && index >= 0)
    return told(resolveSeeded(task, past, seed, index));
  throw new EngineError('bad-value', `its dice come from '${shownData(rng)}', which this wg does not know`);
}

/** The natural dice of a record as they would be entered. */
const facesOf = ({ steps }: Resolution): string =>
  steps
    .flatMap(({ dice = [] }) => dice)
    .map(({ name, faces }) => `${name}=${faces.join(',')}`)
    .join(' ');
