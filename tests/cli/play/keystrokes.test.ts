import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/play/terminal.js';
import type { Prompts } from '../../../src/cli/prompt/prompts.js';
import { logPath } from '../../../src/log/file.js';
import { follow } from '../../../src/log/follow.js';
import type { Event } from '../../../src/log/line/line.js';
import { read } from '../../../src/log/line/read.js';
import { stateFolder, wg, words } from '../../support/cli.js';
import { player } from '../../support/prompts.js';

/** Something that is done again and again of an evening. */
interface Deed {
  readonly deed: string;
  /** The rules of its game. */
  readonly by: 'battleground' | 'wrg-1925' | 'fubar' | 'valor-and-victory';
  /** What was done before it. */
  readonly before?: readonly string[];
  /** The line that does it, typed alone. */
  readonly line: string;
  /** What is typed for it in an evening, Enter as a line break. */
  readonly keys: string;
  /** As many keys as it may take. */
  readonly most: number;
}

const HEARTS = ['draw-card --dice 5H'];
const HIT = '--dice "fire=1,1 valour-1=1,1"';
const FIRE = ['turn --phase', `shoot "1 Squad" Able --range 3 ${HIT}`];

const DEEDS: readonly Deed[] = [
  { deed: 'the next card', by: 'battleground', line: 'wg draw-card', keys: '\n', most: 1 },
  {
    deed: 'a shot by roster',
    by: 'battleground',
    before: HEARTS,
    line: 'wg shoot "2 Section" "1 Gruppe"',
    keys: 's 2s 1g\n',
    most: 10,
  },
  {
    deed: 'a move',
    by: 'battleground',
    before: ['draw-card --dice 5D'],
    line: 'wg move "2 Section"',
    keys: 'm 2s\n',
    most: 5,
  },
  {
    deed: 'taking it back',
    by: 'battleground',
    before: HEARTS,
    line: 'wg undo',
    keys: 'u\n',
    most: 2,
  },
  { deed: 'any dice', by: 'battleground', line: 'wg roll 2d6', keys: '2d6\n', most: 4 },
  { deed: 'the next period', by: 'wrg-1925', line: 'wg period', keys: '\n', most: 1 },
  {
    deed: 'fire at 90 metres',
    by: 'wrg-1925',
    before: ['period'],
    line: 'wg shoot "2 Section" "1 Gruppe" --range 90',
    keys: 's 2 1\n90\n',
    most: 10,
  },
  { deed: 'the next turn', by: 'fubar', line: 'wg initiative', keys: '\n', most: 1 },
  {
    deed: 'activating a unit',
    by: 'fubar',
    before: ['initiative --dice "1 6"'],
    line: 'wg activate "Blue 1"',
    keys: 'a b1\n',
    most: 5,
  },
  { deed: 'the next phase', by: 'valor-and-victory', line: 'wg turn --phase', keys: '\n', most: 1 },
  {
    deed: 'fire at 3 hexes',
    by: 'valor-and-victory',
    before: ['turn --phase'],
    line: 'wg shoot "1 Squad" Able --range 3',
    keys: 's 1s a\n3\n',
    most: 10,
  },
  {
    deed: 'casualties, the cheapest way',
    by: 'valor-and-victory',
    before: FIRE,
    line: 'wg casualties Able --choose "pin:Coleman,pin:Able,pin:Baker"',
    keys: 'c\n1\n',
    most: 6,
  },
];

const ROOT = join(import.meta.dirname, '..', '..', '..');

let states: ReturnType<typeof stateFolder>[];
beforeEach(() => {
  states = [];
});
afterEach(() => {
  for (const state of states) state.clean();
});

/** A game in which the deed can be done. */
async function table({ by, before = [] }: Deed): Promise<Record<string, string>> {
  const state = stateFolder();
  states.push(state);
  const env = { XDG_STATE_HOME: state.path };
  const roster = join(ROOT, 'examples', `${by}-roster.yaml`);
  for (const line of [`game start Caen -r ${by} --roster ${roster}`, ...before]) {
    const { code, stderr } = await wg(words(line), { env });
    expect(code, `${line}: ${stderr}`).toBe(0);
  }
  return env;
}

/** What stands in the log behind what was done before: of what was resolved, what it was, by whom, and whom it pinned. */
const logged = (env: Record<string, string>, from: number) =>
  [...follow(logPath('Caen', env)).standing].slice(from).map((at) => {
    if (at.of.kind !== 'event') return at.of.kind;
    const { record, units } = read('event', at) as Event;
    return { action: record.action, names: units?.names ?? [], pinned: record.result.pinned ?? 0 };
  });

const length = (env: Record<string, string>): number => follow(logPath('Caen', env)).standing.length;

/** Types keys into an evening: each of them is read by whatever asks, the prompt of the evening or a question. */
async function types(keys: string, env: Record<string, string>) {
  const lines = keys.split('\n').slice(0, -1);
  let typed = 0;
  const line = (): string | undefined => {
    const next = lines.shift();
    typed += next === undefined ? 0 : next.length + 1;
    return next;
  };
  const terminal: Terminal = {
    ask: async () => {
      const next = line();
      return next === undefined ? undefined : [next];
    },
  };
  const prompts: Prompts = {
    ...player({}).prompts,
    fields: async (_action, names) => Object.fromEntries(names.map((name) => [name, line() ?? ''])),
  };
  const ran = await wg(['play'], {
    env,
    stdinIsTTY: true,
    stderrIsTTY: true,
    stdoutIsTTY: true,
    prompts,
    terminal: async () => terminal,
  });
  return { ...ran, typed };
}

describe('keystrokes of the twelve commonest deeds', () => {
  test.each(DEEDS)('$deed, $by: $most at most', async (deed) => {
    const [alone, open] = [await table(deed), await table(deed)];
    const from = length(open);
    expect(from).toBe(length(alone));
    const { code, stderr } = await wg(words(deed.line).slice(1), { env: alone });
    expect(code, stderr).toBe(0);
    const ran = await types(deed.keys, open);
    expect(ran.code, ran.stderr).toBe(0);
    expect(logged(alone, from), ran.stderr).toHaveLength(1);
    expect(logged(open, from), ran.stderr).toEqual(logged(alone, from));
    expect(ran.typed).toBe(deed.keys.length);
    expect(ran.typed).toBeLessThanOrEqual(deed.most);
  });

  test('are told in the documentation as they are counted here', () => {
    const shown = (keys: string) => keys.replaceAll('\n', '⏎');
    const rows = DEEDS.map(
      ({ deed, by, line, keys }) =>
        `| ${deed} | ${TITLES[by]} | \`${line}⏎\` | ${line.length + 1} | \`${shown(keys)}\` | ${keys.length} |`,
    );
    const told = readFileSync(join(ROOT, 'docs', 'evening.md'), 'utf8').split('\n');
    expect(told.filter((line) => line.includes('⏎') && line.startsWith('|'))).toEqual(rows);
  });
});

const TITLES = {
  battleground: 'Battleground',
  'wrg-1925': 'Infantry Action',
  fubar: 'FUBAR',
  'valor-and-victory': 'Valor & Victory',
};
