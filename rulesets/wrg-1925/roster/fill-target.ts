import type { Input } from '../../../src/rules/record.js';
import { type Figure, figureFault, figuresOf } from '../figure.js';
import { targetOf } from '../tactical.js';
import { targetCounts } from '../target-fields.js';
import { refuse } from '../words.js';
import { type Group, type GunCrew, isHard, serves, type Troops, type Vehicle } from './kinds.js';
import { isTyped, said } from './units.js';

/** Whoever types one of these has said how the target stands. */
const STANDS = ['targets', 'figure', ...targetCounts];

/** Men as they are fired at: by counts or, where they are known, one by one. What was typed of them stands for all of it. */
export function asFiredAt(of: Troops, asked: Input): Input {
  if (isTyped(asked, ['targets', 'figure'])) return {};
  if (of.kind === 'vehicle') return asVehicle(of, asked, []);
  if (isTyped(asked, STANDS)) return { targets: of.men };
  const figure = asFigures(of);
  return figure.length > 0 ? { figure } : inCounts(of);
}

/** So many of them: where all are alike, as in the open, these are as well. */
export function someOf(of: Troops, asked: Input): Input {
  const { targets } = asked;
  const all = of.kind === 'vehicle' ? 0 : of.men;
  if (typeof targets !== 'number' || targets > all || isTyped(asked, ['figure', ...targetCounts])) return {};
  const counts = Object.entries(inCounts(of as Group | GunCrew));
  return Object.fromEntries(
    counts.flatMap(([name, n]) => (n === all && name !== 'targets' ? [[name, targets]] : [])),
  );
}

/** A vehicle as it is fired at with those who ride in it, or on it. */
export const withRiders = (of: Vehicle, asked: Input, riders: Riders): Input =>
  isTyped(asked, ['targets', 'figure']) ? {} : asVehicle(of, asked, riders);

/** Men that are not known one by one, in counts. */
export const inCounts = (of: Group | GunCrew): Input => said({ ...targetOf(figuresOf(menIn(of))) });

/** Those who have thrown grenades this period are erect (tactical.3), and the others as they are. */
function menIn(of: Group | GunCrew): string[] {
  const thrown = Math.min(of.menThrown, of.men);
  if (thrown === 0) return [entryOf(of, 'Men')];
  const others = thrown < of.men ? [entryOf({ ...of, men: of.men - thrown }, 'Men')] : [];
  return [entryOf({ ...of, men: thrown }, 'Grenadiers', 'grenading'), ...others];
}

/** Men by name, or on mounts: what falls with them is told as well. Nothing, where counts say as much. */
function asFigures(of: Group | GunCrew): string[] {
  if (of.kind === 'gun') return [];
  const { figure = [], mounted, rides } = of;
  if (figure.length > 0) return figure.map((entry) => standing(entry, of));
  return mounted && rides ? [entryOf(of, 'Men', `in=${rides}`)] : [];
}

/** All men of a unit as one entry of `--figure`. */
export const entryOf = (of: Group | GunCrew, name: string, ...more: readonly string[]): string =>
  entry(of.men, name, [...wordsOf(of), ...more]);

const entry = (n: number, name: string, words: readonly string[]): string =>
  `${n} ${name}${words.length > 0 ? `:${words.join(',')}` : ''}`;

/** Where the men are, and how they stand and move. */
function wordsOf(of: Group | GunCrew): string[] {
  const { cover, pace } = of;
  const rides = of.kind === 'group' && of.mounted;
  return [
    ...(cover === 'open' || rides ? [] : [cover]),
    ...(of.kind === 'group' && of.erect && !rides ? ['erect'] : []),
    ...(pace === 'dash' ? ['dashed'] : pace === undefined ? [] : ['moving']),
    ...(serves(of) ? ['heavy'] : []),
  ];
}

/** A man of whom nothing else was said is and moves as his group does. */
function standing(typed: string, of: Group): string {
  const [head = '', rest = ''] = typed.split(/:(.*)/s);
  const own = rest.split(',').filter((word) => word.trim() !== '');
  const more = wordsOf(of).filter((word) => {
    const added = [...own, word].join(',');
    return (
      !own.includes(word) && !(word === 'erect' && own.includes('prone')) && !figureFault(`${head}:${added}`)
    );
  });
  const words = [...own, ...more];
  return words.length > 0 ? `${head}:${words.join(',')}` : head;
}

type Riders = readonly (Group | GunCrew)[];

/** A vehicle: a soft one is fired at as those in it are, of a hard one only who is exposed. */
function asVehicle(of: Vehicle, asked: Input, riders: Riders): Input {
  const { crew, left } = of;
  if (isHard(of)) return asHard(of, asked, riders);
  const how = of.pace === 'dash' ? 'dashed' : of.pace === undefined ? 'still' : 'moving';
  const men = left ? 0 : crew;
  const figure = asAboard(men, riders, [`in=${labelOf(of)}`, how]);
  return figure.length > 0 ? { figure } : {};
}

function asHard(of: Vehicle, asked: Input, riders: Riders): Input {
  const { exposed, name } = of;
  const onIt = ridesOn(of) ? riders : [];
  if (exposed === 0 && onIt.length === 0) {
    const hint = `Men in hatches: wg roster mark '${name}' exposed=1; at the vehicle itself: wg anti-tank`;
    return refuse('wrg:crew.5', `${name} is hard, and nobody in it is exposed.`, hint);
  }
  if (onIt.length > 0) return { figure: asAboard(exposed, onIt, ['hatch']) };
  return { targets: exposed, ...said({ exposed: asked.exposed === undefined ? exposed : 0 }) };
}

/** A tank has no room within: whoever rides with it is on it, and a target as men over the sides are (crew.5). */
const ridesOn = ({ type, at }: Vehicle): boolean =>
  type.endsWith('-tank') || at === 'sp' || at === 'post-war-sp';

const asAboard = (crew: number, riders: Riders, words: readonly string[]): string[] => [
  ...(crew > 0 ? [entry(crew, CREW, words)] : []),
  ...riders.map(({ men }, i) => entry(men, riders.length === 1 ? RIDERS : `${RIDERS} ${i + 1}`, words)),
];

/** What the men in a vehicle are called where they are fired at. */
export const CREW = 'Crew';
const RIDERS = 'Passengers';
export const isRider = ({ name }: Pick<Figure, 'name'>): boolean =>
  name === RIDERS || name.startsWith(`${RIDERS} `);

/** A vehicle by its name, where `--figure` can take it. */
export const labelOf = ({ name, type }: Vehicle): string =>
  /^[A-Za-z][\w .'-]{0,29}$/.test(name) && !/^(horse|bicycle|cycle|pedal)/i.test(name) ? name : type;
