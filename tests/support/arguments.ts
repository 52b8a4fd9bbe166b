import { flagOf } from '../../src/cli/line/flags.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Field } from '../../src/rules/field.js';
import { ACTIONS } from './systems.js';

/**
 * Command lines as nobody would type them, and some as somebody would. The same seed gives the same lines, so that one
 * that breaks the program can be found again by its number.
 */

/** Random numbers of its own: the program's generator is what is under test. */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    between: (min: number, max: number) => min + below(max - min + 1),
    is: (share: number) => next() < share,
    of: <T>(list: readonly T[]): T => list[below(list.length)]!,
  };
}
type Chance = ReturnType<typeof chance>;

/** Values that fit hardly anywhere. None of them is a number of repetitions that would take long. */
const JUNK = [
  '',
  ' ',
  '-1',
  '-0',
  '0',
  '00000000000000000000001',
  '1e3',
  '1e999',
  '0x10',
  '1.5',
  '.5',
  '5.',
  '1,5',
  '+3',
  'NaN',
  'Infinity',
  '-Infinity',
  '9'.repeat(400),
  '99999999999999999999',
  '4294967296',
  '\u0663',
  '\uff13',
  '\u00bd',
  'null',
  'undefined',
  'true',
  'false',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '--',
  '-',
  '---',
  '--=',
  '--=x',
  '=',
  '=5',
  '-g',
  '--grade',
  '--json=yes',
  '--no-seed',
  '--no-json',
  'ask',
  'help',
  'odds',
  'rules',
  'a=b=c',
  'white=',
  'white=5,6',
  'white=5 blue=6 red=1',
  '5 6 1 / 3 4',
  '/////',
  'card=5H',
  'card=JK,JK,JK',
  'R3=2',
  'bg:R3=2',
  'bg:R3=__proto__',
  'bg:R7=2',
  'R999=1',
  'A,B',
  'A,A',
  ',',
  'A\u001b[31m,B\u0007',
  '\u0000',
  'a\u0000b',
  '\n',
  '\r\n\t',
  '\u001b]0;title\u0007',
  '\u009b31m',
  '\u202e\u2066',
  '\u2028',
  '\ufeff',
  '\u00e9',
  'e\u0301',
  '\u{1f3b2}\u{1f469}\u200d\u{1f680}',
  '\u6f22\u5b57',
  '\u0627\u0644',
  'x'.repeat(65),
  'x'.repeat(5000),
  '../../etc/passwd',
  '/dev/null',
  '%s%n%00',
  '$(reboot)',
  '`id`',
  '"',
  "'",
  '\\',
  '*',
  '~',
  '#',
] as const;

/** A figure count that keeps exact odds of a melee short. */
const MOST_WITH_ODDS = 5;

function fitting(field: Field, odds: boolean, { between, of, is }: Chance): string {
  switch (field.kind) {
    case 'count': {
      const max = odds ? Math.max(Math.min(field.max, MOST_WITH_ODDS), field.min) : field.max;
      return String(between(field.min, max));
    }
    case 'measure':
      return is(0.5)
        ? String(between(field.min, Math.min(field.max, 40)))
        : `${between(field.min, field.max - 1)}.${between(0, 99)}`;
    case 'choice': {
      if (field.or && is(0.3)) return String(between(field.or[0], field.or[1]));
      const word = of(field.choices);
      return is(0.2) ? word.toUpperCase() : word;
    }
    case 'text':
      return of(['Axis,Allies', 'Germans, Russians', 'A,B', '\u00c9ire,\u00d6sterreich', 'A', 'a,b,c']);
    case 'list':
      return is(0.7) ? field.metavar : of(JUNK);
    case 'file':
      return of(JUNK);
    case 'switch':
      return '';
  }
}

function flags(action: AnyAction, odds: boolean, luck: Chance): string[] {
  const { is, of, between } = luck;
  const fields = Object.entries(action.inputs as Record<string, Field>);
  const needed = new Set([
    ...(action.requires?.({}) ?? []),
    ...fields.filter(([, { required }]) => required).map(([name]) => name),
  ]);
  const sane = is(0.75);
  const more = between(0, 3) / fields.length;
  return fields.flatMap(([name, field]) => {
    const wanted = needed.has(name) ? is(0.93) : is(more);
    if (!wanted) return [];
    const flag = field.short && is(0.5) ? `-${field.short}` : flagOf(name);
    if (field.kind === 'switch') return is(0.97) ? [flag] : [`${flag}=${of(JUNK)}`];
    const value = sane || is(0.85) ? fitting(field, odds, luck) : of(JUNK);
    if (is(0.02)) return [flag];
    return is(0.15) ? [flag.startsWith('--') ? `${flag}=${value}` : `${flag}${value}`] : [flag, value];
  });
}

function globals(luck: Chance): string[] {
  const { is, of, between } = luck;
  const words: string[] = [];
  const add = (share: number, ...more: string[]) => {
    if (is(share)) words.push(...more);
  };
  add(0.4, '--seed', is(0.93) ? of(['a', '1', '11', '\u00e9', 'long seed', '\u{1f3b2}']) : of(JUNK));
  add(0.08, '--dice', is(0.5) ? of(['5', '5 6', '1,2,3', 'white=5,6,1', 'card=5H', 'ask']) : of(JUNK));
  add(0.08, '--repeat', is(0.7) ? String(between(1, 20)) : of(JUNK));
  add(0.06, '--from', is(0.7) ? String(between(0, 1e6)) : of(JUNK));
  add(
    0.1,
    '--ruling',
    is(0.6) ? `${of(['bg', 'wrg', 'fubar', 'vv'])}:R${between(1, 190)}=${between(1, 3)}` : of(JUNK),
  );
  add(0.04, '--ruling', `R${between(1, 140)}=${between(1, 2)}`);
  add(0.03, '--house', is(0.5) ? 'none' : of(JUNK));
  add(0.05, '--brief');
  add(0.07, '--explain');
  add(0.01, '--fractions');
  add(0.1, is(0.5) ? '--color' : `--color=${of(['always', 'never', 'auto', 'banana', ''])}`);
  add(0.05, '--no-color');
  add(0.15, '--ascii');
  add(0.1, '--no-input');
  add(0.15, '--game', is(0.93) ? of(['table', 'thursday', 'a/b', '..', '\u00e9']) : of(JUNK));
  add(0.3, '--no-log');
  add(
    0.05,
    is(0.6) ? '-r' : '--ruleset',
    is(0.7) ? of(['bg', 'battleground', 'BG', 'wrg', 'fubar', 'vv']) : of(JUNK),
  );
  add(0.01, of(['-h', '--help']));
  add(0.005, of(['-V', '--version']));
  return words;
}

function shuffled(words: readonly string[], { below }: Chance): string[] {
  const rest = [...words];
  return words.map(() => rest.splice(below(rest.length), 1)[0]!);
}

/** One command line. */
export function randomLine(luck: Chance): string[] {
  const { is, of, below } = luck;
  const json = is(0.35) ? ['--json'] : [];
  if (is(0.1)) {
    const words = Array.from({ length: below(5) }, () => of(JUNK));
    return [...json, of(['rules', 'rulesets', 'game', 'help', 'odds', of(JUNK)]), ...words];
  }
  const { action, id } = of(ACTIONS);
  const odds = is(0.1);
  const before = is(0.15);
  const global = globals(luck);
  const own = flags(action, odds, luck);
  let words = [
    ...(before ? global : []),
    ...(odds && is(0.5) ? ['odds'] : []),
    is(0.98) ? action.name : action.name.toUpperCase(),
    ...(is(0.9) ? ['-r', id] : []),
    ...own,
    ...(before ? [] : global),
    ...(odds ? ['--odds'] : []),
  ];
  if (is(0.04)) words.splice(below(words.length + 1), 0, of(JUNK));
  if (is(0.04)) words.splice(below(words.length + 1), 0, of(words));
  if (is(0.04)) words = words.slice(0, below(words.length + 1));
  if (is(0.03)) words = shuffled(words, luck);
  return [...json, ...words];
}

/** Surroundings that make a difference, some of them nonsense. */
export const randomWorld = ({ is, of }: Chance): Record<string, string> => ({
  ...(is(0.1) && { COLUMNS: of(['20', '40', '132', '0', '-3', 'wide', '1e9']) }),
  ...(is(0.1) && { LC_ALL: of(['C', 'POSIX', 'de_DE.UTF-8', '']) }),
  ...(is(0.1) && { FORCE_COLOR: of(['1', '0', '', 'x']) }),
  ...(is(0.02) && { WG_RULESET: of(['bg', 'battleground', 'wrg-1925', 'vv', 'nope', '']) }),
  ...(is(0.02) && { WG_GAME: of(['monday', '', '\u0007', 'x'.repeat(65)]) }),
});
