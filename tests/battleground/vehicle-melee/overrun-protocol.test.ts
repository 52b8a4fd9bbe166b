import { expect, test } from 'vitest';
import { overrun } from '../../../rulesets/battleground/vehicle-melee/overrun.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:overrun.1 bg:seq.3 a tank drives through infantry, and out of turn one machine gun fires two dice', () => {
  expect(protocolOf(overrun, { targetFigures: 6, targetGrade: 'C' }, 'white=5,6')).toEqual([
    'bg:move.15 bg:R56 through = true: a tank may drive through infantry without stopping',
    'bg:overrun.1 bg:R89 no-reaction = true: the infantry has no reaction: that is for charges',
    'bg:overrun.1 bg:R88 extra-shot = 1: one machine gun fires, once at each unit on the way; the tank may still shoot on its card',
    'bg:seq.3 out-of-turn = true: it fires as it moves, whether or not it has a shooting card',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:vshoot.6 weapon = 2: 2 white for the machine gun',
    'bg:dice.1 white = 2: 2 hits, no cancels [white 5,6]',
    'bg:dice.4 bg:R5 net = 2: 2 hits - 0 cancels = 2',
    'bg:cas.1 bg:R39 picked = 2: 2 figures hit',
    'bg:overrun.1 > set {"to":"tank","of":"vehicle","is":{"overran":true}}',
    'bg:overrun.1 > bind {"to":"target","of":"infantry","mark":"overrunBy","as":"tank"}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"figures":2}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":2,"lastCause":"shooting"}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":2,"casualties":2,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 2 hits: 2 figures lost',
  ]);
});

test('bg:overrun.1 bg:vdam.6 damaged it has half of them; the infantry has its red dice', () => {
  expect(
    protocolOf(
      overrun,
      { damage: 'half-weapons', targetFigures: 6, dugIn: true, cover: 'woods' },
      'white=5 red=1,3',
    ),
  ).toEqual([
    'bg:move.15 bg:R56 through = true: a tank may drive through infantry without stopping',
    'bg:overrun.1 bg:R89 no-reaction = true: the infantry has no reaction: that is for charges',
    'bg:overrun.1 bg:R88 extra-shot = 1: one machine gun fires, once at each unit on the way; the tank may still shoot on its card',
    'bg:seq.3 out-of-turn = true: it fires as it moves, whether or not it has a shooting card',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:vshoot.6 weapon = 2: 2 white for the machine gun',
    'bg:vdam.6 half = 1: half strength: 1 white',
    'bg:cover.4 bg:R31 cover = 1: 1 red for woods (house)',
    'bg:dig.3 dug-in = 1: 1 red for being dug in',
    'bg:dice.1 white = 1: 1 hit, no cancels [white 5]',
    'bg:dice.3 red = 2: 1 cancel [red 1,3]',
    'bg:dice.4 bg:R5 net = 0: 1 hit - 1 cancel = 0',
    'bg:overrun.1 > set {"to":"tank","of":"vehicle","is":{"overran":true}}',
    'bg:overrun.1 > bind {"to":"target","of":"infantry","mark":"overrunBy","as":"tank"}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    '{"hits":0,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= no hits',
  ]);
});

test('bg:build.1 bg:prison.4 bg:move.9 through a house with prisoners in it, off the road', () => {
  expect(
    protocolOf(
      overrun,
      {
        cover: 'building',
        targetOnRoad: true,
        targetFigures: 4,
        targetPrisoners: 2,
        targetGuards: 1,
        targetGrade: 'C',
      },
      'white=5,2 blue=2 red=2,2 figures=1',
    ),
  ).toEqual([
    'bg:move.15 bg:R56 through = true: a tank may drive through infantry without stopping',
    'bg:build.1 through-building = true: a building stands for a block of them: whether a tank gets through is for the players to agree',
    'bg:overrun.1 bg:R89 no-reaction = true: the infantry has no reaction: that is for charges',
    'bg:overrun.1 bg:R88 extra-shot = 1: one machine gun fires, once at each unit on the way; the tank may still shoot on its card',
    'bg:seq.3 out-of-turn = true: it fires as it moves, whether or not it has a shooting card',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:vshoot.6 weapon = 2: 2 white for the machine gun',
    'bg:cover.4 cover = 2: 2 red for a building',
    'bg:build.4 occupant = true: aimed at one of the units in it, not at the building',
    'bg:shoot.5 bg:R3 road = 1: 1 blue: the target used the road (house)',
    'bg:dice.1 white = 2: 1 hit, no cancels [white 5,2]',
    'bg:dice.2 blue = 1: no hits [blue 2]',
    'bg:dice.3 red = 2: no cancels [red 2,2]',
    'bg:dice.4 bg:R5 net = 1: 1 hit - 0 cancels = 1',
    'bg:cas.1 bg:R39 picked = 1: 1 prisoner hit [figures 1]',
    'bg:prison.4 prisoners = 1: the prisoners are picked from as well',
    'bg:move.9 bg:R4 road-marker = true: the target has been shot at: its road marker comes off',
    'bg:overrun.1 > set {"to":"tank","of":"vehicle","is":{"overran":true}}',
    'bg:overrun.1 > bind {"to":"target","of":"infantry","mark":"overrunBy","as":"tank"}',
    'bg:cas.1 > lose {"to":"target","of":"infantry","parts":{"prisoners":1}}',
    'bg:retreat.1 > set {"to":"target","of":"infantry","is":{"lastLost":null,"lastCause":null}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"shotAt":true}}',
    'bg:move.9 > set {"to":"target","of":"infantry","is":{"road":null}}',
    '{"hits":1,"casualties":0,"leadersLost":0,"heavyWeaponsLost":0,"prisonersLost":1}',
    '= 1 hit: 1 prisoner lost',
  ]);
});
