import { afterAll, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../support/cli.js';

const state = stateFolder();
afterAll(state.clean);

/** The result of a command line of Infantry Action, with the seed `c`. */
async function result(text: string): Promise<Record<string, unknown>> {
  const line = `${text} -r wrg-1925 --seed c --json --no-log`;
  const { code, stdout, stderr } = await wg(words(line).slice(1), { env: { XDG_STATE_HOME: state.path } });
  expect({ code, stderr }, line).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as { result: Record<string, unknown> }).result;
}

test.each([
  'wg shoot --fire rifle:6 --range 90 --men 8 --targets 8',
  'wg shoot --fire rifle:6@90 --fire lmg-belt:1@60 --men 8 --targets 8 --uncovered 5 --erect 2 --moved 3',
  'wg shoot --fire grenade:2 --range 20 --men 4 --targets 3 --bunkered 3 --into-building 2',
  'wg shoot --fire mg-turret:1 --range 90 --men 3 --targets 8 --moving-vehicle-weapons 1',
  'wg shoot --points 24 --targets 8',
  'wg shoot --group rifle:6,lmg-belt:1;men=8;range=90;moved=2 --group rifle:4;men=4;range=60 --targets 8',
])('%s gives casualties and nothing else', async (text) => {
  expect(await result(text)).toEqual({ casualties: expect.any(Number) });
});

test('a reaction test gives its score, and the lowest score of the row it falls in', async () => {
  const rows: (number | string)[] = [15, 10, 5, 0, -5];
  for (let mod = -25; mod <= 12; mod++) {
    const { score, band, ...more } = await result(`wg reaction-test --mod ${mod}`);
    expect(more).toEqual({});
    expect(band).toBe(rows.find((row) => (score as number) >= (row as number)) ?? 'panic');
  }
});

test('the test of an AFV gives its score, and the lowest score of its row', async () => {
  const rows: (number | string)[] = [10, 5, 0, -5];
  for (let mod = -20; mod <= 8; mod++) {
    const { score, band, ...more } = await result(`wg reaction-test --afv --mod ${mod}`);
    expect(more).toEqual({});
    expect(band).toBe(rows.find((row) => (score as number) >= (row as number)) ?? 'withdraw');
  }
});

test('leaders and crew-served weapons have tests of their own', async () => {
  for (const leader of ['officer', 'sgt', 'cpl', 'lcpl'])
    expect(Object.keys(await result(`wg reaction-test --leader ${leader}`))).toEqual(['score', 'band']);
  expect(Object.keys(await result('wg reaction-test --crew-weapons'))).toEqual(['score', 'band']);
});

test.each(['one-man', 'recoilless', 'gun', 'missile', 'afv-gun', 'heavy-mg'])(
  'anti-tank fire by %s says whether the AFV is knocked out, and whether it burns',
  async (weapon) => {
    const range = weapon === 'missile' ? 400 : 90;
    expect(await result(`wg anti-tank --weapon ${weapon} --range ${range}`)).toEqual({
      knockedOut: expect.any(Boolean),
      onFire: expect.any(Boolean),
    });
  },
);

test('anti-tank fire takes the sum already made', async () => {
  expect(await result('wg anti-tank --points 7')).toEqual({ knockedOut: true, onFire: expect.any(Boolean) });
});

test('every promised action is there', async () => {
  const { stdout } = await wg(['rulesets', '--json']);
  const { actions } = (JSON.parse(stdout) as { id: string; actions: string[] }[]).find(
    ({ id }) => id === 'wrg-1925',
  )!;
  expect(actions).toEqual(
    expect.arrayContaining([
      'shoot',
      'reaction-test',
      'anti-tank',
      'spot',
      'listen',
      'move',
      'artillery',
      'bail-out',
      'demolish',
      'mines',
      'air-landing',
      'smoke',
      'illuminate',
      'points',
      'victory',
    ]),
  );
});
