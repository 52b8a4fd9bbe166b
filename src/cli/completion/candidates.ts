import { steers } from '../../engine/shown.js';
import { systemFor } from '../../engine/systems.js';
import type { AnyAction } from '../../rules/action.js';
import { tellsOf } from '../../rules/filled.js';
import { flagOf } from '../../rules/flag.js';
import { actionOf, type RuleSystem } from '../../rules/system.js';
import { sameName } from '../../rules/text/likeness.js';
import { type Command, subcommandsOf } from '../command.js';
import { COMMANDS, isCommand } from '../commands.js';
import type { Io } from '../io.js';
import { actionFirst, commandFirst } from '../line/parse.js';
import { PREFIXES } from '../line/prefixes.js';
import { beginsAs } from './begins.js';
import { type FlagOffered, flagsOf, GLOBAL, given, ownFlags } from './flags.js';
import { actionNames } from './names.js';
import { contextOf, type LineContext } from './place.js';
import { wordsBehind } from './usage.js';

/** Something that can stand where the cursor is. */
export interface Candidate {
  readonly value: string;
  /** What it is, for shells that show it. */
  readonly says?: string;
  /** Its words may stand apart, without quotes: it names a unit. */
  readonly isLoose?: true;
}

/** Everything that can stand where the cursor is. */
export interface Candidates {
  readonly list: readonly Candidate[];
  /** The name of a file can, too. */
  readonly files?: true;
}

const NOTHING: Candidates = { list: [] };

/** The most words of a name that is being typed. */
const MOST_WORDS = 5;

/** What is typed, and whether anybody will read what the candidates are: it may take longer to know. */
interface Typing {
  readonly text: string;
  readonly says: boolean;
}

/**
 * What can stand at the end of a line, in the order in which it helps most, in whatever case it was begun.
 * @param words what stands before it, behind the program
 */
export async function candidatesFor(words: readonly string[], typing: Typing, io: Io): Promise<Candidates> {
  if (words.includes('--')) return NOTHING;
  const place = contextOf(words, io);
  const begun = await goingOn(words, typing, place);
  if (begun && !begun.isWhole) return begun;
  const { list, files } = await all(words, typing.text, typing.says, place);
  const fits = [...(begun?.list ?? []), ...beginning(list, typing.text)];
  return { list: fits, ...(files && { files }) };
}

/** Those that begin as was typed. A name that holds a line break would be two, and nobody types what steers a terminal. */
const beginning = (list: readonly Candidate[], text: string): Candidate[] =>
  list.filter(({ value }) => beginsAs(value, text) && !steers(value));

/** The rest of a name of which whole words were typed; and whether they are a name by themselves. */
async function goingOn(
  words: readonly string[],
  { text, says }: Typing,
  place: LineContext,
): Promise<(Candidates & { isWhole: boolean }) | undefined> {
  for (let n = 1; n <= Math.min(MOST_WORDS, words.length - 1) && !words.at(-n)!.startsWith('-'); n++) {
    const before = words.slice(-n).join(' ');
    const { list } = await all(words.slice(0, -n), `${before} ${text}`, says, place);
    const loose = list.filter(({ isLoose }) => isLoose);
    const found = beginning(loose, `${before} ${text}`);
    const rest = found.map((of) => ({ ...of, value: of.value.slice(before.length + 1) }));
    if (rest.length > 0) return { list: rest, isWhole: loose.some(({ value }) => sameName(value, before)) };
  }
  return undefined;
}

async function all(
  words: readonly string[],
  text: string,
  says: boolean,
  place: LineContext,
): Promise<Candidates> {
  // What is the same everywhere needs no look at the line: taking it apart would also give a bare --color its value.
  if (words.at(-1) === '--color') return flagsOf(GLOBAL, words, text, place) ?? NOTHING;
  const first = actionFirst(words);
  const behind = first.command === 'odds' || first.command === 'help' ? actionFirst(first.rest) : first;
  const prefix = behind === first ? undefined : first.command;
  const { command, rest } = behind;
  if (command === undefined) {
    const flags = flagsOf(GLOBAL, words, text, place);
    if (flags) return flags;
    return { list: await names(text, says, prefix, place) };
  }
  if (isCommand(command)) {
    if (prefix === 'odds') return NOTHING;
    return ofCommand(await COMMANDS[command](), { rest, text, place }, prefix === 'help');
  }
  return prefix === 'help' ? NOTHING : ofAction(command, { rest, text, place });
}

/** What a line can begin with. */
async function names(
  text: string,
  says: boolean,
  prefix: string | undefined,
  place: LineContext,
): Promise<Candidate[]> {
  const actions = await actionNames(text, says, place);
  if (prefix === 'odds') return actions;
  const commands = Object.entries(COMMANDS).filter(([name]) => beginsAs(name, text));
  const described = commands.map(async ([name, load]) =>
    says ? { value: name, says: (await load()).says } : { value: name },
  );
  const others = prefix === 'help' ? [] : PREFIXES.map((value) => ({ value, says: PREFIX_SAYS[value] }));
  return [...actions, ...(await Promise.all(described)), ...others];
}

const PREFIX_SAYS = { odds: 'the exact odds of an action', help: 'the help of an action or a command' };

/** What is typed behind a command or an action. */
interface TypedBehind {
  readonly rest: readonly string[];
  /** The word that is being typed. */
  readonly text: string;
  readonly place: LineContext;
}

async function ofCommand(command: Command, typed: TypedBehind, help: boolean): Promise<Candidates> {
  const { rest, text, place } = typed;
  const { subcommands = {} } = command;
  const behind = commandFirst(rest);
  if (behind.command !== undefined && Object.hasOwn(subcommands, behind.command))
    return ofCommand(await subcommands[behind.command]!(), { ...typed, rest: behind.rest }, help);
  const below = (await subcommandsOf(command)).map(({ name, says }) => ({
    value: name.split(' ').at(-1)!,
    says,
  }));
  if (help) return { list: rest.length === 0 ? below : [] };
  const inputs = command.inputsOf ? await command.inputsOf(place.game, place.io) : (command.inputs ?? {});
  const flags = [...ownFlags(inputs), ...globalsOf(command)];
  const begun = flagsOf(flags, rest, text, place);
  if (begun) return begun;
  const words = given(rest, flags).words;
  const named = await wordsBehind(command, words, text, place);
  if (words.length > 0) return named;
  const others = named.list.filter(({ value }) => !below.some((of) => of.value === value));
  return { ...named, list: [...below, ...others] };
}

/** The global flags that mean something to a command. */
function globalsOf({ takes = [], without = [] }: Command): readonly FlagOffered[] {
  return GLOBAL.filter(
    ({ key, ofActions }) => (!ofActions || takes.some((t) => t === key)) && !without.some((w) => w === key),
  );
}

async function ofAction(name: string, { rest, text, place }: TypedBehind): Promise<Candidates> {
  const found = systemOrNone(name, place);
  if (!found) return NOTHING;
  const action = await actionOf(found.system, found.name);
  const own = await inOrderOfUse(action, rest);
  const here = { ...place, system: found.system };
  const all = [...own, ...GLOBAL.map((flag) => ofResult(flag, action))];
  const flags = flagsOf(all, rest, text, here);
  if (flags) return flags;
  if (own.length < Object.keys(action.inputs).length) return NOTHING;
  const { unitsNext } = await import('./unit-names.js');
  return { list: await unitsNext(action, given(rest, all).words, text, here) };
}

/** The flags of an action: those that are used most first, and last what units tell that are named behind it. */
async function inOrderOfUse(action: AnyAction, rest: readonly string[]): Promise<readonly FlagOffered[]> {
  const { byUse } = await import('../help/usual.js');
  const flags = ownFlags(Object.fromEntries(byUse(action)));
  const { roles = [] } = action;
  if (given(rest, [...flags, ...GLOBAL]).words.length === 0) return flags;
  const isTold = ({ key }: FlagOffered) => roles.some((role) => tellsOf(role, key));
  return [...flags.filter((flag) => !isTold(flag)), ...flags.filter(isTold)];
}

/** A flag that asks for something of the result takes what that holds. */
function ofResult(flag: FlagOffered, { result, views }: AnyAction): FlagOffered {
  if (flag.key !== 'of' && flag.key !== 'chance') return flag;
  const names = [...new Set([...Object.keys(views ?? {}), ...Object.keys(result)])].filter(
    (name) => !name.includes(' '),
  );
  return { ...flag, takes: names.map((name) => flagOf(name).slice(2)) };
}

/** The rule system of an action; nothing, where it is no action of that in force. */
function systemOrNone(
  action: string,
  { asked }: LineContext,
): { system: RuleSystem; name: string } | undefined {
  try {
    return systemFor(action, asked);
  } catch {
    return undefined;
  }
}
