import type { Measure, Told } from '../../engine/decisions/measure.js';
import { oddsOf, toldInOdds } from '../../engine/odds.js';
import { knownAhead, remarksAhead } from '../../engine/remarks.js';
import { namesOfUnits, type Task } from '../../engine/resolve.js';
import { sourceOf } from '../../engine/source.js';
import type { Odds } from '../../odds/exact.js';
import { oddsLine, oddsText } from '../../render/odds.js';
import { oddsJson } from '../../render/odds-json.js';
import type { Result } from '../../rules/record.js';
import type { State } from '../../rules/state.js';
import { failureOf } from '../failure.js';
import type { Options } from '../line/options.js';
import { noteUnmet, tableFor } from '../notes.js';
import type { AnswerOut } from './answer.js';
import { filledInWords } from './filled.js';

/** A tally waits no longer for its odds: about half a second. */
const MOST_FOR_A_TALLY = 50_000;

/** The same for a tally, which does without where there are none, or where they would take long. */
export function oddsIfAny(task: Task, past: State | undefined): Odds<Result> | undefined {
  try {
    return oddsOf(task, past, { most: MOST_FOR_A_TALLY });
  } catch (error) {
    if (failureOf(error).code === 'too-many-outcomes') return undefined;
    throw error;
  }
}

/** Prints the exact odds of a task. */
export async function showOdds(task: Task, options: Options, out: AnswerOut): Promise<void> {
  const past = tableFor(task, options.game, out.io);
  const asked = toldInOdds(task, past);
  const odds = oddsOf(asked, past);
  const { action, system, input } = asked;
  const told = { action, input, odds };
  const remarks = remarksAhead(task, await knownAhead(task, options.game, out.io.env));
  const measure = await measureIn(options, told);
  const only = measure?.summaries[0];
  if (options.json) {
    const chance = measure?.isCondition ? measure : undefined;
    const { units } = task;
    return out.json({
      ...oddsJson(sourceOf(system), { action, input }, odds, chance),
      ...(units && { units: namesOfUnits(units) }),
      ...(remarks.length > 0 && { remarks }),
    });
  }
  const filled = task.units && filledInWords(task);
  noteUnmet(task.rulingsTyped, odds.rulings, out.io);
  if (options.shown) {
    const { oddsPicture, show } = await import('../pictures.js');
    const picture = oddsPicture(told, { title: system.title, filled, only });
    return show(picture, options.shown, out);
  }
  const { title } = system;
  const { brief, fractions } = options;
  const text = brief
    ? oddsLine(told, only)
    : oddsText(told, { title, fractions, filled, only, remarks }, out.page);
  out.io.stdout.write(text);
}

/** What is asked for of odds, if anything is; the means to read it are loaded for those who ask. */
async function measureIn({ asked }: Options, told: Told): Promise<Measure | undefined> {
  if (asked.of === undefined && asked.chance === undefined) return undefined;
  return (await import('../../engine/decisions/measure.js')).measured(asked, [told]);
}
