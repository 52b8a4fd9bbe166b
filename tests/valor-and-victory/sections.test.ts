import { expect, test } from 'vitest';
import { clauses } from '../../rulesets/valor-and-victory/chapters.js';

/** The sections of the book, by their numbers: `14.63` of `vv:14.63a`; what the book is silent on has none. */
const bySection = Object.entries(clauses).flatMap(([id, { source }]) => {
  const [, section] = /^vv:(\d+\.\d+)/.exec(id) ?? [];
  return section === undefined ? [] : [{ id, section, source: source as string }];
});

test('a clause stands in the section that its id tells', () => {
  expect(bySection.length).toBeGreaterThan(100);
  const elsewhere = bySection.filter(
    ({ section, source }) => !source.split(/[^\d.]+/).some((number) => number === section),
  );
  expect(elsewhere.map(({ id, source }) => `${id}: ${source}`)).toEqual([]);
});

test('a section has one title, whichever clause is of it', () => {
  const titles = new Map<string, string>();
  const others = bySection.flatMap(({ id, source }) => {
    const [, number, title] = /^([\d.]+) ([^;]+)/.exec(source) ?? [];
    if (number === undefined || title === undefined) return [];
    const known = titles.get(number) ?? title;
    titles.set(number, known);
    return known === title ? [] : [`${id}: ${number} is ${known}, not ${title}`];
  });
  expect(titles.size).toBeGreaterThan(30);
  expect(others).toEqual([]);
});
