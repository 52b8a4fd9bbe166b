import type { Rule } from '../../../src/rules/rule.js';
import { fireNumbers } from '../fire/tables.js';
import { counters } from '../units/tables.js';
import { type Counter, isInfantry, isLeader, unitSaid } from '../units/units.js';
import { type ClauseId, look, ruling, step } from '../words.js';
import { weaponUse } from './tables.js';
import { WEAPONS, type Weapon } from './weapons.js';

/**
 * Infantry: its own APFP with that of the weapon it uses (12.3) and of a satchel charge (12.53), its own doubled by valour.
 * @param use what it is used for: assaulters are bound in their weapons (15.2, 15.4), fire has a range
 */
export function* infantryApfp(unit: Counter, id: string, use: Use): Rule<number> {
  const own = isFire(use) ? yield* ownFire(unit, id, use) : yield* ownApfp(unit, id);
  const weapon = yield* weaponUsed(unit, id, use);
  const together = weapon ? yield* withWeapon(unit, own, weapon, id, use) : own;
  const satchel = unit.weapons.find(({ name }) => name === 'satchel');
  if (!satchel) return together;
  const text = `its satchel charge: ${satchel.apfp} more`;
  yield* step({ id: `${id}-satchel`, clause: 'vv:12.53a', value: satchel.apfp, text, ruling: 'vv:R21' });
  return together + satchel.apfp;
}

/** What infantry uses its APFP for: an assault, its defence on foot or aboard, or fire at a range in hexes. */
type Use = 'assault' | 'defence' | 'aboard' | Shot;
/** Fire, from on foot or from aboard a carrier. */
export interface Shot {
  readonly range: number;
  readonly aboard?: boolean | undefined;
}
const isFire = (use: Use): use is Shot => typeof use === 'object';

/** The inherent APFP of infantry that fires: within its printed range, and raised by valour (16.3). */
function* ownFire(unit: Counter, id: string, { range }: Shot): Rule<number> {
  const from = isLeader(unit) ? yield* look(counters.cells.leader) : undefined;
  const printed = unit.apfp ?? from!.value.apfp;
  const reach = unit.range ?? from!.value.range;
  if (range > reach) {
    const text = `${unitSaid(unit)}: its range is ${reach}, it adds nothing of its own`;
    return yield* step({ id, clause: 'vv:1.2', value: 0, text });
  }
  if (!unit.valorous)
    return yield* step({ id, clause: 'vv:1.2', value: printed, text: `${unitSaid(unit)}: ${printed} APFP` });
  const { value: more } = yield* look(fireNumbers.cells.valour);
  const value = printed + more;
  const text = `${unitSaid(unit)}: ${printed} APFP and ${more} for valour, ${value}`;
  return yield* step({ id, clause: 'vv:beyond.16.3', value, text });
}

/** The inherent APFP of infantry (1.2), doubled by valour (16.3). */
function* ownApfp(unit: Counter, id: string): Rule<number> {
  const from = isLeader(unit) ? yield* look(counters.cells.leader) : undefined;
  const printed = unit.apfp ?? from!.value.apfp;
  if (!unit.valorous) {
    const text = `${unitSaid(unit)}: ${printed} APFP`;
    return yield* step({ id, clause: 'vv:1.2', value: printed, text });
  }
  const text = `${unitSaid(unit)}: ${printed} APFP doubled, ${2 * printed}`;
  const clause = unit.kind === 'hero' ? 'vv:16.5' : 'vv:16.3a';
  return yield* step({ id, clause, value: 2 * printed, text });
}

/** The support weapon of a unit, where it counts; a line where it does not. */
function* weaponUsed(unit: Counter, id: string, use: Use): Rule<Weapon | undefined> {
  const useless = unit.weapons.find(({ name }) => name === 'panzerfaust' || name === 'at-grenades');
  if (useless)
    yield* counts(
      id,
      'vv:12.51',
      `its ${WEAPONS[useless.name].says} ${useless.name === 'panzerfaust' ? 'does' : 'do'} nothing against infantry`,
    );
  const weapon = unit.weapons.find(({ name }) => WEAPONS[name].class !== 'X');
  if (!weapon) return undefined;
  const { says, class: of } = WEAPONS[weapon.name];
  if (weapon.apfp === 0) return yield* counts(id, 'vv:12.1', `its ${says} has no APFP`);
  if (isFire(use)) {
    if (weapon.name === 'mortar')
      return yield* counts(id, 'vv:beyond.12.6', 'its mortar does not join in with infantry fire');
    if (use.aboard && weapon.name !== 'lmg')
      return yield* counts(id, 'vv:beyond.14.3', `its ${says}: passengers fire Light machine guns alone`);
    if (reaches(weapon, use.range)) return weapon;
    return yield* counts(id, 'vv:12.3f', `its ${says}: its range is ${weapon.range}, it adds nothing`);
  }
  if (use === 'aboard') {
    if (weapon.name === 'lmg') return weapon;
    return yield* counts(id, 'vv:15.4b', `its ${says}: passengers add Light machine guns alone`);
  }
  if (use === 'assault') {
    if (weapon.name === 'lmg') return weapon;
    if (of === 'H')
      return yield* counts(id, 'vv:12.1', `its ${says} is a Heavy weapon and does not count here`);
    if ((yield* ruling('vv:R26')) === 2) return weapon;
    return yield* counts(
      id,
      'vv:15.2a',
      `its ${says} is no Light machine gun and does not count here`,
      'vv:R26',
    );
  }
  if (weapon.name === 'mortar' && (yield* ruling('vv:R25')) === 1) {
    return yield* counts(id, 'vv:12.65', 'its mortar cannot fire at an adjacent hex', 'vv:R25');
  }
  if (weapon.name !== 'lmg') {
    const text = `defenders may use it: ${says}`;
    yield* step({ id: `${id}-allowed`, clause: 'vv:15.2b', value: true, text, ruling: 'vv:R25' });
  }
  return weapon;
}

/** What is said of a weapon that fires beyond the range of its unit, where nobody has told its own. */
export const IF_IT_REACHES = ', if its counter reaches so far';

/** Whether a weapon reaches so far: it has a range of its own (12.3); where none is told, it does. */
export const reaches = ({ range: printed }: Weapon, range: number): boolean =>
  printed === undefined || range <= printed;

const MACHINE_GUNS: readonly string[] = ['lmg', 'mmg', 'hmg'];
/** Infantry with a machine gun, which it fires from aboard where that is a Light one (13.9, 14.3). */
export const laysLanes = (unit: Counter): boolean =>
  isInfantry(unit) &&
  unit.weapons.some(({ name }) => (unit.aboard ? name === 'lmg' : MACHINE_GUNS.includes(name)));

/** Says that a weapon adds nothing. */
function* counts(id: string, clause: ClauseId, text: string, by?: 'vv:R25' | 'vv:R26'): Rule<undefined> {
  yield* step({ id: `${id}-weapon`, clause, value: 0, text, ...(by && { ruling: by }) });
  return undefined;
}

/** What a unit and its weapon come to: both together, or the weapon alone in place of the unit (12.3). */
function* withWeapon(unit: Counter, own: number, weapon: Weapon, id: string, use: Use): Rule<number> {
  const { says, class: of } = WEAPONS[weapon.name];
  const who = isLeader(unit) ? 'leader' : (unit.kind as 'squad' | 'half-squad');
  const row = `${who} ${of as 'L' | 'H'}` as const;
  const from = yield* look(weaponUse.cells[row]);
  const clause = USE[row];
  if (from.value === 'both') {
    const alone = isFire(use) && own === 0;
    const untold = alone && weapon.range === undefined ? IF_IT_REACHES : '';
    const text = `its ${says}${alone ? ' alone' : ''}: ${weapon.apfp}${alone ? untold : ' more'}`;
    yield* step({
      id: `${id}-weapon`,
      clause: alone ? 'vv:12.3f' : clause,
      value: weapon.apfp,
      text,
      from,
      ...fired(weapon),
    });
    return own + weapon.apfp;
  }
  const inAssault = unit.valorous && !isFire(use);
  const doubled = inAssault && (yield* ruling('vv:R44')) === 2;
  const apfp = doubled ? 2 * weapon.apfp : weapon.apfp;
  const must = (yield* ruling('vv:R28')) === 2;
  const used = must || apfp > own;
  const untold = isFire(use) && own === 0 && weapon.range === undefined ? IF_IT_REACHES : '';
  const text = used ? `its ${says} in its place: ${apfp}${untold}` : `its ${says} of ${apfp} is left aside`;
  const by = inAssault ? ('vv:R44' as const) : ('vv:R28' as const);
  yield* step({ id: `${id}-weapon`, clause, value: used ? apfp : 0, text, from, ruling: by });
  return used ? apfp : own;
}

const USE = {
  'squad L': 'vv:12.3b',
  'squad H': 'vv:12.3b',
  'half-squad L': 'vv:12.3c',
  'half-squad H': 'vv:12.3d',
  'leader L': 'vv:12.3e',
  'leader H': 'vv:12.3e',
} as const;

const fired = ({ fired: has }: Weapon) => (has ? { ruling: 'vv:R27' as const } : {});
