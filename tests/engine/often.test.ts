import { describe, expect, test } from 'vitest';
import { battleground } from '../../bench/heaviest/battleground.js';
import { fubar } from '../../bench/heaviest/fubar.js';
import type { Heaviest } from '../../bench/heaviest/heaviest.js';
import { valorAndVictory } from '../../bench/heaviest/valor-and-victory.js';
import { wrg1925 } from '../../bench/heaviest/wrg-1925.js';
import { terrainDice } from '../../rulesets/battleground/terrain/tables.js';
import { resolveSeeded, type Task } from '../../src/engine/resolve.js';
import { SYSTEMS } from '../../src/engine/systems.js';
import type { AnyAction } from '../../src/rules/action.js';
import { inputOf } from '../support/play.js';
import { someOf, times } from '../support/random/deep.js';
import { ACTIONS, actionNamed } from '../support/systems.js';

const HEAVIEST: Readonly<Record<string, Heaviest>> = {
  battleground,
  'wrg-1925': wrg1925,
  fubar,
  'valor-and-victory': valorAndVictory,
};

const GOES = times(40, 4);

const taskOf = (id: string, action: AnyAction, given: object, of: Partial<Task> = {}): Task => ({
  system: SYSTEMS.find((system) => system.id === id)!,
  action,
  input: inputOf(action, given as never),
  rulings: {},
  rulingsTyped: [],
  cells: {},
  ...of,
});

/** The same line typed for the first time: nothing is known of its inputs. */
const anew = (task: Task): Task => ({ ...task, input: { ...task.input } });

const SHOT = { grade: 'C', figures: 9, hw: 2, cover: 'medium' };

describe('a line that is played again and again', () => {
  test.each(ACTIONS.map((of) => [`${of.id} ${of.name}`, of] as const))(
    'comes each time to what it comes to alone: %s',
    (_, { id, name, action }) => {
      for (const given of someOf([HEAVIEST[id]![name] ?? []].flat(), 2)) {
        const task = taskOf(id, action, given);
        for (let index = 0; index < GOES; index++)
          expect(resolveSeeded(task, undefined, 'often', index)).toEqual(
            resolveSeeded(anew(task), undefined, 'often', index),
          );
      }
    },
  );

  test('is another one by other rulings, table cells, or against what forbids it', () => {
    const shoot = actionNamed('battleground', 'shoot');
    const of = taskOf('battleground', shoot, SHOT);
    const others: Partial<Task>[] = [
      {},
      { rulings: { 'bg:R5': 2 } },
      { cells: { [`${terrainDice.cells.medium.id}`]: 4 } },
      { anyway: true },
    ];
    for (let index = 0; index < 3; index++) {
      const told = others.map((other) => {
        const task = { ...of, ...other };
        const again = resolveSeeded(task, undefined, 'often', index);
        expect(again).toEqual(resolveSeeded(anew(task), undefined, 'often', index));
        return JSON.stringify([again.rulings, again.house]);
      });
      expect(new Set(told).size).toBe(3);
    }
  });

  test('is another one of another action, as of a package that was mended', () => {
    const of = taskOf('battleground', actionNamed('battleground', 'shoot'), SHOT);
    function* resolve() {
      return { hits: 42 };
    }
    const mended = { ...of, action: { ...of.action, resolve: resolve as never } };
    for (let index = 0; index < 3; index++) {
      resolveSeeded(of, undefined, 'often', index);
      expect(resolveSeeded(mended, undefined, 'often', index).result).toEqual({ hits: 42 });
    }
  });

  test('is refused each time, and told so', () => {
    const task = taskOf('battleground', actionNamed('battleground', 'shoot'), { ...SHOT, hasShot: true });
    const why = (task: Task) => {
      try {
        return resolveSeeded(task, undefined, 'often', 0);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const first = why(anew(task));
    expect(first).toEqual(expect.any(String));
    for (let i = 0; i < 3; i++) expect(why(task)).toBe(first);
  });
});
