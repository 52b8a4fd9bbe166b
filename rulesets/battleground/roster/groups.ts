/** The headings under which flags stand in help. */
export const SHOOTER = 'Shooter';
export const TARGET = 'Target';
export const VEHICLE_GROUP = 'Vehicles';
export const BY_CLASS = 'Heavy weapons by class (optional rule, in place of --hw)';
export const REACTION = 'Reaction of the target';
export const ATTACKERS = 'Attackers';
export const DEFENDERS = 'Defenders';
export const MELEE_WEAPONS = 'Optional rule: weapons in melee';
export const MELEE_VEHICLE = 'Infantry against a vehicle';
