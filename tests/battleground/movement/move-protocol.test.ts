import { expect, test } from 'vitest';
import { move } from '../../../rulesets/battleground/movement/move.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:move.5 bg:move.7 bg:move.9 a walk is one die; the markers of the last move come off', () => {
  expect(protocolOf(move, { ran: true }, '4')).toEqual([
    'bg:move.5 bg:R14 roll = 4: walks 1D6: 4 in [move 4]',
    'bg:move.7 run-marker = false: its run marker comes off',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.7 > set {"to":"mover","of":"infantry","is":{"ran":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":4,"immobilised":false}',
    '= moves up to 4 in',
  ]);
});

test('bg:move.6 bg:move.8 bg:terrain.3 a run along a road, a third more, over a wall', () => {
  expect(protocolOf(move, { run: true, road: true, obstacles: 1 }, '5,4')).toEqual([
    'bg:move.6 bg:R14 roll = 9: runs 2D6: 9 in [move 5,4]',
    'bg:move.8 bg:R17 road = 12: a third more on the road: 12 in',
    'bg:terrain.3 bg:R27 obstacles = 9: 1 obstacle crossed at 3 in: 9 in',
    'bg:move.7 run-marker = true: takes the run marker (green) until it next shoots or moves',
    'bg:move.9 road-marker = true: takes the road marker (white) until it next moves or is shot at',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.7 > set {"to":"mover","of":"infantry","is":{"ran":true}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":true}}',
    '{"inches":9,"immobilised":false}',
    '= moves up to 9 in',
  ]);
});

test('bg:move.13 bg:move.14 a unit that turns about goes two inches less, and one at least', () => {
  expect(protocolOf(move, { turn: 180 }, '2')).toEqual([
    'bg:move.5 bg:R14 roll = 2: walks 1D6: 2 in [move 2]',
    'bg:move.13 turn = 2: 2 in less to end turned up to 180 degrees',
    'bg:move.14 bg:R16 minimum = 1: a unit may always move 1 in',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":1,"immobilised":false}',
    '= moves up to 1 in',
  ]);
});

test('(bg:terrain.1) bg:terrain.2 woods halve the part of a walk that lies in them', () => {
  expect(protocolOf(move, { slow: 2 }, '5')).toEqual([
    'bg:move.5 bg:R14 roll = 5: walks 1D6: 5 in [move 5]',
    'bg:terrain.2 slow = 4: 2 in of it in slow terrain, halved: 4 in',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":4,"immobilised":false}',
    '= moves up to 4 in',
  ]);
});

test('bg:dig.1 digging in takes the whole move', () => {
  expect(protocolOf(move, { digIn: true })).toEqual([
    'bg:dig.1 dig-in = true: digs in, which is its whole move',
    'bg:mark.1 dig-marker = "brown": takes the brown marker',
    'bg:mark.2 run-marker = "green": and the green one besides, until its next card',
    'bg:dig.4 dig-unit = true: the unit is dug in, not the place',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:dig.1 > set {"to":"mover","of":"infantry","is":{"dugIn":true,"ran":true}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":0,"immobilised":false}',
    '= dug in',
  ]);
});

test('bg:dig.2 digging out is worth a walk', () => {
  expect(protocolOf(move, { dugIn: true, digOut: true })).toEqual([
    'bg:dig.2 bg:R19 dig-out = 0: digs out, which is its whole move',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:dig.2 > set {"to":"mover","of":"infantry","is":{"dugIn":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":0,"immobilised":false}',
    '= out of its position, no move',
  ]);
});

test('bg:dig.2 digging out and going is a run of one die', () => {
  expect(protocolOf(move, { dugIn: true, digOut: true, run: true }, '3')).toEqual([
    'bg:dig.2 roll = 3: digs out and moves 1D6: 3 in [move 3]',
    'bg:move.7 run-marker = true: takes the run marker (green) until it next shoots or moves',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:dig.2 > set {"to":"mover","of":"infantry","is":{"dugIn":null}}',
    'bg:move.7 > set {"to":"mover","of":"infantry","is":{"ran":true}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":3,"immobilised":false}',
    '= moves up to 3 in',
  ]);
});

test('bg:cav.1 bg:cav.2 cavalry rolls three dice', () => {
  expect(protocolOf(move, { type: 'cavalry' }, '2,3,4')).toEqual([
    'bg:cav.1 roll = 9: moves 3D6: 9 in [move 2,3,4]',
    'bg:cav.2 no-marker = true: cavalry loses no grade for moving',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":9,"immobilised":false}',
    '= moves up to 9 in',
  ]);
});

test('bg:cav.4 getting on a horse leaves one die', () => {
  expect(protocolOf(move, { type: 'cavalry', mount: true }, '4')).toEqual([
    'bg:cav.4 roll = 4: mounts and moves 1D6: 4 in [move 4]',
    'bg:cav.2 no-marker = true: cavalry loses no grade for moving',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    'bg:cav.4 > set {"to":"mover","of":"infantry","is":{"mounted":true,"horses":null}}',
    '{"inches":4,"immobilised":false}',
    '= moves up to 4 in',
  ]);
});

test('bg:vmove.1 bg:vmove.4 a car rolls four dice, half as far again on a road', () => {
  expect(protocolOf(move, { type: 'car', road: true }, '2,3,4,5')).toEqual([
    'bg:vmove.1 roll = 14: moves 4D6: 14 in [move 2,3,4,5]',
    'bg:vmove.1 breakdown = false: no breakdown: that takes 4 to 6',
    'bg:vmove.4 bg:R17 road = 21: half as much more on the road: 21 in',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    '{"inches":21,"immobilised":false}',
    '= moves up to 21 in',
  ]);
});

test('bg:vmove.2 bg:R22 a tank that rolls three on three dice has broken down', () => {
  expect(protocolOf(move, { type: 'tank' }, '1,1,1')).toEqual([
    'bg:vmove.2 roll = 3: moves 3D6: 3 in [move 1,1,1]',
    'bg:vmove.2 breakdown = true: 3 on all 3 dice: it breaks down for good',
    'bg:vmove.2 bg:R22 last-move = 3: it makes this move, and then no other',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:vmove.2 > set {"to":"mover","of":"vehicle","is":{"stoppedBy":"breakdown"}}',
    '{"inches":3,"immobilised":true}',
    '= broken down for good after 3 in',
  ]);
});

test('bg:vmove.1 a car that rolls five on four dice has broken down', () => {
  expect(protocolOf(move, { type: 'car' }, '1,1,1,2')).toEqual([
    'bg:vmove.1 roll = 5: moves 4D6: 5 in [move 1,1,1,2]',
    'bg:vmove.1 breakdown = true: 5 on all 4 dice: it breaks down for good',
    'bg:vmove.1 bg:R22 last-move = 5: it makes this move, and then no other',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:vmove.1 > set {"to":"mover","of":"vehicle","is":{"stoppedBy":"breakdown"}}',
    '{"inches":5,"immobilised":true}',
    '= broken down for good after 5 in',
  ]);
});

test('bg:vmove.3 bg:vmove.5 on fewer dice it cannot break down; a quarter turn costs a tank 3 in', () => {
  expect(protocolOf(move, { type: 'tank', diceCount: 2, turn: 90 }, '4,3')).toEqual([
    'bg:vmove.2 roll = 7: moves 2D6: 7 in [move 4,3]',
    'bg:vmove.3 safe = 2: fewer than its 3 dice: it cannot break down',
    'bg:vmove.5 bg:R24 turn = 3: 3 in for turning 90 degrees on tracks',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    '{"inches":4,"immobilised":false}',
    '= moves up to 4 in',
  ]);
});

test('bg:vmove.7 backwards a third of the way', () => {
  expect(protocolOf(move, { type: 'truck', reverse: 2 }, '4,3,3')).toEqual([
    'bg:vmove.2 bg:R25 roll = 10: moves 3D6: 10 in [move 4,3,3]',
    'bg:vmove.2 breakdown = false: no breakdown: that takes 3',
    'bg:vmove.7 reverse = 8.67: 2 in of it in reverse, at a third: 8.67 in',
    'bg:vmove.7 bg:R18 rounding = 8.67: 8.67 in, measured as it is',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    '{"inches":8.67,"immobilised":false}',
    '= moves up to 8.67 in',
  ]);
});

test('(bg:pass.1) bg:pass.2 getting on a vehicle is the whole move of both', () => {
  expect(protocolOf(move, { board: true, figures: 6 })).toEqual([
    'bg:pass.2 bg:R29 board = 6: 6 figures on or off 1 vehicle: a whole walk, within 1 in of it',
    'bg:pass.2 vehicle-waits = true: the vehicle does not move on this card',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:pass.2 > bind {"to":"mover","of":"infantry","mark":"aboard","as":"carrier"}',
    'bg:pass.2 > set {"to":"carrier","of":"vehicle","is":{"boarded":true}}',
    '{"inches":0,"immobilised":false}',
    '= on or off, no move',
  ]);
});

test('bg:move.3 whoever declared less need not go farther', () => {
  expect(protocolOf(move, { declared: 3 }, '5')).toEqual([
    'bg:move.5 bg:R14 roll = 5: walks 1D6: 5 in [move 5]',
    'bg:move.3 declared = 3: no farther than declared: 3 in',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    'bg:medic.6 > set {"to":"mover","of":"infantry","is":{"dead":null}}',
    'bg:move.9 > set {"to":"mover","of":"infantry","is":{"road":null}}',
    '{"inches":3,"immobilised":false}',
    '= moves up to 3 in',
  ]);
});

test('bg:vmove.5 bg:R18 a tank that turned 100 degrees is left with a fraction of an inch', () => {
  expect(protocolOf(move, { type: 'tank', diceCount: 2, turn: 100 }, '4,3')).toEqual([
    'bg:vmove.2 roll = 7: moves 2D6: 7 in [move 4,3]',
    'bg:vmove.3 safe = 2: fewer than its 3 dice: it cannot break down',
    'bg:vmove.5 bg:R24 turn = 3.33: 3.33 in for turning 100 degrees on tracks',
    'bg:vmove.5 bg:R18 rounding = 3.67: 3.67 in, measured as it is',
    'bg:card.3 > set {"to":"mover","is":{"hasMoved":true}}',
    '{"inches":3.67,"immobilised":false}',
    '= moves up to 3.67 in',
  ]);
});
