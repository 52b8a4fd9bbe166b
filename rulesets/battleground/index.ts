import type { RuleSystem } from '../../src/rules/system.js';
import { artillery } from './artillery.js';
import { artilleryCard } from './artillery-card.js';
import { bailOut } from './bail-out.js';
import { battlefieldMemory, standing } from './battlefield.js';
import { charge } from './charge.js';
import { combine } from './combine.js';
import { drawCard } from './draw-card.js';
import { flare } from './flare.js';
import { heal } from './heal.js';
import { melee } from './melee.js';
import { mines } from './mines.js';
import { move } from './move.js';
import { OPTIONAL_RULES } from './optional-rules.js';
import { overrun } from './overrun.js';
import { rally } from './rally.js';
import { reactionTest } from './reaction-test.js';
import { shoot } from './shoot.js';
import { smoke } from './smoke.js';
import { tablesInPlay } from './tables-in-play.js';
import { unitCheck } from './unit-check.js';
import { vehicleDamage } from './vehicle-damage.js';

/** Battleground, WWII era small unit actions, by Steve Carroll. */
export const battleground: RuleSystem = {
  id: 'battleground',
  short: 'bg',
  title: 'Battleground (Steve Carroll)',
  actions: [
    drawCard,
    shoot,
    charge,
    melee,
    vehicleDamage,
    move,
    unitCheck,
    combine,
    heal,
    bailOut,
    overrun,
    artillery,
    artilleryCard,
    mines,
    reactionTest,
    rally,
    smoke,
    flare,
  ],
  tables: tablesInPlay,
  optional: OPTIONAL_RULES,
  game: { memory: battlefieldMemory, says: standing },
  book: () => import('./book/index.js'),
};
