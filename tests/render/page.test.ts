import { describe, expect, test } from 'vitest';
import { hang, widthOf, withRight } from '../../src/render/page.js';

describe('lines of an answer', () => {
  test('take all the room there is: the first is as wide as those below it', () => {
    const lines = hang('  ', 'blue 1: no hits; red 5: no cancels; 2 hits', 37, 6);
    expect(lines).toEqual(['  blue 1: no hits; red 5: no cancels;', '      2 hits']);
    expect(hang('Besides: ', 'roll rules sheet compare', 24, 2)).toEqual([
      'Besides: roll rules',
      '  sheet compare',
    ]);
  });

  test('never part a number from what there is so much of, or a name from its number', () => {
    expect(hang('', 'shoot by 2 Section on 1 Gruppe', 23)).toEqual(['shoot by 2 Section on', '1 Gruppe']);
    expect(hang('', 'acted: Allies (2 Section)', 17)).toEqual(['acted: Allies', '(2 Section)']);
    // In any alphabet.
    expect(hang('', 'lost by 12 Élan, 2 Дом', 8)).toEqual(['lost by', '12 Élan,', '2 Дом']);
    // A handful of dice is as long as it is.
    expect(hang('', 'white 3 2 3 6 3 6 3 2 1', 12).length).toBeGreaterThan(1);
  });
});

describe('a citation at the right end of a line', () => {
  const cited = (text: string, width = 40) => withRight(hang('  ', text, width, 6), 'bg:dice.1', width);

  test('stands beside it where there is room', () => {
    expect(cited('2 hits')).toEqual([`  2 hits${' '.repeat(23)}bg:dice.1`]);
  });

  test('has the last word of the line with it where there is none', () => {
    const lines = cited('white 1 4 3 3: 1 hit, 1 cancel');
    expect(lines).toEqual(['  white 1 4 3 3: 1 hit,', `      1 cancel${' '.repeat(17)}bg:dice.1`]);
  });

  test('stands alone behind a word that takes the whole line, and goes beyond no line that words fit into', () => {
    expect(cited('x'.repeat(36))).toHaveLength(2);
    expect(cited('x'.repeat(36))[1]!.trim()).toBe('bg:dice.1');
    for (let n = 1; n < 60; n++)
      for (const line of cited('one of us '.repeat(n).trim(), 30))
        expect(widthOf(line)).toBeLessThanOrEqual(30);
  });

  test('loses no word of the line', () => {
    for (let n = 1; n < 40; n++) {
      const text = Array.from({ length: n }, (_, i) => `w${i}`).join(' ');
      const words = cited(text).join(' ').trim().split(/\s+/);
      expect(words).toEqual([...text.split(' '), 'bg:dice.1']);
    }
  });
});
