import { a, counted, list } from '../../../src/rules/say.js';
import { boundSaid } from '../battle-said.js';
import { called } from '../weapons.js';
import { armsIn, armsSaid, firing, manned } from './arms.js';
import type { Driven, Foot, Force, Gun } from './kinds.js';

const CALLED = { officer: 'officer', sgt: 'sergeant', cpl: 'corporal', lcpl: 'lance corporal' } as const;

/** How a unit stands by its kind: what it is by now, the marks it carries, and what the battle has made of it. */
export const groupSaid = (of: Foot): string[] =>
  of.men === undefined
    ? byName(remembered(of))
    : [...menSaid(of), ...armsSaid(armed(of)), ...footMarks(of), ...mounts(of), ...remembered(of)];
/** Of whom players have told no more than the name there is always something to say. */
const byName = (said: string[]): string[] => (said.length > 0 ? said : ['known by name']);
export const gunSaid = (of: Gun): string[] => [
  `${of.pieces} ${called(of.weapon, of.pieces)}`,
  ...menSaid(of),
  ...footMarks(of),
  ...remembered(of),
];
export const vehicleSaid = (of: Driven): string[] => [
  of.type.replace(/-/g, ' '),
  ...armsSaid(armsIn(of.weapons)),
  ...vehicleMarks(of, of.began.crew),
  ...remembered(of),
];
export const forceSaid = (of: Force): string[] => [
  of.limit === undefined ? 'no limit agreed' : `${counted(of.limit, 'point')} agreed`,
  ...(of.defender ? ['the agreed defender'] : []),
];

/** What its men fire, and what they throw or set off. */
function armed({ weapons, men }: Foot) {
  const arms = armsIn(weapons);
  const fired = firing(arms);
  return [...manned(fired, men), ...arms.filter(({ weapon }) => !fired.some((arm) => arm.weapon === weapon))];
}

function menSaid({ men, leaders = [], began: { men: was } }: Foot | Gun): string[] {
  const left =
    men === was ? counted(men, 'man', 'men') : `${men} of ${counted(Number(was), 'man', 'men')} left`;
  const ranks = leaders.map((rank) => a(CALLED[rank as keyof typeof CALLED]));
  return [ranks.length > 0 ? `${left} with ${list(ranks)}` : left];
}

function footMarks(of: Foot | Gun): string[] {
  const { cover, pace, aboard, radios, prisoner, out } = of;
  return [
    ...(radios > 0 ? [counted(radios, 'radio')] : []),
    ...(cover === 'open' ? [] : [WHERE[cover]]),
    ...(pace === undefined ? [] : [MOVED[pace]]),
    ...(aboard === undefined ? [] : [`aboard ${aboard}`]),
    ...(prisoner ? ['taken prisoner'] : []),
    ...(out ? ['out of the battle'] : []),
  ];
}

/** How men stand who are no crew. */
const mounts = ({ erect, mounted }: Foot): string[] => [
  ...(erect ? ['erect'] : []),
  ...(mounted ? ['mounted'] : []),
];

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

function vehicleMarks(of: Driven, was: unknown): string[] {
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

/** What the battle has made of it. */
const remembered = (of: Foot | Gun | Driven): string[] => [
  ...boundSaid(of),
  ...(of.hidden ? ['hidden on the map'] : []),
  ...(of.projectorsFired ? ['smoke projectors fired'] : []),
];
