import { EngineError } from '../../engine/errors.js';
import { readFor } from '../../engine/inputs/inputs.js';
import { checkTogether, lacking } from '../../engine/inputs/whole.js';
import { objectionsToLine, type Spoken } from '../../engine/objections.js';
import { printable } from '../../engine/shown.js';
import { taskFor } from '../../engine/task.js';
import { hang, type Page, withRight, writtenLines } from '../../render/page.js';
import type { Book } from '../../rules/book.js';
import type { Field } from '../../rules/field.js';
import { isRefusal, type Refusal } from '../../rules/rule.js';
import { list } from '../../rules/text/say.js';
import { jobFor } from '../action/job.js';
import { type CommandLine, OF_ACTIONS } from '../command.js';
import { CliError } from '../errors.js';
import { pageFor } from '../help/page-for.js';
import type { Io } from '../io.js';
import { flagOf, typedAs } from '../line/flags.js';
import { actionFirst, type Parsed } from '../line/parse.js';
import { type TypedAction, typedAction } from '../line/typed-action.js';
import { eveningWords } from '../play/words.js';
import { exampleLines } from './example-lines.js';

/** Of the flags that go with an action, those that bear on whether it may be done. */
const BEARING: readonly string[] = ['acting', 'ruling', 'house', 'anyway'];

/** What speaks against a line, and what is not known of it. */
interface SpeaksAgainst {
  readonly action: string;
  readonly spoken: readonly Spoken[];
  /** Inputs that nobody has typed: what depends on them is not told. */
  readonly missing: readonly string[];
}

/**
 * Says what speaks against a line as the game stands, and what would allow it. Nothing is rolled, and nothing logged.
 * @throws CliError where it is no line that could be typed
 */
export async function whyNot({ rest, io, json, others, game, globals }: CommandLine): Promise<void> {
  const [first, ...more] = rest;
  // Other programs hand the line over in one word.
  const typed = first === undefined ? [] : [...eveningWords((await io.inFull?.(first)) ?? first), ...more];
  const { command, rest: behind } = actionFirst(typed);
  if (command === undefined) {
    const [line = 'shoot "2 Section" "1 Gruppe"'] = await exampleLines({
      game,
      ruleset: globals.ruleset,
      io,
    });
    throw new CliError('usage', 'wg why not takes a line to ask about.', `As in: wg why not ${line}`);
  }
  const asked = await typedAction(command, behind, { env: io.env, commands: others.words });
  const { system, parsed } = asked;
  refuseUnheeded(parsed);
  const answer = await spokenTo(asked, io);
  const { book } = await system.book();
  if (parsed.globals.json) return json(answerJson(answer, book));
  io.stdout.write(answerText(answer, book, await pageFor(parsed.globals, io, io.stdout)));
}

/** Refuses what would be passed over in silence: nothing is rolled here. */
function refuseUnheeded({ globals }: Parsed): void {
  const stray = OF_ACTIONS.find((flag) => !BEARING.includes(flag) && globals[flag] !== undefined);
  if (stray) throw new CliError('usage', `${flagOf(stray)} means nothing to wg why not: it rolls nothing.`);
}

async function spokenTo(typed: TypedAction, io: Io): Promise<SpeaksAgainst> {
  const { action } = typed;
  try {
    const { job, given, waiting } = await jobFor(typed, io);
    const input = readFor(job, given);
    const missing = lacking(action, input, waiting);
    if (missing.length === 0) checkTogether(action, input);
    const { game } = job.options;
    const where = { game, acting: job.globals.acting, env: io.env };
    return {
      action: action.name,
      spoken: await objectionsToLine(taskFor(job, input, given), where),
      missing: missing.map(typedIn(action.inputs)),
    };
  } catch (error) {
    // Whoever cannot take part at all is refused before anything else is looked at.
    const { clause, message, hint } = error as EngineError | Refusal;
    if (!(isRefusal(error) || error instanceof EngineError) || clause === undefined) throw error;
    const one = {
      clause,
      says: message,
      ...(hint !== undefined && { way: hint }),
      refused: true,
      ...(!(isRefusal(error) && error.mayBeAgreedOn) && { physical: true as const }),
    };
    return { action: action.name, spoken: [one], missing: [] };
  }
}

const typedIn = (inputs: object) => (name: string) => typedAs(name, (inputs as Record<string, Field>)[name]!);

/** For scripts: whether the line is allowed as it stands, and all that speaks against it. */
const answerJson = ({ action, spoken, missing }: SpeaksAgainst, { clauses }: Book) => ({
  action,
  allowed: !spoken.some(({ refused }) => refused),
  against: spoken.map(({ clause, says, way, refused, physical, untold, under }) => ({
    clause,
    why: says,
    ...(way !== undefined && { way }),
    refused,
    ...(refused && { anyway: !physical }),
    ...(untold && { untold }),
    ...(under && { under }),
    says: clauses[clause]?.says ?? '',
  })),
  ...(missing.length > 0 && { missing }),
});

function answerText({ action, spoken, missing }: SpeaksAgainst, book: Book, page: Page): string {
  const { width, theme } = page;
  const refused = spoken.filter((one) => one.refused);
  const remarks = spoken.filter((one) => !one.refused && !one.untold);
  const untold = spoken.filter((one) => one.untold);
  const unknown = `Not typed: ${list(missing)}. What depends on that is not told.`;
  const lines = [
    ...part('Forbidden', refused, book, page),
    ...part('Spoken against, and left to the players', remarks, book, page),
    ...part('Nobody has told', untold, book, page),
    ...(missing.length > 0 ? [...hang('', unknown, width), ''] : []),
    ...hang(theme.result('Result: '), theme.result(verdict(action, refused, remarks.length)), width),
  ];
  return writtenLines(lines, page);
}

const part = (head: string, spoken: readonly Spoken[], book: Book, page: Page): string[] =>
  spoken.length === 0
    ? []
    : [page.theme.head(head), ...spoken.flatMap((one) => spokenLines(one, book, page)), ''];

/** Why, the clause, what the book says there, and what would allow it. */
function spokenLines(
  { clause, says, way, under }: Spoken,
  { clauses, rulings }: Book,
  { width, theme }: Page,
): string[] {
  const ruling = under && rulings[under.ruling];
  return [
    ...withRight(hang('  ', printable(says), width, 4), theme.faint(clause), width),
    ...hang('      ', theme.faint(`The book: ${clauses[clause]?.says ?? ''}`), width),
    ...(ruling
      ? hang(
          '      ',
          theme.faint(`So by option ${under.option} of ${under.ruling}: ${ruling.question}`),
          width,
        )
      : []),
    ...(way === undefined ? [] : hang('      ', `What would allow it: ${printable(way)}`, width)),
  ];
}

function verdict(action: string, refused: readonly Spoken[], remarks: number): string {
  if (refused.some(({ physical }) => physical)) return `${action} cannot be done`;
  if (refused.length > 0) return `${action} is not allowed; --anyway plays it all the same`;
  if (remarks > 0) return `${action} may be done, with ${remarks === 1 ? 'a remark' : `${remarks} remarks`}`;
  return `nothing speaks against it: ${action} may be done`;
}
