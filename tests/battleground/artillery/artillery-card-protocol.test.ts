import { expect, test } from 'vitest';
import { artilleryCard } from '../../../rulesets/battleground/artillery/artillery-card.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:randart.1 bg:randart.2 the set of the book', () => {
  expect(protocolOf(artilleryCard, { 'new': true })).toEqual([
    'bg:randart.1 set = ["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"]: in the bowl: german-medium, german-heavy, reload, 3 us-mortar and us-light',
    'bg:randart.2 trigger = "fives-and-sixes": one is drawn with every 5 and 6 of the deck, before the action of that card',
    'bg:randart.1 > cards {"from":"bowl","to":"box","cards":"all"}',
    'bg:randart.1 > cards {"from":"fired","to":"box","cards":"all"}',
    'bg:randart.1 > cards {"from":"box","to":"bowl","cards":["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"]}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"],"trigger":"fives-and-sixes","drawn":0}}',
    '{"cards":[],"left":7,"set":["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"],"trigger":"fives-and-sixes"}',
    '= 7 artillery cards are in the game',
  ]);
});

test("(bg:randart.4) a set of one's own", () => {
  expect(protocolOf(artilleryCard, { 'new': true, cards: 'us-mortar*2,reload' })).toEqual([
    'bg:randart.1 set = ["us-mortar","us-mortar","reload"]: in the bowl: 2 us-mortar and reload',
    'bg:randart.2 trigger = "fives-and-sixes": one is drawn with every 5 and 6 of the deck, before the action of that card',
    'bg:randart.1 > cards {"from":"bowl","to":"box","cards":"all"}',
    'bg:randart.1 > cards {"from":"fired","to":"box","cards":"all"}',
    'bg:randart.1 > cards {"from":"box","to":"bowl","cards":["us-mortar","us-mortar","reload"]}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["us-mortar","us-mortar","reload"],"trigger":"fives-and-sixes","drawn":0}}',
    '{"cards":[],"left":3,"set":["us-mortar","us-mortar","reload"],"trigger":"fives-and-sixes"}',
    '= 3 artillery cards are in the game',
  ]);
});

test('bg:randart.4 in the special actions phase', () => {
  expect(protocolOf(artilleryCard, { 'new': true, trigger: 'special-actions' })).toEqual([
    'bg:randart.1 set = ["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"]: in the bowl: german-medium, german-heavy, reload, 3 us-mortar and us-light',
    'bg:randart.4 trigger = "special-actions": one is drawn every turn in the special actions phase, after the melees',
    'bg:randart.1 > cards {"from":"bowl","to":"box","cards":"all"}',
    'bg:randart.1 > cards {"from":"fired","to":"box","cards":"all"}',
    'bg:randart.1 > cards {"from":"box","to":"bowl","cards":["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"]}',
    'bg:randart.1 > put {"slot":"artillery","is":{"set":["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"],"trigger":"special-actions","drawn":0}}',
    '{"cards":[],"left":7,"set":["german-medium","german-heavy","reload","us-mortar","us-mortar","us-mortar","us-light"],"trigger":"special-actions"}',
    '= 7 artillery cards are in the game',
  ]);
});
