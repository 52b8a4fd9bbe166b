import { kinds } from '../../../../rulesets/battleground/roster/kinds.js';
import { known } from '../../../../src/rules/kind.js';
import type { Input } from '../../../../src/rules/record.js';
import type { Unit } from '../../../../src/rules/roster.js';
import { cardsIn } from '../../../../src/rules/state.js';
import type { Chance } from '../../../../src/testing/chance.js';
import type { RandomGame } from '../../../../src/testing/games/game.js';
import type { Player } from '../../../../src/testing/games/player.js';

function foot(name: string, side: string, by: Chance): Unit {
  const [leaders, hw, medics] = [by.below(3), by.below(2), by.below(2)];
  const figures = Math.min(leaders + hw + medics + 1 + by.below(9), 12);
  const profile = {
    ...{ grade: by.one(['A', 'B', 'C', 'D']), figures, leaders, hw, medics },
    ...{ engineers: by.below(2), armed: by.below(2), smoke: by.is(2), flares: by.is(3), close: by.is(5) },
  };
  return { name, side, kind: 'infantry', profile, began: profile, marks: by.is(5) ? { mounted: true } : {} };
}

function model(name: string, side: string, by: Chance): Unit {
  const vehicle = by.one(['truck', 'apc', 'light-tank', 'medium-tank', 'heavy-tank']);
  const profile = {
    vehicle,
    grade: by.one(['B', 'C']),
    mg: 1 + by.below(2),
    gun: by.one(['none', 'light-gun']),
  };
  return { name, side, kind: 'vehicle', profile, began: profile, marks: {} };
}

function place(name: string, side: string, by: Chance): Unit {
  const profile = { type: by.one(['nest', 'pillbox', 'bunker']), grade: by.one(['B', 'C']) };
  return { name, side, kind: 'emplacement', profile, began: profile, marks: {} };
}

const forces = (by: Chance): Unit[] =>
  ['Axis', 'Allies'].flatMap((side) => [
    ...[1, 2, 3].map((n) => foot(`${side} ${n}`, side, by)),
    ...[1, 2].map((n) => model(`${side} tank ${n}`, side, by)),
    place(`${side} nest`, side, by),
  ]);

/** What a player says besides the units, now and then. */
function said(action: string, by: Chance): Input {
  switch (action) {
    case 'shoot':
      return {
        cover: by.one(['none', 'light', 'heavy']),
        range: 1 + by.below(12),
        ...(by.is(4) && { retreat: true }),
      };
    case 'charge':
      return {
        distance: 1 + by.below(9),
        reaction: by.one(['none', 'none', 'shoot', 'flee']),
        ...(by.is(3) && { through: true }),
      };
    case 'move':
      return by.one<Input>([
        {},
        { run: true },
        { road: true },
        { digIn: true },
        { digOut: true },
        { dismount: true },
        { mount: true },
      ]);
    case 'mines':
      return by.one<Input>([{}, { inches: 2 }]);
    case 'artillery':
      return { weapon: by.one(['mortar', 'light', 'medium']), rings: 1 };
    case 'combine':
      return by.is(3) ? { divide: true } : {};
    case 'overrun':
      return by.is(3) ? { retreat: true } : {};
    case 'vehicle-damage':
      return { hits: 1 + by.below(4) };
    default:
      return {};
  }
}

/** Takes one step: somebody who may act does, or the next card is turned up. */
function step(game: RandomGame): string {
  const { by } = game;
  const there = game.living;
  if (by.is(5)) return beside(game);
  const able = by.is(6) ? undefined : game.firstAble(by.shuffled(there));
  if (!able) return game.does('draw-card');
  const action = by.one(able.may);
  const groups = game.rolesOf(action).map((role) => game.standing(role, able.unit));
  return game.does(action, groups, said(action, by));
}

const BESIDE = [
  ...['artillery', 'reaction-test', 'vehicle-damage', 'bail-out'],
  ...['mines', 'artillery-card', 'unit-check'],
];

/** What befalls units that nobody takes a turn with: shells, mines, a test of nerve. */
function beside(game: RandomGame): string {
  const { by } = game;
  const action = by.one(BESIDE);
  const there = game.living;
  const groups = game.rolesOf(action).map((role) => {
    const fit = there.filter((unit) => Object.hasOwn(role.takes, unit.kind));
    return fit.length > 0 ? [by.one(fit)] : [];
  });
  return game.does(action, groups, said(action, by));
}

/** What no unit ever is. */
function impossible(unit: Unit) {
  const untold = unit.marks.meleeCover === 'none' && 'a cover of none';
  if (unit.kind !== 'infantry') return [untold];
  const of = known(kinds.infantry, unit);
  const special = of.leaders + of.hw + of.medics + of.hwPersonnel + of.hwArmour + of.hwPiat + of.hwFlame;
  return [
    untold,
    special > of.figures && `${special} special figures among ${of.figures}`,
    of.guards > of.figures && `${of.guards} guards among ${of.figures}`,
    (of.engineers > of.figures || of.armed > of.figures) && 'others more than figures',
    of.figures > 12 && `${of.figures} figures`,
  ];
}

const PACK = 54;

export const player: Player = {
  ...{ lines: 40, forces, step, impossible },
  begins: (game) => void game.does('draw-card'),
  tries: ['charge', 'combine', 'melee', 'move', 'shoot'],
  holds: {
    '(bg:card.1) no card is ever lost': ({ state }) => {
      const cards = ['deck', 'used', 'out'].flatMap((pile) => cardsIn(state, pile));
      return cards.length === PACK ? [] : [`${cards.length} cards of ${PACK}`];
    },
  },
};
