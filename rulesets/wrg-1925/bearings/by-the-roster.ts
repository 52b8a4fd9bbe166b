import { sameName } from '../../../src/rules/text/likeness.js';
import { either, quoted } from '../../../src/rules/text/say.js';
import { landingMode } from '../air-landing/input.js';
import { heavyArms } from '../anti-tank/roles.js';
import type { Troops } from '../roster/kinds.js';
import { namesIn } from '../say.js';
import { periodOf, troopsOn } from '../state.js';
import { bearings, MAIN_RULES, type Moment } from '../words.js';
import { about, lineOf } from './out-of-order.js';
import { knownIn, wasTyped } from './told-besides.js';

/** Who is not there by the roster, is somewhere else than was told, or has more with him than he can take along. */

/** What somebody rides in. */
const carriersOf = (now: Moment): readonly Troops[] =>
  knownIn(now, 'mover').flatMap((of) =>
    of.kind === 'vehicle' || of.aboard === undefined
      ? []
      : troopsOn(now.state).filter(({ name }) => sameName(name, of.aboard!)),
  );

/** Who is looked for, and rides in a vehicle: that is what is seen (locate.2). */
const ridersLookedFor = (now: Moment) =>
  knownIn(now, 'looked').flatMap((of) =>
    of.kind === 'vehicle' || of.aboard === undefined ? [] : [{ name: of.name, aboard: of.aboard }],
  );

/** How many of a group can be isolated from its leaders, where more were typed (R108). */
function isolatedTooMany(now: Moment): number | undefined {
  const [of] = knownIn(now, 'tester');
  if (!of || of.kind === 'vehicle' || !wasTyped(now, 'isolatedFromLeaders')) return undefined;
  const most = Math.max(0, of.men - (of.leaders?.length ?? 0));
  return Number(now.input.isolatedFromLeaders) > most ? most : undefined;
}

/** Those of the side of whoever calls who have registered targets, or are at it (offtable.4, offtable.6). */
function registrarsIn({ state, named }: Moment): readonly Troops[] {
  const side = named.shelled?.[0]?.side;
  const own = state.units.filter((unit) => side !== undefined && unit.side === side);
  return troopsOn({ units: own }).filter(({ registered }) => registered > 0);
}

/** Who is still registering targets as one is called on, or more are to be registered. */
function stillRegistering(now: Moment): readonly Troops[] {
  if (now.input.register !== undefined)
    return knownIn(now, 'shelled').filter(({ registering }) => registering !== undefined);
  const all = now.input.registered === true ? registrarsIn(now) : [];
  return all.every(({ registering }) => registering !== undefined) ? all : [];
}

/** Names of whoever begins on the map alone, in a game with a roster that has nobody of that name. */
const hiddenStrangers = ({ state: { units }, input: { hidden } }: Moment): readonly string[] =>
  units.some(({ met }) => !met)
    ? namesIn(hidden).filter((name) => !units.some((unit) => sameName(unit.name, name)))
    : [];

/** What nobody does, and what is not done to anybody, before he is on the table. */
const ON_THE_TABLE = [
  ...['move', 'shoot', 'anti-tank', 'demolish', 'artillery', 'mines', 'smoke', 'illuminate', 'spot'],
  ...['take-over', 'orders'],
] as const;

/** Roles of those who are looked for or fired at: on their way down they may be (air.13). */
const REACHED: readonly string[] = ['target', 'looked'];

/** Who comes from the air by his roster, and has not landed. */
export const isInTheAir = (of: Troops): boolean => of.starts === 'air-landed' && of.landed === undefined;

/** Whether a line has them come down, one time for all of them: what else it asks of them is asked at any time. */
const comesDown = (now: Moment): boolean => {
  const mode = landingMode(now.input);
  if (mode === 'run' || mode === 'clearance') return true;
  return (mode === 'men' || mode === 'hw') && !wasTyped(now, 'men');
};

export const byTheRoster = bearings(
  {
    clause: 'wrg:air.1',
    word: 'in the air',
    actions: ON_THE_TABLE,
    ...about(
      (now) =>
        knownIn(now, ...Object.keys(now.named).filter((role) => !REACHED.includes(role))).filter(isInTheAir),
      (who, are) => `${who} ${are('comes', 'come')} from the air, and ${are('has', 'have')} not landed.`,
      lineOf('air-landing'),
    ),
    under: MAIN_RULES,
  },
  {
    clause: 'wrg:air.1',
    word: 'landed',
    actions: ['air-landing'],
    ...about(
      (now) => (comesDown(now) ? knownIn(now, 'lander').filter(({ landed }) => landed !== undefined) : []),
      (who) => `${who} has landed already.`,
    ),
  },
  {
    clause: 'wrg:option.3',
    word: 'on the ground',
    actions: ['air-landing'],
    ...about(
      (now) =>
        comesDown(now)
          ? knownIn(now, 'lander').filter((of) => of.starts !== 'air-landed' && of.landed === undefined)
          : [],
      (who) => `By the roster ${who} does not come from the air, which costs half as much again.`,
      lineOf('roster mark', 'starts=air-landed'),
    ),
  },
  {
    clause: 'wrg:option.4',
    word: 'later',
    actions: [...ON_THE_TABLE, 'listen'],
    ...about(
      (now) =>
        periodOf(now.state) === 1
          ? knownIn(now, ...Object.keys(now.named)).filter(({ starts }) => starts === 'later')
          : [],
      (who, are) => `By the roster ${who} ${are('comes', 'come')} later than the first period.`,
    ),
  },
  {
    clause: 'wrg:notes.1',
    word: 'no unit',
    actions: ['period'],
    when: (now) => hiddenStrangers(now).length > 0,
    says: (now) => `Nobody in the roster is called ${either(hiddenStrangers(now))}.`,
    way: "--hidden for each of them: --hidden Pak --hidden 'MG 34'",
  },
  {
    clause: 'wrg:foot.5',
    actions: ['move'],
    missing: true,
    ...about(
      (now) =>
        wasTyped(now, 'share') || now.input.type !== 'infantry' || now.input.pace === 'manhandle'
          ? []
          : knownIn(now, 'mover').filter((of) => of.kind === 'group' && heavyArms(of) > 0),
      (who) =>
        `nothing was told of the heavy weapon of ${who}: a gun is pushed, --pace manhandle, others are carried by shares, --share; who leaves it fires it no more, and nobody doubles with one`,
    ),
  },
  {
    clause: 'wrg:afv.21',
    word: 'must retire',
    actions: ['move'],
    ...about(
      (now) => (now.input.boarding ? carriersOf(now).filter(({ afvBound = 0 }) => afvBound < 0) : []),
      (who) => `${who} has to retire by its test, and those inside share its result.`,
    ),
  },
  {
    clause: 'wrg:locate.2',
    word: 'aboard',
    actions: ['spot'],
    when: (now) => ridersLookedFor(now).length > 0,
    says: (now) => {
      const [{ name, aboard }] = ridersLookedFor(now) as [{ name: string; aboard: string }];
      return `${name} rides in ${aboard}: that is a vehicle, and located as one.`;
    },
    way: (now) => {
      const [{ name: looked, aboard }] = ridersLookedFor(now) as [{ name: string; aboard: string }];
      // Whoever is named alone is looked for.
      const by = knownIn(now, 'looker').flatMap(({ name }) => (name === looked ? [] : [quoted(name)]));
      return ['wg spot', ...by, quoted(aboard)].join(' ');
    },
  },
  {
    clause: 'wrg:offtable.4',
    actions: ['artillery'],
    missing: true,
    when: (now) =>
      (now.input.registered === true && registrarsIn(now).length === 0) ||
      (now.input.register !== undefined &&
        knownIn(now, 'shelled').length === 0 &&
        !wasTyped(now, 'registeredBefore')),
    says: ({ input }) =>
      input.registered
        ? 'which targets are registered, and from which period, is for you to keep: only from then on is this such a call'
        : 'how many he has registered before is for you to keep, five in all: --registered-before',
  },
  {
    clause: 'wrg:offtable.4',
    word: 'registering',
    actions: ['artillery'],
    ...about(
      stillRegistering,
      (who, are) => `${who} ${are('is', 'are')} still registering targets: only then is fire called on them.`,
    ),
    way: 'wg period',
  },
  {
    clause: 'wrg:react.9',
    word: 'isolated',
    actions: ['reaction-test'],
    when: (now) => isolatedTooMany(now) !== undefined,
    says: (now) => {
      const [{ name }] = knownIn(now, 'tester') as [Troops];
      return `Of ${name} ${isolatedTooMany(now)} at most are isolated from leaders: they are none themselves.`;
    },
  },
  {
    clause: 'wrg:tactical.3',
    word: 'no building',
    actions: ['shoot'],
    ...about(
      (now) =>
        wasTyped(now, 'intoBuilding') && now.input.intoBuilding
          ? knownIn(now, 'target').filter(
              (of) => of.kind !== 'vehicle' && of.cover !== 'building' && of.cover !== 'bunker',
            )
          : [],
      (who) => `As far as the game knows ${who} is in no building or bunker.`,
      lineOf('roster mark', 'cover=building'),
    ),
  },
);
