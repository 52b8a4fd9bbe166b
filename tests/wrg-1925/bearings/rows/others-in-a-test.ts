import type { Row } from '../../../support/games/speaks.js';
import { APC } from './forces.js';

const FIRED_ON = { underFire: true };
const LATE = { lateUnderFire: true };
const OF_AFV = { underFire: true, otherFire: true };

/** What others did, which counts in a reaction test by how near they are and who saw it. */
export const OTHERS_IN_A_TEST: readonly Row[] = [
  {
    name: 'wrg:react.3 LMGs of friends that fired count if they are near',
    before: [{ Reds: FIRED_ON, PIAT: { ownLmgs: 1 } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.3 (missing): PIAT fired 1 LMG: as many of them as are within 100 metres count with its own, --friendly-lmgs',
    likewise: ['reaction-test Reds --crew-weapons'],
    but: [
      { line: 'reaction-test Reds --friendly-lmgs 0' },
      { line: 'reaction-test Reds --mod 3' },
      { before: [{ Reds: { ...FIRED_ON, ownLmgs: 1 } }] },
      { before: [{ Reds: FIRED_ON, Blues: { ownLmgs: 1 } }] },
      { before: [{ Reds: LATE, PIAT: { ownLmgs: 1 } }] },
      { before: [{ Reds: FIRED_ON, PIAT: { lateOwnLmgs: 1 } }] },
      { before: [{ 'Panzer III': OF_AFV, Blues: { ownLmgs: 1 } }], line: 'reaction-test "Panzer III"' },
    ],
  },
  {
    name: 'wrg:react.3 those of a test that is late fired in the period before',
    besides: [{ name: 'Greens', side: 'Allies', men: 4, weapons: ['rifle:4'] }],
    before: [{ Reds: LATE, PIAT: { lateOwnLmgs: 2, ownLmgs: 5 }, Greens: { lateOwnLmgs: 1 } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.3 (missing): PIAT and Greens fired 3 LMGs: as many of them as are within 100 metres count with its own, --friendly-lmgs',
    but: [{ before: [{ Reds: { ...LATE, wasTested: true, ...FIRED_ON }, PIAT: { lateOwnLmgs: 2 } }] }],
  },
  {
    name: 'wrg:react.6 enemies in the open count at whom it fired',
    before: [{ Reds: { ...FIRED_ON, firedAt: 'men:Blues' } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.6 (missing): Blues, at whom it fired, is in the open as far as the game knows: that counts, --enemy-in-open',
    but: [
      { line: 'reaction-test Reds --enemy-in-open' },
      { before: [{ Reds: { ...FIRED_ON, firedAt: 'men:Blues' }, Blues: { cover: 'trench' } }] },
      { before: [{ Reds: { ...FIRED_ON, firedAt: 'house:Blues' } }] },
      { before: [{ Reds: { ...FIRED_ON, firedAt: 'men:Panzer III' } }] },
      { before: [{ Reds: { ...FIRED_ON, firedAt: 'men:PIAT' } }] },
      { before: [{ Reds: { ...LATE, firedAt: 'men:Blues' } }] },
      {
        before: [{ Reds: { ...FIRED_ON, firedAt: 'men:Blues' } }, ['reaction-test Reds --mod 0', '3 3 3']],
        line: 'reaction-test Reds --leader cpl',
      },
    ],
  },
  {
    name: 'wrg:react.7 enemies count who lost men in the open',
    before: [{ Reds: FIRED_ON, Blues: { lostInPeriod: 1 } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.7 (missing): Blues lost men or ran: seen in the open that counts, --enemy-hit',
    but: [
      { line: 'reaction-test Reds --enemy-hit' },
      { before: [{ Reds: FIRED_ON, Blues: { lostInPeriod: 0 } }] },
      { before: [{ Reds: FIRED_ON, Blues: { lostInPeriod: 1, cover: 'soft' } }] },
      { before: [{ Reds: FIRED_ON, Blues: { lateLostInPeriod: 1 } }] },
      { before: [{ Reds: LATE, Blues: { lostInPeriod: 1 } }] },
      { before: [{ Reds: FIRED_ON, PIAT: { lostInPeriod: 1 } }] },
      { before: [{ Reds: FIRED_ON, 'Panzer III': { lostInPeriod: 1 } }] },
    ],
  },
  {
    name: 'wrg:react.7 enemies count who ran, wherever they were',
    before: [{ Reds: FIRED_ON, Blues: { runs: true, pace: 'dash', cover: 'soft' } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.7 (missing): Blues lost men or ran: seen in the open that counts, --enemy-hit',
    but: [
      { before: [{ Reds: FIRED_ON, Blues: { runs: true, cover: 'soft' } }] },
      { before: [{ Reds: FIRED_ON, Blues: { pace: 'dash' } }] },
    ],
  },
  {
    name: 'wrg:react.7 in a test that is late it is who was hit in the period before',
    before: [{ Reds: LATE, Blues: { lateLostInPeriod: 1 }, 'MG 34': { ran: true, cover: 'trench' } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.7 (missing): Blues and MG 34 lost men or ran: seen in the open that counts, --enemy-hit',
    but: [{ before: [{ Reds: LATE, Blues: { runs: true, pace: 'dash' } }] }],
  },
  {
    name: 'wrg:react.15 friends count who ran in panic',
    before: [{ Reds: FIRED_ON, PIAT: { runs: true, pace: 'dash' } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.15 (missing): PIAT ran in panic: within 25 metres, or 50 in open view, that counts, --friends-ran',
    but: [
      { line: 'reaction-test Reds --friends-ran' },
      { before: [{ Reds: FIRED_ON, PIAT: { runs: true } }] },
      { before: [{ Reds: FIRED_ON, PIAT: { ran: true } }] },
      { before: [{ Reds: { ...FIRED_ON, runs: true, pace: 'dash' } }] },
    ],
  },
  {
    name: 'wrg:react.15 those of a test that is late ran in the period before',
    before: [{ Reds: LATE, PIAT: { ran: true } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.15 (missing): PIAT ran in panic: within 25 metres, or 50 in open view, that counts, --friends-ran',
    but: [{ before: [{ Reds: LATE, PIAT: { runs: true, pace: 'dash' } }] }],
  },
  {
    name: 'wrg:react.15 nobody is told of them where no test is due, or nobody knows whose side they are of',
    besides: [{ name: 'Xs', men: 4, weapons: ['rifle:4'] }],
    before: [{ Reds: FIRED_ON, PIAT: { runs: true, pace: 'dash' }, Xs: { runs: true, pace: 'dash' } }],
    line: 'reaction-test Reds',
    told: 'wrg:react.15 (missing): PIAT ran in panic: within 25 metres, or 50 in open view, that counts, --friends-ran',
    but: [
      { before: [{ Xs: FIRED_ON, PIAT: { runs: true, pace: 'dash' } }], line: 'reaction-test Xs' },
      {
        before: [{ PIAT: { runs: true, pace: 'dash' } }],
        also: ['wrg:react.1 (no fire): Nothing is known of fire on Reds: no test is due.'],
      },
    ],
  },
  {
    name: 'wrg:afv.11 friends count in the test of an AFV who ran',
    before: [{ 'Panzer III': OF_AFV, Blues: { runs: true, pace: 'dash' } }],
    line: 'reaction-test "Panzer III"',
    told: 'wrg:afv.11 (missing): Blues ran or retired: where it was seen that counts, --friends-retreat',
    but: [
      { line: 'reaction-test "Panzer III" --friends-retreat' },
      { before: [{ 'Panzer III': OF_AFV, Blues: { runs: true } }] },
      { before: [{ 'Panzer III': OF_AFV, Reds: { runs: true, pace: 'dash' } }] },
    ],
  },
  {
    name: 'wrg:afv.11 those count as well whose test had them retire',
    besides: [APC],
    before: [{ 'Panzer III': OF_AFV, Blues: { retires: true, pace: 'walk' } }],
    line: 'reaction-test "Panzer III"',
    told: 'wrg:afv.11 (missing): Blues ran or retired: where it was seen that counts, --friends-retreat',
    but: [
      { before: [{ 'Panzer III': OF_AFV, Blues: { retires: true } }] },
      { before: [{ 'Panzer III': OF_AFV, Blues: { pace: 'walk' } }] },
      {
        before: [
          { 'Panzer III': { lateUnderFire: true, otherFire: true }, Blues: { retires: true, pace: 'walk' } },
        ],
      },
    ],
  },
  {
    name: 'wrg:afv.11 wrg:afv.21 and AFVs that scored less than 0 and have moved',
    besides: [APC, { ...APC, name: 'Carrier' }],
    before: [{ APC: OF_AFV, Carrier: { afvBound: -1, pace: 'reverse' } }],
    line: 'reaction-test APC',
    told: 'wrg:afv.11 (missing): Carrier ran or retired: where it was seen that counts, --friends-retreat',
    but: [
      { before: [{ APC: OF_AFV, Carrier: { afvBound: 0, pace: 'reverse' } }] },
      { before: [{ APC: OF_AFV, Carrier: { afvBound: -1 } }] },
    ],
  },
];
