import { describe, expect, test } from 'vitest';
import { misread, type PlayedTable, played } from '../../src/rules/book.js';
import { printed, table } from '../../src/rules/cell.js';

describe('a row is found', () => {
  const paces = table({ id: 't', title: '', unit: '', cells: { walk: printed(5), run: printed(9) } });
  const of = (walk: string, run: string): PlayedTable => ({
    title: '',
    source: '',
    provenance: '',
    columns: ['pace', 'inches'],
    rows: [
      ['Walk', 5],
      ['Walk, the other way', 4],
      ['Run in the open', 9],
    ],
    played: [played(paces, { walk: [walk, 'inches'], run: [run, 'inches'] })],
  });

  test('by all that its first column says before others that begin so, or by how it alone begins', () => {
    expect(misread('t', of('Walk', 'Run'))).toEqual([]);
  });

  test('and not where several begin so, or none does', () => {
    expect(misread('t', of('Wal', 'Crawl'))).toEqual([
      't/walk: t has no cell Wal, inches',
      't/run: t has no cell Crawl, inches',
    ]);
  });
});
