import type { Rule } from '../../../src/rules/rule.js';
import { step } from '../words.js';

/** The optional rules, by the inputs that bring them into play. */
const RULES = {
  targetQualityDefence: 'quality-based defence',
  detailedArmour: 'armour by face',
  face: 'armour by face',
  weaponClasses: 'weapon classes',
  hwPersonnel: 'weapon classes',
  hwArmour: 'weapon classes',
  hwPiat: 'weapon classes',
  hwFlame: 'weapon classes',
  shortHw: 'short ranges',
  targetStand: 'stands',
  stand: 'stands',
  attackerArmed: 'weapon bonus in melee',
  defenderArmed: 'weapon bonus in melee',
  leadersArmed: 'weapon bonus in melee',
  retreat: 'retreat and rout',
} as const;

/** Those that an input turns on by itself, and that can be played for a whole game: with what they are called. */
export const OPTIONAL_RULES: Readonly<Record<string, string>> = {
  targetQualityDefence: RULES.targetQualityDefence,
  targetStand: `${RULES.targetStand} under fire`,
  stand: `${RULES.stand} in melee`,
  detailedArmour: RULES.detailedArmour,
  weaponClasses: RULES.weaponClasses,
  noted: `${RULES.targetStand}: losses noted one by one`,
  shortHw: RULES.shortHw,
  retreat: RULES.retreat,
};

/** Says which optional rules are in play, if any are: each is off until it is asked for (opt.1). */
export function* optionalRules(input: Readonly<Partial<Record<keyof typeof RULES, unknown>>>): Rule<void> {
  const inUse = (Object.keys(RULES) as (keyof typeof RULES)[]).filter((name) => input[name]);
  const value = [...new Set(inUse.map((name) => RULES[name]))];
  if (value.length === 0) return;
  const text = `optional ${value.length === 1 ? 'rule' : 'rules'} in play: ${value.join(', ')}`;
  yield* step({ id: 'optional-rules', clause: 'bg:opt.1', value, text });
}
