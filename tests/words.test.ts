import { expect, test } from 'vitest';
import { shoot } from '../rulesets/battleground/shoot.js';
import { line } from './support/cli.js';
import { withDice } from './support/play.js';

test('bg:dice.4 the worked shot of the book scores one hit', () => {
  const shot = withDice(
    shoot,
    { grade: 'C', figures: 9, leaders: 2, hw: 2, cover: 'medium', dugIn: true },
    'white=5,6,1,3,4,4 blue=5,1 red=6,1,2',
  );
  expect(shot.result).toEqual({ hits: 1 });
});

test('a command line runs in process', async () => {
  const { code, stdout } = await line('wg shoot -g C -f 9 --seed x');
  expect(code).toBe(0);
  expect(stdout).toMatch(/Result: /);
});
