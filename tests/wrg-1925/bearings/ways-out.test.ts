import { afterEach, beforeEach, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';
import { ALL } from '../roster/roster-units.js';

/** What a bearing offers as the way out is a line that can be typed: of whoever it is about. */

const PARAS = { name: "O'Brien's paras", side: 'Allies', men: 6, weapons: ['rifle:6'], starts: 'air-landed' };

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('ways-out', 'wrg-1925').open([...ALL, PARAS], '--sides Allies,Axis', 'period');
});
afterEach(() => game.clean());

interface Against {
  readonly clause: string;
  readonly way?: string;
  readonly under?: { readonly ruling: string; readonly option: number };
}
/** What `wg why not` says of a line by this clause. */
async function said(line: string, clause: string): Promise<Against | undefined> {
  const { against } = (await game.allowed(`why not ${line}`)) as unknown as { against: Against[] };
  return against.find((of) => of.clause === clause);
}

test('wrg:react.1 a period that ends without a test offers the test of each who has to make it', async () => {
  await game.allowed('roster mark Reds under-fire other-fire');
  await game.allowed('roster mark Blues under-fire other-fire');
  expect((await said('period', 'wrg:react.1'))?.way).toMatch(
    /^wg reaction-test '?(Reds|Blues)'?; wg reaction-test '?(Reds|Blues)'?$/,
  );
});

test('wrg:air.1 whoever is in the air lands by his own name, and by the ruling under which he is there', async () => {
  const inTheAir = await said(`shoot "O'Brien's paras" Reds --range 50`, 'wrg:air.1');
  expect(inTheAir?.way).toBe("wg air-landing 'O'\\''Brien'\\''s paras'");
  expect(inTheAir?.under).toEqual({ ruling: 'wrg:R54', option: 1 });
});

test('wrg:locate.1 whoever has not located his target is to look for it again', async () => {
  await game.allowed('roster mark Blues missed-by=Reds');
  expect((await said('shoot Reds Blues --range 50', 'wrg:locate.1'))?.way).toBe('wg spot Reds Blues');
});
