import { expect, test } from 'vitest';
import { turn } from '../../../rulesets/valor-and-victory/turn/turn.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';
import { protocolOf } from '../../support/protocol.js';
import { unitOf } from './table.js';

const at = (slots: State['slots'], by: Partial<State> = {}): State => ({
  ...EMPTY_TABLE,
  slots,
  spans: ['phase'],
  ...by,
});
const SIDES = { sides: ['Axis', 'Allies'] };
/** The After-Action Phase of the first player, with smoke, hexes that have assaulted and a sniper who has fired. */
const LATE = at(
  {
    turn: { turn: 2, phase: 5 },
    launched: ['c4'],
    assaulted: ['d5'],
    smoke: [
      { where: 'c4', marker: 2 },
      { where: 'd5', marker: 1 },
    ],
    snipers: { axis: { cover: 3, fired: true } },
  },
  SIDES,
);
const ADVANCING = at({ turn: { turn: 2, phase: 4 } });
const LAST = at(
  { turn: { turn: 2, phase: 11 }, snipers: { axis: { cover: 3, fired: true }, allies: { fired: true } } },
  SIDES,
);
/** A phase of the second player, with units of the first side alone. */
const THEIRS = at(
  { turn: { turn: 1, phase: 8 }, launched: ['c4', { hex: 'd5', side: 'allies' }] },
  { units: [unitOf('Able', 'Axis', 'squad:4-6-4')] },
);

test('vv:beyond.5 the first turn is over at once, with the Command Phases of both players', () => {
  expect(protocolOf(turn, {})).toEqual([
    'vv:beyond.5.36 clean-up = 0: clean-up: Move and Fire markers off',
    'vv:13.1 whole-turns = false: by whole turns nobody keeps Move and Fire markers, nor who has led: wg turn --phase does',
    'vv:15.1g launched = 0: each hex may launch one close assault',
    'vv:beyond.5 phase = 1: turn 1 ends; turn 2, Command Phase of player A',
    'vv:beyond.5.31 command-rally = "A": all pinned units of player A recover, without dice',
    'vv:beyond.5.31 command-rally-b = "B": all pinned units of player B recovered in their Command Phase',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":2,"phase":0}}',
    'vv:beyond.5 > put {"slot":"launched","is":null}',
    'vv:beyond.5 > put {"slot":"assaulted","is":null}',
    'vv:beyond.5 > put {"slot":"smoke","is":null}',
    'vv:beyond.5 > end {"of":["move","phase","clean-up"],"untold":true}',
    '{"turn":2}',
    '= turn 2 begins',
  ]);
});

test('vv:beyond.5 a new game begins with its first turn', () => {
  expect(protocolOf(turn, { new: true })).toEqual([
    'vv:15.1g launched = 0: each hex may launch one close assault',
    'vv:beyond.5 phase = 1: turn 1, Command Phase of player A',
    'vv:beyond.5.31 command-rally = "A": all pinned units of player A recover, without dice',
    'vv:beyond.5 > end {"of":["move","phase","clean-up"],"untold":true}',
    '{"turn":1}',
    '= turn 1 begins',
  ]);
});

test('vv:beyond.5 a new game leaves nothing of the one before', () => {
  expect(protocolOf(turn, { new: true }, '', {}, LATE)).toEqual([
    'vv:15.1g launched = 0: each hex may launch one close assault',
    'vv:beyond.5 phase = 1: turn 1, Command Phase of Axis',
    'vv:beyond.5.31 command-rally = "A": all pinned units of Axis recover, without dice',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":1,"phase":0}}',
    'vv:beyond.5 > put {"slot":"launched","is":null}',
    'vv:beyond.5 > put {"slot":"assaulted","is":null}',
    'vv:beyond.5 > put {"slot":"smoke","is":null}',
    'vv:beyond.5 > put {"slot":"snipers","is":null}',
    'vv:beyond.5 > end {"of":["move","phase","clean-up"],"untold":true}',
    'vv:beyond.5.31 > set {"to":{"side":"Axis"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"turn":1}',
    '= turn 1 begins',
  ]);
});

test('vv:beyond.5 nor is anything cleaned up where it begins in the phases of the second player', () => {
  expect(protocolOf(turn, { new: true }, '', {}, THEIRS)).toEqual([
    'vv:15.1g launched = 0: each hex may launch one close assault',
    'vv:beyond.5 phase = 1: turn 1, Command Phase of Axis',
    'vv:beyond.5.31 command-rally = "A": all pinned units of Axis recover, without dice',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":1,"phase":0}}',
    'vv:beyond.5 > put {"slot":"launched","is":null}',
    'vv:beyond.5 > end {"of":["move","phase","clean-up"],"untold":true}',
    'vv:beyond.5.31 > set {"to":{"side":"Axis"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"turn":1}',
    '= turn 1 begins',
  ]);
});

test('vv:15.1g a whole turn from the phases of the second player: each hex assaults anew', () => {
  expect(protocolOf(turn, {}, '', {}, THEIRS)).toEqual([
    'vv:beyond.5.36 clean-up = 0: clean-up: Move and Fire markers off',
    'vv:13.1 whole-turns = false: by whole turns nobody keeps Move and Fire markers, nor who has led: wg turn --phase does',
    'vv:15.1g launched = 2: each hex may launch one close assault, 2 hexes that have assaulted before among them',
    'vv:beyond.5 phase = 1: turn 1 ends; turn 2, Command Phase of Axis',
    'vv:beyond.5.31 command-rally = "A": all pinned units of Axis recover, without dice',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":2,"phase":0}}',
    'vv:beyond.5 > put {"slot":"launched","is":null}',
    'vv:beyond.5 > put {"slot":"assaulted","is":null}',
    'vv:beyond.5 > put {"slot":"smoke","is":null}',
    'vv:beyond.5 > end {"of":["move","phase","clean-up"],"untold":true}',
    'vv:beyond.5.31 > set {"to":{"side":"Axis"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"turn":2}',
    '= turn 2 begins',
  ]);
});

test('vv:beyond.5 phase by phase, the Fire Phase comes after the Command Phase', () => {
  expect(protocolOf(turn, { phase: true })).toEqual([
    'vv:beyond.5 phase = 2: turn 1, Fire Phase of player A',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":1,"phase":1}}',
    'vv:beyond.5 > end {"of":["move","phase"]}',
    'vv:beyond.5.36 > end {"of":["clean-up"]}',
    '{"turn":1,"player":"A","phase":"Fire Phase"}',
    '= turn 1, Fire Phase of player A',
  ]);
});

test('vv:beyond.5.36 after the first player comes the clean-up: smoke thins, and the other player rallies in the Command Phase', () => {
  expect(protocolOf(turn, { phase: true }, '', {}, LATE)).toEqual([
    'vv:beyond.5.36 clean-up = 1: clean-up: Move and Fire markers off; 1 Smoke marker gone; 1 Smoke marker thinned, still there',
    'vv:beyond.5 phase = 7: turn 2, Command Phase of Allies',
    'vv:beyond.5.31 command-rally = "B": all pinned units of Allies recover, without dice',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":2,"phase":6}}',
    'vv:beyond.5 > put {"slot":"smoke","is":[{"where":"c4","marker":1}]}',
    'vv:beyond.5 > end {"of":["move","phase"]}',
    'vv:beyond.5.36 > end {"of":["clean-up"]}',
    'vv:beyond.5.31 > set {"to":{"side":"Allies"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"turn":2,"player":"B","phase":"Command Phase"}',
    '= turn 2, Command Phase of Allies',
  ]);
});

test('vv:beyond.14.8 in the After-Action Phase pinned units may try to rally', () => {
  expect(protocolOf(turn, { phase: true }, '', {}, ADVANCING)).toEqual([
    'vv:beyond.5 phase = 6: turn 2, After-Action Phase of player A',
    'vv:beyond.14.8 rally = "A": pinned units of player A may try to rally, two dice each: wg rally',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":2,"phase":5}}',
    'vv:beyond.5 > end {"of":["move","phase"]}',
    '{"turn":2,"player":"A","phase":"After-Action Phase"}',
    '= turn 2, After-Action Phase of player A',
  ]);
});

test('vv:15.1g a whole turn from the last of the first player: all smoke is two thinner, and hexes assault anew', () => {
  expect(protocolOf(turn, {}, '', {}, LATE)).toEqual([
    'vv:beyond.5.36 clean-up = 2: clean-up: Move and Fire markers off; 2 Smoke markers gone',
    'vv:15.1g launched = 1: each hex may launch one close assault, 1 hex that has assaulted before among them',
    'vv:beyond.5 phase = 1: turn 2 ends; turn 3, Command Phase of Axis',
    'vv:beyond.5.31 command-rally = "A": all pinned units of Axis recover, without dice',
    'vv:beyond.5.31 command-rally-b = "B": all pinned units of Allies recovered in their Command Phase',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":3,"phase":0}}',
    'vv:beyond.5 > put {"slot":"launched","is":null}',
    'vv:beyond.5 > put {"slot":"assaulted","is":null}',
    'vv:beyond.5 > put {"slot":"smoke","is":null}',
    'vv:beyond.5 > put {"slot":"snipers","is":{"axis":{"cover":3}}}',
    'vv:beyond.5 > end {"of":["move","phase","clean-up"],"untold":true}',
    'vv:beyond.5.31 > set {"to":{"side":"Axis"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.5.31 > set {"to":{"side":"Allies"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"turn":3}',
    '= turn 3 begins',
  ]);
});

test('vv:beyond.5 after the twelfth phase comes the first of the next turn', () => {
  expect(protocolOf(turn, { phase: true }, '', {}, LAST)).toEqual([
    'vv:beyond.5.36 clean-up = 0: clean-up: Move and Fire markers off',
    'vv:15.1g launched = 0: each hex may launch one close assault',
    'vv:beyond.5 phase = 1: turn 2 ends; turn 3, Command Phase of Axis',
    'vv:beyond.5.31 command-rally = "A": all pinned units of Axis recover, without dice',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":3,"phase":0}}',
    'vv:beyond.5 > put {"slot":"launched","is":null}',
    'vv:beyond.5 > put {"slot":"assaulted","is":null}',
    'vv:beyond.5 > put {"slot":"smoke","is":null}',
    'vv:beyond.5 > put {"slot":"snipers","is":{"axis":{"cover":3},"allies":{}}}',
    'vv:beyond.5 > end {"of":["move","phase"]}',
    'vv:beyond.5.36 > end {"of":["clean-up"]}',
    'vv:beyond.5.31 > set {"to":{"side":"Axis"},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"turn":3,"player":"A","phase":"Command Phase"}',
    '= turn 2 ends; turn 3, Command Phase of Axis',
  ]);
});

test('(vv:beyond.21.5) a mission that scattered attacks in its phase: with the next, and the next turn, it is over', () => {
  const fallen = at({ turn: { turn: 1, phase: 0 }, scattered: ['barrage'] }, SIDES);
  const over = 'vv:beyond.5 > put {"slot":"scattered","is":null}';
  expect(protocolOf(turn, { phase: true }, '', {}, fallen)).toEqual([
    'vv:beyond.5 phase = 2: turn 1, Fire Phase of Axis',
    'vv:beyond.5 > put {"slot":"turn","is":{"turn":1,"phase":1}}',
    over,
    'vv:beyond.5 > end {"of":["move","phase"]}',
    '{"turn":1,"player":"A","phase":"Fire Phase"}',
    '= turn 1, Fire Phase of Axis',
  ]);
  expect(protocolOf(turn, {}, '', {}, fallen)).toContain(over);
  expect(protocolOf(turn, {}, '', {}, THEIRS)).not.toContain(over);
});
