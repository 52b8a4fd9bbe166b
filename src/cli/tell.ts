import { namesIn } from '../game/roster.js';
import { resolutionJson } from '../render/json.js';
import { resolutionLine, resolutionText } from '../render/resolution.js';
import { remindersOf } from '../rules/action.js';
import type { Resolution } from '../rules/record.js';
import type { Unit } from '../rules/roster.js';
import { filledInWords } from './filled.js';
import type { Done } from './logged.js';
import type { Options } from './options.js';
import { namedIn, type TaskUnits } from './resolve.js';
import type { Out } from './run.js';

/** Prints what was resolved, in the way that was asked for. */
export async function tell({ record, task }: Done, options: Options, { io, page, json }: Out): Promise<void> {
  const { action, system, units } = task;
  const announced = action.announce(record.result as never, task.input as never, record.steps);
  const now = units && options.log ? unitsAfter(units, record) : [];
  if (options.json) {
    const book = options.explain ? (await system.book()).book : undefined;
    const told = resolutionJson(record, book && ((clause) => book.clauses[clause]?.says ?? ''));
    return json(units ? { ...told, units: { ...namedIn(units), now } } : told);
  }
  const state = now.length > 0 ? units?.state() : undefined;
  const stand = now.map((unit) => `${unit.name}: ${units!.scope.says(unit, state)}`);
  if (options.brief) return io.stdout.write(resolutionLine(record, announced, page, stand));
  const explain = options.explain
    ? { ...(await system.book()).book, reminders: remindersOf(action, task.input) }
    : undefined;
  const telling = {
    title: system.title,
    announced,
    ...(units && { units: { filled: filledInWords(task), stand } }),
    ...(explain && { explain }),
  };
  io.stdout.write(resolutionText(record, telling, page));
}

/**
 * The units that are not what they were before, or of which the game knows more by now; first those that were named, in
 * that order.
 */
function unitsAfter({ scope, seen, names, groups, state, stood }: TaskUnits, record: Resolution): Unit[] {
  const before = seen.state.units;
  const known = state();
  const isSaidAnew = (unit: Unit) =>
    names.includes(unit.name) && scope.says(unit, known) !== stood[names.indexOf(unit.name)];
  const place = ({ name }: Unit) => (names.includes(name) ? names.indexOf(name) : names.length);
  return scope
    .after(seen.state, record, ...namesIn({ names, ...(groups && { groups }) }))
    .units.filter((unit) => !before.includes(unit) || isSaidAnew(unit))
    .sort((a, b) => place(a) - place(b));
}
