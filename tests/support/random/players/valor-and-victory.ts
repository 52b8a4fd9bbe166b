import { valorAndVictory } from '../../../../rulesets/valor-and-victory/index.js';
import { known } from '../../../../rulesets/valor-and-victory/roster/kinds.js';
import { together } from '../../../../rulesets/valor-and-victory/units/place.js';
import type { Input } from '../../../../src/rules/record.js';
import type { Unit } from '../../../../src/rules/roster.js';
import type { Chance } from '../../../../src/testing/chance.js';
import { isOfSide, type RandomGame } from '../../../../src/testing/games/game.js';
import type { Player } from '../../../../src/testing/games/player.js';

const FOOT: readonly Input[] = [
  { unit: ['squad:4-6-5,lmg:3'], half: '2-6-3' },
  { unit: ['squad:4-6-4,grenades,panzerfaust'], half: '2-6-2' },
  { unit: ['squad:5-6-4:elite,bazooka'], half: '2-6-2', atfp: 'D', weaponRange: 4 },
  { unit: ['half-squad:2-6-2,satchel:6'] },
  { unit: ['leader:-1'] },
  { unit: ['hero:-1'] },
];
const AFV: Input = { unit: ['afv:mg=4:ff=3:gun=12'], atfp: 'F', armour: 'E', rearArmour: 'C', mp: 10 };
const TRUCK: Input = { unit: ['vehicle:cr=3'], mp: 14, transport: 'T2', tow: true };
const GUN: Input = { unit: ['gun:gun=8:cr=3:shield'], atfp: 'D' };

function forces(by: Chance): Unit[] {
  const unit = (name: string, side: string, profile: Input, marks: Input): Unit => ({
    ...{ name, side, kind: 'unit', profile, began: profile, marks },
  });
  return ['A', 'B'].flatMap((side) => {
    const hex = (n: number): Input => ({
      hex: `${side}${n}`,
      terrain: by.one(['open', 'woods', 'building']),
    });
    const foot = [1, 2, 3, 4, 5].map((n) => unit(`${side} foot ${n}`, side, by.one(FOOT), hex(1 + (n % 2))));
    return [
      ...foot,
      unit(`${side} tank`, side, AFV, { hex: `${side}3`, terrain: 'open' }),
      unit(`${side} rider`, side, by.one(FOOT), { aboard: `${side} tank` }),
      unit(`${side} truck`, side, TRUCK, { hex: `${side}4`, terrain: 'road' }),
      unit(`${side} squad`, side, FOOT[0]!, { aboard: `${side} truck` }),
      unit(`${side} gun`, side, GUN, { hex: `${side}1`, terrain: 'woods' }),
    ];
  });
}

/** What a player says besides the units. */
function said(action: string, by: Chance): Input {
  switch (action) {
    case 'shoot':
      return { range: 1 + by.below(4), ...(by.is(6) && { opportunity: true }) };
    case 'anti-tank':
      return { range: 1 + by.below(2) };
    case 'move':
      return { through: ['open', by.one(['woods', 'open'])], to: `M${by.below(4)}` };
    case 'rally':
      return by.is(3) ? { command: true } : {};
    case 'smoke':
      return { target: `M${by.below(4)}` };
    case 'artillery':
      return { mission: by.one(['light-barrage', 'heavy-barrage', 'fighter-bomber']) };
    default:
      return {};
  }
}

function step(game: RandomGame): string {
  const { by } = game;
  const there = game.living;
  const owing = there.find(({ marks }) => marks.points !== undefined);
  if (owing && by.is(2)) return casualties(game, owing);
  const able = by.is(5) ? undefined : game.firstAble(by.shuffled(there));
  if (by.is(7)) return beside(game);
  if (!able) return game.does('turn', [], { phase: true });
  const { unit, may } = able;
  // Smoke may always be placed: it is not to take the place of everything else.
  const chosen = may.filter((name) => name !== 'smoke' || may.length === 1 || by.is(6));
  const action = by.one(chosen.length > 0 ? chosen : may);
  const groups = game.rolesOf(action).map((role) => {
    if (role.acts) {
      const others = there.filter(
        (of) =>
          of !== unit &&
          of.side === unit.side &&
          (role.joins?.(of) ?? true) &&
          by.is(3) &&
          together.place(of, there) === together.place(unit, there),
      );
      return together.along([unit, ...others], role.alone ? [unit, ...others] : there);
    }
    const fit = there.filter((of) => isOfSide(role, of, unit));
    return fit.length > 0 && !(action === 'rally' && by.is(2)) ? game.grouped(role, by.one(fit)) : [];
  });
  return game.does(action, groups, said(action, by));
}

/** The owner meets the points of a hex, in one of the ways that there are. */
function casualties(game: RandomGame, unit: Unit): string {
  const { table, by } = game;
  const group = game.grouped(table.action('casualties').roles![0]!, unit);
  const told = table.do('casualties', [group], {});
  if (told.kind !== 'done') return `casualties ${told.kind}`;
  const { ways } = told.past.result as { ways: { choose: string[] }[] };
  if (ways.length === 0 || ways[0]!.choose.length === 0) return 'casualties done';
  return `casualties ${table.do('casualties', [group], { choose: by.one(ways).choose }).kind}`;
}

/** What befalls units that nobody takes a turn with. */
function beside(game: RandomGame): string {
  const { by, living } = game;
  const action = by.one(['artillery', 'sniper', 'mines', 'valour-check']);
  const [role] = game.rolesOf(action);
  return game.does(action, [game.grouped(role!, by.one(living))], said(action, by));
}

/** What no unit ever is. */
function impossible(unit: Unit) {
  const of = known(unit);
  const { kind } = of.counter;
  return [
    kind === 'afv' && (of.pinned || of.pinnedNow) && 'an AFV is pinned',
    of.immobile && kind !== 'afv' && 'it is immobile and no AFV',
    of.reduced && kind !== 'squad' && 'it is reduced and no squad',
    of.valorous && (kind === 'afv' || kind === 'gun') && 'a valorous gun',
    of.eliminated && of.points > 0 && 'the dead owe points',
  ];
}

export const player: Player = {
  ...{ lines: 40, forces, step, impossible },
  tries: valorAndVictory.actions,
};
