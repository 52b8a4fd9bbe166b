import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { takenSaid } from '../say.js';
import { trainedAs } from '../turn/activation.js';
import type { Level } from '../turn/tables.js';
import { type ClauseId, type RulingId, ruling, step } from '../words.js';

/** A unit that has to take unsaved hits. */
export interface Struck {
  /** Figures that are left, the suppressed among them. */
  readonly figures: number;
  /** Of them, already suppressed. */
  readonly suppressed: number;
  /** The most suppressed figures it can have (suppress.4). */
  readonly limit: number;
  /** What its owner wants: suppression as far as may be, none of it, or so many figures. */
  readonly take: 'suppress' | 'casualties' | number;
  /** Figures that alone can be hit, the suppressed among them as far as may be (R30). */
  readonly inSight?: number;
  /** Of the suppressed, those whom the same bout of fire brought down: no hit finds them again (R35). */
  readonly spent?: number;
  /** The firer picks who is hit, and picks the upright (R30). */
  readonly uprightFirst?: true;
  /** No hit may be taken as suppression, by this clause. */
  readonly none?: { readonly clause: ClauseId; readonly ruling: RulingId };
}

/** Which of the rulings on hits are in force. */
export interface Ways {
  readonly chooses: number;
  readonly beyond: number;
  readonly surplus: number;
  readonly lying: number;
}

/** What hits do to a unit. */
interface Taken {
  readonly casualties: number;
  /** Newly suppressed. */
  readonly suppressed: number;
  /** Lying down when all is done. */
  readonly lying: number;
  /** Hits that found nobody. */
  readonly lost: number;
}

/** The most suppressed figures a unit can have (suppress.4). */
export function* suppressionLimit(level: Level, leaderLevel?: Level): Rule<number> {
  const { from, whose, ruled } = yield* trainedAs(level, leaderLevel);
  const value = from.value.suppress;
  const text = `${whose}: at most ${counted(value, 'suppressed figure')}`;
  return yield* step({ id: 'limit', clause: 'fubar:suppress.4', value, text, from, ...ruled });
}

/** Asks which rulings on hits are in force. */
export function* waysToTake(): Rule<Ways> {
  return {
    chooses: yield* ruling('fubar:R31'),
    beyond: yield* ruling('fubar:R32'),
    surplus: yield* ruling('fubar:R33'),
    lying: yield* ruling('fubar:R34'),
  };
}

/** What unsaved hits do to a unit (fire.9, fire.10). */
export function taken(unsaved: number, unit: Struck, ways: Ways): Taken {
  const { suppressed, limit, inSight = unit.figures, spent = 0 } = unit;
  const seen = Math.min(suppressed, inSight);
  const again = Math.min(spent, seen);
  // Those whom no hit can find count towards the limit all the same.
  const others = suppressed - seen + again;
  const found = { ...unit, figures: inSight - again, suppressed: seen - again, limit: limit - others };
  const did = placed(unsaved, found, again, ways);
  return { ...did, lying: did.lying + others };
}

/**
 * What unsaved hits do to the figures that they can find.
 * @param spent others, suppressed by the same bout: only a surplus can turn them into casualties (R33)
 */
function placed(unsaved: number, unit: Struck, spent: number, ways: Ways): Taken {
  const { figures } = unit;
  // One hit to a figure: the rest finds nobody, unless so ruled (R33).
  const finding = Math.min(unsaved, figures);
  const surplus = unsaved - finding;
  if (ways.surplus === 3 && unsaved + spent >= 2 * (figures + spent)) {
    return { casualties: figures + spent, suppressed: 0, lying: -spent, lost: 0 };
  }
  const wanted = Math.min(finding, wants(finding, unit, ways));
  let down = wanted;
  while (down > 0 && !fits(down, ways.beyond === 2 ? down + (finding - wanted) : finding, unit, ways)) down--;
  // What is beyond the limit kills or, if so ruled, is lost (R32).
  const beyond = ways.beyond === 2 ? wanted - down : 0;
  let fallen = finding - down - beyond;
  const fromLying = lyingFallen(down, fallen, unit, ways);
  const turned = ways.surplus === 2 ? Math.min(surplus, down + spent) : 0;
  const ofThose = Math.max(turned - down, 0);
  down -= turned - ofThose;
  fallen += turned;
  const lying = unit.suppressed - fromLying + down - ofThose;
  return { casualties: fallen, suppressed: down, lying, lost: beyond + surplus - turned };
}

/** How many of the placed hits the owner would have as suppression (R31). */
function wants(placed: number, { take, none }: Struck, { chooses }: Ways): number {
  if (none) return 0;
  if (chooses === 2) return placed;
  if (chooses === 3) return Math.floor(placed / 2);
  return take === 'suppress' ? placed : take === 'casualties' ? 0 : take;
}

/** Of the casualties, those that were lying down already: first or last, as rulings and need have it (R34). */
function lyingFallen(down: number, fallen: number, unit: Struck, { lying }: Ways): number {
  const upright = unit.figures - unit.suppressed - down;
  if (lying === 3 || unit.uprightFirst) return Math.min(fallen, Math.max(0, fallen - upright));
  return Math.min(fallen, unit.suppressed);
}

/** Whether so many can be newly suppressed, of so many hits (suppress.4). */
function fits(down: number, placed: number, unit: Struck, ways: Ways): boolean {
  const fallen = placed - down;
  const fromLying = lyingFallen(down, fallen, unit, ways);
  const upright = unit.figures - unit.suppressed;
  if (down + (fallen - fromLying) > upright) return false;
  const room = ways.lying === 2 ? unit.limit - unit.suppressed : unit.limit - unit.suppressed + fromLying;
  return down <= room;
}

/** Says what became of the hits. */
export function* sayTaken(unsaved: number, unit: Struck, did: Taken, ways: Ways): Rule<void> {
  if (unit.none) {
    const text = 'none of them may be suppression';
    yield* step({ id: 'no-suppression', clause: unit.none.clause, value: 0, text, ruling: unit.none.ruling });
  }
  yield* sayOwner(unsaved, unit, did, ways);
  yield* step({
    id: 'taken',
    clause: 'fubar:fire.9',
    value: did.casualties,
    text: () =>
      unsaved === 0
        ? 'no hit to take'
        : `of ${counted(unsaved, 'unsaved hit')}: ${takenSaid(did.casualties, did.suppressed)}`,
    ruling: 'fubar:R31',
  });
  const { inSight = unit.figures, spent = 0 } = unit;
  if (unsaved > inSight - Math.min(spent, inSight)) {
    const text = () =>
      `more hits than figures to take them: ${counted(did.lost, 'hit')} lost, one effect to a figure`;
    yield* step({ id: 'one-each', clause: 'fubar:fire.10', value: did.lost, text, ruling: 'fubar:R33' });
  } else if (did.lost > 0) {
    const text = () => `${counted(did.lost, 'hit')} beyond the limit lost`;
    yield* step({ id: 'beyond', clause: 'fubar:suppress.4', value: did.lost, text, ruling: 'fubar:R32' });
  }
  const text = () => {
    const up = unit.figures - did.casualties;
    return `${counted(up, 'figure')} left${up === 0 ? '' : `, ${did.lying === 0 ? 'none' : did.lying} suppressed`}`;
  };
  yield* step({
    id: 'lying',
    clause: 'fubar:suppress.1',
    value: did.lying,
    text,
    ...(unit.suppressed > 0 && { ruling: 'fubar:R34' as const }),
  });
}

/** Says where the owner's wish is not followed: it is not his to decide (R31), or more cannot be suppressed (suppress.4). */
function* sayOwner(unsaved: number, { take, none }: Struck, did: Taken, { chooses }: Ways): Rule<void> {
  if (none || unsaved === 0) return;
  if (chooses !== 1) {
    const how = chooses === 2 ? 'suppression first, then casualties' : 'casualties and suppression by turns';
    const text = `the owner does not decide: ${how}`;
    yield* step({ id: 'owner', clause: 'fubar:fire.9', value: false, text, ruling: 'fubar:R31' });
    return;
  }
  if (typeof take !== 'number' || did.suppressed >= Math.min(take, unsaved)) return;
  const text = () => `${take} were to be suppressed: no more than ${did.suppressed} can be`;
  yield* step({ id: 'fewer', clause: 'fubar:suppress.4', value: did.suppressed, text });
}
