import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { signed } from '../../src/rules/say.js';
import { settled } from '../../src/rules/words.js';
import { type AntiTank, antiTankConflict, antiTankFields, antiTankNeeds } from './anti-tank-input.js';
import { AT_STATES, type AtState, aftermath, frontIsHit, hits, penetrates, type ToHit } from './at-attack.js';
import { positionOf } from './cover.js';
import { inAll, protection } from './fire-cover.js';
import { fireNumbers, type Letter, toHit } from './fire-tables.js';
import { firersOf } from './shoot-input.js';
import { leaderModifier } from './shoot-modifiers.js';
import { isBunker } from './stack.js';
import { isLeader, unitSaid } from './units.js';
import { naturalDice } from './valour.js';
import { WEAPONS } from './weapons.js';
import { look, refuse, ruling, step } from './words.js';

type Result = { hit: boolean; state: AtState; sniper: boolean; valorous?: number };

export const antiTank = action({
  name: 'anti-tank',
  says: 'AT fire at an AFV, a vehicle or a Gun: to hit, and what it does',
  inputs: antiTankFields,
  requires: antiTankNeeds,
  conflict: antiTankConflict,
  examples: [
    [
      'wg anti-tank -r vv --weapon gun --atfp D --range 8 --armour E --terrain woods',
      'a Gun at front armour E',
    ],
    [
      'wg anti-tank -r vv --weapon panzerfaust --armour E --rear-armour C --facing rear',
      'a Panzerfaust at the rear',
    ],
    ['wg anti-tank -r vv --weapon bazooka --weapon-range 4 --range 2 --at vehicle', 'at a truck'],
    ['wg anti-tank -r vv --weapon mortar --atfp A --armour A --odds', 'a mortar, the chances'],
    [
      'wg anti-tank -r vv --weapon panzerfaust --armour D --dice "to-hit=3,4 elimination=2,4"',
      'dice thrown by hand',
    ],
  ],
  result: {
    hit: { help: 'the target is hit', order: ['false', 'true'] },
    state: { help: 'what becomes of it', order: AT_STATES },
    sniper: { help: 'a sniper of the other side may appear', order: ['false', 'true'] },
    valorous: { help: 'with units by name: infantry that becomes valorous' },
  },
  views: {
    state: ({ state }: Result) => state,
    hit: ({ hit }: Result) => (hit ? 'a hit' : 'a miss'),
    sniper: ({ sniper }: Result, { weapon }) =>
      weapon === 'gun' ? undefined : sniper ? 'sniper' : 'no sniper',
    valorous: ({ valorous }: Result) => valorous,
  },
  reminders: ['vv:4.3'],
  *resolve(input): Rule<Result> {
    yield* mayAttack(input);
    yield* usesUp(input);
    const roll = { number: yield* numberOf(input), modifier: yield* modifierOf(input), ...CLAUSE(input) };
    const { natural, hit } = yield* hits(roll);
    const state = yield* settled(`after a ${hit ? 'hit' : 'miss'}`, () =>
      hit ? effectOf(input) : survivesMiss(input),
    );
    const besides = input.weapon === 'gun' ? { sniper: false } : yield* naturalDice(natural, firersOf(input));
    return { hit, state, ...besides };
  },
  announce: ({ hit, state, sniper, valorous = 0 }, { at }) => {
    const what = { afv: 'the AFV', vehicle: 'the vehicle', gun: 'the Gun' }[at];
    const did =
      state === 'unharmed'
        ? `${what} is unharmed`
        : state === 'abandoned'
          ? `${what} is abandoned by its crew, eliminated`
          : `${what} is ${state}`;
    const also = `${valorous > 0 ? `; ${valorous} valorous` : ''}${sniper ? '; a sniper may appear' : ''}`;
    return `${hit ? 'a hit' : 'a miss'}: ${did}${also}`;
  },
});

const CLAUSE = ({ weapon, finalFire }: AntiTank): Pick<ToHit, 'clause' | 'id'> => ({
  id: 'to-hit',
  clause: weapon === 'mortar' ? 'vv:beyond.12.67' : finalFire ? 'vv:beyond.19.2' : 'vv:beyond.18.3',
});

/** Who may attack what: bunkers cannot be attacked so (20.5), weapons reach so far (18.3), a unit attacks once a turn (13.1). */
function* mayAttack(input: AntiTank): Rule<void> {
  const { weapon, weaponRange = 1, range, finalFire } = input;
  if (isBunker(positionOf(input)))
    refuse('vv:beyond.20.5', 'Units in a bunker cannot be the target of AT fire.');
  const units = firersOf(input) ?? [];
  const pinned = units.find((unit) => unit.pinned || unit.pinnedNow);
  if (pinned) refuse('vv:14.7a', `The ${unitSaid(pinned)} is pinned and can do nothing.`);
  const marked = input.marked || units.some((unit) => unit.marked);
  if (marked && !finalFire)
    refuse(
      'vv:13.1',
      'A unit with a Fire marker has attacked this turn.',
      'In an overrun it may: --final-fire.',
    );
  if (finalFire) {
    const text = `final opportunity fire at the rear${marked ? ', Fire marker or not' : ''}`;
    yield* step({ id: 'final-fire', clause: 'vv:beyond.19.2', value: marked, text });
  }
  if (weapon === 'mortar') {
    const { value: least } = yield* look(fireNumbers.cells['mortars from']);
    if (range !== undefined && range < least)
      refuse('vv:beyond.12.6', `Mortars fire at ${least} hexes or more, not at ${range}.`);
    return;
  }
  if (weapon === 'gun' || finalFire || range === undefined || range <= weaponRange) return;
  refuse(
    'vv:beyond.18.3',
    `The ${weapon} reaches ${weaponRange === 1 ? '1 hex' : `${weaponRange} hexes`}, not ${range}.`,
  );
}

/** Panzerfausts and AT grenades are gone after one use (12.5). */
function* usesUp({ weapon }: AntiTank): Rule<void> {
  if (weapon !== 'panzerfaust' && weapon !== 'at-grenades') return;
  const text = `used up: ${WEAPONS[weapon].says}`;
  yield* step({ id: 'weapon-used', clause: 'vv:12.5', value: 1, text });
}

/** The number to hit with, by weapon and range (18.3). */
function* numberOf({ weapon, range = 1 }: AntiTank): Rule<number> {
  const row =
    weapon === 'mortar'
      ? 'mortar'
      : weapon !== 'gun'
        ? 'at-weapon'
        : range <= 10
          ? 'gun to 10'
          : range <= 19
            ? 'gun to 19'
            : 'gun from 20';
  return (yield* look(toHit.cells[row])).value;
}

/** Cover, leader, valour, wire and Gun Shield on the roll to hit. */
function* modifierOf(input: AntiTank): Rule<number> {
  const cover = inAll(yield* protection(input, input.range === 1));
  const leader = yield* leaderModifier(input);
  const shield = yield* shieldOf(input);
  return cover + shield + (yield* wireOf(input)) - leader - (yield* valour(input, 'to-hit'));
}

function* wireOf({ fromWire }: AntiTank): Rule<number> {
  if (!fromWire) return 0;
  const from = yield* look(fireNumbers.cells['barbed wire']);
  const text = `out of barbed wire: ${signed(from.value)}`;
  return yield* step({ id: 'wire', clause: 'vv:beyond.20.8', value: from.value, text, from });
}

/** A Gun Shield is cover against AT fire from within the field of fire, unless the Gun moves (13.5). */
function* shieldOf({ shield, moving, outsideFfa }: AntiTank): Rule<number> {
  if (!shield) return 0;
  const from = yield* look(fireNumbers.cells['gun shield']);
  const value = moving || outsideFfa ? 0 : from.value;
  const why = moving ? ' while it moves' : outsideFfa ? ' outside its field of fire' : '';
  return yield* step({
    id: 'shield',
    clause: 'vv:beyond.13.5',
    value,
    text: `Gun Shield${why}: ${signed(value)}`,
    from,
  });
}

/** Whether the unit with the weapon, and no leader beside it, is valorous. */
const isValorous = (input: AntiTank): boolean => {
  const units = firersOf(input);
  const gunner =
    units?.find(({ weapons }) => weapons.length > 0) ?? units?.find((unit) => !isLeader(unit)) ?? units?.[0];
  return input.valorous || !!gunner?.valorous;
};

/** Valour takes 1 off the dice of an AT attack (16.3): the roll to hit, or both (R54). */
function* valour(input: AntiTank, of: 'to-hit' | 'elimination'): Rule<number> {
  if (!isValorous(input)) return 0;
  if (of === 'elimination' && (yield* ruling('vv:R54')) === 1) return 0;
  const from = yield* look(fireNumbers.cells.valour);
  const text = `valorous: -${from.value}`;
  yield* step({
    id: `valorous-${of}`,
    clause: 'vv:beyond.16.3',
    value: -from.value,
    text,
    from,
    ruling: 'vv:R54',
  });
  return from.value;
}

/** What a hit does: unarmoured vehicles and Guns are gone, AFVs are rolled for (18.4, 12.67). */
function* effectOf(input: AntiTank): Rule<AtState> {
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
function* survivesMiss({ at, immobile }: AntiTank): Rule<AtState> {
  return at === 'afv' ? yield* aftermath('none', immobile, 'afv') : 'unharmed';
}
