import type { Unit } from '../../../src/rules/roster.js';
import { a, counted, list } from '../../../src/rules/say.js';
import type { Battle } from '../battle.js';
import { groupNamed, isAmong } from '../battle-change.js';
import { boundSaid } from '../battle-said.js';
import { called } from '../weapons.js';
import { armsIn, armsSaid, firing, manned } from './arms.js';
import { type Group, type GunCrew, type Known, known, type Vehicle } from './kinds.js';

const CALLED = { officer: 'officer', sgt: 'sergeant', cpl: 'corporal', lcpl: 'lance corporal' } as const;

/** What a unit is by now, the marks it carries, and what the battle remembers of it. */
export function says(unit: Unit, state?: unknown): string {
  const of = known(unit);
  return [...saidOf(of, unit), ...remembered(unit.name, state as Battle | undefined)].join(', ');
}

function saidOf(of: Known, { began }: Unit): string[] {
  switch (of.kind) {
    case 'group':
      return [...menSaid(of, began.men), ...armsSaid(armed(of)), ...footMarks(of)];
    case 'gun':
      return [`${of.pieces} ${called(of.weapon, of.pieces)}`, ...menSaid(of, began.men), ...footMarks(of)];
    case 'vehicle':
      return [of.type.replace(/-/g, ' '), ...armsSaid(armsIn(of.weapons)), ...vehicleMarks(of, began.crew)];
    case 'force':
      return [
        of.limit === undefined ? 'no limit agreed' : `${counted(of.limit, 'point')} agreed`,
        ...(of.defender ? ['the agreed defender'] : []),
      ];
  }
}

/** What its men fire, and what they throw or set off. */
function armed({ weapons, men }: Group) {
  const arms = armsIn(weapons);
  const fired = firing(arms);
  return [...manned(fired, men), ...arms.filter(({ weapon }) => !fired.some((arm) => arm.weapon === weapon))];
}

function menSaid({ men, leaders = [] }: Group | GunCrew, was: unknown): string[] {
  const left =
    men === was ? counted(men, 'man', 'men') : `${men} of ${counted(Number(was), 'man', 'men')} left`;
  const ranks = leaders.map((rank) => a(CALLED[rank as keyof typeof CALLED]));
  return [ranks.length > 0 ? `${left} with ${list(ranks)}` : left];
}

function footMarks(of: Group | GunCrew): string[] {
  const { cover, pace, aboard, radios, prisoner, out } = of;
  return [
    ...(radios > 0 ? [counted(radios, 'radio')] : []),
    ...(cover === 'open' ? [] : [WHERE[cover]]),
    ...(of.kind === 'group' && of.erect ? ['erect'] : []),
    ...(of.kind === 'group' && of.mounted ? ['mounted'] : []),
    ...(pace === undefined ? [] : [MOVED[pace]]),
    ...(aboard === undefined ? [] : [`aboard ${aboard}`]),
    ...(prisoner ? ['taken prisoner'] : []),
    ...(out ? ['out of the battle'] : []),
  ];
}

const WHERE = {
  soft: 'in soft cover',
  shield: 'behind a gun shield',
  trench: 'in a trench',
  building: 'in a building',
  bunker: 'in a bunker',
} as const;
const MOVED = {
  walk: 'walked this period',
  dash: 'dashed this period',
  double: 'doubled this period',
  crawl: 'crawled this period',
  wade: 'waded this period',
  climb: 'climbed this period',
  manhandle: 'manhandled this period',
  ride: 'rode this period',
  'move-and-fire': 'moved this period',
  reverse: 'reversed this period',
  swim: 'swam this period',
} as const;

function vehicleMarks(of: Vehicle, was: unknown): string[] {
  const { crew, left, destroyed, burning, concealed, exposed, pace, radios, out } = of;
  const all = crew === was ? `crew of ${crew}` : `${crew} of a crew of ${Number(was)} left`;
  return [
    ...(Number(was) > 0 ? [left ? `${all}, on foot` : all] : []),
    ...(radios > 0 ? [counted(radios, 'radio')] : []),
    ...(destroyed ? ['destroyed'] : []),
    ...(burning ? ['on fire'] : []),
    ...(concealed ? ['concealed'] : []),
    ...(exposed > 0 ? [`${exposed} exposed`] : []),
    ...(pace === undefined ? [] : [MOVED[pace]]),
    ...(out ? ['out of the battle'] : []),
  ];
}

/** What the battle remembers, where something looked at it. */
function remembered(name: string, battle: Battle | undefined): string[] {
  if (battle === undefined) return [];
  return [
    ...boundSaid(groupNamed(battle, name)),
    ...(isAmong(battle.hidden, name) ? ['hidden on the map'] : []),
    ...(battle.projectors.includes(name) ? ['smoke projectors fired'] : []),
  ];
}

/** Why a unit is out of the game, if it is. */
export function gone(unit: Unit, state?: unknown): string | undefined {
  const of = known(unit);
  if (of.kind === 'force') return undefined;
  if (of.out) return 'it is out of the battle';
  if (of.kind === 'vehicle') {
    if (of.destroyed) return 'it is destroyed';
  } else {
    if (of.prisoner) return 'it was taken prisoner';
    if (of.men === 0) return 'nobody is left';
  }
  const battle = state as Battle | undefined;
  return battle && groupNamed(battle, unit.name).knockedOut ? 'it is knocked out' : undefined;
}
