import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { pointsIgnored } from '../casualties/members.js';
import { mustBeOpenToVehicles } from '../movement/move-cost.js';
import {
  isBunker,
  mustBePinnedTogether,
  mustCarry,
  mustFitBunker,
  mustFitIn,
  mustStack,
  stackOf,
} from '../movement/stack.js';
import { mustHoldLoads } from '../movement/transport.js';
import type { Position } from '../positions/tables.js';
import { counters } from '../units/tables.js';
import { unitsIn } from '../units/unit-spec.js';
import { type Counter, isInfantry, withLoads } from '../units/units.js';
import { grenadesOf, leaderOf } from '../weapons/modifiers.js';
import { look, refuse, ruling, step } from '../words.js';
import type { Side } from './assaulters.js';
import { type Assault, assaultersNamed } from './input.js';
import { totalApfp } from './strength.js';

/** An AFV of the hex: by what number it is one of the defenders, and what it is called where there are several. */
interface DefendingAfv {
  readonly immobile: boolean;
  readonly number?: number;
  readonly name?: string;
}

/** The defenders, with what a failed assault can still harm. */
export interface Defence extends Side {
  readonly afvs: readonly DefendingAfv[];
  /** Units other than AFVs that can take points, with passengers of AFVs. */
  readonly others: number;
  /** Passengers of AFVs that can take points (R39), and the points that eliminate them all. */
  readonly aboard: number;
  readonly ratingsAboard: number;
  /** All of them were pinned: the hex falls without a roll. */
  readonly fallen: boolean;
}

/** The defenders: everything in the hex that is not pinned (15.1, 15.9). */
export function* defendersOf(input: Assault, position: Position | undefined): Rule<Defence> {
  const units = assaultersNamed(input.defend);
  return units ? yield* defendersNamed(units, input, position) : yield* defendersCounted(input, position);
}

function* defendersNamed(
  all: readonly Counter[],
  input: Assault,
  position: Position | undefined,
): Rule<Defence> {
  yield* mustStack(stackOf(all), 'the defenders have');
  mustBePinnedTogether(all);
  yield* mustCarry(all);
  mustHoldLoads(all);
  yield* mustFitIn(position, all);
  if (all.some(({ kind }) => kind === 'afv' || kind === 'vehicle'))
    yield* mustBeOpenToVehicles(input.terrain);
  const late = all.some(({ pinnedNow }) => pinnedNow) && (yield* ruling('vv:R35')) === 2;
  const isPinned = ({ pinned, pinnedNow }: Counter) => pinned || (pinnedNow && !late);
  const pinned = all.filter(isPinned);
  yield* pinnedFall(
    pinned.length,
    all.length,
    all.some(({ pinnedNow }) => pinnedNow),
  );
  const units = all.filter((unit) => !isPinned(unit));
  if (units.length === 0) return FALLEN;
  const aboard = units.flatMap(({ load }) => load.filter(isInfantry)).length;
  const apart = aboard > 0 && (yield* ruling('vv:R8')) === 2;
  const n = units.length + (apart ? aboard : 0);
  const text = `${counted(n, 'defending unit')}: all in the hex defend`;
  yield* step({ id: 'defenders', clause: 'vv:15.1d', value: n, text, ruling: 'vv:R7' });
  if (aboard > 0) {
    const text = apart
      ? 'a carrier and its passengers count one by one'
      : 'a carrier and its load count as one unit';
    yield* step({ id: 'carriers', clause: 'vv:8.1', value: apart, text, ruling: 'vv:R8' });
  }
  const apfp = yield* apfpInside(position, input, () =>
    totalApfp(units, { side: 'defence', outsideFfa: input.outsideFfa }),
  );
  const leader = yield* leaderOf(units, input.defenderLeader, 'defence');
  const infantry = withLoads(units).filter(isInfantry).length;
  const grenades = yield* grenadesOf('defence', units, input.defenderGrenades, infantry);
  const afvs = units.filter(({ kind }) => kind === 'afv');
  const numbered = withLoads(all).flatMap(({ kind, immobile }, i) =>
    kind === 'afv' ? [{ immobile, number: i + 1 }] : [],
  );
  const inAfvs = afvs.flatMap(({ load }) => load.filter(isInfantry));
  const spared = inAfvs.length > 0 && (yield* ruling('vv:R39')) === 2;
  const exposed = spared ? 0 : inAfvs.length;
  const leaderRating = (yield* look(counters.cells.leader)).value.rating;
  const ratings = inAfvs.reduce((sum, { rating = leaderRating }) => sum + rating, 0);
  const ratingsAboard = ratings + (yield* pointsIgnored(inAfvs));
  const others = units.length - afvs.length + exposed;
  return {
    apfp,
    units: n,
    leader,
    grenades,
    afvs: called(numbered, input),
    others,
    aboard: exposed,
    ratingsAboard,
    fallen: false,
  };
}

function* defendersCounted(input: Assault, position: Position | undefined): Rule<Defence> {
  const { defenders: all, afv, pinned, pinnedNow } = input;
  yield* mustStack({ infantry: all! - afv, vehicles: afv }, 'the defenders have');
  if (isBunker(position)) yield* mustFitBunker({ infantry: all!, vehicles: 0 });
  if (afv > 0) yield* mustFitIn(position, unitsIn(['afv']));
  if (afv > 0) yield* mustBeOpenToVehicles(input.terrain);
  const late = pinnedNow > 0 && (yield* ruling('vv:R35')) === 2;
  const off = pinned + (late ? 0 : pinnedNow);
  yield* pinnedFall(off, all!, pinnedNow > 0);
  const units = all! - off;
  if (units === 0) return FALLEN;
  const text = `${counted(units, 'defending unit')}: all in the hex defend`;
  yield* step({ id: 'defenders', clause: 'vv:15.1d', value: units, text });
  const apfp = yield* apfpInside(position, input, function* () {
    return input.defend as number;
  });
  if (input.defenderLeader > 0 && units === afv) {
    const hint = 'Name a passenger: --defend afv:mg=4,leader:-1:aboard.';
    refuse('vv:15.3b', 'Only AFVs defend: there is no leader among them.', hint);
  }
  const leader = yield* leaderOf(undefined, input.defenderLeader, 'defence');
  const grenades = yield* grenadesOf('defence', undefined, input.defenderGrenades, units - afv);
  const afvs = Array.from({ length: afv }, () => ({ immobile: false }));
  return {
    apfp,
    units,
    leader,
    grenades,
    afvs: called(afvs, input),
    others: units - afv,
    aboard: 0,
    ratingsAboard: 0,
    fallen: false,
  };
}

/** AFVs by their names. */
const called = (afvs: readonly DefendingAfv[], { afvNames = [] }: Assault): DefendingAfv[] =>
  afvs.map((afv, i) => {
    const name = afvNames[i];
    return name === undefined ? afv : { ...afv, name };
  });

const FALLEN: Defence = {
  apfp: 0,
  units: 0,
  leader: 0,
  grenades: 0,
  afvs: [],
  others: 0,
  aboard: 0,
  ratingsAboard: 0,
  fallen: true,
};

/** Pinned units are taken off before anything else, and count for nothing (15.9, 14.7). */
function* pinnedFall(pinned: number, all: number, someNow: boolean): Rule<void> {
  if (pinned === 0 && !someNow) return;
  const ruled = someNow ? ({ ruling: 'vv:R35' } as const) : {};
  if (pinned > 0) {
    const text = `${counted(pinned, 'pinned unit')} eliminated before the odds are worked out`;
    yield* step({ id: 'pinned', clause: 'vv:15.9a', value: pinned, text, ...ruled });
    if (pinned === all) return;
    const nothing = 'pinned units add no APFP and no Casualty Points';
    yield* step({ id: 'pinned-nothing', clause: 'vv:15.9b', value: 0, text: nothing, ruling: 'vv:R43' });
    return;
  }
  const text = 'units pinned in this phase still defend';
  yield* step({ id: 'pinned', clause: 'vv:15.9a', value: 0, text, ...ruled });
}

/** Whoever is in a bunker defends to every side, unless it is ruled that its field of fire binds them (R23). */
function* apfpInside(
  position: Position | undefined,
  { outsideFfa }: Assault,
  total: () => Rule<number>,
): Rule<number> {
  const apfp = yield* total();
  if (!isBunker(position) || !outsideFfa) return apfp;
  const none = (yield* ruling('vv:R23')) === 2;
  const text = none
    ? 'they come from outside its field of fire: the bunker adds nothing'
    : 'the bunker defends to every side';
  return yield* step({
    id: 'bunker-facing',
    clause: 'vv:20.3',
    value: none ? 0 : apfp,
    text,
    ruling: 'vv:R23',
  });
}
