import { barring, type Conflict } from '../../../src/rules/action.js';
import type { Rule } from '../../../src/rules/rule.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { counted, thereAreOnly } from '../../../src/rules/text/say.js';
import { part, rounds } from '../../../src/rules/words.js';
import { personalSave, type Save, unsavedOf } from '../hits/armour.js';
import type { Armour } from '../hits/tables.js';
import { type Struck, sayTaken, suppressionLimit, taken, waysToTake } from '../hits/taking.js';
import { levelOf } from '../turn/activation.js';
import type { Level } from '../turn/tables.js';
import { refuse, ruling, step } from '../words.js';

/** Those aboard a vehicle, crew and passengers. */
interface Aboard {
  readonly passengers: number;
  readonly passengerLevel: Level;
  readonly passengerLeaderLevel?: Level | undefined;
  readonly passengerArmour: Armour;
  /** Of them, those who lie down already: they count towards the limit (suppress.4). */
  readonly passengersSuppressed?: number | undefined;
  readonly take: 'suppress' | 'casualties' | number;
  /** Another vehicle was destroyed this turn already (R61). */
  readonly secondWreck: boolean;
}

interface Fate {
  readonly casualties: number;
  /** Newly suppressed. */
  readonly suppressed: number;
  /** Lying down when all is done, with those who lay before. */
  readonly lying: number;
}

/** What becomes of those aboard a vehicle that failed saves. */
export function* fateOfPassengers(aboard: Aboard, unsaved: number, isDestroyed: boolean): Rule<Fate> {
  const each = yield* throughArmour(aboard, unsaved);
  const unhurt = { casualties: 0, suppressed: 0, lying: aboard.passengersSuppressed ?? 0 };
  const hit = yield* part(strike, aboard, each, unsaved, unhurt, 'hit');
  return isDestroyed && hit.casualties < aboard.passengers ? yield* wrecked(aboard, hit) : hit;
}

/** The hits on those aboard for each save that the vehicle failed: one, unless it is ruled otherwise (R60). */
function* throughArmour({ passengers }: Aboard, unsaved: number): Rule<number> {
  if (unsaved === 0) return 0;
  const option = yield* ruling('fubar:R60');
  const each = [1, 0, passengers][option - 1]!;
  const text =
    each === 0
      ? 'the hits are on the vehicle, not on those aboard'
      : `${counted(each * unsaved, 'hit')} on those aboard`;
  const value = each * unsaved;
  yield* step({ id: 'aboard', clause: 'fubar:fire.8', value, text, ruling: 'fubar:R60' });
  return each;
}

/** Those who are left in a destroyed vehicle get out and take a hit each, if they may. */
function* wrecked(aboard: Aboard, hit: Fate): Rule<Fate> {
  const left = aboard.passengers - hit.casualties;
  if (!(yield* mayBailOut(aboard, left))) return { casualties: aboard.passengers, suppressed: 0, lying: 0 };
  const out = yield* part(strike, aboard, left, 1, hit, 'bail-out');
  return {
    casualties: hit.casualties + out.casualties,
    suppressed: Math.min(hit.suppressed + out.suppressed, out.lying),
    lying: out.lying,
  };
}

/** Whether they get out of a destroyed vehicle: they must (damage.5), or cannot (damage.10), as it is ruled (R61). */
function* mayBailOut({ secondWreck }: Aboard, left: number): Rule<boolean> {
  const option = yield* ruling('fubar:R61');
  const same = secondWreck && option !== 3 ? ', a second wreck or not' : '';
  const out = option === 1 || (option === 3 && !secondWreck);
  yield* step({
    id: 'bail-out',
    clause: out ? 'fubar:damage.5' : 'fubar:damage.10',
    value: out,
    text: out
      ? `${left} aboard bail out next to the wreck, and take a hit each${same}`
      : `nobody gets out: ${counted(left, 'casualty', 'casualties')}${same}`,
    ruling: 'fubar:R61',
  });
  return out;
}

/**
 * Hits on those aboard: their own saves, then casualties or suppression.
 * @param each hits that come at once, so many times
 */
function* strike(
  { passengers, passengerLevel, passengerLeaderLevel, passengerArmour, take }: Aboard,
  each: number,
  times: number,
  before: Fate,
  why: 'hit' | 'bail-out',
): Rule<Fate> {
  if (each * times === 0) return before;
  const save = yield* personalSave(passengerArmour);
  const limit = yield* suppressionLimit(passengerLevel, passengerLeaderLevel);
  const ways = yield* waysToTake();
  const casualtiesOnly = why === 'bail-out' && (yield* ruling('fubar:R62')) === 2;
  const unit: Struck = {
    figures: passengers - before.casualties,
    suppressed: before.lying,
    limit,
    take,
    ...(casualtiesOnly && { none: { clause: 'fubar:damage.5', ruling: 'fubar:R62' } }),
  };
  const id = why === 'hit' ? 'aboard-save' : 'bail-out-save';
  const unsaved = yield* unsavedBy(each, times, save ? [save] : [], unit.figures, id);
  const did = taken(unsaved, unit, ways);
  yield* sayTaken(unsaved, unit, did, ways);
  return { casualties: did.casualties, suppressed: did.suppressed, lying: did.lying };
}

/** The hits that saves let through: each lot is saved from by itself, but those of single hits together. */
function* unsavedBy(
  each: number,
  times: number,
  saves: readonly Save[],
  figures: number,
  id: string,
): Rule<number> {
  if (each === 1 || times === 1) return yield* unsavedOf(each * times, saves, id);
  const { unsaved } = yield* rounds<{ left: number; unsaved: number }>({
    name: id,
    start: { left: times, unsaved: 0 },
    isOver: ({ left }) => left === 0,
    *round(now) {
      return { left: now.left - 1, unsaved: now.unsaved + (yield* unsavedOf(each, saves, id)) };
    },
    // With two for each figure nothing is left that more of them could do.
    gist: (now) => ({ ...now, unsaved: Math.min(now.unsaved, 2 * figures) }),
    key: (now) => `${now.left} ${now.unsaved}`,
  });
  return unsaved;
}

/** What may be said of those aboard a vehicle. */
interface SaidOfAboard {
  readonly name?: string | undefined;
  readonly passengerName?: string | undefined;
  readonly passengers?: number | undefined;
  readonly passengerLevel?: Level | undefined;
  readonly passengerLeaderLevel?: Level | undefined;
  readonly passengersSuppressed?: number | undefined;
  readonly passengerArmour?: Armour | undefined;
  readonly secondWreck: boolean;
  readonly take: string | number;
}

/** Those aboard by their name: typed, or on record (unit.1). */
export function aboardOf({ passengerName, passengers, passengerLevel, passengerArmour }: SaidOfAboard) {
  if (passengerName === undefined) return {};
  if (passengers === undefined) {
    return refuse(
      'fubar:unit.1',
      `The figures of ${passengerName} are not on record.`,
      'Give --passengers, or muster the unit.',
    );
  }
  return {
    passengers,
    passengerLevel: levelOf(passengerLevel, '--passenger-level'),
    passengerArmour: passengerArmour ?? 'none',
  };
}

/** What is said of those aboard needs somebody aboard. */
export function aboardConflict(input: SaidOfAboard): Conflict | undefined {
  const { name, passengers, passengerName, passengersSuppressed = 0, take } = input;
  if (name !== undefined && passengerName !== undefined && sameName(name, passengerName))
    return { input: 'passengerName', message: 'is the vehicle itself' };
  if (passengers !== undefined && passengersSuppressed > passengers)
    return { input: 'passengersSuppressed', message: thereAreOnly(passengers, 'figure') };
  if (passengers !== undefined || passengerName !== undefined) return undefined;
  return (
    barring(input)(
      ['passengerLevel', 'passengerLeaderLevel', 'passengersSuppressed', 'passengerArmour', 'secondWreck'],
      'needs --passengers',
    ) ?? (take === 'suppress' ? undefined : { input: 'take', message: 'needs --passengers' })
  );
}
