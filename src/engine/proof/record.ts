import { resolutionJson } from '../../log/line/record-json.js';
import { VERSION } from '../../log/version.js';
import type { Resolution, Source } from '../../rules/record.js';
import { EMPTY_TABLE, type State } from '../../rules/state.js';
import type { RuleSystem } from '../../rules/system.js';
import { whyFailed } from '../outside/fault.js';
import { shown } from '../shown.js';
import { asWrittenBy, sourceOf, versionsSaid } from '../source.js';
import { allSystems, playedIn, type SystemAction, systemOf } from '../systems.js';
import { differenceOf, inTodaysWords } from './difference.js';
import { RecordedInputs } from './recorded-input.js';
import { resolveAgain, taskOfRecord } from './resolve-again.js';

/**
 * What is wrong with a record that stands by itself, if anything is: resolved again it has to be what it is, byte for byte.
 * @param tableFor gives the table that it was resolved on
 * @returns words that go on from "the record"
 */
export async function wrongRecord(
  record: Resolution,
  tableFor: (of: SystemAction) => State | undefined,
): Promise<string | undefined> {
  if (typeof record !== 'object' || record === null) return 'is none';
  try {
    const played = await playedIn(record);
    const why = played
      ? await differsAgain(played, record, tableFor(played), new RecordedInputs())
      : unknownIn(record);
    return why && withVersion(`does not follow: ${why}`, record);
  } catch (error) {
    return withVersion(`does not follow: ${whyFailed(error)}`, record);
  }
}

/**
 * In what a record is not what it is when it is resolved again, if in anything.
 * @throws EngineError where it is none that wg could have written; whatever the rules and the dice throw
 */
export async function differsAgain(
  played: SystemAction,
  record: Resolution,
  past: State | undefined,
  inputs: RecordedInputs,
): Promise<string | undefined> {
  const again = resolveAgain(await taskOfRecord(played, record, inputs), record, past);
  const today = resolutionJson(asWrittenBy(again, record)) as Resolution;
  const differs = differenceOf(record, today) && (await differsToday(played.system, record, today, past));
  return differs && `resolved again, ${differs}`;
}

/** What differs besides the words of lines that used to be said otherwise. */
async function differsToday(
  { reworded }: RuleSystem,
  record: Resolution,
  today: Resolution,
  past: State | undefined,
) {
  const said = await reworded?.();
  const named = said?.named?.(past ?? EMPTY_TABLE, record.input) ?? [];
  const former = [...(said?.reworded ?? []), ...named];
  return differenceOf(inTodaysWords(record, today, former), today);
}

/** What of a record this wg does not know. */
export function unknownIn({ ruleset, action }: Resolution): string {
  const system = systemOf(ruleset);
  return system
    ? `there is no action '${shown(action)}' in ${system.title}`
    : `there is no rule system '${shown(ruleset)}'`;
}

export function withVersion(why: string, record: Resolution): string {
  const today = versionsToday(record);
  const [then, now] = [versionsSaid(record), versionsSaid(today)];
  return then === now
    ? why
    : `${why}; it was written by ${then}, and this is ${now}: the difference may be one of version`;
}

/** By what such a record would be written now; without a version of its rule system, where there is no such system. */
function versionsToday({ ruleset }: Resolution): Source {
  const system = allSystems().find(({ id }) => id === ruleset);
  return system ? sourceOf(system) : { wg: VERSION, ruleset };
}
