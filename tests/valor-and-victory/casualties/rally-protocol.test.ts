import { expect, test } from 'vitest';
import { rally } from '../../../rulesets/valor-and-victory/casualties/rally.js';
import { protocolOf } from '../../support/protocol.js';

test('vv:beyond.5.31 in the Command Phase all recover without dice, with what they carry', () => {
  expect(
    protocolOf(rally, {
      unit: ['squad:4-6-4', 'vehicle:cr=4,squad:4-6-4:aboard', 'leader:-1'],
      command: true,
    }),
  ).toEqual([
    'vv:beyond.5.31 command-rally = 3: 3 pinned units of the active player recover without dice',
    'vv:beyond.5.31 > set {"to":{"whose":"aboard","is":["pinned",1]},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.5.31 > set {"to":["pinned",1],"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.5.31 > set {"to":{"whose":"aboard","is":["pinned",2]},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.5.31 > set {"to":["pinned",2],"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.5.31 > set {"to":{"whose":"aboard","is":["pinned",4]},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.5.31 > set {"to":["pinned",4],"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"rallied":3}',
    '= 3 of 3 units rally',
  ]);
});

test('vv:beyond.14.8 infantry rallies on 6, elite infantry and leaders on 7', () => {
  expect(
    protocolOf(rally, { unit: ['2xsquad:4-6-4', 'squad:4-6-5:elite', 'leader:-1'] }, '3 3 3 4 3 4 4 4'),
  ).toEqual([
    'vv:beyond.14.8 rally-1 = true: squad 4-6-4 (1), 6 or less: 6, rallies [rally-1 3,3]',
    'vv:beyond.14.8 rally-2 = false: squad 4-6-4 (2), 6 or less: 7, pinned still [rally-2 3,4]',
    'vv:beyond.14.8 rally-3 = true: squad 4-6-5 (3), 7 or less: 7, rallies [rally-3 3,4]',
    'vv:beyond.14.8 rally-4 = false: leader -1 (4), 7 or less: 8, pinned still [rally-4 4,4]',
    'vv:beyond.14.8 > set {"to":"pinned","of":"unit","is":{"tried":true}}',
    'vv:beyond.14.8 > set {"to":{"whose":"aboard","is":["pinned",1]},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.14.8 > set {"to":["pinned",1],"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.14.8 > set {"to":{"whose":"aboard","is":["pinned",3]},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.14.8 > set {"to":["pinned",3],"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"rallied":2}',
    '= 2 of 4 units rally',
  ]);
});

test('vv:beyond.14.8 a leader in the hex takes his modifier off, and passengers rally with their vehicle', () => {
  expect(
    protocolOf(rally, { unit: ['vehicle:cr=4,squad:4-6-4:aboard', 'gun:cr=3'], leader: 1 }, '4 4 4 5'),
  ).toEqual([
    'vv:beyond.14.8 leader = -1: unpinned leader in the hex: -1',
    'vv:beyond.14.8 rally-1 = true: vehicle (1), 7 or less: 8 - 1 = 7, rallies [rally-1 4,4]',
    'vv:beyond.14.8 rally-1-aboard = 1: with it rallies what it carries: squad 4-6-4',
    'vv:beyond.14.8 rally-2 = false: Gun (2), 7 or less: 9 - 1 = 8, pinned still [rally-2 4,5]',
    'vv:beyond.14.8 > set {"to":"pinned","of":"unit","is":{"tried":true}}',
    'vv:beyond.14.8 > set {"to":{"whose":"aboard","is":["pinned",1]},"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    'vv:beyond.14.8 > set {"to":["pinned",1],"of":"unit","is":{"pinned":false,"pinnedNow":false}}',
    '{"rallied":1}',
    '= 1 of 2 units rally',
  ]);
});
