import type { Rule } from '../../../src/rules/rule.js';
import { step } from '../words.js';
import { type AtState, aftermath, frontIsHit, penetrates } from './at-attack.js';
import type { AntiTank } from './input.js';
import type { Letter } from './tables.js';
import { valour } from './to-hit.js';

/** What a hit does: unarmoured vehicles and Guns are gone, AFVs are rolled for (18.4, 12.67). */
export function* effectOf(input: AntiTank): Rule<AtState> {
  const mortar = input.weapon === 'mortar';
  const clause = mortar ? 'vv:beyond.12.67' : 'vv:beyond.18.4';
  if (input.at !== 'afv') {
    const text = `a hit eliminates the ${input.at === 'gun' ? 'Gun' : 'vehicle'}`;
    return yield* step({ id: 'effect', clause, value: 'eliminated', text });
  }
  const armour = yield* armourHit(input);
  const modifier = -(yield* valour(input, 'elimination'));
  const atfp: Letter = input.atfp ?? 'D';
  const strike = { atfp, armour, modifier, reachesNumber: mortar, clause, id: 'elimination' } as const;
  const effect = yield* penetrates(strike);
  if (effect === 'immobilised' && input.fullHex) {
    const text = 'immobilised inside a full hex: eliminated';
    return yield* step({ id: 'full-hex', clause: 'vv:beyond.13.8', value: 'eliminated', text });
  }
  return yield* aftermath(effect, input.immobile, 'afv');
}

/** Front or rear; one printed factor serves both (18.5). */
function* armourHit({
  weapon,
  armour,
  rearArmour = armour,
  facing = 'front',
  finalFire,
}: AntiTank): Rule<Letter> {
  const rear = rearArmour!;
  if (weapon === 'mortar' || finalFire || armour === rear) return rear;
  const front = facing === 'line' ? yield* frontIsHit() : facing === 'front';
  if (facing === 'line') return front ? armour! : rear;
  const letter = front ? armour! : rear;
  const text = `${facing} armour ${letter}`;
  yield* step({ id: 'armour', clause: 'vv:beyond.18.5', value: letter, text });
  return letter;
}

/** An immobile AFV that survives an attack of any sort has its crew checked (18.6). */
export function* survivesMiss({ at, immobile }: AntiTank): Rule<AtState> {
  return at === 'afv' ? yield* aftermath('none', immobile, 'afv') : 'unharmed';
}
