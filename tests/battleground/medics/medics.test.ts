import { describe, expect, test } from 'vitest';
import { heal } from '../../../rulesets/battleground/medics/heal.js';
import { conflicting, filled, forbidden, unit } from '../../support/forbids.js';
import { protocolOf } from '../../support/protocol.js';

describe('who may not heal', () => {
  test('bg:medic.4 a medic rolls once under a card, and with a unit that may shoot', () => {
    expect(forbidden(heal, {})).toEqual([]);
    expect(forbidden(heal, { inMelee: true })).toEqual([
      'bg:melee.10 melee: A unit in a melee may not heal: it fights to the end of it. -> wg melee <unit>',
    ]);
    expect(forbidden(heal, { tried: true })).toEqual([
      'bg:medic.4 tried: Every medic of the unit has had his roll under this card. -> Again under its next shooting card.',
    ]);
    expect(forbidden(heal, { routing: true })).toEqual([
      'bg:medic.4 routing: A medic tries when his unit may shoot, which a routing unit may not. -> wg rally <unit>',
    ]);
  });

  test('(bg:R92) so ruled, the try takes the place of a shot: of one that has not been made, by a unit that may make it', () => {
    expect(forbidden(heal, { hasShot: true })).toEqual([
      "bg:medic.4 shot (bg:R92=2): The unit has shot, and a medic's try takes the place of its fire.",
    ]);
    expect(forbidden(heal, { figures: 1 })).toEqual([
      "bg:nonstand.3 non-standing (bg:R92=2): A non-standing unit may not shoot, and a medic's try takes the place of fire.",
    ]);
    expect(forbidden(heal, { figures: 3, nonStanding: true })).toEqual([
      "bg:nonstand.3 non-standing (bg:R92=2): A non-standing unit may not shoot, and a medic's try takes the place of fire.",
    ]);
    expect(forbidden(heal, { figures: 2 })).toEqual([]);
  });

  test('(bg:R94) nobody joins twelve figures', () => {
    expect(forbidden(heal, { figures: 12 })).toEqual([
      'bg:medic.5 full (bg:R94=1): The unit has 12 figures, the most there may be: nobody can join it.',
    ]);
    expect(forbidden(heal, { figures: 11 })).toEqual([]);
  });

  test('bg:grade.5 a grade D medic who has run', () => {
    expect(forbidden(heal, { grade: 'D', ran: true })).toEqual([
      'bg:grade.5 grade (physical): A grade D unit that has run hits on no number, so it may not heal.',
    ]);
  });

  test('bg:medic.4 bg:medic.6 a unit without a medic, or without dead where it stands', () => {
    const section = { grade: 'B', figures: 7, medics: 2 };
    expect(filled(heal, unit('infantry', section, { ran: true, hasShot: true, dead: 2 }))).toEqual({
      grade: 'B',
      ran: true,
      medics: 2,
      figures: 7,
      hasShot: true,
      dead: 2,
    });
    expect(filled(heal, unit('infantry', section, { dead: 1, medicsTried: 1 }))).toMatchObject({ medics: 1 });
    expect(filled(heal, unit('infantry', section, { dead: 1, medicsTried: 2 }))).toMatchObject({
      tried: true,
    });
    expect(filled(heal, unit('infantry', { grade: 'B', figures: 7 }))).toBe('bg:medic.4 it has no medic.');
    expect(filled(heal, unit('infantry', section))).toBe(
      'bg:medic.6 it has no dead where it stands. -> If it has: --dead, or wg roster mark it dead=1.',
    );
    expect(filled(heal, unit('vehicle', { vehicle: 'truck' }))).toBe(
      'bg:medic.4 it is no infantry: it cannot heal.',
    );
  });

  test('a unit holds its medics', () => {
    expect(conflicting(heal, { grade: 'C', figures: 2, medics: 3 })).toBe(
      'figures 2 figures cannot hold 3 medics',
    );
    expect(conflicting(heal, { grade: 'C', figures: 2, medics: 2 })).toBeUndefined();
  });
});

describe('who comes back', () => {
  /** What is said after the roll, what comes of it, and what is announced. */
  const came = (given: object, dice: string, rulings = {}) =>
    protocolOf(heal, { grade: 'A', ...given }, dice, rulings).filter(
      (line) => !/^bg:grade|^bg:medic\.4 medic =| > /.test(line),
    );

  test('bg:medic.5 no more than are dead, and as many as are saved', () => {
    expect(came({ medics: 2 }, '3,6')).toEqual([
      "bg:medic.5 healed = 1: 1 figure joins the medic's unit as an ordinary one",
      '{"healed":1}',
      '= 1 figure healed',
    ]);
    expect(came({ medics: 2, dead: 3 }, '2,6')).toEqual([
      "bg:medic.5 healed = 1: 1 figure joins the medic's unit as an ordinary one",
      'bg:medic.6 again = 2: 2 still dead: another try while the unit stays there',
      '{"healed":1}',
      '= 1 figure healed',
    ]);
  });

  test('bg:R94 as far as there is room; nobody tries again for whom there is none', () => {
    expect(came({ figures: 11, dead: 3 }, '3')).toEqual([
      "bg:medic.5 bg:R94 healed = 1: 1 figure joins the medic's unit as an ordinary one",
      '{"healed":1,"figures":12}',
      '= 1 figure healed, 12 in the unit',
    ]);
    expect(came({ figures: 11, medics: 2, dead: 1 }, '3,3')).toEqual([
      "bg:medic.5 bg:R94 healed = 1: 1 figure joins the medic's unit as an ordinary one",
      '{"healed":1,"figures":12}',
      '= 1 figure healed, 12 in the unit',
    ]);
    expect(came({ figures: 10, medics: 3, dead: 4 }, '3,3,3')).toEqual([
      "bg:medic.5 bg:R94 healed = 2: 2 figures join the medic's unit as ordinary ones: it is full at 12",
      '{"healed":2,"figures":12}',
      '= 2 figures healed, 12 in the unit',
    ]);
  });

  test('bg:R94 so ruled, the unit divides, but only above twelve', () => {
    const ruled = { 'bg:R94': 2 };
    expect(came({ figures: 11 }, '6', ruled)).toEqual([
      "bg:medic.5 bg:R94 healed = 1: 1 figure joins the medic's unit as an ordinary one",
      '{"healed":1,"figures":12}',
      '= 1 figure healed, 12 in the unit',
    ]);
    expect(came({ figures: 12 }, '6', ruled)).toEqual([
      "bg:medic.5 bg:R94 healed = 1: 1 figure joins the medic's unit as an ordinary one",
      'bg:combine.2 bg:R94 units = [7,6]: 13 are over 12: the unit divides, 7 and 6',
      '{"healed":1,"units":[7,6]}',
      '= 1 figure healed: two units of 7 and 6',
    ]);
    expect(protocolOf(heal, { grade: 'A', figures: 12 }, '6', ruled)).toContain(
      'bg:combine.2 > split {"from":"medic","counts":{"figures":6}}',
    );
    expect(came({ figures: 12 }, '2', ruled)).toEqual([
      'bg:medic.6 again = 1: 1 still dead: another try while the unit stays there',
      '{"healed":0,"figures":12}',
      '= nobody is healed, 12 in the unit',
    ]);
  });

  test('bg:R92 the roll is beside the fire, and no shot of a unit that may not shoot', () => {
    const said = (given: object) => came(given, '2').filter((line) => line.includes('bg:R92'));
    expect(said({ figures: 4 })).toEqual([]);
    expect(said({ figures: 3 })).toEqual([
      'bg:medic.4 bg:R92 no-shot = true: the roll is no shot: his unit may be non-standing',
    ]);
    expect(said({ figures: 3, hasShot: true })).toEqual([
      "bg:medic.4 bg:R92 besides = true: the medic has a roll of his own, besides the unit's fire",
    ]);
  });

  test('luck counts those who come back', () => {
    const { of, read } = heal.luck!({} as never)!;
    expect([of, read({ healed: 2 })]).toEqual(['figures healed', 2]);
  });
});
