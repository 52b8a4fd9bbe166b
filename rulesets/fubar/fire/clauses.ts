import type { Clause } from '../../../src/rules/book.js';

/** Firing, and what hits do: casualties and suppression. */
export const fire = {
  'fubar:fire.1': {
    title: 'Suppressed figures hold fire',
    says: 'A suppressed figure may not fire, so it adds no dice.',
    kind: 'limit',
    action: 'shoot',
    source: 'Firing; Suppression',
  },
  'fubar:fire.2': {
    title: 'Lawful targets',
    says: 'Any enemy figure or vehicle to which there is a clear line of sight may be fired at.',
    kind: 'reminder',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.3': {
    title: 'Splitting fire',
    says: 'A unit may divide its fire between two or more targets.',
    kind: 'limit',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.4': {
    title: 'Dice per Fire Point',
    says: 'Each firing figure rolls as many dice as its weapon has Fire Points (FP).',
    kind: 'dice',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.5': {
    title: 'Hit number',
    says: "A die that reaches the firing unit's Expertise number (after cover) is one hit.",
    kind: 'dice',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.6': {
    title: 'Weapon range',
    says: 'A weapon reaches as far as its table range in cm and no farther.',
    kind: 'limit',
    action: 'shoot',
    source: 'Weapons',
  },
  'fubar:fire.7': {
    title: 'Armour saves against hits',
    says: 'Targets in armour roll a save for each hit; a saved hit is gone.',
    kind: 'dice',
    action: 'save',
    source: 'Firing; Personal Armor',
  },
  'fubar:fire.8': {
    title: 'Vehicle save shields passengers',
    says: "When the vehicle's save succeeds, its passengers need not roll; when it fails, they save for themselves.",
    kind: 'state',
    action: 'save',
    source: 'Firing',
  },
  'fubar:fire.9': {
    title: 'Casualties or suppression',
    says: "Each unsaved hit on a unit becomes a casualty or a suppressed figure, in any mix that the unit's suppression limit allows.",
    kind: 'limit',
    action: 'assign-hits',
    source: 'Firing',
  },
  'fubar:fire.10': {
    title: 'One effect per figure',
    says: 'From a single bout of fire one figure is either suppressed or a casualty, never both.',
    kind: 'limit',
    action: 'assign-hits',
    source: 'Firing',
  },
  'fubar:fire.11': {
    title: 'Shooting into cover',
    says: 'Enemies in cover can be fired at when some of them stand within 2cm of its edge.',
    kind: 'limit',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.12': {
    title: 'Shooting out of cover',
    says: 'Only figures within 2cm of the edge of their cover may fire out of it.',
    kind: 'limit',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.13': {
    title: 'Shooting inside one cover area',
    says: 'Firer and target in one and the same area of cover: the range limit is 6cm.',
    kind: 'limit',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.14': {
    title: 'Cover inside one area',
    says: 'A target in the same area of cover as the firer still has the benefit of that cover (the text calls it a cover save).',
    kind: 'calculation',
    action: 'shoot',
    source: 'Firing',
  },
  'fubar:fire.15': {
    title: 'Cover blocks sight',
    says: 'Line of sight does not pass through a defined area of cover.',
    kind: 'reminder',
    action: 'shoot',
    source: 'Firing',
  },
} as const satisfies Record<string, Clause>;

/** Cover. */
export const cover = {
  'fubar:cover.1': {
    title: 'Cover worsens the hit number',
    says: 'Fire at a target in cover: add 1 (Soft), 2 (Moderate) or 3 (Hard) to the Expertise number needed.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Cover',
  },
  'fubar:cover.2': {
    title: 'Cover examples',
    says: 'Soft: undergrowth, woods, wooden buildings, hedgerows, rifle pits; Moderate: stone or brick walls and buildings, rubble, trenches; Hard: bunkers.',
    kind: 'table',
    action: 'shoot',
    source: 'Cover',
  },
  'fubar:cover.3': {
    title: 'Cover cap',
    says: 'Cover never pushes the number needed beyond 6+.',
    kind: 'limit',
    action: 'shoot',
    source: 'Cover',
  },
  'fubar:cover.4': {
    title: 'Moving in cover',
    says: 'Cover does not slow infantry.',
    kind: 'limit',
    action: 'move',
    source: 'Cover',
  },
} as const satisfies Record<string, Clause>;
