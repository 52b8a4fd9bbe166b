import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { mustCarry, mustStack, type Stack, stackOf } from '../movement/stack.js';
import { type Counter, isInfantry, unitSaid, withLoads } from '../units/units.js';
import { bestOf, grenadesOf, leaderOf } from '../weapons/modifiers.js';
import { refuse, ruling, step } from '../words.js';
import { type Assault, assaultersNamed, attackTotal } from './input.js';
import { totalApfp } from './strength.js';

/** What a side brings to a close assault. */
export interface Side {
  readonly apfp: number;
  /** Units that count for Casualty Points (15.8). */
  readonly units: number;
  /** Size of the one Leadership Modifier that it uses (15.3). */
  readonly leader: number;
  /** Grenades counters that it uses (12.52). */
  readonly grenades: number;
}

/** The assaulters: infantry of one hex, as many of it as the player likes (15.1). */
export function* assaultersOf(input: Assault): Rule<Side> {
  const units = assaultersNamed(input.assault);
  yield* mustStack(stackIn(input, units), 'the assaulters have');
  if (units) yield* mayAssault(units);
  const n = units?.length ?? input.assaulters!;
  const text = `${counted(n, 'assaulting unit')}, as many of its hex as the player likes`;
  yield* step({ id: 'assaulters', clause: 'vv:15.1f', value: n, text, ruling: 'vv:R10' });
  if (input.marked || units?.some(({ marked }) => marked)) {
    const text = 'Move and Fire markers do not keep them from it';
    yield* step({ id: 'marked', clause: 'vv:15.1c', value: true, text });
    const once = 'a close assault comes on top of the one attack a turn';
    yield* step({ id: 'extra', clause: 'vv:13.1', value: true, text: once });
  }
  const apfp = units
    ? yield* totalApfp(units, { side: 'assault', outsideFfa: false })
    : (attackTotal(input) ?? 0);
  const leader = yield* leaderOf(units, input.leader, 'assault');
  if (units && leader > 0 && leader > bestOf(units) && (yield* ruling('vv:R11')) === 2) {
    refuse(
      'vv:13.6',
      'Only a leader among the assaulting units helps them: R11 option 2.',
      'Name him in --assault.',
    );
  }
  const grenades = yield* grenadesOf('assault', units, input.grenades, n);
  return { apfp, units: n, leader, grenades };
}

/** The stack of the hex they come from, as far as it is known: a leader who stays behind is in it too (6.9, R11). */
function stackIn({ assaulters, leader }: Assault, units: readonly Counter[] | undefined): Stack {
  if (!units) return { infantry: assaulters!, vehicles: 0 };
  const { infantry, vehicles } = stackOf(units);
  return { infantry: infantry + (leader > 0 ? 1 : 0), vehicles };
}

/** Infantry alone assaults, on foot and unpinned (15.1, 14.7). */
function* mayAssault(units: readonly Counter[]): Rule<void> {
  for (const unit of withLoads(units)) {
    if (!isInfantry(unit)) refuse('vv:15.1a', `Only infantry close assaults, no ${unitSaid(unit)}.`);
  }
  yield* mustCarry(units);
}
