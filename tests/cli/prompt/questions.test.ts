import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { promptsIn } from '../../../src/cli/prompt/prompts.js';
import { type Ran, type World, wg, words } from '../../support/cli.js';
import { Machine } from '../../support/state.js';

/** The questions as they stand on the screen, with somebody at the keys. */

interface Question {
  readonly type: 'input' | 'select' | 'confirm' | 'checkbox';
  readonly message: string;
  readonly default?: unknown;
  readonly choices?: readonly (string | { name: string; value: unknown; short?: string })[];
  readonly theme?: {
    readonly icon?: { readonly cursor: string };
    readonly style: {
      readonly answer: (text: string) => string;
      readonly keysHelpTip: (keys: readonly (readonly [string, string])[]) => string;
    };
  };
  readonly validate?: (typed: string) => true | string | Promise<true | string>;
}

const desk = vi.hoisted(() => ({
  options: [] as unknown[],
  typed: [] as unknown[],
  questions: [] as Question[],
  complaints: [] as string[],
}));

vi.mock('inquirer', () => ({
  default: {
    createPromptModule(options: unknown) {
      desk.options.push(options);
      return async ([question]: [Question]) => {
        desk.questions.push(question);
        for (;;) {
          if (desk.typed.length === 0) throw new Error(`nobody answers: ${question.message}`);
          const typed = desk.typed.shift();
          if (typed === 'Ctrl-C')
            throw Object.assign(new Error('User force closed the prompt'), { name: 'ExitPromptError' });
          const verdict = (await question.validate?.(typed as string)) ?? true;
          if (verdict === true) return { answer: picked(question, typed) };
          desk.complaints.push(verdict);
        }
      };
    },
  },
}));

/** What a list gives back for the words on the screen. */
function picked({ choices }: Question, typed: unknown): unknown {
  if (!choices) return typed;
  const one = (word: unknown) => {
    const found = choices.find((c) => (typeof c === 'string' ? c === word : c.name.startsWith(`${word}`)));
    if (found === undefined) throw new Error(`'${word}' is not on the list`);
    return typeof found === 'string' ? found : found.value;
  };
  return Array.isArray(typed) ? typed.map(one) : one(typed);
}

beforeEach(() => {
  for (const list of [desk.typed, desk.questions, desk.complaints, desk.options]) list.length = 0;
});
afterEach(() => expect(desk.typed, 'everything typed was asked for').toEqual([]));

function types(text: string, typed: readonly unknown[], world: World = {}): Promise<Ran> {
  desk.typed.push(...typed);
  const argv = [...words(text).slice(1), '--no-log'];
  return wg(argv, { stdinIsTTY: true, stderrIsTTY: true, prompts: promptsIn, ...world });
}
const messages = () => desk.questions.map(({ message }) => message);

test('questions stand on stderr: stdout is the answer alone', async () => {
  await types('wg shoot', ['C', '9']);
  const there = expect.objectContaining({ output: process.stderr });
  expect(desk.options).toEqual([there, there]);
});

test.each([
  ['', '❯', /^⏎ select, esc leave$/],
  [' --ascii', '>', /^enter select, esc leave$/],
])('lists have no sign beyond ASCII where none may be written: wg shoot%s', async (flag, cursor, tip) => {
  await types(`wg shoot${flag}`, ['C', '9']);
  const { icon, style } = desk.questions[0]!.theme!;
  expect(icon?.cursor ?? '❯').toBe(cursor);
  expect(style.keysHelpTip([['⏎', 'select']])).toMatch(tip);
});

test('what was picked stands behind its question, and on a line of its own where it would be cut in two', async () => {
  const columns = Object.getOwnPropertyDescriptor(process.stderr, 'columns');
  Object.defineProperty(process.stderr, 'columns', { value: 40, configurable: true });
  try {
    await types('wg shoot', ['C', '9']);
    const { message, theme } = desk.questions[0]!;
    expect(message).toBe('Grade of the unit, A the best:');
    const answered = (text: string) => stripVTControlCharacters(theme!.style.answer(text));
    expect(answered('1 Grup')).toBe('1 Grup');
    expect(answered('1 Gruppe')).toBe('\n  1 Gruppe');
    expect(answered('\n  several')).toBe('\n  several');
    for (const line of answered('a long name '.repeat(9)).split('\n')) expect(line.length).toBeLessThan(40);
  } finally {
    if (columns) Object.defineProperty(process.stderr, 'columns', columns);
    else Reflect.deleteProperty(process.stderr, 'columns');
  }
});

describe('a flag that is missing', () => {
  test('is asked for by what it means, with its bounds or as a list', async () => {
    const { code } = await types('wg shoot', ['C', '9']);
    expect(code).toBe(0);
    expect(desk.questions[0]).toMatchObject({ type: 'select', choices: ['A', 'B', 'C', 'D'] });
    expect(desk.questions[0]!.message).toMatch(/^Grade of the unit/);
    expect(desk.questions[1]!.type).toBe('input');
    expect(desk.questions[1]!.message).toMatch(/^Figures in the unit.*\(1 to 12\):$/);
  });

  test('is asked for again, with the reason, until the answer fits', async () => {
    const { code, stdout } = await types('wg vehicle-damage --json', ['many', '-1', '61', '', '2']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ input: { hits: 2 } });
    expect(desk.questions).toHaveLength(1);
    expect(desk.complaints).toHaveLength(4);
    expect(desk.complaints[0]).toContain("'many'");
    for (const complaint of desk.complaints) expect(complaint).toMatch(/from \d to 60/);
  });

  test('is asked for among what goes with the line, without what holds where nothing is said', async () => {
    const { code, stdout } = await types('wg move -r wrg --type truck', ['dash']);
    expect(code).toBe(0);
    expect(desk.questions[0]).toMatchObject({
      ...{ message: 'Its pace:', choices: ['dash', 'move-and-fire', 'reverse', 'swim'] },
    });
    expect(stdout).toContain('180 metres');
  });

  test('left with Ctrl-C ends with 130 and no answer', async () => {
    const { code, stdout, stderr } = await types('wg shoot', ['C', 'Ctrl-C']);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).not.toContain('wg itself');
  });
});

describe('a unit of a roster that is told at the keys', () => {
  const tells = (system: string, typed: readonly unknown[]) => {
    desk.typed.push(...typed);
    const file = join(machine.path, 'club.yaml');
    return wg(['roster', 'new', file, '-r', system], {
      stdinIsTTY: true,
      stderrIsTTY: true,
      prompts: promptsIn,
    }).then(({ code, stderr }) => {
      expect(code, stderr).toBe(0);
      return readFileSync(file, 'utf8');
    });
  };
  let machine: Machine;
  beforeEach(() => {
    machine = new Machine();
  });
  afterEach(() => machine.clean());

  test.each(['assault-rifle:5,light-machine-gun:1', 'assault-rifle:5 light-machine-gun:1'])(
    'has several weapons in one answer: %s',
    async (weapons) => {
      const typed = [
        'Red,Blue',
        'Alpha',
        'infantry',
        'seasoned',
        '6',
        ['Weapons of its figures'],
        weapons,
        '',
        '',
      ];
      expect(await tells('fubar', typed)).toContain(
        '      weapons:\n        - assault-rifle:5\n        - light-machine-gun:1\n',
      );
      expect(messages().join(' ').replace(/\s+/g, ' ')).toContain(
        'Weapons of its figures, each kind with its number: infantry-rifle:6 (several: with commas):',
      );
    },
  );

  test('may have whatever its kind can have, told in no word of a flag', async () => {
    const typed = [
      'Poles,Germans',
      '1 Pluton',
      'group',
      '1',
      ['Its men one by one, as figure has them'],
      'sgt',
      '',
      '',
    ];
    await tells('wrg', typed);
    const shown = desk.questions.flatMap(({ choices = [] }) => choices).map((of) => JSON.stringify(of));
    expect(shown.join()).not.toContain('--');
  });

  test('says what is to be typed where nothing was', async () => {
    const typed = ['', 'Red,Blue', 'Alpha', 'infantry', 'seasoned', '', '6', [], '', ''];
    await tells('fubar', typed);
    expect(desk.complaints).toEqual([
      expect.stringMatching(/^To be typed: 2 to 4 different names/),
      expect.stringMatching(/^To be typed: a whole number from \d/),
    ]);
  });

  test('has the sides asked for again, and is told in no word of a flag', async () => {
    const typed = [
      'Red',
      'Red,Blue',
      'Alpha',
      'infantry',
      'seasoned',
      '6',
      ['Weapons'],
      'rifel:6',
      'infantry-rifle:6',
      '',
      '',
    ];
    await tells('fubar', typed);
    expect(desk.complaints).toEqual([
      expect.stringMatching(/^This cannot be 'Red': FUBAR takes 2 to 4 different names/),
      expect.stringMatching(/^This cannot be 'rifel:6': [\s\S]* weapons: [\s\S]*assault-rifle/),
    ]);
    const shown = desk.questions
      .flatMap(({ choices = [] }) => choices)
      .map((of) => (typeof of === 'string' ? of : of.short));
    expect(JSON.stringify([desk.complaints, messages(), shown])).not.toContain('--');
  });
});

describe('an option of a ruling', () => {
  test('is picked from all of them, the one in force first under the cursor', async () => {
    const { code, stdout } = await types('wg rules -r bg --agree club.yaml --most 1 --json --force', [
      'Ctrl-C',
    ]);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    const [{ type, message, choices }] = desk.questions as [Question];
    expect(type).toBe('select');
    expect(message).toMatch(/^1 of 1, bg:R\d+: /);
    expect(choices).toMatchObject([
      { value: 0, short: '1.' },
      { value: 1, short: '2.' },
    ]);
    expect((choices as readonly { readonly name: string }[]).map(({ name }) => name.slice(0, 3))).toEqual([
      '1. ',
      '2. ',
    ]);
  });
});

describe('--dice ask', () => {
  const SHOT = 'wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice ask';
  const ASKED = [/^6 white dice:$/, /^2 blue dice:$/, /^3 red dice:$/];
  const inOrder = () => {
    expect(desk.questions).toHaveLength(ASKED.length);
    ASKED.forEach((asked, i) => {
      expect(messages()[i]).toMatch(asked);
    });
  };

  test('asks for every handful as at a table', async () => {
    const { code, stdout } = await types(SHOT, ['5 6 1 3 4 4', '5,1', ' 6, 1 2 ']);
    expect(code).toBe(0);
    expect(stdout).toContain('Result: 1 hit');
    inOrder();
  });

  test.each([
    [
      'a face that the die has not',
      ['5 6 1 3 4 7', '5 6 1 3 4 4', '5 1', '6 1 2'],
      "'7' cannot be thrown; each is 1 to 6.",
    ],
    ['a word', ['5 6 1 3 4 six', '5 6 1 3 4 4', '5 1', '6 1 2'], "'six' cannot be thrown; each is 1 to 6."],
    ['a name in front', ['white=5 6 1 3 4 4', '5 6 1 3 4 4', '5 1', '6 1 2'], "'white=5'"],
    ['a die too few', ['5 6 1 3 4', '5 6 1 3 4 4', '5 1', '6 1 2'], '6 are needed: 1 more.'],
    ['a die too many', ['5 6 1 3 4 4 4', '5 6 1 3 4 4', '5 1', '6 1 2'], '6 are needed: 1 too many.'],
    ['nothing', ['', '5 6 1 3 4 4', '5 1', '6 1 2'], '6'],
    ['a die too many in a later handful', ['5 6 1 3 4 4', '5 1 1', '5 1', '6 1 2'], '2'],
    ['a die too many in the last handful', ['5 6 1 3 4 4', '5 1', '6 1 2 2', '6 1 2'], '3'],
  ] as const)('asks again at once, and says why, after %s', async (_name, typed, says) => {
    const { code, stdout } = await types(SHOT, typed);
    expect(code).toBe(0);
    expect(stdout).toContain('Result: 1 hit');
    inOrder();
    expect(desk.complaints).toHaveLength(1);
    expect(desk.complaints[0]).toContain(says);
  });

  test('does not take the same figure twice where figures are drawn by hand', async () => {
    const text = 'wg shoot -g A -f 4 --target-figures 4 --target-leaders 1 --target-grade D --dice ask';
    const { code } = await types(text, ['5 5', '1 1', '1 9', '1 2', '6']);
    expect({ code, complaints: desk.complaints.length }, messages().join(' | ')).toEqual({
      code: 0,
      complaints: 2,
    });
    expect(messages().slice(1)).toEqual([
      'Who is hit? 2 of: 1 the leader, 2-4 others:',
      '1 die for leader save:',
    ]);
  });

  test('asks for what is no ordinary die with its faces', async () => {
    expect((await types('wg roll 2d10 --dice ask', ['3 4'])).code).toBe(0);
    expect((await types('wg roll 1dav --dice ask', ['3'])).code).toBe(0);
    expect(messages()).toEqual(['2 d10, each 1 to 10:', '1 dav, 2 to 5:']);
  });

  test('does not take a card that has been turned up already', async () => {
    const { code } = await types('wg draw-card --new --count 2 --dice ask', ['5h', '5H', '1H', '10h']);
    expect(code).toBe(0);
    expect(desk.complaints).toEqual([
      expect.stringContaining("'5H' is not in the pile"),
      expect.stringContaining("'1H' is not in the pile"),
    ]);
  });

  test('of one card nothing is said of the spaces between several', async () => {
    await types('wg draw-card --new --dice ask', ['5H 6H', '5H']);
    await types('wg draw-card --new --count 2 --dice ask', ['5H', '5H 6H 7H', '6H']);
    expect(desk.complaints).toEqual(['1 is needed: 1 too many.', '1 is needed: 2 too many.']);
  });

  test('left with Ctrl-C ends with 130', async () => {
    expect((await types(SHOT, ['5 6 1 3 4 4', 'Ctrl-C'])).code).toBe(130);
  });
});

describe('wg alone', () => {
  test('lists every action with what it settles, then what else may matter, each in words', async () => {
    const { code, stdout } = await types('wg', ['Battleground', 'vehicle-damage', ['A car or truck'], '2']);
    expect(code).toBe(0);
    expect(stdout).toContain('vehicle-damage');
    const [, what, more, hits] = desk.questions;
    expect(what!.type).toBe('select');
    const names = what!.choices!.map((choice) => (typeof choice === 'string' ? choice : choice.name));
    expect(names.find((name) => name.startsWith('shoot '))).toMatch(/Shoot at a unit/);
    expect(more).toMatchObject({ type: 'checkbox' });
    expect(hits!.message).toMatch(/\(\d to 60\):\s*$/);
    // Of one system it goes without saying.
    expect(names.join()).not.toContain('(bg)');
  });

  test('asks for the value of what was ticked, with its default', async () => {
    const { code } = await types('wg --json', [
      'Battleground',
      'move',
      ['Vehicles: movement dice', 'The way: walls'],
      '3',
      '1',
    ]);
    expect(code).toBe(2);
    expect(messages().slice(3)).toEqual([
      expect.stringContaining('ovement dice'),
      expect.stringContaining('alls and fences'),
    ]);
    expect(desk.questions[4]!.default).toBe('0');
  });

  test('left with Ctrl-C ends with 130, wherever it is left', async () => {
    const [BG, leave] = ['Battleground', 'Ctrl-C'];
    for (const typed of [[leave], [BG, leave], [BG, 'shoot', leave], [BG, 'shoot', [], leave]]) {
      const { code, stdout } = await types('wg', typed);
      expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    }
  });
});
