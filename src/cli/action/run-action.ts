import { isSeveral } from '../../engine/decisions/several.js';
import { checkTogether, type Given, lacking } from '../../engine/inputs/inputs.js';
import { systemAsked } from '../../engine/system-asked.js';
import { needsRuleset } from '../../engine/systems.js';
import { inputsFilledIn, readFor } from '../../engine/task.js';
import { logPath } from '../../log/file.js';
import { wordsFor } from '../../log/line/line.js';
import { freshSeed } from '../../log/seeds.js';
import { isPlayedBy, settingsOf } from '../../log/settings.js';
import { commandLines } from '../../render/page.js';
import { type AnyAction, conflictIn, missingInputs } from '../../rules/action.js';
import type { Input } from '../../rules/record.js';
import type { RuleSystem } from '../../rules/system.js';
import { beforeWriting } from '../game/before-writing.js';
import { showHelp } from '../help/help-for.js';
import { jsonWriter, pageFor } from '../help/page-for.js';
import { canAsk, type Io } from '../io.js';
import { flagOf } from '../line/flags.js';
import { lineFor, refuseMissing } from '../line/inputs.js';
import { type Options, readOptions } from '../line/options.js';
import type { Parsed } from '../line/parse.js';
import { noteIdle, tableFor } from '../notes.js';
import { goingWith } from '../prompt/choices.js';
import { byTheBook, fromRoster, type Job, jobFor, opened, taskOfJob } from './job.js';
import { refuseFirst, runTask } from './run.js';
import { waitingSaid } from './waiting.js';

/** Runs an action as its line was typed, asking for what is missing where it may. */
export async function runAction(
  system: RuleSystem,
  action: AnyAction,
  parsed: Parsed,
  io: Io,
): Promise<void> {
  if (parsed.help) return showHelp(parsed.globals, io, parsed.help, { action, system });
  const { globals } = parsed;
  const options = readOptions(globals, () => canAsk(io), io.env);
  const { game, log, odds, repeat } = options;
  if (Object.entries(parsed.given).some(([name, raw]) => isSeveral(action.inputs[name], raw))) {
    const { runSweep } = await import('../decisions/sweep.js');
    return runSweep(system, action, parsed, io);
  }
  if (!log || odds || repeat !== undefined) return runLine(system, action, parsed, options, io);
  const wrote = await beforeWriting(game, globals, io);
  await runLine(system, action, parsed, options, io);
  wrote();
}

async function runLine(
  system: RuleSystem,
  action: AnyAction,
  parsed: Parsed,
  options: Options,
  io: Io,
): Promise<void> {
  const { mayAsk } = options;
  const { job, words, given, without, waiting: due } = await jobFor(system, action, parsed, io, options);
  const waiting = due ?? [];
  const input = readFor(job, given);
  const missing = missingInputs(action, input);
  const lacks = lacking(action, input, due);
  // What the line lacks, or holds, only by the house rules is told with the way round them.
  const plain = without === undefined ? input : byTheBook(job, given);
  const asTyped = async () => {
    await runJob(job, input, given, plain === input || conflictIn(action, plain) ? undefined : without);
  };
  /** Asks for what the line lacks: first for the units, if it names none. */
  const askAll = async () => {
    await refuseFirst(taskOfJob(job, input, given), job.options, io);
    const named = await unitsMeant(words, missing, job, due?.length === 0);
    if (named.length === 0) return askFor(missing, job, given);
    // Whoever was typed stands there already.
    const added = words.length > 0 ? named.slice(1) : named;
    const anew = await jobFor(system, action, { ...parsed, words: named }, offeredBehind(added, io), options);
    const filled = readFor(anew.job, anew.given);
    await refuseFirst(taskOfJob(anew.job, filled, anew.given), anew.job.options, io);
    return askFor(missingInputs(action, filled), anew.job, anew.given);
  };
  const isBare = words.length === 0 && Object.keys(given).length === 0;
  /** Who does it goes without saying where nobody is on the table. */
  const askWho = async () => {
    const named = await unitsMeant(words, missing, job, false);
    if (named.length === 0) return asTyped();
    return runLine(system, action, { ...parsed, words: named }, options, offeredBehind(named, io));
  };
  if (lacks.length === 0) {
    const asks = action.checklist || (isBare && action.roles?.[0]?.acts);
    // To look whether there is anybody to ask takes its time: lines of scripts are whole.
    if (!asks || !mayAsk()) return asTyped();
    if (!action.checklist) return askWho();
    // What is wrong with the line is told before anything is asked.
    checkTogether(action, input);
    const { unlisted } = await import('../prompt/checklist.js');
    return unlisted(action, input, given).length > 0 ? askAll() : asTyped();
  }
  if (!mayAsk()) {
    const byHouse = missing.length > missingInputs(action, plain).length ? without : undefined;
    refuseMissing(action, lacks, byHouse ?? waitingSaid(action, due));
  }
  const which =
    waiting.length > 0 && (await (await import('../prompt/who.js')).whichAsked(action, waiting, io));
  if (!which) return askAll();
  const { lineOf } = await import('../../engine/waiting.js');
  const line = lineOf(parsed, which);
  const picked = parsed.words.length === 0 ? line.words : [];
  return runLine(system, action, { ...parsed, ...line }, options, offeredBehind(picked, io));
}

/** The units of a line that names none, or the doer alone, asked for where its action is taken by some. */
async function unitsMeant(
  words: readonly string[],
  missing: readonly string[],
  { system, action, options, io, filling }: Job,
  noneIsDue: boolean,
) {
  if (!action.roles) return [];
  const { enemyAsked, unitsAsked } = await import('../prompt/who.js');
  const place = { system, game: options.game, io };
  return words.length > 0
    ? enemyAsked(action, filling?.names ?? [], missing, place)
    : unitsAsked(action, place, { noneIsDue, anyway: options.anyway });
}

/** Asks for what a line lacks, and runs it. */
async function askFor(missing: readonly string[], of: Job, given: Given): Promise<void> {
  const { action } = of;
  const asked = await (await of.io.prompts()).fields(goingWith(action, missing, readFor(of, given)), missing);
  const job = { ...of, io: offeredBehind(typedFlags(asked), of.io) };
  const told = await opened(action, { ...given, ...asked });
  const filled = action.checklist && (await onOneScreen(job, told));
  return runAsked(job, readFor(job, filled ?? told), filled ?? told);
}

/** Whoever is offered ways by an answer has typed none of what was asked for: it goes before them. */
const offeredBehind = (words: readonly string[], io: Io): Io => ({
  ...io,
  ...(io.offered && { offered: (ways) => io.offered!(ways.map((way) => [...words, ...way])) }),
});

/** What was answered at prompts, as it would have been typed. */
const typedFlags = (asked: Readonly<Record<string, string | true>>): string[] =>
  Object.entries(asked).flatMap(([name, value]) => [flagOf(name), ...(value === true ? [] : [value])]);

/**
 * Asks for the inputs of the action's checklist, where none of them was typed.
 * @returns what was typed and filled in; nothing, where nothing was asked
 */
export async function onOneScreen(job: Job, given: Given): Promise<Given | undefined> {
  const { system, action, rulings, rulingsTyped, cells, options, io } = job;
  const { knownOf, soFar, unlisted, wrongWith } = await import('../prompt/checklist.js');
  const input = readFor(job, given);
  const names = unlisted(action, input, given);
  if (names.length === 0) return undefined;
  const known = knownOf(job.filling ? inputsFilledIn(job, input, given) : [], input);
  const taskFor = (filled: Given) => {
    const input = readFor(job, { ...given, ...filled });
    return { system, action, input, rulings, rulingsTyped, cells };
  };
  const past = tableFor(taskFor({}), options.game, io);
  const wrong = (more: Given) => wrongWith(action, readFor(job, { ...given, ...more }));
  const filled = await (await io.prompts()).checklist(
    action,
    names,
    known,
    soFar(action, taskFor, past),
    wrong,
  );
  return { ...given, ...filled };
}

async function runJob(job: Job, input: Input, given: Given, hint?: string): Promise<string | undefined> {
  const { action, options, globals, io } = job;
  checkTogether(action, input, hint ?? fromRoster(job, input, given));
  const page = await pageFor(globals, io, io.stdout);
  const dice = await runTask(taskOfJob(job, input, given), options, { io, page, json: jsonWriter(io) });
  if (options.odds) noteIdle(globals, io);
  return dice;
}

/** Runs what was asked for at prompts, and shows the line that gives the same answer again from a shell. */
export async function runAsked(job: Job, input: Input, given: Given): Promise<void> {
  // In a sealed game nobody chooses a seed, not even the same one again.
  const seed = goesIntoSealed(job.options, job.system, job.io) ? undefined : freshSeed(job.io);
  const options = { ...job.options, seed: job.options.seed ?? seed };
  const dice = await runJob({ ...job, options }, input, given);
  // At a table that is kept open nobody goes back to a shell to type it.
  if (job.io.offered) return;
  const unsaid = job.read(job.action, {});
  const filled = job.filling ? [...inputsFilledIn(job, input, given), ...job.played] : [];
  const said = Object.fromEntries(Object.entries(input).filter(([name]) => !filled.includes(name)));
  const more = typedAgain({ ...job, options: { ...options, dice } });
  const line = lineFor(job.action, said, unsaid, given, more, job.filling && wordsFor(job.filling));
  // A list of which nothing was filled in would be asked for again.
  const listed = job.action.checklist?.names(input) ?? [];
  const asksAgain = listed.length > 0 && !listed.some((name) => line.includes(flagOf(name)));
  const { stderr } = job.io;
  const width = stderr.columns || Number.POSITIVE_INFINITY;
  stderr.write(
    `\n${commandLines('The same in one line:', [...line, ...(asksAgain ? ['--no-input'] : [])], width).join('\n')}\n`,
  );
}

/** The global flags that bear on the answer, as they would be typed. */
function typedAgain({ system, action, rulings, options, globals, io }: Job): string[] {
  const { odds, dice, repeat, from, jobs } = options;
  const seeded = !odds && dice === undefined && options.seed !== undefined;
  const others = () => needsRuleset(action.name, system, systemAsked({ game: globals.game }, io.env));
  const ruleset = globals.ruleset ?? (others() ? system.short : undefined);
  return [
    ...(ruleset === undefined ? [] : ['--ruleset', ruleset]),
    ...Object.entries(rulings).flatMap(([id, option]) => ['--ruling', `${id}=${option}`]),
    ...(globals.anyway ? ['--anyway'] : []),
    ...(globals.house === undefined ? [] : ['--house', globals.house]),
    ...(odds ? ['--odds'] : []),
    ...(options.fractions ? ['--fractions'] : []),
    ...(dice === undefined ? [] : ['--dice', dice]),
    ...(repeat === undefined ? [] : ['--repeat', `${repeat}`]),
    ...(from > 0 ? ['--from', `${from}`] : []),
    ...(jobs === undefined ? [] : ['--jobs', `${jobs}`]),
    ...(seeded ? ['--seed', options.seed!] : []),
    ...(globals.game === undefined ? [] : ['--game', globals.game]),
    ...(globals.acting === undefined ? [] : ['--acting', globals.acting]),
    ...(globals.log ? [] : ['--no-log']),
    ...(options.explain ? ['--explain'] : []),
    ...(options.brief ? ['--brief'] : []),
    ...(options.json ? ['--json'] : []),
  ];
}

/** Whether what a run resolves goes into the log of a sealed game. */
function goesIntoSealed({ log, odds, repeat, game }: Options, system: RuleSystem, { env }: Io): boolean {
  if (!log || odds || repeat !== undefined) return false;
  try {
    const table = settingsOf(logPath(game, env)).state;
    return table.sealed !== undefined && isPlayedBy(table, system);
  } catch {
    // Whoever needs the log says what is wrong with it.
    return false;
  }
}
