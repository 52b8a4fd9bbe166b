import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { built, type Home, makeHome, onTerminal, runs } from '../../support/processes/built.js';
import { isThere } from '../../support/processes/tools.js';
import { someOf } from '../../support/random/deep.js';

/** TAB in real shells. Bash is everywhere; zsh and fish are tried where they are installed. */

const ROSTER = join(import.meta.dirname, '..', '..', '..', 'examples', 'battleground-roster.yaml');

let home: Home;
let env: Record<string, string | undefined>;
beforeAll(async () => {
  home = makeHome();
  const bin = join(home.path, 'bin');
  mkdirSync(bin);
  for (const name of ['wg', 'wargame']) symlinkSync(built.bin, join(bin, name));
  env = { ...home.env, PATH: `${bin}:${home.env.PATH}` };
  for (const file of ['club.yaml', 'my rules.yaml']) writeFileSync(join(home.path, file), '');
  for (const name of ['Market Garden', `O'Brien's "last" stand`, 'Arnhem'])
    await runs(
      'wg',
      ['game', 'start', name, '--ruleset', 'bg', '--sides', 'Axis,Allies', '--roster', ROSTER],
      { env },
    );
});
afterAll(() => home.clean());

/** Lines, and what TAB makes of them: which of its lists it offers is tried in process, and here each second of them by day. */
const LINES = someOf<readonly [typed: string, completed: string]>(
  [
    ['wg shoo', 'wg shoot '],
    ['wg shoot --cover l', 'wg shoot --cover light '],
    ['wg shoot --cover=l', 'wg shoot --cover=light '],
    ['wg melee --ruling bg:R68', 'wg melee --ruling bg:R68='],
    ['wg melee --ruling R68', 'wg melee --ruling R68='],
    ['wg shoot --acting Al', 'wg shoot --acting Allies '],
    ['wg game use M', 'wg game use Market\\ Garden '],
    ['wg game use "M', 'wg game use "Market Garden" '],
    ["wg game use 'Market G", "wg game use 'Market Garden' "],
    ['wg game use Market\\ G', 'wg game use Market\\ Garden '],
    ['wg game use O', `wg game use O\\'Brien\\'s\\ \\"last\\"\\ stand `],
    ['wg game house cl', 'wg game house club.yaml '],
    ['wg game house my', 'wg game house my\\ rules.yaml '],
    ['wg shoot --house=cl', 'wg shoot --house=club.yaml '],
    ['wg SHOO', 'wg shoot '],
    ['wg shoot --cover=LI', 'wg shoot --cover=light '],
    ['wg game use market\\ g', 'wg game use Market\\ Garden '],
    ['wg game use "market g', 'wg game use "Market Garden" '],
    ['wg shoot pan', 'wg shoot Panzer\\ IV '],
    ['wg shoot 2 S', 'wg shoot 2 Section '],
    ['wg shoot 2 Section 1 g', 'wg shoot 2 Section 1 Gruppe '],
    ['true && wg shoo', 'true && wg shoot '],
    ['wargame shoo', 'wargame shoot '],
  ],
  2,
);

/** How a shell shows the line that stands there, and clears it for the next: to a file, and on the screen that it has. */
const SHOWN = (n: number) => `SHOWN${n}>`;
const RC = {
  bash: (seen: string) =>
    `show() { printf '%s\\n' "$READLINE_LINE" >> ${seen}; READLINE_LINE=; READLINE_POINT=0; printf 'SHOWN%d>' $((++n)); }\nbind -x '"\\C-x": show'\n`,
  zsh: (seen: string) =>
    `show() { print -r -- "$BUFFER" >> ${seen}; BUFFER=; print -n "SHOWN$((++n))>" > /dev/tty }\nzle -N show\nbindkey '^X' show\n`,
} as const;

/** What TAB makes of lines on a terminal, one after another in one shell: whatever stands there is written down by the shell itself. */
async function completed(shell: keyof typeof RC): Promise<ReadonlyMap<string, string>> {
  const ready = 'READY>';
  const rc = join(home.path, 'rc');
  mkdirSync(rc, { recursive: true });
  const seen = join(home.path, `${shell}-seen`);
  const start = `PS1='${ready}'\nn=0\ncd ${home.path}\neval "$(wg completion ${shell})"\n${RC[shell](seen)}`;
  writeFileSync(join(rc, shell === 'zsh' ? '.zshrc' : 'bashrc'), start);
  const command =
    shell === 'zsh' ? `ZDOTDIR=${rc} zsh -di` : `bash --noprofile --rcfile ${join(rc, 'bashrc')} -i`;
  // The key behind TAB is read when TAB has done its work.
  await onTerminal(command, env, [
    ...LINES.map(([typed], n): [string, string] => [n === 0 ? ready : SHOWN(n), `${typed}\t\u0018`]),
    [SHOWN(LINES.length), '\u0004'],
  ]);
  const lines = readFileSync(seen, 'utf8').split('\n');
  return new Map(LINES.map(([typed], i) => [typed, lines[i] ?? '']));
}

const inOneShell = (shell: keyof typeof RC) => {
  let all: Promise<ReadonlyMap<string, string>> | undefined;
  return async (typed: string) => {
    all ??= completed(shell);
    return (await all).get(typed);
  };
};

describe('TAB in bash', () => {
  const made = inOneShell('bash');

  test.each(LINES)('%s', async (typed, line) => {
    expect(await made(typed)).toBe(line);
  });

  test('the script is one that bash takes without a word', async () => {
    const { code, stderr } = await runs('bash', ['-uec', 'wg completion bash | bash -un'], { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('as wargame it leaves wg to WireGuard', async () => {
    const line = 'eval "$(wargame completion bash)"; complete -p wargame; complete -p wg';
    const { stdout, stderr } = await runs('bash', ['-c', line], { env });
    expect(stdout).toContain('_wargame wargame');
    expect(stderr).toContain('wg: no completion specification');
  });

  test('a program that is not there, or fails, leaves the line as it was', async () => {
    const line = `eval "$(wg completion bash)"; PATH=/nowhere; COMP_LINE='wg shoo' COMP_POINT=7 _wargame wg shoo; echo "$? \${#COMPREPLY[@]}"`;
    const { stdout, stderr } = await runs('bash', ['-c', line], { env });
    expect({ stdout, stderr }).toEqual({ stdout: '0 0\n', stderr: '' });
  });
});

if (isThere('zsh'))
  describe('TAB in zsh', () => {
    const made = inOneShell('zsh');

    test.each(LINES)('%s', async (typed, line) => {
      expect(await made(typed)).toBe(line);
    });
  });

if (isThere('fish'))
  describe('TAB in fish', () => {
    const told = async (typed: string) => {
      const line = `cd ${home.path}; wg completion fish | source; complete -C ${JSON.stringify(typed)}`;
      const { stdout, stderr } = await runs('fish', ['-c', line], { env });
      expect(stderr).toBe('');
      return stdout.trimEnd().split('\n');
    };

    test.each([
      ['wg shoot --cover l', ['light']],
      ['wg shoot --cover=l', ['--cover=light']],
      ['wg melee --ruling bg:R68', ['bg:R68=\tWhat happens on a tie in a melee dice-off?']],
      ['wg game house cl', ['club.yaml']],
      ['wg shoot --house=my', ['--house=my rules.yaml']],
      ['true; and wargame shoo', ['shoot\tShoot at a unit, a vehicle or an emplacement']],
    ])('%s', async (typed, found) => {
      expect(await told(typed)).toEqual(found);
    });

    test.each(['wg game use M', 'wg game use "M', "wg game use 'M", 'wg game use Market\\ G'])(
      '%s',
      async (typed) => {
        expect((await told(typed))[0]).toMatch(/^Market Garden\tBattleground/);
      },
    );
  });
