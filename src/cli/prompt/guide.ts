import { type Given, readFor } from '../../engine/inputs/inputs.js';
import { systemAsked } from '../../engine/system-asked.js';
import { inputsFilledIn } from '../../engine/task.js';
import { logPath } from '../../log/file.js';
import { type AnyAction, missingInputs } from '../../rules/action.js';
import type { Field } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import { actionOf, comesIn, type RuleSystem, sideToAct } from '../../rules/system.js';
import { actionSaid, capital } from '../../rules/text/say.js';
import type { May } from '../../table/now.js';
import { onOneScreen } from '../action/asking.js';
import { type JobLine, jobFor, opened } from '../action/job.js';
import { runAsked } from '../action/run-action.js';
import type { Others } from '../command.js';
import { canAsk, type Io } from '../io.js';
import { readOptions } from '../line/options.js';
import type { Globals } from '../line/parse.js';
import { note } from '../notes.js';
import { goingWith } from './choices.js';
import { Habits } from './habits.js';
import type { Choice, Prompts } from './prompts.js';
import { onWhom } from './who.js';

/** What somebody is about to do, as far as a line would begin with it. */
interface Deed {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  /** The units that are named behind it. */
  readonly words: readonly string[];
  /** What it says besides, where it may be done in one way alone. */
  readonly way: Input;
}

/** A line that has neither an action nor a command. */
interface NoCommand extends Pick<Others, 'type'> {
  readonly globals: Globals;
  readonly io: Io;
}

/** The guided way: who acts and on whom, say what matters, see the answer and the line that gives the same. */
export async function guide(systems: readonly RuleSystem[], { globals, io, type }: NoCommand): Promise<void> {
  const { game } = readOptions(globals, () => canAsk(io), io.env);
  const prompts = await io.prompts();
  const asked = systemAsked({ game }, io.env)?.system;
  // Those are of a bundle of their own: the same system is not the same object.
  const played = asked && systems.find(({ id }) => id === asked.id);
  const habits = (of: RuleSystem) => Habits.of(logPath(game, io.env), of.id);
  const found = played && (await inGame({ system: played, game, io }, { habits: habits(played), prompts }));
  if (found === 'next')
    return type(['next', ...(globals.game === undefined ? [] : ['--game', globals.game])]);
  const deed = found ?? (await anyDeed(played ? [played] : systems, prompts, io));
  const { system, action, words, way } = deed;
  const parsed = { globals, given: switchesIn(way), words, help: undefined };
  const begun = await jobFor({ system, action, parsed }, io);
  const given = await whatMatters({ ...begun, way }, habits(system), prompts);
  const filled = action.checklist && (await onOneScreen(begun.job, given));
  await runAsked(begun.job, filled ?? given);
}

/** What is to be said besides who acts on whom: what has to be, and what is ticked, of which those come first that are told most. */
async function whatMatters(
  { job: of, given, way }: Pick<JobLine, 'job' | 'given'> & Pick<Deed, 'way'>,
  habits: Habits,
  prompts: Prompts,
): Promise<Given> {
  const { action, filling } = of;
  const input = readFor(of, given);
  const listed: readonly string[] = action.checklist?.names() ?? [];
  const known = [
    ...missingInputs(action, input),
    ...listed,
    ...(filling ? inputsFilledIn(of, input, given) : []),
    ...Object.keys(way),
  ];
  const { byUse } = await import('../help/usual.js');
  const names = byUse(action).map(([name]) => name);
  const optional = habits.inputs(
    action,
    names.filter((name) => !known.includes(name)),
  );
  const first = { ...habits.choices(action), ...proposedIn(way) };
  const ticked = await prompts.more(action, optional);
  // A switch is told by its tick; the others are asked for.
  const isSwitch = (name: string) => (action.inputs[name] as Field).kind === 'switch';
  const switches = Object.fromEntries(ticked.filter(isSwitch).map((name) => [name, true as const]));
  const asked = [...ticked, ...Object.keys(way)];
  const others = Object.keys(action.inputs).filter((name) => asked.includes(name) && !isSwitch(name));
  const told = {
    ...given,
    ...switches,
    ...(await prompts.fields(goingWith(action, others, { ...input, ...switches }), others, first)),
  };
  // What has to be known depends on what was ticked: a tank that shoots has no figures.
  const now = readFor(of, told);
  const missing = missingInputs(action, now);
  return opened(action, {
    ...told,
    ...(await prompts.fields(goingWith(action, missing, now), missing, first)),
  });
}

/** Any action, where no units of a game can be asked for. */
async function anyDeed(systems: readonly RuleSystem[], prompts: Prompts, io: Io): Promise<Deed> {
  let of = systems;
  if (systems.length > 1) {
    note(
      'no game is in use: choose the rules and what happens. wg game start <name> keeps units, cards and turns.',
      io,
    );
    of = [await prompts.system(systems)];
  }
  return { ...(await prompts.action(of)), words: [], way: {} };
}

/**
 * What a unit of the game does, and to whom: what is permitted now, and what is done most first.
 * @returns `next` for the next thing of the turn; nothing, where there are no units, or something else happens
 */
async function inGame(
  place: { readonly system: RuleSystem; readonly game: string; readonly io: Io },
  { habits, prompts }: { readonly habits: Habits; readonly prompts: Prompts },
): Promise<Deed | 'next' | undefined> {
  const { system, game, io } = place;
  const { atTable, whatTheyMay } = await import('../game/now.js');
  const table = await atTable(game, system, io);
  if (!table || table.ended || table.units.length === 0) return undefined;
  const { kept, now, sides } = table;
  const side = sideToAct(kept, now.state, sides);
  const able = (await whatTheyMay(table, table.units)).filter(({ may }) => may.length > 0);
  const own = able.filter(({ unit }) => side === undefined || unit.side === side);
  const units = [...own, ...able.filter((of) => !own.includes(of))];
  const comes = comesIn(kept, now.state);
  const someone = units.map((of) => ({
    name: of.unit.name,
    says: [of.unit.side, of.may.map(actionSaid).join(', ')].filter(Boolean).join(': '),
    value: of,
  }));
  const onward = comes ? [{ name: capital(comes.says), value: 'next' as const }] : [];
  const offered: Choice<May | 'next' | undefined>[] =
    own.length > 0 ? [...someone, ...onward] : [...onward, ...someone];
  const who = await prompts.pick(side === undefined ? 'Who acts?' : `Who acts? (${side} to act)`, [
    ...offered,
    { name: 'Something else', value: undefined },
  ]);
  if (who === undefined || who === 'next') return who;
  const { act } = kept.place(now.state);
  const does = [...new Set([...(act ? [act] : []), ...habits.actions(who.may)])].filter((name) =>
    who.may.includes(name),
  );
  const actions = await Promise.all(does.map((name) => actionOf(system, name)));
  const choices = actions.map((value) => ({ name: actionSaid(value.name), says: value.says, value }));
  const action =
    choices.length === 1 ? actions[0]! : await prompts.pick(`What does ${who.unit.name} do?`, choices);
  const words = [who.unit.name];
  const asking = { place, units: table.units, habits, prompts };
  const other = await onWhom(action, who.unit.name, asking);
  const way = who.how?.[action.name]?.input ?? {};
  return { system, action, words: other === undefined ? words : [...words, other], way };
}

/** The switches of a way: who has chosen it has chosen them. */
const switchesIn = (way: Input): Given =>
  Object.fromEntries(Object.keys(way).flatMap((name) => (way[name] === true ? [[name, true] as const] : [])));

/** What a way says besides, how many and with what: asked for, and proposed as the way has it. */
const proposedIn = (way: Input): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(way).flatMap(([name, value]) => (value === true ? [] : [[name, `${value}`] as const])),
  );
