import type { End } from '../../rules/effect.js';
import type { Kinds } from '../../rules/kind.js';
import { marked } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { changed, kindOf } from './addressed.js';
import { keptNoMore } from './befalls.js';
import { nextOf, runsDown, spanOf, writtenUnit } from './fields.js';

/** A span has begun. Of those who stand in no roster as little is known as of the clock: what they do binds them to nothing. */
export const begun = (state: State, span: string): State =>
  state.spans.includes(span) || state.units.every(({ met }) => met)
    ? state
    : { ...state, spans: [...state.spans, span] };

/** Spans of the clock are over: marks that last as long end, and what waited for it comes. A new one has begun. */
export function ended(state: State, { of, untold, last }: End, kinds: Kinds): State {
  const units = state.units.map((unit) => {
    const kind = kindOf(unit, kinds);
    const { lasts = {} } = kind;
    const over = Object.keys(unit.marks).filter((mark) => of.includes(spanOf(lasts[mark]) ?? ''));
    const off = over.map((mark): [string, Value] => [mark, null]);
    const becomes = over.flatMap((mark): [string, Value][] => {
      if (last) return [];
      if (runsDown(lasts[mark])) return oneFewer(mark, unit.marks[mark]);
      const to = nextOf(lasts[mark]);
      return to === undefined ? [] : [[to, unit.marks[mark]!]];
    });
    return marked(unit, Object.fromEntries([...off, ...becomes]));
  });
  const spans = untold
    ? state.spans.filter((span) => !of.includes(span))
    : [...new Set([...state.spans, ...of])];
  const due = state.later.filter(({ at }) => of.includes(at));
  const table = { ...state, units, spans, later: state.later.filter((waits) => !due.includes(waits)) };
  if (last) return table;
  return due.reduce((now, { unit: name, is }) => {
    const after = changed(now, [name], (unit) => writtenUnit(unit, kindOf(unit, kinds), is, now));
    return keptNoMore(now, after, [name], kinds);
  }, table as State);
}

/** A count of spans, when one is over. */
const oneFewer = (mark: string, left: Value | undefined): [string, Value][] =>
  typeof left === 'number' && left > 1 ? [[mark, left - 1]] : [];
