import { describe, expect, test } from 'vitest';
import { factFaultOf, factsIn, factsSaid } from '../../../rulesets/wrg-1925/reaction/causes.js';
import { factFields, reactionInputs } from '../../../rulesets/wrg-1925/reaction/inputs.js';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import { remindersOf } from '../../../src/rules/action.js';
import { inputOf } from '../../support/play.js';

/** What is typed of a test, and what is kept of it for those that follow. */

const GENERAL = [
  ...['friendlyLmgs', 'friendsFire', 'fired', 'advanced', 'enemyInOpen', 'enemyHit', 'points'],
  ...['isolatedFromLeaders', 'isolatedFromAll', 'lostInBattle', 'lostInPeriod', 'machineGuns'],
  ...['ownLeaderRan', 'friendsRan', 'flankFire', 'armourNear', 'armourFires', 'flame', 'surprised'],
  ...['intermingled', 'enemyNear', 'allCovered', 'coverChoice'],
];
const OF_AFV = [
  ...['moving', 'infantryNear', 'afvNear', 'friendsAhead', 'friendsEngage', 'otherFire', 'stationary'],
  ...['friendsRetreat', 'antiTankPoints', 'afvsLost', 'commanderLost', 'closeCover', 'light', 'closeAttack'],
];

test('the factors are asked for as a list, those of the test that it is, and none beside their sum', () => {
  const { names, line } = reactionTest.checklist!;
  const of = names as (input?: object) => readonly string[];
  expect(of()).toEqual([...GENERAL, ...OF_AFV]);
  expect(of({})).toEqual(GENERAL);
  expect(of({ afv: true })).toEqual([...OF_AFV, 'surprised']);
  expect(of({ mod: 0 })).toEqual([]);
  expect(line).toBe('factors');
});

test('wrg:notes.4 those who adjust factors or dice are reminded to leave weapons alone, and nobody else', () => {
  const reminded = (given: object) => remindersOf(reactionTest, inputOf(reactionTest, given as never));
  expect(reminded({ quality: 2 })).toEqual(['wrg:notes.4']);
  expect(reminded({ averageDice: true })).toEqual(['wrg:notes.4']);
  expect(reminded({})).toEqual([]);
});

describe('names of groups', () => {
  test.each(['joined', 'joinedBefore'] as const)(
    '--%s takes up to as many letters as a name has',
    (input) => {
      const { fault } = reactionInputs[input];
      expect([fault('Reds'), fault('R'.repeat(80))]).toEqual([undefined, undefined]);
      for (const entry of ['', '  ', 'R'.repeat(81)])
        expect(fault(entry)).toEqual({ takes: 'the name of a group' });
    },
  );
});

describe('what a test rested on', () => {
  const takes = 'a factor and its number, such as points=24';
  test.each([
    ...['fired', 'points=24', 'points=-3', 'coverChoice=plus', 'light=dark', 'causes=armour:2', 'mod=-4'],
    ...['nearest=12.5', 'quality=2', 'allCovered'],
  ])('(wrg:extra.3) %s is such an entry', (entry) => {
    const known = entry.startsWith('coverChoice') ? { takes } : undefined;
    expect(factFaultOf(entry, factFields)).toEqual(known);
  });

  test.each([
    ...['', 'points', 'points=', 'points=many', 'fired=yes', 'light=noon', 'causes=armour', 'joined=Reds'],
    ...['name=Reds', '=24', 'points=24=2', 'constructor', '24'],
  ])('(wrg:extra.3) %s is none', (entry) => {
    expect(factFaultOf(entry, factFields)).toEqual({ takes });
  });

  test('(wrg:extra.3) is read as it was said', () => {
    const said = ['fired', 'points=24', 'causes=armour:2', 'causes=enemy-near:3', 'light=dark'];
    const facts = {
      ...{ fired: true, points: 24, causes: ['armour:2', 'enemy-near:3'], light: 'dark' as const },
    };
    expect(factsIn([...said, 'nonsense'], factFields)).toEqual(facts);
    expect(factsSaid(['fired', 'points', 'causes', 'light', 'mod'], facts)).toEqual(said);
  });
});
