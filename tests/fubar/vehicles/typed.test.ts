import { describe, expect, test } from 'vitest';
import { overrun } from '../../../rulesets/fubar/vehicles/overrun.js';
import { effectsField, effectsIn, vehicleSaves } from '../../../rulesets/fubar/vehicles/tables.js';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { filledBy } from '../../../src/rules/filled.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { EMPTY_TABLE } from '../../../src/rules/state.js';
import { conflicting, filled, refusing, unit } from '../../support/forbids.js';
import type { Given } from '../../support/play.js';

/** What is typed of a vehicle that is hit and of those aboard, and what their names fill in. */

const HIT = { unsaved: 1, facing: 'side' };
const wrong = (given: Given) => conflicting(vehicleDamage, { ...HIT, ...given });

describe('(fubar:damage.9) what a vehicle has suffered this turn', () => {
  test('is typed in one entry or in several, in any case and with spaces', () => {
    expect(effectsIn(['Stunned, immobilised', 'destroyed'])).toEqual(['stunned', 'immobilised', 'destroyed']);
    expect(effectsIn()).toEqual([]);
  });

  test('is one of four effects', () => {
    expect(effectsField.fault('stunned, Weapon-Destroyed')).toBeUndefined();
    expect(effectsField.fault('stunned, on-fire')).toEqual({
      takes: 'stunned, weapon-destroyed, immobilised and destroyed',
      word: ['on-fire', ['stunned', 'weapon-destroyed', 'immobilised', 'destroyed']],
    });
    expect(effectsField.max).toBe(4);
  });
});

test('(fubar:vehicle.6) the armour of a house rule saves on a die: 2 to 6', () => {
  const [says, holds] = vehicleSaves.must!;
  expect(says).toBe('a number from 2 to 6');
  expect([1, 2, 6, 7].map((n) => holds(n, 'light'))).toEqual([false, true, true, false]);
});

describe('which hits, and who is aboard', () => {
  test('hits are given, or what is left of them after the saves', () => {
    const needs = (given: Given) => vehicleDamage.requires?.(given as never);
    expect(needs({})).toEqual(['facing', 'hits', 'armour']);
    expect(needs({ name: 'APC' })).toEqual(['facing', 'hits']);
    expect(needs({ unsaved: 0 })).toEqual(['facing']);
    expect(needs({ unsaved: 1, rolled: true })).toEqual([]);
    expect(needs({ unsaved: 1, passengers: 4 })).toEqual(['facing', 'passengerLevel']);
    expect(needs({ unsaved: 1, passengers: 4, passengerName: 'Squad' })).toEqual(['facing']);
    const after = 'does not go with --unsaved, after the saves';
    expect(wrong({ hits: 2 })).toBe(`hits ${after}`);
    expect(wrong({ armour: 'light' })).toBe(`armour ${after}`);
    expect(wrong({ unsaved: undefined, hits: 2, armour: 'light' })).toBeUndefined();
  });

  test('what is said of those aboard needs somebody aboard', () => {
    const ABOARD = {
      passengerLevel: 'green',
      passengerLeaderLevel: 'elite',
      passengersSuppressed: 1,
      passengerArmour: 'light',
      secondWreck: true,
      take: 'casualties',
    };
    for (const [input, value] of Object.entries(ABOARD)) {
      expect(wrong({ [input]: value }), input).toBe(`${input} needs --passengers`);
      expect(wrong({ passengers: 4, [input]: value }), input).toBeUndefined();
      expect(wrong({ passengerName: 'Squad', [input]: value }), input).toBeUndefined();
    }
    expect(wrong({ passengers: 4, passengersSuppressed: 4 })).toBeUndefined();
    expect(wrong({ passengers: 4, passengersSuppressed: 5 })).toBe(
      'passengersSuppressed there are only 4 figures',
    );
    expect(wrong({ name: 'APC', passengerName: 'apc' })).toBe('passengerName is the vehicle itself');
  });

  test('fubar:unit.1 of a unit aboard that is known by its name alone its figures and level are asked for', () => {
    expect(refusing(vehicleDamage, { ...HIT, passengerName: 'Squad' })).toBe(
      'fubar:unit.1 The figures of Squad are not on record. -> Give --passengers, or muster the unit.',
    );
    expect(refusing(vehicleDamage, { ...HIT, passengerName: 'Squad', passengers: 3 })).toContain(
      '--passenger-level',
    );
  });
});

describe('what names fill in', () => {
  const apc = (marks: Input = {}) => unit('vehicle', { vehicle: 'apc', level: 'green' }, marks, 'APC');
  const squad = (marks: Input = {}) => unit('infantry', { figures: 4, level: 'elite' }, marks, 'Squad');
  const both = (given: Input, vehicle: Unit, aboard: Unit) =>
    filledBy(vehicleDamage, [[vehicle], [aboard]], given);

  test('(fubar:damage.4) (fubar:damage.9) a vehicle, and what it has been through this turn and before', () => {
    expect(filled(vehicleDamage, apc())).toEqual({ name: 'APC', vehicle: 'apc' });
    expect(filled(vehicleDamage, apc({ immobilised: true, suffered: ['immobilised'] }))).toEqual({
      ...{ name: 'APC', vehicle: 'apc' },
      effects: ['immobilised'],
    });
    expect(filled(vehicleDamage, apc({ immobilised: true, suffered: ['stunned'] }))).toMatchObject({
      immobilised: true,
    });
    expect(filled(vehicleDamage, apc({ immobilised: true }))).toMatchObject({ immobilised: true });
  });

  test('(fubar:damage.1) the hits that are owed stand in for those that nobody types', () => {
    expect(filled(vehicleDamage, apc({ owed: 2 }))).toMatchObject({ unsaved: 2 });
    for (const typed of [{ hits: 3 }, { armour: 'light' }])
      expect(filledBy(vehicleDamage, [[apc({ owed: 2 })]], typed)).not.toHaveProperty('unsaved');
  });

  test('fubar:damage.5 a wreck is hit no more, but for those of it who owe hits', () => {
    const wreck = apc({ destroyed: true });
    expect(filled(vehicleDamage, wreck)).toBe('fubar:damage.5 APC is destroyed.');
    expect(filled(vehicleDamage, wreck, squad())).toBe('fubar:damage.5 APC is destroyed.');
    expect(filled(vehicleDamage, wreck, squad({ owed: 1, wrecked: true }))).toMatchObject({
      ...{ passengerName: 'Squad', passengers: 4, passengerLevel: 'elite' },
      ...{ unsaved: 1, rolled: true, wreck: true },
    });
  });

  test('(fubar:damage.5) where hits are typed those aboard are asked about as any', () => {
    const owing = squad({ owed: 1, wrecked: true });
    for (const typed of [{ hits: 3 }, { armour: 'light' }])
      for (const input of ['unsaved', 'rolled', 'wreck'])
        expect(both(typed, apc(), owing), input).not.toHaveProperty(input);
  });

  test('(fubar:suppress.1) no more of those aboard lie than there are of them by what was typed', () => {
    expect(both({}, apc(), squad({ suppressed: 3 }))).toMatchObject({ passengersSuppressed: 3 });
    expect(both({ passengers: 2 }, apc(), squad({ suppressed: 3 }))).toMatchObject({
      passengersSuppressed: 2,
    });
    expect(both({ passengers: 4 }, apc(), squad({ suppressed: 3 }))).toMatchObject({
      passengersSuppressed: 3,
    });
  });

  test('fubar:damage.1 fubar:vehicle.7 infantry is no vehicle, and a vehicle does not ride in another', () => {
    expect(filled(vehicleDamage, squad())).toBe(
      'fubar:damage.1 Squad is no vehicle: fire at a unit takes figures off it.',
    );
    expect(filled(vehicleDamage, apc(), unit('vehicle', { vehicle: 'car' }, {}, 'Car'))).toBe(
      'fubar:vehicle.7 Car is a vehicle: it does not ride in another.',
    );
  });
});

test('what is asked of an answer: the worst that comes of it, hits and men; and whose luck it was', () => {
  const came = { unsaved: 2, effects: ['stunned', 'immobilised'], casualties: 3, suppressed: 1 };
  const views = Object.entries(vehicleDamage.views!);
  const seen = (result: object) =>
    Object.fromEntries(views.map(([name, view]) => [name, view(result as never, {} as never)]));
  expect(seen(came)).toEqual({ worst: 'immobilised', unsaved: 2, casualties: 3, suppressed: 1 });
  expect(seen({ unsaved: 0, effects: [] }).worst).toBe('nothing');
  const { of, read } = overrun.luck!({} as never)!;
  expect([of, read({ evaded: false, ...came } as never)]).toEqual(['casualties', 3]);
  expect(overrun.result.evaded.order).toEqual(['false', 'true']);
});

test('(fubar:damage.5) of one unit in a vehicle nobody else is aboard, and of a vehicle nobody named no one is', () => {
  const apc = unit('vehicle', { vehicle: 'apc', level: 'green' }, {}, 'APC');
  const rides = (name: string, figures: number) =>
    unit('infantry', { figures, level: 'elite' }, { aboard: 'APC' }, name);
  const aboard = (riding: readonly Unit[], named: Readonly<Record<string, readonly Unit[]>>) =>
    vehicleDamage.fromTable!({ ...EMPTY_TABLE, units: [apc, ...riding] }, named, {});
  const [one, two, fallen] = [rides('One', 3), rides('Two', 4), rides('Three', 0)];
  expect(aboard([one, two], { vehicle: [apc] })).toEqual({ othersAboard: ['One', 'Two'] });
  expect(aboard([one, two], { vehicle: [apc], passenger: [one] })).toEqual({ othersAboard: ['Two'] });
  expect(aboard([one], { vehicle: [apc], passenger: [one] })).toEqual({});
  // Who has fallen to the last man stands in nobody's way.
  for (const riding of [[one], [one, fallen]])
    expect(aboard(riding, { vehicle: [apc] })).toMatchObject({ passengerName: 'One', passengers: 3 });
  for (const nobody of [
    aboard([], { vehicle: [apc] }),
    aboard([fallen], { vehicle: [apc] }),
    aboard([one], {}),
  ])
    expect(nobody).toEqual({});
});
