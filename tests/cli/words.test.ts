import { afterAll, expect, test } from 'vitest';
import { a } from '../../src/rules/text/say.js';
import { stateFolder, wg } from '../support/cli.js';

const state = stateFolder();
afterAll(() => state.clean());
const run = (...args: string[]) =>
  wg([...args, '-r', 'wrg-1925', '--no-log'], { env: { XDG_STATE_HOME: state.path } });

test.each([
  ['--fire', 'fire=weapons: grenade, pistol'],
  ['--figure', 'rank=sgt'],
  ['--figure', 'in=Truck'],
  ['--figure', 'of=Reds'],
  ['--group', 'both=1'],
])('the help of shoot lists the words of %s: %s', async (_flag, words) => {
  const { stdout } = await run('help', 'shoot');
  expect(stdout.replace(/\s+/g, ' ')).toContain(words.replace('fire=', ''));
});

test('a wrong word is answered with the nearest right one, or with all there are', async () => {
  const shot = ['shoot', '--points', '12'];
  expect((await run(...shot, '--figure', 'Sgt:crowdd')).stderr).toContain('Did you mean crowded?');
  const { code, stderr } = await run(...shot, '--figure', 'Sgt:xyzzy');
  expect(code).toBe(2);
  expect(stderr).toContain('mounting');
  expect(stderr).toContain('in=Truck');
});

test('odds are told in words: knocked out, on fire', async () => {
  const { stdout } = await run('anti-tank', '--points', '1', '--odds', '--no-color');
  expect(stdout).toContain('Result: not knocked out, for certain');
  const gun = await run('anti-tank', '--weapon', 'gun', '--range', '200', '--odds', '--brief');
  expect(gun.stdout).toBe('knocked out 33.3%; on fire 16.7%\n');
});

test('a thing that is called by its letters has the article of how they are said', () => {
  expect(['NCO', 'SMG', 'AFV', 'officer', 'tank', 'Claymore', 'PIAT'].map((thing) => a(thing))).toEqual([
    'an NCO',
    'an SMG',
    'an AFV',
    'an officer',
    'a tank',
    'a Claymore',
    'a PIAT',
  ]);
});
