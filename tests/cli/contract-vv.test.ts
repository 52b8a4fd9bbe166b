import { afterAll, expect, test } from 'vitest';
import { stateFolder, wg, words } from '../support/cli.js';

const state = stateFolder();
afterAll(state.clean);

/** The result of a command line of Valor & Victory. */
async function result(text: string, dice = ''): Promise<Record<string, unknown>> {
  const line = [...words(text).slice(1), '-r', 'vv', '--json', '--no-log'];
  const thrown = dice ? ['--dice', dice] : ['--seed', 'c'];
  const { code, stdout, stderr } = await wg([...line, ...thrown], { env: { XDG_STATE_HOME: state.path } });
  expect({ code, stderr }, text).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as { result: Record<string, unknown> }).result;
}

const OUTCOME = {
  eliminated: expect.any(Boolean),
  assaulterCP: expect.any(Number),
  defenderCP: expect.any(Number),
};

test.each([
  'wg close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2',
  'wg close-assault --attack 13 --defend 11 --assaulters 4 --defenders 3 --leader 1 --defender-leader 1 --terrain building',
  'wg close-assault --attack 13 --defend 11 --assaulters 4 --defenders 3 --grenades 1 --defender-grenades 2 --cover 2',
  'wg close-assault --attack 13 --defend 11 --assaulters 4 --defenders 3 --uphill 1 --pinned 1',
  'wg close-assault --attack 6 --defend 14 --assaulters 2 --defenders 2 --afv 1',
  'wg close-assault --assaulters 2 --defenders 2 --pinned 2',
])('%s gives the outcome and the points of both sides, and nothing else', async (text) => {
  expect(await result(text)).toEqual(OUTCOME);
});

test('vv:15.8b the example of the book: the building is taken for 6 points, and eliminated defenders have none', async () => {
  const text =
    'wg close-assault --attack 13 --defend 11 --assaulters 4 --defenders 3 --leader 1 --grenades 1 --defender-leader 1 --terrain building';
  expect(await result(text, '3 4')).toEqual({ eliminated: true, assaulterCP: 6, defenderCP: 0 });
});

test('vv:15.8e vv:15.8f the example of the book: three squads fail in the woods for 6 points and 3', async () => {
  const text = 'wg close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2 --terrain woods';
  expect(await result(text, '6 4')).toEqual({ eliminated: false, assaulterCP: 6, defenderCP: 3 });
});

test('vv:15.3a leader modifiers are typed as positive numbers', async () => {
  const text = 'wg close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2';
  expect(await result(`${text} --leader 1`, '6 3')).toMatchObject({ eliminated: true });
  expect(await result(`${text} --defender-leader 1`, '6 2')).toMatchObject({ eliminated: false });
});

test('vv:14.61a casualties gives the ways to meet the points and nothing else, best for the owner first', async () => {
  const { ways, ...more } = await result('wg casualties --points 6 --unit 3xsquad:4-6-5 --unit leader:-1');
  expect(more).toEqual({});
  expect(ways).toEqual(
    expect.arrayContaining([{ choose: expect.any(Array) as string[], covers: expect.any(Number) as number }]),
  );
  expect((ways as unknown[])[0]).toEqual({ choose: ['eliminate:2', 'pin:1'], covers: 6 });
});

test('both promised actions are there, and more', async () => {
  const { stdout } = await wg(['rulesets', '--json']);
  const { actions } = (JSON.parse(stdout) as { id: string; actions: string[] }[]).find(
    ({ id }) => id === 'valor-and-victory',
  )!;
  expect(actions.slice(0, 2)).toEqual(['close-assault', 'casualties']);
});
