import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { actionsOf } from '../../src/rules/system.js';
import { measurable, weightIn } from '../../tools/rulings/measure.js';
import { someOf } from '../support/random/deep.js';

describe.each(SYSTEMS)('how much the rulings of $id move odds', (system) => {
  test('is told of every ruling that may be chosen, and of no other', async () => {
    const { book } = await system.book();
    const { weights } = await system.weights!();
    const open = Object.entries(book.rulings).flatMap(([id, ruling]) => (ruling.switch ? [id] : []));
    expect(Object.keys(weights).sort()).toEqual(open.sort());
  });

  test('is what its line comes to today: measure with npm run rulings', async () => {
    const { book } = await system.book();
    const { weights } = await system.weights!();
    const actions = await actionsOf(system);
    for (const [id, weight] of Object.entries(weights)) {
      if (!weight) continue;
      const { lines: _, ...told } = weight;
      const of = await measurable(weight.line, system, actions);
      expect(of, `${id}: ${weight.line}`).toBeDefined();
      expect(weightIn(of!, id, book.rulings[id]!), id).toEqual(told);
    }
  });

  test('is nothing of what the lines of its own clauses do not show either', async () => {
    const { book } = await system.book();
    const { weights } = await system.weights!();
    const actions = await actionsOf(system);
    const nothing = Object.entries(weights).filter(([, weight]) => !weight);
    for (const [id] of someOf(nothing, 3)) {
      const ruling = book.rulings[id]!;
      for (const line of ruling.clauses.flatMap((clause) => book.clauses[clause]!.line ?? [])) {
        const of = await measurable(line, system, actions);
        expect(of && weightIn(of, id, ruling), `${id}: ${line}`).toBeUndefined();
      }
    }
  });
});
