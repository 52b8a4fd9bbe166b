import type { Heaviest } from './heaviest.js';

/** The heaviest legal inputs of each action, as far as we know. */
export const valorAndVictory: Heaviest = {
  'close-assault': {
    assault: ['3xsquad:4-6-5:valor,grenades,leader:-1'],
    defend: [
      'afv:mg=4:ff=3,2xsquad:4-6-4:aboard,lmg:3,leader:-1:aboard,afv:mg=4:immobile,squad:4-6-4:aboard',
    ],
    terrain: 'woods',
    hexside: 'hedge',
    uphill: 2,
    onAfv: ['2', '2'],
  },
  casualties: [
    {
      points: 9,
      unit: [
        'squad:4-6-4:half=2:valor,squad:4-6-5:half=3:valor,squad:5-6-4:half=2:valor,squad:6-6-4:half=2:valor',
      ],
    },
    {
      points: 9,
      unit: [
        'afv:mg=4,squad:4-6-4:half=2:aboard,squad:5-6-4:half=2:aboard,leader:-1:aboard',
        'afv:mg=5,squad:4-6-5:half=3:aboard,squad:6-6-4:half=2:aboard,leader:-2:aboard',
      ],
    },
  ],
  shoot: {
    fire: ['3xsquad:4-6-5:elite,half-squad:2-6-2,lmg:3'],
    range: 1,
    leader: 1,
    opportunity: true,
    fullHex: true,
    terrain: 'woods',
    entrenchment: 'trenches',
    hexside: 'wall',
    smoke: 2,
    along: ['orchard/building/hedge', 'crops/woods'],
  },
  'anti-tank': {
    weapon: 'bazooka',
    atfp: 'C',
    weaponRange: 4,
    range: 1,
    fire: ['6xsquad:4-6-4,5xhalf-squad:2-6-2,bazooka,leader:-1'],
    fromWire: true,
    armour: 'D',
    rearArmour: 'B',
    facing: 'line',
    immobile: true,
    terrain: 'woods',
    hexside: 'hedge',
    smoke: 2,
    along: ['orchard/building/hedge'],
  },
  artillery: {
    mission: 'heavy-barrage',
    terrain: 'woods',
    entrenchment: 'trenches',
    afv: ['C', 'D:immobile'],
  },
  smoke: { by: 'artillery' },
  overrun: {
    fire: ['afv:gun=12:mg=4:ff=3,2xsquad:4-6-4:aboard,grenades,leader:-1:aboard'],
    terrain: 'woods',
    entrenchment: 'trenches',
    hexside: 'wall',
    mp: 40,
    through: ['8xopen:turn=3', '5xroad:hedge', 'woods,open'],
  },
  sniper: { terrain: 'woods', entrenchment: 'foxholes', ownCover: 3, along: ['orchard/building/hedge'] },
  'valour-check': { unit: ['6xsquad:4-6-5,6xleader:-1'] },
  rally: { unit: ['4xsquad:4-6-5:elite,4xleader:-1,4xvehicle:cr=4'], leader: 1 },
  move: { type: 'afv', mp: 40, through: ['9xopen:hedge:turn=3'] },
  mines: { units: 12, hidden: true },
  turn: { phase: true },
};
