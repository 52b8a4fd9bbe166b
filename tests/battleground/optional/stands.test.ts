import { describe, expect, test } from 'vitest';
import { oneStand, standCasualties } from '../../../rulesets/battleground/optional/stands.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { exactOdds } from '../../../src/odds/exact.js';
import { stepOf, withDice } from '../../support/play.js';
import { chanceIn, playedWith } from '../played.js';

describe('stands of several figures, all or nothing', () => {
  const D6 = { 'bg:R127': 2 };
  /** Which faces of the die for a stand kill it. */
  const kills = (size: number, hits: number, faces: number, rulings = {}) =>
    Array.from({ length: faces }, (_, i) => i + 1).filter(
      (face) => playedWith(oneStand(size, hits), `stand=${face}`, rulings).result.lost === size,
    );

  test.each([1, 2])(
    'bg:stand.2 bg:R127 option %i: three figures with two hits fall on 1 to 4 of a D6',
    (option) => {
      expect(kills(3, 2, 6, { 'bg:R127': option })).toEqual([1, 2, 3, 4]);
      const stand = playedWith(oneStand(3, 2), 'stand=5', { 'bg:R127': option });
      expect(stand.result).toEqual({ lost: 0 });
      expect(stand.steps[0]).toMatchObject({ clause: 'bg:stand.2', value: 0, ruling: 'bg:R127' });
    },
  );

  test('bg:R127 option 1: a stand of four with one hit falls on 1 of 4; option 2: on 1 and 2 of a D6', () => {
    expect(kills(4, 1, 4)).toEqual([1]);
    expect(() => kills(4, 1, 5)).toThrow(/cannot be thrown/);
    expect(kills(4, 1, 6, D6)).toEqual([1, 2]);
  });

  test.each([
    [2, 1, '1/2', '1/2'],
    [3, 1, '1/3', '1/3'],
    [3, 2, '2/3', '2/3'],
    [4, 1, '1/4', '1/3'],
    [4, 2, '1/2', '1/2'],
    [4, 3, '3/4', '5/6'],
    [4, 4, '1/1', '1/1'],
  ])(
    'bg:R127 a stand of %i with %i hits falls with a chance of %s by option 1 and %s by option 2',
    (size, hits, first, second) => {
      const falls = ({ lost: n }: { lost: number }) => n === size;
      expect(chanceIn(() => oneStand(size, hits), falls)).toBe(first);
      expect(chanceIn(() => oneStand(size, hits), falls, D6)).toBe(second);
    },
  );

  test('bg:stand.2 the hits fall on figures at random, each stand rolls for its own', () => {
    const shot = withDice(
      shoot,
      { grade: 'C', figures: 6, targetFigures: 7, targetStand: 3 },
      'white=5,5,5 figures=1,2,7 stand=5',
    );
    expect(stepOf(shot, 'stands')).toMatchObject({
      clause: 'bg:stand.2',
      value: 2,
      text: '2 hits on stand 1 and 1 hit on stand 3',
    });
    expect(shot.result).toEqual({ hits: 3, casualties: 1, leadersLost: 0, heavyWeaponsLost: 0 });
  });

  test('bg:stand.2 bg:R127 what a stand falls on is told with its die', () => {
    const said = (size: number, hits: number, die: number, rulings = {}) =>
      playedWith(oneStand(size, hits), `stand=${die}`, rulings).steps.at(-1)!.text;
    expect(said(4, 1, 1)).toBe('1 hit on a stand of 4, which falls on a 1 with a D4: it falls');
    expect(said(3, 2, 5)).toBe('2 hits on a stand of 3, which falls on 1 to 4 with a D6: unhurt');
    expect(said(4, 1, 3, D6)).toBe('1 hit on a stand of 4, which falls on 1 to 2 with a D6: unhurt');
  });

  test('bg:stand.2 in the long run as many figures fall as were hit', () => {
    for (let hits = 0; hits <= 7; hits++) {
      const { outcomes, total } = exactOdds(() => standCasualties(7, 3, hits), { rulings: {} });
      const sum = outcomes.reduce((all, { value, weight }) => all + BigInt(value) * weight, 0n);
      expect(sum).toBe(BigInt(hits) * total);
    }
  });
});
