import type { Rule } from '../../../src/rules/rule.js';
import { among, pinnedAmong, typedIn } from '../permits.js';
import { eliminate, useUp } from '../units/fates.js';
import { unitSaid, withLoads } from '../units/units.js';
import { held } from '../weapons/modifiers.js';
import { type Forbids, ruling, step } from '../words.js';
import type { Side } from './assaulters.js';
import type { Defence } from './defenders.js';
import { type Assault, assaultersNamed } from './input.js';
import { assaulters, defenders } from './roles.js';

/** What forbids units to assault: only those who can act do, and none who advanced (14.7, 15.1). */
export const mayAssault: readonly Forbids<Pick<Assault, 'assault' | 'advanced'>, 'vv:R9'>[] = [
  {
    ...among(
      'assault',
      ['vv:15.1a', 'aboard'],
      ({ aboard }) => aboard,
      (unit) => `The ${unitSaid(unit)} is aboard a vehicle; passengers do not close assault.`,
    ),
    way: 'By R9 option 2 they may.',
    under: { ruling: 'vv:R9', option: 1 },
  },
  {
    clause: 'vv:15.1b',
    word: 'advanced',
    when: ({ advanced, assault }) => advanced || typedIn(assault).some((unit) => unit.advanced),
    says: 'Units that advanced in this phase may not close assault.',
    way: 'Leave them out.',
  },
  pinnedAmong('assault'),
];

/** Passengers who assault leave their carrier for it, and are on foot in its hex where they do not take the other (R9). */
export function* leaveCarriers({ assault, hex }: Assault): Rule<void> {
  if (!assaultersNamed(assault)?.some(({ aboard }) => aboard)) return;
  const text = 'whoever is aboard leaves the carrier to assault';
  yield* step({ id: 'off-carrier', clause: 'vv:15.1a', value: true, text, ruling: 'vv:R9' });
  yield* assaulters.as.unit.set('vv:15.1a', { aboard: null, ...(hex !== undefined && { hex }) });
}

/** Grenades and satchel charges that both sides used up (12.52, 12.53). */
export function* spent(input: Assault, side: Side, defence: Defence): Rule<void> {
  yield* ofSide(assaulters.name, assaultersNamed(input.assault), input.carry, side.grenades);
  if (!defence.fallen)
    yield* ofSide(defenders.name, assaultersNamed(input.defend), input.defenderCarry, defence.grenades);
}

function* ofSide(
  role: string,
  units: ReturnType<typeof assaultersNamed>,
  carry: Assault['carry'],
  grenades: number,
): Rule<void> {
  yield* useUp('vv:12.52d', role, { units, carry }, 'grenades', grenades);
  yield* useUp('vv:12.53c', role, { units, carry }, 'satchel', held('satchel', units));
}

/** The pinned units that fell before the odds were worked out (15.9); those of this phase too, unless so ruled (R35). */
export function* fallen({ defend }: Assault): Rule<void> {
  const all = withLoads(assaultersNamed(defend) ?? []);
  if (!all.some(({ pinned, pinnedNow }) => pinned || pinnedNow)) return;
  const late = all.some(({ pinnedNow }) => pinnedNow) && (yield* ruling('vv:R35')) === 2;
  for (const [i, { pinned, pinnedNow }] of all.entries())
    if (pinned || (pinnedNow && !late)) yield* eliminate('vv:15.9a', defenders.name, i + 1);
}

/** The assaulters are in the hex, on its ground as it was told. */
export const holdHex = ({ target, terrain, entrenchment }: Assault): Rule<void> =>
  assaulters.as.unit.set('vv:15.8a', {
    hex: target ?? null,
    terrain: terrain ?? null,
    entrenchment: entrenchment ?? null,
  });
