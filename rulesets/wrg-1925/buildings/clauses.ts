import type { Clause } from '../../../src/rules/book.js';

/** Destruction of buildings and bunkers. */
export const buildings = {
  'wrg:building.1': {
    title: 'Which buildings test',
    says: 'Roll for a building hit in the period by off-table fire, heavy weapons other than wheeled or tripod MGs, flame, molotovs, grenade launchers, one-man anti-tank weapons or satchel charges.',
    kind: 'state',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.2': {
    title: 'Building destroyed',
    says: 'It is destroyed when one die plus the fire effect points of weapons able to harm it comes to more than 10.',
    kind: 'dice',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.3': {
    title: 'Off-table counts 5',
    says: 'For buildings off-table fire has 5 fire effect points.',
    kind: 'calculation',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.4': {
    title: 'Fire on 1 or 2',
    says: 'If tank gun, recoilless or conventional gun, satchel charge, mortar or off-table fire destroyed it, roll again: it burns on 1 or 2.',
    kind: 'dice',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.5': {
    title: 'Other causes always burn',
    says: 'A building destroyed by any other weapon always burns.',
    kind: 'state',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.6': {
    title: 'Prepared ground floor',
    says: 'A building with ground floor or basement prepared for defence is a bunker throughout, and a bunker model may take its place when it is wrecked.',
    kind: 'state',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.7': {
    title: 'Bunker collapse',
    says: 'A bunker attacked by satchel charge, recoilless gun, guided missile or direct fire of a 105mm or larger shell gun rolls a die and collapses on 1 or 2.',
    kind: 'dice',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
  'wrg:building.8': {
    title: 'Escape from bunker',
    says: 'Each man in a collapsed bunker gets out with small arms or radio on 5 or 6.',
    kind: 'dice',
    action: 'building',
    source: 'Destruction of Buildings or Bunkers',
  },
} as const satisfies Record<string, Clause>;
