import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Env } from '../../support/processes/built.js';
import { player } from '../../support/processes/player.js';
import { someOf } from '../../support/random/deep.js';

const { home, wg, terminal } = player();
const ESCAPE = '\u001b[';

describe('on a terminal', () => {
  test('the answer is coloured, unless NO_COLOR or TERM say otherwise', async () => {
    const answer = async (env: Env) => (await terminal('wg move --no-log', env)).stdout.includes(ESCAPE);
    expect(await answer({})).toBe(true);
    expect(await answer({ NO_COLOR: '1' })).toBe(false);
    expect(await answer({ NO_COLOR: '' })).toBe(true);
    expect(await answer({ TERM: 'dumb' })).toBe(false);
    expect(await answer({ FORCE_COLOR: '0' })).toBe(false);
  });

  test('stderr that goes into a file is not coloured, and the other way round', async () => {
    await terminal('wg shott 2>"$HOME/err"');
    expect(readFileSync(join(home.path, 'err'), 'utf8')).toMatch(/^wg: /);
    expect(readFileSync(join(home.path, 'err'), 'utf8')).not.toContain(ESCAPE);
    expect((await terminal('wg shott >"$HOME/out"')).stdout).toContain(ESCAPE);
    await terminal('wg move --no-log >"$HOME/out"');
    expect(readFileSync(join(home.path, 'out'), 'utf8')).not.toContain(ESCAPE);
  });

  test('lines are as long as it is wide', async () => {
    const { stdout } = await terminal('stty cols 40; wg rules shoot.1', { NO_COLOR: '1' });
    const longest = Math.max(...stdout.split(/\r?\n/).map((one) => one.length));
    expect(longest).toBeLessThanOrEqual(40);
    expect(longest).toBeGreaterThan(25);
  });

  test('that does not know its width gets lines as for 80', async () => {
    const { stdout } = await terminal('stty cols 0; wg rules shoot.1', { NO_COLOR: '1' });
    expect(stdout.replaceAll('\r', '')).toBe((await wg(['rules', 'shoot.1'])).stdout);
  });

  test('a missing flag is asked for there, and only the answer goes into the pipe', async () => {
    const keys = [
      ['Grade of the unit', '\u001b[B\u001b[B\r'],
      ['Figures in the unit', '9\r'],
    ] as const;
    const { code, stdout } = await terminal('x=$(wg shoot --brief --seed s --no-log); echo "<$x>"', {}, keys);
    expect(code).toBe(0);
    const { stdout: typed } = await wg(['shoot', '-g', 'C', '-f', '9', '--brief', '--seed', 's', '--no-log']);
    expect(stdout).toContain(`<${typed.trimEnd()}>`);
    expect(stdout).toContain('The same in one line: wg shoot --grade C --figures 9 --seed s');
  });

  test('a wrong answer to a question is told and asked again', async () => {
    const keys = [
      ['Hits scored', '99\r'],
      ["cannot be '99'", '\u007f\u007f2\r'],
    ] as const;
    const { code, stdout } = await terminal('wg vehicle-damage --no-log', {}, keys);
    expect(code).toBe(0);
    expect(stdout).toContain('--hits 2');
  });

  test('Ctrl-C at a question ends with 130, without a stack trace, and the cursor comes back', async () => {
    const { code, stdout } = await terminal('wg shoot', {}, [['Grade of the unit', '\u0003']]);
    expect(code).toBe(130);
    expect(stdout).not.toMatch(/\n {4}at /);
    expect(stdout.lastIndexOf('\u001b[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001b[?25l'));
    expect(existsSync(home.log)).toBe(false);
  });

  test.each([
    ['INT', 130],
    ['TERM', 143],
    ['HUP', 129],
  ])(
    'a process that is to end gives the terminal back as it was, whatever it asks: %s',
    async (signal, code) => {
      const asking = ['shoot', 'play', 'casualties -r vv --points 3'];
      for (const line of someOf(asking, 3, ['INT', 'TERM', 'HUP'].indexOf(signal))) {
        // It asks when keys are no longer shown as they are typed.
        const asks = 'until stty -a <"$T" | grep -q -e "-icanon"; do sleep 0.1; done';
        const ends = `T=$(tty) bash -c '(${asks}; kill -s ${signal} $$) & exec node "$WG" ${line}'`;
        const { stdout } = await terminal(`stty echo; ${ends}; echo "ended $?"; stty -a`);
        expect(stdout, line).toContain(`ended ${code}`);
        expect(stdout.slice(stdout.indexOf('ended')), line).toMatch(/[^-]icanon[\s\S]*[^-]echo\b/);
        const shows = stdout.lastIndexOf('\u001b[?25h');
        expect(shows, line).toBeGreaterThanOrEqual(stdout.lastIndexOf('\u001b[?25l'));
      }
    },
  );

  test.each([
    ['a list', 'shoot', 'Grade of the unit'],
    ['a number', 'shoot -g C', 'Figures in the unit'],
    ['a checklist', 'reaction-test -r wrg', 'enter goes on'],
  ])('Escape leaves %s, and nothing is done', async (_, line, asks) => {
    const { stdout } = await terminal(`wg ${line}; echo "left $?"`, {}, [[asks, '\u001b']]);
    expect(stdout).toContain('Interrupted: nothing was done.');
    expect(stdout).toContain('left 130');
  });

  test('a checklist is filled in on one screen, and only the answer goes into the pipe', async () => {
    const down = '\u001b[B';
    const keys = [
      ['enter goes on', `${down}${down} `],
      ['[x]  the group fired', `${down}${down}${down}${down}34`],
      ['all factors together: -2', '\r'],
    ] as const;
    const line = 'x=$(wg reaction-test -r wrg --brief --seed s --no-log); echo "<$x>"';
    const { code, stdout } = await terminal(line, {}, keys);
    expect(code).toBe(0);
    const typed = ['--fired', '--points', '34', '--brief', '--seed', 's', '--no-log'];
    expect(stdout).toContain(`<${(await wg(['reaction-test', '-r', 'wrg', ...typed])).stdout.trimEnd()}>`);
    expect(stdout).toContain('The same in one line: wg reaction-test --fired --points 34');
  });

  test('a checklist fits a narrow terminal, word by word', async () => {
    const line = 'stty cols 40; wg reaction-test -r wrg --afv --no-log';
    const { code, stdout } = await terminal(line, {}, [['enter goes on', '\r']]);
    expect(code).toBe(0);
    const shown = stripVTControlCharacters(stdout).split(/\r?\n/);
    expect(Math.max(...shown.slice(0, 20).map((one) => one.length))).toBeLessThanOrEqual(40);
    expect(shown).toContain('       better within 100 metres');
  });

  test('a checklist says that it goes on, where it is and what is wrong with it', async () => {
    const down = '\u001b[B';
    const keys = [
      ['line 1 of 23', down],
      ['line 2 of 23', '\r'],
    ] as const;
    expect((await terminal('stty rows 24; wg reaction-test -r wrg --no-log', {}, keys)).code).toBe(0);
    const both = [
      ['enter goes on', ` ${down.repeat(6)} \r`],
      ['does not go with', ' \r'],
    ] as const;
    const { code, stdout } = await terminal('wg reaction-test -r wrg --afv --no-log', {}, both);
    expect({ code, lost: stdout.includes('stationary') }).toEqual({ code: 0, lost: false });
    expect(stdout).toContain('--moving');
  });

  test('a checklist is no higher than the screen', async () => {
    const line = 'stty rows 10 cols 40; wg reaction-test -r wrg --no-log';
    const { code, stdout } = await terminal(line, {}, [['enter goes on', '\r']]);
    expect(code).toBe(0);
    const shown = stripVTControlCharacters(stdout).split('enter goes on')[0]!;
    expect(shown.split(/\r?\n/).length).toBeLessThanOrEqual(10);
  });

  test('the guide breaks its lines between words', async () => {
    const line = 'stty cols 40; wg -r wrg --no-log';
    const { stdout } = await terminal(line, {}, [['What happens?', '\u0003']]);
    const shown = stripVTControlCharacters(stdout).split(/\r?\n/);
    expect(Math.max(...shown.map((one) => one.length))).toBeLessThanOrEqual(40);
    expect(stdout).toContain('shoot: Fire at a group of men');
    expect(stdout).not.toContain('(bg)');
  });

  test('Ctrl-C at a checklist ends with 130, and the cursor comes back', async () => {
    const { code, stdout } = await terminal('wg reaction-test -r wrg', {}, [['enter goes on', '\u0003']]);
    expect(code).toBe(130);
    expect(stdout).not.toMatch(/\n {4}at /);
    expect(stdout.lastIndexOf('\u001b[?25h')).toBeGreaterThan(stdout.lastIndexOf('\u001b[?25l'));
    expect(existsSync(home.log)).toBe(false);
  });

  test('--dice ask asks for each handful', async () => {
    const keys = [
      ['5 white dice', '5 6 1 3 4\r'],
      ['2 red dice', '6 1\r'],
    ] as const;
    const { code, stdout } = await terminal('wg shoot -g C -f 9 -c medium --dice ask --no-log', {}, keys);
    expect(code).toBe(0);
    expect(stdout).toContain('dice entered');
  });

  test('nothing is asked with --no-input, where CI is set, or with stdin elsewhere', async () => {
    for (const line of [
      'wg shoot --no-input',
      'CI=1 wg shoot',
      'wg shoot </dev/null',
      'wg shoot 2>/dev/null',
    ])
      expect((await terminal(line)).code, line).toBe(4);
  });

  test('wg alone guides to an answer', async () => {
    const keys = [
      ['Which rules', '\r'],
      ['What happens?', '\u001b[B\u001b[B\u001b[B\u001b[B\r'],
      ['What else matters?', '\r'],
      ['Hits scored', '2\r'],
    ] as const;
    const { code, stdout } = await terminal('wg --no-log', {}, keys);
    expect(code).toBe(0);
    expect(stdout).toContain('The same in one line: wg vehicle-damage --hits 2');
  });
});
