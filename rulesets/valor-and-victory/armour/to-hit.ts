import type { Rule } from '../../../src/rules/rule.js';
import { signed } from '../../../src/rules/text/say.js';
import { firersOf } from '../fire/shoot-input.js';
import { leaderModifier, wire } from '../fire/shoot-modifiers.js';
import { fireNumbers } from '../fire/tables.js';
import { inAll, protection } from '../terrain/fire-cover.js';
import { type Counter, isLeader } from '../units/units.js';
import { look, ruling, step } from '../words.js';
import type { AntiTank } from './input.js';
import { toHit } from './tables.js';

/** The number to hit with, by weapon and range (18.3). */
export function* numberOf({ weapon, range = 1 }: AntiTank): Rule<number> {
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
export function* modifierOf(input: AntiTank): Rule<number> {
  const cover = inAll(yield* protection(input, input.range === 1));
  const leader = yield* leaderModifier(input);
  const shield = yield* shieldOf(input);
  return cover + shield + (yield* wire(input)) - leader - (yield* valour(input, 'to-hit'));
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

/** The number of the unit with the weapon: it makes the attack, and a leader beside it lends his modifier (13.6, 16.2). */
export const attackerIn = (units: readonly Counter[]): number => {
  const armed = units.findIndex(({ weapons }) => weapons.length > 0);
  return (
    1 +
    (armed >= 0
      ? armed
      : Math.max(
          0,
          units.findIndex((unit) => !isLeader(unit)),
        ))
  );
};

const isValorous = (input: AntiTank): boolean => {
  const units = firersOf(input) ?? [];
  return input.valorous || units[attackerIn(units) - 1]?.valorous === true;
};

/** Valour takes 1 off the dice of an AT attack (16.3): the roll to hit, or both (R54). */
export function* valour(input: AntiTank, of: 'to-hit' | 'elimination'): Rule<number> {
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
