import type { ClauseHere } from '../headings.js';

/** Medics. */
export const medicClauses = {
  'bg:medic.1': {
    title: 'Medic does not shoot',
    says: 'A medic never counts among the shooting figures.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Additional Rules: Medics',
    case: '7 figures, one a medic -> 6 shooters -> 3 white dice',
    line: 'shoot --grade C --figures 9 --medics 1',
  },
  'bg:medic.2': {
    title: 'Medic as special figure',
    says: 'A medic that is picked by a hit rolls to be saved like other special figures.',
    kind: 'dice',
    action: 'casualties',
    source: 'Additional Rules: Medics',
    line: 'shoot --grade B --figures 8 --target-figures 10 --target-medics 5 --target-grade C',
  },
  'bg:medic.3': {
    title: 'Medic in melee',
    says: 'A medic has -1 in melee and cannot be a guard.',
    kind: 'calculation',
    action: 'melee',
    source: 'Additional Rules: Medics',
    table: 'bg:table.melee-modifiers',
    line: 'melee --attackers 6 --attacker-medics 1 --defenders 6',
  },
  'bg:medic.4': {
    title: 'Healing roll',
    says: "In the shooting phase the medic rolls 1 die of its own: a hit for its unit's grade brings one dead friendly figure at the unit's place back. A run marker lowers the roll as it lowers shooting.",
    kind: 'dice',
    action: 'medic',
    source: 'Additional Rules: Medics',
    case: 'grade C: 5 or 6 heals; after running only 6',
    except: ['bg:medic.5', 'bg:medic.6'],
    line: 'heal -g C',
  },
  'bg:medic.5': {
    title: 'Healed figure',
    says: "A healed figure is combined with the medic's unit, and a healed leader, heavy weapon or other special figure comes back as a normal one.",
    kind: 'state',
    action: 'medic',
    source: 'Additional Rules: Medics',
    line: 'heal -g A',
  },
  'bg:medic.6': {
    title: 'Repeat attempts',
    says: 'A medic may try again on the same figure while its unit stays there, and may treat any allied figure near by, of another unit too.',
    kind: 'limit',
    action: 'medic',
    source: 'Additional Rules: Medics',
    line: 'heal -g C --medics 2 --dead 3',
  },
} as const satisfies Record<string, ClauseHere>;
