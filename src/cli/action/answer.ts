import type { Recorded } from '../../engine/record.js';
import { namesOfUnits, type TaskUnits } from '../../engine/resolve.js';
import { recordText, resolutionJson } from '../../log/line/record-json.js';
import { explained } from '../../render/explained.js';
import { atAGlance } from '../../render/glance.js';
import { inOneLine } from '../../render/in-one-line.js';
import { type Page, writtenLines } from '../../render/page.js';
import { remindersOf } from '../../rules/action.js';
import { type Lasts, standsAs } from '../../rules/kind.js';
import type { Resolution } from '../../rules/record.js';
import type { Unit } from '../../rules/roster.js';
import { names, together } from '../../rules/text/say.js';
import { afterPast } from '../../table/table.js';
import type { Io } from '../io.js';
import { flagsFor } from '../line/inputs.js';
import type { Options } from '../line/options.js';
import { note } from '../notes.js';
import { filledInWords } from './filled.js';

/** Where an answer goes, and how it looks there. */
export interface AnswerOut {
  readonly io: Io;
  readonly page: Page;
  /** Writes JSON, a line for each value. */
  readonly json: (value: unknown) => void;
}

/** Prints what was resolved, in the way that was asked for. */
export async function printAnswer(
  { record, task, remarks, head }: Recorded,
  options: Options,
  { io, page }: AnswerOut,
): Promise<void> {
  const { action, system, units } = task;
  const ways = waysIn(record.result, task);
  tellWays(ways, io);
  const announced = action.announce(record.result, task.input, record.steps);
  const now = units && options.log ? unitsAfter(units, record) : [];
  // A name that nobody knows is only what was typed.
  const isOfUnits = units && units.stood.flat().length + units.filled.length + now.length > 0;
  if (options.json) {
    const book = options.explain ? (await system.book()).book : undefined;
    const told = resolutionJson(record, book && ((clause) => book.clauses[clause]?.says ?? ''));
    const beside = {
      ...(remarks.length > 0 && { remarks }),
      ...(head !== undefined && { head }),
      ...(isOfUnits && { units: { ...namesOfUnits(units!), now } }),
    };
    return io.stdout.write(`${recordText(told, beside)}\n`);
  }
  const befell = together(
    now
      .map((unit) => [unit.name, anew(butActed(unit, task), units!)] as const)
      .filter(([, says]) => !announced.includes(says)),
  );
  if (options.brief) return io.stdout.write(inOneLine(record, { announced, befell, remarks, head }, page));
  const telling = {
    title: system.title,
    announced,
    remarks,
    head,
    ...(action.folds && { folds: action.folds }),
    ...(action.sums && { sums: action.sums }),
    ...(ways.length > 0 && { offers: action.offers!.line }),
    more: options.log ? 'wg why' : '--explain',
    ...(isOfUnits && {
      units: {
        filled: filledInWords(task),
        stand: together(now.map((unit) => [unit.name, standsAs(unit, units!.kinds)])),
        anew: together(now.map((unit) => [unit.name, anew(unit, units!)])),
        befell,
        least: leastOf(
          now.map((unit) => butActed(unit, task)),
          units!,
          announced,
        ),
      },
    }),
  };
  if (!options.explain) return io.stdout.write(writtenLines(atAGlance(record, telling, page), page));
  const explain = { ...(await system.book()).book, reminders: remindersOf(action, task.input) };
  io.stdout.write(writtenLines(explained(record, { ...telling, explain }, page), page));
}

/** The ways that an answer offers, each as it is typed. */
function waysIn(result: Resolution['result'], { action, input }: Recorded['task']): readonly string[][] {
  const { offers, onlyTells } = action;
  if (!offers || !onlyTells?.(input)) return [];
  return offers.ways(result).map((way) => flagsFor(action, { [offers.by]: way }));
}

/** Hands on ways to whoever keeps the game open; at a terminal it is said how the first is typed. */
function tellWays(ways: readonly string[][], io: AnswerOut['io']): void {
  if (io.offered) io.offered(ways);
  else if (ways[0] && io.stderr.isTTY) note(`the first way: ${ways[0].join(' ')}`, io);
}

/** A unit as it is by now, but that whoever acted has: without new marks that end by themselves, with a card or a turn. */
function butActed(unit: Unit, { action, units }: Recorded['task']): Unit {
  const { kinds, roles } = units!;
  const acts = (action.roles ?? []).some((role) => role.acts && roles[role.name]?.includes(unit.name));
  const past = pastOf(unit, units!);
  if (!acts || !past) return unit;
  const lasts: Readonly<Record<string, Lasts | undefined>> = kinds[unit.kind]!.lasts ?? {};
  const before = Object.keys(lasts)
    .filter((mark) => endsByItself(lasts[mark]!))
    .map((mark) => [mark, past.marks[mark]]);
  return { ...unit, marks: { ...unit.marks, ...Object.fromEntries(before) } };
}

const endsByItself = (lasts: Lasts): boolean =>
  typeof lasts === 'string' || ('until' in lasts && lasts.becomes === undefined && !lasts.runsDown);

/** What is new of a unit: all of it where something has only gone; nothing, where that is nothing. */
function anew(unit: Unit, units: TaskUnits): string {
  const { after, come, gone } = changed(unit, units);
  return (come.length < gone.length ? after : come).join(', ');
}

/** The least that tells of units: what has come that the result does not say, and of whoever is new his name. */
function leastOf(now: readonly Unit[], units: TaskUnits, announced: string): string[] {
  const known = now.filter((unit) => pastOf(unit, units));
  const strangers = now.filter((unit) => !known.includes(unit));
  const come = known.map((unit): [string, string] => {
    const parts = changed(unit, units).come.filter((part) => !isSaid(part, announced));
    return [unit.name, parts.join(', ')];
  });
  return [...together(come), ...(strangers.length > 0 ? [`new: ${names(strangers)}`] : [])];
}

/** Whether words are said in others, and not as the end of a number: `1 figure left` is not said by `11 figures left`. */
const isSaid = (words: string, within: string): boolean =>
  within
    .split(words)
    .slice(0, -1)
    .some((before) => !/[\w]$/.test(before));

const pastOf = ({ name }: Unit, { seen }: TaskUnits): Unit | undefined =>
  seen.state.state.units.find((unit) => unit.name === name);

/** How a unit stands by now, part by part, with what of it has come, and what has gone. */
function changed(unit: Unit, units: TaskUnits) {
  const past = pastOf(unit, units);
  const partsOf = (of: Unit | undefined) => (of ? standsAs(of, units.kinds).split(', ') : ['']);
  const [before, after] = [partsOf(past), partsOf(unit)];
  return {
    after,
    come: after.filter((part) => !before.includes(part)),
    gone: before.filter((part) => !after.includes(part)),
  };
}

/**
 * The units that are not what they were before, or of which the game knows more by now; first those that were named, in
 * that order. Of others that says nothing which nobody is told: that a move of theirs is over.
 */
function unitsAfter(units: TaskUnits, record: Resolution): Unit[] {
  const { kinds, seen, names, stood } = units;
  const before = seen.state.state.units;
  const isNamed = ({ name }: Unit) => names.includes(name);
  const said = (unit: Unit | undefined) => unit && standsAs(unit, kinds);
  const isSaidAnew = (unit: Unit) =>
    isNamed(unit) && said(unit) !== said(stood.flat()[names.indexOf(unit.name)]);
  const isOther = (unit: Unit) => {
    const past = before.find(({ name }) => name === unit.name);
    return !past || isNamed(unit) || said(unit) !== said(past);
  };
  const place = ({ name }: Unit) => (names.includes(name) ? names.indexOf(name) : names.length);
  return afterwards(units, record)
    .filter((unit) => (!before.includes(unit) && isOther(unit)) || isSaidAnew(unit))
    .sort((a, b) => place(a) - place(b));
}

/** The units after a record that is in the log: what its effects have made of them. */
const afterwards = ({ kinds, seen, roles }: TaskUnits, record: Resolution): readonly Unit[] =>
  afterPast(seen.state.state, { ...record, named: roles }, kinds).units;
