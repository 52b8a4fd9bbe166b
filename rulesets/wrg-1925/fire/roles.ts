import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { capital, quoted } from '../../../src/rules/text/say.js';
import { thoseDown } from '../air-landing/rope.js';
import { type Figure, figureFault, figuresOf } from '../casualties/figure.js';
import { isHard } from '../movement/movers.js';
import {
  type Group,
  type GunCrew,
  isCaptive,
  isPrisoner,
  isStranger,
  serves,
  type Troops,
  troopsOf,
  type Vehicle,
} from '../roster/kinds.js';
import { type Barred, filled, isTyped, men, troops, type UnitsByRole } from '../roster/troops.js';
import { periodOf } from '../state.js';
import { menFiring, ridesIn } from '../weapons/roles.js';
import { refuse, role } from '../words.js';
import { targetOf } from './tactical.js';
import { targetCounts } from './target-fields.js';

/** At whom somebody fires, and who rides in what is fired at. */

/** Whoever fires shows himself: he may be fired at in the same period (notes.1). */
export const isHidden = ({ hidden, fired, menFired }: Troops): boolean => hidden && !fired && menFired === 0;

/** Where a man stands in the lists of his roster, who is struck off as he falls; and what a crew that gets out has, and has lost. */
export const inRoster = (of: Troops) => ({
  targetLeaders: of.leaders,
  ...(of.kind !== 'vehicle' && { targetAboard: of.aboard, targetRadios: of.radios }),
  ...(of.kind === 'group' && { targetRoster: of.figure }),
  ...(of.kind === 'vehicle' &&
    !isHard(of) && {
      targetSmgs: of.smgs,
      crewLostInBattle: of.lostInBattle,
      crewLostInPeriod: of.lostInPeriod,
    }),
});

export const target = role('target', {
  says: 'the target',
  by: 'target',
  goneToo: isPrisoner,
  side: { is: 'enemy', clause: 'wrg:fire.1' },
  ...troops(),
  fills: filled(
    // Those who ride in it tell it with themselves.
    (of, asked, { riders }) => ({
      ...((riders === undefined || of.kind !== 'vehicle') && asFiredAt(of, asked)),
      ...inRoster(of),
    }),
    // Blind fire is not at whom somebody sees: whether he was located before is another matter (smoke.4).
    (of, { blind }) => ({
      targetHidden: isHidden(of),
      targetPrisoner: isCaptive(of),
      notLocated: blind === true && isHidden(of),
    }),
  ),
});

/** Who directs mortars at a target that they do not see; of a group all of which has fired nobody is left to (heavy.2, heavy.3). */
export const observer = role('observer', {
  says: 'who directs it',
  by: 'observer',
  side: { is: 'own', clause: 'wrg:heavy.2' },
  ...troops(),
  fills: filled((of, { indirect }) => ({
    observerFires: indirect !== undefined && of.kind !== 'vehicle' && of.menFired >= menFiring(of),
  })),
});

/** Of men who come down a rope those who are down are fired at (air.11). */
export function downTheRope(table: State, { target }: UnitsByRole, asked: Input): Input {
  const of = target && troopsOf(target[0]!);
  if (!of || isStranger(of)) return {};
  const down = thoseDown(of, periodOf(table));
  return down === of ? {} : asFiredAt(down, asked);
}

/** Nobody rides in men: behind them there is nobody to name. */
export const ridersIn = (clause: 'wrg:soft.1' | 'wrg:crew.3', role: string, ...bars: readonly Barred[]) =>
  men(clause, 'ride in another', ...bars, {
    clause,
    when: (_, __, named) => {
      const on = named[role] && troopsOf(named[role]);
      return on !== undefined && on.kind !== 'vehicle' && !isStranger(on);
    },
    says: ({ name }) => `${name} is named as one who rides in it, and nobody rides in men.`,
    way: 'One target or area a line',
  });

/** The men of units of whom more than the name is known. */
export const menAmong = (units: readonly Unit[]): (Group | GunCrew)[] =>
  units.map((unit) => troopsOf(unit) as Group | GunCrew).filter((of) => !isStranger(of));

/** Those who ride in what stands in a role, fired at with it. */
export const ridersWith = (vehicle: string) =>
  role('riders', {
    says: 'who rides in it',
    comes: ridesIn(vehicle),
    several: true,
    goneToo: isPrisoner,
    ...ridersIn('wrg:soft.1', vehicle),
    fills: (units, asked, named) => {
      const of = named[vehicle] && troopsOf(named[vehicle]);
      return of?.kind === 'vehicle' ? asFiredAt(of, asked, menAmong(units)) : {};
    },
  });
export const riders = ridersWith('target');

type Riders = readonly (Group | GunCrew)[];

/**
 * Men as they are fired at, by counts or, where they are known, one by one; a vehicle with those who ride in it, or on it. What
 * was typed of them stands for all of it.
 */
export function asFiredAt(of: Troops, asked: Input, riders: Riders = []): Input {
  if (isTyped(asked, ['targets', 'figure'])) return {};
  if (of.kind === 'vehicle') return isHard(of) ? asHard(of, asked, riders) : asSoft(of, riders);
  if (isTyped(asked, targetCounts)) return { targets: of.men };
  const figure = asFigures(of);
  return figure.length > 0 ? { figure } : inCounts(of);
}

/** Men that are not known one by one, in counts: none of them rides. */
export function inCounts(of: Group | GunCrew): Input {
  const { riders: _, ...counts } = targetOf(figuresOf(menIn(of)));
  return counts;
}

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
const entryOf = (of: Group | GunCrew, name: string, ...more: readonly string[]): string =>
  entry(`${of.men} ${name}`, [...wordsOf(of), ...more]);

/**
 * The men of one of several units in `--figure`, under its own label, its leaders by their ranks (identify.3), and who carries its
 * radios (soft.3): men do, and leaders of a rank where there is nobody else to.
 */
export function ranked(
  of: Troops,
  men: number,
  label: string,
  words: readonly string[],
  name = label,
): string[] {
  const leaders = (of.leaders ?? []).slice(0, men);
  const each = [...new Set(leaders)].map((rank) => ({ rank, n: leaders.filter((of) => of === rank).length }));
  const rest = men - leaders.length;
  // That of a vehicle is lost with it.
  const radios = of.kind === 'vehicle' ? 0 : of.radios;
  const carriers = Math.min(radios, rest);
  const carries = ({ n }: { readonly n: number }) => carriers === rest && n <= radios - carriers;
  const lowest = each.at(-1);
  return [
    ...each.map((rank) =>
      entry(
        several(rank.n, `${capital(rank.rank)} of ${name}`),
        rank === lowest && carries(rank) ? [...words, 'radio'] : words,
      ),
    ),
    ...(carriers > 0 ? [entry(several(carriers, `${SIGNALLER} of ${name}`), [...words, 'radio'])] : []),
    ...(rest > carriers ? [entry(`${rest - carriers} ${label}`, words)] : []),
  ];
}

/** What a man is called who carries a radio: the longest of the words before the name of a group. */
export const SIGNALLER = 'Signaller';

const several = (n: number, name: string): string => (n > 1 ? `${n} ${name}` : name);

const entry = (head: string, words: readonly string[]): string =>
  words.length > 0 ? `${head}:${words.join(',')}` : head;

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
  const lies = of.prone && !of.erect;
  const own = rest.split(',').filter((word) => word.trim() !== '' && !(lies && word.trim() === 'erect'));
  const goes = (word: string) => !figureFault(entry(head, [...own, word]));
  const more = wordsOf(of).filter(
    (word) => !own.includes(word) && !(word === 'erect' && own.includes('prone')) && goes(word),
  );
  return entry(head, [...own, ...more]);
}

/** A soft vehicle is fired at as those in it are. */
const asSoft = (of: Vehicle, riders: Riders): Input => ({
  figure: asAboard(of, of.left ? 0 : of.crew, riders, inSoft(of)),
});

function inSoft(of: Vehicle): string[] {
  const how = of.pace === 'dash' ? 'dashed' : of.pace === undefined ? 'still' : 'moving';
  return [`in=${labelOf(of)}`, how];
}

/** Men who are under one fire with others, and what is said of each of them. */
interface UnderIt {
  readonly of: Troops;
  readonly men: number;
  readonly words: readonly string[];
  /** What they are called, where it is not the men or the crew of their unit. */
  readonly called?: string;
}

/** Who of a unit is under fire on the place where it is, and who of those that ride with it: of a hard vehicle who is exposed. */
export function whoIsUnder(of: Troops, riders: Riders): UnderIt[] {
  if (of.kind !== 'vehicle') return onThePlace(of);
  if (!isHard(of)) {
    const words = inSoft(of);
    const crew = { of, men: of.left ? 0 : of.crew, words };
    return [crew, ...riders.map((unit) => ({ of: unit, men: unit.men, words: doing(unit, words) }))];
  }
  const onIt = ridesOn(of) ? riders : inHatches(of, riders);
  const words = ridesOn(of) ? [] : ['hatch'];
  const crew = { of, men: Math.min(of.exposed, of.crew), words: ['hatch'] };
  return [crew, ...onIt.map((unit) => ({ of: unit, men: unit.men, words: doing(unit, words) }))];
}

/** Men on foot among others: those who have thrown grenades are erect, and in a house that comes down they are the first (identify.3). */
function onThePlace(of: Group | GunCrew): UnderIt[] {
  const words = [...wordsOf(of), ...(of.wrecked ? ['collapsing'] : [])];
  const thrown = Math.min(of.menThrown, of.men);
  const others = { of, men: of.men - thrown, words: doing(of, words) };
  if (thrown === 0) return [others];
  // Whoever carries a radio throws none (fire.4).
  const own = others.men > 0 ? { leaders: [], radios: 0 } : {};
  const grenadiers = {
    of: { ...of, ...own },
    men: thrown,
    words: [...words, 'grenading'],
    called: 'Grenadiers',
  };
  return [grenadiers, ...(others.men > 0 ? [others] : [])];
}

/** Whether they are firing, as far as it is known of all of them: those who fall still fire in that period (identify.3, orders.4). */
const doing = (of: Group | GunCrew, words: readonly string[]): readonly string[] =>
  of.fired && of.menFired > of.menThrown && of.menFired >= of.men + of.hit ? [...words, 'firing'] : words;

/** Of a hard one only who is exposed. */
function asHard(of: Vehicle, asked: Input, riders: Riders): Input {
  const { exposed, name } = of;
  const onIt = ridesOn(of) ? riders : inHatches(of, riders);
  if (exposed === 0 && onIt.length === 0) {
    const hint = `Men in hatches: wg roster mark ${quoted(name)} exposed=1. Closed, it has the fire in its test alone: wg roster mark ${quoted(name)} under-fire other-fire. At the vehicle itself: wg anti-tank, with --off-table in the area of such fire`;
    return refuse('wrg:crew.5', `${name} is hard, and nobody in it is exposed.`, hint);
  }
  if (onIt.length > 0) {
    const crew = Math.min(exposed, of.crew);
    // Whoever rides on it has nothing to protect him; in a hatch a man is partly inside (tactical.1).
    return { figure: asAboard(of, crew, onIt, ['hatch'], ridesOn(of) ? [] : ['hatch']) };
  }
  return { targets: exposed, exposed: asked.exposed ?? exposed };
}

/** Of those inside it who have fired out of it, and those exposed who are none of its crew (crew.5). */
function inHatches({ exposed, crew }: Vehicle, riders: Riders): Riders {
  let more = Math.max(0, exposed - crew);
  return riders.flatMap((of) => {
    const men = Math.min(of.men, Math.max(more, of.menFired));
    more = Math.max(0, more - men);
    return men > 0 ? [{ ...of, men }] : [];
  });
}

/** An AFV inside which men ride. */
export const isRoomy = (of: Troops): boolean => of.kind === 'vehicle' && isHard(of) && !ridesOn(of);

/** A tank has no room within: whoever rides with it is on it. */
const ridesOn = ({ type, at }: Vehicle): boolean =>
  type.endsWith('-tank') || at === 'sp' || at === 'post-war-sp';

const asAboard = (
  of: Vehicle,
  crew: number,
  riders: Riders,
  words: readonly string[],
  onIt = words,
): string[] => [
  ...ranked(of, crew, CREW, words),
  ...riders.flatMap((unit, i) =>
    ranked(unit, unit.men, riders.length === 1 ? RIDERS : `${RIDERS} ${i + 1}`, doing(unit, onIt)),
  ),
];

/** What the men in a vehicle are called where they are fired at. */
export const CREW = 'Crew';
const RIDERS = 'Passengers';
/** Whether a figure is of those with this label, or leads them. */
export const isOf = ({ name }: Pick<Figure, 'name'>, label: string): boolean =>
  name === label || name.endsWith(` of ${label}`);
const labelIn = ({ name }: Pick<Figure, 'name'>): string => name.replace(/^\w+ of /, '');
export const isRider = (figure: Pick<Figure, 'name'>): boolean =>
  /^Passengers(?: \d+)?$/.test(labelIn(figure));

/** The figures of each unit that rides in what is fired at. */
export const ridersOf = (figures: readonly Figure[]): Figure[][] =>
  [...new Set(figures.filter(isRider).map(labelIn))].map((label) => figures.filter((of) => isOf(of, label)));

/** A vehicle by its name, where `--figure` can take it. */
const labelOf = ({ name, type }: Vehicle): string =>
  /^[A-Za-z][\w .'-]{0,29}$/.test(name) && !/^(horse|bicycle|cycle|pedal)/i.test(name) ? name : type;
