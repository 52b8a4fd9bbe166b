import { count, toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { ranges } from '../shooting/tables.js';
import { MOST_FIGURES } from '../units/figures.js';
import { sumOf, wholeStands } from '../units/stands.js';
import { CLASSES, type COUNTED, heavyWeapons, present, thosePresent, weaknessOf } from './figures.js';
import { SHOOTER, TARGET } from './groups.js';
import { type Driven, type Foot, hasReacted, infantry, reacting } from './kinds.js';

/** What several roles take alike from infantry, and what follows from a unit of whatever kind. */

/** No unit has more figures. */
export const most = { is: MOST_FIGURES, clause: 'bg:unit.2' } as const;

export const inMelee = derived(
  toggle('it is in a melee', {}),
  ({ melee }: Pick<Foot | Driven, 'melee'>) => melee !== undefined,
);
export const riding = derived(
  toggle('it rides in a vehicle', {}),
  ({ aboard }: Foot) => aboard !== undefined,
);
export const nonStanding = derived(
  toggle('it is non-standing', {}),
  (of: Foot) => weaknessOf(of) !== undefined,
);
/** Nobody in it could fire: medics and guards never do (medic.1, prison.3), nor engineers who clear mines (mine.14). */
export const nobodyFires = derived(
  toggle('nobody in it could fire: they are medics, guards, or engineers at the mines', {}),
  (of: Foot) => {
    const { figures, medics } = thosePresent(of);
    return medics + of.guards + of.clears >= figures;
  },
);
/** It has acted in reaction to a charge, as far as that counts (R61). */
export const hasFled = derived(reacting.reactedFled, (of: Foot | Driven) => hasReacted('move', of));
export const shotInReaction = derived(reacting.reactedShot, (of: Foot | Driven) => hasReacted('shoot', of));

/** The figures it had when the game began; nothing, where it has grown since. */
const startFiguresWith = (lost: (of: Foot) => number) =>
  derived(count('figures it had when the game began', { min: 1, max: MOST_FIGURES }), (of: Foot) => {
    const was = of.began.figures as number;
    return was >= of.figures + lost(of) && was <= MOST_FIGURES ? was : undefined;
  });

/** Of a unit before an attack, where it may retreat or rout after it. */
const beforeAttack = startFiguresWith(({ lostBefore }) => lostBefore);
const startFigures = derived(beforeAttack.field, (of: Foot, asked, named) =>
  asked.retreat === true ? beforeAttack.value(of, asked, named) : undefined,
);
/** Of a unit of the game is remembered what it loses till the card is over, where all of that is to be tested at once (R118). */
const testedLater = derived(
  toggle('its losses are tested after the card, where those of the whole card count', {}),
  (_: Foot, { retreat }: { readonly retreat?: unknown }) => retreat === true,
);
/** Of one whose last attack is still to be tested for: who fell in it may be counted under this card, or not. */
export const startFiguresOfShaken = startFiguresWith(({ lostBefore, lastLost }) =>
  Math.max(lostBefore, lastLost),
);

/** How many of a sort are with the unit: one that holds its horses is not (cav.5). */
const there =
  (sort: (typeof COUNTED)[number]) =>
  (of: Foot): number =>
    thosePresent(of)[sort];
const whoIsThere = { figures: there('figures'), leaders: there('leaders'), medics: there('medics') };
export const classesThere = {
  hwPersonnel: there('hwPersonnel'),
  hwArmour: there('hwArmour'),
  hwPiat: there('hwPiat'),
  hwFlame: there('hwFlame'),
};

/** Whoever attacks with what he carries: everything that decides its dice. */
export const ARMS = [
  ...(['grade', 'figures', 'leaders', 'hw', 'medics', 'guards', 'ran', 'mounted', 'close'] as const),
  ...CLASSES,
] as const;
export const armed = {
  kind: infantry,
  group: SHOOTER,
  most,
  value: {
    ...whoIsThere,
    ...classesThere,
    hw: there('hw'),
    // At what range nobody has said it gives no dice: it is not known to be close.
    close: ({ close }: Foot, { range }: { readonly range?: unknown }) =>
      close && typeof range === 'number' && range <= ranges.cells['close-range'].value,
  },
} as const;

/** Whoever is attacked: on whom hits fall, in what position. */
export const STRUCK = ['figures', 'leaders', 'hw', 'medics', 'mounted', 'grade', 'road'] as const;
export const struck = {
  kind: infantry,
  prefix: 'target',
  group: TARGET,
  most,
  called: { dugIn: 'dugIn', road: 'targetOnRoad' },
  as: { figures: { help: 'figures in the target unit: then its casualties are drawn' } },
  value: {
    ...whoIsThere,
    hw: (of: Foot) => heavyWeapons(thosePresent(of)),
  },
} as const;

/** Passengers share the fate of their vehicle, which is what is attacked (pass.4), and nobody shoots into a melee (charge.8). */
export const outOfReach = { targetInMelee: inMelee, targetRiding: riding };

/** Optional rule: what tells whether a unit that lost figures retreats or routs. */
export const SHAKEN = ['ran', 'lostBefore'] as const;
export const shaken = { targetStartFigures: startFigures, targetTestedLater: testedLater };

/** Optional rule: its stands as noted losses have left them; whole ones, where its figures are not those that were noted. */
const stands = derived(
  { ...infantry.marks.onStands, help: 'optional rule: figures left on each stand of the target' },
  (of: Foot, { noted, targetStand: size }: { readonly noted?: unknown; readonly targetStand?: unknown }) => {
    if (noted !== true || typeof size !== 'number') return undefined;
    const left = of.onStands ?? [];
    const isOfNow = sumOf(left) === present(of) && left.every((figures) => Number(figures) <= size);
    return isOfNow ? left : wholeStands(present(of), size);
  },
);
export const onStands = { targetStands: stands };

/** Infantry that is attacked where it stands. */
export const attacked = {
  ...struck,
  fields: [...STRUCK, 'prisoners', 'guards', 'dugIn', ...SHAKEN],
  also: { ...outOfReach, ...shaken, ...onStands },
} as const;
