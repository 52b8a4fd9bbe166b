import { expect, test } from 'vitest';
import { kinds } from '../../rulesets/valor-and-victory/roster/kinds.js';
import type { Effect } from '../../src/rules/effect.js';
import type { Input } from '../../src/rules/record.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { fold } from '../../src/table/fold/fold.js';

const clause = 'vv:beyond.5';
const profile = { unit: ['squad:4-6-4'] };
const table = (spans: readonly string[], marks: Input = {}): State => ({
  ...EMPTY_TABLE,
  spans,
  units: [{ name: 'Able', kind: 'unit', profile, began: profile, marks }],
});
const after = (state: State, ...effects: readonly Effect[]): State =>
  fold(state, effects, { who: ['Able'] }, kinds);
const marksOf = ({ units }: State) => units[0]!.marks;
const set = (is: Input): Effect => ({ do: 'set', to: 'who', is, clause });

test('a mark that becomes another is that one at once, where nobody tells its span', () => {
  expect(marksOf(after(table([]), set({ pinnedNow: true })))).toEqual({ pinned: true });
  const now = after(table(['phase']), set({ pinnedNow: true }));
  expect(marksOf(now)).toEqual({ pinnedNow: true });
  expect(marksOf(after(now, { do: 'end', of: ['phase'], clause }))).toEqual({ pinned: true });
});

test('a span that is told no more is over, and the game knows it no more', () => {
  const untold = after(table(['phase', 'clean-up'], { marked: true, pinnedNow: true }), {
    ...{ do: 'end', of: ['phase', 'clean-up'], untold: true, clause },
  });
  expect(untold.spans).toEqual([]);
  expect(marksOf(untold)).toEqual({ pinned: true });
  expect(marksOf(after(untold, set({ marked: true })))).toEqual({ pinned: true });
});
