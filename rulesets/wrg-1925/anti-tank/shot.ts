import type { Rule } from '../../../src/rules/rule.js';
import { outOf } from '../../../src/rules/text/say.js';
import { dice, part } from '../../../src/rules/words.js';
import { metres } from '../say.js';
import { effectAt } from '../weapons/effect.js';
import { isGroundHeavy } from '../weapons/kinds.js';
import { mayEngage } from '../weapons/may-engage.js';
import { refuse, ruling, step } from '../words.js';
import { scoredOn } from './done.js';
import { armourEffect, weaponsCalled } from './effect.js';
import { antitankFactors } from './factors.js';
import { type AntiTank, weaponRow } from './inputs.js';
import { mustBeHurt } from './target.js';

/** What a total must come to (antitank.14). */
const KNOCKS_OUT = 8;
/** How near a grenade is thrown, in metres (fire.7, R163). */
const THROWN = 25;

/** A die for each weapon, on top of its points: whether any of them knocks the AFV out (antitank.13, antitank.14). */
export function* isShotOut(input: AntiTank): Rule<boolean> {
  const { weapons = 1 } = input;
  yield* mustBeHurt(input);
  if (input.points === undefined) yield* mayShoot(input);
  const points = yield* pointsOf(input);
  const out = yield* part(shots, points, weapons, input.target);
  const text = out ? 'knocked out; it stops where it was engaged' : 'not knocked out';
  return yield* step({ id: 'knocked-out', clause: 'wrg:antitank.14', value: out, text });
}

/** Whether the weapon may fire: what binds fire at men binds it too. */
function* mayShoot(input: AntiTank): Rule<void> {
  const weapon = weaponRow(input);
  yield* mayEngage({ ...input, blind: input.smoke !== undefined, atArmour: true }, [weapon]);
  if (!input.moved || !isGroundHeavy(weapon)) return;
  const text = 'it moved and fires: that it may on a vehicle alone';
  yield* step({ id: 'on-vehicle', clause: 'wrg:heavy.5', value: true, text });
}

/** The points of a weapon before its die. */
function* pointsOf(input: AntiTank): Rule<number> {
  const { points, weapon } = input;
  const sum = points ?? (yield* armourEffect(input)) + (yield* antitankFactors(input));
  const needed = KNOCKS_OUT - sum;
  const on =
    needed <= 1
      ? 'whatever the die'
      : needed > 6
        ? 'no die is enough'
        : needed === 6
          ? 'knocked out on 6'
          : `knocked out on ${needed} or more`;
  const whose = points === undefined ? '' : weapon ? `${weaponsCalled(input, 1)}: ` : '';
  const text = `${whose}${sum} before the die: ${on}`;
  return yield* step({ id: 'points', clause: 'wrg:antitank.13', value: sum, text });
}

/** The dice, and what they score for the reaction of the AFV: net points of each shot, at least 0 (afv.12, R166). */
function* shots(points: number, weapons: number, target: string | undefined): Rule<boolean> {
  const { out, scored } = yield* dice({
    dice: ['weapon'],
    times: weapons,
    tally: ['out', 'scored'],
    read: (face) => ({
      out: face + points >= KNOCKS_OUT ? 1 : 0,
      scored: Math.max(0, face + points),
    }),
  });
  const text = () =>
    weapons > 1
      ? `${outOf(out, weapons)} with ${KNOCKS_OUT} or more in all`
      : `${scored} in all, against ${KNOCKS_OUT}`;
  yield* step({ id: 'weapon', clause: 'wrg:antitank.13', value: out, text });
  yield* scoredOn(target, scored);
  const counts = () => `${scored} anti-tank points scored on it`;
  yield* step({ id: 'scored', clause: 'wrg:afv.12', value: scored, text: counts, ruling: 'wrg:R166' });
  return out > 0;
}

/** A die in off-table fire or against a close attack: knocked out on 1 (antitank.15, R162). */
export function* isCloseOut(input: AntiTank): Rule<boolean> {
  const { attacks = 1, closeAttack } = input;
  if (closeAttack) yield* mustBeNear(input);
  const each = attacks > 1 && (yield* ruling('wrg:R162')) === 2;
  const what = closeAttack ? ATTACKED[closeAttack] : 'off-table fire';
  const times = each ? attacks : 1;
  const many = each ? `a die for each of ${attacks} attacks` : 'one die a period';
  yield* step({
    id: 'attack',
    clause: 'wrg:antitank.15',
    value: times,
    text: `${what}: ${many}, knocked out on 1`,
    ruling: 'wrg:R162',
  });
  const { out } = yield* dice({
    dice: ['attack'],
    times,
    tally: ['out'],
    read: (face) => ({ out: face === 1 ? 1 : 0 }),
  });
  const text = out > 0 ? 'knocked out; it stops where it was engaged' : 'not knocked out';
  return yield* step({ id: 'knocked-out', clause: 'wrg:antitank.15', value: out > 0, text });
}

const ATTACKED = {
  flame: 'attacked with flame',
  molotov: 'attacked with molotov cocktails',
  'sticky-bomb': 'attacked with sticky bombs',
  satchel: 'attacked with satchel charges',
} as const;

/** How near a close attack must be made (R163); flame reaches as far as its fire effect. */
function* mustBeNear({ closeAttack, flameOf, range, scale }: AntiTank): Rule<void> {
  if (range === undefined) return;
  if (closeAttack === 'flame') {
    const onFoot = yield* effectAt('flame-thrower', range);
    const onTracks = yield* effectAt('afv-flame', range);
    const reaches =
      (flameOf === 'vehicle' ? 0 : onFoot.value) + (flameOf === 'man-pack' ? 0 : onTracks.value);
    if (reaches > 0) return;
    const which = flameOf === 'man-pack' ? 'man pack flame thrower' : 'flame thrower';
    refuse('wrg:antitank.15', `No ${which} has an effect at ${metres(range, scale)}.`);
  }
  const anyThrown = (yield* ruling('wrg:R163')) === 2;
  const reach = anyThrown || closeAttack === 'molotov' ? THROWN : 0;
  if (range <= reach) return;
  const how = reach > 0 ? `within ${metres(reach, scale)}` : 'in contact';
  refuse('wrg:antitank.15', `${NEEDS[closeAttack!]} ${how}, not at ${metres(range, scale)}.`);
}

const NEEDS = {
  flame: '',
  molotov: 'Molotov cocktails are thrown',
  'sticky-bomb': 'Sticky bombs are used',
  satchel: 'Satchel charges are used',
} as const;
