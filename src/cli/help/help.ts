import { wordsTaken } from '../../engine/inputs/values.js';
import { BESIDE, isBeside } from '../../engine/systems.js';
import { commandLines, hang, type Page, withoutAuthor, writtenLines } from '../../render/page.js';
import type { AnyAction } from '../../rules/action.js';
import { type Field, isBare } from '../../rules/field.js';
import { actionsOf, type RuleSystem, toldActions } from '../../rules/system.js';
import { type Command, OF_ACTIONS, OF_SYSTEMS, subcommandsOf } from '../command.js';
import { COMMANDS, GROUPS } from '../commands.js';
import { flagOf, GLOBAL_FLAGS, metavar } from '../line/flags.js';
import { BESIDES, ENVIRONMENT, EXAMPLES, EXIT_CODES } from './facts.js';

const COLUMN = 26;

/** A flag with its help: beside it where there is room, below it otherwise. */
export function flagLines(flags: string, help: string, { width }: Page): string[] {
  const first = `  ${flags}`;
  if (width >= 60 && first.length < COLUMN) return hang(first.padEnd(COLUMN), help, width);
  return [...hang('  ', flags, width), ...hang('      ', help, width)];
}

/** Command lines to try, each with what it shows; `$` marks what can be run as it stands. */
const exampleLines = (examples: readonly (readonly [string, string])[], { width, theme }: Page): string[] =>
  examples.flatMap(([line, shows]) => [
    ...hang('  ', theme.faint(`# ${shows}`), width),
    // A break inside quotes only adds spaces there, which dice and names do not mind.
    ...commandLines('  $', line.split(' '), width),
  ]);

/** What a flag is, with what it allows. */
export function fieldHelp(field: Field): string {
  const required = field.required ? ' (required)' : '';
  const byDefault =
    field.default !== undefined && field.kind !== 'switch' && field.default !== 0 && field.default !== 'none';
  const bounds = field.kind === 'count' || field.kind === 'measure' ? `, ${field.min} to ${field.max}` : '';
  const list = field.kind === 'choice' ? `: ${metavar(field).slice(1, -1).replaceAll('|', ', ')}` : '';
  const words = field.kind === 'list' && field.words ? `; ${wordsTaken(field)}` : '';
  return `${field.help}${words}${bounds}${list}${byDefault ? `; default ${field.default}` : ''}${required}`;
}

/** A flag as help shows it: `-c, --cover <name>`. */
export function fieldFlags(name: string, field: Field): string {
  const takes = field.kind === 'choice' ? ' <name>' : field.kind === 'switch' ? '' : ` ${metavar(field)}`;
  if (isBare(field)) return metavar(field);
  return `${field.short ? `-${field.short}, ` : ''}${flagOf(name)}${takes}`;
}

/** What the help of an action begins with: what it settles, examples, and how it is typed. */
export function actionHead(action: AnyAction, system: RuleSystem, page: Page): string[] {
  const { theme, width } = page;
  const units = (action.roles ?? []).map(({ says }) => says);
  const needs = action.requires?.({}) ?? [];
  return [
    ...hang(`${theme.head(`wg ${action.name}`)}: `, `${action.says} (${withoutAuthor(system.title)})`, width),
    '',
    theme.head('Examples'),
    ...exampleLines(action.examples, page),
    '',
    ...hang(theme.head('Usage: '), `${usageOf(action)}${units.length ? ' [units]' : ''} [flags]`, width),
    ...(units.length
      ? hang('  ', `Units of a roster fill in flags: ${units.join(', then ')} (wg help roster).`, width)
      : []),
    ...(needs.length
      ? hang('  ', `Needs ${needs.map(flagOf).join(' and ')}, but where other flags do without.`, width)
      : []),
  ];
}

/** All help of one action: examples first, then its flags by group, what it answers, and the global flags. */
export function actionHelp(action: AnyAction, system: RuleSystem, page: Page): string {
  const { theme, width } = page;
  const groups = new Map<string, [string, Field][]>();
  for (const [name, field] of Object.entries(action.inputs as Record<string, Field>)) {
    const group = field.group ?? 'Flags';
    groups.set(group, [...(groups.get(group) ?? []), [name, field]]);
  }
  const lines = [
    ...actionHead(action, system, page),
    ...[...groups].flatMap(([group, fields]) => [
      '',
      ...hang('', theme.head(group), width),
      ...fields.flatMap(([name, field]) => flagLines(fieldFlags(name, field), fieldHelp(field), page)),
    ]),
    '',
    theme.head('Result'),
    ...Object.entries(action.result).flatMap(([name, { help, order }]) =>
      flagLines(name, help + (order ? `: ${order.join(', ')}` : ''), page),
    ),
    ...globalHelp(page, 'Every action takes', isBeside(system) ? without(OF_SYSTEMS.map(flagOf)) : undefined),
  ];
  return writtenLines(lines, page);
}

/** An action as it is typed, but for its flags. */
export function usageOf({ name, inputs }: AnyAction): string {
  const bare = Object.values(inputs as Record<string, Field>).find(isBare);
  return `wg ${name}${bare ? ` ${metavar(bare)}` : ''}`;
}

/** Tells the global flags apart from those that are left out. */
const without = (left: readonly string[]) => (flags: string) =>
  !left.some((flag) => flags.split(/[ ,]+/).includes(flag));

/** The global flags that mean nothing to a command. */
export const strayFlags = ({ takes = [], without: left = [] }: Command): string[] =>
  [...OF_ACTIONS.filter((flag) => !takes.includes(flag)), ...left].map(flagOf);

/** What is told of a command itself: what it does, examples, usage and its own flags. */
export async function commandHead(command: Command, page: Page): Promise<string[]> {
  const { name, says, examples = [], inputs = {}, file: [holds, ...lines] = [] } = command;
  const { theme, width } = page;
  const subcommands = await subcommandsOf(command);
  const uses = [command, ...subcommands].flatMap((of) =>
    of.usage.map(([words, does]) => [`wg ${of.name} ${words}`.trimEnd(), does] as const),
  );
  const [first] = subcommands;
  return [
    ...hang(`${theme.head(`wg ${name}`)}: `, says, width),
    ...(examples.length ? ['', theme.head('Examples'), ...exampleLines(examples, page)] : []),
    '',
    theme.head('Usage'),
    ...uses.flatMap(([line, does]) => flagLines(line, does, page)),
    ...(first
      ? ['', ...hang('', `wg help ${first.name} lists the flags of wg ${first.name}, and so on.`, width)]
      : []),
    ...Object.entries(inputs).flatMap(([input, field], i) => [
      ...(i === 0 ? ['', theme.head('Flags')] : []),
      ...flagLines(fieldFlags(input, field), fieldHelp(field), page),
    ]),
    ...(holds === undefined ? [] : ['', ...hang('', holds, width), ...lines.map((line) => `  ${line}`)]),
  ];
}

/** All help of one command. */
export const commandHelp = async (command: Command, page: Page): Promise<string> =>
  writtenLines(
    [
      ...(await commandHead(command, page)),
      ...globalHelp(page, 'Every command takes', without(strayFlags(command))),
    ],
    page,
  );

function globalHelp(
  page: Page,
  title = 'Every action takes',
  has: (flags: string) => boolean = () => true,
): string[] {
  const { theme, width } = page;
  return [
    '',
    theme.head(title),
    ...GLOBAL_FLAGS.filter(([flags]) => has(flags)).flatMap(([flags, help]) => flagLines(flags, help, page)),
    ...flagLines('-h, --help', 'help: examples and usual flags; with --all everything', page),
    '',
    ...hang(
      theme.head('Exit codes: '),
      EXIT_CODES.map(([code, says]) => `${code} ${says}`).join(', '),
      width,
    ),
    ...hang(theme.head('Environment: '), ENVIRONMENT.flatMap(({ inHelp }) => inHelp ?? []).join(', '), width),
  ];
}

/** All help of the program, for these rule systems. */
export async function programHelp(systems: readonly RuleSystem[], page: Page): Promise<string> {
  const { theme, width } = page;
  const all = await Promise.all(
    systems.map(async (system) => ({ title: system.title, actions: await toldActions(system) })),
  );
  const beside = (await Promise.all(BESIDE.map(actionsOf))).flat();
  const grouped: readonly string[] = GROUPS.flatMap(([, names]) => names);
  const groups = [
    ...GROUPS,
    ['Besides', Object.keys(COMMANDS).filter((name) => !grouped.includes(name))] as const,
  ];
  const commands = new Map(
    await Promise.all(Object.entries(COMMANDS).map(async ([name, load]) => [name, await load()] as const)),
  );
  const lines = [
    ...hang(`${theme.head('wg')}: `, 'dice, rules and exact odds for tabletop wargames', width),
    '',
    theme.head('Examples'),
    ...exampleLines(all.length === 1 ? all[0]!.actions[0]!.examples.slice(0, 4) : EXAMPLES, page),
    ...all.flatMap(({ title, actions }) => [
      '',
      ...hang('', theme.head(`Actions of ${title}`), width),
      ...actions.flatMap(({ name, says }) => flagLines(name, says, page)),
    ]),
    ...groups.flatMap(([title, names]) => [
      '',
      theme.head(title),
      ...(title === 'Besides'
        ? beside.flatMap((action) => flagLines(usageOf(action).replace(/^wg /, ''), action.says, page))
        : []),
      ...names.flatMap((name) => flagLines(name, commands.get(name)!.says, page)),
    ]),
    ...BESIDES.flatMap(([name, says]) => flagLines(name, says, page)),
    ...globalHelp(page),
  ];
  return writtenLines(lines, page);
}
