import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OF_ACTIONS, OF_COMMANDS } from '../../src/cli/command.js';
import { WORDS } from '../../src/cli/commands.js';
import { flagOf } from '../../src/cli/line/flags.js';
import { outgoing } from '../../src/cli/outgoing.js';
import { shown } from '../../src/engine/shown.js';
import { logPath } from '../../src/log/file.js';
import { nameOf } from '../../src/log/line/chain.js';
import type { Field } from '../../src/rules/field.js';
import { stateFolder, type World, wg, words } from '../support/cli.js';
import { chainedAnew } from '../support/games/forged.js';
import { someOf } from '../support/random/deep.js';
import { ACTIONS } from '../support/systems.js';

/** Sets the title of a window, turns the writing round, conceals, overwrites the line, in 7 bits and in 8; ends with half a character. */
const HOSTILE =
  'x\u001b]0;mine\u0007\u009b8m\u202eabc\u2066\rok\b\u001b[8m\u001b[31m\u007f\u0085\u061c\ud800';

/** What no text of ours holds: but for line breaks, tabs, and the colours of a theme where they are wanted. */
const steering = (text: string, coloured: boolean): string[] =>
  (
    text.match(
      /\u001b(?:\[[0-9;]*m)?|\p{Surrogate}|[\u0000-\u001f\u007f-\u009f\u061c\u2028-\u202e\u2066-\u2069\u200e\u200f]/gu,
    ) ?? []
  ).filter(
    (found) =>
      found !== '\n' && found !== '\t' && !(coloured && /^\u001b\[(?:1|2|22|31|32|36|39)m$/.test(found)),
  );

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const worlds = (): readonly World[] => [
  { env: { XDG_STATE_HOME: state.path } },
  { env: { XDG_STATE_HOME: state.path, FORCE_COLOR: '1' }, stdoutIsTTY: true, stderrIsTTY: true },
];

/** Types a line, plain and coloured, as text and as JSON, and looks at all that comes out. */
async function expectTame(argv: readonly string[], env: Record<string, string> = {}): Promise<void> {
  for (const world of worlds())
    for (const line of [argv, [...argv, '--json']]) {
      const { stdout, stderr } = await wg(line, { ...world, env: { ...world.env, ...env } });
      expect(steering(stdout + stderr, 'FORCE_COLOR' in world.env!), JSON.stringify(line)).toEqual([]);
    }
}

describe('what would steer a terminal never gets to one', () => {
  test('from the words and the flags of any command', async () => {
    for (const word of [...WORDS, HOSTILE]) {
      await expectTame([word, HOSTILE]);
      await expectTame([word, `--${HOSTILE}`]);
      for (const flag of someOf([...OF_ACTIONS, ...OF_COMMANDS], 12))
        await expectTame([word, `${flagOf(flag)}=${HOSTILE}`]);
    }
    for (const sub of ['start', 'use', 'word', 'house', 'import', 'export', HOSTILE])
      await expectTame(['game', sub, HOSTILE]);
    for (const sub of ['load', 'add', 'check', 'mark', 'unmark', 'kinds', HOSTILE])
      await expectTame(['roster', sub, HOSTILE, HOSTILE]);
  });

  test.each(ACTIONS)('from the words and the flags of an action: $name', async ({ id, action }) => {
    for (const [name, field] of someOf(Object.entries(action.inputs as Record<string, Field>), 3)) {
      const value = field.kind === 'switch' ? [] : [HOSTILE];
      await expectTame([action.name, '-r', id, flagOf(name), ...value, '--no-log']);
    }
    await expectTame([action.name, HOSTILE, HOSTILE, '-r', id, '--no-log']);
  });

  test('from the environment', async () => {
    const below = join(state.path, HOSTILE);
    const said = {
      WG_GAME: HOSTILE,
      WG_RULESET: HOSTILE,
      LANG: HOSTILE,
      COLUMNS: HOSTILE,
      XDG_STATE_HOME: below,
    };
    for (const [name, value] of Object.entries(said))
      for (const line of ['shoot -g C -f 9', 'game', 'luck', 'roster', 'game export /proc/x'])
        await expectTame(words(line), { [name]: value });
  });

  test('from files: rosters, house rules, and logs in which every text is such', async () => {
    const files: Record<string, string> = {
      'a.yaml': `ruleset: battleground\nunits:\n  - name: ${JSON.stringify(HOSTILE)}\n    side: ${JSON.stringify(HOSTILE)}\n    grade: C\n`,
      'b.yaml': `ruleset: ${JSON.stringify(HOSTILE)}\n`,
      'c.yaml': `ruleset: battleground\nname: ${JSON.stringify(HOSTILE)}\nrulings:\n  ${JSON.stringify(HOSTILE)}: 2\n`,
      'd.yaml': `ruleset: battleground\nname: ${JSON.stringify(HOSTILE)}\n`,
      'e.yaml': HOSTILE,
    };
    for (const [name, text] of Object.entries(files)) {
      const file = join(state.path, name);
      writeFileSync(file, text);
      for (const line of [
        ['roster', 'load', file],
        ['roster', 'check', file],
        ['rules', '--house', file],
        ['shoot', '-g', 'C', '-f', '9', '--house', file, '--no-log'],
        ['game', 'import', file],
        ['replay', file],
      ])
        await expectTame(line);
    }
    await wg(
      [
        'game',
        'start',
        'Caen',
        '-r',
        'bg',
        '--sides',
        'Axis,Allies',
        '--roster',
        'examples/battleground-roster.yaml',
      ],
      worlds()[0],
    );
    for (const line of ['draw-card', 'shoot "2 Section" "1 Gruppe" --acting Axis', 'shoot -g C -f 9'])
      await wg(words(line), worlds()[0]);
    const path = logPath('Caen', worlds()[0]!.env!);
    const all = readFileSync(path, 'utf8').trimEnd().split('\n');
    const poisoned = (of: unknown, key = ''): unknown => {
      if (typeof of === 'string')
        return ['id', 'at', 'ruleset', 'action', 'do', 'rng', 'kind', 'clause'].includes(key) ? of : HOSTILE;
      if (Array.isArray(of)) return of.map((each) => poisoned(each, key));
      if (typeof of !== 'object' || of === null) return of;
      return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, poisoned(value, name)]));
    };
    const forged = all.map((text) => {
      const { prev, ...rest } = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify({ ...(poisoned(rest) as object), prev });
    });
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${chainedAnew(forged).join('\n')}\n`);
    expect(nameOf(forged[0]!)).toMatch(/^1\./);
    for (const line of [
      'game',
      'game list',
      'log',
      'luck',
      'replay',
      'roster',
      'now',
      'why',
      'again',
      'report --html -',
      'undo',
      'shoot -g C -f 9',
      'draw-card',
    ])
      await expectTame([...words(line), '--game', 'Caen']);
    for (const shell of ['bash', 'zsh', 'fish'])
      for (const line of ['wg shoot ', 'wg roster ', 'wg --game ', 'wg shoot --name '])
        await expectTame(['complete', shell, line], { WG_GAME: 'Caen' });
  });
});

describe('the one place where text goes out', () => {
  const out = (text: string | Uint8Array, { ascii = false, colour = false, isTTY = false } = {}) => {
    const written: (string | Uint8Array)[] = [];
    const stream = {
      write: (of: string | Uint8Array) => written.push(of),
      isTTY,
      columns: undefined,
      closed: false,
    };
    outgoing(stream, { ascii, coloured: () => colour, shared: {} }).write(text);
    return written[0];
  };

  test('leaves line breaks, tabs and letters of all kinds as they are', () => {
    expect(out('a\tb\nÄ † 漢 🎲')).toBe('a\tb\nÄ † 漢 🎲');
  });

  test('escapes half a character, which would come out as another, and cuts none in two', () => {
    expect(out('a\ud83c b\udfb2')).toBe('a\\ud83c b\\udfb2');
    expect(shown('a\u{1f3b2}', 2)).toBe('a...');
  });

  test('lets colours pass where they are wanted, and no other sequence', () => {
    expect(out('\u001b[1mx\u001b[22m', { colour: true })).toBe('\u001b[1mx\u001b[22m');
    expect(out('\u001b[1mx')).toBe('\\u001b[1mx');
    expect(out('\u001b[8mx', { colour: true })).toBe('\\u001b[8mx');
  });

  test('writes what is beyond ASCII as JSON does, where only ASCII is wanted', () => {
    expect(out('†', { ascii: true })).toBe('\\u2020');
  });

  test('writes bytes as they are, but not to a terminal', () => {
    const bytes = Buffer.from('\u009b');
    expect(out(bytes)).toBe(bytes);
    expect(out(bytes, { isTTY: true })).toBe('\\u009b');
  });
});

describe('what every object of the language has is a name like any other', () => {
  const ASKED = [
    'smoke -r vv --side NAME',
    'smoke -r vv --by mortar --factors 6 --side NAME',
    'artillery -r vv --mission heavy-barrage --markers 3 --side NAME',
    'sniper -r vv --side NAME --own-hex NAME --own-cover 2',
    'sniper -r vv --side NAME --withdraw',
    'initiative -r fubar --sides NAME,Blue',
    'initiative -r fubar --sides NAME,valueOf --odds',
    'initiative -r fubar --sides NAME,Blue --repeat 20',
  ];
  test.each(['constructor', '__proto__', 'toString'].flatMap((name) => ASKED.map((line) => [line, name])))(
    '%s: %s',
    async (line, name) => {
      const env = { XDG_STATE_HOME: state.path };
      const { code, stdout, stderr } = await wg(words(line.replaceAll('NAME', name)), { env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).not.toMatch(/NaN|undefined|\[object|native code/);
    },
  );

  test('fubar:init.1 its chances are those of any other', async () => {
    const env = { XDG_STATE_HOME: state.path };
    const { stdout } = await wg(words('initiative -r fubar --sides __proto__,Blue --odds'), { env });
    expect(stdout).toContain('Result: first: Blue (50.0%), __proto__ (50.0%)');
  });
});
