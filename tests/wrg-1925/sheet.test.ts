import { describe, expect, test } from 'vitest';
import { airLanding } from '../../rulesets/wrg-1925/air-landing/air-landing.js';
import { demolish } from '../../rulesets/wrg-1925/buildings/demolish.js';
import { listen } from '../../rulesets/wrg-1925/location/listen.js';
import { mines } from '../../rulesets/wrg-1925/mines/mines.js';
import { prisoners } from '../../rulesets/wrg-1925/reaction/prisoners.js';
import { illuminate } from '../../rulesets/wrg-1925/smoke/illuminate.js';
import { smoke } from '../../rulesets/wrg-1925/smoke/smoke.js';
import { victory } from '../../rulesets/wrg-1925/victory/victory.js';
import type { AnyAction } from '../../src/rules/action.js';
import { type Given, oddsOf, refusalOf } from '../support/play.js';
import { proveAll } from '../support/proves-exact.js';

const SHEET = { 'wrg:R54': 2 };
const ABSENT: readonly (readonly [says: string, clause: string, action: AnyAction, given: Given])[] = [
  ['noise', 'wrg:noise.2', listen, { noise: 'shout' }],
  ['air landing', 'wrg:air.1', airLanding, { men: 10, rough: 4 }],
  ['collapsing bunkers', 'wrg:building.7', demolish, { fire: ['satchel:1'], bunker: true }],
  ['men on mines', 'wrg:mine.8', mines, { men: 3, squares: 1 }],
  ['vehicles on mines', 'wrg:mine.5', mines, { at: 'soft' }],
  ['clearing mines', 'wrg:mine.14', mines, { clear: 'detector' }],
  ['setting up mines', 'wrg:mine.1', mines, { type: 'claymore', set: true }],
  ['a fougasse', 'wrg:mine.4', mines, { type: 'fougasse', range: 20, targets: 2 }],
  ['light', 'wrg:light.3', illuminate, { source: 'trip-flare' }],
  ['smoke', 'wrg:smoke.2', smoke, { source: 'one-man' }],
  ['prisoners', 'wrg:prisoner.2', prisoners, { men: 4 }],
  ['victory points', 'wrg:victor.1', victory, { remaining: 1, enemyRemaining: 1 }],
];

describe('where the sheet alone is played', () => {
  test.each(ABSENT)('wrg:R54 %s: it has none, %s is not played', (_, clause, action, given) => {
    const refused = refusalOf(action, given, SHEET);
    expect(refused.clause).toBe(clause);
    expect(refused.message).toMatch(/^The sheet has no /);
    expect(oddsOf(action, given).rulings['wrg:R54']).toBe(1);
  });

  proveAll(mines, [
    ['the sheet has the Claymore', { type: 'claymore', range: 20, targets: 2, uncovered: 1 }, SHEET],
  ]);
});
