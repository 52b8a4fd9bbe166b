import { count, toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import { MOST } from '../figures.js';
import { type Foot, heavyWeapons, infantry, present } from '../kinds.js';
import { ranges } from '../tables.js';
import { BY_CLASS, SHOOTER, TARGET } from './groups.js';

/** What several roles take alike from infantry. */

/** No unit has more figures (unit.2). */
const most = { is: MOST, clause: 'bg:unit.2' } as const;
const few = { max: MOST };

/** Whoever attacks with what he carries: everything that decides its dice. */
export const ARMS = [
  'grade',
  'figures',
  'leaders',
  'hw',
  'medics',
  'guards',
  'ran',
  'mounted',
  'close',
  'hwPersonnel',
  'hwArmour',
  'hwPiat',
  'hwFlame',
] as const;

export const armed = {
  kind: infantry,
  prefix: '',
  group: SHOOTER,
  most,
  as: {
    grade: { short: 'g' },
    figures: { short: 'f', min: 1 },
    leaders: { short: 'l', ...few },
    hw: { short: 'w', ...few },
    medics: { help: 'medics among them, who do not shoot', ...few },
    guards: { help: 'guards of prisoners among them, who do not shoot' },
    ran: { help: 'carries the run marker' },
    close: { help: 'a special unit that gets close-range dice, within 6 in' },
    hwPersonnel: {
      help: 'machine guns: heavy against infantry and unarmoured',
      group: BY_CLASS,
      ...few,
    },
    hwArmour: { help: 'bazookas, panzerschrecks: heavy against vehicles', group: BY_CLASS, ...few },
    hwPiat: { help: 'PIATs, panzerfausts: as bazookas', group: BY_CLASS, ...few },
    hwFlame: { help: 'flame throwers: heavy against everything', group: BY_CLASS, ...few },
  },
  value: {
    figures: present,
    // At what range nobody has said it gives no dice: it is not known to be close.
    close: ({ close }: Foot, { range }: { readonly range?: unknown }) =>
      close && typeof range === 'number' && range <= ranges.cells['close-range'].value,
  },
} as const;

/** Whoever is attacked: on whom hits fall, in what position. */
export const STRUCK = [
  'figures',
  'leaders',
  'medics',
  'mounted',
  'prisoners',
  'grade',
  'dugIn',
  'road',
] as const;

export const struck = {
  kind: infantry,
  prefix: 'target',
  group: TARGET,
  most,
  called: { dugIn: 'dugIn', road: 'targetOnRoad' },
  as: {
    figures: { help: 'figures in the target unit: then its casualties are drawn', min: 1 },
    leaders: few,
    medics: few,
    mounted: { help: 'the target is on horseback' },
    prisoners: { help: 'prisoners kept with the target unit' },
    grade: { help: 'grade of the target unit' },
    dugIn: { help: 'dug in' },
    road: { help: 'carries the road marker' },
  },
  value: { figures: present },
} as const;

/** All its heavy weapons, of whatever sort. */
export const targetHw = derived(count('heavy weapons among them', { max: MOST, default: 0 }), (of: Foot) =>
  heavyWeapons(of),
);

/** Optional rule: what tells whether a unit that lost figures retreats or routs. */
export const SHAKEN = ['ran', 'lostBefore'] as const;
export const shaken = {
  ran: { help: 'the target carries the run marker' },
  lostBefore: { help: 'figures it lost before, under the same card', ...few },
};
export const targetStartFigures = derived(
  count('figures it had when the game began', { min: 1, max: MOST }),
  startFigures,
);

/** The figures it had when the game began; nothing, where it has grown since. */
export function startFigures(of: Foot): number | undefined {
  const began = of.began.figures as number;
  return began >= of.figures + of.lostBefore + of.lastLost && began <= MOST ? began : undefined;
}

/** Guards of those prisoners that it keeps. */
export const targetGuards = derived(
  count('guards of those prisoners among the figures', { max: MOST, default: 0 }),
  ({ guards }: Foot) => guards,
);

/** Whether a unit rides in a vehicle, whichever that is. */
export const riding = (help: string, more: { readonly group?: string } = {}) =>
  derived(toggle(help, more), ({ aboard }: { readonly aboard: string | undefined }) => aboard !== undefined);

/** Passengers share the fate of their vehicle, which is what is attacked (pass.4). */
export const targetRiding = riding('the target rides in a vehicle');

/** Whether a unit is in a melee, whichever that is. */
export const inMelee = (help: string, more: { readonly group?: string } = {}) =>
  derived(toggle(help, more), ({ melee }: { readonly melee: string | undefined }) => melee !== undefined);

/** A target in a melee, at which nobody shoots (charge.8). */
export const targetInMelee = inMelee('the target is in a melee', { group: TARGET });
