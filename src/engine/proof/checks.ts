import { RNG } from '../../dice/stream.js';
import type { Recalled } from '../../game/table.js';
import { LogError } from '../../log/file.js';
import { type Event, FORMAT, type Intended, type LogLine } from '../../log/line/line.js';
import { read } from '../../log/line/read.js';
import type { StandingLine } from '../../log/lines.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Resolution } from '../../rules/record.js';
import { toldOfEvent, type Unfinished } from '../begun.js';
import { shown, shownData } from '../shown.js';

/** A line is as JSON has it in one way only, so that nothing can stand in it unseen. @throws LogError */
export function wrongForm(at: StandingLine): string | undefined {
  const line: LogLine | undefined = read(at.of.kind, at);
  try {
    if (JSON.stringify(line ?? JSON.parse(at.text)) !== at.text) return 'is not written as wg writes a line';
  } catch {
    return 'cannot be read';
  }
  if (line && 'log' in line && line.log !== FORMAT)
    throw new LogError(
      'read',
      'the log was written by another version of wg: begin another game with wg game start <name>',
    );
  return line ? undefined : 'lacks what such a line has, or holds what it cannot';
}

/** What is wrong with the number of an event among those that build on one another. */
export function wrongNumber(
  n: number | undefined,
  memory: Recalled | undefined,
  anew: () => boolean,
): string | undefined {
  const right = memory && memory.n + 1;
  if (n !== right)
    return `does not follow: it is numbered ${shownData(n ?? 'not at all')}, and not ${right ?? 'at all'}`;
  if (memory?.lost === undefined || anew()) return undefined;
  return `does not follow: it builds on number ${memory.lost}, which cannot be followed`;
}

/** Why a line cannot stand behind one that begins a roll: who broke it off, and when. */
export function neverFinished({ line, at, intent: { action, by } }: Unfinished): string {
  const whose = by === undefined ? '' : ` of ${shown(by)}`;
  return `does not finish the roll that line ${line} began ('${shown(action)}'${whose}, ${shown(at)}): it was broken off`;
}

/** Whether an event is of another roll than the one that was begun. */
export function differsFrom(intent: Intended, { record, ...told }: Event): boolean {
  const { ruleset, action, input, anyway, rng } = record;
  return !(
    same([intent.ruleset, intent.action, intent.input], [ruleset, action, input]) &&
    same(toldOfEvent(intent), toldOfEvent(told)) &&
    isBy(record, { rulings: intent.rulings, cells: intent.house }) &&
    (anyway === undefined || intent.anyway === true) &&
    rng === RNG
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a record was played by these rulings and cells, as far as it met anything of the kind. */
const isBy = (
  { rulings, house = {} }: Pick<Resolution, 'rulings' | 'house'>,
  by: Partial<Pick<HouseRules, 'rulings' | 'cells'>>,
): boolean =>
  Object.entries(rulings).every(([id, option]) => option === (by.rulings?.[id] ?? 1)) &&
  Object.entries(house).every(([id, value]) => same(value, by.cells?.[id]));

/** Whether an event was played as was agreed on for the whole game, as far as it met anything of the kind. */
export const isAsAgreed = (
  record: Pick<Resolution, 'ruleset' | 'rulings' | 'house'>,
  house: HouseRules | null,
): boolean => isBy(record, house?.ruleset === record.ruleset ? house : {});
