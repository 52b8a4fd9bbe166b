import { type Given, readFor } from '../../engine/inputs/inputs.js';
import { checkTogether, lacking } from '../../engine/inputs/whole.js';
import { inputsFilledIn, taskFor } from '../../engine/task.js';
import { lineOfDue } from '../../engine/waiting.js';
import { missingInputs } from '../../rules/action.js';
import type { Input } from '../../rules/record.js';
import type { Io } from '../io.js';
import { flagOf } from '../line/flags.js';
import type { TypedAction } from '../line/typed-action.js';
import { tableFor } from '../notes.js';
import { knownOf, soFar, unlisted, wrongWith } from '../prompt/checklist.js';
import { choicesLeft, goingWith } from '../prompt/choices.js';
import { enemyAsked, unitsAsked, whichAsked } from '../prompt/who.js';
import { type Job, type JobLine, jobFor, opened } from './job.js';
import { refuseFirst } from './thrown.js';

/** What was answered: another line to be typed, or all that one lacks. */
type Answered =
  | { readonly typed: TypedAction; readonly io: Io }
  | { readonly job: Job; readonly given: Given };

/**
 * Asks whoever sits at the terminal for what a line lacks, or for what it may be about.
 * @returns nothing, where there was nothing to ask: it is run as it was typed
 */
export async function asked(typed: TypedAction, line: JobLine): Promise<Answered | undefined> {
  const { job, words, given, waiting } = line;
  const { action, io } = job;
  const input = readFor(job, given);
  if (lacking(action, input, waiting).length === 0) {
    if (!action.checklist) return unitsAskedFor(typed, line);
    // What is wrong with the line is told before anything is asked.
    checkTogether(action, input);
    return unlisted(action, input, given).length > 0 ? allAsked(typed, line, input) : undefined;
  }
  const which = waiting?.length ? await whichAsked(action, waiting, io) : undefined;
  if (!which) return allAsked(typed, line, input);
  const meant = lineOfDue(line, which);
  const picked = words.length === 0 ? meant.words : [];
  return { typed: { ...typed, parsed: { ...typed.parsed, ...meant } }, io: offeredBehind(picked, io) };
}

/** Who does it goes without saying where nobody is on the table. */
async function unitsAskedFor(typed: TypedAction, line: JobLine): Promise<Answered | undefined> {
  const named = await unitsMeant(line, [], false);
  return named.length === 0
    ? undefined
    : { typed: naming(typed, named), io: offeredBehind(named, line.job.io) };
}

/** All that the line lacks: first the units, if it names none. */
async function allAsked(typed: TypedAction, line: JobLine, input: Input): Promise<Answered> {
  const { job, words, given, waiting } = line;
  const { action, options, io } = job;
  const missing = missingInputs(action, input);
  await refuseFirst(taskFor(job, input, given), options, io);
  const named = await unitsMeant(line, missing, waiting?.length === 0);
  if (named.length === 0) return missingAsked(missing, job, given);
  // Whoever was typed stands there already.
  const added = words.length > 0 ? named.slice(1) : named;
  const anew = await jobFor(naming(typed, named), offeredBehind(added, io), options);
  const filled = readFor(anew.job, anew.given);
  await refuseFirst(taskFor(anew.job, filled, anew.given), options, io);
  return missingAsked(missingInputs(action, filled), anew.job, anew.given);
}

/** A line with these units behind its action. */
const naming = (typed: TypedAction, words: readonly string[]): TypedAction => ({
  ...typed,
  parsed: { ...typed.parsed, words },
});

/** The units of a line that names none, or the doer alone, asked for where its action is taken by some. */
async function unitsMeant({ job, words }: JobLine, missing: readonly string[], noneIsDue: boolean) {
  const { system, action, options, io, filling } = job;
  if (!action.roles) return [];
  const place = { system, game: options.game, io };
  return words.length > 0
    ? enemyAsked(action, filling?.names ?? [], missing, place)
    : unitsAsked(action, place, { noneIsDue, anyway: options.anyway });
}

/** Inputs that a line lacks, and what is left to be chosen in it; what was answered may lack something more. */
async function missingAsked(missing: readonly string[], of: Job, given: Given): Promise<Answered> {
  const { action, io } = of;
  const { inputs } = goingWith(action, missing, readFor(of, given));
  const left = choicesLeft(of, given);
  const names = [...missing, ...Object.keys(left)];
  const said = await (await io.prompts()).fields({ inputs: { ...inputs, ...left } }, names);
  const job = { ...of, io: offeredBehind(typedFlags(said), io) };
  const told = await opened(action, { ...given, ...said });
  const more = missingInputs(action, readFor(job, told)).filter((name) => !missing.includes(name));
  if (more.length > 0) return missingAsked(more, job, told);
  return { job, given: (action.checklist && (await onOneScreen(job, told))) ?? told };
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
  const input = readFor(job, given);
  const names = unlisted(action, input, given);
  if (names.length === 0) return undefined;
  const known = knownOf(job.filling ? inputsFilledIn(job, input, given) : [], input);
  const taskWith = (filled: Given) => {
    const input = readFor(job, { ...given, ...filled });
    return { system, action, input, rulings, rulingsTyped, cells };
  };
  const past = tableFor(taskWith({}), options.game, io);
  const wrong = (more: Given) => wrongWith(action, readFor(job, { ...given, ...more }));
  const prompts = await io.prompts();
  const filled = await prompts.checklist({
    ...{ action, names, known, wrong },
    soFar: soFar(action, taskWith, past),
  });
  return { ...given, ...filled };
}
