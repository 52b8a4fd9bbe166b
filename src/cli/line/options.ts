import type { OddsAsked } from '../../engine/decisions/measure.js';
import { lineFault, shown } from '../../engine/shown.js';
import { currentGame } from '../../log/current.js';
import { fitsFiles } from '../../log/file.js';
import { gameSpelt } from '../../log/games.js';
import { CliError } from '../errors.js';
import { type Shown, shownAs } from '../shown-as.js';
import type { Globals } from './parse.js';

/** How an action is to be run and told. */
export interface Options {
  readonly seed: string | undefined;
  readonly dice: string | undefined;
  readonly odds: boolean;
  readonly fractions: boolean;
  /** What odds are asked for. */
  readonly asked: OddsAsked;
  readonly repeat: number | undefined;
  readonly from: number;
  /** How many threads roll, where that was said. */
  readonly jobs: number | undefined;
  readonly json: boolean;
  /** As data, a picture or a page, where that was asked for. */
  readonly shown: Shown | undefined;
  readonly brief: boolean;
  readonly explain: boolean;
  /** Whether questions may be asked; looks at the terminal only when somebody wants to know. */
  readonly mayAsk: () => boolean;
  readonly game: string;
  /** The side that acts, where it was said. */
  readonly acting: string | undefined;
  readonly log: boolean;
  /** It is played although the rules speak against it. */
  readonly anyway: boolean;
}

const MOST_REPEATS = 1_000_000_000;
const MOST_JOBS = 256;
const LAST_INDEX = 1_000_000_000_000;

/**
 * Reads the global flags, and refuses those that mean nothing together.
 * @throws CliError `bad-value` or `conflict`
 */
export function readOptions(
  globals: Globals,
  terminal: () => boolean,
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const { odds, fractions, repeat, from, jobs, json, brief, explain, dice } = globals;
  const clash = (a: unknown, b: unknown, message: string) => {
    if (a !== undefined && b !== undefined) throw new CliError('conflict', message);
  };
  clash(odds, repeat, '--odds and --repeat exclude each other: --repeat shows the odds beside its tally.');
  clash(odds, dice, '--odds and --dice exclude each other: the odds are those before the dice.');
  clash(dice, repeat, '--dice and --repeat exclude each other.');
  clash(dice, globals.seed, '--dice and --seed exclude each other.');
  clash(odds, from, '--from goes with --repeat or a seeded roll, not with --odds.');
  clash(dice, from, '--from goes with --repeat or a seeded roll, not with --dice.');
  clash(odds, jobs, '--jobs goes with --repeat, not with --odds: odds are worked out, not rolled.');
  clash(dice, jobs, '--jobs goes with --repeat, not with --dice.');
  if (jobs !== undefined && repeat === undefined)
    throw new CliError('conflict', '--jobs goes with --repeat.', 'One roll takes one thread.');
  if (json && brief && repeat === undefined)
    throw new CliError('conflict', '--json and --brief go together only with --repeat: rows without steps.');
  clash(explain, brief, '--explain and --brief exclude each other.');
  clash(explain, repeat, '--explain and --repeat exclude each other.');
  clash(explain, odds, '--explain and --odds exclude each other.');
  if (fractions && !odds) throw new CliError('conflict', '--fractions goes with --odds.');
  for (const flag of ['of', 'chance'] as const)
    if (globals[flag] !== undefined && !odds) throw new CliError('conflict', `--${flag} goes with --odds.`);
  clash(
    globals.of,
    globals.chance,
    '--of and --chance exclude each other: a condition names what it is about.',
  );
  if (json && fractions)
    throw new CliError('conflict', '--fractions is for tables: --json has the fractions anyway.');
  const shown = shownAs(globals);
  if (shown && !odds && repeat === undefined)
    throw new CliError('conflict', `--${shown.as} goes with --odds or --repeat.`);
  return {
    seed: globals.seed === undefined ? undefined : oneLine('--seed', globals.seed),
    dice,
    odds: odds ?? false,
    fractions: fractions ?? false,
    asked: { of: globals.of, chance: globals.chance },
    repeat: repeat === undefined ? undefined : whole('--repeat', repeat, 1, MOST_REPEATS),
    from: from === undefined ? 0 : whole('--from', from, 0, LAST_INDEX),
    jobs: jobs === undefined ? undefined : whole('--jobs', jobs, 1, MOST_JOBS),
    json: json ?? false,
    shown,
    brief: brief ?? false,
    explain: explain ?? false,
    mayAsk: () => globals.input && !env.CI && terminal(),
    game: gameSpelt(
      gameName(
        globals.game === undefined && env.WG_GAME ? 'WG_GAME' : '--game',
        globals.game ?? currentGame(env),
      ),
      env,
    ),
    acting: globals.acting === undefined ? undefined : oneLine('--acting', globals.acting),
    log: globals.log,
    anyway: globals.anyway ?? false,
  };
}

function whole(flag: string, raw: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(raw.trim()) ? Number(raw) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new CliError(
    'bad-value',
    `${flag} cannot be '${shown(raw)}': it takes a whole number from ${min} to ${max}.`,
  );
}

/**
 * Seeds and names are one line of text that can be read aloud.
 * @param what it is for, as an error names it
 * @returns the text as it is
 * @throws CliError `bad-value`
 */
export function oneLine(what: string, raw: string): string {
  const why = lineFault(raw);
  if (why === undefined) return raw;
  throw new CliError('bad-value', `${what} cannot be '${shown(raw)}': ${why}.`);
}

/** The name of a game, which is that of its files too. @throws CliError `bad-value` */
export function gameName(what: string, raw: string): string {
  const name = oneLine(what, raw.trim());
  if (fitsFiles(name)) return name;
  throw new CliError(
    'bad-value',
    `${what} cannot be '${shown(raw)}': the name of its file would be too long.`,
  );
}
