import { type Given, readFor } from '../../engine/inputs/inputs.js';
import { systemAsked } from '../../engine/system-asked.js';
import { needsRuleset } from '../../engine/systems.js';
import { inputsFilledIn } from '../../engine/task.js';
import { wordsFor } from '../../log/line/line.js';
import { commandLines } from '../../render/page.js';
import type { Input } from '../../rules/record.js';
import { flagOf } from '../line/flags.js';
import { lineTyped } from '../line/inputs.js';
import type { Job } from './job.js';

/** Shows the line that gives the same answer again from a shell. */
export function showSameLine(job: Job, input: Input, given: Given): void {
  const { action, filling, optional } = job;
  const unsaid = readFor({ ...job, filling: undefined }, {});
  const filled = filling ? [...inputsFilledIn(job, input, given), ...Object.keys(optional)] : [];
  const said = Object.fromEntries(Object.entries(input).filter(([name]) => !filled.includes(name)));
  const line = lineTyped(action, said, {
    unsaid,
    given,
    more: typedAgain(job),
    units: filling && wordsFor(filling),
  });
  // A list of which nothing was filled in would be asked for again.
  const listed = action.checklist?.names(input) ?? [];
  const asksAgain = listed.length > 0 && !listed.some((name) => line.includes(flagOf(name)));
  const words = [...line, ...(asksAgain ? ['--no-input'] : [])];
  const { stderr } = job.io;
  const width = stderr.columns || Number.POSITIVE_INFINITY;
  stderr.write(`\n${commandLines('The same in one line:', words, width).join('\n')}\n`);
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
