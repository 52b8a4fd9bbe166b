import { describe, expect, test } from 'vitest';
import { move } from '../../../rulesets/battleground/movement/move.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { type Given, refusalOf, stepOf, withSeed } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';

const FREE = { 'bg:R61': 2 };

describe('a unit that reacted to a charge earlier in the turn', () => {
  test.each([
    ['infantry that shot', shoot, { grade: 'C', figures: 6 }, 'bg:defend.3', 'shoot'],
    ['a vehicle that shot', shoot, { weapon: 'mg' }, 'bg:defend.3', 'shoot'],
    ['infantry that fled', move, {}, 'bg:defend.2', 'move'],
    ['a vehicle that fled', move, { type: 'car' }, 'bg:defend.2', 'move'],
  ] as [string, AnyAction, Given, string, string][])(
    'bg:defend.2 bg:defend.3 bg:R61 %s: option 1, it has had its action; option 2, it has not',
    (_who, action, given, clause, does) => {
      const refusal = refusalOf(action, { ...given, reacted: true });
      expect(refusal.clause).toBe(clause);
      expect(refusal.message).toContain(`may not ${does}`);
      expect(refusal.hint).toContain('ace');
      expect(refusal.hint).toContain('bg:R61');
      const again = withSeed(action, { ...given, reacted: true }, 'test', 0, FREE);
      expect(stepOf(again, 'reacted')).toMatchObject({ clause, value: true, ruling: 'bg:R61' });
      expect(again.result).toEqual(withSeed(action, given).result);
    },
  );

  proveAll(shoot, [['R61, it shoots again', { grade: 'B', figures: 4, reacted: true }, FREE]]);
  proveAll(move, [['R61, it moves again', { run: true, reacted: true }, FREE]]);
});
