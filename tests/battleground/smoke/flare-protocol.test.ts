import { expect, test } from 'vitest';
import { flare } from '../../../rulesets/battleground/smoke/flare.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:flare.1 bg:flare.2 infantry launches a flare in place of its shot', () => {
  expect(protocolOf(flare, {})).toEqual([
    'bg:flare.1 lit = "this turn": by night the whole table is lit for the rest of this turn; in place of shooting, by units named before the game',
    'bg:flare.2 sight = true: hidden units may show, and vehicle weapons use their full range',
    'bg:flare.1 > set {"to":"unit","of":"infantry","is":{"hasShot":true}}',
    'bg:move.7 > set {"to":"unit","of":"infantry","is":{"ran":null},"at":"card"}',
    'bg:flare.1 > put {"slot":"clouds","is":[{"what":"flare","by":"infantry","where":"","phases":1}]}',
    '{"lit":"this turn"}',
    '= light for the rest of this turn',
  ]);
});

test('bg:flare.3 delivered by artillery in the special actions phase it lights all of the next turn', () => {
  expect(protocolOf(flare, { artillery: true, specialActions: true })).toEqual([
    'bg:flare.3 lit = "next turn": by night the whole table is lit for all of the next turn',
    'bg:flare.2 sight = true: hidden units may show, and vehicle weapons use their full range',
    'bg:flare.1 > put {"slot":"clouds","is":[{"what":"flare","by":"artillery","where":"","phases":1}]}',
    '{"lit":"next turn"}',
    '= light for all of the next turn',
  ]);
});

test('bg:flare.3 delivered by artillery on a card it lights the rest of the turn', () => {
  expect(protocolOf(flare, { artillery: true })).toEqual([
    'bg:flare.3 lit = "this turn": by night the whole table is lit for the rest of this turn',
    'bg:flare.2 sight = true: hidden units may show, and vehicle weapons use their full range',
    'bg:flare.1 > put {"slot":"clouds","is":[{"what":"flare","by":"artillery","where":"","phases":1}]}',
    '{"lit":"this turn"}',
    '= light for the rest of this turn',
  ]);
});
