import { expect, test } from 'vitest';
import { pass } from '../../../rulesets/fubar/turn/pass.js';
import { protocolOf } from '../../support/protocol.js';

test('fubar:init.6 fubar:R7 passing costs nothing but the initiative', () => {
  expect(protocolOf(pass, { side: 'Red', name: 'Red 1' })).toEqual([
    'fubar:init.6 fubar:R7 cost = false: passing costs nothing but the initiative: Red 1 keeps its try',
    'fubar:init.6 holder = "opponent": the initiative passes to the opponent',
    'fubar:init.6 > put {"slot":"passed","is":1}',
    'fubar:init.6 > put {"slot":"active","is":""}',
    '{"turnOver":false}',
    '= the initiative passes to the opponent',
  ]);
});

test('fubar:R7 so ruled, whoever passes is done for the turn', () => {
  expect(protocolOf(pass, { side: 'Red' }, '', { 'fubar:R7': 2 })).toEqual([
    'fubar:init.6 fubar:R7 done = true: Red is done for the turn',
    'fubar:init.6 holder = "opponent": the initiative passes to the opponent',
    'fubar:init.6 > put {"slot":"passed","is":1}',
    'fubar:init.6 > put {"slot":"active","is":""}',
    'fubar:init.6 > put {"slot":"done","is":["Red"]}',
    '{"turnOver":false}',
    '= the initiative passes to the opponent',
  ]);
});

test('fubar:R7 so ruled, it uses up the try of a unit, which is On Guard', () => {
  expect(protocolOf(pass, { name: 'Red 1' }, '', { 'fubar:R7': 3 })).toEqual([
    'fubar:init.6 fubar:R7 cost = true: it uses up the try of Red 1, which is On Guard',
    'fubar:init.6 holder = "opponent": the initiative passes to the opponent',
    'fubar:unit.1 > meet {"to":"unit","of":"infantry","is":{}}',
    'fubar:init.6 > set {"to":"unit","is":{"tried":"failed"}}',
    'fubar:init.6 > set {"to":"unit","is":{"action":"on-guard","acted":true,"earlier":null}}',
    'fubar:init.6 > put {"slot":"passed","is":1}',
    'fubar:init.6 > put {"slot":"active","is":""}',
    '{"turnOver":false}',
    '= the initiative passes to the opponent',
  ]);
});
