import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { line, stateFolder } from '../support/cli.js';

const state = stateFolder();
afterAll(() => state.clean());

describe('a ruling that was typed and that the answer never asked for', () => {
  test('healing that a ruling on roads was typed for says that it made no difference', async () => {
    const ran = await line('wg heal -g C --ruling bg:R3=2 --seed a');
    expect(ran.code).toBe(0);
    expect(ran.stderr).toBe('wg: bg:R3 made no difference here\n');
    expect(ran.stdout).toBe((await line('wg heal -g C --seed a')).stdout);
  });

  test('several are named together, those that were met are not', async () => {
    const typed = '--ruling R4=2 --ruling R3=3 --ruling bg:R22=2';
    const { stderr } = await line(`wg shoot -g C -f 8 --target-on-road --seed a ${typed}`);
    expect(stderr).toBe('wg: bg:R22 made no difference here\n');
    expect((await line(`wg shoot -g C -f 8 --seed a ${typed}`)).stderr).toBe(
      'wg: bg:R4, bg:R3, bg:R22 made no difference here\n',
    );
  });

  test('bg:R22 one that the roll did not come to made none, and the odds come to it', async () => {
    const drive = 'move --type tank --ruling R22=2';
    expect((await line(`wg ${drive} --dice "3 3 3"`)).stderr).toContain('bg:R22 made no difference');
    expect((await line(`wg ${drive} --dice "1 1 1"`)).stderr).toBe('');
    expect((await line(`wg odds ${drive}`)).stderr).toBe('');
    expect((await line('wg odds move --ruling R22=2')).stderr).toContain('bg:R22 made no difference');
  });

  test('the default option, typed, is met or not like any other', async () => {
    expect((await line('wg move --ruling R14=1')).stderr).toBe('');
    expect((await line('wg move --ruling R3=1')).stderr).toContain('bg:R3');
  });

  test('a script is not told: it reads which rulings were met', async () => {
    for (const how of ['--json', '--odds --json', '--repeat 3', '--repeat 3 --json']) {
      expect((await line(`wg move --ruling R3=2 ${how}`)).stderr, how).toBe('');
    }
    expect((await line('wg move --ruling R3=2 --brief')).stderr).toContain('bg:R3');
  });

  test('rulings of the house are for the whole game, and need not come up in every answer', async () => {
    const house = join(state.path, 'club.yaml');
    writeFileSync(house, 'rulings:\n  bg:R3: 2\n');
    expect((await line(`wg move --house ${house}`)).stderr).toBe('');
    expect((await line(`wg move --house ${house} --ruling R3=3`)).stderr).toContain('bg:R3');
  });

  test('where the rules do not allow the move, that alone is said', async () => {
    const { code, stderr } = await line('wg move --into-enemy --ruling R3=2');
    expect(code).toBe(3);
    expect(stderr).not.toContain('no difference');
  });
});
