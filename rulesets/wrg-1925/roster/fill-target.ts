import type { Input } from '../../../src/rules/record.js';
import { figureFault, figuresOf } from '../figure.js';
import { targetOf } from '../tactical.js';
import { targetCounts } from '../target-fields.js';
import { refuse } from '../words.js';
import { type Group, type GunCrew, isHard, type Troops, type Vehicle } from './kinds.js';
import { isTyped, said } from './units.js';

/** Whoever types one of these has said how the target stands. */
const STANDS = ['targets', 'figure', ...targetCounts];

/**
 * Men as they are fired at: by counts or, where they are known, one by one. What was typed of them stands for all of it.
 * @param riders a unit in a soft vehicle that is fired at
 */
export function asFiredAt(of: Troops, asked: Input, riders?: Group | GunCrew): Input {
  if (isTyped(asked, ['targets', 'figure'])) return {};
  if (of.kind === 'vehicle') return asVehicle(of, asked, riders);
  mustNotRide(of);
  if (isTyped(asked, STANDS)) return { targets: of.men };
  const figure = asFigures(of);
  return figure.length > 0 ? { figure } : inCounts(of);
}

/** Men that are not known one by one, in counts. */
export const inCounts = (of: Group | GunCrew): Input =>
  said({ ...targetOf(figuresOf([entryOf(of, 'Men')])) });

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
    ...(of.kind === 'gun' ? ['heavy'] : []),
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

/** A vehicle: a soft one is fired at as those in it are, of a hard one only who is exposed. */
function asVehicle(of: Vehicle, asked: Input, riders?: Group | GunCrew): Input {
  const { crew, exposed, left } = of;
  if (isHard(of)) {
    if (exposed === 0) {
      const hint = `Men in hatches: wg roster mark '${of.name}' exposed=1; at the vehicle itself: wg anti-tank`;
      return refuse('wrg:crew.5', `${of.name} is hard, and nobody in it is exposed.`, hint);
    }
    return { targets: exposed, ...said({ exposed: asked.exposed === undefined ? exposed : 0 }) };
  }
  const how = of.pace === 'dash' ? 'dashed' : of.pace === undefined ? 'still' : 'moving';
  const men = left ? 0 : crew;
  if (men === 0 && !riders) return {};
  return {
    figure: [
      ...(men > 0 ? [entry(men, CREW, [`in=${labelOf(of)}`, how])] : []),
      ...(riders ? [entry(riders.men, RIDERS, [`in=${labelOf(of)}`, how])] : []),
    ],
  };
}

/** What the men in a vehicle are called where they are fired at. */
export const CREW = 'Crew';
export const RIDERS = 'Passengers';

/** A vehicle by its name, where `--figure` can take it. */
export const labelOf = ({ name, type }: Vehicle): string =>
  /^[A-Za-z][\w .'-]{0,29}$/.test(name) && !/^(horse|bicycle|cycle|pedal)/i.test(name) ? name : type;

/** Those who ride in a vehicle are fired at with it (soft.1, crew.5). */
export function mustNotRide(of: Group | GunCrew): void {
  if (of.aboard === undefined) return;
  refuse(
    'wrg:soft.1',
    `${of.name} rides in ${of.aboard} and is fired at with it.`,
    `As in: wg shoot 'who fires' '${of.aboard}' '${of.name}'`,
  );
}
