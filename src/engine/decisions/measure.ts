import type { Odds } from '../../odds/exact.js';
import {
  type ResultReading,
  readingsOf,
  resultReadings,
  type Summary,
  summaryOf,
} from '../../odds/summary.js';
import type { AnyAction } from '../../rules/action.js';
import type { Input, Result } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import { list, spaced } from '../../rules/text/say.js';
import { EngineError, InputError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { readCondition, type Term, type Terms } from './condition.js';

/** An action and its inputs with the odds of it. */
export interface Told {
  readonly action: AnyAction;
  readonly input: Input;
  readonly odds: Odds<Result>;
}

/** What odds are asked for. Nothing is the action's own: what its odds are summed up by first. */
export interface OddsAsked {
  /** Something that can be read off a result, by name. */
  readonly of?: string | undefined;
  /** A condition: the chance that it holds. */
  readonly chance?: string | undefined;
}

/** One thing that odds are told in, of one line or of many. */
export interface Measure {
  /** As results call it; the condition as it was typed. */
  readonly name: string;
  /** The same in words. */
  readonly label: string;
  readonly isCondition: boolean;
  /** Some results tell nothing of it, while others do: they are left out. */
  readonly isPartial: boolean;
  /** Words in ascending order, where one is more than another. */
  readonly order?: readonly string[];
  /** What it comes to in each line, in their order. No outcomes: the line tells nothing of it. */
  readonly summaries: readonly Summary[];
}

/**
 * What is asked for, in each of some lines.
 * @param lines at least one; where nothing is asked for, all of them have to have a measure of the same name
 * @throws InputError `bad-value` for `of` and `chance`: what there is instead; EngineError `usage` where lines have nothing in common
 */
export function measured({ of, chance }: OddsAsked, lines: readonly Told[]): Measure {
  if (chance !== undefined) return conditionOf(chance, lines);
  const name = of === undefined ? ownOf(lines) : undefined;
  const found = lines.map((line) => (name === undefined ? typedIn(of!, line, lines) : named(name, line)!));
  return measure(found, lines, false);
}

const measure = (of: readonly ResultReading[], lines: readonly Told[], isCondition: boolean): Measure => {
  const { name, label, order } = of[0]!;
  return {
    name,
    label,
    isCondition,
    isPartial: lines.some(({ odds }, i) => isPartial(of[i]!, odds)),
    ...(order && { order }),
    summaries: lines.map(({ odds }, i) => summaryOf(of[i]!, odds)),
  };
};

function isPartial({ read }: ResultReading, { outcomes }: Odds<Result>): boolean {
  const untold = outcomes.filter(({ value }) => read(value) === undefined).length;
  return untold > 0 && untold < outcomes.length;
}

/** All that can be read off the results of a line: what its odds are summed up by, then the fields of the result. */
function allIn(line: Told): readonly ResultReading[] {
  const { action, input } = line;
  const all = readings.get(line) ?? [...readingsOf(action, input), ...resultReadings(action)];
  readings.set(line, all);
  return all;
}
/** Of a line: a sweep asks the same of each of its cells many times over. */
const readings = new WeakMap<Told, readonly ResultReading[]>();

const named = (name: string, line: Told): ResultReading | undefined =>
  allIn(line).find((reading) => reading.name === name);

/** Names however they are typed: `leaders-lost`, `leadersLost`, `leaders lost`. */
const alike = (name: string): string =>
  spaced(name)
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');

const typedAs = (typed: string, readings: readonly ResultReading[]): ResultReading | undefined =>
  readings.find(({ name }) => alike(name) === alike(typed)) ??
  readings.find(({ label }) => alike(label) === alike(typed));

/** Whether any result tells something of it that can be set against something. */
const isTold = ({ read }: ResultReading, { odds }: Told): boolean =>
  odds.outcomes.some(({ value }) => {
    const of = read(value);
    return of !== undefined && !isData(of);
  });

/** Data of several parts, as a card: no word and no number. */
const isData = (value: Value): boolean =>
  Array.isArray(value) ? value.some(isData) : typeof value === 'object' && value !== null;

/** The names that something is told of in any of some lines. */
const namesIn = (lines: readonly Told[]): string[] => [
  ...new Set(
    lines.flatMap((line) => allIn(line).flatMap((of) => (isTold(of, line) ? [alike(of.name)] : []))),
  ),
];

/** The first that all lines tell of, such as are not certain in all of them before the others. */
function ownOf(lines: readonly Told[]): string {
  const [first] = lines;
  // Over many lines of one action some may tell nothing of what the others tell.
  const alike = lines.every(({ action }) => action.name === first!.action.name);
  const tells = (name: string, line: Told) => {
    const reading = named(name, line);
    return reading !== undefined && (alike || isTold(reading, line));
  };
  const common = readingsOf(first!.action, first!.input).filter(({ name }) =>
    lines.every((line) => tells(name, line)),
  );
  const told = (name: string) => lines.map((line) => summaryOf(named(name, line)!, line.odds).outcomes);
  const open =
    common.find(({ name }) => told(name).some((of) => of.length > 1)) ??
    common.find(({ name }) => differ(told(name)));
  const own = open ?? common.find(({ name }) => told(name).some((of) => of.length > 0));
  if (own) return own.name;
  throw new EngineError(
    'usage',
    'These lines have no result in common.',
    lines.map(({ action }, i) => `${i + 1}, ${action.name}: ${list(namesIn([lines[i]!]))}.`).join(' '),
  );
}

const differ = (told: readonly Summary['outcomes'][]): boolean =>
  new Set(told.map((of) => JSON.stringify(of.map(({ value }) => value)))).size > 1;

/** What was typed for `of`. */
function typedIn(of: string, line: Told, lines: readonly Told[]): ResultReading {
  const found = typedAs(of, allIn(line));
  // Of lines of one action some may tell nothing of what others tell.
  const like = lines.filter(({ action }) => action.name === line.action.name);
  if (found && like.some((other) => isTold(named(found.name, other)!, other))) return found;
  const names = namesIn([line]);
  throw new InputError(
    'bad-value',
    'of',
    ` cannot be '${shown(of)}': the odds of ${line.action.name} tell nothing of it.`,
    didYouMean(of, names) ?? `They tell of ${list(names)}.`,
  );
}

function conditionOf(text: string, lines: readonly Told[]): Measure {
  const readings = lines.map((line): ResultReading => {
    const holds = readCondition('chance', text, termsOf(line, lines));
    return { name: text.trim(), label: text.trim(), read: holds };
  });
  return measure(readings, lines, true);
}

/**
 * What can stand in a condition about a line, where what it can be is known from all that its like come to. A field of the
 * result comes before what odds tell by its name, unless only that is ever what it is set against.
 */
function termsOf(line: Told, lines: readonly Told[]): Terms<Result> {
  const sources = [
    ({ action }: Told) => resultReadings(action),
    ({ action, input }: Told) => readingsOf(action, input),
  ];
  const find = (typed: string, value?: string): Term<Result> | undefined => {
    const found = sources.flatMap((source) => {
      const reading = typedAs(typed, source(line));
      if (!reading) return [];
      const told = lines.flatMap((other) => {
        const same = source(other).find(({ name }) => name === reading.name);
        return same ? other.odds.outcomes.map(({ value }) => same.read(value)) : [];
      });
      const term = termOf(reading, told);
      const isTold = value !== undefined && told.flat().some((of) => alike(String(of)) === alike(value));
      return term ? [{ term, isTold }] : [];
    });
    return (found.find(({ isTold }) => isTold) ?? found[0])?.term;
  };
  return { find, names: namesIn(lines) };
}

/** What a reading can be, by its declaration, or by all that it comes to. */
function termOf(
  { read, order }: ResultReading,
  told: readonly (Value | undefined)[],
): Term<Result> | undefined {
  const values = told.flatMap((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]));
  const isOf = (type: string) => values.length > 0 && values.every((value) => typeof value === type);
  if (isOf('boolean')) return { read, is: 'yes or no' };
  if (order) return { read, is: order, ordered: true };
  if (isOf('number')) return { read, is: 'number' };
  if (values.length === 0 || values.some(isData)) return undefined;
  return { read, is: [...new Set(values.map((value) => (value === null ? 'none' : String(value))))].sort() };
}
