import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import { names } from '../../../src/rules/text/say.js';
import { known } from '../roster/kinds.js';
import type { FromTable } from '../turn/from-table.js';
import { specsOf } from '../units/as-typed.js';
import { one } from '../units/fates.js';
import { likeHex, placeOf, ridersOf } from '../units/place.js';
import { carrier, mover } from '../units/roles.js';
import { unitsIn } from '../units/unit-spec.js';
import { bearings, ends, haveSaid, type Moment, some, step } from '../words.js';
import { getsOn, type Move } from './move-input.js';
import { mustFit } from './transport.js';

/** Getting on a carrier, and off it (8.2, 8.3). */

/** What would be aboard with those who get on, where the class of the carrier is known (8.21). */
export const loadWith: FromTable = ({ units }, { mover = [], carrier = [] }, { unload }) => {
  const [of] = carrier;
  if (!of || unload) return {};
  const { transport, tow } = known(of);
  if (transport === undefined) return {};
  const all = [...ridersOf(of, units).filter((unit) => !mover.includes(unit)), ...mover].map(known);
  const load = all.flatMap((each) => specsOf([{ ...each, aboard: undefined }], []));
  return { load, transport, tow, largeGun: all.some(({ largeGun }) => largeGun) };
};

/** Whoever gets on is where his carrier is, and goes wherever it goes. */
export function* boards({ carrier: onto, load, transport, tow, largeGun }: Move): Rule<void> {
  if (load) yield* mustFit(unitsIn(load), { transport: transport!.toUpperCase(), tow, largeGun });
  const text = `on ${onto}, and with it wherever it goes`;
  yield* step({ id: 'aboard', clause: 'vv:beyond.8.3', value: onto!, text });
  yield* ends('vv:beyond.6.1', 'move');
  yield* mover.as.unit.bind('vv:8.1', 'aboard', carrier.name);
  yield* mover.as.unit.set('vv:8.1', { hex: null, terrain: null, entrenchment: null });
  yield* transferred('loaded');
}

/** Whoever got on or off, and the carrier too, does so no more this turn. */
export function* transferred(transfer: 'loaded' | 'unloaded'): Rule<void> {
  yield* mover.as.unit.set('vv:beyond.8.3', { transfer });
  yield* carrier.as.unit.set('vv:beyond.8.3', { transfer });
}

/** A carrier that has moved since takes nobody on, and lets nobody off (8.3): those aboard stand behind it in its role. */
export const carriesNoMore = (role: string): Rule<void> =>
  one(role, 1).set('vv:beyond.8.3', { transfer: 'over' });

const isTransfer = ({ input }: Moment): boolean => getsOn(input) || input.unload === true;

/** A carrier that has done the other of the two in this turn, or has moved since it did the same. */
const doesBoth = ({ input, named: { carrier = [] } }: Moment): readonly Unit[] =>
  carrier.filter(
    ({ marks }) => marks.transfer === 'over' || marks.transfer === (input.unload ? 'loaded' : 'unloaded'),
  );

/** Those who are to get on in another hex than that of the carrier. */
const elsewhere = ({ input, named: { mover = [], carrier = [] }, state: { units } }: Moment) => {
  const [of] = carrier;
  const there = getsOn(input) && of ? placeOf(of, units) : undefined;
  const isElsewhere = (unit: Unit) => {
    const here = placeOf(unit, units);
    return here !== undefined && there !== undefined && !likeHex(here, there);
  };
  return mover.filter(isElsewhere);
};

export const transferBearings = bearings(
  {
    clause: 'vv:8.1',
    word: 'carrier',
    actions: ['move'],
    ...some(
      ({ input, named }) => (getsOn(input) && !named.carrier?.length ? (named.mover ?? []) : []),
      (who, { input }) => `There is no ${input.carrier} that ${names(who)} could get on.`,
    ),
    refuses: true,
  },
  {
    clause: 'vv:beyond.8.21',
    word: 'class',
    actions: ['move'],
    ...some(
      ({ input, named: { carrier = [] } }) =>
        getsOn(input) ? carrier.filter((unit) => known(unit).transport === undefined) : [],
      (who) => `The transport class of ${names(who)} is not known: without one it carries nobody.`,
    ),
    way: 'It stands in the roster: transport: T1.',
    missing: true,
  },
  {
    clause: 'vv:beyond.8.3',
    word: 'not aboard',
    actions: ['move'],
    ...some(
      ({ input, named: { mover = [], carrier = [] } }) =>
        input.unload === true && input.carrier === undefined && carrier.length === 0
          ? mover.filter(({ marks }) => marks.aboard === undefined)
          : [],
      (who) => `${names(who)} ${who.length > 1 ? 'ride' : 'rides'} in no carrier, and cannot get off one.`,
    ),
    way: "Whoever gets off is named: wg move 'who rides in it' --unload.",
    refuses: true,
  },
  {
    clause: 'vv:beyond.8.3',
    word: 'apart',
    actions: ['move'],
    ...some(
      elsewhere,
      (who, { named: { carrier = [] }, state: { units } }) =>
        `They get on in one hex: ${names(who)} in ${placeOf(who[0]!, units)}, ${names(carrier)} in ${placeOf(carrier[0]!, units)}.`,
    ),
    refuses: true,
  },
  {
    clause: 'vv:beyond.8.3',
    word: 'transfer',
    actions: ['move'],
    ...some(
      (now) => (isTransfer(now) ? now.doers.filter(({ marks }) => marks.transfer) : []),
      (who) => `${haveSaid(who)} got on or off this turn already.`,
    ),
  },
  {
    clause: 'vv:beyond.8.3',
    word: 'transfer',
    actions: ['move'],
    ...some(
      (now) => (isTransfer(now) ? doesBoth(now) : []),
      (who, { input }) =>
        who[0]!.marks.transfer === 'over'
          ? `${haveSaid(who)} taken on or let off somebody this turn, and moved since.`
          : input.unload
            ? `${haveSaid(who)} taken somebody on this turn, and lets nobody off in it.`
            : `${haveSaid(who)} let somebody off this turn, and takes nobody on in it.`,
    ),
  },
);
