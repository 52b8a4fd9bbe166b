import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { AT_WEAPONS } from '../anti-tank-input.js';
import { isInfantry, unitSaid } from '../units.js';
import { refuse } from '../words.js';
import { type Known, known } from './kinds.js';
import { allKnown, groundOf } from './place.js';
import { specsOf } from './spec.js';

export const antiTank: Fill = {
  units: ['who fires', 'the AFV, vehicle or Gun fired at'],
  several: true,
  alone: [0, 1],
  joins: (unit, index) => {
    const { counter } = known(unit);
    return index === 0 || !isInfantry(counter);
  },
  fill: (_units, asked, _clock, [first = [], second = []]) => ({
    ...asFirers(allKnown(first), asked, second[0] && known(second[0])),
    ...(second.length > 0 && asTarget(allKnown(second), asked)),
  }),
};

/** The weapon: a Gun, or the one anti-tank weapon that infantry carries; with several it has to be said. */
function asFirers(units: readonly Known[], asked: Input, target: Known | undefined): Input {
  const heavy = units.find(({ counter }) => !isInfantry(counter));
  const armed = (asked.at ?? target?.counter.kind ?? 'afv') === 'afv';
  if (heavy) {
    if (heavy.pinned || heavy.pinnedNow) refuse('vv:14.7a', `${heavy.name} is pinned and can do nothing.`);
    return {
      weapon: 'gun',
      ...(armed && heavy.atfp !== undefined && { atfp: heavy.atfp }),
      ...(heavy.marked && { marked: true }),
    };
  }
  const all = units.flatMap(({ counter }) => counter.weapons.map(({ name }) => name));
  const able = [...new Set(AT_WEAPONS.filter((name) => (all as readonly string[]).includes(name)))];
  const weapon = (asked.weapon ?? (able.length === 1 ? able[0] : undefined)) as string | undefined;
  const holder = units.find(({ counter }) => counter.weapons.some(({ name }) => name === weapon));
  const range = weapon === 'bazooka' ? holder?.weaponRange : undefined;
  return {
    ...(weapon !== undefined && { weapon }),
    ...(armed && weapon !== 'panzerfaust' && holder?.atfp !== undefined && { atfp: holder.atfp }),
    ...(range !== undefined && { weaponRange: range }),
    fire: specsOf(units, { states: ['valorous', 'pinned', 'pinned-now', 'marked'] }),
  };
}

function asTarget(units: readonly Known[], asked: Input): Input {
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
