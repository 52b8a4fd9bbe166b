import { describe, expect, test } from 'vitest';
import type { Book } from '../../src/rules/book.js';
import { type Coverage, coverageOf } from '../../tools/clauses/coverage.js';

const clause = (kind: 'dice' | 'reminder') => ({ title: 'A clause', says: '', kind, action: '', source: '' });
const ruling = { question: '', clauses: [], evidence: '', options: { 1: '', 2: '' }, why: '' };
const table = { title: '', columns: [], rows: [], source: '', provenance: '' };
const book: Book = {
  clauses: { 'x:a.1': clause('dice'), 'x:a.2': clause('reminder') },
  rulings: { 'x:R1': { ...ruling, switch: true }, 'x:R2': ruling },
  tables: { 'x:table.t': table },
};

const ALL = ['x:a.1', 'x:a.2=shown', 'x:R1=1', 'x:R1=2'];

const covered = (of: { met?: string[]; named?: string[]; tested?: string[] }, complete = true): Coverage => {
  const { met = ALL, named = ['x:a.1', 'x:R1'], tested = ['x:a.1', 'x:R1=1', 'x:R1=2'] } = of;
  return coverageOf(book, { met: new Set(met), named: new Set(named), tested: new Set(tested) }, complete);
};

describe('clauses', () => {
  test('a clause is implemented where it came out, and tested where a test that names it met it', () => {
    const { implemented, tested, shown, missing, faults } = covered({});
    expect({ implemented, tested, shown, missing, faults }).toEqual({
      implemented: ['x:a.1'],
      tested: ['x:a.1'],
      shown: ['x:a.2'],
      missing: [],
      faults: [],
    });
  });

  test('one that tests name and do not meet is not tested', () => {
    const { implemented, tested, faults } = covered({ tested: ['x:R1=1', 'x:R1=2'] });
    expect({ implemented, tested }).toEqual({ implemented: ['x:a.1'], tested: [] });
    expect(faults).toEqual(['x:a.1 (A clause): no test that names it meets it']);
    expect(covered({ named: ['x:R1'], tested: ['x:R1=1', 'x:R1=2'] }).faults).toEqual([
      'x:a.1 (A clause): no test names it',
    ]);
  });

  test('one that nothing cites is missing, which a system that is not complete may have where no test names it', () => {
    const nowhere = { met: ['x:a.2=shown', 'x:R1=1', 'x:R1=2'], tested: ['x:R1=1', 'x:R1=2'] };
    const unmet = 'x:a.1 (A clause): no test that names it meets it';
    expect(covered(nowhere).missing).toEqual(['x:a.1']);
    expect(covered(nowhere).faults).toEqual(['x:a.1 (A clause) is missing', unmet]);
    expect(covered(nowhere, false).faults).toEqual([unmet]);
    expect(covered({ ...nowhere, named: ['x:R1'] }, false)).toMatchObject({ missing: ['x:a.1'], faults: [] });
  });

  test('a reminder may be only shown, and counts as tested where a test that names it saw it', () => {
    expect(covered({ tested: [...ALL] }).tested).toEqual(['x:a.1', 'x:a.2']);
    expect(covered({ met: ['x:a.1=shown', 'x:a.2', 'x:R1=1', 'x:R1=2'] }, false).faults).toEqual([
      'x:a.1 (A clause) is no reminder and only shown',
    ]);
  });

  test('what tests name is a clause, a ruling or a table of the book, or of another book', () => {
    const named = ['x:a.1', 'x:R2', 'x:table.t', 'y:a.9', 'x:a.3'];
    expect(covered({ named }).faults).toEqual(['x:a.3 is named by a test and does not exist']);
  });
});

describe('rulings', () => {
  test('each option of a switch is played by a test that names it; of a ruling that is none, nothing is asked', () => {
    const { untested, faults } = covered({ tested: ['x:a.1', 'x:R1=1'] });
    expect(untested).toEqual(['x:R1=2']);
    expect(faults).toEqual(['x:R1=2: no test that names it meets it']);
    expect(covered({ named: ['x:a.1'], tested: ['x:a.1'] }, false).faults).toEqual([
      'x:R1=1: no test names it',
      'x:R1=2: no test names it',
    ]);
  });
});
