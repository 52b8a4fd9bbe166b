import { describe, expect, test } from 'vitest';
import { systemNamed } from '../../src/engine/systems.js';
import { namedInTable } from '../../src/search/cells.js';

/** The rows of a table that a question names, by their labels, and its columns. */
async function named(ruleset: string, id: string, question: string) {
  const { book } = await systemNamed(ruleset).book();
  const printed = book.tables[id]!;
  const { rows, columns } = namedInTable(printed, question);
  return [rows.map((at) => printed.rows[at]![0]), columns.map((at) => printed.columns[at])];
}

describe('a question about a table', () => {
  test.each([
    [
      'fubar',
      'small-arms',
      'what is the range of a rifle',
      ['Infantry Rifle', 'Assault Rifle*', 'Sniper Rifle'],
      ['Range'],
    ],
    ['fubar', 'small-arms', 'how good is the light machine gun', ['Light Machine Gun'], []],
    ['fubar', 'support-weapons', 'grenades how far', ['Grenades, Thrown'], ['Range']],
    ['wrg', 'troop-points', 'what does an officer cost', ['commissioned officer'], []],
    ['vv', 'terrain', 'which cover is there in woods', ['Woods and Jungle'], ['Cover Modifier']],
    ['vv', 'fortifications', 'can vehicles use foxholes', ['Foxholes'], []],
  ])('%s %s: %s', async (ruleset, table, question, rows, columns) => {
    expect(await named(ruleset, `${ruleset}:table.${table}`, question)).toEqual([rows, columns]);
  });

  test('that names rows by what players call them is about these: a doughboy is infantry', async () => {
    const [rows] = await named('bg', 'bg:table.ranges', 'how far do foot soldiers reach');
    expect(rows).toEqual(['infantry weapons']);
  });

  test('that only names the table is about no row of it', async () => {
    expect(await named('bg', 'bg:table.ranges', 'what are the ranges of weapons')).toEqual([[], []]);
    expect(await named('fubar', 'fubar:table.small-arms', 'where are the small arms')).toEqual([[], []]);
  });

  test('that names all rows alike is about none', async () => {
    const [rows] = await named('wrg', 'wrg:table.afv-bands', 'what do I do with a score');
    expect(rows).toEqual([]);
  });
});
