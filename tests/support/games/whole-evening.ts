import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RuleSystem } from '../../../src/rules/system.js';
import { AtTheTable } from './at-the-table.js';

/** An evening: how it begins, and what is played of it. */
interface Evening {
  readonly system: RuleSystem;
  readonly sides: readonly string[];
  /** Whose actions are which, in the order of the game: whoever rolled, and not who suffered it. */
  readonly whose: Readonly<Record<string, readonly string[]>>;
  /** Lines before the first of the evening: the roster, and what is said of it by hand. */
  readonly before: readonly string[];
  readonly play: (game: AtTheTable) => Promise<void>;
}

/** What holds of a whole evening of any rule system: nothing of it is left out, and all of it can be proved and taken back. */
export function wholeEvening(title: string, { system, sides, before, whose, play }: Evening): void {
  const begun = async (of: AtTheTable): Promise<AtTheTable> => {
    await of.begin(`--sides ${sides.join(',')}`);
    for (const line of before) await of.told(line);
    return of;
  };
  const game = new AtTheTable(system);
  const LONG = 60_000;

  describe(title, () => {
    beforeAll(async () => {
      await begun(game);
      game.stood.push(await game.table());
      await play(game);
    }, LONG);
    afterAll(() => game.clean());

    test('every action of the rule system is used', async () => {
      const used = new Set((await game.events()).map(({ record }) => record.action));
      expect([...used].sort()).toEqual([...system.actions].sort());
    });

    test('wg replay proves every line', async () => {
      const { proved, fault, events } = await game.json<Record<string, unknown>>('replay');
      const logged = await game.events();
      expect({ proved, fault, events }).toEqual({ proved: true, fault: null, events: logged.length });
    });

    test(
      'typed again at another table it reads the same, byte for byte',
      async () => {
        const again = await begun(new AtTheTable(system));
        for (const { typed, told } of game.lines) expect(await again.told(typed)).toBe(told);
        expect(await again.table()).toBe(game.stood.at(-1));
        again.clean();
      },
      LONG,
    );

    test(
      'luck counts the same with units named as with everything typed',
      async () => {
        const typed = new AtTheTable(system);
        await typed.begin(`--sides ${sides.join(',')}`);
        await game.byFlags(typed);
        const luckOf = (of: AtTheTable) =>
          of.json<{ rolls: { side: string }[]; events: { strange: number[] } }>('luck');
        const { rolls, events } = await luckOf(game);
        expect(events.strange).toEqual([]);
        expect(new Set(rolls.map(({ side }) => side))).toEqual(new Set(sides));
        expect((await luckOf(typed)).rolls).toEqual(rolls);
        typed.clean();
      },
      LONG,
    );

    test('everything is of the side whose it was', async () => {
      const events = await game.events();
      const found = Object.keys(whose).map((action) => [
        action,
        events.filter(({ record }) => record.action === action).map(({ by }) => by),
      ]);
      expect(Object.fromEntries(found)).toEqual(whose);
    });

    test(
      'undo to any point gives the table that was there',
      async () => {
        for (const then of game.stood.slice(0, -1).toReversed()) {
          await game.told('undo');
          expect(await game.table()).toBe(then);
        }
      },
      LONG,
    );
  });
}
