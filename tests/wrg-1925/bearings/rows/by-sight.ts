import type { Row } from '../../../support/games/speaks.js';
import { HQ, MORTAR, PAK } from './forces.js';

const DARK = 'period --light dark';
const MOONLIGHT = 'period --light moonlight';
const FLARE = 'illuminate --source trip-flare';

/** Who is fired at by night from further off than he is located. */
export const BY_NIGHT: readonly Row[] = [
  {
    name: 'wrg:locate.2 nobody who keeps still is fired at in the dark from beyond 25 metres',
    before: [DARK],
    line: 'shoot Reds Blues --range 26',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 25 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [
      { line: 'shoot Reds Blues --range 25' },
      { line: 'shoot Reds Blues' },
      { before: ['period --light day'] },
      { before: [DARK, FLARE] },
      { before: [DARK, 'smoke --source projectors'], line: 'shoot Reds Blues --range 25' },
      { before: [DARK, 'shoot PIAT Blues --range 20'] },
      { line: 'shoot Reds --targets 3 --uncovered 3 --range 26' },
      { line: 'shoot Reds Blues --range 26 --gone-to-cover' },
      { besides: [MORTAR, HQ], line: 'shoot Mortar Blues --range 200 --indirect observed --observer HQ' },
    ],
  },
  {
    name: 'wrg:locate.2 a light that has gone out shows nobody, and smoke is no light',
    before: [DARK, FLARE, 'smoke --source projectors --where "the gate"', 'period'],
    line: 'shoot Reds Blues --range 26',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 25 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [{ before: [DARK, 'illuminate --source flame-thrower', 'period'] }],
  },
  {
    name: 'wrg:locate.2 nor does one that is lit in a later period',
    before: [DARK, `${FLARE} --period 2`],
    line: 'shoot Reds Blues --range 26',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 25 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [{ before: [DARK, `${FLARE} --period 2`, 'period'] }],
  },
  {
    name: 'wrg:locate.2 one who stands erect is located in the dark at 50 metres, as one who moves (R101)',
    before: [DARK, { Blues: { erect: true } }],
    line: 'shoot Reds Blues --range 51',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 50 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [
      { line: 'shoot Reds Blues --range 50' },
      { before: [DARK, 'move Blues'], line: 'shoot Reds Blues --range 50' },
    ],
  },
  {
    name: 'wrg:locate.2 a gun in position is as one who moves prone',
    besides: [PAK],
    before: [MOONLIGHT],
    line: 'shoot Reds Pak --range 51',
    told: 'wrg:locate.2 (missing, wrg:R102=1): by moonlight Pak is located at up to 50 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [{ line: 'shoot Reds Pak --range 50' }],
  },
  {
    name: 'wrg:locate.2 by moonlight one who moves is located at 100 metres',
    before: [MOONLIGHT, 'move Blues'],
    line: 'shoot Reds Blues --range 101',
    told: 'wrg:locate.2 (missing, wrg:R102=1): by moonlight Blues is located at up to 100 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [{ line: 'shoot Reds Blues --range 100' }],
  },
  {
    name: '(wrg:locate.3) wrg:locate.2 of whoever has fired the flash is seen at 250 metres',
    before: [DARK, 'shoot Blues PIAT --range 20'],
    line: 'shoot Reds Blues --range 251',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 250 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [{ line: 'shoot Reds Blues --range 250' }],
  },
  {
    name: 'wrg:locate.2 wrg:R102 one who moves in silence is located in the dark at 25 metres',
    before: [DARK, { Blues: { pace: 'walk', silent: true } }],
    line: 'shoot Reds Blues --range 26',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 25 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [
      { line: 'shoot Reds Blues --range 25' },
      { rulings: { 'wrg:R102': 2 } },
      { before: [DARK, { Blues: { pace: 'walk' } }] },
    ],
  },
  {
    name: 'wrg:locate.2 wrg:R102 option 2: it is the silence of those who look that counts',
    rulings: { 'wrg:R102': 2 },
    before: [DARK, { Reds: { silent: true }, 'Panzer III': { exposed: 1 } }],
    line: 'anti-tank Reds "Panzer III" --close-attack molotov --range 26',
    told: 'wrg:locate.2 (missing, wrg:R102=2): in the dark Panzer III is located at up to 25 metres, as far as the game knows: nobody fires at whom he has not located',
    likewise: ['shoot Reds "Panzer III" --range 26'],
    but: [{ rulings: { 'wrg:R102': 1 } }],
  },
  {
    name: 'wrg:locate.2 (wrg:R100) silence hides no flash',
    before: [DARK, { Blues: { silent: true } }, 'shoot Blues PIAT --range 20'],
    line: 'shoot Reds Blues --range 251',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Blues is located at up to 250 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [{ line: 'shoot Reds Blues --range 250' }],
  },
  {
    name: 'wrg:locate.2 a tank that stands is located in the dark at 50 metres',
    before: [DARK],
    line: 'anti-tank PIAT "Panzer III" --range 51',
    told: 'wrg:locate.2 (missing, wrg:R102=1): in the dark Panzer III is located at up to 50 metres, as far as the game knows: nobody fires at whom he has not located',
    but: [
      { line: 'anti-tank PIAT "Panzer III" --range 50' },
      { before: [MOONLIGHT] },
      {
        before: [MOONLIGHT, { 'Panzer III': { pace: 'dash' } }],
        line: 'anti-tank PIAT "Panzer III" --range 900',
      },
    ],
  },
];

/** Who has looked in this period for whoever he fires at, and not located him. */
export const NOT_LOCATED: readonly Row[] = [
  {
    name: 'wrg:locate.1 nobody fires at whom he has looked for in vain',
    before: [{ Blues: { missedBy: ['reds', 'Others'] } }],
    line: 'shoot Reds Blues --range 90',
    told: 'wrg:locate.1 (located): Reds has looked for Blues in this period, and not located it: nobody fires at it before it locates it. -> wg spot Reds Blues',
    but: [
      { before: [{ Blues: { missedBy: ['PIAT'] } }] },
      { before: [{ Blues: { missedBy: ['Reds'] } }, 'period', 'period'] },
      { before: [] },
      { line: 'shoot Reds Blues --range 90 --blind' },
      { line: 'shoot Reds Blues --range 90 --gone-to-cover' },
      { line: 'shoot PIAT Blues --range 90' },
    ],
  },
  {
    name: 'wrg:locate.1 nor at an AFV',
    before: [{ 'Panzer III': { missedBy: ['PIAT'] } }],
    line: 'anti-tank PIAT "Panzer III" --range 40',
    told: "wrg:locate.1 (located): PIAT has looked for Panzer III in this period, and not located it: nobody fires at it before it locates it. -> wg spot PIAT 'Panzer III'",
    but: [{ before: [{ 'Panzer III': { missedBy: ['Reds'] } }] }],
  },
  {
    name: 'wrg:locate.1 wrg:heavy.2 of a mortar that does not see its target it is whoever directs it who has to',
    besides: [MORTAR, HQ],
    before: [{ Blues: { missedBy: ['HQ'] } }],
    line: 'shoot Mortar Blues --range 200 --indirect observed --observer HQ',
    told: 'wrg:locate.1 (located): HQ has looked for Blues in this period, and not located it: nobody fires at it before it locates it. -> wg spot HQ Blues',
    but: [
      { before: [{ Blues: { missedBy: ['Mortar'] } }] },
      { line: 'shoot Mortar Blues --range 200' },
      { line: 'shoot Mortar Blues --range 200 --indirect out-of-touch' },
    ],
  },
];
