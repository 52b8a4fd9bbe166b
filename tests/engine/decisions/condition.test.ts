import { describe, expect, test } from 'vitest';
import { readCondition, type Term, type Terms } from '../../../src/engine/decisions/condition.js';
import type { InputError } from '../../../src/engine/errors.js';
import type { Result } from '../../../src/rules/record.js';

const read = (name: string) => (of: Result) => of[name];
const STATES = ['undamaged', 'immobilised', 'half-weapons', 'destroyed'];
const NAMES: Readonly<Record<string, Term<Result>>> = {
  hits: { read: read('hits'), is: 'number' },
  casualties: { read: read('casualties'), is: 'number' },
  pinned: { read: read('pinned'), is: 'yes or no' },
  state: { read: read('state'), is: STATES, ordered: true },
  winner: { read: read('winner'), is: ['attacker', 'defender'] },
  effects: { read: read('effects'), is: ['stunned', 'destroyed'] },
  'Rock and Roll gone': { read: read('gone'), is: 'yes or no' },
  'MG nest.figures': { read: read('figures'), is: 'number' },
};
const TERMS: Terms<Result> = { find: (name) => NAMES[name], names: Object.keys(NAMES) };

const holds = (text: string, of: Result): boolean => readCondition('chance', text, TERMS)(of);

const RESULT: Result = {
  hits: 2,
  casualties: 0,
  pinned: true,
  state: 'half-weapons',
  winner: 'attacker',
  effects: ['stunned'],
  gone: false,
  figures: 3,
};

test.each([
  ['hits>=2', true],
  ['hits > 2', false],
  ['hits=2', true],
  ['hits==2', true],
  ['hits!=2', false],
  ['hits<>2', false],
  ['hits<=1', false],
  ['hits<3', true],
  ['hits≥2', true],
  ['hits≤1', false],
  ['hits≠2', false],
  ['hits=2+', true],
  ['hits=3+', false],
  ['hits>casualties', true],
  ['casualties>=hits', false],
  ['hits>-1', true],
  ['hits>=1.5', true],
  ['pinned', true],
  ['not pinned', false],
  ['pinned=yes', true],
  ['pinned=false', false],
  ['pinned!=no', true],
  ['state=half-weapons', true],
  ['state = Half Weapons', true],
  ['state>=immobilised', true],
  ['state>half-weapons', false],
  ['winner!=defender', true],
  ['effects=stunned', true],
  ['effects=destroyed', false],
  ['effects!=stunned', false],
  ['effects=none', false],
  ['hits>=2 and casualties=0', true],
  ['hits>=2 and casualties>0', false],
  ['hits>2 or pinned', true],
  ['hits>2 OR casualties>0', false],
  ['not hits>2 and pinned', true],
  ['not (hits>2 and pinned)', true],
  ['"Rock and Roll gone"', false],
  ["not 'Rock and Roll gone' and MG nest.figures>=3", true],
  ['"MG nest".figures < 3', false],
])('%s is told of what came', (text, is) => {
  expect(holds(text, RESULT)).toBe(is);
});

test('what joins more tightly is read first', () => {
  const of = (a: number, b: number, c: number): Result => ({ hits: a, casualties: b, figures: c });
  for (const [a, b, c] of [0, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => [a, b, c])))) {
    const result = of(a!, b!, c!);
    const [x, y, z] = [a === 1, b === 1, c === 1];
    expect(holds('hits=1 or casualties=1 and MG nest.figures=1', result)).toBe(x || (y && z));
    expect(holds('(hits=1 or casualties=1) and MG nest.figures=1', result)).toBe((x || y) && z);
    expect(holds('not hits=1 and casualties=1', result)).toBe(!x && y);
  }
});

describe('what is not told', () => {
  test('of it no relation holds, not even that it differs', () => {
    for (const text of ['hits>=0', 'hits!=0', 'state!=destroyed', 'pinned', 'hits>casualties'])
      expect(holds(text, {})).toBe(false);
  });

  test('none stands for an empty list', () => {
    expect(holds('effects=none', { effects: [] })).toBe(true);
    expect(holds('effects!=stunned', { effects: [] })).toBe(true);
    expect(holds('effects!=stunned', { effects: ['destroyed', 'stunned'] })).toBe(false);
  });
});

test.each([
  ['', "cannot be '': it takes a condition.", 'As in: hits>=2'],
  ['hit>=2', "cannot be 'hit>=2': there is no 'hit' in it.", 'Did you mean hits?'],
  [
    'Rock and Roll gone',
    "cannot be 'Rock and Roll gone': there is no 'Rock' in it.",
    'Did you mean "Rock and Roll gone"? Names with and, or, not, brackets or signs in them stand in quotes.',
  ],
  [
    'colour=red',
    "cannot be 'colour=red': there is no 'colour' in it.",
    'There is hits, casualties, pinned, state, winner, effects, Rock and Roll gone and MG nest.figures.',
  ],
  ['hits', "cannot be 'hits': hits is a number: compare it with one.", 'As in: hits>=2'],
  [
    'winner',
    "cannot be 'winner': winner is attacker or defender: compare it with one.",
    'As in: winner=defender',
  ],
  ['hits>=', "cannot be 'hits>=': nothing stands behind 'hits>='.", 'As in: hits>=2'],
  ['>=2', "cannot be '>=2': nothing stands before '>='.", 'As in: hits>=2'],
  ['hits=2 and', "cannot be 'hits=2 and': nothing stands behind 'and'.", 'As in: hits>=2'],
  ['and pinned', "cannot be 'and pinned': nothing stands before 'and'.", 'As in: hits>=2'],
  [
    'hits=2 and or pinned',
    "cannot be 'hits=2 and or pinned': nothing stands between 'and' and 'or'.",
    'As in: hits>=2',
  ],
  ['hits>=two', "cannot be 'hits>=two': hits is a number, not 'two'.", undefined],
  ['hits>=2+', "cannot be 'hits>=2+': '>=' and '+' say it twice.", 'As in: hits=2+'],
  ['hits=state', "cannot be 'hits=state': hits is a number, not 'state'.", undefined],
  ['pinned=perhaps', "cannot be 'pinned=perhaps': pinned is yes or no, not 'perhaps'.", undefined],
  [
    'winner=atacker',
    "cannot be 'winner=atacker': winner is attacker or defender, not 'atacker'.",
    'Did you mean attacker?',
  ],
  [
    'winner>defender',
    "cannot be 'winner>defender': of winner none is more than another: it takes = or !=.",
    'As in: winner=defender',
  ],
  [
    'pinned>no',
    "cannot be 'pinned>no': of pinned none is more than another: it takes = or !=.",
    'As in: pinned=no',
  ],
  ['(hits=2', "cannot be '(hits=2': a bracket is not closed.", undefined],
  ['hits=2)', "cannot be 'hits=2)': ')' is one too many.", undefined],
  ['hits=2=3', "cannot be 'hits=2=3': '=' is one too many.", undefined],
  ['pinned\u001b[2J', "cannot be 'pinned\\u001b[2J': there is no 'pinned\\u001b[2J' in it.", 'There is'],
])('%j is refused with what is allowed', (text, problem, hint) => {
  try {
    readCondition('chance', text, TERMS);
  } catch (error) {
    const { code, input, problem: told, hint: way } = error as InputError;
    expect([code, input, told]).toEqual(['bad-value', 'chance', ` ${problem}`]);
    if (hint === undefined) expect(way).toBeUndefined();
    else expect(way).toContain(hint);
    return;
  }
  expect.unreachable();
});

test('any text is read or refused as a bad value', () => {
  const pieces = [
    'hits',
    '>=',
    '=',
    '2',
    '+',
    'and',
    'or',
    'not',
    '(',
    ')',
    '"',
    "'",
    ' ',
    '!',
    '.',
    'state',
    'pinned',
  ];
  let seed = 7;
  const next = (n: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * n);
  };
  for (let i = 0; i < 5000; i++) {
    const text = Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join(next(2) ? '' : ' ');
    try {
      expect(typeof holds(text, RESULT)).toBe('boolean');
    } catch (error) {
      expect((error as InputError).code, text).toBe('bad-value');
    }
  }
});
