import type { Resolution } from '../../rules/record.js';
import type { Step } from '../../rules/rule.js';
import { Last } from './last.js';

type Says = (clause: string) => string;

/** A resolution as scripts read it. @param says what a clause says, where each step is to tell it */
export const resolutionJson = (of: Resolution, says?: Says): RecordJson =>
  says ? recordOf(of, says) : last.get(of);

/**
 * The same as text, put together once: what stands in the log is also the answer that a script reads.
 * @param beside parts that are told behind its own
 */
export function recordText(of: object, beside: object = {}): string {
  const more = JSON.stringify(beside);
  return more === '{}' ? lastText.get(of) : `${lastText.get(of).slice(0, -1)},${more.slice(1)}`;
}

type RecordJson = ReturnType<typeof recordOf>;
const last = new Last<Resolution, RecordJson>((of) => recordOf(of));
const lastText = new Last<object, string>((of) => JSON.stringify(of));

const recordOf = (of: Resolution, says?: Says) => ({
  wg: of.wg,
  ruleset: of.ruleset,
  ...(of.rulesetVersion !== undefined && { rulesetVersion: of.rulesetVersion }),
  action: of.action,
  rng: of.rng,
  seed: of.seed,
  index: of.index,
  input: of.input,
  rulings: of.rulings,
  ...(of.house && { house: of.house }),
  steps: of.steps.map((step) => stepJson(step, says)),
  result: of.result,
  ...(of.effects && { effects: of.effects }),
  ...(of.anyway && { anyway: of.anyway }),
});

/** One step, its parts in the order of the contract; what does not apply is left out. */
const stepJson = ({ id, clause, value, text, dice, ruling, house, own }: Step, says?: Says) => ({
  id,
  clause,
  value,
  text,
  ...(dice && { dice: dice.map(({ name, faces }) => ({ name, faces })) }),
  ...(ruling && { ruling }),
  ...(house && { house }),
  ...(own && { own }),
  ...(says && { says: says(clause) }),
});
