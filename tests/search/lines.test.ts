import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { wg, words } from '../support/cli.js';

/** The clauses of a record: of its steps and of its effects. */
const clausesIn = (json: string): Set<string> => {
  const { steps = [], effects = [] } = JSON.parse(json) as Record<'steps' | 'effects', { clause: string }[]>;
  return new Set([...steps, ...effects].map(({ clause }) => clause));
};

describe.each(SYSTEMS)('the lines of $id that wg rules offers', (system) => {
  test('every one works as it stands, and meets the clause it is offered for', async () => {
    const { book } = await system.book();
    const lines = Object.entries(book.clauses).flatMap(([id, { line }]) => (line ? [{ id, line }] : []));
    expect(lines.length).toBeGreaterThan(50);
    for (const { id, line } of lines) {
      const seed = line.includes('--dice') ? [] : ['--seed', 'q'];
      const { code, stdout, stderr } = await wg([
        ...words(line),
        '-r',
        system.id,
        '--no-log',
        '--json',
        ...seed,
      ]);
      expect(code, `${id}: ${line}: ${stderr}`).toBe(0);
      expect(clausesIn(stdout), `${id}: ${line}`).toContain(id);
    }
  });
});
