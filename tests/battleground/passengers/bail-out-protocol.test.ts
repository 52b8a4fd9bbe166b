import { expect, test } from 'vitest';
import { bailOut } from '../../../rulesets/battleground/passengers/bail-out.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:pass.4 bg:R47 from a wreck a 1 or a 2 is lost', () => {
  expect(protocolOf(bailOut, { passengers: 4, state: 'destroyed' }, '1 2 3 6')).toEqual([
    'bg:pass.4 bg:R47 vehicle = 2: the vehicle is destroyed: each passenger is lost on 1 or 2',
    'bg:pass.4 bg:R48 figure = 2: 2 of 4 figures lost [figure 1,2,3,6]',
    'bg:pass.4 > lose {"to":"passengers","of":"infantry","parts":{"figures":2}}',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null,"aboard":null}}',
    '{"lost":2,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 2 figures of 4 passengers lost',
  ]);
});

test('bg:pass.4 bg:R48 from a damaged vehicle only a 1', () => {
  expect(
    protocolOf(
      bailOut,
      { passengers: 6, leaders: 1, hw: 1, medics: 1, state: 'immobilised' },
      'leader=2 heavy-weapon=1 medic=1 figure=1,2,6',
    ),
  ).toEqual([
    'bg:pass.4 bg:R47 vehicle = 1: the vehicle is damaged: each passenger is lost on 1',
    'bg:pass.4 bg:R48 leader = 0: the leader gets away [leader 2]',
    'bg:pass.4 bg:R48 heavy-weapon = 1: the heavy weapon is lost [heavy-weapon 1]',
    'bg:pass.4 bg:R48 medic = 1: the medic is lost [medic 1]',
    'bg:pass.4 bg:R48 figure = 1: 1 of 3 figures lost [figure 1,2,6]',
    'bg:pass.4 > lose {"to":"passengers","of":"infantry","parts":{"figures":3,"hw":1,"medics":1}}',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null}}',
    '{"lost":3,"leadersLost":0,"heavyWeaponsLost":1,"medicsLost":1}',
    '= 1 heavy weapon, 1 medic and 1 figure of 6 passengers lost',
  ]);
});

test('bg:pass.4 all get away', () => {
  expect(protocolOf(bailOut, { passengers: 2, state: 'both' }, '2 3')).toEqual([
    'bg:pass.4 bg:R47 vehicle = 1: the vehicle is damaged: each passenger is lost on 1',
    'bg:pass.4 bg:R48 figure = 0: none of 2 figures lost [figure 2,3]',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null}}',
    '{"lost":0,"leadersLost":0,"heavyWeaponsLost":0}',
    '= all passengers get away',
  ]);
});

test('bg:pass.1 bg:R47 seven in two trucks', () => {
  expect(protocolOf(bailOut, { passengers: 7, vehicles: 2, state: 'destroyed' }, '1 2 3 4 5 6 3')).toEqual([
    'bg:pass.4 bg:R47 vehicle = 2: the vehicle is destroyed: each passenger is lost on 1 or 2',
    'bg:pass.4 bg:R48 figure = 2: 2 of 7 figures lost [figure 1,2,3,4,5,6,3]',
    'bg:pass.4 > lose {"to":"passengers","of":"infantry","parts":{"figures":2}}',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null,"aboard":null}}',
    '{"lost":2,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 2 figures of 7 passengers lost',
  ]);
});
