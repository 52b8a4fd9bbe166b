import { BESIDE } from '../../engine/systems.js';
import { commandLines, hang, type Page, widthOf, writtenLines } from '../../render/page.js';
import type { AnyAction } from '../../rules/action.js';
import type { Field } from '../../rules/field.js';
import { type RuleSystem, toldActions } from '../../rules/system.js';
import type { Command } from '../command.js';
import { COMMANDS, GROUPS } from '../commands.js';
import { flagOf } from '../line/flags.js';
import { EXAMPLES } from './facts.js';
import { actionHead, commandHead, fieldFlags, fieldHelp, flagLines } from './help.js';

/** Help as it is wanted at the table: what is usual; `--all` has the rest. */

/** Flags that are told of an action. */
const MOST = 10;

/** The flags of an action, those that are used most first: needed ones, those with a letter of their own, those of the examples. */
export function byUse(action: AnyAction): [string, Field][] {
  const needs: readonly string[] = action.requires?.({}) ?? [];
  const typed = new Map<string, number>();
  for (const word of action.examples.flatMap(([line]) => line.split(' ')))
    typed.set(word, (typed.get(word) ?? 0) + 1);
  const timesTyped = (word: string) => typed.get(word) ?? 0;
  const weighed = Object.entries(action.inputs as Record<string, Field>).map(([name, field]) => ({
    flag: [name, field] satisfies [string, Field],
    weight:
      (field.required || needs.includes(name) ? 200 : 0) +
      (field.short ? 100 + timesTyped(`-${field.short}`) : 0) +
      timesTyped(flagOf(name)),
  }));
  return weighed.sort((a, b) => b.weight - a.weight).map(({ flag }) => flag);
}

/** The flags that are used most, as they are declared. */
function usualFlags(action: AnyAction): [string, Field][] {
  const usual = byUse(action)
    .slice(0, MOST)
    .map(([name]) => name);
  return Object.entries(action.inputs as Record<string, Field>).filter(([name]) => usual.includes(name));
}

/** The help of an action: examples, and its usual flags. */
export function usualActionHelp(action: AnyAction, system: RuleSystem, page: Page): string {
  const { theme, width } = page;
  const flags = usualFlags(action);
  const left = Object.keys(action.inputs).length - flags.length;
  const lines = [
    ...actionHead(action, system, page),
    ...(flags.length > 0 ? ['', theme.head(left > 0 ? 'Usual flags' : 'Flags')] : []),
    ...flags.flatMap(([name, field]) => flagLines(fieldFlags(name, field), fieldHelp(field), page)),
    '',
    ...hang(
      '',
      `wg help ${action.name} --all: ${left > 0 ? `${left} more, ` : ''}what the result holds, and the flags of every action`,
      width,
    ),
  ];
  return writtenLines(lines, page);
}

/** The help of a command, without what every command takes. */
export async function usualCommandHelp(command: Command, page: Page): Promise<string> {
  const lines = [
    ...(await commandHead(command, page)),
    '',
    ...hang('', `wg help ${command.name} --all: the flags of every command, and exit codes`, page.width),
  ];
  return writtenLines(lines, page);
}

/** The help of the program on one screen: examples, actions and commands by name. */
export async function usualProgramHelp(systems: readonly RuleSystem[], page: Page): Promise<string> {
  const { theme, width } = page;
  const beside = BESIDE.flatMap(({ actions }) => actions);
  const grouped: readonly string[] = GROUPS.flatMap(([, names]) => names);
  const others = Object.keys(COMMANDS).filter((name) => !grouped.includes(name));
  const [only, ...more] = systems;
  const examples = more.length > 0 ? EXAMPLES : await examplesOf(only!, width);
  const lines = [
    ...hang(`${theme.head('wg')}: `, 'dice, rules and exact odds for tabletop wargames', width),
    ...examples.flatMap(([line, shows]) => exampleLine(line, shows, page)),
    ...systems.flatMap(({ title, actions }) => named(title, actions, page)),
    ...GROUPS.flatMap(([title, names]) => hang(theme.head(`${title}: `), names.join(' '), width, 2)),
    ...hang(theme.head('Besides: '), [...beside, ...others, 'odds', 'help'].join(' '), width, 2),
    ...hang('', 'wg help shoot: examples and usual flags of one; wg help --all: everything', width),
  ];
  return writtenLines(lines, page);
}

/** For each of the commonest actions the first line that there is room for, or the shortest. */
async function examplesOf(system: RuleSystem, width: number): Promise<AnyAction['examples']> {
  const { usual = system.actions } = system;
  const actions = await toldActions(system, usual.slice(0, 3));
  return actions.flatMap(({ examples }) => {
    const fits = examples.find(([line]) => widthOf(`  $ ${line}`) <= width);
    return fits ? [fits] : examples.toSorted(([one], [other]) => one.length - other.length).slice(0, 1);
  });
}

/** A line to try, with what it shows where there is room. */
function exampleLine(line: string, shows: string, { width, theme }: Page): string[] {
  const [typed, said] = [`  $ ${line}`, `  # ${shows}`];
  if (widthOf(typed + said) <= width) return [`${typed}${theme.faint(said)}`];
  return commandLines('  $', line.split(' '), width);
}

/** Names under a title, on as many lines as they take. */
const named = (title: string, names: readonly string[], { width, theme }: Page): string[] => [
  ...hang('', theme.head(title), width),
  ...hang('  ', names.join(' '), width),
];
