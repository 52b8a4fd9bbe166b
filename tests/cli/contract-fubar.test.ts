import { afterAll, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../support/cli.js';

const state = stateFolder();
afterAll(state.clean);

const run = (line: string) => wg(words(line).slice(1), { env: { XDG_STATE_HOME: state.path } });

/** The result of a command line of FUBAR. */
async function result(text: string, seed = 'c'): Promise<Record<string, unknown>> {
  const line = `${text} -r fubar --seed ${seed} --json --no-log`;
  const { code, stdout, stderr } = await run(line);
  expect({ code, stderr }, line).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as { result: Record<string, unknown> }).result;
}

test.each([
  'wg activate --level green',
  'wg activate --level seasoned --leader-level veteran --suppressed 1 --out-of-touch 2',
  'wg activate --level veteran --no-enemy',
  'wg activate --level elite --stunned',
  'wg activate --level ELITE',
])('%s says whether it is activated, and nothing else', async (text) => {
  expect(await result(text)).toEqual({ activated: expect.any(Boolean) });
});

test.each([
  'wg shoot --level green --fp 6',
  'wg shoot --level elite --fp 6 --aimed --cover soft --armour light',
  'wg shoot --level seasoned --weapon assault-rifle --figures 5 --range 10 --cover hard',
  ...['open', 'soft', 'moderate', 'hard'].map((cover) => `wg shoot --level veteran --fp 3 --cover ${cover}`),
  ...['none', 'light', 'medium', 'heavy', 'power', 'battlesuit'].map(
    (armour) => `wg shoot --level veteran --fp 3 --armour ${armour}`,
  ),
])('%s gives hits, and those that armour did not save', async (text) => {
  expect(await result(text)).toEqual({ hits: expect.any(Number), unsaved: expect.any(Number) });
});

test('a shot at a target that is told of says how its hits are taken', async () => {
  const line = 'wg shoot --level veteran --fp 8 --target-figures 6 --target-level';
  for (const level of ['green', 'seasoned', 'veteran', 'elite']) {
    const { hits, unsaved, casualties, suppressed, ...more } = await result(`${line} ${level}`);
    expect(more).toEqual({});
    expect(unsaved).toBe(hits);
    expect((casualties as number) + (suppressed as number)).toBe(Math.min(unsaved as number, 6));
  }
});

const EFFECTS = ['stunned', 'weapon-destroyed', 'immobilised', 'destroyed'];

test.each(['none', 'light', 'medium', 'heavy', 'very-heavy'])(
  'damage to a vehicle of %s armour is what it did not save, and its effects in ascending order',
  async (armour) => {
    for (const facing of ['front', 'side', 'rear']) {
      for (const seed of ['a', 'b', 'c']) {
        const line = `wg vehicle-damage --hits 4 --armour ${armour} --facing ${facing}`;
        const { unsaved, effects, ...more } = await result(line, seed);
        expect(more).toEqual({});
        expect(unsaved).toEqual(expect.any(Number));
        const ranks = (effects as string[]).map((effect) => EFFECTS.indexOf(effect));
        expect(ranks).not.toContain(-1);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }
    }
  },
);

test('effects suffered this turn already are told with commas, and step up what is rolled', async () => {
  const line =
    'wg vehicle-damage -r fubar --hits 1 --armour none --facing side --effects stunned,weapon-destroyed';
  const { stdout } = await run(`${line} --dice "1 1" --json --no-log`);
  expect((JSON.parse(stdout) as { result: unknown }).result).toEqual({
    unsaved: 1,
    effects: ['immobilised'],
  });
});

test('odds of a shot give each result once, ascending, and the mean of its numbers', async () => {
  const { stdout } = await run(
    'wg shoot -r fubar --level veteran --fp 2 --armour medium --odds --json --no-log',
  );
  const { odds } = JSON.parse(stdout) as {
    odds: { outcomes: { result: object; probability: number; fraction: string }[]; mean: object };
  };
  expect(odds.outcomes.map(({ result }) => result)).toEqual([
    { hits: 0, unsaved: 0 },
    { hits: 1, unsaved: 0 },
    { hits: 1, unsaved: 1 },
    { hits: 2, unsaved: 0 },
    { hits: 2, unsaved: 1 },
    { hits: 2, unsaved: 2 },
  ]);
  expect(odds.outcomes[0]).toMatchObject({ probability: 0.25, fraction: '1/4' });
  expect(odds.mean).toEqual({ hits: 1, unsaved: 2 / 3 });
});

test('a shot that the rules forbid exits 3 and cites the clause', async () => {
  const { code, stdout, stderr } = await run(
    'wg shoot -r fubar --level green --weapon infantry-rifle --figures 3 --action run --json --no-log',
  );
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
  expect(JSON.parse(stderr)).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String), clause: 'fubar:action.3' },
  });
});

test('every promised action is there', async () => {
  const { stdout } = await wg(['rulesets', '--json']);
  const { actions } = (JSON.parse(stdout) as { id: string; actions: string[] }[]).find(
    ({ id }) => id === 'fubar',
  )!;
  expect(actions).toEqual(
    expect.arrayContaining([
      'activate',
      'shoot',
      'vehicle-damage',
      'initiative',
      'melee',
      'withdraw',
      'overrun',
      'move',
    ]),
  );
});
