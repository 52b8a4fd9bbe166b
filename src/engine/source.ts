import { VERSION } from '../log/version.js';
import type { Resolution, Source } from '../rules/record.js';
import type { RuleSystem } from '../rules/system.js';
import { shownData } from './shown.js';

/** By what something is worked out now, as its record or document opens. */
export const sourceOf = ({ id, meta: { version } }: RuleSystem): Source => ({
  wg: VERSION,
  ruleset: id,
  ...(version !== undefined && { rulesetVersion: version }),
});

/** A record as those versions would have written it that wrote another. */
export const asWrittenBy = (
  { rulesetVersion: _, ...record }: Resolution,
  { wg, rulesetVersion }: Source,
): Resolution => ({ ...record, wg, ...(rulesetVersion !== undefined && { rulesetVersion }) });

/** Both versions, of the program and of a rule system that has one of its own. */
export const versionsSaid = ({ wg, ruleset, rulesetVersion }: Source): string =>
  `wg ${shownData(wg)}${rulesetVersion === undefined ? '' : ` with ${shownData(ruleset)} ${shownData(rulesetVersion)}`}`;
