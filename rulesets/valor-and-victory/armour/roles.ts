import type { Input } from '../../../src/rules/record.js';
import type { KnownUnit } from '../roster/kinds.js';
import { armedSpecs } from '../units/as-typed.js';
import { group } from '../units/group.js';
import { groundOf, hexOfUnits, mortarPlace } from '../units/place.js';
import { isInfantry, isInWire, isPinned, unitSaid } from '../units/units.js';
import { refuse } from '../words.js';
import { AT_WEAPONS } from './input.js';

/** Who makes AT fire, and at what. */

const isAtAfv = ({ at = 'afv' }: Input): boolean => at === 'afv';

/** The weapon: a Gun, or the one anti-tank weapon that infantry carries; with several it has to be said. */
export const gunner = group('gunner', {
  says: 'who fires',
  acts: true,
  alone: true,
  fills: (units, asked) => {
    const rider = units.find(({ aboard }) => aboard !== undefined);
    if (rider) {
      const who = isInfantry(rider.counter) ? 'nobody makes AT fire' : 'no Gun fires';
      refuse('vv:beyond.8.5', `${rider.name} is transported by ${rider.aboard}: ${who} so.`);
    }
    hexOfUnits(units, 'vv:13.6');
    const heavy = units.find(({ counter }) => !isInfantry(counter));
    return heavy ? gunOf(heavy) : weaponOf(units, asked);
  },
});

function gunOf(heavy: KnownUnit) {
  const { counter, atfp, marked } = heavy;
  const gunless = counter.kind === 'afv' && counter.gun === 0 && atfp === undefined;
  if (counter.kind === 'vehicle' || gunless) unarmed(heavy);
  const turret = counter.kind === 'afv' && !counter.fixed;
  return { weapon: 'gun', atfp, turret, marked, pinned: isPinned(heavy) };
}

function weaponOf(units: readonly KnownUnit[], asked: Input) {
  const holderOf = (weapon: string | undefined) =>
    units.find(({ counter }) => counter.weapons.some(({ name }) => name === weapon));
  const [able, other] = AT_WEAPONS.filter(holderOf);
  const weapon = (asked.weapon as string | undefined) ?? (other ? undefined : able);
  const holder = holderOf(weapon);
  // Expendable counters are nobody's until somebody uses them (12.5): whoever types one has it.
  const isTyped = asked.weapon === 'panzerfaust' || asked.weapon === 'at-grenades';
  if (!isTyped && (!able || (weapon !== undefined && !holder))) unarmed(units[0]!, weapon);
  const { units: fire, carry } = armedSpecs(units, ['valorous', 'pinned', 'pinned-now', 'marked']);
  return {
    weapon,
    atfp: weapon === 'panzerfaust' ? undefined : holder?.atfp,
    ...(weapon === 'mortar' && mortarPlace(units)),
    fromWire: units.some(isInWire) || undefined,
    weaponRange: weapon === 'bazooka' ? holder?.weaponRange : undefined,
    fire,
    carry,
  };
}

const unarmed = ({ name }: KnownUnit, weapon = 'weapon for AT fire'): never =>
  refuse('vv:beyond.18.3', `${name} has no ${weapon.replace('-', ' ')}.`);

export const armourTarget = group('target', {
  says: 'the AFV, vehicle or Gun fired at',
  side: { is: 'enemy', clause: 'vv:beyond.18.3' },
  alone: true,
  joins: ({ counter }) => !isInfantry(counter),
  fills: (units, asked) => {
    const [{ name, counter, aboard, armour, rearArmour, immobile }, other] = units as [KnownUnit, KnownUnit?];
    if (other)
      refuse('vv:beyond.18.3', 'AT fire is aimed at one AFV, vehicle or Gun.', `Name one of them: ${name}.`);
    if (aboard !== undefined && !isInfantry(counter))
      refuse('vv:8.1', `${name} is in tow of ${aboard}, and one with it.`, `Name ${aboard}.`);
    if (isInfantry(counter)) {
      const message = `AT fire is not for infantry: ${unitSaid(counter)}.`;
      refuse('vv:beyond.18.3', message, 'wg shoot fires at it.');
    }
    const { moving, passing } = units[0]!;
    const fullHex = moving && passing && asked.finalFire !== true;
    const ofAfv = counter.kind === 'afv' && isAtAfv(asked) && { armour, rearArmour, immobile, fullHex };
    return { at: counter.kind, ...ofAfv, shield: counter.shield, ...groundOf(units, asked) };
  },
});
