import { expect, test } from 'vitest';
import { bailOut } from '../../../rulesets/battleground/passengers/bail-out.js';
import { conflicting } from '../../support/forbids.js';
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

test('(bg:pass.1) bg:R47 seven in two trucks', () => {
  expect(protocolOf(bailOut, { passengers: 7, vehicles: 2, state: 'destroyed' }, '1 2 3 4 5 6 3')).toEqual([
    'bg:pass.4 bg:R47 vehicle = 2: the vehicle is destroyed: each passenger is lost on 1 or 2',
    'bg:pass.4 bg:R48 figure = 2: 2 of 7 figures lost [figure 1,2,3,4,5,6,3]',
    'bg:pass.4 > lose {"to":"passengers","of":"infantry","parts":{"figures":2}}',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null,"aboard":null}}',
    '{"lost":2,"leadersLost":0,"heavyWeaponsLost":0}',
    '= 2 figures of 7 passengers lost',
  ]);
});

test('bg:prison.4 prisoners aboard share the fate of those who keep them', () => {
  expect(
    protocolOf(
      bailOut,
      { passengers: 2, prisoners: 2, guards: 1, state: 'destroyed' },
      'prisoner=1,4 figure=3,5',
    ),
  ).toEqual([
    'bg:pass.4 bg:R47 vehicle = 2: the vehicle is destroyed: each passenger is lost on 1 or 2',
    'bg:pass.4 bg:R48 figure = 0: none of 2 figures lost [figure 3,5]',
    'bg:pass.4 bg:R48 prisoner = 1: 1 of 2 prisoners lost [prisoner 1,4]',
    'bg:prison.4 prisoners = 1: prisoners who ride with them have the same fate',
    'bg:pass.4 > lose {"to":"passengers","of":"infantry","parts":{"prisoners":1}}',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null,"aboard":null}}',
    '{"lost":0,"leadersLost":0,"heavyWeaponsLost":0,"prisonersLost":1}',
    '= 1 prisoner of 4 passengers lost',
  ]);
});

test('bg:prison.5 prisoners go with the last of their guards', () => {
  expect(
    protocolOf(
      bailOut,
      { passengers: 1, prisoners: 2, guards: 1, state: 'destroyed' },
      'prisoner=3,4 figure=1',
    ),
  ).toEqual([
    'bg:pass.4 bg:R47 vehicle = 2: the vehicle is destroyed: each passenger is lost on 1 or 2',
    'bg:pass.4 bg:R48 figure = 1: the figure is lost [figure 1]',
    'bg:pass.4 bg:R48 prisoner = 0: none of 2 prisoners lost [prisoner 3,4]',
    'bg:prison.4 prisoners = 0: prisoners who ride with them have the same fate',
    'bg:cas.1 bg:R93 guards-lost = 1: the guard falls',
    'bg:prison.5 unguarded = 2: no guard is left: 2 prisoners removed, who do not count as captured',
    'bg:pass.4 > lose {"to":"passengers","of":"infantry","parts":{"figures":1,"prisoners":2}}',
    'bg:prison.5 > set {"to":"passengers","of":"infantry","is":{"guards":null}}',
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"outOf":null,"aboard":null}}',
    '{"lost":1,"leadersLost":0,"heavyWeaponsLost":0,"prisonersLost":2}',
    '= 2 prisoners and 1 figure of 3 passengers lost',
  ]);
});

test('bg:pass.4 a last fate that was owed is owed no more, and of two one is left', () => {
  const both = (fates: number) =>
    protocolOf(bailOut, { passengers: 2, state: 'both', fates }, '2 3').slice(2, -2);
  expect(both(1)).toEqual([
    'bg:pass.4 > set {"to":"passengers","of":"infantry","is":{"bailOut":null,"fates":null,"outOf":null}}',
  ]);
  expect(both(2)).toEqual([
    'bg:pass.4 bg:R48 again = 1: the vehicle was hit once more since: their fate is rolled again',
    'bg:pass.4 > add {"to":"passengers","of":"infantry","by":{"fates":-1}}',
  ]);
});

test('(bg:medic.3) guards need prisoners to keep, and are no medics', () => {
  const given = { passengers: 4, guards: 1, state: 'both' };
  expect(conflicting(bailOut, { ...given, prisoners: 1, medics: 2, guards: 3 })).toBe(
    'guards only 2 of the 4 figures can be guards, as medics may not guard',
  );
  expect(conflicting(bailOut, given)).toBe('guards needs --prisoners');
  expect(conflicting(bailOut, { ...given, prisoners: 1 })).toBeUndefined();
});
