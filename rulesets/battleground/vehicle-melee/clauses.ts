import type { Clause } from '../../../src/rules/book.js';

/** Melee with vehicles, and driving through infantry. */
export const vehicleMeleeClauses = {
  'bg:vmelee.1': {
    title: 'Vehicles against vehicles',
    says: 'Vehicles cannot melee each other.',
    kind: 'limit',
    action: 'charge',
    source: 'Melee: Melee and vehicles',
  },
  'bg:vmelee.2': {
    title: 'Infantry and tanks',
    says: 'Infantry may charge any vehicle, and tanks may melee infantry.',
    kind: 'limit',
    action: 'charge',
    source: 'Melee: Melee and vehicles',
  },
  'bg:vmelee.3': {
    title: 'Infantry attack in melee',
    says: 'Each round the infantry attacks the vehicle as in normal shooting, and all hits count even without a heavy weapon.',
    kind: 'dice',
    action: 'vehicle-melee',
    source: 'Melee: Melee and vehicles',
    table: 'bg:table.hits-on-armour',
  },
  'bg:vmelee.4': {
    title: 'Vehicle fires back',
    says: 'At the same time the vehicle fires all its weapons at the infantry, even if it shot in the card phase.',
    kind: 'dice',
    action: 'vehicle-melee',
    source: 'Melee: Melee and vehicles',
  },
  'bg:vmelee.5': {
    title: 'Vehicle taken from behind',
    says: "First round, if the infantry came from behind: it rolls 1 extra blue die and the vehicle's bow weapons stay silent.",
    kind: 'calculation',
    action: 'vehicle-melee',
    source: 'Melee: Melee and vehicles',
  },
  'bg:vmelee.6': {
    title: 'Until destroyed or broken',
    says: 'Rounds are fought until the infantry is non-standing or the vehicle destroyed.',
    kind: 'state',
    action: 'vehicle-melee',
    source: 'Melee: Melee and vehicles',
  },
  'bg:vmelee.7': {
    title: 'Vehicle takes or frees prisoners',
    says: 'When the infantry becomes non-standing the vehicle may escort it away as prisoners, or let it go and fight on; freed figures may join another unit and fight again.',
    kind: 'state',
    action: 'vehicle-melee',
    source: 'Melee: Melee and vehicles',
  },
  'bg:vmelee.8': {
    title: 'Vehicle charge movement',
    says: "A charging vehicle rolls its full movement dice and so risks breaking down; other movement in melee cases uses the vehicle's own dice.",
    kind: 'dice',
    action: 'charge',
    source: 'Melee: Melee and vehicles',
  },
  'bg:overrun.1': {
    title: 'Tank rolls through infantry',
    says: 'A tank may drive through enemy infantry without stopping; one of its machine guns may fire at it on the way with 2 white dice if undamaged, the infantry having its red dice.',
    kind: 'dice',
    action: 'overrun',
    source: 'Melee: Melee and vehicles',
    case: 'tank with half weapons -> 1 white die',
  },
} as const satisfies Record<string, Clause>;
