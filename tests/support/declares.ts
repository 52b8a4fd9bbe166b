import { expect, test } from 'vitest';
import { actionsOf, houseScopeOf, type RuleSystem } from '../../src/rules/system.js';
import { type Bounds, otherBounds } from '../../src/testing/bounds.js';

/** What the declarations of a rule system say, written down once more. */
interface Declared {
  readonly bounds: Bounds;
  /** The tables that players may change, in the order in which they are listed: `id: unit`, or `id: unit, words that must hold`. */
  readonly tables: readonly string[];
}

/** Whoever changes a declaration of a rule system by mistake is told. */
export async function declares(system: RuleSystem, { bounds, tables }: Declared): Promise<void> {
  const actions = await actionsOf(system);
  const inPlay = (await houseScopeOf(system)).tables;

  test('every number has the bounds and the unit that are written down for it', () => {
    expect(otherBounds(actions, bounds)).toEqual([]);
  });

  test('house rules of a table are told by its unit, and by what must hold of them', () => {
    expect(
      inPlay.map(({ id, unit, must }) => [`${id}: ${unit}`, ...(must ? [must[0]] : [])].join('; ')),
    ).toEqual(tables);
  });
}
