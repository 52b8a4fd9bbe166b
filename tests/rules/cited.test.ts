import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import type { Book } from '../../src/rules/book.js';
import { type Sources, sourcesIn } from '../support/sources.js';

/**
 * What no type looks into and cites the book all the same: comments, names of tests, footnotes of printed tables, the prose of
 * rulings.
 */

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*/g;
const IN_BRACKETS = /\(([^()]*)\)/g;

/** What a comment cites as it is cited there: `(melee.1, R49)`, and whatever is called a ruling anywhere in it. */
const citedIn = (comment: string): string[] => [
  ...(comment.match(/\bR\d+\b/g) ?? []),
  ...[...comment.matchAll(IN_BRACKETS)].flatMap(
    ([, text]) => text!.match(/(?<=^|\s)(?:[a-z]{2,}(?:\.\d+)+|\d+\.\d+)[a-z]?(?=$|[\s,;])/g) ?? [],
  ),
];

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** What the sources of a rule system cite, and no book has, by file and line. */
function strays(sources: Sources, known: (id: string) => boolean, prefix: string): string[] {
  const whole = new RegExp(
    `\\b${prefix}:(?:R\\d+|table\\.[\\w-]*\\w|(?:[a-z]+|\\d+)(?:\\.\\d+)+[a-z]?)`,
    'g',
  );
  return [...sources].flatMap(([file, text]) =>
    [
      ...[...text.matchAll(whole)].map(({ 0: id, index }) => ({ id, index })),
      ...[...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) =>
        citedIn(comment).map((of) => ({ id: `${prefix}:${of}`, index })),
      ),
    ].flatMap(({ id, index }) => (known(id) ? [] : [`${file}:${lineAt(text, index)} cites ${id}`])),
  );
}

/** Sections of Valor & Victory by which no clause is named: others bring together what they say. */
const SECTIONS = `
  1.11 1.15 1.17 1.21 1.29 5.1 5.2 5.5 5.32 5.33 5.34 6.2 6.3 6.4 6.7 7.1 7.2 7.4 8.2 8.4 9.2
  10.1 10.3 10.12 10.101 11.1 11.2 11.4 12.61 12.66 13.2 13.3 13.4 13.7 14.1 14.6 15.4 16.1 17.1 17.4
  18.1 18.2 18.7 19.1 19.4 20.1 20.4 20.71 21.1 21.2 21.6 21.8
`.match(/\S+/g)!;

/** What of a book can be cited: its clauses, rulings and tables, and its sections, where it numbers them. */
function citable({ clauses, rulings, tables }: Book): (id: string) => boolean {
  const ids = [clauses, rulings, tables].flatMap((of) => Object.keys(of));
  const sections = ids.flatMap((id) => /^vv:(?:beyond\.)?(\d+(?:\.\d+)?)/.exec(id)?.[1] ?? []);
  const known = new Set([...ids, ...[...sections, ...SECTIONS].map((section) => `vv:${section}`)]);
  return (id) => known.has(id);
}

const BOOKS = await Promise.all(
  SYSTEMS.map(async (system) => ({ ...system, book: (await system.book()).book })),
);

describe.each(BOOKS)('$title', ({ id, book }) => {
  const prefix = Object.keys(book.clauses)[0]!.split(':')[0]!;
  const known = citable(book);

  test('comments, and names of tests, cite what is in the book', () => {
    expect(strays(sourcesIn(`rulesets/${id}`, `tests/${id}`), known, prefix)).toEqual([]);
  });

  test('clauses and printed tables stand in sections that are there', () => {
    const entries = Object.entries({ ...book.clauses, ...book.tables });
    const numbered = entries.flatMap(([of, { source }]) =>
      (source.match(/\d+\.\d+/g) ?? []).map((section) => [of, section]),
    );
    expect(numbered.filter(([, section]) => !known(`${prefix}:${section}`))).toEqual([]);
  });

  test('clauses, rulings and printed tables speak of rulings that are there', () => {
    const { clauses, rulings, tables } = book;
    const entries = Object.entries({ ...clauses, ...rulings, ...tables });
    const cited = entries.flatMap(([of, entry]) =>
      // Ties to the tables in play are types.
      (JSON.stringify({ ...entry, played: undefined }).match(/\bR\d+\b/g) ?? []).map((ruling) => [
        of,
        ruling,
      ]),
    );
    expect(cited.filter(([, ruling]) => !(`${prefix}:${ruling}` in rulings))).toEqual([]);
  });
});

test('what is cited and is not there is told by file and line', () => {
  const text = `
/** It fires (shoot.1, R2 and shoot.9), at 2.5 of them. */
const told = 'x:shoot.8'; // R3
test('x:R9 x:shoot.1 x:table.a');
`;
  const known = (id: string) => ['x:shoot.1', 'x:R2', 'x:table.a'].includes(id);
  expect(strays(new Map([['a.ts', text]]), known, 'x')).toEqual([
    'a.ts:3 cites x:shoot.8',
    'a.ts:4 cites x:R9',
    'a.ts:2 cites x:shoot.9',
    'a.ts:3 cites x:R3',
  ]);
});
