/** The man page, from the same declarations as the help. */
import { SYSTEMS } from '../rulesets/index.js';
import { type Command, subcommandsOf } from '../src/cli/command.js';
import { COMMANDS } from '../src/cli/commands.js';
import { BESIDES, ENVIRONMENT, EXAMPLES, EXIT_CODES, FILES } from '../src/cli/help/facts.js';
import { fieldFlags, fieldHelp, strayFlags, usageOf } from '../src/cli/help/help.js';
import { GLOBAL_FLAGS } from '../src/cli/line/flags.js';
import { BESIDE } from '../src/engine/systems.js';
import { VERSION } from '../src/log/version.js';
import type { Field } from '../src/rules/field.js';
import { actionsOf } from '../src/rules/system.js';
import { bold, filled, literal, prose, usage } from './roff.js';

const NAMES = new Set([...SYSTEMS, ...BESIDE].flatMap(({ id, actions }) => [id, ...actions]));
const said = (text: string): string[] => filled(prose(text, NAMES));
const sentence = (text: string): string[] => said(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

/** Something with what it is, indented below it. */
const entry = (term: string, says: readonly string[]): string[] => ['.TP', term, ...says];
const section = (title: string, lines: readonly string[]): string[] => [`.SH ${title}`, ...lines];
const below = (title: string): string => `.SS ${literal(title)}`;
const paragraphs = (...texts: readonly string[]): string[] =>
  texts.flatMap((text, i) => [...(i > 0 ? ['.PP'] : []), ...said(text)]);

const flag = ([flags, help]: readonly [string, string]): string[] => entry(usage(flags), sentence(help));

async function actions(): Promise<string[]> {
  const systems = await Promise.all(
    SYSTEMS.map(async (system) => [
      below(`${system.title} (-r ${system.short})`),
      ...(await actionsOf(system)).flatMap(({ name, says }) => entry(bold(literal(name)), sentence(says))),
    ]),
  );
  const beside = (await Promise.all(BESIDE.map(actionsOf))).flat();
  return [
    ...said('wg help shoot lists the flags of shoot, and what it answers; so for every action.'),
    ...systems.flat(),
    below('In every game'),
    ...beside.flatMap((action) => entry(usage(usageOf(action).replace(/^wg /, '')), sentence(action.says))),
  ];
}

async function ofCommand(command: Command): Promise<string[]> {
  const { name, says, usage: uses, inputs = {} } = command;
  const flags = Object.entries(inputs).map(
    ([input, field]: [string, Field]) => [fieldFlags(input, field), fieldHelp(field)] as const,
  );
  const left = strayFlags(command);
  const taken = GLOBAL_FLAGS.map(([flags]) => flags.match(/--[a-z-]+/)![0]).filter(
    (of) => !left.includes(of),
  );
  return [
    below(`wg ${name}`),
    ...sentence(says),
    ...uses.flatMap(([words, does]) => entry(usage(`wg ${name} ${words}`.trimEnd()), sentence(does))),
    ...flags.flatMap(flag),
    ...entry('Global flags', said(`${taken.join(', ')}.`)),
    ...(await Promise.all((await subcommandsOf(command)).map(ofCommand))).flat(),
  ];
}

async function commands(): Promise<string[]> {
  const all = await Promise.all(Object.values(COMMANDS).map(async (load) => ofCommand(await load())));
  return [...all.flat(), below('Besides'), ...BESIDES.flatMap(flag)];
}

/** @param date the day of the page, as 2026-01-31 */
export async function manPage(date: string): Promise<string> {
  const lines = [
    '.\\" Made from the declarations of actions and commands by tools/man.ts.',
    `.TH WG 1 ${date} "wg ${VERSION}" "User Commands"`,
    // What is typed is never broken at a line's end.
    '.nh',
    ...section('NAME', [`wg \\- ${literal('dice, rules and exact odds for tabletop wargames')}`]),
    ...section('SYNOPSIS', [
      usage('wg <action> [<flags>]'),
      '.br',
      usage('wg odds <action> [<flags>]'),
      '.br',
      usage('wg <command> [<words>] [<flags>]'),
      '.br',
      usage('wg help [<action>]'),
    ]),
    ...section(
      'DESCRIPTION',
      paragraphs(
        'wg is the referee at the elbow of a wargamer. It rolls the dice of an action, or takes those that were thrown by hand, says what they did and which rule is behind every number, and knows the exact odds of all of it. What is resolved goes into the log of a game.',
        'An action belongs to a rule system: the one that -r names, else that of the game, else the one that WG_RULESET names, else the first that has it. The program is also called wargame, for machines on which wg is the tool of WireGuard.',
        'Alone on a terminal wg asks what happens, and shows the line that would have said the same.',
      ),
    ),
    ...section('ACTIONS', await actions()),
    ...section('COMMANDS', await commands()),
    ...section('OPTIONS', [
      ...said('Every action takes these. Commands take those that are named with them.'),
      ...GLOBAL_FLAGS.flatMap(flag),
      ...flag(['-h, --help', 'the help of the program, of an action or of a command']),
    ]),
    ...section(
      'EXIT STATUS',
      EXIT_CODES.flatMap(([code, says]) => entry(bold(`${code}`), sentence(says))),
    ),
    ...section(
      'ENVIRONMENT',
      ENVIRONMENT.flatMap(({ name, says }) => entry(bold(literal(name)), sentence(says))),
    ),
    ...section(
      'FILES',
      FILES.flatMap(([path, says]) => entry(`\\fI${literal(path)}\\fR`, sentence(says))),
    ),
    ...section(
      'EXAMPLES',
      EXAMPLES.flatMap(([line, shows]) => entry(bold(literal(line)), sentence(shows))),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
