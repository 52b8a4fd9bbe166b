import { expect, test } from 'vitest';
import { move } from '../../../rulesets/valor-and-victory/movement/move.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.6.31 a squad with its leader has 6 points for open ground and uphill woods', () => {
  expect(protocolOf(move, { withLeader: true, through: ['2xopen,woods:up'], to: 'C4' })).toEqual([
    'vv:beyond.6.31 mp = 6: squad with a leader 6: 6 MP',
    'vv:beyond.10 hex-1 = 1: open: 1 MP',
    'vv:beyond.10 hex-2 = 1: open: 1 MP',
    'vv:beyond.10 hex-3 = 3: woods, uphill: 3 MP',
    'vv:beyond.10 to = "C4": it ends in C4',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:beyond.10 > set {"to":"mover","of":"unit","is":{"hex":"C4","terrain":"woods","entrenchment":null,"marked":true,"moved":true,"moving":true,"spent":5}}',
    '{"mp":6,"spent":5,"left":1,"cover":0}',
    '= 5 MP of 6, 1 left',
  ]);
});

test('vv:beyond.6.31 an assault move halves first and gives cover, then a Heavy weapon costs a point', () => {
  expect(protocolOf(move, { assaultMove: true, heavyWeapon: true, through: ['open'] })).toEqual([
    'vv:beyond.6.31 mp = 1: squad 4, assault move, half, Heavy weapon -1: 1 MP',
    'vv:beyond.10 hex-1 = 1: open: 1 MP',
    'vv:beyond.6.31 cover = 1: assault move: cover +1',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:beyond.10 > set {"to":"mover","of":"unit","is":{"hex":null,"terrain":"open","entrenchment":null,"marked":true,"moved":true,"moving":true,"spent":1,"assaultMove":true}}',
    '{"mp":1,"spent":1,"left":0,"cover":1}',
    '= 1 MP of 1, none left',
  ]);
});

test('vv:R52 a hexside costs infantry a point; barbed wire stops it', () => {
  expect(protocolOf(move, { type: 'half-squad', through: ['open:wall,crops:wire'] })).toEqual([
    'vv:beyond.6.31 mp = 4: half squad 4: 4 MP',
    'vv:beyond.10 vv:R52 hex-1 = 2: open, over a wall: 2 MP',
    'vv:beyond.20.8 wire = true: it stops in the barbed wire',
    'vv:beyond.10 hex-2 = 1: crops: 1 MP',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:beyond.10 > set {"to":"mover","of":"unit","is":{"hex":null,"terrain":"crops","entrenchment":null,"marked":true,"moved":true,"moving":true}}',
    '{"mp":4,"spent":3,"left":1,"cover":0}',
    '= 3 MP of 4, and the wire stops it',
  ]);
});

test('vv:R52 by option 2 a hexside costs nothing', () => {
  expect(protocolOf(move, { type: 'half-squad', through: ['open:wall'] }, '', { 'vv:R52': 2 })).toEqual([
    'vv:beyond.6.31 mp = 4: half squad 4: 4 MP',
    'vv:beyond.10 vv:R52 hex-1 = 1: open, over a wall: 1 MP',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:beyond.10 > set {"to":"mover","of":"unit","is":{"hex":null,"terrain":"open","entrenchment":null,"marked":true,"moved":true,"moving":true,"spent":1}}',
    '{"mp":4,"spent":1,"left":3,"cover":0}',
    '= 1 MP of 4, 3 left',
  ]);
});

test('vv:beyond.6.5 an AFV turns the first hexside free and reverses at double cost, wire or not', () => {
  expect(
    protocolOf(move, { type: 'afv', mp: 10, through: ['road:turn=2,woods:reverse,open:turn=1:wire'] }),
  ).toEqual([
    'vv:beyond.10 hex-1 = 1: road: 1 MP',
    'vv:beyond.6.5 hex-1-turn = 1: turns 2 hexsides: 1 MP',
    'vv:beyond.10 hex-2 = 2: woods: 2 MP',
    'vv:beyond.6.5 hex-2-reverse = 2: in reverse, double: 2 more',
    'vv:beyond.20.8 wire = false: barbed wire does not stop an AFV',
    'vv:beyond.10 hex-3 = 1: open: 1 MP',
    'vv:beyond.6.5 hex-3-turn = 0: turns 1 hexside: 0 MP',
    'vv:beyond.6.1 > end {"of":["move"]}',
    'vv:beyond.10 > set {"to":"mover","of":"unit","is":{"hex":null,"terrain":"open","entrenchment":null,"marked":true,"moved":true,"moving":true,"spent":7}}',
    '{"mp":10,"spent":7,"left":3,"cover":0}',
    '= 7 MP of 10, 3 left',
  ]);
});

test('(vv:8.1) a loaded truck has the points of its counter', () => {
  expect(
    protocolOf(move, {
      type: 'vehicle',
      mp: 14,
      transport: 't2',
      tow: true,
      load: ['2xsquad:4-6-4,gun:cr=3'],
    }),
  ).toEqual([
    'vv:beyond.8.21 load = 3: T2 carries squad 4-6-4, squad 4-6-4 and Gun',
    '{"mp":14,"spent":0,"left":14,"cover":0}',
    '= 14 MP',
  ]);
});

test('vv:beyond.10 an advance off a carrier ends in a hex that is told', () => {
  expect(
    protocolOf(move, {
      advance: true,
      aboard: true,
      unload: true,
      to: 'D5',
      terrain: 'woods',
      infantryThere: 4,
    }),
  ).toEqual([
    'vv:beyond.10 to = "D5": it ends in D5',
    'vv:beyond.10 > set {"to":"mover","of":"unit","is":{"hex":"D5","terrain":"woods","entrenchment":null,"aboard":null,"advanced":true}}',
    'vv:beyond.8.3 > set {"to":"mover","of":"unit","is":{"transfer":"unloaded"}}',
    'vv:beyond.8.3 > set {"to":"carrier","of":"unit","is":{"transfer":"unloaded"}}',
    '{"mp":0,"spent":0,"left":0,"cover":0}',
    '= off their carrier',
  ]);
});
