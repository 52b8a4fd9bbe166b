import { describe, expect, test } from 'vitest';
import { ofRiders } from '../../../rulesets/battleground/passengers/aboard.js';
import { bailOut } from '../../../rulesets/battleground/passengers/bail-out.js';
import { mustFit } from '../../../rulesets/battleground/passengers/seats.js';
import { passengerLosses } from '../../../rulesets/battleground/passengers/tables.js';
import type { Moment } from '../../../src/rules/permit.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { EMPTY_TABLE } from '../../../src/rules/state.js';
import { conflicting, filled, spokenAgainst, unit } from '../../support/forbids.js';

const riders = (marks: Input, name = '3 Section', figures = 3): Unit =>
  unit('infantry', { grade: 'C', figures }, marks, name);
const truck = (marks: Input = {}, name = 'Truck'): Unit => unit('vehicle', { vehicle: 'truck' }, marks, name);

/** What is said where these units stand in roles, beside others on the table. */
const said = (
  action: string,
  named: Moment['named'],
  others: readonly Unit[] = [],
  more: Partial<Moment> = {},
) =>
  spokenAgainst(ofRiders, {
    action,
    named,
    state: { ...EMPTY_TABLE, units: [...Object.values(named).flat(), ...others] },
    ...more,
  });

describe('a fate that is not rolled yet', () => {
  const open = (who: string, what = 'Truck', way = "wg bail-out '3 Section'") => [
    `bg:pass.4 fate: The fate of ${who} in ${what} is not rolled yet. -> ${way}`,
  ];
  const out = { bailOut: 'destroyed', outOf: 'Truck' };

  test('bg:pass.4 who had to get out does nothing before', () => {
    for (const action of ['shoot', 'smoke', 'flare', 'heal', 'move', 'charge', 'combine', 'rally', 'melee'])
      expect(said(action, { unit: [riders(out)] }), action).toEqual(open('3 Section'));
    for (const action of ['overrun', 'mines', 'artillery', 'vehicle-damage', 'reaction-test'])
      expect(said(action, { target: [riders(out)] }), action).toEqual(open('3 Section'));
    expect(said('unit-check', { unit: [riders(out)] })).toEqual([]);
  });

  test('bg:pass.4 nor who sits in a wreck, nor anybody named by the vehicle', () => {
    expect(said('shoot', { shooter: [riders({ aboard: 'Truck' })] }, [truck({ destroyed: true })])).toEqual(
      open('3 Section'),
    );
    expect(said('smoke', { shooter: [riders({ aboard: 'Truck' })] }, [truck()])).toEqual([]);
    const both = [
      riders({ aboard: 'Truck', bailOut: 'immobilised', outOf: 'Truck' }),
      riders({ aboard: 'truck', bailOut: 'immobilised', outOf: 'Truck' }, 'HQ'),
    ];
    expect(said('move', { mover: [truck()] }, both)).toEqual(
      open('3 Section and HQ', 'Truck', "wg bail-out '3 Section'; wg bail-out HQ"),
    );
  });

  test('bg:pass.4 of whom nobody knows where he sat, and who is no more', () => {
    expect(said('move', { mover: [riders({ bailOut: 'destroyed' })] })).toEqual(
      open('3 Section', 'its vehicle'),
    );
    expect(said('move', { mover: [riders(out, '3 Section', 0)] })).toEqual([]);
    expect(said('move', { mover: [riders({})] })).toEqual([]);
  });
});

describe('whoever attacks a vehicle is told who rides in it', () => {
  const rides = 'rides in Truck: whenever its state changes their fate is rolled, wg bail-out';

  test('bg:pass.4 once for each vehicle that is attacked', () => {
    const aboard = riders({ aboard: 'Truck' });
    for (const action of ['shoot', 'charge', 'melee', 'mines', 'artillery', 'vehicle-damage'])
      expect(said(action, { target: [truck()] }, [aboard]), action).toEqual([
        `bg:pass.4 - (missing): 3 Section ${rides}`,
      ]);
    expect(said('move', { mover: [truck()] }, [aboard])).toEqual([]);
    const two = [aboard, riders({ aboard: 'Truck' }, 'HQ'), riders({ aboard: 'APC' }, '4 Section')];
    expect(said('artillery', { target: [truck(), truck({}, 'APC')] }, two)).toEqual([
      `bg:pass.4 - (missing): 3 Section and HQ ${rides.replace('rides', 'ride')}; 4 Section ${rides.replace('Truck', 'APC')}`,
    ]);
  });

  test('bg:pass.4 (bg:R29) one that nobody named may be the one that is attacked', () => {
    const aboard = [riders({ aboard: 'a carrier' }, '3 Section', 9)];
    const [remark, ...more] = said('shoot', { target: [truck()] }, aboard);
    expect(remark).toMatch(/^bg:pass.4 - \(missing\): 3 Section rides in vehicles that nobody named/);
    expect(more).toEqual([]);
    const tank = unit('vehicle', { vehicle: 'medium-tank' }, {}, 'Tank');
    expect(said('shoot', { target: [tank] }, aboard)).toEqual([]);
    expect(said('charge', { charger: [truck()] }, aboard, { doers: [truck()] })).toEqual([]);
    expect(said('shoot', { target: [{ ...truck(), side: 'Axis' }] }, aboard)).toEqual([]);
  });

  test('bg:pass.2 (bg:R29) one that nobody named may be the one that moves under the card of boarding', () => {
    const drives = (marks: object, doer = truck()) =>
      said('move', { mover: [doer] }, [riders({ aboard: 'a carrier', ...marks }, '3 Section', 9)], {
        doers: [doer],
      });
    const [remark, ...more] = drives({ hasMoved: true });
    expect(remark).toMatch(
      /^bg:pass.2 - \(missing\): 3 Section got, under this card, into vehicles that nobody/,
    );
    expect(more).toEqual([]);
    expect(drives({})).toEqual([]);
    expect(drives({ hasMoved: true }, unit('vehicle', { vehicle: 'medium-tank' }, {}, 'Tank'))).toEqual([]);
  });

  test('(bg:pass.4) and not of the vehicle that attacks, nor of those who have fallen', () => {
    const tank = truck({}, 'Tank');
    expect(said('charge', { charger: [tank] }, [riders({ aboard: 'Tank' })], { doers: [tank] })).toEqual([]);
    expect(said('shoot', { target: [truck()] }, [riders({ aboard: 'Truck' }, '3 Section', 0)])).toEqual([]);
    expect(said('shoot', { target: [truck()] }, [truck({ aboard: 'Truck' }, 'Jeep')])).toEqual([]);
  });
});

test('bg:pass.3 passengers who shoot are remarked on, in any vehicle, and those at whom they shoot are not', () => {
  const shoots = (...doers: Unit[]) =>
    said('shoot', { shooter: doers, target: [riders({ aboard: 'Opel' }, 'Gruppe')] }, [], { doers });
  expect(shoots(riders({ aboard: 'a carrier' }))).toEqual([
    'bg:pass.3 - (missing): 3 Section rides in a vehicle: passengers usually do not shoot, and whether these may is for you to agree on',
  ]);
  expect(shoots(riders({ aboard: 'Truck' }), riders({ aboard: 'APC' }, 'HQ'))[0]).toContain(
    '3 Section and HQ ride in',
  );
  expect(shoots(riders({}))).toEqual([]);
});

describe('bailing out', () => {
  const elsewhere = (what: string) => [
    `bg:pass.4 aboard (refuses): 3 Section does not ride in ${what}. -> If it does: wg roster mark '3 Section' aboard=${what === 'Truck' ? 'Truck' : '<vehicle>'}`,
  ];

  test('bg:pass.4 is for those who ride in the vehicle', () => {
    const named = (marks: Input, vehicle?: Unit) =>
      said('bail-out', { passengers: [riders(marks)], ...(vehicle && { vehicle: [vehicle] }) });
    expect(named({ aboard: 'APC' }, truck())).toEqual(elsewhere('Truck'));
    expect(named({}, truck())).toEqual(elsewhere('Truck'));
    expect(named({})).toEqual(elsewhere('a vehicle'));
    expect(named({ aboard: 'a carrier' }, truck())).toEqual([]);
    expect(named({ bailOut: 'destroyed' })).toEqual([]);
    expect(named({ bailOut: 'destroyed', outOf: 'Truck' }, truck())).toEqual([]);
    expect(said('bail-out', { vehicle: [truck()] })).toEqual([]);
  });

  test('(bg:R48) is rolled once for an attack that has changed something', () => {
    const aboard = riders({ aboard: 'Truck' });
    expect(said('bail-out', { passengers: [aboard] }, [truck()])).toEqual([
      'bg:pass.4 rolled: Nobody of 3 Section has to: it is rolled once for each attack that changes the state of the vehicle (bg:R48).',
    ]);
    expect(said('bail-out', { passengers: [aboard] })).toEqual([]);
    const open = riders({ aboard: 'Truck', bailOut: 'both', outOf: 'Truck' });
    expect(said('bail-out', { passengers: [open] }, [truck()])).toEqual([]);
  });

  test('(bg:pass.4) is filled in by who rides and by what the vehicle is now', () => {
    const section = unit('infantry', { grade: 'C', figures: 6, leaders: 1, hw: 1 }, { aboard: 'Truck' });
    expect(filled(bailOut, section, truck({ damage: 'both' }))).toMatchObject({
      passengers: 6,
      leaders: 1,
      hw: 1,
      state: 'both',
    });
    expect(filled(bailOut, section, truck({ destroyed: true }))).toMatchObject({ state: 'destroyed' });
  });

  test('those who are set apart are among the passengers', () => {
    const all = { passengers: 3, state: 'both', leaders: 1, hw: 1, medics: 1 };
    expect(conflicting(bailOut, all)).toBeUndefined();
    for (const one of ['leaders', 'hw', 'medics'])
      expect(conflicting(bailOut, { ...all, [one]: 2 })).toBe(
        'passengers 3 figures cannot hold 4 leaders, heavy weapons and medics',
      );
  });

  test('(bg:pass.4) the table of losses', () => {
    expect([passengerLosses.id, passengerLosses.unit]).toEqual(['bg:table.passengers', 'on a die, or less']);
  });
});

describe('seats', () => {
  const getsOn = (
    figures: number,
    marks: Input = {},
    input: Input = {},
    aboard = riders({ aboard: 'Truck' }),
  ) =>
    said('move', { mover: [riders(marks, '4 Section', figures)], carrier: [truck()] }, [aboard], {
      input: { board: true, figures, ...input },
    });

  test('bg:pass.1 six figures, those aboard among them', () => {
    expect(getsOn(4)).toEqual([
      'bg:pass.1 full (refuses): Truck holds 6 figures: with 3 aboard there is no room for 4.',
    ]);
    expect(getsOn(3)).toEqual([]);
    expect(getsOn(9, {}, { vehicles: 2 })).toEqual([]);
    expect(getsOn(10, {}, { vehicles: 2 })).toEqual([
      'bg:pass.1 full (refuses): Truck holds 12 figures: with 3 aboard there is no room for 10.',
    ]);
  });

  test('(bg:pass.1) nobody is in the way of one who gets off, or of one who is alone', () => {
    expect(getsOn(4, { aboard: 'Truck' })).toEqual([]);
    expect(getsOn(4, {}, { board: false })).toEqual([]);
    expect(getsOn(7, {}, {}, riders({ aboard: 'APC' }))).toEqual([]);
    const named = { mover: [riders({}, '4 Section', 7)] };
    expect(said('move', named, [], { input: { board: true, figures: 7 } })).toEqual([]);
    expect(said('move', { carrier: [truck()] }, [], { input: { board: true } })).toEqual([]);
  });

  test('bg:pass.1 more than six need another vehicle', () => {
    expect(() => mustFit(6, 1)).not.toThrow();
    expect(() => mustFit(12, 2)).not.toThrow();
    expect(() => mustFit(7, 1)).toThrow(
      expect.objectContaining({
        clause: 'bg:pass.1',
        message: 'A truck or carrier holds 6 figures; 7 need 2.',
        hint: 'Use --vehicles 2.',
      }),
    );
  });
});
