import { describe, expect, test } from 'vitest';
import { straysIn } from '../../src/engine/inputs/strays.js';

const NAMES = ['2 Section', '1 Gruppe', 'Panzer IV', 'MG nest'];
const strays = (typed: string) => straysIn(typed.split(' '), NAMES, (of) => ['2s', '2', 'pan'].includes(of));

describe('of words that name nobody each name is told apart, with the one that was meant', () => {
  test.each([
    ['2 Sektion 1 Grupe', ['2 Sektion: 2 Section', '1 Grupe: 1 Gruppe']],
    ['2 Sektion 1 gruppe', ['2 Sektion: 2 Section']],
    ['2s 1 Grupe', ['1 Grupe: 1 Gruppe']],
    ['pan 1 Grupe', ['1 Grupe: 1 Gruppe']],
    ['Foo Bar', ['Foo Bar']],
    ['Foo Bar 1 Grupe', ['Foo Bar', '1 Grupe: 1 Gruppe']],
    ['1 Grupe Foo Bar', ['1 Grupe: 1 Gruppe', 'Foo Bar']],
    ['Panzr IV', ['Panzr IV: Panzer IV']],
    ['2 Section', []],
    ['1 Grpe', ['1 Grpe: 1 Gruppe']],
    ['3 Section', ['3 Section: 2 Section']],
  ])('%s', (typed, told) => {
    const said = strays(typed).map(({ typed, meant }) => [typed, ...meant].join(': '));
    expect(said).toEqual(told);
  });
});
