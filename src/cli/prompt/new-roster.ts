import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import { conflictError } from '../../engine/errors.js';
import { rosterKey } from '../../engine/inputs/filling.js';
import { readValue } from '../../engine/inputs/values.js';
import { rosterPlace } from '../../engine/roster/roster.js';
import { faultInName } from '../../engine/roster/roster-file.js';
import { readSides } from '../../engine/roster/sides.js';
import { shown } from '../../engine/shown.js';
import { systemAsked } from '../../engine/system-asked.js';
import { allSystems } from '../../engine/systems.js';
import { logPath } from '../../log/file.js';
import { settingsOf } from '../../log/settings.js';
import { hang, writtenLines } from '../../render/page.js';
import type { Field, Fields } from '../../rules/field.js';
import type { AnyKind, Kinds } from '../../rules/kind.js';
import type { Input } from '../../rules/record.js';
import { withDefaults } from '../../rules/roster.js';
import { sameName } from '../../rules/text/likeness.js';
import { counted } from '../../rules/text/say.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { faultAsked } from '../failure.js';
import { canAsk } from '../io.js';
import { readOptions } from '../line/options.js';
import { mustBeWritable, writeFor } from '../new-file.js';
import type { Prompts } from './prompts.js';

/** A unit as it stands in a roster file. */
type RosterEntry = Input & { readonly name: string };
/** The units that were told so far, by side. */
type UnitsBySide = ReadonlyMap<string, readonly RosterEntry[]>;

/**
 * Asks a roster together, and writes it to a file.
 * @throws CliError `would-ask` without a terminal, `output-failed` where the file is there already or cannot be written
 */
export async function askRoster({ words, globals, input, io, page, json, game }: CommandLine): Promise<void> {
  const [named, extra] = words;
  if (extra !== undefined || named === '')
    throw new CliError('usage', 'wg roster new takes one file, or none.', 'As in: wg roster new arnhem.yaml');
  const force = input.force === true;
  if (!readOptions(globals, () => canAsk(io), io.env).mayAsk())
    throw new CliError(
      'would-ask',
      'wg roster new asks for the units, and needs a terminal.',
      'wg roster kinds tells what a file of them holds; wg roster load <file> takes it.',
    );
  if (named !== undefined) mustBeWritable('roster', named, force);
  const prompts = await io.prompts();
  const system =
    systemAsked({ ruleset: globals.ruleset, game: globals.game }, io.env)?.system ??
    (await prompts.system(allSystems()));
  const { kinds } = (await rosterPlace(game, system, io)).kept.memory;
  const { ruleset, sides: begunWith } = settingsOf(logPath(game, io.env)).state;
  const asked = () =>
    prompts.text(
      'The sides',
      fault((typed) => readSides(typed, system)),
      'Axis,Allies',
    );
  const sides =
    ruleset === system.id && begunWith.length > 0 ? begunWith : await readSides(await asked(), system);
  const told = new Map<string, RosterEntry[]>();
  for (const side of sides) told.set(side, await unitsOf(side, told, kinds, prompts));
  const n = allOf(told).length;
  if (n === 0) throw new CliError('nothing-found', 'No unit was told: there is nothing to write.');
  const free = freeName(`${system.short}-roster`, existsSync);
  const file =
    named ??
    (await prompts.text(
      'The file',
      fault(async (typed) => mustBeWritable('roster', typed, force)),
      free,
    ));
  const units = Object.fromEntries([...told].filter(([, of]) => of.length > 0));
  await writeFor('roster', file, stringify({ ruleset: system.id, sides: units }), force);
  if (globals.json) return json({ file, ruleset: system.id, sides, units: n });
  const said = `${counted(n, 'unit')} in ${shown(file, 500)}: wg roster load ${shown(file, 500)} puts ${n === 1 ? 'it' : 'them'} into the game.`;
  io.stdout.write(writtenLines(hang('', said, page.width), page));
}

const allOf = (told: UnitsBySide): RosterEntry[] => [...told.values()].flat();

/** What is wrong with what was typed, where reading it says so. */
const fault =
  (reads: (typed: string) => Promise<unknown>) =>
  async (typed: string): Promise<string | undefined> => {
    try {
      await reads(typed);
      return undefined;
    } catch (error) {
      return faultAsked(error, typed);
    }
  };

/** The units of one side, one after another, until no name is told. */
async function unitsOf(
  side: string,
  told: UnitsBySide,
  kinds: Kinds,
  prompts: Prompts,
): Promise<RosterEntry[]> {
  const units: RosterEntry[] = [];
  for (;;) {
    const nth = units.length === 0 ? 'first' : 'next';
    const there = [...allOf(told), ...units];
    const wrong = (typed: string) => {
      if (typed === '') return undefined;
      const twin = there.find(({ name }) => sameName(name, typed));
      return faultInName(typed) ?? (twin && `There is a unit ${twin.name} already.`);
    };
    const name = await prompts.text(`${side}: name of the ${nth} unit (Enter alone: no more)`, wrong);
    if (name === '') return units;
    units.push(await unitNamed(name, kinds, prompts));
  }
}

/** What a unit is, and what is said of it: what has to be, and what is ticked. */
async function unitNamed(name: string, kinds: Kinds, prompts: Prompts): Promise<RosterEntry> {
  const [usual] = Object.keys(kinds);
  const choices = Object.entries(kinds).map(([value, { says }]) => ({ name: value, says, value }));
  const kind = choices.length === 1 ? usual! : await prompts.pick(`What is ${name}?`, choices);
  const of = kinds[kind]!;
  for (;;) {
    const said = await saidOf(of, prompts);
    const conflict = of.conflict?.({
      ...withDefaults(of.profile, {}),
      ...withDefaults(of.marks, {}),
      ...said,
    });
    const lines = Object.entries(said).map(([field, value]) => [rosterKey(field), value]);
    if (!conflict) return { name, ...(kind !== usual && { kind }), ...Object.fromEntries(lines) };
    const { message } = conflictError({ ...conflict, input: rosterKey(conflict.input) });
    await prompts.text(`${message} Enter: told anew`, () => undefined);
  }
}

/** What is said of a unit of a kind, field by field: marks too, but those that are over with a card or a turn. */
async function saidOf({ profile, marks, lasts = {} }: AnyKind, prompts: Prompts): Promise<Input> {
  const lasting = Object.entries(marks as Fields).filter(([mark]) => !(mark in lasts));
  const inputs: Fields = { ...profile, ...Object.fromEntries(lasting) };
  const required = Object.keys(inputs).filter((name) => inputs[name]!.required);
  const needed = await prompts.fields({ inputs }, required);
  const ticked = await prompts.more(
    { inputs },
    Object.keys(inputs).filter((name) => !required.includes(name)),
  );
  const isSwitch = (name: string) => inputs[name]!.kind === 'switch';
  const more = await prompts.fields(
    { inputs },
    ticked.filter((name) => !isSwitch(name)),
  );
  const typed = {
    ...needed,
    ...more,
    ...Object.fromEntries(ticked.filter(isSwitch).map((name) => [name, true])),
  };
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      value === true ? true : readValue(name, inputs[name] as Field, String(value)),
    ]),
  );
}

/** `bg-roster.yaml`, or with a number where that is there already. */
function freeName(name: string, isTaken: (file: string) => boolean): string {
  for (let n = 1; ; n++) {
    const file = `${name}${n === 1 ? '' : `-${n}`}.yaml`;
    if (!isTaken(file)) return file;
  }
}
