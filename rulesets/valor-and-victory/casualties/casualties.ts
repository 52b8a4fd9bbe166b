import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, list, toggle } from '../../../src/rules/field.js';
import type { Rule, Step } from '../../../src/rules/rule.js';
import { counted, list as listed } from '../../../src/rules/text/say.js';
import { groundFields } from '../assault/input.js';
import { sufferers } from '../assault/roles.js';
import { mustBePinnedTogether, mustStack, stackOf } from '../movement/stack.js';
import { mustHoldLoads } from '../movement/transport.js';
import { ridesAlone, unitsField, unitsIn } from '../units/unit-spec.js';
import { withLoads } from '../units/units.js';
import { action, step, wrong } from '../words.js';
import {
  CHOICE_METAVAR,
  choiceFault,
  choicesIn,
  FIRST_WAY,
  firstWay,
  isFirstWay,
  met,
  namesIn,
  strangerIn,
  wayChosen,
} from './chosen.js';
import type { Effects } from './effects.js';
import { coverSaid, deedsSaid, listing, MOST_WAYS, otherWays, saidOf, type Written } from './listing.js';
import { type Case, isSoft, lawOf, membersOf } from './members.js';
import { casualtiesWaiting } from './owing.js';

type Result = { ways: Written[] } & Partial<Effects>;

const inputs = {
  points: count('Casualty Points to meet', { required: true, min: 1, max: 60 }),
  unit: unitsField('units of the hex, as in close-assault; half=2: rating of the half squad', {
    required: true,
  }),
  names: list('what the units are called, in their order, passengers counted', {
    metavar: 'Able',
    max: 60,
    between: /\n+/,
    fault: (entry) =>
      entry.trim() === '' || entry.length > 80 ? { takes: 'a name of 80 characters at most' } : undefined,
  }),
  choose: list(
    `what the owner does, by number or name of the unit; ${FIRST_WAY} for the first way that is told`,
    {
      metavar: CHOICE_METAVAR,
      max: 12,
      fault: choiceFault,
    },
  ),
  by: choice(['assault', 'fire'], 'what brought them: a close assault, or AP fire', { default: 'assault' }),
  crewChecked: toggle('close-assault has made the crew checks of AFVs that were immobile before', {}),
  doubled: toggle(
    'they are doubled, by a burst in trees, on infantry: a point on a vehicle or Gun meets two',
    {},
  ),
  taken: list('points that AFVs took in the assault itself, by number', {
    metavar: '2=2',
    max: 2,
    fault: (entry) =>
      /^[1-9]\d?=\d$/.test(entry) ? undefined : { takes: 'the number of an AFV with its points: 2=2' },
  }),
  fullHex: toggle('they move inside a full hex: whoever is pinned there is eliminated', { group: 'Attack' }),
  moving: toggle('the Gun is moving: its Gun Shield does nothing', { group: 'Attack' }),
  outsideFfa: {
    ...groundFields.outsideFfa,
    help: 'from outside the forward field of fire of the Gun',
    group: 'Attack',
  },
};
export type CasualtyInput = InputOf<typeof inputs>;

export const casualties = action({
  name: 'casualties',
  says: 'The ways to meet Casualty Points, and what becomes of the units',
  inputs,
  conflict: casualtyConflict,
  roles: [sufferers],
  waits: casualtiesWaiting,
  // Of several hexes it is the one whose units the owner has chosen.
  speaksOf: ({ choose = [] }: Partial<CasualtyInput>) => namesIn(choose),
  examples: [
    ['wg casualties --points 6 --unit 3xsquad:4-6-5 --unit leader:-1', 'the ways, cheapest first'],
    [
      'wg casualties --points 3 --unit squad:4-6-4:half=2 --unit half-squad:2-6-2,lmg:3',
      'a squad that can be reduced',
    ],
    ['wg casualties --points 6 --unit 2xsquad:4-6-5 --choose eliminate:1,pin:2', 'a way of your own'],
    ['wg casualties --points 6 --unit 2xsquad:4-6-5 --choose first', 'the first way'],
    ['wg casualties --points 2 --unit afv:mg=4 --choose put:1=2 --odds', 'the chances of an AFV'],
    ['wg casualties --points 3 --unit vehicle:cr=4 --choose put:1=3 --dice "5"', 'dice thrown by hand'],
  ],
  result: {
    ways: {
      help: `the ways to meet the points without needless loss, units alike once, best for the owner first, ${MOST_WAYS} at most; or the one that was chosen`,
    },
    pinned: { help: 'with --choose: units that are pinned now' },
    reduced: { help: 'with --choose: squads that are reduced' },
    eliminated: { help: 'with --choose: units that are eliminated' },
    immobilised: { help: 'with --choose: AFVs that are immobile now' },
  },
  reminders: ['vv:4.3'],
  onlyTells: ({ choose }) => choose === undefined,
  offers: {
    by: 'choose',
    first: FIRST_WAY,
    clause: 'vv:14.61a',
    line: 'way-1',
    ways: ({ ways }) => saidOf(ways).map(({ choose }) => choose),
  },
  views: {
    pinned: ({ pinned }) => pinned,
    reduced: ({ reduced }) => reduced,
    eliminated: ({ eliminated }) => eliminated,
    immobilised: ({ immobilised }) => immobilised,
    cheapest: ({ ways }, { choose }) => (choose ? undefined : ways[0]?.choose.join(', ') || 'nothing'),
  },
  *resolve(input): Rule<Result> {
    const units = unitsIn(input.unit);
    yield* mustStack(stackOf(units), 'here there are');
    mustHoldLoads(units);
    mustBePinnedTogether(units);
    const members = yield* membersOf(units, input);
    const law = yield* lawOf(members, input);
    const of: Case = { points: input.points, members, law };
    const text = `${counted(input.points, 'Casualty Point')}: the owner decides`;
    yield* step({ id: 'points', clause: 'vv:14.61a', value: input.points, text });
    if (law.fullHex) {
      const text = 'inside a full hex nobody is pinned, but eliminated';
      yield* step({ id: 'full-hex', clause: 'vv:beyond.13.8', value: true, text });
    }
    if (law.onSoft > 1 && members.some(isSoft)) {
      const text = `doubled on infantry alone: a point on a vehicle or Gun meets ${law.onSoft}`;
      yield* step({ id: 'doubled', clause: 'vv:beyond.12.64', value: law.onSoft, text });
    }
    if (input.choose) {
      const debt = { points: 0, pointsBy: null, crewChecked: false, struck: 0 } as const;
      yield* sufferers.as.unit.set('vv:14.61a', debt);
      if (input.fullHex) yield* sufferers.as.unit.set('vv:beyond.13.8', { passing: false });
      if (input.doubled) yield* sufferers.as.unit.set('vv:beyond.12.64', { burst: false });
    }
    if (!input.choose) return { ways: yield* listing(of) };
    const way = input.choose.some(isFirstWay)
      ? yield* firstWay(of)
      : yield* wayChosen(choicesIn(input.choose, input.names), of);
    return yield* met(way, of);
  },
  announce: announced,
});

/** Everything that can take points has to say how many. */
function casualtyConflict(input: CasualtyInput): Conflict | undefined {
  const units = unitsIn(input.unit);
  const all = withLoads(units);
  const unrated = all.find(
    ({ kind, rating, towed }) => (kind === 'vehicle' || kind === 'gun') && !towed && rating === undefined,
  );
  const { choose = [], names } = input;
  const stranger = strangerIn(choose, names);
  const beyond = choicesIn(choose, names).find(({ number }) => number < 1 || number > all.length);
  const checked = input.by === 'assault' && all.some(({ immobile }) => immobile);
  const shielded = all.some(({ shield }) => shield);
  return (
    wrong(input.fullHex && input.by !== 'fire', 'fullHex', 'is for opportunity fire: --by fire') ??
    wrong(unrated, 'unit', `a ${unrated?.kind} needs its Casualty Rating: ${unrated?.kind}:cr=3`) ??
    ridesAlone('unit', units) ??
    (shielded
      ? undefined
      : barring(input)(['outsideFfa', 'moving'], 'needs a Gun with a Gun Shield: gun:cr=3:shield')) ??
    wrong(
      input.crewChecked && !checked,
      'crewChecked',
      'needs an AFV that was immobile before an assault: afv:immobile',
    ) ??
    wrong(
      choose.length > 1 && choose.some(isFirstWay),
      'choose',
      `takes ${FIRST_WAY} alone, without anything else`,
    ) ??
    wrong(stranger, 'choose', `speaks of ${stranger}, and no unit of the hex is called that`) ??
    wrong(
      beyond,
      'choose',
      `there are units 1 to ${all.length}, passengers counted, and no ${beyond?.number}`,
    )
  );
}

/** What is chosen, in words: `reduce and pin Able and pin Baker`; `pin unit 2`, where units have no names. */
function inWords(choices: readonly string[], names: readonly string[] = []): string {
  const deeds: [does: string, whom: string][] = [];
  for (const choice of choices) {
    const [act = '', of = ''] = choice.split(':');
    const [number, put] = of.split('=');
    const whom = names[Number(number) - 1] ?? `unit ${number}`;
    const last = deeds.at(-1);
    if (last?.[1] === whom) last[0] = `${last[0]} and ${act}`;
    else deeds.push([put === undefined ? act : `${act} ${put} on`, whom]);
  }
  return deedsSaid(deeds);
}

/** The best way, or what became of the units. */
function announced({ ways, ...effects }: Result, input: CasualtyInput, steps: readonly Step[] = []): string {
  if (!input.choose) {
    const [best] = ways;
    if (!best || best.choose.length === 0) return 'nothing in the hex can take them';
    const others = otherWays(ways, steps);
    const more = others > 0 ? `; ${counted(others, 'other way')}` : '';
    return `${inWords(best.choose, input.names)}${coverSaid(best.covers, input.points)}${more}`;
  }
  const named = Object.entries(effects).filter(([, n]) => n > 0);
  return named.length === 0 ? 'nothing happens' : listed(named.map(([what, n]) => `${n} ${what}`));
}
