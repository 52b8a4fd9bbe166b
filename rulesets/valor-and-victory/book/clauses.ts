import { assaultGroup } from './clauses/assault-group.js';
import { assaultOutcome } from './clauses/assault-outcome.js';
import { beyondArmour } from './clauses/beyond-armour.js';
import { beyondFire } from './clauses/beyond-fire.js';
import { beyondMovement } from './clauses/beyond-movement.js';
import { casualties } from './clauses/casualties.js';
import { hexes } from './clauses/hexes.js';
import { valourAndPositions } from './clauses/valour-and-positions.js';
import { weapons } from './clauses/weapons.js';

export const clauses = {
  ...assaultGroup,
  ...assaultOutcome,
  ...hexes,
  ...weapons,
  ...casualties,
  ...valourAndPositions,
  ...beyondMovement,
  ...beyondFire,
  ...beyondArmour,
} as const;
