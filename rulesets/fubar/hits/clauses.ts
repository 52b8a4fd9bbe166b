import type { ClauseHere } from '../headings.js';

/** Suppression. */
export const suppression = {
  'fubar:suppress.1': {
    title: 'Marking suppression',
    says: 'A suppressed figure is laid on its side; keep a count of them for every unit.',
    kind: 'state',
    action: 'assign-hits',
    source: 'Suppression',
    line: 'overrun --level seasoned --figures 6',
  },
  'fubar:suppress.2': {
    title: 'Suppression penalty',
    says: "The unit's next activation roll is at -1 for each figure that is suppressed.",
    kind: 'calculation',
    action: 'activate',
    source: 'Suppression',
    except: ['fubar:fire.1', 'fubar:suppress.3'],
    line: 'activate --level seasoned --suppressed 2',
  },
  'fubar:suppress.3': {
    title: 'Suppression ends',
    says: 'Once the unit has made its next activation roll, passed or failed, its suppressed figures stand up and recover.',
    kind: 'state',
    action: 'activate',
    source: 'Suppression',
    line: 'activate --level seasoned --suppressed 2 --dice 3',
  },
  'fubar:suppress.4': {
    title: 'Suppression limit',
    says: 'A unit can have at most 1 (Green), 2 (Seasoned), 3 (Veteran) or 4 (Elite) suppressed figures.',
    kind: 'limit',
    action: 'assign-hits',
    source: 'Suppression; Unit Training/Experience',
    table: 'fubar:table.training',
    line: 'shoot --level elite --fp 12 --target-figures 6 --target-level green',
  },
} as const satisfies Record<string, ClauseHere>;

/** Personal armour. */
export const armour = {
  'fubar:armour.1': {
    title: 'Majority armour',
    says: 'A unit saves with the armour type that most of its figures wear.',
    kind: 'calculation',
    action: 'save',
    source: 'Personal Armor',
    line: 'shoot --level seasoned --fp 8 --wearing light:3 --wearing heavy:5',
  },
  'fubar:armour.2': {
    title: 'Personal armour saves',
    says: 'Saves on one die: Light 6+, Medium 5+, Heavy 4+, Power 3+, Battlesuit 2+.',
    kind: 'table',
    action: 'save',
    source: 'Personal Armor',
    table: 'fubar:table.personal-armour',
    line: 'shoot --level elite --fp 9 --armour medium',
  },
} as const satisfies Record<string, ClauseHere>;
