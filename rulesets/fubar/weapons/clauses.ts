import type { Clause } from '../../../src/rules/book.js';

/** Weapons. */
export const weapons = {
  'fubar:weapon.1': {
    title: 'Small arms look-up',
    says: 'Range and Fire Points of pistols, rifles, submachine guns, light machine guns, shotguns and grenade launchers come from the Small Arms table.',
    kind: 'table',
    action: 'shoot',
    source: 'Weapons, Small Arms',
    except: ['fubar:weapon.2'],
    line: 'shoot --level veteran --weapon sniper-rifle --figures 1 --range 30',
  },
  'fubar:weapon.2': {
    title: 'Assault rifle at short range',
    says: 'Assault rifles have 1FP to 24cm, but 2FP at 12cm or nearer.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Weapons, footnote *',
    line: 'shoot --level seasoned --weapon assault-rifle --figures 5 --range 10',
  },
  'fubar:weapon.3': {
    title: 'Support weapon look-up',
    says: 'Range and Fire Points of machine guns, flamethrowers, thrown grenades, RPGs, anti-tank guns, mortars and cannons come from the Support Weapons table.',
    kind: 'table',
    action: 'shoot',
    source: 'Weapons, Support Weapons',
    line: 'shoot --level seasoned --weapon rpg --figures 2 --range 20',
  },
  'fubar:weapon.4': {
    title: 'Machine-gun crews',
    says: 'A heavy machine gun on a vehicle or in a bunker takes one crew; an infantry one takes two.',
    kind: 'limit',
    action: 'shoot',
    source: 'Weapons, footnote **',
    line: 'shoot --level seasoned --weapon heavy-machine-gun --figures 2 --range 20',
  },
  'fubar:weapon.5': {
    title: 'Weapons that ignore cover',
    says: 'Flamethrowers and tank cannons fire as if the target had no cover.',
    kind: 'calculation',
    action: 'shoot',
    source: 'Weapons, footnote ***',
    line: 'shoot --level seasoned --weapon flamethrower --figures 1 --range 6 --cover bunker',
  },
  'fubar:weapon.6': {
    title: 'Indirect mortar fire',
    says: 'A mortar may fire at enemies it cannot see so long as some figure of its side has line of sight to them.',
    kind: 'limit',
    action: 'shoot',
    source: 'Weapons, footnote ****',
    line: 'shoot --level seasoned --weapon light-mortar --figures 2 --unseen --spotter other',
  },
  'fubar:weapon.7': {
    title: 'Generic weapons',
    says: 'The listed weapons are generic classes; the player matches real models to them.',
    kind: 'reminder',
    action: 'muster',
    source: 'Weapons',
  },
} as const satisfies Record<string, Clause>;
