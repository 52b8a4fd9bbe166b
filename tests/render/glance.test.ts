import { describe, expect, test } from 'vitest';
import { atAGlance } from '../../src/render/glance.js';
import { symbolsFor } from '../../src/render/page.js';
import { theme } from '../../src/render/theme.js';
import type { Resolution } from '../../src/rules/record.js';
import type { Step } from '../../src/rules/rule.js';

const page = { width: 80, theme: await theme(false), symbols: symbolsFor(false), ascii: false };
const TOLD = { title: 'Battleground', announced: '1 hit' };

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  clause: 'bg:shoot.1',
  value: 1,
  text: `${id} is told at such length that it fills a line`,
  ...more,
});
const thrown = (id: string): Step => step(id, { dice: [{ name: 'white', faces: [1] }] });

const answer = (steps: readonly Step[], more: Partial<Parameters<typeof atAGlance>[1]> = {}, house = {}) => {
  const of = { action: 'shoot', seed: 'a', index: 0, steps, rulings: {}, house } as unknown as Resolution;
  return atAGlance(of, { ...TOLD, ...more }, page);
};
const said = (lines: readonly string[], id: string) => lines.some((line) => line.includes(`${id} is told`));
const steps = (n: number) => Array.from({ length: n }, (_, i) => step(`step-${i}`));

describe('an answer that is too long for ten lines', () => {
  test('leaves out what was not thrown, with the footnotes to it', () => {
    const guessed = step('guessed', { house: true, ruling: 'bg:R1' });
    const own = step('own', { own: ['table.x/1'] });
    const cells = { 'table.x/1': 3 };
    const short = answer([guessed, own, thrown('first')], {}, cells);
    expect(short).toContainEqual(expect.stringContaining('the book does not say'));
    expect(short).toContainEqual(expect.stringContaining('table.x/1 is 3 by the house rules'));
    const long = answer([guessed, own, ...Array.from({ length: 8 }, (_, i) => thrown(`t-${i}`))], {}, cells);
    expect(long).toHaveLength(10);
    expect(said(long, 'guessed')).toBe(false);
    expect(long.join('\n')).not.toMatch(/[†‡]/);
    expect(long.join('\n')).not.toContain('house rules');
  });

  test('keeps the marks of a round that is told in one line, and their footnotes', () => {
    const round = [
      step('round'),
      thrown('fight'),
      step('left', { own: ['table.x/1'], house: true, ruling: 'bg:R1' }),
    ];
    const folds = [{ from: 'round', tells: ['left'], as: 'round' }];
    const lines = answer([...round, ...round, ...round, ...round], { folds }, { 'table.x/1': 3 });
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}round 1: left is told .*†‡$/));
    expect(lines).toContainEqual(expect.stringContaining('† bg:R1: the book does not say'));
    expect(lines).toContainEqual(expect.stringContaining('‡ table.x/1 is 3'));
  });

  test('keeps sums as long as it can, and what was played although the rules forbid it to the end', () => {
    const all = [step('anyway'), ...steps(4), step('total'), thrown('first'), ...steps(4)];
    const lines = answer(all, { sums: ['total'] });
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const id of ['anyway', 'total', 'first']) expect(said(lines, id), id).toBe(true);
    const fuller = answer([...all, ...Array.from({ length: 12 }, (_, i) => thrown(`t-${i}`))], {
      sums: ['total'],
    });
    expect(said(fuller, 'total')).toBe(false);
    expect(said(fuller, 'anyway')).toBe(true);
  });

  test('tells of units only what is new', () => {
    const units = {
      filled: undefined,
      stand: ['1 Gruppe: grade B, 3 of 6 figures left'],
      anew: ['1 Gruppe: 3 of 6 figures left'],
    };
    expect(answer(steps(3), { units })).toContain('  1 Gruppe: grade B, 3 of 6 figures left');
    const lines = answer(steps(12), { units });
    expect(lines).toContain('  1 Gruppe: 3 of 6 figures left');
    expect(lines.join('\n')).not.toContain('grade B');
  });
});
