import { known } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';
import { counted, list, names, quoted } from '../../../src/rules/text/say.js';
import { linesFor } from '../../../src/rules/waiting.js';
import { present } from '../roster/figures.js';
import { infantry, isThere } from '../roster/kinds.js';
import { CARRIERS } from '../vehicles/tables.js';
import { bearings, type Moment } from '../words.js';
import { carrierOf, fatesWaiting, isOpen, openFates, says } from './open-fates.js';
import { SEATS, UNNAMED } from './seats.js';

/** What speaks against a deed because of those who ride in vehicles, or have to get out of them, named or not. */

type Now = Moment;

/** Those of them who ride in a vehicle, whichever it is. */
const aboard = (units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ marks }) => marks.aboard !== undefined);

/** Those who ride in this vehicle. */
const ridersOf = (vehicle: Unit, { state }: Now): readonly Unit[] =>
  state.units.filter((unit) => says(unit, 'aboard', vehicle) && isThere(unit));

const named = ({ named: roles }: Now): readonly Unit[] => [...new Set(Object.values(roles).flat())];

/** Those whose fate is not rolled yet: who are named themselves, or ride in a vehicle that is. */
const openOf = (now: Now): readonly Unit[] => {
  const all = named(now).flatMap((unit) => (unit.kind === 'vehicle' ? ridersOf(unit, now) : [unit]));
  return all.filter(
    (unit, i) => isOpen(unit, now.state) && all.findIndex(({ name }) => name === unit.name) === i,
  );
};

/** The vehicle in a minefield that somebody gets off. */
function getsOffInto(now: Now): Unit | undefined {
  const [unit] = now.named.mover ?? [];
  const vehicle = now.input.board === true && unit ? carrierOf(unit, now.state) : undefined;
  return vehicle?.marks.mined === true ? vehicle : undefined;
}

/** Vehicles that an attack is made on, with those who ride in them. */
const laden = (now: Now): readonly (readonly [vehicle: Unit, riders: readonly Unit[]])[] =>
  named(now)
    .filter((unit) => unit.kind === 'vehicle' && !now.doers.includes(unit))
    .map((vehicle) => [vehicle, ridersOf(vehicle, now).filter((unit) => !isOpen(unit, now.state))] as const)
    .filter(([, riders]) => riders.length > 0);

/** Those who ride in vehicles that nobody named, which such a one that is attacked may be one of. */
function maybeAboard(now: Now): readonly Unit[] {
  const attacked = named(now).filter(
    (unit) => carries(unit) && now.doers.every((doer) => doer.name !== unit.name),
  );
  return now.state.units.filter(
    (unit) =>
      unit.marks.aboard === UNNAMED && isThere(unit) && attacked.some(({ side }) => side === unit.side),
  );
}

/** Whether it may be one of the vehicles that nobody named. */
const carries = ({ kind, profile }: Unit): boolean =>
  kind === 'vehicle' && CARRIERS.some((of) => of === profile.vehicle);

/** Those who got, under this card, into vehicles that nobody named: one that moves now may be one of these. */
const justAboard = ({ doers, state }: Now): readonly Unit[] =>
  state.units.filter(
    ({ marks, side }) =>
      marks.aboard === UNNAMED &&
      marks.hasMoved === true &&
      doers.some((doer) => carries(doer) && doer.side === side),
  );

/** The vehicle that is named has nothing to do with those who are; or they ride in none. */
function ridesElsewhere({ named: { passengers, vehicle: vehicles } }: Now): boolean {
  const riders = passengers?.[0];
  const vehicle = vehicles?.[0];
  if (!riders || riders.marks.aboard === UNNAMED) return false;
  if (vehicle) return !says(riders, 'aboard', vehicle) && !says(riders, 'outOf', vehicle);
  return riders.marks.aboard === undefined && riders.marks.bailOut === undefined;
}

/** Nothing has changed the state of their vehicle since. */
function isRolled(now: Now): boolean {
  const [riders] = now.named.passengers ?? [];
  return riders !== undefined && carrierOf(riders, now.state) !== undefined && !isOpen(riders, now.state);
}

/** Who gets on a vehicle, and in how many figures it has seats for. */
function boarding({ input, named: { mover, carrier } }: Now) {
  const unit = mover?.[0];
  const vehicle = carrier?.[0];
  if (!input.board || !unit || !vehicle || unit.marks.aboard !== undefined) return undefined;
  const figures = Number(input.figures ?? 0) + Number(input.prisoners ?? 0);
  return { unit, vehicle, figures, seats: SEATS * Number(input.vehicles ?? 1) };
}

/** All who have a seat in it: prisoners too. */
const figuresAboard = (vehicle: Unit, now: Now): number =>
  ridersOf(vehicle, now)
    .map((unit) => known(infantry, unit))
    .reduce((sum, of) => sum + present(of) + of.prisoners, 0);

export const ofRiders = bearings(
  {
    clause: 'bg:pass.4',
    word: 'fate',
    actions: [
      ...(['shoot', 'smoke', 'flare', 'heal', 'move', 'charge', 'combine', 'overrun', 'rally'] as const),
      ...(['melee', 'mines', 'artillery', 'vehicle-damage', 'reaction-test'] as const),
    ],
    when: (now) => openOf(now).length > 0,
    says: (now) => {
      const open = openOf(now);
      const vehicles = [...new Set(open.map(({ marks }) => marks.outOf ?? marks.aboard ?? 'its vehicle'))];
      return `The fate of ${names(open)} in ${list(vehicles.map(String))} is not rolled yet.`;
    },
    way: (now) =>
      linesFor(
        'bail-out',
        openOf(now).map(({ name }) => ({ units: [[name]] })),
      ),
  },
  {
    clause: 'bg:pass.4',
    word: 'fate',
    actions: ['draw-card'],
    when: (now) => now.input.new !== true && openFates(now.state).length > 0,
    says: (now) => `The fate of ${names(openFates(now.state))} is not rolled yet, whose vehicle was hit.`,
    way: ({ state }) => linesFor('bail-out', fatesWaiting(state)),
  },
  {
    clause: 'bg:mine.12',
    actions: ['move'],
    missing: true,
    when: (now) => getsOffInto(now),
    says: (now) =>
      `${getsOffInto(now)!.name} stands in a minefield, which attacks those who get off there: wg mines, with --entered`,
  },
  {
    clause: 'bg:pass.4',
    actions: ['shoot', 'charge', 'melee', 'mines', 'artillery', 'vehicle-damage'],
    missing: true,
    when: (now) => laden(now).length > 0,
    says: (now) =>
      laden(now)
        .map(
          ([vehicle, riders]) =>
            `${names(riders)} ${riders.length === 1 ? 'rides' : 'ride'} in ${vehicle.name}: whenever its state changes their fate is rolled, wg bail-out`,
        )
        .join('; '),
  },
  {
    clause: 'bg:pass.4',
    actions: ['shoot', 'charge', 'melee', 'mines', 'artillery', 'vehicle-damage'],
    missing: true,
    when: (now) => maybeAboard(now).length > 0,
    says: (now) =>
      `${names(maybeAboard(now))} ${maybeAboard(now).length === 1 ? 'rides' : 'ride'} in vehicles that nobody named: if this is one of them and its state changes, wg bail-out ${quoted(maybeAboard(now)[0]!.name)} --passengers with those in it, and --state`,
  },
  {
    clause: 'bg:pass.2',
    actions: ['move', 'charge', 'overrun'],
    missing: true,
    when: (now) => justAboard(now).length > 0,
    says: (now) =>
      `${names(justAboard(now))} got, under this card, into vehicles that nobody named: if this is one of them it does not move.`,
  },
  {
    clause: 'bg:pass.3',
    actions: ['shoot', 'smoke', 'flare', 'heal'],
    missing: true,
    when: ({ doers }) => aboard(doers).length > 0,
    says: ({ action, doers }) => {
      const riding = `${names(aboard(doers))} ${aboard(doers).length === 1 ? 'rides' : 'ride'} in a vehicle: passengers usually do not shoot`;
      const instead = action === 'shoot' ? '' : ', nor do what takes the place of fire';
      return `${riding}${instead}, and whether these may is for you to agree on`;
    },
  },
  {
    clause: 'bg:pass.4',
    word: 'aboard',
    actions: ['bail-out'],
    refuses: true,
    when: ridesElsewhere,
    says: ({ named: { passengers = [], vehicle = [] } }) =>
      `${names(passengers)} does not ride in ${vehicle.length > 0 ? names(vehicle) : 'a vehicle'}.`,
    way: ({ named: { passengers = [], vehicle = [] } }) =>
      `If it does: wg roster mark ${quoted(passengers[0]!.name)} aboard=${vehicle.length > 0 ? quoted(vehicle[0]!.name) : '<vehicle>'}`,
  },
  {
    clause: 'bg:pass.4',
    word: 'rolled',
    actions: ['bail-out'],
    when: isRolled,
    says: ({ named: { passengers = [] } }) =>
      `Nobody of ${names(passengers)} has to: it is rolled once for each attack that changes the state of the vehicle (bg:R48).`,
  },
  {
    clause: 'bg:pass.1',
    word: 'full',
    actions: ['move'],
    refuses: true,
    when: (now) => {
      const on = boarding(now);
      const there = on ? figuresAboard(on.vehicle, now) : 0;
      return on && there > 0 && there + on.figures > on.seats;
    },
    says: (now) => {
      const { vehicle, figures, seats } = boarding(now)!;
      const there = figuresAboard(vehicle, now);
      return `${vehicle.name} holds ${counted(seats, 'figure')}: with ${there} aboard there is no room for ${figures}.`;
    },
  },
);
