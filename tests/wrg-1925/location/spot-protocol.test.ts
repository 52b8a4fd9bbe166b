import { expect, test } from 'vitest';
import { spot } from '../../../rulesets/wrg-1925/location/spot.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';
import { protocolOf } from '../../support/protocol.js';

/** Period 3: smoke by the mill that is gone when it is over, smoke that stays, and light at the farm. */
const PERIOD_3: State = {
  ...EMPTY_TABLE,
  slots: {
    period: 3,
    lasting: [
      { what: 'smoke', source: 'mortar-81mm', where: 'mill', from: 2, until: 3 },
      { what: 'light', source: 'off-table', where: 'farm', from: 1, until: 4 },
      { what: 'smoke', source: 'afv-gun', where: '', from: 1, until: 5 },
    ],
  },
};
/** Period 5: smoke that hides from the next one on, some that hides its last, some that is gone; and a light. */
const LATER: State = {
  ...EMPTY_TABLE,
  slots: {
    period: 5,
    lasting: [
      { what: 'smoke', source: 'one-man', where: 'hill', from: 6, until: 7 },
      { what: 'smoke', source: 'one-man', where: 'ford', from: 5, until: 5 },
      { what: 'smoke', source: 'one-man', where: 'mill', from: 3, until: 4 },
      { what: 'light', source: 'fougasse', where: 'farm', from: 5, until: 6 },
    ],
  },
};

test('wrg:locate.2 men on the move in the open are located at 500 metres', () => {
  expect(protocolOf(spot, { doing: 'moving-erect' })).toEqual([
    'wrg:locate.2 cell = 500: moving erect, in the open: 500 metres',
    'wrg:locate.2 range = 500: located at up to 500 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":500}',
    '= located at up to 500 metres',
  ]);
});

test('wrg:locate.3 wrg:locate.4 of two rows the greater, of two columns the lesser', () => {
  expect(
    protocolOf(spot, {
      doing: 'stationary',
      alsoDoing: 'firing',
      terrain: 'hedge',
      alsoTerrain: 'woods',
      range: 50,
    }),
  ).toEqual([
    'wrg:locate.2 cell = 25: stationary, prone or in defences, behind a hedge or wall, or at a wood edge: 25 metres',
    'wrg:locate.2 cell = 25: stationary, prone or in defences, in woods or brush: 25 metres',
    'wrg:locate.4 least = 25: the least of these counts: 25 metres',
    'wrg:locate.2 cell = 500: firing personal weapons, behind a hedge or wall, or at a wood edge: 500 metres',
    'wrg:locate.2 cell = 50: firing personal weapons, in woods or brush: 50 metres',
    'wrg:locate.4 least = 50: the least of these counts: 50 metres',
    'wrg:locate.3 greatest = 50: two targets fit, the greatest range counts: 50 metres',
    'wrg:locate.2 wrg:R59 in-range = true: at 50 metres: in range',
    'wrg:locate.1 located = true: located: observed fire may engage it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":50,"located":true}',
    '= located',
  ]);
});

test('wrg:locate.10 a commander in his hatch sees 45 degrees to each side, his weapon does not bear', () => {
  expect(
    protocolOf(spot, { doing: 'vehicle-moving', light: 'dark', viewer: 'head-out', bearing: 30, range: 80 }),
  ).toEqual([
    'wrg:locate.2 wrg:R99 cell = "500+": a moving vehicle, in the open: any distance in sight',
    'wrg:locate.2 cell = 100: a moving vehicle, on a dark night: 100 metres',
    'wrg:locate.4 least = 100: the least of these counts: 100 metres',
    'wrg:locate.2 wrg:R59 in-range = true: at 80 metres: in range',
    'wrg:locate.10 vision = true: a man with head and shoulders out sees through 90 degrees ahead: the target is in it',
    'wrg:locate.10 fire = false: personal and pivot weapons fire through 45 degrees: they do not bear',
    'wrg:locate.1 located = true: located, but personal and pivot weapons do not bear; other observed fire may engage it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":100,"located":true}',
    '= located, but personal and pivot weapons do not bear',
  ]);
});

test('wrg:locate.5 a group that went to cover stays located until it moves', () => {
  expect(protocolOf(spot, { doing: 'stationary', range: 150, goneToCover: true, byAnother: true })).toEqual([
    'wrg:locate.2 cell = 100: stationary, prone or in defences, in the open: 100 metres',
    'wrg:locate.2 wrg:R59 in-range = false: at 150 metres: out of range',
    'wrg:locate.5 gone-to-cover = true: located and fired on before, it has not moved',
    'wrg:locate.1 wrg:R103 by-another = true: one figure locates it for the group',
    'wrg:locate.1 located = true: located: observed fire may engage it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":100,"located":true}',
    '= located',
  ]);
});

test('wrg:locate.6 out of sight nobody is located', () => {
  expect(
    protocolOf(spot, {
      doing: 'firing',
      range: 100,
      blocked: true,
      viewer: 'turret',
      bearing: 100,
      turretBearing: 90,
    }),
  ).toEqual([
    'wrg:locate.2 cell = 500: firing personal weapons, in the open: 500 metres',
    'wrg:locate.2 wrg:R59 in-range = true: at 100 metres: in range',
    'wrg:locate.6 sight = false: no direct line of sight',
    'wrg:locate.9 vision = true: a turreted vehicle sees and fires through 45 degrees to its front and along its turret: the target is in it',
    'wrg:locate.1 located = false: not located: no observed fire at it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":500,"located":false}',
    '= not located',
  ]);
});

test('(wrg:light.3) by night flares light and smoke hides, as the game knows', () => {
  expect(
    protocolOf(spot, { doing: 'moving-prone', light: 'dark', silent: true, range: 26 }, '', {}, PERIOD_3),
  ).toEqual([
    'wrg:light.5 lit = "farm": the light (farm) burns in this period: what is there is seen with --light illuminated',
    'wrg:smoke.2 smoke = "mill": the smoke (mill) hides movement beyond it in this period: --blocked, if it is between',
    'wrg:smoke.2 smoke = "": the smoke hides movement beyond it in this period: --blocked, if it is between',
    'wrg:locate.2 wrg:R102 silence = true: the silence of the target counts: it is kept',
    'wrg:locate.2 cell = 200: moving prone, or a heavy weapon in position, in the open: 200 metres',
    'wrg:locate.2 cell = 25: moving prone, or a heavy weapon in position, on a dark night in silence: 25 metres',
    'wrg:locate.4 least = 25: the least of these counts: 25 metres',
    'wrg:locate.2 wrg:R59 in-range = false: at 26 metres: out of range',
    'wrg:locate.1 located = false: not located: no observed fire at it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":25,"located":false}',
    '= not located',
  ]);
});

test('wrg:smoke.2 neither smoke that is gone nor smoke that does not hide yet is told, and light in the dark alone', () => {
  expect(protocolOf(spot, { doing: 'moving-erect', light: 'moonlight' }, '', {}, LATER)).toEqual([
    'wrg:smoke.2 smoke = "ford": the smoke (ford) hides movement beyond it in this period: --blocked, if it is between',
    'wrg:locate.2 cell = 500: moving erect, in the open: 500 metres',
    'wrg:locate.2 cell = 100: moving erect, by moonlight or illumination: 100 metres',
    'wrg:locate.4 least = 100: the least of these counts: 100 metres',
    'wrg:locate.2 range = 100: located at up to 100 metres',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":100}',
    '= located at up to 100 metres',
  ]);
});

test('(wrg:light.1) an intensifier sees by night as by moonlight, when the model shows it', () => {
  expect(
    protocolOf(spot, {
      doing: 'moving-erect',
      light: 'dark',
      nightEquipment: 'intensifier',
      range: 90,
      bearing: 20,
    }),
  ).toEqual([
    'wrg:light.2 equipped = true: infantry equipment has to be on the model',
    'wrg:light.2 wrg:R106 night-equipment = true: an image intensifier shows it as by moonlight to its user alone',
    'wrg:locate.2 cell = 500: moving erect, in the open: 500 metres',
    'wrg:locate.2 cell = 100: moving erect, by moonlight or illumination: 100 metres',
    'wrg:locate.4 least = 100: the least of these counts: 100 metres',
    'wrg:locate.2 wrg:R59 in-range = true: at 90 metres: in range',
    'wrg:locate.7 wrg:R104 vision = true: an infantryman sees and fires through 41 degrees ahead: the target is in it',
    'wrg:locate.1 located = true: located: observed fire may engage it',
    'wrg:scale.3 > put {"slot":"period","is":1,"first":true,"begins":"period"}',
    '{"metres":100,"located":true}',
    '= located',
  ]);
});
