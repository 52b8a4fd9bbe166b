import type { AnyAction } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import type { State } from '../../rules/state.js';
import { spaced } from '../../rules/text/say.js';
import { EngineError } from '../errors.js';
import { whyFailed } from '../outside/fault.js';
import { checkRecorded } from '../proof/recorded-input.js';
import type { Task } from '../resolve.js';
import { shown } from '../shown.js';
import { sourceOf, versionsSaid } from '../source.js';
import { playedIn } from '../systems.js';
import { besideRows, inputInFull } from './beside.js';
import { Indices } from './indices.js';
import { apart, type RepetitionRow, readRow } from './read-row.js';
import { repetitions } from './repetitions.js';
import { RepeatTally } from './tally.js';

/** Where a row stands. */
interface At {
  readonly file: string;
  readonly line: number;
}

/** The run that rows are of. */
interface Run {
  readonly task: Task;
  /** The table that it is rolled on, where it is rolled on one. */
  readonly past: State | undefined;
  readonly row: RepetitionRow;
  /** All that has to be the same in every row, by what it is called. */
  readonly same: Readonly<Record<string, string>>;
}

/** Rows that were read already, without their numbers, that are remembered at once; and the longest of them. */
const [MOST, LONGEST] = [20_000, 1_000];

const wrong = (message: string, hint?: string) => new EngineError('bad-rows', message, hint);
const said = ({ file, line }: At) => `${shown(file, 200)} line ${line}`;

/** Merges rows of one run, in whatever order they come, into its tally. */
export class Merging {
  readonly indices = new Indices();
  readonly tally = new RepeatTally();
  run: Run | undefined;
  private readonly known = new Map<string, Map<string, string>>();
  private readonly proved = new Map<string, string>();
  private first: At | undefined;
  private roll: ((index: number) => string) | undefined;

  /** @param tableFor the table that a task is resolved on here and now */
  constructor(private readonly tableFor: (task: Task) => State | undefined) {}

  /**
   * Takes the first row: what it is of is loaded.
   * @throws EngineError `bad-rows`
   */
  async begin(text: string, at: At): Promise<void> {
    const row = readRow(text);
    if (!row) throw wrong(`${said(at)} is no row of --repeat --json, or not whole.`);
    const task = await taskOf(row, at);
    const past = this.pastOf(task, row, at);
    this.run = { task, past, row, same: sameIn(row, task.action) };
    this.first = at;
    this.roll = repetitions(task, past, row.seed);
    this.take(text, at);
  }

  /**
   * Takes a row, once one has begun.
   * @throws EngineError `bad-rows` for one that is of another run, stands there twice, or does not follow from its seed
   */
  take(text: string, at: At): void {
    const parts = apart(text);
    const json = parts && this.known.get(parts.before)?.get(parts.behind);
    if (parts && json !== undefined) {
      this.count(parts.index, json, at);
      return;
    }
    const row = readRow(text);
    if (!row) throw wrong(`${said(at)} is no row of --repeat --json, or not whole.`);
    this.mustBeOfRun(row, at);
    const result = this.resultOf(row, at);
    this.count(row.index, result, at);
    if (!parts || text.length > LONGEST) return;
    const behind = this.known.get(parts.before) ?? new Map<string, string>();
    if (behind.size < MOST && this.known.size < MOST)
      this.known.set(parts.before, behind.set(parts.behind, result));
  }

  /**
   * All repetitions, once every row was taken.
   * @throws EngineError `bad-rows` where some are missing between the first and the last
   */
  all(): { readonly from: number; readonly times: number } {
    const { first, last } = this.indices;
    const gaps = [...firstOf(this.indices.missing(), SHOWN + 1)];
    if (gaps.length === 0) return { from: first, times: last - first + 1 };
    const more = gaps.length > SHOWN ? ' and others' : '';
    const spans = gaps
      .slice(0, SHOWN)
      .map(({ from, times }) => (times === 1 ? `${from}` : `${from} to ${from + times - 1}`));
    const roll = gaps.slice(0, SHOWN).map(({ from, times }) => `--from ${from} --repeat ${times}`);
    throw wrong(`Repetitions are missing: ${spans.join(', ')}${more}.`, `Roll them: ${roll.join(', ')}.`);
  }

  private count(index: number, json: string, at: At): void {
    if (!this.indices.add(index)) throw wrong(`${said(at)} has repetition ${index}, which was there before.`);
    this.tally.add(json);
  }

  private mustBeOfRun(row: RepetitionRow, at: At): void {
    const { same, task } = this.run!;
    const here = sameIn(row, task.action);
    const other = Object.keys({ ...same, ...here }).find((name) => same[name] !== here[name]);
    if (other === undefined) return;
    const [one, two] = [here[other] ?? 'nothing', same[other] ?? 'nothing'].map((text) => shown(text, 40));
    throw wrong(
      `${said(at)} is of another run: ${spaced(other)} ${one}, not ${two} as ${said(this.first!)}.`,
      'Rows of one tally have one seed and one line.',
    );
  }

  /** The result as tallies tell of it. What comes for the first time is rolled again: it has to follow from the seed. */
  private resultOf({ index, result }: RepetitionRow, at: At): string {
    const json = JSON.stringify(result);
    const told = this.proved.get(json);
    if (told !== undefined) return told;
    const { task, past, row } = this.run!;
    const rolled = this.rolledAgain(index, at);
    if (rolled !== json) {
      throw wrong(
        `${said(at)} does not follow from its seed: repetition ${index} comes to ${shown(rolled)}.`,
        `This is ${versionsSaid(sourceOf(task.system))}, and the rows are of ${versionsSaid(row.of)}.`,
      );
    }
    const inOdds = task.action.inOdds?.(task.input, past as State);
    const as = inOdds ? JSON.stringify(inOdds.of(result)) : json;
    if (this.proved.size < MOST) this.proved.set(json, as);
    return as;
  }

  private rolledAgain(index: number, at: At): string {
    try {
      return this.roll!(index);
    } catch (error) {
      throw wrong(`${said(at)} cannot be rolled again: ${whyFailed(error)}.`);
    }
  }

  private pastOf(task: Task, { of }: RepetitionRow, at: At): State | undefined {
    if (of.table === undefined) return task.action.memory?.start;
    const past = this.tableFor(task);
    if (besideRows(task, past, false).table === of.table) return past;
    throw wrong(
      `${said(at)} was rolled on the table of a game as it stood then, which is not as it stands now.`,
      'wg tally --game <name> tells which game; it has to stand as it did.',
    );
  }
}

/** Gaps that are told at most. */
const SHOWN = 5;

function* firstOf<T>(all: Iterable<T>, n: number): Generator<T> {
  for (const one of all) {
    if (n-- === 0) return;
    yield one;
  }
}

/** What a row is of. @throws EngineError `bad-rows` for what this version has not */
async function taskOf({ of }: RepetitionRow, at: At): Promise<Task> {
  const played = await playedIn(of);
  if (!played)
    throw wrong(
      `${said(at)} is of ${shown(`${of.ruleset} ${of.action}`)}, which this version of wg has not.`,
    );
  const { system, action } = played;
  const { rulings = {}, house: cells = {}, anyway } = of.chosen ?? {};
  const input = inputInFull(action.inputs as Fields, of.input);
  try {
    checkRecorded(action, input);
  } catch (error) {
    throw wrong(`${said(at)} has inputs that ${action.name} does not take: ${whyFailed(error)}.`);
  }
  return { system, action, input, rulings, cells, rulingsTyped: [], ...(anyway && { anyway }) };
}

/** All that the rows of one run have in common, by what it is called. */
function sameIn({ seed, of }: RepetitionRow, action: AnyAction): Record<string, string> {
  const { input, chosen = {}, units, table } = of;
  const inputs = Object.entries(inputInFull(action.inputs as Fields, input));
  const parts = {
    seed,
    'version of wg': of.wg,
    'rule system': of.ruleset,
    'version of the rule system': of.rulesetVersion,
    action: of.action,
    table,
  };
  return Object.fromEntries(
    [...Object.entries(parts), ...inputs, ...Object.entries(chosen), ['units', units] as const].flatMap(
      ([name, value]) =>
        value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );
}
