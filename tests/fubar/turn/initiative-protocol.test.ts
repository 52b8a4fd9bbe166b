import { expect, test } from 'vitest';
import { initiative } from '../../../rulesets/fubar/turn/initiative.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:init.1 fubar:init.3 the higher of two dice tries the first unit', () => {
  expect(protocolOf(initiative, {}, 'attacker=3 defender=5')).toEqual([
    'fubar:init.1 rolls = ["Defender","Attacker"]: Defender before Attacker [attacker 3] [defender 5]',
    'fubar:init.3 first = "Defender": Defender tries the first unit of the turn',
    'fubar:turn.2 until = true: the initiative goes back and forth until all units have been tried',
    'fubar:turn.2 > end {"of":["turn"]}',
    'fubar:turn.2 > put {"slot":"turn","is":1}',
    'fubar:init.1 > put {"slot":"order","is":["Defender","Attacker"]}',
    'fubar:init.1 > put {"slot":"seats","is":["Attacker","Defender"]}',
    'fubar:init.3 > put {"slot":"holder","is":"Defender"}',
    'fubar:init.3 > put {"slot":"active","is":null}',
    'fubar:init.6 > put {"slot":"passed","is":0}',
    'fubar:init.6 > put {"slot":"done","is":[]}',
    'fubar:turn.2 > put {"slot":"over","is":null}',
    '{"order":["Defender","Attacker"]}',
    '= Defender has the initiative',
  ]);
});

test('fubar:init.2 two who tie roll again', () => {
  expect(protocolOf(initiative, { sides: 'Red,Blue' }, 'red=3,5 blue=3,2')).toEqual([
    'fubar:init.1 rolls = ["Red = Blue"]: Red and Blue [red 3] [blue 3]',
    'fubar:init.2 tie = true: a tie: those who tied roll again',
    'fubar:init.1 rolls = ["Red","Blue"]: Red before Blue [red 5] [blue 2]',
    'fubar:init.3 first = "Red": Red tries the first unit of the turn',
    'fubar:turn.2 until = true: the initiative goes back and forth until all units have been tried',
    'fubar:turn.2 > end {"of":["turn"]}',
    'fubar:turn.2 > put {"slot":"turn","is":1}',
    'fubar:init.1 > put {"slot":"order","is":["Red","Blue"]}',
    'fubar:init.1 > put {"slot":"seats","is":["Red","Blue"]}',
    'fubar:init.3 > put {"slot":"holder","is":"Red"}',
    'fubar:init.3 > put {"slot":"active","is":null}',
    'fubar:init.6 > put {"slot":"passed","is":0}',
    'fubar:init.6 > put {"slot":"done","is":[]}',
    'fubar:turn.2 > put {"slot":"over","is":null}',
    '{"order":["Red","Blue"]}',
    '= Red has the initiative',
  ]);
});

test('fubar:R5 of three those who tied roll again, and rank among themselves', () => {
  expect(
    protocolOf(initiative, { sides: 'Red,Blue,Green', 'new': true }, 'red=4,2 blue=6 green=4,5'),
  ).toEqual([
    'fubar:init.1 rolls = ["Blue","Red = Green"]: Blue before Red and Green [red 4] [blue 6] [green 4]',
    'fubar:init.2 fubar:R5 tie = true: a tie: those who tied roll again',
    'fubar:init.1 rolls = ["Green","Red"]: Green before Red [red 2] [green 5]',
    'fubar:init.3 first = "Blue": Blue tries the first unit of the turn',
    'fubar:turn.2 until = true: the initiative goes back and forth until all units have been tried',
    'fubar:init.1 > anew {}',
    'fubar:turn.2 > end {"of":["turn"]}',
    'fubar:turn.2 > put {"slot":"turn","is":1}',
    'fubar:init.1 > put {"slot":"order","is":["Blue","Green","Red"]}',
    'fubar:init.1 > put {"slot":"seats","is":["Red","Blue","Green"]}',
    'fubar:init.3 > put {"slot":"holder","is":"Blue"}',
    'fubar:init.3 > put {"slot":"active","is":null}',
    'fubar:init.6 > put {"slot":"passed","is":0}',
    'fubar:init.6 > put {"slot":"done","is":[]}',
    'fubar:turn.2 > put {"slot":"over","is":null}',
    '{"order":["Blue","Green","Red"]}',
    '= Blue has the initiative, then Green and Red',
  ]);
});

test('fubar:R2 fubar:R5 so ruled, the scenario adds to the dice, and after a tie everyone rolls again', () => {
  expect(
    protocolOf(initiative, { sides: 'Red,Blue,Green', modifiers: '1,0,-1' }, 'red=3,1 blue=4,6 green=2,6', {
      'fubar:R2': 2,
      'fubar:R5': 2,
    }),
  ).toEqual([
    'fubar:init.1 fubar:R2 modifiers = true: by the scenario: Red +1, Blue +0 and Green -1',
    'fubar:init.1 rolls = ["Red = Blue","Green"]: Red and Blue before Green [red 3] [blue 4] [green 2]',
    'fubar:init.2 fubar:R5 tie = true: a tie: everyone rolls again',
    'fubar:init.1 rolls = ["Blue","Green","Red"]: Blue before Green before Red [red 1] [blue 6] [green 6]',
    'fubar:init.3 first = "Blue": Blue tries the first unit of the turn',
    'fubar:turn.2 until = true: the initiative goes back and forth until all units have been tried',
    'fubar:turn.2 > end {"of":["turn"]}',
    'fubar:turn.2 > put {"slot":"turn","is":1}',
    'fubar:init.1 > put {"slot":"order","is":["Blue","Green","Red"]}',
    'fubar:init.1 > put {"slot":"seats","is":["Red","Blue","Green"]}',
    'fubar:init.3 > put {"slot":"holder","is":"Blue"}',
    'fubar:init.3 > put {"slot":"active","is":null}',
    'fubar:init.6 > put {"slot":"passed","is":0}',
    'fubar:init.6 > put {"slot":"done","is":[]}',
    'fubar:turn.2 > put {"slot":"over","is":null}',
    '{"order":["Blue","Green","Red"]}',
    '= Blue has the initiative, then Green and Red',
  ]);
});

test('fubar:R2 else the dice stand as they are', () => {
  expect(protocolOf(initiative, { sides: 'Red,Blue', modifiers: '3,0' }, 'red=1 blue=2')).toEqual([
    'fubar:init.1 fubar:R2 modifiers = false: the bare dice decide, without modifiers',
    'fubar:init.1 rolls = ["Blue","Red"]: Blue before Red [red 1] [blue 2]',
    'fubar:init.3 first = "Blue": Blue tries the first unit of the turn',
    'fubar:turn.2 until = true: the initiative goes back and forth until all units have been tried',
    'fubar:turn.2 > end {"of":["turn"]}',
    'fubar:turn.2 > put {"slot":"turn","is":1}',
    'fubar:init.1 > put {"slot":"order","is":["Blue","Red"]}',
    'fubar:init.1 > put {"slot":"seats","is":["Red","Blue"]}',
    'fubar:init.3 > put {"slot":"holder","is":"Blue"}',
    'fubar:init.3 > put {"slot":"active","is":null}',
    'fubar:init.6 > put {"slot":"passed","is":0}',
    'fubar:init.6 > put {"slot":"done","is":[]}',
    'fubar:turn.2 > put {"slot":"over","is":null}',
    '{"order":["Blue","Red"]}',
    '= Blue has the initiative',
  ]);
});
