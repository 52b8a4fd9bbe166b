import { expect, test } from 'vitest';
import { heal } from '../../../rulesets/battleground/medics/heal.js';
import { protocolOf } from '../../support/protocol.js';

test('bg:medic.4 bg:medic.5 a medic of a C unit heals on a 5', () => {
  expect(protocolOf(heal, { grade: 'C', figures: 7 }, '5')).toEqual([
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:medic.4 medic = 1: a medic heals on 5 and 6: healed [medic 5]',
    "bg:medic.5 bg:R94 healed = 1: 1 figure joins the medic's unit as an ordinary one",
    'bg:medic.4 > add {"to":"medic","of":"infantry","by":{"medicsTried":1}}',
    'bg:medic.5 > add {"to":"medic","of":"infantry","by":{"figures":1,"fallen":-1}}',
    'bg:medic.5 > add {"to":"fallen","of":"infantry","by":{"dead":-1}}',
    '{"healed":1,"figures":8}',
    '= 1 figure healed, 8 in the unit',
  ]);
});

test('bg:medic.4 bg:medic.6 after a run on a 6 alone, and he may try again', () => {
  expect(protocolOf(heal, { grade: 'C', ran: true, dead: 2 }, '5')).toEqual([
    'bg:grade.4 ran = -1: has run: rolls one grade lower',
    'bg:grade.2 grade = 6: now grade D hits on 6',
    'bg:medic.4 medic = 0: a medic heals on 6: not healed [medic 5]',
    'bg:medic.6 again = 2: 2 still dead: another try while the unit stays there',
    'bg:medic.4 > add {"to":"medic","of":"infantry","by":{"medicsTried":1}}',
    '{"healed":0}',
    '= nobody is healed',
  ]);
});

test('bg:medic.4 bg:R92 two medics beside the fire of their unit', () => {
  expect(protocolOf(heal, { grade: 'B', medics: 2, figures: 5, dead: 3, hasShot: true }, '4,6')).toEqual([
    "bg:medic.4 bg:R92 besides = true: the medic has a roll of his own, besides the unit's fire",
    'bg:grade.2 bg:R1 grade = 4: grade B hits on 4 to 6',
    'bg:medic.4 medic = 2: a medic heals on 4 to 6: both do [medic 4,6]',
    "bg:medic.5 bg:R94 healed = 2: 2 figures join the medic's unit as ordinary ones",
    'bg:medic.6 again = 1: 1 still dead: another try while the unit stays there',
    'bg:medic.4 > add {"to":"medic","of":"infantry","by":{"medicsTried":2}}',
    'bg:medic.5 > add {"to":"medic","of":"infantry","by":{"figures":2,"fallen":-2}}',
    'bg:medic.5 > add {"to":"fallen","of":"infantry","by":{"dead":-2}}',
    '{"healed":2,"figures":7}',
    '= 2 figures healed, 7 in the unit',
  ]);
});

test('bg:medic.5 bg:R94 there is room for twelve', () => {
  expect(protocolOf(heal, { grade: 'A', medics: 2, figures: 11, dead: 2 }, '3,3')).toEqual([
    'bg:grade.2 bg:R1 grade = 3: grade A hits on 3 to 6',
    'bg:medic.4 medic = 2: a medic heals on 3 to 6: both do [medic 3,3]',
    "bg:medic.5 bg:R94 healed = 1: 1 figure joins the medic's unit as an ordinary one: it is full at 12",
    'bg:medic.4 > add {"to":"medic","of":"infantry","by":{"medicsTried":2}}',
    'bg:medic.5 > add {"to":"medic","of":"infantry","by":{"figures":1,"fallen":-1}}',
    'bg:medic.5 > add {"to":"fallen","of":"infantry","by":{"dead":-1}}',
    '{"healed":1,"figures":12}',
    '= 1 figure healed, 12 in the unit',
  ]);
});

test('bg:R92 bg:R94 so ruled, it takes the place of fire, and a unit over twelve divides', () => {
  expect(
    protocolOf(heal, { grade: 'A', medics: 2, figures: 12, dead: 2 }, '3,6', { 'bg:R92': 2, 'bg:R94': 2 }),
  ).toEqual([
    "bg:medic.4 bg:R92 in-place = true: in place of the unit's fire, so it must be one that may shoot",
    'bg:grade.2 bg:R1 grade = 3: grade A hits on 3 to 6',
    'bg:medic.4 medic = 2: a medic heals on 3 to 6: both do [medic 3,6]',
    "bg:medic.5 bg:R94 healed = 2: 2 figures join the medic's unit as ordinary ones",
    'bg:combine.2 bg:R94 units = [7,7]: 14 are over 12: the unit divides, 7 and 7',
    'bg:medic.4 > set {"to":"medic","of":"infantry","is":{"hasShot":true}}',
    'bg:move.7 > set {"to":"medic","of":"infantry","is":{"ran":null},"at":"card"}',
    'bg:medic.4 > add {"to":"medic","of":"infantry","by":{"medicsTried":2}}',
    'bg:medic.5 > add {"to":"medic","of":"infantry","by":{"figures":2,"fallen":-2}}',
    'bg:medic.5 > add {"to":"fallen","of":"infantry","by":{"dead":-2}}',
    'bg:combine.2 > split {"from":"medic","counts":{"figures":7}}',
    '{"healed":2,"units":[7,7]}',
    '= 2 figures healed: two units of 7 and 7',
  ]);
});

test('bg:R92 the medic of a unit that does not stand has his roll', () => {
  expect(protocolOf(heal, { grade: 'C', figures: 2 }, '2')).toEqual([
    'bg:medic.4 bg:R92 no-shot = true: the roll is no shot: his unit may be non-standing',
    'bg:grade.2 bg:R1 grade = 5: grade C hits on 5 and 6',
    'bg:medic.4 medic = 0: a medic heals on 5 and 6: not healed [medic 2]',
    'bg:medic.6 again = 1: 1 still dead: another try while the unit stays there',
    'bg:medic.4 > add {"to":"medic","of":"infantry","by":{"medicsTried":1}}',
    '{"healed":0,"figures":2}',
    '= nobody is healed, 2 in the unit',
  ]);
});
