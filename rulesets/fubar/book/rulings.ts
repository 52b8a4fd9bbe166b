import { actions } from './rulings/actions.js';
import { activation } from './rulings/activation.js';
import { damage } from './rulings/damage.js';
import { fire } from './rulings/fire.js';
import { hits } from './rulings/hits.js';
import { melee } from './rulings/melee.js';
import { turn } from './rulings/turn.js';
import { vehicles } from './rulings/vehicles.js';

export const rulings = {
  ...turn,
  ...activation,
  ...actions,
  ...fire,
  ...hits,
  ...melee,
  ...vehicles,
  ...damage,
} as const;
