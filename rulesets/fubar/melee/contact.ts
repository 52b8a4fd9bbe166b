import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { isAction } from '../actions/acting.js';
import { CALLED, distances, moves } from '../actions/tables.js';
import { far } from '../say.js';
import { look, refuse, ruling, step } from '../words.js';
import type { MeleeInput } from './inputs.js';

/** Whether they come to contact (melee.1 to melee.3), or go on with the combat (melee.9, melee.10). */
export function* contact(input: MeleeInput): Rule<void> {
  const { unit, distance, gone, closingDistance, cover } = input;
  if (input.carriedOn) {
    const on = 'fought on as the turn begins';
    yield* step({ id: 'carried-on', clause: 'fubar:melee.9', value: true, text: on });
    const text = 'both units are activated by it, and may not be again this turn';
    yield* step({ id: 'activated', clause: 'fubar:melee.10', value: true, text });
  } else {
    yield* isAction(input.action);
    if (input.action !== undefined && input.action !== 'assault') {
      refuse(
        'fubar:melee.1',
        `${CALLED[input.action]} does not bring a unit into close combat: it takes an Assault.`,
      );
    }
    const from = yield* look(moves.cells.assault);
    // What move has told of the Assault is a part of it.
    if (distance !== undefined && distance + (gone ?? 0) > from.value) {
      const before = gone ? `: they have gone ${far(gone, unit)}, not ${far(distance, unit)} more` : '';
      refuse('fubar:melee.2', `No figure goes farther than ${far(from.value, unit)} to contact${before}.`);
    }
    const again = input.sameAssault ? 'the same Assault goes on' : 'an Assault';
    const text = `${again}, each figure up to ${far(from.value, unit)} into contact`;
    yield* step({
      id: 'assault',
      clause: 'fubar:melee.2',
      value: from.value,
      text,
      from,
      ...(input.sameAssault && { ruling: 'fubar:R81' as const }),
    });
    yield* closingUp(input, closingDistance);
  }
  if (cover !== 'open') {
    const text = 'cover has no effect';
    yield* step({ id: 'cover', clause: 'fubar:melee.8', value: 0, text });
  }
}

/** Unengaged figures near an assaulter move up (melee.3), of any unit unless so ruled (R73). */
function* closingUp(input: MeleeInput, farthest: number | undefined): Rule<void> {
  const { closing, closingOthers, unit } = input;
  const all = closing + closingOthers;
  if (all === 0) return;
  const from = yield* look(distances.cells['closing-up']!);
  if (farthest !== undefined && farthest > from.value) {
    refuse('fubar:melee.3', `Only figures within ${far(from.value, unit)} of an assaulter move up.`);
  }
  if (closingOthers > 0 && (yield* ruling('fubar:R73')) === 2) {
    refuse('fubar:melee.3', 'Only figures of the unit that is assaulted move up.');
  }
  if (closingOthers > 0 && input.defendersLeft !== undefined) {
    const { attackerName: who = 'the attackers' } = input;
    refuse(
      'fubar:melee.3',
      'Figures of another unit strike and fall in a line of their own.',
      `Behind this one: wg melee "${who}" "<their unit>" --defenders ${closingOthers}; --attackers says here and there who is in contact.`,
    );
  }
  const text = `${counted(all, 'figure')} within ${far(from.value, unit)} ${all === 1 ? 'moves' : 'move'} up`;
  const ruled = closingOthers > 0 ? { ruling: 'fubar:R73' as const } : {};
  yield* step({ id: 'closing-up', clause: 'fubar:melee.3', value: all, text, from, ...ruled });
}
