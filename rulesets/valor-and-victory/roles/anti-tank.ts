import type { Input } from '../../../src/rules/record.js';
import { AT_WEAPONS } from '../anti-tank-input.js';
import { carriedBy, specsOf } from '../as-typed.js';
import type { Known } from '../kinds.js';
import { groundOf, mustHaveCarriers } from '../place.js';
import { isInfantry, unitSaid } from '../units.js';
import { refuse } from '../words.js';
import { given, unlessNone } from './fire.js';
import { group } from './group.js';

/** Who makes AT fire, and at what. */

export const gunner = group('gunner', {
  says: 'who fires',
  acts: true,
  alone: true,
  fills: gunnersOf,
});

/** The weapon: a Gun, or the one anti-tank weapon that infantry carries; with several it has to be said. */
function gunnersOf(units: readonly Known[], asked: Input): Input {
  mustHaveCarriers(units, 'vv:8.1', 'fires');
  const heavy = units.find(({ counter }) => !isInfantry(counter));
  const gunless = heavy?.counter.kind === 'afv' && heavy.counter.gun === 0 && heavy.atfp === undefined;
  if (heavy && (heavy.counter.kind === 'vehicle' || gunless)) unarmed(heavy);
  const armed = (asked.at ?? 'afv') === 'afv';
  if (heavy) {
    return {
      weapon: 'gun',
      ...(armed && heavy.atfp !== undefined && { atfp: heavy.atfp }),
      ...(heavy.marked && { marked: true }),
      ...((heavy.pinned || heavy.pinnedNow) && { pinned: true }),
    };
  }
  const all = units.flatMap(({ counter }) => counter.weapons.map(({ name }) => name));
  const able = [...new Set(AT_WEAPONS.filter((name) => (all as readonly string[]).includes(name)))];
  const weapon = (asked.weapon ?? (able.length === 1 ? able[0] : undefined)) as string | undefined;
  const holder = units.find(({ counter }) => counter.weapons.some(({ name }) => name === weapon));
  if (able.length === 0 || (weapon !== undefined && !holder)) unarmed(units[0]!, weapon);
  const range = weapon === 'bazooka' ? holder?.weaponRange : undefined;
  return given({
    weapon,
    atfp: armed && weapon !== 'panzerfaust' ? holder?.atfp : undefined,
    weaponRange: range,
    fire: specsOf(units, { states: ['valorous', 'pinned', 'pinned-now', 'marked'] }),
    carry: unlessNone(carriedBy(units)),
  });
}

const unarmed = ({ name }: Known, weapon?: string): never =>
  refuse(
    'vv:beyond.18.3',
    `${name} has no ${weapon === undefined ? 'weapon for AT fire' : weapon.replace('-', ' ')}.`,
  );

export const armourTarget = group('target', {
  says: 'the AFV, vehicle or Gun fired at',
  side: { is: 'enemy', clause: 'vv:beyond.18.3' },
  alone: true,
  joins: ({ counter }) => !isInfantry(counter),
  fills: targetOf,
});

function targetOf(units: readonly Known[], asked: Input): Input {
  const [target, other] = units;
  if (other) {
    const hint = `Name one of them: ${target!.name}.`;
    refuse('vv:beyond.18.3', 'AT fire is aimed at one AFV, vehicle or Gun.', hint);
  }
  const { counter, armour, rearArmour, immobile } = target!;
  if (isInfantry(counter))
    refuse('vv:beyond.18.3', `AT fire is not for infantry: ${unitSaid(counter)}.`, 'wg shoot fires at it.');
  const ofAfv = counter.kind === 'afv' && (asked.at ?? 'afv') === 'afv';
  return {
    ...(counter.kind !== 'afv' && { at: counter.kind }),
    ...(ofAfv && {
      ...(armour !== undefined && { armour }),
      ...(rearArmour !== undefined && { rearArmour }),
      ...(immobile && { immobile: true }),
    }),
    ...(counter.shield && { shield: true }),
    ...groundOf(units, asked),
  };
}
