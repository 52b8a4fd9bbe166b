import { expect, test } from 'vitest';
import { casualties } from '../../../rulesets/valor-and-victory/casualties/casualties.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:14.61a six points on two squads and their leader: the ways, cheapest first', () => {
  expect(protocolOf(casualties, { points: 6, unit: ['2xsquad:4-6-5:half=2', 'leader:-1'] })).toEqual([
    'vv:14.61a points = 6: 6 Casualty Points: the owner decides',
    'vv:14.61g vv:R31 way-1 = ["reduce:2","pin:2","pin:1","pin:3"]: 1: reduce and pin squad 4-6-5 (2), pin squad 4-6-5 (1) and leader -1 (3)',
    'vv:14.61g vv:R31 way-2 = ["eliminate:2","pin:1"]: 2: eliminate squad 4-6-5 (2) and pin squad 4-6-5 (1)',
    'vv:14.61g vv:R31 way-3 = ["eliminate:1","pin:3"]: 3: eliminate squad 4-6-5 (1) and pin leader -1 (3)',
    'vv:14.61g vv:R31 way-4 = ["reduce:1","reduce:2"]: 4: reduce squad 4-6-5 (1) and squad 4-6-5 (2)',
    '{"ways":[{"choose":["reduce:2","pin:2","pin:1","pin:3"],"covers":6},{"choose":["eliminate:2","pin:1"],"covers":6},{"choose":["eliminate:1","pin:3"],"covers":6},{"choose":["reduce:1","reduce:2"],"covers":6}]}',
    '= reduce and pin unit 2, pin unit 1 and unit 3; 3 other ways',
  ]);
});

test('(vv:14.61b) vv:14.61c vv:14.61d one squad eliminated, one reduced and pinned', () => {
  expect(
    protocolOf(casualties, {
      points: 9,
      unit: ['squad:4-6-5,lmg:3', 'squad:4-6-5:half=2'],
      choose: ['eliminate:1', 'reduce-pin:2'],
    }),
  ).toEqual([
    'vv:14.61a points = 9: 9 Casualty Points: the owner decides',
    'vv:14.61d eliminate-1 = 5: squad 4-6-5 (1) eliminated: 5',
    'vv:12.2b weapon-1 = 1: LMG lost with it',
    'vv:14.61c reduce-2 = 3: squad 4-6-5 (2) reduced: 3',
    'vv:13.10 half-2 = 2: a half squad of the same type takes its place',
    'vv:14.61e pin-2 = 1: its half squad pinned as well: 1',
    'vv:14.61g vv:R31 covers = 9: covers 9 of 9',
    'vv:14.7b until = 1: pinned until rallied in the After-Action Phase, or until the next Command Phase of their owner',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:14.61d > set {"to":{"whose":"aboard","is":["sufferers",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.61d > set {"to":["sufferers",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:13.10 > set {"to":["sufferers",2],"of":"unit","is":{"reduced":true}}',
    'vv:14.61e > set {"to":{"whose":"aboard","is":["sufferers",2]},"of":"unit","is":{"pinnedNow":true}}',
    'vv:14.61e > set {"to":["sufferers",2],"of":"unit","is":{"pinnedNow":true}}',
    '{"ways":[{"choose":["eliminate:1","reduce:2","pin:2"],"covers":9}],"pinned":1,"reduced":1,"eliminated":1,"immobilised":0}',
    '= 1 pinned, 1 reduced and 1 eliminated',
  ]);
});

test('vv:14.62b a pinned unit is eliminated once the unpinned have taken an effect', () => {
  expect(
    protocolOf(casualties, {
      points: 3,
      unit: ['squad:4-6-4', 'half-squad:2-6-2:pinned'],
      choose: ['pin:1', 'eliminate:2'],
    }),
  ).toEqual([
    'vv:14.61a points = 3: 3 Casualty Points: the owner decides',
    'vv:14.61h order = ["eliminate:2","pin:1"]: pins come last: eliminate half squad 2-6-2 (2) and pin squad 4-6-4 (1)',
    'vv:14.62b eliminate-2 = 2: half squad 2-6-2 (2) eliminated: 2',
    'vv:14.61b pin-1 = 1: squad 4-6-4 (1) pinned: 1',
    'vv:14.61g vv:R31 covers = 3: covers 3 of 3',
    'vv:14.7b until = 1: pinned until rallied in the After-Action Phase, or until the next Command Phase of their owner',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:14.62b > set {"to":{"whose":"aboard","is":["sufferers",2]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.62b > set {"to":["sufferers",2],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.61b > set {"to":{"whose":"aboard","is":["sufferers",1]},"of":"unit","is":{"pinnedNow":true}}',
    'vv:14.61b > set {"to":["sufferers",1],"of":"unit","is":{"pinnedNow":true}}',
    '{"ways":[{"choose":["eliminate:2","pin:1"],"covers":3}],"pinned":1,"reduced":0,"eliminated":1,"immobilised":0}',
    '= 1 pinned and 1 eliminated',
  ]);
});

test('vv:16.3b vv:16.4 a valorous squad ignores a point, and is valorous still when it is reduced', () => {
  expect(
    protocolOf(casualties, { points: 3, unit: ['squad:4-6-4:valorous:half=2'], choose: ['reduce:1'] }),
  ).toEqual([
    'vv:14.61a points = 3: 3 Casualty Points: the owner decides',
    'vv:16.3b vv:R32 ignored-1 = 1: valorous squad 4-6-4 (1) ignores the first point',
    'vv:14.61c reduce-1 = 2: valorous squad 4-6-4 (1) reduced: 2',
    'vv:13.10 half-1 = 2: a half squad of the same type takes its place',
    'vv:16.4 valorous-1 = true: and is valorous as before',
    'vv:14.61g vv:R31 covers = 3: covers 3 of 3',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:13.10 > set {"to":["sufferers",1],"of":"unit","is":{"reduced":true}}',
    '{"ways":[{"choose":["reduce:1"],"covers":3}],"pinned":0,"reduced":1,"eliminated":0,"immobilised":0}',
    '= 1 reduced',
  ]);
});

test('vv:14.64b several points on a truck: a die at its rating pins it with its load', () => {
  expect(
    protocolOf(
      casualties,
      { points: 3, unit: ['vehicle:cr=4,squad:4-6-4:aboard'], choose: ['put:1=3'] },
      '4',
    ),
  ).toEqual([
    'vv:14.61a points = 3: 3 Casualty Points: the owner decides',
    'vv:14.64b vv:R34 survival-1 = true: 3 on vehicle (1), 4 or less survives: pinned [survival-1 4]',
    'vv:8.5 load-1 = "pinned": squad 4-6-4 pinned with it',
    'vv:14.61g vv:R31 covers = 3: covers 3 of 3',
    'vv:14.7b until = 2: pinned until rallied in the After-Action Phase, or until the next Command Phase of their owner',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:14.64b > set {"to":{"whose":"aboard","is":["sufferers",1]},"of":"unit","is":{"pinnedNow":true}}',
    'vv:14.64b > set {"to":["sufferers",1],"of":"unit","is":{"pinnedNow":true}}',
    '{"ways":[{"choose":["put:1=3"],"covers":3}],"pinned":2,"reduced":0,"eliminated":0,"immobilised":0}',
    '= 2 pinned',
  ]);
});

test('vv:14.64b above its rating the truck is eliminated with its load', () => {
  expect(
    protocolOf(
      casualties,
      { points: 3, unit: ['vehicle:cr=4,squad:4-6-4:aboard'], choose: ['put:1=3'] },
      '5',
    ),
  ).toEqual([
    'vv:14.61a points = 3: 3 Casualty Points: the owner decides',
    'vv:14.64b vv:R34 survival-1 = false: 3 on vehicle (1), 4 or less survives: eliminated [survival-1 5]',
    'vv:8.5 load-1 = "eliminated": squad 4-6-4 eliminated with it',
    'vv:14.64e aboard-1 = 4: Casualty Ratings of its passengers count as well: 4',
    'vv:14.61g vv:R31 covers = 7: covers 7 of 3',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:14.64b > set {"to":{"whose":"aboard","is":["sufferers",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.64b > set {"to":["sufferers",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"ways":[{"choose":["put:1=3"],"covers":3}],"pinned":0,"reduced":0,"eliminated":2,"immobilised":0}',
    '= 2 eliminated',
  ]);
});

test('vv:14.64c vv:14.64e a truck and its passengers eliminated without a roll', () => {
  expect(
    protocolOf(casualties, {
      points: 14,
      unit: ['vehicle:cr=4,2xsquad:4-6-4:aboard', 'gun:cr=3:shield'],
      choose: ['eliminate:1', 'pin:4'],
      by: 'fire',
    }),
  ).toEqual([
    'vv:14.61a points = 14: 14 Casualty Points: the owner decides',
    'vv:14.61h order = ["eliminate:1","pin:4"]: pins come last: eliminate vehicle (1) and pin Gun (4), one point ignored',
    'vv:14.64e aboard-1 = 8: Casualty Rating 4, and 8 of its passengers',
    'vv:14.64c eliminate-1 = 12: vehicle (1) eliminated: 12',
    'vv:8.5 load-1 = "eliminated": squad 4-6-4 and squad 4-6-4 eliminated with it',
    'vv:14.63a vv:R33 ignored-4 = 1: Gun (4) ignores the first point',
    'vv:14.64a pin-4 = 1: Gun (4) pinned: 1',
    'vv:14.61g vv:R31 covers = 14: covers 14 of 14',
    'vv:14.7b until = 1: pinned until rallied in the After-Action Phase, or until the next Command Phase of their owner',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:14.64c > set {"to":{"whose":"aboard","is":["sufferers",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.64c > set {"to":["sufferers",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.64a > set {"to":{"whose":"aboard","is":["sufferers",4]},"of":"unit","is":{"pinnedNow":true}}',
    'vv:14.64a > set {"to":["sufferers",4],"of":"unit","is":{"pinnedNow":true}}',
    '{"ways":[{"choose":["eliminate:1","pin:4"],"covers":14}],"pinned":1,"reduced":0,"eliminated":3,"immobilised":0}',
    '= 1 pinned and 3 eliminated',
  ]);
});

test('vv:15.10a vv:18.6a points on an AFV: a die at or below them immobilises it, and the crew stays on a 3', () => {
  expect(
    protocolOf(casualties, { points: 2, unit: ['afv:mg=4'], choose: ['put:1=2'] }, 'afv-1=2 afv-1-crew=3'),
  ).toEqual([
    'vv:14.61a points = 2: 2 Casualty Points: the owner decides',
    'vv:15.10a afv-1 = true: 2 points on the AFV: immobilised [afv-1 2]',
    'vv:18.6a vv:R38 afv-1-crew = true: crew check, 2 or less abandons it: the crew stays [afv-1-crew 3]',
    'vv:18.6c afv-1-immobile = true: AFV 1: immobile, it neither moves nor turns, and fires as before',
    'vv:14.61g vv:R31 covers = 2: covers 2 of 2',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:18.6c > set {"to":["sufferers",1],"of":"unit","is":{"immobile":true}}',
    '{"ways":[{"choose":["put:1=2"],"covers":2}],"pinned":0,"reduced":0,"eliminated":0,"immobilised":1}',
    '= 1 immobilised',
  ]);
});

test('vv:15.10d vv:15.10f passengers of an AFV take points, and what they leave goes on it', () => {
  expect(
    protocolOf(
      casualties,
      { points: 4, unit: ['afv:mg=4,half-squad:2-6-2:aboard'], choose: ['eliminate:2', 'put:1=2'] },
      '3',
    ),
  ).toEqual([
    'vv:14.61a points = 4: 4 Casualty Points: the owner decides',
    'vv:15.10d vv:R39 collateral-2 = true: half squad 2-6-2 (2) takes points in place of its carrier',
    'vv:14.61d eliminate-2 = 2: half squad 2-6-2 (2) eliminated: 2',
    'vv:15.10f left-1 = 2: what its passengers leave, 2, goes on the AFV',
    'vv:15.10a afv-1 = false: 2 points on the AFV: no effect [afv-1 3]',
    'vv:14.61g vv:R31 covers = 4: covers 4 of 4',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:14.61d > set {"to":{"whose":"aboard","is":["sufferers",2]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:14.61d > set {"to":["sufferers",2],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"ways":[{"choose":["put:1=2","eliminate:2"],"covers":4}],"pinned":0,"reduced":0,"eliminated":1,"immobilised":0}',
    '= 1 eliminated',
  ]);
});

test('vv:18.6b the crew of an immobile AFV that was checked in the assault is not checked again', () => {
  expect(
    protocolOf(casualties, {
      points: 1,
      unit: ['afv:mg=4:immobile'],
      choose: ['put:1=1'],
      crewChecked: true,
    }),
  ).toEqual([
    'vv:14.61a points = 1: 1 Casualty Point: the owner decides',
    'vv:18.6b vv:R38 afv-1 = true: AFV (1): its crew has made its check',
    'vv:14.61g vv:R31 covers = 1: covers 1 of 1',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    '{"ways":[{"choose":["put:1=1"],"covers":1}],"pinned":0,"reduced":0,"eliminated":0,"immobilised":1}',
    '= 1 immobilised',
  ]);
});

test('vv:15.10b vv:18.6a three points immobilise without a roll, and on a 2 the crew abandons the AFV', () => {
  expect(protocolOf(casualties, { points: 3, unit: ['afv:mg=4'], choose: ['put:1=3'] }, '2')).toEqual([
    'vv:14.61a points = 3: 3 Casualty Points: the owner decides',
    'vv:15.10b afv-1 = true: AFV 1: 3 points immobilise it without a roll',
    'vv:18.6a vv:R38 afv-1-crew = false: crew check: on 2 or less the crew abandons it, eliminated [afv-1-crew 2]',
    'vv:14.61g vv:R31 covers = 3: covers 3 of 3',
    'vv:14.61a > set {"to":"sufferers","of":"unit","is":{"points":0,"pointsBy":null,"crewChecked":false,"struck":0}}',
    'vv:18.6a > set {"to":{"whose":"aboard","is":["sufferers",1]},"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    'vv:18.6a > set {"to":["sufferers",1],"of":"unit","is":{"eliminated":true,"points":0,"pointsBy":null,"uses":null}}',
    '{"ways":[{"choose":["put:1=3"],"covers":3}],"pinned":0,"reduced":0,"eliminated":1,"immobilised":0}',
    '= 1 eliminated',
  ]);
});

test('vv:14.61a where nobody is left to meet them, no more is said than the points', () => {
  expect(protocolOf(casualties, { points: 3, unit: [] })).toEqual([
    'vv:14.61a points = 3: 3 Casualty Points: the owner decides',
    '{"ways":[{"choose":[],"covers":0}]}',
    '= nothing in the hex can take them',
  ]);
});
