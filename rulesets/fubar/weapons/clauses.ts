import type { Clause } from '../../../src/rules/book.js';

/** Weapons. */
export const weapons = {
  'fubar:weapon.1': {
    title: 'Small arms look-up',
    says: 'Range and Fire Points of pistols, rifles, submachine guns, light machine guns, shotguns and grenade launchers come from the Small Arms table.',
    kind: 'table',
    action: 'shoot',
    source: 'Weapons, Small Arms',
  },
  'fubar:weapon.2': {
    title: 'Assault rifle at short range',
    says: 'Assault rifles have 1FP to 24cm, but 2FP at 12cm or nearer.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Weapons, footnote *',
  },
  'fubar:weapon.3': {
    title: 'Support weapon look-up',
    says: 'Range and Fire Points of machine guns, flamethrowers, thrown grenades, RPGs, anti-tank guns, mortars and cannons come from the Support Weapons table.',
    kind: 'table',
    action: 'shoot',
    source: 'Weapons, Support Weapons',
  },
  'fubar:weapon.4': {
    title: 'Machine-gun crews',
    says: 'A heavy machine gun on a vehicle or in a bunker takes one crew; an infantry one takes two.',
    kind: 'limit',
    action: 'shoot',
    source: 'Weapons, footnote **',
  },
  'fubar:weapon.5': {
    title: 'Weapons that ignore cover',
    says: 'Flamethrowers and tank cannons fire as if the target had no cover.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Weapons, footnote ***',
  },
  'fubar:weapon.6': {
    title: 'Indirect mortar fire',
    says: 'A mortar may fire at enemies it cannot see so long as some figure of its side has line of sight to them.',
    kind: 'limit',
    action: 'shoot',
    source: 'Weapons, footnote ****',
  },
  'fubar:weapon.7': {
    title: 'Generic weapons',
    says: 'The listed weapons are generic classes; the player matches real models to them.',
    kind: 'reminder',
    action: 'muster',
    source: 'Weapons',
  },
} as const satisfies Record<string, Clause>;
