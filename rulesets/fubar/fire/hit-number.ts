import type { Rule } from '../../../src/rules/rule.js';
import { signed } from '../../../src/rules/text/say.js';
import { bonuses } from '../actions/tables.js';
import { onFaces } from '../say.js';
import { faceNeeded, trainedAs } from '../turn/activation.js';
import type { Level } from '../turn/tables.js';
import { look, ruling, step } from '../words.js';
import type { FireDice } from './fire-dice.js';
import type { Shot } from './shoot-inputs.js';
import { limits } from './tables.js';
import { coverOf, hasCover } from './target-cover.js';

/** The lowest faces that hit: against cover, and for what ignores it. */
export interface HitsOn {
  readonly plain: number;
  readonly ignoring: number;
  /** The lowest face of the save that cover gives against the former, where the players rule so (R36). */
  readonly coverSave?: number;
}

/** The number that hits (fire.5): expertise, made worse by cover to at most 6+ (cover.3), better by aiming. */
export function* hitNumber(
  shot: Shot & { readonly level: Level },
  aimed: boolean,
  { plain, ignoring }: FireDice,
): Rule<HitsOn> {
  const expertise = yield* expertiseOf(shot.level, shot.leaderLevel);
  // Where every die ignores the cover there is none to speak of.
  const { worse, save } = plain > 0 ? yield* coverOf(shot) : { worse: 0 };
  if (ignoring > 0 && (plain > 0 ? worse > 0 || save !== undefined : hasCover(shot))) {
    const cannons = (yield* ruling('fubar:R45')) === 2 ? 'cannons' : 'tank cannons';
    const text = `flamethrowers and ${cannons} ignore the cover`;
    yield* step({ id: 'ignores-cover', clause: 'fubar:weapon.5', value: 0, text, ruling: 'fubar:R45' });
  }
  const bonus = aimed ? yield* look(bonuses.cells.aiming!) : undefined;
  const capFirst = !bonus || (yield* ruling('fubar:R17')) === 1;
  const cap = yield* look(limits.cells.cap!);
  const add = bonus?.value ?? 0;
  const number = (cover: number) => {
    const capped = (n: number) => Math.min(n, Math.max(cap.value, expertise));
    return capFirst ? capped(expertise + cover) - add : capped(expertise + cover - add);
  };
  if (expertise + worse - (capFirst ? 0 : add) > cap.value && worse > 0) {
    const text = `cover makes it no worse than ${cap.value}+`;
    yield* step({ id: 'cap', clause: 'fubar:cover.3', value: cap.value, text });
  }
  if (bonus) {
    const text = `${signed(add)}: Aimed Fire, ${capFirst ? 'after the cap on cover' : 'before the cap on cover'}`;
    yield* step({
      id: 'aimed',
      clause: 'fubar:action.10',
      value: add,
      text,
      from: bonus,
      ruling: 'fubar:R17',
    });
  }
  const lowest = { plain: yield* faceNeeded(number(worse)), ignoring: yield* faceNeeded(number(0)) };
  return { ...lowest, ...(save !== undefined && { coverSave: save }) };
}

/**
 * The lowest face that hits by expertise alone (unit.3).
 * @param side begins the line, where there are two
 */
export function* expertiseOf(level: Level, leaderLevel: Level | undefined, side = ''): Rule<number> {
  const { from, whose, ruled } = yield* trainedAs(level, leaderLevel);
  const value = from.value.expertise;
  const text = `${side ? `${side}s, ${whose}: hit` : `${whose}: hits`} ${onFaces(value)}`;
  const id = side ? `${side}-expertise` : 'expertise';
  return yield* step({ id, clause: 'fubar:unit.3', value, text, from, ...ruled });
}
