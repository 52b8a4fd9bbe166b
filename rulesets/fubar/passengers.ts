import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { settled } from '../../src/rules/words.js';
import { personalSave, unsavedOf } from './armour.js';
import type { Armour, Level } from './tables.js';
import { sayTaken, suppressionLimit, taken, waysToTake } from './taking.js';
import { ruling, step } from './words.js';

/** Those aboard a vehicle, crew and passengers. */
export interface Aboard {
  readonly passengers: number;
  readonly passengerLevel: Level;
  readonly passengerArmour: Armour;
  readonly take: 'suppress' | 'casualties' | number;
  /** Another vehicle was destroyed this turn already (R61). */
  readonly secondWreck: boolean;
}

export interface Fate {
  readonly casualties: number;
  readonly suppressed: number;
}

/** What becomes of those aboard a vehicle that failed saves. */
export function* fateOfPassengers(aboard: Aboard, unsaved: number, isDestroyed: boolean): Rule<Fate> {
  const through = yield* throughArmour(aboard, unsaved);
  const first = yield* settled(`strike ${through}`, () => strike(aboard, through, 0, 0, 'hit'));
  const left = aboard.passengers - first.casualties;
  if (!isDestroyed || left === 0) return first;
  if (!(yield* mayBailOut(aboard, left))) return { casualties: aboard.passengers, suppressed: 0 };
  const second = yield* strike(aboard, left, first.casualties, first.suppressed, 'bail-out');
  return {
    casualties: first.casualties + second.casualties,
    suppressed: Math.min(first.suppressed + second.suppressed, left - second.casualties),
  };
}

/** Hits on those aboard for the saves that the vehicle failed: none, unless so ruled (R60). */
function* throughArmour({ passengers }: Aboard, unsaved: number): Rule<number> {
  if (unsaved === 0) return 0;
  const option = yield* ruling('fubar:R60');
  const hits = [0, unsaved, unsaved * passengers][option - 1]!;
  const text =
    hits === 0
      ? 'the hits are on the vehicle, not on those aboard'
      : `${counted(hits, 'hit')} on those aboard`;
  return yield* step({ id: 'aboard', clause: 'fubar:fire.8', value: hits, text, ruling: 'fubar:R60' });
}

/** Whether they get out of a destroyed vehicle: they must (damage.5), or cannot (damage.10), as it is ruled (R61). */
function* mayBailOut({ secondWreck }: Aboard, left: number): Rule<boolean> {
  const option = yield* ruling('fubar:R61');
  const out = option === 1 || (option === 3 && !secondWreck);
  yield* step({
    id: 'bail-out',
    clause: out ? 'fubar:damage.5' : 'fubar:damage.10',
    value: out,
    text: out
      ? `${left} aboard bail out next to the wreck, and take a hit each`
      : `nobody gets out: ${counted(left, 'casualty', 'casualties')}`,
    ruling: 'fubar:R61',
  });
  return out;
}

/** Hits on those aboard: their own saves, then casualties or suppression. */
function* strike(
  { passengers, passengerLevel, passengerArmour, take }: Aboard,
  hits: number,
  gone: number,
  suppressed: number,
  why: 'hit' | 'bail-out',
): Rule<Fate> {
  if (hits === 0) return { casualties: 0, suppressed: 0 };
  const save = yield* personalSave(passengerArmour);
  const id = why === 'hit' ? 'aboard-save' : 'bail-out-save';
  const unsaved = yield* settled(`${id} ${hits}`, () => unsavedOf(hits, save ? [save] : [], id));
  const limit = yield* suppressionLimit(passengerLevel);
  const ways = yield* waysToTake();
  const casualtiesOnly = why === 'bail-out' && (yield* ruling('fubar:R62')) === 2;
  const unit = {
    figures: passengers - gone,
    suppressed,
    limit,
    take,
    ...(casualtiesOnly && { none: { clause: 'fubar:damage.5' as const, ruling: 'fubar:R62' as const } }),
  };
  const did = taken(unsaved, unit, ways);
  yield* sayTaken(unsaved, unit, did);
  return { casualties: did.casualties, suppressed: did.suppressed };
}
