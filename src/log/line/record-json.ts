import type { Resolution } from '../../rules/record.js';
import type { Step } from '../../rules/rule.js';

/** A resolution as scripts read it. */
export const resolutionJson = (of: Resolution, says?: (clause: string) => string) => ({
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
const stepJson = (
  { id, clause, value, text, dice, ruling, house, own }: Step,
  says?: (clause: string) => string,
) => ({
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
