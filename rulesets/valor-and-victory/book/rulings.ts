import { assaultAfvs } from './rulings/assault-afvs.js';
import { assaultRoll } from './rulings/assault-roll.js';
import { assaultStrength } from './rulings/assault-strength.js';
import { beyond } from './rulings/beyond.js';
import { elsewhere } from './rulings/elsewhere.js';

export const rulings = {
  ...assaultRoll,
  ...assaultStrength,
  ...assaultAfvs,
  ...elsewhere,
  ...beyond,
} as const;
