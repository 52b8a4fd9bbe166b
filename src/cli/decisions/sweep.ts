import type { Told } from '../../engine/decisions/measure.js';
import { cellsOf, isSeveral, type Several, severalIn } from '../../engine/decisions/several.js';
import { type Sweep, sweep, type WhyNot } from '../../engine/decisions/sweep.js';
import { type Given, readFor } from '../../engine/inputs/inputs.js';
import { oddsOf, toldInOdds } from '../../engine/odds.js';
import { knownAhead, refuseBeside, remarksAhead } from '../../engine/remarks.js';
import { namesOfUnits, type Task } from '../../engine/resolve.js';
import { shown } from '../../engine/shown.js';
import { sourceOf } from '../../engine/source.js';
import type { Remark } from '../../log/line/line.js';
import { Parts } from '../../odds/walk/parts.js';
import { sweepJson } from '../../render/decisions/sweep-json.js';
import { agreedIn, sweepGist, sweepText } from '../../render/decisions/sweep-text.js';
import { type AnyAction, missingInputs } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import type { State } from '../../rules/state.js';
import { quoted } from '../../rules/text/say.js';
import { filledInWords } from '../action/filled.js';
import { type Job, type JobLine, jobFor, opened, wholeTask } from '../action/job.js';
import { CliError } from '../errors.js';
import { failureOf } from '../failure.js';
import { jsonWriter, pageFor } from '../help/page-for.js';
import type { Io } from '../io.js';
import { flagOf } from '../line/flags.js';
import type { TypedAction } from '../line/typed-action.js';
import { noteIdle, noteUnmet, tableFor } from '../notes.js';
import { goingWith } from '../prompt/choices.js';

/**
 * Runs a line in which inputs were given several values: the odds of each.
 * @throws CliError `usage` where no odds are asked for
 */
export async function runSweep(typed: TypedAction, io: Io): Promise<void> {
  const { action, parsed } = typed;
  const several = Object.entries(parsed.given).filter(([name, raw]) =>
    isSeveral((action.inputs as Fields)[name], raw),
  ) as [string, string][];
  if (!parsed.globals.odds) throw onlyForOdds(action, several);
  const over = severalIn(action.inputs, parsed.given);
  const first = { ...parsed.given, ...cellsOf(over)[0] };
  const begun = await jobFor({ ...typed, parsed: { ...parsed, given: first } }, io);
  const { job } = begun;
  if (job.options.fractions)
    throw new CliError(
      'conflict',
      '--fractions goes with the odds of one line.',
      '--json has them for every value.',
    );
  const { given } = await withMissing(job, begun.given);
  await print(job, await swept({ ...begun, given }, over));
}

/** What is refused where several values are typed for a roll. */
function onlyForOdds({ name }: AnyAction, several: readonly (readonly [string, string])[]): CliError {
  const [[first, raw]] = several as [[string, string]];
  const flags = several.flatMap(([input, values]) => [flagOf(input), shown(quoted(values))]).join(' ');
  return new CliError(
    'usage',
    `${flagOf(first)} takes one value here, not '${shown(raw)}': several at once are for odds.`,
    `As in: wg odds ${name} ... ${flags}`,
  );
}

/** What was given, with what a terminal was asked for besides. */
async function withMissing(job: Job, given: Given): Promise<{ readonly given: Given }> {
  const { action, options, io } = job;
  const input = readFor(job, given);
  const missing = missingInputs(action, input);
  if (missing.length === 0 || !options.mayAsk()) return { given };
  const asked = await (await io.prompts()).fields(goingWith(action, missing, input), missing);
  return { given: await opened(action, { ...given, ...asked }) };
}

/** Parts of rules that are kept for other cells at once: some hundred megabytes. */
const MOST_KEPT = 100_000;

/** The odds of every cell, as those of its line alone: parts of the rule that many have in common are worked out once. */
async function swept(begun: JobLine, over: readonly Several[]): Promise<Swept> {
  const { job, given } = begun;
  let past: { readonly table: State | undefined } | undefined;
  let first: Task | undefined;
  let parts = new Parts();
  const { system, action, filling: units } = job;
  const known = await knownAhead({ system, action, units }, job.options.game, job.io.env);
  let remarks: readonly Remark[] | undefined;
  const work = (values: Readonly<Record<string, string>>): Told => {
    const task = wholeTask({ ...begun, given: { ...given, ...values } });
    first ??= task;
    // The same table for all of them: nothing happens meanwhile.
    past ??= { table: tableFor(task, job.options.game, job.io) };
    refuseBeside(task);
    const ahead = remarksAhead(task, known);
    // What is so of all values alone: of one of them it may have been told.
    remarks = remarks?.filter(({ text }) => ahead.some((other) => other.text === text)) ?? ahead;
    if (parts.size > MOST_KEPT) parts = new Parts();
    const { action, input } = toldInOdds(task, past.table);
    return { action, input, odds: oddsOf({ ...task, action, input }, past.table, { parts }) };
  };
  const of = sweep(over, job.options.asked, work, whyNot);
  return { of, task: first!, remarks: remarks ?? [] };
}

/** A sweep with the first task of it that can be played, for what all of them have in common. */
interface Swept {
  readonly of: Sweep;
  readonly task: Task;
  /** What is to be said whatever the values: what nobody has told, and what speaks against them all. */
  readonly remarks: readonly Remark[];
}

/** What may be wrong with some values and not with others. */
const OF_ONE: readonly string[] = ['conflict', 'would-ask', 'not-allowed', 'too-many-outcomes'];

function whyNot(error: unknown): WhyNot | undefined {
  const { code, message, hint, clause } = failureOf(error);
  if (!OF_ONE.includes(code)) return undefined;
  return { code, message, ...(hint !== undefined && { hint }), ...(clause !== undefined && { clause }) };
}

async function print(job: Job, { of, task, remarks }: Swept): Promise<void> {
  const { system, action, options, globals, io } = job;
  noteIdle(globals, io);
  if (options.json) {
    const told = sweepJson(sourceOf(system), action.name, of);
    return jsonWriter(io)({
      ...told,
      ...(task.units && { units: namesOfUnits(task.units) }),
      ...(remarks.length > 0 && { remarks }),
    });
  }
  const page = await pageFor(globals, io, io.stdout);
  noteUnmet(task.rulingsTyped, agreedIn(of.cells).rulings, io);
  const filled = task.units && filledInWords(task);
  const telling = { title: system.title, action: action.name, filled, remarks };
  if (options.shown) {
    const { show, sweepPicture } = await import('../pictures.js');
    return show(sweepPicture(of, telling), options.shown, { io, page });
  }
  io.stdout.write(options.brief ? `${sweepGist(of)}\n` : sweepText(of, telling, page));
}
