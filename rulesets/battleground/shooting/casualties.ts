import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, list, outOf } from '../../../src/rules/text/say.js';
import { dice, part, pick, restOf, restOfEach, toldAs } from '../../../src/rules/words.js';
import { hitsOn, lowestHit } from '../units/grade.js';
import { GRADES, type Grade } from '../units/tables.js';
import { ruling, step } from '../words.js';

/** The figures of a unit that hits can fall on. */
export type FigureKind = 'leader' | 'heavy-weapon' | 'medic' | 'prisoner' | 'figure';
export type FigureCounts = Tally<FigureKind>;

const SPECIAL = ['leader', 'heavy-weapon', 'medic'] as const;
type Special = (typeof SPECIAL)[number];

const NAMES: Record<FigureKind, string> = {
  leader: 'leader',
  'heavy-weapon': 'heavy weapon',
  medic: 'medic',
  prisoner: 'prisoner',
  figure: 'figure',
};

/** The fields of a result that say which special figures are among the lost. */
export const specialLost = {
  leadersLost: { help: 'leaders among them' },
  heavyWeaponsLost: { help: 'heavy weapons among them' },
  medicsLost: { help: 'medics among them' },
};

/** Figures by kind, in words: `1 leader and 2 figures`. */
export const figuresInWords = (unit: FigureCounts): string =>
  list((Object.keys(unit) as FigureKind[]).filter((k) => unit[k] > 0).map((k) => counted(unit[k], NAMES[k])));

/** Its own figures, without prisoners. */
export const figuresOf = (unit: FigureCounts): number =>
  unit.leader + unit['heavy-weapon'] + unit.medic + unit.figure;

/** A unit that was hit. */
export interface Struck {
  readonly unit: FigureCounts;
  readonly hits: number;
  /** Its own grade; needed where it has leaders, heavy weapons or medics. */
  readonly grade: Grade | undefined;
  readonly mounted: boolean;
  /** Special figures are not saved: it was hit in a melee (R86). */
  readonly unsaved?: boolean;
  /** Sets its draws apart from those of another unit in the same resolution. */
  readonly of?: string;
}

/**
 * The figures that fall (cas.1 to cas.4): each hit has a figure of its own, picked at random; a special figure that
 * is picked may be saved, and then an ordinary one falls in its place.
 */
export const casualties = (struck: Struck): Rule<FigureCounts> => part(fallen, struck);

function* fallen(struck: Struck): Rule<FigureCounts> {
  const { unit, hits, unsaved, of = '' } = struck;
  const figures = total(unit);
  if (hits > figures) {
    const text = `${counted(hits - figures, 'hit')} more than there are figures: lost`;
    yield* step({ id: `${of}overkill`, clause: 'bg:cas.2', value: hits - figures, text, ruling: 'bg:R36' });
  }
  const hit = pick(`${of}figures`, unit, Math.min(hits, figures), 'Who is hit?');
  if (unsaved) return yield* restOfEach(hit, (picked) => lostAll(picked, struck));
  const picked = yield* hit;
  yield* pickedSaid(picked, struck);
  return yield* savesOf(picked, struck);
}

function* lostAll(picked: FigureCounts, struck: Struck): Rule<FigureCounts> {
  yield* pickedSaid(picked, struck);
  yield* noSave(picked, struck);
  return picked;
}

/** Each hit falls on a figure of its own (cas.1, cas.2), or on a prisoner (prison.4). */
function* pickedSaid(picked: FigureCounts, { unit, of = '' }: Struck): Rule<void> {
  const text = () => `${figuresInWords(picked)} hit`;
  yield* step({ id: `${of}picked`, clause: 'bg:cas.1', value: total(picked), text, ruling: 'bg:R39' });
  if (unit.prisoner === 0) return;
  const among = 'the prisoners are picked from as well';
  yield* step({ id: `${of}prisoners`, clause: 'bg:prison.4', value: picked.prisoner, text: among });
}

const specialOf = (unit: FigureCounts): FigureCounts => ({ ...unit, figure: 0, prisoner: 0 });

/** In a melee special figures fall like others (melee.13). */
function* noSave(picked: FigureCounts, struck: Struck): Rule<void> {
  const special = specialOf(picked);
  const n = total(special);
  if (n === 0) return;
  const text = () => `no save in melee: ${figuresInWords(special)} lost`;
  const id = `${struck.of ?? ''}no-save`;
  yield* step({ id, clause: 'bg:melee.13', value: n, text, ruling: 'bg:R86' });
}

interface Saving {
  readonly grade: Grade;
  readonly mounted: boolean;
  readonly of: string;
}

/** The special figures that were picked roll to be saved; the others fall (cas.3, cas.4). */
function* savesOf(picked: FigureCounts, { unit, grade, mounted, of = '' }: Struck): Rule<FigureCounts> {
  const special = specialOf(picked);
  if (total(special) === 0) return picked;
  const untouched = yield* substitutesAmong(minus(unit, picked));
  const others = minus(picked, special);
  const saving = { grade: grade!, mounted, of };
  const saved = restOf(part(saves, { fallen: special, untouched }, saving));
  return yield* toldAs(saved, (lost) => plus(lost, others));
}

/** Who may fall in place of a saved figure: an ordinary one not hit yet or, if so ruled, any other not hit yet. */
function* substitutesAmong(untouched: FigureCounts): Rule<FigureCounts> {
  const option = yield* ruling('bg:R37');
  return option === 2 ? { ...untouched, prisoner: 0 } : { ...NOBODY, figure: untouched.figure };
}

/** Who falls, and whom no hit has touched so far. */
interface FallenSoFar {
  readonly fallen: FigureCounts;
  readonly untouched: FigureCounts;
}

/** Kind by kind they roll, or by lot if so ruled, and others fall for those that are saved. */
function* saves(toll: FallenSoFar, saving: Saving): Rule<FigureCounts> {
  const picked = toll.fallen;
  if (orderMatters(toll) && (yield* byLot(saving))) return yield* savesByLot(toll, saving);
  for (const kind of SPECIAL) {
    if (picked[kind] > 0) toll = yield* save(kind, picked[kind], toll, saving);
  }
  return toll.fallen;
}

/** Whoever rolls first is saved sooner where figures of several kinds roll and not all of them can be. */
const orderMatters = ({ fallen: picked, untouched }: FallenSoFar): boolean =>
  SPECIAL.filter((kind) => picked[kind] > 0).length > 1 &&
  total(untouched) > 0 &&
  total(untouched) < total(picked);

function* byLot({ of }: Saving): Rule<boolean> {
  const lot = (yield* ruling('bg:R136')) === 2;
  const text = `not all can be saved: ${lot ? 'they roll in random order' : 'leaders roll first, then heavy weapons, then medics'}`;
  yield* step({ id: `${of}save-order`, clause: 'bg:cas.4', value: lot, text, ruling: 'bg:R136' });
  return lot;
}

/** One figure after the other, whoever the lot falls on, as long as somebody can fall instead. */
function* savesByLot(toll: FallenSoFar, saving: Saving): Rule<FigureCounts> {
  let waiting = toll.fallen;
  while (total(waiting) > 0) {
    const next = yield* pick(`${saving.of}next`, waiting, 1, 'Who rolls next?');
    waiting = minus(waiting, next);
    for (const kind of SPECIAL) if (next[kind] > 0) toll = yield* save(kind, 1, toll, saving);
  }
  return toll.fallen;
}

/** Special figures of one kind that were picked roll to be saved, as far as another figure can fall instead. */
function* save(kind: Special, picked: number, toll: FallenSoFar, saving: Saving): Rule<FallenSoFar> {
  const { untouched } = toll;
  if (total(untouched) === 0) {
    const text = `no other figure can fall instead: ${counted(picked, NAMES[kind])} lost`;
    yield* step({ id: `${saving.of}${kind}-save`, clause: 'bg:cas.4', value: 0, text, ruling: 'bg:R37' });
    return toll;
  }
  // What comes of a save depends on who was picked and who can fall instead, and on nothing before it.
  const instead = yield* part(fallInstead, kind, picked, untouched, saving);
  const saved = total(instead);
  if (saved === 0) return toll;
  const rescued = { ...NOBODY, [kind]: saved };
  return { fallen: plus(minus(toll.fallen, rescued), instead), untouched: minus(untouched, instead) };
}

/** `leader not saved`, `1 of 2 medics saved`. */
const savedOf = (kind: Special, saved: number, picked: number): string =>
  picked === 1
    ? `${NAMES[kind]} ${saved ? 'saved' : 'not saved'}`
    : `${outOf(saved, picked)} ${NAMES[kind]}s saved`;

/** The saves of one kind of special figures, and who falls for those that are saved. */
function* fallInstead(
  kind: Special,
  picked: number,
  substitutes: FigureCounts,
  { grade, mounted, of }: Saving,
): Rule<FigureCounts> {
  const lower = mounted && (yield* ruling('bg:R38')) === 2;
  const name = `${of}${kind}-save`;
  const lowest = yield* lowestHit(lower ? GRADES[Math.min(GRADES.indexOf(grade) + 1, 3)]! : grade);
  const { saved } = yield* dice({
    dice: [name],
    times: picked,
    tally: ['saved'],
    read: (face) => ({ saved: face >= lowest ? 1 : 0 }),
  });
  yield* step({
    id: name,
    clause: kind === 'medic' ? 'bg:medic.2' : 'bg:cas.3',
    value: saved,
    text: `${savedOf(kind, saved, picked)} (on ${hitsOn(lowest)})`,
    ruling: mounted ? 'bg:R38' : 'bg:R1',
  });
  if (saved === 0) return NOBODY;
  const instead = yield* pick(
    `${of}instead`,
    substitutes,
    Math.min(saved, total(substitutes)),
    'Who falls instead?',
  );
  const text = `${figuresInWords(instead)} removed instead`;
  const id = `${of}${kind}-instead`;
  yield* step({ id, clause: 'bg:cas.4', value: total(instead), text, ruling: 'bg:R37' });
  return instead;
}

export const NOBODY: FigureCounts = { leader: 0, 'heavy-weapon': 0, medic: 0, prisoner: 0, figure: 0 };
/** Spelt out, because odds add figures up by the ten thousand. */
const plus = (a: FigureCounts, b: FigureCounts): FigureCounts => ({
  leader: a.leader + b.leader,
  'heavy-weapon': a['heavy-weapon'] + b['heavy-weapon'],
  medic: a.medic + b.medic,
  prisoner: a.prisoner + b.prisoner,
  figure: a.figure + b.figure,
});
export const minus = (a: FigureCounts, b: FigureCounts): FigureCounts => ({
  leader: a.leader - b.leader,
  'heavy-weapon': a['heavy-weapon'] - b['heavy-weapon'],
  medic: a.medic - b.medic,
  prisoner: a.prisoner - b.prisoner,
  figure: a.figure - b.figure,
});
const total = (unit: FigureCounts): number =>
  unit.leader + unit['heavy-weapon'] + unit.medic + unit.prisoner + unit.figure;
