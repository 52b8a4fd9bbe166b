import { isOut, known, type Troops } from '../../../../rulesets/wrg-1925/roster/kinds.js';
import type { Input } from '../../../../src/rules/record.js';
import type { AnyRole } from '../../../../src/rules/role.js';
import type { Unit } from '../../../../src/rules/roster.js';
import type { Chance } from '../../../../src/testing/chance.js';
import type { RandomGame } from '../../../../src/testing/games/game.js';
import type { Player } from '../../../../src/testing/games/player.js';
import type { TableDeed } from '../../../../src/testing/games/table.js';

const SECTIONS: readonly Input[] = [
  {
    men: 10,
    leaders: ['cpl', 'lcpl'],
    weapons: ['smg:2', 'lmg-magazine:1', 'rifle:7'],
    grenades: 4,
    radios: 1,
  },
  { men: 8, leaders: ['sgt'], weapons: ['lmg-belt:1', 'rifle:7'], grenades: 8 },
  { men: 5, leaders: ['officer'], weapons: ['smg:3', 'rifle:2'], radios: 2 },
  { men: 2, weapons: ['one-man:1', 'rifle:1'] },
  { men: 3, figure: ['Sgt:40', 'A Rifleman:soft,20', 'B Rifleman:60'], weapons: ['rifle:3'] },
];
const GUNS: readonly Input[] = [
  { weapon: 'mg-tripod', men: 3, leaders: ['cpl'] },
  { weapon: 'gun', men: 4 },
  { weapon: 'mortar-81mm', men: 3, radios: 1 },
];
const TANK: Input = {
  ...{ type: 'medium-tank', weight: 20, year: 1943, weapons: ['afv-gun:1', 'mg-turret:1'], crew: 5 },
  ...{ leaders: ['cpl'], smgs: 2, grenades: 1, projectors: true, calibre: 75 },
};
const TRUCK: Input = { type: 'truck', load: 3, crew: 2 };

const forces = (by: Chance): Unit[] =>
  ['Allies', 'Axis'].flatMap((side) => {
    const unit = (name: string, kind: string, profile: Input, marks: Input = {}): Unit => ({
      ...{ name: `${side} ${name}`, side, kind, profile, began: profile, marks },
    });
    const place = (): Input => by.one<Input>([{}, { cover: 'soft' }, { cover: 'trench' }, { erect: true }]);
    return [
      ...[1, 2, 3].map((n) => unit(`section ${n}`, 'group', by.one(SECTIONS), place())),
      unit('riders', 'group', SECTIONS[1]!, { aboard: `${side} ${by.one(['truck', 'tank'])}` }),
      unit('gun', 'gun', by.one(GUNS)),
      unit('tank', 'vehicle', TANK),
      unit('truck', 'vehicle', TRUCK, { exposed: by.below(3) }),
    ].map((of) => ({
      ...of,
      marks: Object.fromEntries(Object.entries(of.marks).filter(([, is]) => is !== 0)),
    }));
  });

/** What a player says besides the units. */
function said(action: string, unit: Unit | undefined, by: Chance): Input {
  switch (action) {
    case 'shoot':
      return {
        range: 5 + by.below(150),
        ...(by.is(6) && { fire: ['grenade:2'], range: 20 }),
        ...(by.is(8) && { overFriends: true }),
      };
    case 'anti-tank':
      return { range: 5 + by.below(150) };
    case 'move':
      return unit?.kind === 'vehicle'
        ? { pace: by.one(['dash', 'move-and-fire', 'reverse']) }
        : by.one<Input>([{}, {}, { pace: 'dash' }, { pace: 'double' }, { pace: 'crawl' }, { boarding: 1 }]);
    case 'orders':
      return by.one<Input>([{}, { messenger: true }, { halt: true }, { distance: by.below(60), fired: 20 }]);
    case 'reaction-test':
      return by.one<Input>([{}, {}, { isolatedFromAll: 2 }, { flankFire: true }, { interpenetrated: true }]);
    case 'demolish':
      return { fire: ['satchel:1'] };
    case 'mines':
      return { squares: 2, type: by.one(['anti-personnel', 'anti-tank']) };
    case 'artillery':
      return by.is(2) ? { support: 100 } : {};
    case 'smoke':
      return by.one<Input>([{}, { source: 'projectors' }]);
    case 'take-over':
      return { what: by.one(['radio', 'lmg-belt', 'mg-tripod']) };
    default:
      return {};
  }
}

/** Those who stand in each role: who acts, and whoever fits of the others. */
function grouped(
  roles: readonly AnyRole[],
  doer: Unit | undefined,
  there: readonly Unit[],
  typed: Input,
  by: Chance,
) {
  const named: Record<string, Unit> = {};
  return roles.map((role, i): readonly Unit[] => {
    const fit = there.filter(
      (unit) =>
        !Object.values(named).includes(unit) &&
        Object.hasOwn(role.takes, unit.kind) &&
        (unit.kind === 'vehicle' || !FOR_VEHICLES.includes(role.name)) &&
        (doer === undefined || i > 1 || fitsBeside(role, unit, doer)),
    );
    const all = role.comes
      ? there.filter((unit) => role.comes!(unit, named, typed as never))
      : role.acts && doer
        ? [doer]
        : fit.length > 0 && (isFiredAt(role) || i === 0 || !by.is(3)) && i < 2
          ? [by.one(fit)]
          : [];
    if (all[0]) named[role.name] = all[0];
    return all;
  });
}

/** Roles in which men of a roster stand only to be told that they are no vehicle. */
const FOR_VEHICLES: readonly string[] = ['afv', 'vehicle', 'wreck'];

const isFiredAt = ({ name }: AnyRole): boolean => name === 'target' || name === 'afv';

/** Fire is at the enemy, and everything else is done with friends. */
const fitsBeside = (role: AnyRole, unit: Unit, doer: Unit): boolean =>
  (unit.side === doer.side) === !isFiredAt(role);

function step(game: RandomGame): string {
  const { by, table } = game;
  const there = game.living;
  if (by.is(6)) return beside(game);
  if (by.is(8)) return endOfPeriod(game);
  for (const unit of by.shuffled(there)) {
    const may = table.may(unit).may.filter((action) => action !== 'reaction-test');
    if (may.length > 0) return deed(game, by.one(may), unit);
  }
  return endOfPeriod(game);
}

function deed(game: RandomGame, action: string, unit?: Unit): string {
  const typed = said(action, unit, game.by);
  return game.does(action, grouped(game.rolesOf(action), unit, game.living, typed, game.by), typed);
}

/** Everybody who has to tests, and the next period begins. */
function endOfPeriod(game: RandomGame): string {
  const due = game.living.find((unit) => game.table.may(unit).may.includes('reaction-test'));
  return due ? game.does('reaction-test', [[due]], said('reaction-test', due, game.by)) : game.does('period');
}

/** What befalls units that nobody takes a turn with. */
const beside = (game: RandomGame): string =>
  deed(game, game.by.one(['mines', 'artillery', 'bail-out', 'spot', 'take-over', 'smoke']));

/** What no unit ever is. */
function impossible(unit: Unit) {
  const of = known(unit) as Troops;
  const men = of.kind === 'vehicle' ? of.crew : of.men;
  return [
    (of.leaders?.length ?? 0) > men && `${of.leaders!.length} leaders among ${men}`,
    of.kind !== 'gun' && of.grenades > men && `${of.grenades} throwers among ${men}`,
    of.kind === 'vehicle' && (of.smgs ?? 0) > men && `${of.smgs} SMGs among ${men}`,
    of.lostInPeriod > of.lostInBattle && 'more lost in the period than in the battle',
    of.kind !== 'vehicle' && of.menThrown > of.menFired && 'more have thrown than have fired or thrown',
  ];
}

/** A deed as its record has it: of those who were named nothing else is known. */
const withoutUnits = (deed: TableDeed): TableDeed => ({ ...deed, before: { ...deed.before, units: [] } });

export const player: Player = {
  ...{ lines: 30, forces, step, impossible },
  out: (unit) => isOut(known(unit) as Troops),
  begins: ({ by, table }) => void (by.is(5) || table.do('period', [], {})),
  tries: ['anti-tank', 'mines', 'move', 'orders', 'period', 'reaction-test', 'shoot', 'spot'],
  holds: {
    'what those who are named have been through stands in the record, and is looked up nowhere': (table) =>
      table.deeds.flatMap((deed) =>
        deed.past.action === 'period' ||
        JSON.stringify(table.again(withoutUnits(deed))) === JSON.stringify(deed.past)
          ? []
          : [`${deed.past.action} ${JSON.stringify(deed.past.input)}`],
      ),
  },
};
