import { RNG } from '../../dice/stream.js';
import type { AnyAction } from '../../rules/action.js';
import type { Resolution } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { actionsOf, type RuleSystem } from '../../rules/system.js';
import { EngineError } from '../errors.js';
import { resolveEntered, resolveSeeded } from '../resolve.js';
import { readRulings } from '../rulings.js';
import { shown } from '../shown.js';
import { systemOf } from '../systems.js';
import { checkRecorded } from './recorded-input.js';

/** What a record says that it was resolved by. */
export interface Played {
  readonly system: RuleSystem;
  readonly action: AnyAction;
}

/**
 * The action of a record.
 * @throws EngineError where this wg has none of that name
 */
export async function playedIn({ ruleset, action }: Resolution): Promise<Played> {
  const system = systemOf(ruleset);
  if (!system)
    throw new EngineError('unknown-ruleset', `there is no rule system '${shown(String(ruleset))}'`);
  if (!system.actions.includes(action))
    throw new EngineError(
      'unknown-action',
      `there is no action '${shown(String(action))}' in ${system.title}`,
    );
  // A log holds most of them, as a rule.
  const all = await actionsOf(system);
  return { system, action: all.find(({ name }) => name === action)! };
}

/**
 * Resolves again what a record tells of: from its own input, rulings and house values, and its seed or the faces that
 * were entered.
 * @param past the memory as it stood
 * @throws EngineError where the record is none that wg could have written; whatever the rules and the dice throw
 */
export async function resolveAgain(
  { system, action }: Played,
  of: Resolution,
  past: State | undefined,
): Promise<Resolution> {
  const { input, rulings, house = {}, rng, seed, index, anyway = [] } = of;
  checkRecorded(action, input);
  const chosen = Object.entries(rulings).filter(([, option]) => option !== 1);
  await readRulings(
    chosen.map(([id, option]) => `${id}=${option}`),
    system,
  );
  const task = { system, action, input, rulings, typed: [], cells: house, anyway };
  if (rng === 'entered' && seed === null) return resolveEntered(task, past, facesOf(of));
  if (rng === RNG && typeof seed === 'string' && Number.isSafeInteger(index) && index >= 0)
    return resolveSeeded(task, past, seed, index);
  throw new EngineError(
    'bad-value',
    `its dice come from '${shown(String(rng))}', which this wg does not know`,
  );
}

/** The natural dice of a record as they would be entered. */
const facesOf = ({ steps }: Resolution): string =>
  steps
    .flatMap(({ dice = [] }) => dice)
    .map(({ name, faces }) => `${name}=${faces.join(',')}`)
    .join(' ');
