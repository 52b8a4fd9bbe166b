import type { Given } from '../../play.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
export const fubar: Readonly<Record<string, readonly Given[]>> = {
  muster: [{ weapons: ['infantry-rifle:3'] }, { vehicle: 'light-tank' }],
  initiative: [{ sides: 'Red,Blue' }, { sides: 'Red,Blue', modifiers: '1,0' }],
  activate: [
    { level: 'green' },
    { level: 'veteran', figures: 5, casualties: 3 },
    { level: 'elite', vehicle: true },
  ],
  pass: [{}],
  move: [
    { action: 'walk' },
    { action: 'gone-to-ground' },
    { vehicle: 'medium-tank' },
    { vehicle: 'apc', action: 'on-guard' },
  ],
  shoot: [
    { level: 'seasoned', fp: 3 },
    { level: 'veteran', fp: 4, targetFigures: 3, targetLevel: 'seasoned' },
    {
      level: 'veteran',
      fp: 3,
      targetFigures: 3,
      targetLevel: 'veteran',
      targetSuppressed: 2,
      targetSuppressedNow: 1,
    },
    { level: 'veteran', weapon: 'assault-rifle', figures: 2, range: 10 },
    { level: 'veteran', fp: 2, aboard: 'truck' },
    {
      level: 'veteran',
      weapon: 'pistol',
      figures: 2,
      fire: ['flamethrower:1'],
      cover: 'soft',
      sameCover: true,
      coverSave: 5,
    },
    { level: 'elite', weapon: 'rpg', figures: 1, range: 10, at: 'apc' },
    { level: 'green', weapon: 'heavy-cannon', figures: 1, mount: 'tank', fire: ['infantry-rifle:1'] },
  ],
  melee: [
    { attackers: 2, attackerLevel: 'seasoned', defenders: 2, defenderLevel: 'green' },
    { attackers: 2, attackerLevel: 'seasoned', defenders: 2, defenderLevel: 'elite', rounds: 1 },
    { attackers: 2, attackerLevel: 'seasoned', at: 'truck', facing: 'rear' },
  ],
  withdraw: [
    { level: 'seasoned' },
    { level: 'seasoned', pursuerLevel: 'green' },
    { level: 'seasoned', pursuer: 'Blue 1', pursuerLevel: 'green' },
  ],
  'vehicle-damage': [
    { facing: 'front', hits: 1, armour: 'none' },
    { unsaved: 2, facing: 'rear', passengers: 2, passengerLevel: 'green' },
    { unsaved: 1, facing: 'side', passengerName: 'Red 1', passengers: 2, passengerLevel: 'green' },
  ],
  overrun: [
    { level: 'green', figures: 3 },
    { level: 'green', figures: 3, by: 'Tank' },
  ],
};
