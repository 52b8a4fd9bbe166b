import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { subcommandsOf } from '../../src/cli/command.js';
import { COMMANDS } from '../../src/cli/commands.js';
import { flagOf } from '../../src/cli/line/flags.js';
import { manPage } from '../../tools/man.js';
import { literal, prose, usage } from '../../tools/roff.js';
import { wg } from '../support/cli.js';
import { isThere } from '../support/processes/tools.js';
import { ACTIONS } from '../support/systems.js';

const page = await manPage('2026-01-31');
const lines = page.trimEnd().split('\n');
/** The page as it is read. */
const read = lines
  .filter((line) => !/^\.(\\"|nh|TP|PP|br)/.test(line))
  .map((line) => line.replace(/^\.S[SH] /, ''))
  .join('\n')
  .replace(/\\f[BIR]|\\&/g, '')
  .replace(/\\\((aq|ha|ti|ga)/g, (_, sign: string) => ({ aq: "'", ha: '^', ti: '~', ga: '`' })[sign]!)
  .replace(/\\-/g, '-');
/** Whether a line of it begins so: a heading, or what is explained below. */
const has = (term: string) => read.split('\n').some((line) => line === term || line.startsWith(`${term} `));

const all = await Promise.all(
  Object.values(COMMANDS).map(async (load) => {
    const command = await load();
    return [command, ...(await subcommandsOf(command))];
  }),
);
const commands = all.flat();
const help = (await wg(['help', '--all'])).stdout;

describe('the man page has all that help has', () => {
  test('its sections, in their order', () => {
    expect(lines.filter((line) => line.startsWith('.SH ')).map((line) => line.slice(4))).toEqual([
      'NAME',
      'SYNOPSIS',
      'DESCRIPTION',
      'ACTIONS',
      'COMMANDS',
      'OPTIONS',
      'EXIT STATUS',
      'ENVIRONMENT',
      'FILES',
      'EXAMPLES',
    ]);
  });

  test.each(ACTIONS)('the action $name of $id', ({ action }) => {
    expect(has(action.name)).toBe(true);
    expect(read.replaceAll('\n', ' ')).toContain(action.says);
  });

  test.each(commands)(
    'the command $name, with its usage and flags',
    async ({ name, usage: uses, inputs = {} }) => {
      expect(has(`wg ${name}`)).toBe(true);
      for (const [words] of uses)
        expect(has(`wg ${name} ${words.replace(/<([^>]*)>/g, '$1')}`.trimEnd()), words).toBe(true);
      for (const input of Object.keys(inputs)) expect(has(flagOf(input)), input).toBe(true);
    },
  );

  test('every flag, every command and every variable that wg help lists', () => {
    const flags = [...new Set(help.match(/--[a-z][a-z-]*/g))];
    expect(flags.length).toBeGreaterThan(18);
    for (const flag of flags) expect(read, flag).toContain(flag);
    const [, variables] = help.match(/Environment: ([\s\S]*)$/)!;
    const names = variables!.match(/\b[A-Z]+(?:_[A-Z]+)*\b/g)!;
    expect(names).toContain('XDG_STATE_HOME');
    for (const name of names) expect(has(name), name).toBe(true);
    const besides = help.match(/\nBesides\n([\s\S]*?)\n\n/)![1]!;
    for (const [, name] of besides.matchAll(/^ {2}([a-z]+)/gm))
      expect(read, name).toMatch(new RegExp(`^(wg )?${name}\\b`, 'm'));
  });

  test('every exit code', () => {
    for (const code of [0, 1, 2, 3, 4, 130]) expect(has(`${code}`)).toBe(true);
  });
});

describe('it is one that man pages are read by', () => {
  test('plain ASCII, in short lines, and no request but those of a man page', () => {
    expect(page).toMatch(/^[\x20-\x7e\n]*$/);
    for (const line of lines) {
      expect(line.length, line).toBeLessThan(120);
      if (/^[.']/.test(line)) expect(line).toMatch(/^\.(TH|SH|SS|TP|PP|br|nh|\\")/);
    }
  });

  test('what is typed has the hyphens of the keyboard, and words have those of print', () => {
    expect(page).not.toMatch(/(^|[^\\-])--[a-z]/m);
    expect(literal("--no-log 'x' ~/a")).toBe('\\-\\-no\\-log \\(aqx\\(aq \\(ti/a');
    expect(prose('half-strength, with --odds; -5 in draw-card', new Set(['draw-card']))).toBe(
      'half-strength, with \\-\\-odds; \\-5 in draw\\-card',
    );
    expect(prose('as bg:R3=2 in ~/x-y, a † \\ and ^')).toBe(
      'as bg:R3=2 in \\(ti/x\\-y, a \\[u2020] \\e and \\(ha',
    );
    expect(usage('-r, --ruleset <name>')).toBe('\\fB\\-r\\fR, \\fB\\-\\-ruleset\\fR \\fIname\\fR');
  });

  const folder = mkdtempSync(join(tmpdir(), 'wg-man-'));
  const file = join(folder, 'wg.1');
  writeFileSync(file, page);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const [program, ...args] of [
    ['mandoc', '-Tlint'],
    ['groff', '-man', '-ww', '-Tutf8', '-z'],
  ] as const) {
    if (isThere(program))
      test(`${program} ${args.join(' ')} finds nothing to complain about`, () => {
        const { status, stdout, stderr } = spawnSync(program, [...args, file], { encoding: 'utf8' });
        expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
      });
  }
});
