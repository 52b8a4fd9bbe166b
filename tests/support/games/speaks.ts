import { expect, test } from 'vitest';
import type { Bearing } from '../../../src/rules/permit.js';
import type { Situation, SpokenGame } from './spoken.js';

/** Another situation, by what is not as in the row that it stands beside. */
interface Beside extends Partial<Situation> {
  /** What else speaks there, of other bearings. */
  readonly also?: readonly string[];
}

/** A bearing in a situation in which it speaks, and in others, as near as can be, in which it does not. */
export interface Row extends Situation {
  /** A sentence about the game, with its clause. */
  readonly name: string;
  /** What it says, word for word: `clause (word, missing, ruling=1): why -> way`. */
  readonly told: string;
  /** What others say there. */
  readonly also?: readonly string[];
  /** Other lines of which it says the same. */
  readonly likewise?: readonly string[];
  readonly but: readonly [Beside, ...Beside[]];
}

const actionOf = ({ line }: Situation): string => line.split(' ')[0]!;

/**
 * Rows in which bearings speak, and are silent beside; and each that is declared has one for each of its actions.
 * @param declared all those of the game, where nothing else is said
 */
export function speaks(game: SpokenGame, rows: readonly Row[], declared = game.bearings): void {
  for (const { name, told, also = [], likewise = [], but, ...row } of rows)
    test(name, async () => {
      const spoken = await game.spokenIn(row);
      expect(spoken.map((of) => of.told).sort()).toEqual([told, ...also].sort());
      const own = spoken.find((of) => of.told === told)!.bearing;
      for (const line of likewise)
        expect(
          (await game.spokenIn({ ...row, line })).map((of) => of.told),
          line,
        ).toContain(told);
      for (const { also: others = [], ...beside } of but) {
        const found = await game.spokenIn({ ...row, ...beside });
        const where = JSON.stringify(beside);
        expect(found.map((of) => of.told).sort(), where).toEqual([...others].sort());
        expect(
          found.map(({ bearing }) => bearing),
          where,
        ).not.toContain(own);
      }
    });

  test('each bearing that is declared speaks in a row for each action that it is about', async () => {
    const spoken = new Map<Bearing, string[]>();
    for (const { told, likewise = [], ...row } of rows)
      for (const line of [row.line, ...likewise])
        for (const { bearing, ...of } of await game.spokenIn({ ...row, line }))
          if (of.told === told) spoken.set(bearing, [...(spoken.get(bearing) ?? []), actionOf({ line })]);
    const silent = declared.flatMap((bearing) =>
      bearing.actions
        .filter((action) => !spoken.get(bearing)?.includes(action))
        .map((action) => `${action}: ${bearing.clause} ${bearing.word ?? '-'}`),
    );
    expect(silent).toEqual([]);
  });
}
