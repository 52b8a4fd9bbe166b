import { describe, expect, test } from 'vitest';
import { prisoners } from '../../../rulesets/wrg-1925/reaction/prisoners.js';
import { remindersOf } from '../../../src/rules/action.js';
import { playing, stepOf } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const { settled, said, blamed } = playing(prisoners, { men: 8 });

describe('prisoners', () => {
  test('wrg:prisoner.1 must be treated well: everybody is reminded', () => {
    expect(remindersOf(prisoners)).toContain('wrg:prisoner.1');
  });

  test('wrg:prisoner.2 stay with an escort of one, however many they are', () => {
    expect(settled({}).result).toEqual({ mayEscape: 0, mayFight: 0 });
    expect(said({})).toBe('none of 8 prisoners may escape');
  });

  test.each([{ hit: 1 }, { isolated: 1 }, { escort: 2, hit: 1, isolated: 1 }, { escort: 0 }])(
    'wrg:prisoner.2 may escape when the escort is hit or loses sight of them: %j',
    (given) => {
      expect(settled(given).result.mayEscape).toBe(8);
      expect(said(given)).toBe('all 8 prisoners may escape');
    },
  );

  test('wrg:R149 one man is enough for any number, or for five', () => {
    expect(stepOf(settled({}), 'escape')).toMatchObject({ ruling: 'wrg:R149', house: true });
    expect(settled({}, { 'wrg:R149': 2 }).result.mayEscape).toBe(3);
    expect(settled({ escort: 2 }, { 'wrg:R149': 2 }).result.mayEscape).toBe(0);
  });

  test('wrg:prisoner.3 fight again only with weapons', () => {
    expect(stepOf(settled({}), 'fight')).toMatchObject({ clause: 'wrg:prisoner.3', value: 0 });
    expect(settled({ armed: 2 }).result.mayFight).toBe(2);
    expect(said({ armed: 2 })).toBe('none of 8 prisoners may escape, 2 may fight');
  });

  test('wrg:prisoner.4 test their reaction under fire', () => {
    expect(stepOf(settled({ underFire: true }), 'test').clause).toBe('wrg:prisoner.4');
    expect(settled({}).steps.map(({ id }) => id)).not.toContain('test');
  });

  test.each([
    [{ hit: 2 }, 'hit'],
    [{ hit: 1, isolated: 1 }, 'isolated'],
    [{ armed: 9 }, 'armed'],
  ])('cannot be more than they are: %j', (given, input) => {
    expect(blamed(given)).toBe(input);
  });
});

proveAll(prisoners, [['eight, one escort', { men: 8, armed: 1 }, { 'wrg:R149': 2 }]]);
