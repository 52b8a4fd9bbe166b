import type { Rule } from '../../../src/rules/rule.js';
import { counted, signed } from '../../../src/rules/text/say.js';
import { inAll, type Protection, protection } from '../terrain/fire-cover.js';
import { isInfantry, isLeader, withLoads } from '../units/units.js';
import { held, mustHaveUsers } from '../weapons/modifiers.js';
import { look, refuse, ruling, step } from '../words.js';
import { firersOf, type Shoot } from './shoot-input.js';
import { fireNumbers, opportunity } from './tables.js';

/**
 * All that is added to and taken off the dice of AP fire (14.5).
 * @param asInfantry infantry makes the attack, and a leader may help it
 */
export function* fireModifier(input: Shoot, asInfantry: boolean): Rule<number> {
  const adjacent = input.range === 1;
  const cover = yield* protection(input, adjacent);
  const leader = asInfantry ? yield* leaderModifier(input) : 0;
  return (
    inAll(cover) - leader - (yield* grenades(input)) + (yield* wire(input)) - (yield* moving(input, cover))
  );
}

/** One leader modifies the roll, and one attack a turn (13.6). */
export function* leaderModifier(input: Pick<Shoot, 'fire' | 'leader'>): Rule<number> {
  const leaders = withLoads(firersOf(input) ?? []).filter(isLeader);
  const best = Math.max(input.leader, ...leaders.map(({ modifier }) => modifier));
  if (best === 0) return 0;
  const one = leaders.length > 1 ? `, one of ${leaders.length} leaders` : '';
  yield* step({ id: 'leader', clause: 'vv:13.6', value: -best, text: `leader${one}: -${best}` });
  return best;
}

/** Grenades, one counter a unit; they and satchel charges are gone after use (12.52, 12.53). */
function* grenades(input: Shoot): Rule<number> {
  const units = firersOf(input);
  const satchels = held('satchel', units);
  if (satchels > 0) {
    const text = `used up: ${counted(satchels, 'satchel charge')}`;
    yield* step({ id: 'satchel-used', clause: 'vv:12.53c', value: satchels, text });
  }
  const used = held('grenades', units) + input.grenades;
  if (used === 0) return 0;
  if (units) yield* mustHaveUsers(used, withLoads(units).filter(isInfantry).length, satchels);
  if (input.range !== undefined && input.range > 1)
    refuse('vv:beyond.14.5', `Grenades reach an adjacent hex, not ${input.range} hexes.`);
  yield* step({
    id: 'grenades',
    clause: 'vv:beyond.14.5',
    value: -used,
    text: `${counted(used, 'Grenades counter')}: -${used}`,
  });
  return yield* step({
    id: 'grenades-used',
    clause: 'vv:12.52d',
    value: used,
    text: `used up: ${counted(used, 'Grenades counter')}`,
  });
}

/** Infantry in barbed wire fires worse (20.8). */
export function* wire({ fromWire }: Pick<Shoot, 'fromWire'>): Rule<number> {
  if (!fromWire) return 0;
  const from = yield* look(fireNumbers.cells['barbed wire']);
  const text = `out of barbed wire: ${signed(from.value)}`;
  return yield* step({ id: 'wire', clause: 'vv:beyond.20.8', value: from.value, text, from });
}

/** Opportunity fire at units that move (13.8). @returns what it takes off the dice */
function* moving(input: Shoot, cover: Protection): Rule<number> {
  if (!input.opportunity) return 0;
  const counts = cover.line > 0 && cover.hex <= 0 ? yield* ruling('vv:R47') : 1;
  const open = cover.hex <= 0 && counts === 1;
  const adjacent = input.range === 1;
  const bare = open ? yield* look(opportunity.cells['no positive cover']) : undefined;
  const next = adjacent ? yield* look(opportunity.cells.adjacent) : undefined;
  const both = bare && next;
  const better = both && (yield* ruling('vv:R46')) === 2;
  const parts = [bare?.value ?? 0, next?.value ?? 0] as const;
  const value = better ? Math.max(...parts) : parts[0] + parts[1];
  const why = [...(bare ? ['no positive cover'] : []), ...(next ? ['an adjacent hex'] : [])].join(' and ');
  const text = value === 0 ? 'opportunity fire: no modifier' : `opportunity fire at ${why}: -${value}`;
  const by = both
    ? ({ ruling: 'vv:R46' } as const)
    : cover.line > 0 && cover.hex <= 0
      ? ({ ruling: 'vv:R47' } as const)
      : {};
  yield* step({ id: 'opportunity', clause: 'vv:beyond.13.8', value: 0 - value, text, ...by });
  return value;
}
