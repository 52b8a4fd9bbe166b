import type { Kinds } from '../../rules/kind.js';
import type { Unit } from '../../rules/roster.js';
import { sameName } from '../../rules/text/likeness.js';
import type { Call } from './call.js';

/** What is looked at of lines that are still to come. */
type ToCome = Pick<Call, 'action' | 'words'>;

/**
 * Units without the marks that nobody looks up any more: by kind, those that are for other lines than the ones still to come, or for
 * other units than these name. Tables that differ in nothing else are one.
 * @param asked the fields that conditions look at
 * @returns for so many lines that were played, what is left of a unit
 */
export function withoutUnread(
  kinds: Kinds,
  calls: readonly ToCome[],
  asked: ReadonlySet<string> = new Set(),
): (played: number) => (unit: Unit, all: readonly Unit[]) => Unit {
  return (played) => {
    const toCome = calls.slice(played);
    return (unit, all) => {
      const { lookedUp = {} } = kinds[unit.kind] ?? {};
      const off = Object.entries(lookedUp as Readonly<Record<string, readonly string[]>>).filter(
        ([mark, by]) =>
          mark in unit.marks &&
          !asked.has(mark) &&
          !toCome.some((call) => by.includes(call.action.name) && mayName(call, unit, all)),
      );
      if (off.length === 0) return unit;
      const marks = Object.entries(unit.marks).filter(([mark]) => !off.some(([other]) => other === mark));
      return { ...unit, marks: Object.fromEntries(marks) };
    };
  };
}

/** Whether a line may be about a unit: it names it, or what is not the whole name of another; or it is what the game waits for then. */
const mayName = ({ action, words }: ToCome, { name }: Unit, all: readonly Unit[]): boolean =>
  action.waits !== undefined ||
  words.some((word) => sameName(word, name) || !all.some((unit) => sameName(word, unit.name)));
