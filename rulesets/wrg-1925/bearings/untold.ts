import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { counted, either, list, quoted } from '../../../src/rules/text/say.js';
import { hitAboard } from '../air-landing/roles.js';
import { hangingOf } from '../air-landing/rope.js';
import { homesDue, hullsDue } from '../buildings/struck-home.js';
import { isCaptive, isInside, isOut, type Troops } from '../roster/kinds.js';
import { callsDue, callsToCome, HIDES, named } from '../smoke/lasting.js';
import { lastingOf, periodOf, troopsOn } from '../state.js';
import { firesOf } from '../weapons/firing-group.js';
import { bearings, MAIN_RULES, type Moment } from '../words.js';
import { isInTheAir } from './by-the-roster.js';
import { troopsInRole } from './in-the-period.js';
import { about, lineOf } from './out-of-order.js';
import { wasTyped } from './told-besides.js';

/** What nobody has told and no log can know: it is said where it matters, with what to type, and never refused. */

const INTO_SLITS: readonly string[] = [
  'grenade',
  'molotov',
  'grenade-launcher',
  'flame-thrower',
  'afv-flame',
];
const goesIntoSlits = ({ input }: Moment): boolean =>
  Array.isArray(input.fire) &&
  firesOf(input.fire as string[]).some(({ weapon }) => INTO_SLITS.includes(weapon));

/** A source of light that is a weapon of somebody on the table. */
const isFired = (source: unknown): boolean => typeof source === 'string' && /^mortar/.test(source);
const buysFire = ({ profile }: Unit): boolean =>
  Array.isArray(profile.offTable) && profile.offTable.length > 0;

/** Others of its side that landed by parachute this period, where a target did (air.3). */
function landedToo(now: Moment): readonly Troops[] {
  const [target] = troopsInRole(now, 'target');
  if (!target?.dropped) return [];
  const { side } = now.named.target![0]!;
  const others = now.state.units.filter((unit) => unit.side === side && unit.name !== target.name);
  return troopsOn({ units: others }).filter((of) => of.dropped && !isOut(of));
}

/** How many of those who land were hit on the way, and have had no die. */
const hitIn = (named: Moment['named']): number =>
  troopsOn({ units: named.lander ?? [] }).reduce((sum, of) => sum + hitAboard(of), 0);

/** Horsemen who fight on foot: one in three of them holds the horses (vehicle.7). */
const dismounted = (now: Moment, role: string): readonly Troops[] =>
  troopsInRole(now, role).filter((of) => of.kind === 'group' && of.rides === 'horse' && !of.mounted);

/** Those of whom some hang in their helicopter yet. */
const onRope = (now: Moment, role: string): readonly Troops[] =>
  troopsInRole(now, role).filter((of) => hangingOf(of, periodOf(now.state)) > 0);

/** Who tests, had leaders and has none, and of whose men nobody has told that they are isolated (figure.6). */
function leaderless(now: Moment): readonly Troops[] {
  const { mod, leader, isolatedFromLeaders, undue } = now.input;
  if (mod !== undefined || leader !== undefined || undue || isolatedFromLeaders) return [];
  const had = (of: Troops) => Array.isArray(of.began.leaders) && of.began.leaders.length > 0;
  return wasTyped(now, 'isolatedFromLeaders')
    ? []
    : troopsInRole(now, 'tester').filter(
        (of) => of.kind !== 'vehicle' && had(of) && !of.leaders?.length && !isCaptive(of),
      );
}

/** Whether a vehicle has caught fire in this period. */
const caughtFire = (of: Troops): boolean =>
  of.kind === 'vehicle' && (of.caughtFire || (of.onFire && of.outNow) || (of.burning && of.underFire));

/** Vehicles that burn since this period, and of whose light and smoke nobody has told (light.6, smoke.7). */
function burningUntold({ state, input }: Moment): readonly Troops[] {
  const fresh = periodOf(state) + HIDES;
  const smoke = lastingOf(state).filter(
    ({ source, what }) => source === 'burning-vehicle' && what === 'smoke',
  );
  const isTold = ({ name }: Troops) =>
    smoke.some(({ where, until }) => (where === '' ? until >= fresh : sameName(where, name)));
  return input.new ? [] : troopsOn(state).filter((of) => caughtFire(of) && !isTold(of));
}

/** Whether light or smoke of one of these is told that is of this period. */
const isFireTold = (state: Moment['state'], sources: readonly string[]): boolean =>
  lastingOf(state).some(
    ({ source, what, from, until }) =>
      sources.includes(source) &&
      (what === 'light' ? from === periodOf(state) : until >= periodOf(state) + HIDES),
  );

/** Those in whose building it burns since this period, where nobody has told of the smoke or the light of one (smoke.7, R179). */
function homesBurningUntold({ state, input }: Moment): readonly Troops[] {
  return input.new || isFireTold(state, ['burning-building'])
    ? []
    : troopsOn(state).filter((of) => of.kind !== 'vehicle' && of.homeBurns);
}

/** Whether fire falls, from off the table: nobody calls for it, nor registers targets. */
const falls = ({ caller, register, battery }: Moment['input']): boolean =>
  [caller, register, battery].every((told) => told === undefined);

/** What lights and smokes where flame was used, as it is told. */
const OF_FLAME: readonly string[] = ['flame-thrower', 'fougasse', 'burning-vegetation'];

/** Those who fire or are fired at behind the screen of their own projectors, and have not moved since this period began (smoke.8). */
function behindOwnSmoke(now: Moment): readonly Troops[] {
  const period = periodOf(now.state);
  const stands = lastingOf(now.state).filter(
    ({ what, source, from }) => what === 'smoke' && source === 'projectors' && from <= period,
  );
  return ['firer', 'gunner', 'target', 'afv']
    .flatMap((role) => troopsInRole(now, role))
    .filter((of) => of.pace === undefined && stands.some(({ where }) => sameName(where, of.name)));
}

/** Those at whom flame was used in this period, where nobody has told of its light and smoke (light.6, smoke.7). */
function flameUntold({ state, input }: Moment): readonly Troops[] {
  return input.new || isFireTold(state, OF_FLAME)
    ? []
    : troopsOn(state).filter(({ flame }) => flame === periodOf(state));
}

/** Those whose AFV or house has not had the die that fire in this period makes due. */
const undiced =
  (due: (table: Moment['state']) => readonly Troops[]) =>
  ({ state, input }: Moment): readonly Troops[] =>
    input.new ? [] : due(state);

/** The line that rolls for the house of somebody: of off-table fire nobody fires, at him somebody else did. */
function lineForHome(name: string, now: Moment): string {
  const of = homesDue(now.state).find((of) => quoted(of.name) === name);
  const by = troopsOn(now.state).find(({ firedAt }) => firedAt === `men:${of?.name}`);
  return of?.shelled || !by
    ? `wg demolish --inside ${name} --fire ${of?.shelled ? 'off-table' : '<weapons>'}`
    : `wg demolish ${quoted(by.name)} ${name}`;
}

export const untold = bearings(
  {
    clause: 'wrg:antitank.15',
    actions: ['period'],
    missing: true,
    ...about(
      undiced(hullsDue),
      (who, are) =>
        `${who} ${are('was', 'were')} in off-table fire, and ${are('has', 'have')} had no die: a 1 knocks ${are('it', 'each')} out`,
      lineOf('anti-tank', '--off-table'),
    ),
  },
  {
    clause: 'wrg:building.1',
    actions: ['period'],
    missing: true,
    under: { ruling: 'wrg:R170', option: 1 },
    ...about(
      undiced(homesDue),
      (who, are) =>
        `the ${are('house or bunker', 'houses or bunkers')} of ${who} ${are('was', 'were')} under fire that may bring ${are('it', 'them')} down, and ${are('has', 'have')} had no die`,
      lineForHome,
    ),
  },
  {
    clause: 'wrg:light.6',
    actions: ['period'],
    missing: true,
    under: MAIN_RULES,
    ...about(
      burningUntold,
      (who, are) =>
        `${who} ${are('burns', 'burn')}, which lights what is around ${are('it', 'them')}, and makes smoke`,
      lineOf('smoke --source burning-vehicle --where'),
    ),
  },
  {
    clause: 'wrg:smoke.7',
    actions: ['period'],
    missing: true,
    under: MAIN_RULES,
    ...about(
      homesBurningUntold,
      (who) => `the building in which ${who} stood burns, and smoke and light of it were not told`,
    ),
    way: "wg smoke --source burning-building --where 'the house'",
  },
  {
    clause: 'wrg:light.6',
    actions: ['period'],
    missing: true,
    under: MAIN_RULES,
    ...about(
      flameUntold,
      (who) => `the flame at ${who} lights 30 metres around for 2 periods, and makes smoke`,
    ),
    way: 'wg illuminate --source flame-thrower or fougasse',
  },
  {
    clause: 'wrg:offtable.2',
    actions: ['period'],
    missing: true,
    when: ({ state, input }) => !input.new && callsDue(state).length > 0,
    says: ({ state }) => {
      const due = callsDue(state);
      const [were, it] = due.length === 1 ? ['was', 'it'] : ['were', 'they'];
      return `${list(due.map(named))} ${were} to fall in this period, and nobody has told whom ${it} fell on`;
    },
    way: 'wg artillery',
  },
  ...(['move', 'shoot'] as const).map((action) => ({
    clause: 'wrg:vehicle.7' as const,
    actions: [action],
    missing: true as const,
    ...about(
      (now) =>
        wasTyped(now, 'men') || wasTyped(now, 'fire') || now.input.mount || now.input.dismount
          ? []
          : action === 'move'
            ? dismounted(now, 'mover')
            : // Whom a dismount has counted off fires nothing anyway.
              dismounted(now, 'firer').filter((of) => of.kind === 'group' && of.holders === 0),
      (who) =>
        `one man in three of ${who} holds the horses, and is not counted off: ${action === 'move' ? 'he stays with them' : 'what the others fire, --fire'}`,
    ),
  })),
  {
    clause: 'wrg:air.3',
    actions: ['shoot'],
    missing: true,
    ...about(
      landedToo,
      (who) => `${who} landed this period as well: all within sight, range and arc are one target, --targets`,
    ),
  },
  {
    clause: 'wrg:tactical.3',
    actions: ['shoot'],
    missing: true,
    when: (now) =>
      !wasTyped(now, 'intoBuilding') && troopsInRole(now, 'target').some(isInside) && goesIntoSlits(now),
    says: () => 'nothing was told of what goes into a slit or window, which counts 2 more: --into-building',
  },
  {
    clause: 'wrg:light.4',
    actions: ['illuminate'],
    missing: true,
    when: ({ input, state, named }) =>
      isFired(input.source) && state.units.length > 0 && !named.lighter?.length,
    says: () => 'nobody has told who fires the light: named first, he fires nothing else with it this period',
  },
  {
    clause: 'wrg:offtable.2',
    actions: ['artillery'],
    missing: true,
    when: (now) =>
      falls(now.input) &&
      !wasTyped(now, 'use') &&
      callsDue(now.state).length === 0 &&
      callsToCome(now.state).length > 0,
    says: ({ state }) =>
      `${list(callsToCome(state).map((of) => `${named(of)} falls in period ${of.from}`))}: what falls now was arranged before the battle, --use prearranged, or called by somebody else`,
  },
  {
    clause: 'wrg:option.1',
    actions: ['artillery'],
    missing: true,
    when: ({ input, state, named }) => falls(input) && !named.supporter?.length && state.units.some(buysFire),
    says: ({ named }) => {
      const [of] = named.shelled ?? [];
      return of?.side === undefined
        ? 'off-table fire is bought by the period, and whose this is nobody has told: the target does, where it is named'
        : `off-table fire is bought by the period, and no enemy of ${of.name} has bought any`;
    },
  },
  {
    clause: 'wrg:option.1',
    actions: ['smoke', 'illuminate'],
    missing: true,
    when: ({ input, state, named }) =>
      input.source === 'off-table' && !named.supporter?.length && state.units.some(buysFire),
    says: () => 'off-table fire is bought by the period, and whose this is nobody has told',
    way: ({ state }) => either(state.units.filter(buysFire).map(({ name }) => `--supporter ${quoted(name)}`)),
  },
  ...(['shoot', 'anti-tank'] as const).map((action) => ({
    clause: action === 'shoot' ? ('wrg:smoke.4' as const) : ('wrg:antitank.12' as const),
    actions: [action],
    missing: true as const,
    ...about(
      (now) => (now.input.blind || now.input.smoke !== undefined ? [] : behindOwnSmoke(now)),
      (who) =>
        `the smoke of ${who} stands in this period, as far as the game knows: fire through it is ${action === 'shoot' ? 'blind, --blind' : 'blind, at 2 less, --smoke 50'}`,
    ),
  })),
  {
    clause: 'wrg:react.28',
    actions: ['shoot', 'anti-tank'],
    missing: true,
    ...about(
      (now) =>
        [...troopsInRole(now, 'firer'), ...troopsInRole(now, 'gunner')].filter(({ retires }) => retires),
      (who) =>
        `${who} is mixed with enemies: if those scored more it retires, and abandons heavy weapons, before it fires`,
    ),
  },
  ...(['move', 'shoot'] as const).map((action) => ({
    clause: 'wrg:air.11' as const,
    actions: [action],
    missing: true as const,
    ...about(
      (now) => (action === 'move' ? ['mover'] : ['firer', 'target']).flatMap((role) => onRope(now, role)),
      (who) =>
        `of ${who} five men a period come down the rope, and not all of them are down: those who are count`,
    ),
  })),
  {
    clause: 'wrg:air.15',
    actions: ['shoot'],
    missing: true,
    under: MAIN_RULES,
    ...about(
      (now) => troopsInRole(now, 'target').filter(isInTheAir),
      (who) =>
        `${who} has not landed: who comes by glider or helicopter is fired at in it, and each man hit has a die, a 1 of which brings it down`,
      lineOf('air-landing', '--by glider or helicopter'),
    ),
  },
  {
    clause: 'wrg:heavy.3',
    actions: ['shoot'],
    missing: true,
    when: ({ input, named, state }) =>
      input.indirect === 'observed' && !named.observer?.length && state.units.some(({ met }) => !met),
    says: () => 'nobody has told who directs it: he uses no weapon of his own besides, --observer',
  },
  {
    clause: 'wrg:react.9',
    actions: ['reaction-test'],
    missing: true,
    ...about(
      leaderless,
      (who) =>
        `no officer or NCO is left in ${who}: all its men are isolated, but where one of another group is near, --isolated-from-leaders`,
    ),
  },
  {
    clause: 'wrg:air.15',
    actions: ['air-landing'],
    missing: true,
    when: ({ input, named }) =>
      (input.run !== undefined || input.clearance !== undefined) && hitIn(named) > 0,
    says: ({ named }) =>
      `${counted(hitIn(named), 'man', 'men')} hit aboard ${hitIn(named) === 1 ? 'has' : 'have'} had no die yet: --hits`,
  },
);
