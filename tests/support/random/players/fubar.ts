import { fubar } from '../../../../rulesets/fubar/index.js';
import { kinds, weaponsOn } from '../../../../rulesets/fubar/roster/kinds.js';
import { roundOf } from '../../../../rulesets/fubar/state.js';
import { isOver } from '../../../../rulesets/fubar/turn/last-try.js';
import type { Past } from '../../../../src/rules/action.js';
import { known } from '../../../../src/rules/kind.js';
import type { Input } from '../../../../src/rules/record.js';
import type { Unit } from '../../../../src/rules/roster.js';
import type { Chance } from '../../../../src/testing/chance.js';
import type { RandomGame } from '../../../../src/testing/games/game.js';
import type { Player } from '../../../../src/testing/games/player.js';
import type { Table } from '../../../../src/testing/games/table.js';

const LEVELS = ['green', 'seasoned', 'veteran', 'elite'] as const;
const ARMS = ['infantry-rifle', 'assault-rifle', 'sub-machine-gun', 'light-machine-gun', 'rpg'] as const;

function foot(name: string, side: string, by: Chance): Unit {
  const figures = 2 + by.below(7);
  const special = by.below(3);
  const profile = {
    ...{ level: by.one(LEVELS), figures, armour: by.one(['none', 'light', 'medium']) },
    ...(by.is(3) && { leaderLevel: by.one(LEVELS) }),
    weapons: [
      `${by.one(ARMS)}:${Math.max(figures - special, 1)}`,
      ...(special > 0 ? [`grenades:${special}`] : []),
    ],
  };
  return { name, side, kind: 'infantry', profile, began: profile, marks: {} };
}

function model(name: string, side: string, by: Chance): Unit {
  const vehicle = by.one(['technical', 'apc', 'light-tank', 'medium-tank']);
  const profile = { vehicle, level: by.one(LEVELS), weapons: ['heavy-machine-gun:1', 'light-cannon:1'] };
  return { name, side, kind: 'vehicle', profile, began: profile, marks: {} };
}

const forces = (by: Chance): Unit[] =>
  ['Red', 'Blue'].flatMap((side) => [
    ...[1, 2].map((n) => foot(`${side} ${n}`, side, by)),
    { ...foot(`${side} riders`, side, by), marks: { aboard: `${side} tank` } },
    model(`${side} tank`, side, by),
  ]);

/** What a player says besides the units, now and then. */
function said(action: string, unit: Unit, by: Chance): Input {
  switch (action) {
    case 'activate':
      return by.is(3) ? { noEnemy: true } : {};
    case 'move':
      return unit.kind === 'vehicle'
        ? by.one<Input>([
            {},
            { distance: 0 },
            { through: 'soft' },
            { through: 'moderate' },
            { action: 'on-guard' },
          ])
        : {
            action: by.one([
              'walk',
              'run',
              'duck-and-weave',
              'on-guard',
              'gone-to-ground',
              'aimed-fire',
              'assault',
            ]),
          };
    case 'shoot':
      return {
        ...{ range: 1 + by.below(20), cover: by.one(['open', 'soft', 'hard']) },
        ...{ take: by.one(['suppress', 'casualties', 1]) },
        ...(by.is(3) && { reaction: true }),
        ...(unit.kind === 'vehicle' &&
          by.is(2) && { fire: [by.one(['light-cannon:1', 'heavy-machine-gun:1'])] }),
        ...(unit.kind === 'infantry' && by.is(4) && { aimed: true }),
      };
    case 'melee':
      return by.is(3) ? {} : { rounds: 1 };
    case 'overrun':
      return { inPath: 1 + by.below(2) };
    case 'vehicle-damage':
      return { facing: by.one(['front', 'side', 'rear']), ...by.one<Input>([{ hits: 2 }, { unsaved: 1 }]) };
    default:
      return {};
  }
}

/** Takes one step: somebody who may act does, a player passes, or the next turn begins. */
function step(game: RandomGame): string {
  const { by, table } = game;
  const there = game.living;
  const round = roundOf(table.state);
  if (round.turn === 0 || isOver(table.state)) return game.does('initiative');
  if (by.is(8)) {
    const tank = there.find(({ kind }) => kind === 'vehicle');
    if (tank) return game.does('vehicle-damage', [[tank]], said('vehicle-damage', tank, by));
  }
  const able = by.is(12) ? undefined : game.firstAble(by.shuffled(there));
  if (!able) return game.does('pass');
  const { unit } = able;
  const action = by.one(able.may);
  const groups = game.rolesOf(action).map((role) => game.standing(role, unit));
  return game.does(action, groups, said(action, unit, by));
}

/** What no unit ever is. */
function impossible(unit: Unit) {
  if (unit.kind === 'vehicle') {
    const of = known(kinds.vehicle, unit);
    return [of.lostWeapons > weaponsOn(of)! && `${of.lostWeapons} weapons lost`];
  }
  const of = known(kinds.infantry, unit);
  return [
    of.suppressed > of.figures && `${of.suppressed} of ${of.figures} suppressed`,
    of.downed > of.suppressed && `${of.downed} of ${of.suppressed} suppressed now`,
    of.figures + of.casualties !== of.began.figures && `${of.figures} and ${of.casualties}`,
    of.figures === 0 && of.melee !== undefined && 'nobody is in close combat',
  ];
}

/** Units that did this twice in a turn, in one turn or another of a game. */
function twiceInATurn(
  { deeds }: Table,
  action: string,
  counts: (past: Past) => boolean = () => true,
): string[] {
  const turns = new Set<string>();
  return deeds.flatMap(({ before, past }) => {
    const [unit] = Object.values(past.named ?? {})[0] ?? [];
    const { turn: n } = roundOf(before);
    // Before initiative there is no turn.
    if (past.action !== action || unit === undefined || n === 0 || !counts(past)) return [];
    const turn = `${unit}, ${action}, turn ${n}`;
    if (turns.has(turn)) return [turn];
    turns.add(turn);
    return [];
  });
}

export const player: Player = {
  ...{ lines: 30, forces, step, impossible },
  // Whatever there is, but for what puts units on record.
  tries: fubar.actions.filter((name) => name !== 'muster'),
  holds: {
    'no unit is tried twice in a turn, moves twice, assaults twice, or fires On Guard twice': (table) => [
      ...twiceInATurn(table, 'activate'),
      ...twiceInATurn(table, 'move', ({ result }) => Number(result.distance) > 0),
      ...twiceInATurn(table, 'melee'),
      ...twiceInATurn(table, 'shoot', ({ input }) => input.reaction === true),
    ],
  },
};
