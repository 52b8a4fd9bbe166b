import type { Kinds } from '../../rules/kind.js';
import type { Unit } from '../../rules/roster.js';
import type { Call } from './call.js';

/**
 * Units without the marks that nobody looks up: by kind, those that are for other lines than those of a plan. Tables that differ in
 * nothing else are one.
 * @param asked the fields that conditions look at
 */
export function withoutUnread(
  kinds: Kinds,
  calls: readonly Pick<Call, 'action'>[],
  asked: ReadonlySet<string> = new Set(),
): (unit: Unit) => Unit {
  const lines = new Set(calls.map(({ action }) => action.name));
  const unread = new Map(
    Object.entries(kinds).map(([name, { lookedUp = {} }]) => {
      const marks = Object.entries(lookedUp as Readonly<Record<string, readonly string[]>>);
      const isRead = (mark: string, by: readonly string[]) =>
        asked.has(mark) || by.some((action) => lines.has(action));
      return [name, marks.filter(([mark, by]) => !isRead(mark, by)).map(([mark]) => mark)];
    }),
  );
  return (unit) => {
    const off = (unread.get(unit.kind) ?? []).filter((mark) => mark in unit.marks);
    if (off.length === 0) return unit;
    const marks = Object.entries(unit.marks).filter(([mark]) => !off.includes(mark));
    return { ...unit, marks: Object.fromEntries(marks) };
  };
}
