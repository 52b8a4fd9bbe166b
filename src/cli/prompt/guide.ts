import { agreedOn } from '../../engine/agreed.js';
import type { Given } from '../../engine/inputs.js';
import { systemAsked } from '../../engine/systems.js';
import { type AnyAction, missingInputs } from '../../rules/action.js';
import type { Field } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import type { RuleSystem } from '../../rules/system.js';
import type { Job } from '../action/job.js';
import type { Io } from '../io.js';
import { readOptions } from '../options.js';
import type { Globals } from '../parse.js';

/** The actions that some unit of the game may take now; none, where there is no game, or nothing is known of it. */
async function allowedNow(systems: readonly RuleSystem[], game: string, io: Io): Promise<readonly string[]> {
  const system = systemAsked({ game }, io.env)?.system;
  // Those are of a bundle of their own: the same system is not the same object.
  if (!system || !systems.some(({ id }) => id === system.id)) return [];
  const { atTable, whatTheyMay } = await import('../game/now.js');
  const table = await atTable(game, system, io);
  if (!table) return [];
  return (await whatTheyMay(table, table.units)).flatMap(({ may }) => may);
}

/** The guided way: pick an action, say what matters, see the answer and the line that gives the same. */
export async function guide(
  systems: readonly RuleSystem[],
  globals: Globals,
  canAsk: () => boolean,
  io: Io,
  opened: (action: AnyAction, given: Given) => Promise<Given>,
  run: (job: Job, input: Input, given: Given) => Promise<void>,
  onOneScreen: (job: Job, given: Given) => Promise<Given | undefined>,
): Promise<void> {
  const options = readOptions(globals, canAsk, io.env);
  const prompts = await io.prompts();
  const { system, action } = await prompts.action(systems, await allowedNow(systems, options.game, io));
  const agreed = await agreedOn(globals, options.game, system, io.env);
  const { read } = agreed;
  const required = missingInputs(action, read(action, {}));
  const listed: readonly string[] = action.checklist?.names() ?? [];
  const optional = Object.keys(action.inputs).filter(
    (name) => !required.includes(name) && !listed.includes(name),
  );
  const ticked = await prompts.more(action, optional);
  // A switch is told by its tick; the others are asked for.
  const isSwitch = (name: string) => (action.inputs[name] as Field).kind === 'switch';
  const switches = Object.fromEntries(ticked.filter(isSwitch).map((name) => [name, true as const]));
  const others = optional.filter((name) => ticked.includes(name) && !isSwitch(name));
  const told = { ...switches, ...(await prompts.fields(action, others)) };
  // What has to be known depends on what was ticked: a tank that shoots has no figures.
  const missing = missingInputs(action, read(action, told));
  const given = await opened(action, { ...told, ...(await prompts.fields(action, missing)) });
  const job = { system, action, ...agreed, options, globals, io };
  const filled = action.checklist && (await onOneScreen(job, given));
  await run(job, read(action, filled ?? given), filled ?? given);
}
