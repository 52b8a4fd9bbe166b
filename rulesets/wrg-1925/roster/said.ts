import { a, counted, list } from '../../../src/rules/text/say.js';
import { goods } from '../forces/goods.js';
import { moverSaid } from '../movement/movers.js';
import { isPushed } from '../weapons/kinds.js';
import { weaponCalled } from '../weapons/weapons.js';
import { armsIn, armsSaid, firing, manned } from './arms.js';
import type { Driven, Foot, Force, Gun } from './kinds.js';
import { unspent } from './spent.js';
import { boundSaid, burningSaid, captiveSaid, outSaid } from './standing.js';
import { storeIn } from './stores.js';
import { workSaid } from './work.js';

const CALLED = { officer: 'officer', sgt: 'sergeant', cpl: 'corporal', lcpl: 'lance corporal' } as const;

/** Those words that hold. */
const words = (...all: readonly (string | false | undefined)[]): string[] =>
  all.filter((word): word is string => typeof word === 'string');

/** How a unit stands by its kind: what it is by now, the marks it carries, and what the battle has made of it. */
export function groupSaid(of: Foot): string[] {
  // Of whom players have told no more than the name there is always something to say.
  if (of.men === undefined) return remembered(of).length > 0 ? remembered(of) : ['known by name'];
  const stands = words(
    of.erect && 'erect',
    of.mounted && 'mounted',
    of.holders > 0 && `${counted(of.holders, 'man', 'men')} with the horses`,
  );
  return [
    ...menSaid(of),
    ...armsSaid(armed(of)),
    ...storesSaid(of),
    ...footMarks(of),
    ...stands,
    ...remembered(of),
  ];
}
export const gunSaid = (of: Gun): string[] => [
  `${of.pieces || 'no'} ${weaponCalled(of.weapon, of.pieces || 1)}`,
  ...menSaid(of),
  // Without it they are men with what they have besides.
  ...(of.pieces === 0 ? armsSaid(armed(of)) : []),
  ...missilesSaid(of),
  ...storesSaid(of),
  ...words(
    of.abandoned && 'its weapon abandoned',
    of.leftWeapon && of.pieces > 0 && 'away from its weapon',
    of.packed && of.pieces > 0 && (isPushed(of.weapon) ? 'limbered' : 'not prepared to fire'),
  ),
  ...footMarks(of),
  ...remembered(of),
];
export function vehicleSaid(of: Driven): string[] {
  const { crew, exposed, began } = of;
  const was = Number(began.crew);
  const all = crew === was ? `crew of ${crew}` : `${crew || 'none'} of a crew of ${was} left`;
  // Who has got out is a unit of his own.
  const inIt = of.left ? (crew === 0 ? 'nobody in it' : `${all}, on foot`) : all;
  const marks = words(
    was > 0 && inIt,
    of.radios > 0 && counted(of.radios, 'radio'),
    of.destroyed && 'destroyed',
    ...burningSaid(of),
    of.concealed && 'concealed',
    exposed > 0 && !of.left && `${exposed} exposed`,
    of.pace && MOVED[of.pace],
    ...outSaid(of),
  );
  return [
    moverSaid(of.type),
    ...armsSaid(armsIn(of.weapons)),
    ...storesSaid(of),
    ...marks,
    ...remembered(of),
  ];
}
export const forceSaid = ({ limit, defender, supportUsed }: Force): string[] =>
  words(
    limit === undefined ? 'no limit agreed' : `${counted(limit, 'point')} agreed`,
    defender && 'the agreed defender',
    supportUsed > 0 && `${counted(supportUsed, 'point')} of off-table fire fallen`,
  );

/** What its men fire, and what they throw or set off. */
function armed(of: Foot | Gun) {
  const { men, prisoner } = of;
  // Prisoners are disarmed (prisoner.1).
  if (prisoner) return [];
  const arms = armsIn(unspent(of).weapons);
  const fired = firing(arms);
  return [...manned(fired, men), ...arms.filter(({ weapon }) => !fired.some((arm) => arm.weapon === weapon))];
}

/** Charges and mines that are left, and what else its men carry. */
const storesSaid = (of: Foot | Gun | Driven): string[] =>
  'prisoner' in of && of.prisoner
    ? []
    : unspent(of)
        .stores.map(storeIn)
        .map(({ name, n }) => goods(name, n));

/** Of a set, which comes with two (points.11). */
const missilesSaid = ({ missiles }: Gun): string[] =>
  missiles > 0 ? [`${counted(missiles, 'missile')} fired`] : [];

function menSaid({ men, leaders = [], began: { men: was } }: Foot | Gun): string[] {
  const left =
    men === was ? counted(men, 'man', 'men') : `${men} of ${counted(Number(was), 'man', 'men')} left`;
  const ranks = leaders.map((rank) => a(CALLED[rank as keyof typeof CALLED]));
  return words(left, ranks.length > 0 && `led by ${list(ranks)}`);
}

const footMarks = (of: Foot | Gun): string[] => {
  const { cover, pace, aboard, inAircraft, radios, prisoner } = of;
  return words(
    radios > 0 && counted(radios, 'radio'),
    of.radiosTaken > 0 && `${counted(of.radiosTaken, 'radio')} taken over this period`,
    cover !== 'open' && (of.wrecked ? 'in a building that came down this period' : WHERE[cover]),
    ...leftSaid(of),
    pace && MOVED[pace],
    aboard !== undefined && `aboard ${aboard}`,
    inAircraft && 'in the aircraft that landed it',
    of.work && workSaid(of),
    ...captiveSaid(of),
    of.unarmed && !prisoner && !of.weapons?.length && 'without weapons',
    ...outSaid(of),
  );
};

/** What its men ran from; that a crew ran from its own weapon is said where that stands. */
const leftSaid = (of: Foot | Gun): string[] =>
  armsSaid(armsIn(of.leftBehind).filter(({ weapon }) => !('weapon' in of && of.weapon === weapon))).map(
    (arms) => `${arms} left behind`,
  );

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

/** What the battle has made of it. */
const remembered = (of: Foot | Gun | Driven): string[] => [
  ...boundSaid(of),
  ...registeredSaid(of),
  ...words(of.hidden && 'hidden on the map', of.projectorsFired && 'smoke projectors fired'),
];

/** Targets for off-table fire, and how long they still take (offtable.4). */
const registeredSaid = ({ registered, registering }: Foot | Gun | Driven): string[] =>
  words(
    registered > 0 && counted(registered, 'registered target'),
    registering !== undefined && `registers for ${counted(registering, 'period')} yet`,
  );
