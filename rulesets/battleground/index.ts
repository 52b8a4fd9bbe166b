import type { RuleSystem } from '../../src/rules/system.js';
import { charge } from './charge.js';
import { drawCard } from './draw-card.js';
import { melee } from './melee.js';
import { move } from './move.js';
import { shoot } from './shoot.js';
import { tablesInPlay } from './tables-in-play.js';
import { vehicleDamage } from './vehicle-damage.js';

/** Battleground, WWII era small unit actions, by Steve Carroll. */
export const battleground: RuleSystem = {
  id: 'battleground',
  short: 'bg',
  title: 'Battleground (Steve Carroll)',
  actions: [drawCard, shoot, charge, melee, vehicleDamage, move],
  tables: tablesInPlay,
  book: () => import('./book/index.js'),
};
