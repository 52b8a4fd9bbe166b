import { SYSTEMS } from '../../rulesets/index.js';
import type { Cells, Rulings } from '../dice/play.js';
import { commandLines, type Page, symbolsFor, toAscii, written } from '../render/page.js';
import { theme, wantsColour } from '../render/theme.js';
import type { AnyAction } from '../rules/action.js';
import type { Fields } from '../rules/field.js';
import type { Input } from '../rules/record.js';
import { actionOf, type RuleSystem } from '../rules/system.js';
import { type Agreed, agreedOn, houseRules } from './agreed.js';
import { CliError } from './errors.js';
import { type Failure, failureOf } from './failure.js';
import { flagOf } from './flags.js';
import { freshSeed } from './fresh-seed.js';
import { checkTogether, lineFor, missingInputs, readInputs, refuseMissing } from './inputs.js';
import type { Io, Out as Stream } from './io.js';
import { type Options, readOptions } from './options.js';
import {
  COMMANDS,
  colourAsked,
  commandFirst,
  type Given,
  type Globals,
  type Parsed,
  parse,
  rulesetFlag,
  systemFor,
  systemNamed,
} from './parse.js';
import { pastOf, run } from './run.js';
import { VERSION } from './version.js';

/**
 * Runs one command line.
 * @param argv the arguments, without node and script
 * @param io the world around the program
 * @returns the exit code: 0 resolved, 1 failure, 2 usage, 3 not allowed, 4 would have to ask, 130 interrupted
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    await dispatch(argv, io);
    return 0;
  } catch (error) {
    const failure = failureOf(error);
    report(failure, argv, io);
    if (io.env.WG_DEBUG === '1') io.stderr.write(`${(error as Error).stack}\n`);
    return failure.exit;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<void> {
  let { command, rest } = commandFirst(argv);
  if (argv.includes('-V') || argv.includes('--version')) {
    io.stdout.write(`${VERSION}\n`);
    return;
  }
  if (command === undefined) return withoutCommand(rest, io);
  if (command === 'help') {
    if (rest.includes('--json'))
      throw new CliError('usage', '--json means nothing to wg help: it is there to be read.');
    ({ command, rest } = commandFirst(rest));
    if (command === undefined || (COMMANDS as readonly string[]).includes(command)) {
      return showHelp(parse('help', undefined, rest, true).globals, io);
    }
    rest = ['--help', ...rest];
  }
  if (command === 'odds') {
    const of = commandFirst(rest);
    if (of.command === undefined || of.command === 'help')
      return showHelp(parse('odds', undefined, rest).globals, io);
    command = of.command;
    rest = ['--odds', ...of.rest];
  }
  if (command === 'rules') return rules(rest, io);
  if (command === 'rulesets') return rulesets(rest, io);
  if (command === 'game') return game(rest, io);
  const flag = rulesetFlag(rest);
  const wanted = flag ?? (io.env.WG_RULESET || undefined);
  const { system, name } = systemFor(
    command,
    wanted,
    SYSTEMS,
    flag === undefined ? ', as WG_RULESET says' : '',
  );
  const action = await actionOf(system, name);
  return runAction(system, action, await parsed(system, action, rest), io);
}

/** A command line taken apart; one that only fits the action of this name of another rule system is told so. */
async function parsed(system: RuleSystem, action: AnyAction, rest: readonly string[]): Promise<Parsed> {
  try {
    return parse(action.name, action, rest);
  } catch (error) {
    const { code, message, hint } = error as CliError;
    const guess = hint?.startsWith('Did you mean') ? `${hint} ` : '';
    if (code !== 'unknown-flag') throw error;
    for (const other of SYSTEMS) {
      if (other === system || !other.actions.includes(action.name)) continue;
      const fits = await actionOf(other, action.name);
      try {
        parse(action.name, fits, rest);
      } catch {
        continue;
      }
      throw new CliError(code, message, `${guess}That of ${other.title} has it: -r ${other.short}.`);
    }
    throw error;
  }
}

/** `wg` alone: the guided prompts on a terminal, the help elsewhere. */
async function withoutCommand(rest: readonly string[], io: Io): Promise<void> {
  const { globals, help } = parse('wg', undefined, rest);
  if (help || !canAsk(io) || !globals.input || io.env.CI) return showHelp(globals, io);
  const { guide } = await import('./guide.js');
  return guide(systemsFor(globals, io), globals, () => canAsk(io), io, opened, runAsked, onOneScreen);
}

/** The system that is asked for, by flag or by WG_RULESET; else all there are. */
function systemsFor({ ruleset }: Globals, { env }: Io): readonly RuleSystem[] {
  const wanted = ruleset ?? (env.WG_RULESET || undefined);
  if (wanted === undefined) return SYSTEMS;
  return [systemNamed(wanted, SYSTEMS, ruleset === undefined ? ', as WG_RULESET says' : '')];
}

const canAsk = (io: Io) => io.stdin.isTTY && io.stderr.isTTY;

/** The help of one action, or of the program. */
async function showHelp(
  globals: Globals,
  io: Io,
  of?: { action: AnyAction; system: RuleSystem },
): Promise<void> {
  const systems = of ? [] : systemsFor(globals, io);
  const { actionHelp, programHelp } = await import('./help.js');
  const page = pageFor(globals, io, io.stdout);
  io.stdout.write(of ? actionHelp(of.action, of.system, page) : await programHelp(systems, page));
}

async function runAction(
  system: RuleSystem,
  action: AnyAction,
  { globals, given: typed, help }: Parsed,
  io: Io,
): Promise<void> {
  if (help) return showHelp(globals, io, { action, system });
  const given = await opened(action, typed);
  const options = readOptions(globals, () => canAsk(io), io.env);
  const { without, ...agreed } = await agreedOn(globals, options, system, io);
  const { read } = agreed;
  const input = read(action, given);
  const missing = missingInputs(action, input);
  // What the line lacks, or holds, only by the house rules is told with the way round them.
  const plain = without === undefined ? input : readInputs(action, given);
  const job = { system, action, ...agreed, options, globals, io };
  const asTyped = async () => {
    await runJob(job, input, plain === input || action.conflict?.(plain as never) ? undefined : without);
  };
  if (missing.length === 0) {
    if (!action.checklist || !options.mayAsk()) return asTyped();
    // What is wrong with the line is told before anything is asked.
    checkTogether(action, input);
    const filled = await onOneScreen(job, given);
    return filled ? runAsked(job, read(action, filled), filled) : asTyped();
  }
  if (!options.mayAsk()) {
    refuseMissing(
      action,
      missing,
      missing.length > missingInputs(action, plain).length ? without : undefined,
    );
  }
  const asked = await (await io.prompts()).fields(action, missing);
  const told = await opened(action, { ...given, ...asked });
  const filled = action.checklist && (await onOneScreen(job, told));
  return runAsked(job, read(action, filled ?? told), filled ?? told);
}

/**
 * Asks for the inputs of the action's checklist, where none of them was typed.
 * @returns what was typed and filled in; nothing, where nothing was asked
 */
async function onOneScreen(
  { system, action, rulings, typed, cells, read, options, io }: Job,
  given: Given,
): Promise<Given | undefined> {
  const { soFar, unlisted, wrongWith } = await import('./checklist.js');
  const names = unlisted(action, read(action, given), given);
  if (names.length === 0) return undefined;
  const taskFor = (filled: Given) => {
    const input = read(action, { ...given, ...filled });
    return { system, action, input, rulings, typed, cells };
  };
  const past = pastOf(taskFor({}), options, io);
  const wrong = (more: Given) => wrongWith(action, read(action, { ...given, ...more }));
  const filled = await (await io.prompts()).checklist(action, names, soFar(action, taskFor, past), wrong);
  return { ...given, ...filled };
}

/** What was given, with what stands in its files; the means to read them are loaded for those who have any. */
async function opened(action: AnyAction, given: Given): Promise<Given> {
  const isFile = (name: string) => (action.inputs as Fields)[name]?.kind === 'file';
  return Object.keys(given).some(isFile) ? (await import('./document.js')).withFiles(action, given) : given;
}

/** An action to run, with everything but its inputs. */
export interface Job {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly rulings: Rulings;
  readonly typed: readonly string[];
  readonly cells: Cells;
  readonly read: Agreed['read'];
  readonly options: Options;
  readonly globals: Globals;
  readonly io: Io;
}

async function runJob(
  { system, action, rulings, typed, cells, options, globals, io }: Job,
  input: Input,
  hint?: string,
): Promise<string | undefined> {
  checkTogether(action, input, hint);
  const page = pageFor(globals, io, io.stdout);
  const task = { system, action, input, rulings, typed, cells };
  return run(task, options, { io, page, json: jsonWriter(globals, io) });
}

/** Runs what was asked for at prompts, and shows the line that gives the same answer again. */
async function runAsked(job: Job, input: Input, given: Given): Promise<void> {
  const options = { ...job.options, seed: job.options.seed ?? freshSeed() };
  const dice = await runJob({ ...job, options }, input);
  const unsaid = job.read(job.action, {});
  const line = lineFor(
    job.action,
    input,
    unsaid,
    given,
    typedAgain({ ...job, options: { ...options, dice } }),
  );
  // A list of which nothing was filled in would be asked for again.
  const listed = job.action.checklist?.names(input as never) ?? [];
  const asksAgain = listed.length > 0 && !listed.some((name) => line.includes(flagOf(name)));
  const { stderr } = job.io;
  const width = stderr.columns || Number.POSITIVE_INFINITY;
  stderr.write(
    `\n${commandLines('The same in one line:', [...line, ...(asksAgain ? ['--no-input'] : [])], width).join('\n')}\n`,
  );
}

/** The global flags that bear on the answer, as they would be typed. */
function typedAgain({ system, action, rulings, options, globals, io }: Job): string[] {
  const { odds, dice, repeat, from } = options;
  const seeded = !odds && dice === undefined;
  const found = () => systemFor(action.name, io.env.WG_RULESET || undefined, SYSTEMS).system;
  const ruleset = globals.ruleset ?? (found() === system ? undefined : system.short);
  return [
    ...(ruleset === undefined ? [] : ['--ruleset', ruleset]),
    ...Object.entries(rulings).flatMap(([id, option]) => ['--ruling', `${id}=${option}`]),
    ...(globals.house === undefined ? [] : ['--house', globals.house]),
    ...(odds ? ['--odds'] : []),
    ...(options.fractions ? ['--fractions'] : []),
    ...(dice === undefined ? [] : ['--dice', dice]),
    ...(repeat === undefined ? [] : ['--repeat', `${repeat}`]),
    ...(from > 0 ? ['--from', `${from}`] : []),
    ...(seeded ? ['--seed', options.seed!] : []),
    ...(globals.game === undefined ? [] : ['--game', globals.game]),
    ...(globals.log ? [] : ['--no-log']),
    ...(options.explain ? ['--explain'] : []),
    ...(options.brief ? ['--brief'] : []),
    ...(options.json ? ['--json'] : []),
  ];
}

async function rules(rest: readonly string[], io: Io): Promise<void> {
  const { globals, words, help } = parse('rules', undefined, rest, true);
  noStrays('rules', globals, STRAYS);
  if (help) return showHelp(globals, io);
  const system = systemNamed(
    globals.ruleset ?? (io.env.WG_RULESET || prefixOf(words) || SYSTEMS[0]!.id),
    SYSTEMS,
  );
  const { rulesJson, rulesText } = await import('./rules.js');
  if (globals.json) return jsonWriter(globals, io)(await rulesJson(system, words));
  io.stdout.write(await rulesText(system, words, pageFor(globals, io, io.stdout)));
}

/** `wg game`: how the game stands; `wg game house <file>`: by which house rules it is played. */
async function game(rest: readonly string[], io: Io): Promise<void> {
  const { globals, words, help } = parse('game', undefined, rest, true);
  noStrays('game', globals, words.length > 0 ? STRAYS : STRAYS.filter((name) => name !== 'house'));
  if (words.length > 0 && !globals.log)
    throw new CliError(
      'conflict',
      '--no-log does not go with wg game house: the log is where the rules are kept.',
    );
  if (help) return showHelp(globals, io);
  const options = readOptions(globals, () => canAsk(io), io.env);
  const system = systemNamed(globals.ruleset ?? (io.env.WG_RULESET || SYSTEMS[0]!.id), SYSTEMS);
  const house = await houseRules(globals, options, system, io);
  const told = await import('./game.js');
  const standing = await told.game(words, { game: options.game, system, house }, io);
  if (globals.json) return jsonWriter(globals, io)(standing);
  io.stdout.write(await told.gameText(standing, system, pageFor(globals, io, io.stdout)));
}

/** Global flags that mean something to actions alone. */
const STRAYS = [
  'seed',
  'dice',
  'odds',
  'fractions',
  'repeat',
  'from',
  'ruling',
  'house',
  'brief',
  'explain',
] as const;

/** @throws CliError `usage` for a flag that would be passed over in silence */
function noStrays(command: string, globals: Globals, strays: readonly (typeof STRAYS)[number][]): void {
  const stray = strays.find((name) => globals[name] !== undefined);
  if (stray) throw new CliError('usage', `--${stray} means nothing to wg ${command}.`);
}

/** The system whose prefix an id bears: `bg` in `bg:shoot.1`. */
const prefixOf = ([word]: readonly string[]) =>
  SYSTEMS.find(({ short }) => word?.toLowerCase().startsWith(`${short}:`))?.id;

async function rulesets(rest: readonly string[], io: Io): Promise<void> {
  const { globals, help } = parse('rulesets', undefined, rest);
  noStrays('rulesets', globals, STRAYS);
  if (help) return showHelp(globals, io);
  const list = SYSTEMS.map(({ id, short, title, actions }) => ({
    id,
    short,
    title,
    actions,
  }));
  if (globals.json) return jsonWriter(globals, io)(list);
  const lines = list.flatMap(({ id, short, title, actions }) => [
    `${id} (${short})  ${title}`,
    `  ${actions.join(', ')}`,
  ]);
  io.stdout.write(written(lines, pageFor(globals, io, io.stdout)));
}

/** Lines no longer than this are easier to read, however wide the screen. */
const WIDEST = 100;

function pageFor(globals: Globals, io: Io, stream: Stream): Page {
  const columns = stream.columns || positive(io.env.COLUMNS) || 80;
  const ascii = isAscii(globals.ascii === true, io);
  return {
    width: Math.max(20, Math.min(columns, WIDEST)),
    theme: theme(!globals.json && wantsColour(globals.color, io.env, stream.isTTY)),
    symbols: symbolsFor(ascii),
    ascii,
  };
}

const positive = (text: string | undefined) => (/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : undefined);

function isAscii(flag: boolean, { env }: Io): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  return flag || (locale !== undefined && locale !== '' && !/utf-?8/i.test(locale));
}

function jsonWriter(globals: Globals, io: Io): (value: unknown) => void {
  const ascii = isAscii(globals.ascii === true, io);
  return (value) => {
    const text = JSON.stringify(value);
    io.stdout.write(`${ascii ? toAscii(text) : text}\n`);
  };
}

/** Tells of a failure on stderr: as JSON where JSON was asked for, else in a sentence or two. */
function report({ code, message, hint, clause }: Failure, argv: readonly string[], io: Io): void {
  if (argv.includes('--json')) {
    const error = { code, message, ...(hint && { hint }), ...(clause && { clause }) };
    io.stderr.write(`${toAscii(JSON.stringify({ error }))}\n`);
    return;
  }
  const { wrong, faint } = theme(wantsColour(colourAsked(argv), io.env, io.stderr.isTTY));
  const source = clause ? ` ${faint(`(${clause})`)}` : '';
  const text = `${wrong('wg:')} ${message}${source}\n${hint ? `    ${hint}\n` : ''}`;
  io.stderr.write(isAscii(argv.includes('--ascii'), io) ? toAscii(text) : text);
}
