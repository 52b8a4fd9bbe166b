import type { Given } from '../../play.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
export const valorAndVictory: Readonly<Record<string, readonly Given[]>> = {
  'close-assault': [
    { attack: 13, assaulters: 4, defend: 11, defenders: 3 },
    { attack: 14, assaulters: 3, defend: 6, defenders: 2, terrain: 'woods' },
    { attack: 8, assaulters: 2, defenders: 2, pinned: 2 },
    { attack: 8, assaulters: 2, defend: 4, defenders: 2, afv: 1, onAfv: ['1'] },
    {
      assault: ['3xsquad:4-6-5,leader:-1,grenades'],
      defend: ['half-squad:2-6-2,lmg:3,squad:5-6-4,leader:-1,grenades'],
      terrain: 'building',
    },
    { assault: ['2xsquad:4-6-4:valor,satchel:6'], defend: ['afv:gun=12:mg=4:ff=3:immobile', 'afv'] },
    {
      assault: ['squad:4-6-4,flamethrower:8'],
      defend: ['afv:mg=4,squad:4-6-4:aboard,lmg:3,squad:4-6-4:pinned,half-squad:2-6-2:pinned-now,hmg:6'],
    },
    { assault: 12, assaulters: 3, defend: ['vehicle:cr=4,gun:towed,squad:5-6-4:aboard', 'leader:-2'] },
  ],
  casualties: [
    { points: 4, unit: ['3xsquad:4-6-5,leader:-1'] },
    { points: 3, unit: ['squad:4-6-4:half=2:valor', 'half-squad:2-6-2:pinned'] },
    { points: 5, unit: ['squad:4-6-4:half=2'], choose: ['eliminate:1'] },
    { points: 2, unit: ['afv:mg=4', 'squad:4-6-4'], choose: ['put:1=2'] },
    { points: 3, unit: ['vehicle:cr=4,squad:4-6-4:half=2:aboard'], choose: ['put:1=3'] },
    { points: 2, unit: ['gun:cr=3:shield'], by: 'fire' },
  ],
  shoot: [
    { attack: 12, terrain: 'building' },
    { fire: ['3xsquad:4-6-5,leader:-1'], range: 3 },
    { fire: ['afv:gun=12:mg=4:ff=3'], range: 6 },
    { attack: 10, mortar: true, range: 4 },
    { attack: 6, opportunity: true, range: 1 },
    { fireLane: 2 },
    { fire: ['squad:4-6-4,satchel:6'], clearWire: true },
    { attack: 12, at: 'gun', shield: true },
  ],
  'anti-tank': [
    { weapon: 'gun', atfp: 'D', range: 8, armour: 'E', rearArmour: 'C', facing: 'line' },
    { weapon: 'panzerfaust', armour: 'D', leader: 1 },
    { weapon: 'panzerfaust', armour: 'D', finalFire: true, marked: true },
    { weapon: 'bazooka', atfp: 'C', weaponRange: 4, range: 2, at: 'vehicle' },
    { weapon: 'mortar', atfp: 'A', armour: 'A', immobile: true },
    { weapon: 'gun', range: 12, at: 'gun', shield: true },
    { weapon: 'panzerfaust', armour: 'C', fire: ['squad:4-6-4:valor,panzerfaust,leader:-1'] },
  ],
  artillery: [
    { mission: 'light-barrage', terrain: 'woods' },
    { mission: 'heavy-barrage', landed: true, at: 'none', afv: ['C', 'D:immobile'] },
    { mission: 'fighter-bomber', side: 'Axis', markers: 2 },
  ],
  smoke: [{}, { by: 'artillery' }, { by: 'gun', factors: 6, side: 'Axis', target: 'C4' }],
  overrun: [
    { attack: 19, terrain: 'woods', mp: 10, through: ['open,open,woods,open'] },
    { fire: ['afv:gun=12:mg=4:ff=3,squad:4-6-4:aboard,grenades'] },
  ],
  sniper: [{ terrain: 'woods' }, { ownCover: 3, ownHex: 'C4' }, { checkOnly: true, ownCover: 2 }],
  'valour-check': [{ unit: ['squad:4-6-5,leader:-1'] }],
  rally: [
    { unit: ['2xsquad:4-6-4', 'vehicle:cr=4'], leader: 1 },
    { unit: ['gun:cr=3'], command: true },
  ],
  move: [
    { through: ['2xopen,woods'] },
    { type: 'afv', mp: 10, through: ['road:turn=2,open:reverse'] },
    { type: 'vehicle', mp: 14, transport: 'T2', load: ['2xsquad:4-6-4'] },
  ],
  mines: [{}],
  turn: [{}, { phase: true }, { new: true }],
};
