import { expect, test } from 'vitest';
import { mines } from '../../../rulesets/battleground/mines/mines.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:mine.3 a hidden field at 4 in is found on a 4', () => {
  expect(protocolOf(mines, { detect: 4 }, '4')).toEqual([
    'bg:mine.3 found = true: 4 in away takes 4 or more, 4: found [detect 4]',
    '{"found":true}',
    '= the field is found: lay it on the table',
  ]);
});

test('bg:mine.3 and not on a 3', () => {
  expect(protocolOf(mines, { detect: 4 }, '3')).toEqual([
    'bg:mine.3 found = false: 4 in away takes 4 or more, 3: not found [detect 3]',
    '{"found":false}',
    '= not found',
  ]);
});

test('bg:mine.4 at an inch it is found without a roll', () => {
  expect(protocolOf(mines, { detect: 1 })).toEqual([
    'bg:mine.4 found = true: 1 in away: found without a roll',
    '{"found":true}',
    '= the field is found: lay it on the table',
  ]);
});

test('bg:mine.6 bg:mine.7 bg:mine.8 bg:mine.11 four of nine enter a field', () => {
  expect(protocolOf(mines, { entered: 4, targetFigures: 9 }, '6,5,1,6')).toEqual([
    'bg:mine.6 at-once = true: attacked at once, in its move, as soon as it stops',
    'bg:mine.11 entered = 4: 4 white for 4 figures that went in',
    'bg:mine.7 hits-on = 6: mines hit on 6, as grade D',
    'bg:mine.8 no-red = 0: no red dice: nothing protects from mines',
    'bg:mine.7 bg:R100 cancels = true: a 1 cancels, as on any white die',
    'bg:dice.1 white = 4: 2 hits, 1 cancel [white 6,5,1,6]',
    'bg:dice.4 bg:R5 net = 1: 2 hits - 1 cancel = 1',
    'bg:mine.11 whole-unit = 9: casualties from the whole unit of 9, in the field or not',
    'bg:cas.1 bg:R39 picked = 1: 1 figure hit',
    'bg:mine.6 > set {"to":"mover","is":{"inMines":true}}',
    'bg:mine.11 > lose {"to":"mover","of":"infantry","parts":{"figures":1}}',
    'bg:retreat.1 > set {"to":"mover","of":"infantry","is":{"lastLost":1,"lastCause":"mines"}}',
    'bg:mine.12 > set {"to":"mover","of":"infantry","is":{"mined":true}}',
    '{"hits":1,"casualties":1,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 1 hit: 1 figure lost',
  ]);
});

test('bg:mine.9 bg:mine.10 a truck six inches onto a field: two hits destroy', () => {
  expect(protocolOf(mines, { at: 'truck', inches: 6 }, '6,6,5,2,3,4')).toEqual([
    'bg:mine.6 at-once = true: attacked at once, in its move, as soon as it stops',
    'bg:mine.9 inches = 6: 6 white for 6 in onto the field',
    'bg:mine.7 hits-on = 6: mines hit on 6, as grade D',
    'bg:mine.8 no-red = 0: no red dice: nothing protects from mines',
    'bg:mine.7 bg:R100 cancels = true: a 1 cancels, as on any white die',
    'bg:dice.1 white = 6: 2 hits, no cancels [white 6,6,5,2,3,4]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:mine.10 effect = "destroyed": 2 hits on an unarmoured vehicle: destroyed',
    'bg:mine.6 > set {"to":"mover","is":{"inMines":true}}',
    'bg:mine.10 > set {"to":"mover","of":"vehicle","is":{"destroyed":true}}',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"mover"},"of":"infantry","mark":"outOf","as":"mover"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"mover"},"of":"infantry","is":{"bailOut":"destroyed","aboard":null}}',
    '{"hits":2,"state":"destroyed"}',
    '= 2 hits: destroyed',
  ]);
});

test('bg:mine.10 one hit does nothing to a tank', () => {
  expect(protocolOf(mines, { at: 'medium-tank', inches: 3 }, '6,5,4')).toEqual([
    'bg:mine.6 at-once = true: attacked at once, in its move, as soon as it stops',
    'bg:mine.9 inches = 3: 3 white for 3 in onto the field',
    'bg:mine.7 hits-on = 6: mines hit on 6, as grade D',
    'bg:mine.8 no-red = 0: no red dice: nothing protects from mines',
    'bg:mine.7 bg:R100 cancels = true: a 1 cancels, as on any white die',
    'bg:dice.1 white = 3: 1 hit, no cancels [white 6,5,4]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:mine.10 effect = "undamaged": 1 hit on an armoured vehicle: no effect',
    'bg:mine.6 > set {"to":"mover","is":{"inMines":true}}',
    'bg:mine.12 > set {"to":"mover","of":"vehicle","is":{"mined":true}}',
    '{"hits":1,"state":"undamaged"}',
    '= 1 hit: no damage',
  ]);
});

test('bg:mine.10 two immobilise it', () => {
  expect(protocolOf(mines, { at: 'medium-tank', inches: 3 }, '6,6,4')).toEqual([
    'bg:mine.6 at-once = true: attacked at once, in its move, as soon as it stops',
    'bg:mine.9 inches = 3: 3 white for 3 in onto the field',
    'bg:mine.7 hits-on = 6: mines hit on 6, as grade D',
    'bg:mine.8 no-red = 0: no red dice: nothing protects from mines',
    'bg:mine.7 bg:R100 cancels = true: a 1 cancels, as on any white die',
    'bg:dice.1 white = 3: 2 hits, no cancels [white 6,6,4]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:mine.10 effect = "immobilised": 2 hits on an armoured vehicle: it cannot move any more',
    'bg:mine.10 weapons = true: all its weapons still fire',
    'bg:mine.6 > set {"to":"mover","is":{"inMines":true}}',
    'bg:mine.10 > set {"to":"mover","of":"vehicle","is":{"stoppedBy":"mines"}}',
    'bg:pass.4 > bind {"to":{"whose":"aboard","is":"mover"},"of":"infantry","mark":"outOf","as":"mover"}',
    'bg:pass.4 > set {"to":{"whose":"aboard","is":"mover"},"of":"infantry","is":{"bailOut":"immobilised"}}',
    'bg:mine.12 > set {"to":"mover","of":"vehicle","is":{"mined":true}}',
    '{"hits":2,"state":"immobilised"}',
    '= 2 hits: it cannot move any more',
  ]);
});

test('bg:mine.12 whoever stays is not attacked', () => {
  expect(protocolOf(mines, { still: true, entered: 3, targetFigures: 5 })).toEqual([
    'bg:mine.12 still = false: it has not moved: the mines do not attack it',
    'bg:retreat.1 > set {"to":"mover","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    '{"hits":0,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= no attack',
  ]);
});

test('bg:mine.14 bg:mine.15 six engineers clear a path 2 by 6 inches', () => {
  expect(protocolOf(mines, { engineers: 6, depth: 6 })).toEqual([
    'bg:mine.14 team = 6: 6 engineers clear in place of shooting',
    'bg:mine.15 cleared = 6: 2 in wide, 1 in deep for each: 6 in deep',
    'bg:mine.15 left = 0: through the 6 in of the field',
    'bg:mine.14 > set {"to":"mover","of":"infantry","is":{"clears":6}}',
    'bg:move.7 > set {"to":"mover","of":"infantry","is":{"ran":null},"at":"card"}',
    '{"wide":2,"deep":6,"left":0}',
    '= cleared 2 in wide, 6 in deep: through the field',
  ]);
});

test('bg:mine.13 bg:vmove.2 a tank clears at half speed', () => {
  expect(protocolOf(mines, { clearingVehicle: 'tank', depth: 8, width: 2 }, '4,4,3')).toEqual([
    'bg:vmove.2 roll = 11: moves 3D6: 11 in [move 4,4,3]',
    'bg:vmove.2 breakdown = false: no breakdown: that takes 3',
    'bg:mine.13 half-speed = 5.5: half speed in the field: 5.5 in',
    'bg:mine.13 bg:R18 rounding = 5.5: 5.5 in, measured as it is',
    'bg:mine.13 bg:R104 width = 2: as wide as the model: 2 in',
    'bg:mine.13 left = 2.5: 2.5 in of 8 in left to clear',
    'bg:mine.13 way-out = true: a trapped unit may leave by it next turn, once the vehicle is out of the way',
    'bg:mine.13 > set {"to":"mover","of":"vehicle","is":{"hasMoved":true}}',
    '{"wide":2,"deep":5.5,"left":2.5,"immobilised":false}',
    '= cleared 2 in wide, 5.5 in deep: 2.5 in left',
  ]);
});

test('bg:vmove.2 bg:R22 one that breaks down and stays where it is clears nothing', () => {
  const given = { clearingVehicle: 'tank', depth: 4 };
  expect(protocolOf(mines, given, '1,1,1', { 'bg:R22': 2 })).toEqual([
    'bg:vmove.2 roll = 3: moves 3D6: 3 in [move 1,1,1]',
    'bg:vmove.2 breakdown = true: 3 on all 3 dice: it breaks down for good',
    'bg:vmove.2 bg:R22 last-move = 0: it stays where it is',
    'bg:mine.13 left = 4: 4 in of 4 in left to clear',
    'bg:mine.13 > set {"to":"mover","of":"vehicle","is":{"hasMoved":true}}',
    'bg:vmove.2 > set {"to":"mover","of":"vehicle","is":{"stoppedBy":"breakdown"}}',
    '{"deep":0,"left":4,"immobilised":true}',
    '= broken down for good',
  ]);
});
