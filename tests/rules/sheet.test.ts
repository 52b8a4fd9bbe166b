import { expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import type { Sheet, Words } from '../../src/rules/book/sheet.js';
import type { Book } from '../../src/rules/book.js';

const figuresIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** What is written in a sentence in figures: what it quotes of tables is what is played. */
const writtenIn = (words: Words): readonly string[] =>
  words.flatMap((part) => (typeof part === 'string' ? figuresIn(part) : []));

/** What a sheet says in figures, and neither the clause nor the ruling does that it stands for. */
function otherFigures(sheet: Sheet, { clauses, rulings }: Pick<Book, 'clauses' | 'rulings'>): string[] {
  const entries = sheet.flatMap(({ entries }) => entries);
  return entries.flatMap((entry) => {
    if ('title' in entry) return [];
    const [id, words, of] =
      'clause' in entry
        ? [entry.clause, entry.short?.[1], clauses[entry.clause]]
        : [entry.ruling, entry.first, rulings[entry.ruling]];
    const there = figuresIn(JSON.stringify({ ...of, asks: [] }));
    const others = writtenIn(words ?? []).filter((n) => !there.includes(n));
    return others.length > 0 ? [`${id}: ${others.join(', ')}`] : [];
  });
}

/** What another clause says that the sentence stands for too: bg:move.13, bg:dice.4, wrg:offtable.11. */
const OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  battleground: ['bg:move.12: 180', 'bg:mine.7: 1'],
  'wrg-1925': ['wrg:offtable.9: 50'],
};

test.each(SYSTEMS.map((system) => [system.title, system] as const))(
  '%s: the sheet says no figures that its clauses do not',
  async (_, system) => {
    const [{ book }, { sheet }] = await Promise.all([system.book(), system.sheet!()]);
    expect(otherFigures(sheet, book)).toEqual(OF_OTHERS[system.id] ?? []);
  },
);

test('others are told by the clause', () => {
  const clause = {
    title: 'Walk',
    says: 'A man walks 5 inches.',
    kind: 'state',
    action: 'move',
    source: '',
  } as const;
  const sheet = (text: string): Sheet => [
    {
      heading: 'Moves',
      entries: [
        {
          clause: 'x:move.1',
          short: ['Walk', [text, { cell: { value: 7, from: 'printed' }, says: String }]],
        },
      ],
    },
  ];
  const book = { clauses: { 'x:move.1': clause }, rulings: {} };
  expect(otherFigures(sheet('5 inches, or '), book)).toEqual([]);
  expect(otherFigures(sheet('6 inches, or '), book)).toEqual(['x:move.1: 6']);
});
