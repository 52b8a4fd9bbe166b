import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { countFigures, type Figure } from '../casualties/figure.js';
import { countOf, type FiringGroup } from '../weapons/firing-group.js';
import { isHelper, isMounted, isThrown } from '../weapons/kinds.js';
import { SMALL_ARMS } from '../weapons/weapons.js';
import type { ClauseId, RulingId } from '../words.js';
import { look, ruling, step } from '../words.js';
import { tacticalPoints } from './tables.js';

/** The figures of a target group, as far as they make points. */
export interface TargetGroup {
  readonly targets: number;
  /** Neither dashed nor behind a trench, building, gun shield or part of an AFV. */
  readonly uncovered: number;
  /** Of the uncovered, those in soft cover. */
  readonly softCover: number;
  /** Erect in the open, grenading, mounting, or overlapping another. */
  readonly erect: number;
  /** Erect behind cover. */
  readonly erectInCover: number;
  /** In the open and manning heavy weapons, however they are modelled. */
  readonly crews: number;
  /** In soft vehicles, gliders or on mounts, and not getting in or out. */
  readonly riders?: number;
  /** Exposed in vehicles that are hard. */
  readonly exposed: number;
  readonly bunkered: number;
}

/** What a list of figures comes to. */
export function targetOf(figures: readonly Figure[]): TargetGroup {
  const count = (is: (figure: Figure) => boolean) => countFigures(figures, is);
  const isOpen = ({ cover }: Figure) => cover === 'open' || cover === 'soft';
  const isAlwaysErect = ({ grenading, mounting, crowded }: Figure) => grenading || mounting || crowded;
  const isAfoot = (figure: Figure) => !isAlwaysErect(figure) && figure.rides === undefined;
  // Whoever dashes is erect, but not at his weapon.
  const isServing = ({ heavy, dashed }: Figure) => heavy && !dashed;
  return {
    targets: count(() => true),
    uncovered: count((figure) => isOpen(figure) && !figure.dashed),
    softCover: count((figure) => figure.cover === 'soft' && !figure.dashed),
    erect: count(
      (figure) =>
        isAlwaysErect(figure) ||
        (isAfoot(figure) && figure.erect && !isServing(figure) && figure.cover === 'open'),
    ),
    // Behind a gun shield a man is never in the open (R93).
    erectInCover: count(
      (figure) =>
        isAfoot(figure) &&
        (figure.erect || figure.heavy) &&
        figure.cover !== 'open' &&
        figure.cover !== 'shield',
    ),
    crews: count((figure) => isAfoot(figure) && isServing(figure) && figure.cover === 'open'),
    riders: count((figure) => figure.rides !== undefined && !isAlwaysErect(figure)),
    exposed: count(({ cover }) => cover === 'hatch'),
    bunkered: count(({ cover }) => cover === 'bunker'),
  };
}

/** A row of the table of tactical points, and what it counts. */
interface PointsEach {
  readonly id: string;
  readonly clause: ClauseId;
  readonly row: keyof typeof tacticalPoints.cells;
  readonly n: number;
  readonly what: string;
  readonly ruling: RulingId;
}

/** So many of something at so many points each; nothing is said of none. */
function* each({ id, clause, row, n, what, ruling }: PointsEach): Rule<number> {
  if (n <= 0) return 0;
  const from = yield* look(tacticalPoints.cells[row]);
  const sign = (points: number) => (points > 0 ? `+${points}` : `${points}`);
  const text = `${what}, ${sign(from.value)} each: ${sign(n * from.value)}`;
  return yield* step({ id, clause, value: n * from.value, text, from, ruling });
}

const figures = (n: number) => counted(n, 'figure');

/** The points of the target group (tactical.1, tactical.2, tactical.6). */
export function* targetPoints(target: TargetGroup): Rule<number> {
  const { targets, softCover, crews, riders = 0, exposed, bunkered } = target;
  if (exposed > 0) {
    const text = `${figures(exposed)} exposed in hard vehicles: fired at as infantry, partly protected`;
    yield* step({ id: 'exposed', clause: 'wrg:crew.5', value: exposed, text, ruling: 'wrg:R94' });
  }
  const softCounts = softCover === 0 || (yield* ruling('wrg:R18')) === 1;
  const bunkersCount = bunkered > 0 && (yield* ruling('wrg:R91')) === 2;
  const uncovered = target.uncovered - (softCounts ? 0 : softCover) + (bunkersCount ? bunkered : 0);
  const erectCounts = target.erectInCover > 0 && (yield* ruling('wrg:R19')) === 2;
  const ridersCount = riders > 0 && (yield* ruling('wrg:R92')) === 2;
  const erect = target.erect + (erectCounts ? target.erectInCover : 0) + (ridersCount ? riders : 0);
  const protectedOnes = targets - bunkered - exposed;
  if (uncovered === 0 && protectedOnes > 0) {
    const text = `${figures(protectedOnes)} in ${softCounts ? 'hard cover' : 'cover'} or dashing: nothing added`;
    const ruled = !softCounts && ({ ruling: 'wrg:R18' } as const);
    yield* step({ id: 'uncovered', clause: 'wrg:tactical.1', value: 0, text, ...ruled });
  }
  return (
    (yield* each({
      id: 'uncovered',
      clause: 'wrg:tactical.1',
      row: 'uncovered',
      n: uncovered,
      what: `${figures(uncovered)} without hard cover`,
      ruling: softCover > 0 ? 'wrg:R18' : bunkersCount ? 'wrg:R91' : 'wrg:R82',
    })) +
    (yield* each({
      id: 'erect',
      clause: 'wrg:tactical.2',
      row: 'erect',
      n: erect,
      what: `${figures(erect)} erect ${erectCounts ? 'in cover or not' : 'in the open'}${ridersCount ? ', riding' : ''} or crowded`,
      ruling: ridersCount ? 'wrg:R92' : target.erectInCover > 0 ? 'wrg:R19' : 'wrg:R90',
    })) +
    (yield* each({
      id: 'crews',
      clause: 'wrg:figure.3',
      row: 'erect',
      n: crews,
      what: `${figures(crews)} at heavy weapons in the open, always standing`,
      ruling: 'wrg:R93',
    })) +
    (yield* each({
      id: 'bunkered',
      clause: 'wrg:tactical.6',
      row: 'bunkered',
      n: bunkered,
      what: `${figures(bunkered)} in a bunker`,
      ruling: 'wrg:R91',
    }))
  );
}

const isSmallArm = (weapon: string) => (SMALL_ARMS as readonly string[]).includes(weapon);

/** The points of those who fire (tactical.3, tactical.4, tactical.5). */
export function* tacticalOf(group: FiringGroup): Rule<number> {
  const { movingVehicleWeapons: moving, intoBuilding: blows } = group;
  return (
    (yield* each({
      id: 'strongpoint',
      clause: 'wrg:tactical.3',
      row: 'strongpoint',
      n: blows,
      what: `${counted(blows, 'blow')} on a bunker or building`,
      ruling: 'wrg:R20',
    })) +
    (yield* lateFirers(group)) +
    (yield* each({
      id: 'moving-vehicle',
      clause: 'wrg:tactical.5',
      row: 'moving vehicle',
      n: moving,
      what: `${counted(moving, 'weapon')} on a moving vehicle`,
      ruling: 'wrg:R88',
    }))
  );
}

/** Firers on the ground that moved or did not fire last period (tactical.4): who counts, and how often, is ruled. */
function* lateFirers(group: FiringGroup): Rule<number> {
  const { moved, both, movingVehicleWeapons: moving } = group;
  const vehiclesToo = moving > 0 && (yield* ruling('wrg:R88')) === 2;
  const onlySmall = moved > 0 && (yield* ruling('wrg:R21')) === 2;
  const helpers = moved > 0 && countOf(group, isHelper) > 0;
  const crewsToo = helpers && (yield* ruling('wrg:R85')) === 2;
  const counting = countOf(
    group,
    (weapon) =>
      !isMounted(weapon) &&
      (crewsToo || !isHelper(weapon)) &&
      (!onlySmall || (isSmallArm(weapon) && !isThrown(weapon))),
  );
  const late = Math.min(moved, counting);
  const atOnce = Math.min(both, late);
  const twice = atOnce > 0 && (yield* ruling('wrg:R86')) === 2;
  const times = late + (twice ? atOnce : 0) + (vehiclesToo ? moving : 0);
  const source = atOnce > 0 ? 'wrg:R86' : onlySmall ? 'wrg:R21' : vehiclesToo ? 'wrg:R88' : 'wrg:R85';
  const who = counted(late + (vehiclesToo ? moving : 0), 'firer');
  const did = `${atOnce > 0 ? `, ${atOnce} of them both, ${twice ? 'counted twice' : 'counted once'}` : ''}`;
  const what = `${who} that moved or did not fire last period${did}`;
  return yield* each({
    id: 'moved',
    clause: 'wrg:tactical.4',
    row: 'late firer',
    n: times,
    what,
    ruling: source,
  });
}
