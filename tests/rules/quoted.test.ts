import { expect, test } from 'vitest';
import { eveningWords } from '../../src/cli/play/words.js';
import { RosterGame } from '../support/roster.js';
import { sourcesIn } from '../support/sources.js';

/** Names in lines that players are told to type. */

/** A value between quotes of its own, in a template that tells a line of `wg`. */
const QUOTED_BY_HAND = /\bwg [^.;:`]*'\$\{/;

test('no line that is told to be typed puts a name into quotes by hand: one with an apostrophe would end them', () => {
  const found = [...sourcesIn('rulesets', 'src')].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, i) => (QUOTED_BY_HAND.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test("a way out that names somebody is typed as it stands, O'Brien too", async () => {
  const game = await new RosterGame('quoted').open([
    { name: "O'Brien", grade: 'C', figures: 6, medics: 1, side: 'Allies' },
  ]);
  const { stderr } = await game.type(`heal "O'Brien" --medics 1`);
  const { hint } = JSON.parse(stderr).error as { hint: string };
  const line = hint.match(/wg roster mark .* dead=1/)![0];
  const { code } = await game.at.type([...eveningWords(line), '--game', game.name]);
  expect(code, line).toBe(0);
  expect(await game.marks("O'Brien")).toMatchObject({ dead: 1 });
  game.clean();
});
