import type { Input } from '../../../src/rules/record.js';
import { type Change, isMuster, type Muster, type Unit } from '../../../src/rules/roster.js';
import { type Battle, change, known, left, type Unit as OnRecord } from '../battle.js';
import { lying, onRecord } from '../recorded.js';
import type { ActionName } from '../tables.js';
import type { Effect } from '../vehicle-tables.js';

/** The game after units of a roster came in, which is as if each had been mustered, or after one was changed by hand. */
export function mustered(battle: Battle, of: Muster | Change): Battle {
  if (isMuster(of)) {
    const start = of.besides ? battle : { ...battle, units: [] };
    return of.units.filter(isWhole).reduce(comes, start);
  }
  if (!known(battle, of.unit)) return battle;
  return change(battle, of.unit, (unit) => {
    const profiled = ofProfile(unit, of.profile);
    return lying(ofMarks(profiled, of.marks, battle));
  });
}

const isWhole = (unit: Unit | null): boolean =>
  typeof unit?.name === 'string' &&
  typeof unit.profile?.level === 'string' &&
  typeof (unit.profile.vehicle ?? unit.profile.figures) !== 'undefined' &&
  typeof unit.marks === 'object' &&
  unit.marks !== null;

const comes = (battle: Battle, { name, side, profile, marks }: Unit): Battle =>
  change(battle, name, (before) => {
    const came = onRecord({ ...before, listed: true }, { ...profile, side: side ?? null });
    return lying(ofMarks(came, marks, battle));
  });

/** By hand, figures are those that are left; weapons are those that it has still. */
function ofProfile(unit: OnRecord, { figures, ...more }: Input): OnRecord {
  const { lostWeapons: _, ...whole } = unit;
  const now = onRecord(more.weapons === undefined ? unit : whole, more);
  if (typeof figures !== 'number') return now;
  const began = Math.max(unit.figures ?? figures + unit.casualties, figures);
  return { ...now, figures: began, casualties: began - figures };
}

const COUNTS = {
  casualties: 'casualties',
  suppressed: 'suppressed',
  stunned: 'stuns',
  lostWeapons: 'lostWeapons',
};
const WORDS = ['tried', 'aboard'];
const SUFFERED: readonly string[] = ['immobilised', 'destroyed'];
const OF_TURN = ['reacted', 'assaulted'];

/** A unit with marks put on, or taken off: what is no number, false or null. */
function ofMarks(unit: OnRecord, marks: Input, battle: Battle): OnRecord {
  let now: Record<string, unknown> = { ...unit };
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = now;
    now = value === undefined ? others : { ...others, [name]: value };
  };
  const { turn } = battle;
  for (const [mark, value] of Object.entries(marks)) {
    const on = value === null || value === false ? undefined : value;
    if (mark in COUNTS) set(COUNTS[mark as keyof typeof COUNTS], Number(on ?? 0));
    else if (WORDS.includes(mark)) set(mark, on);
    else if (OF_TURN.includes(mark)) set(mark, on && turn);
    else if (mark === 'fired') set(mark, on && { turn });
    else if (mark === 'drove') set(mark, on && { turn, fire: on });
    else if (mark === 'action') {
      set('action', on as ActionName | undefined);
      set('since', on && turn);
    } else if (SUFFERED.includes(mark))
      now = { ...now, ...suffering(now as never, mark as Effect, on === true) };
  }
  const { figures, casualties } = now as unknown as OnRecord;
  const fell = figures === undefined ? casualties : figures - left(now as unknown as OnRecord)!;
  return { ...(now as unknown as OnRecord), casualties: fell };
}

function suffering(
  { effects, earlier }: OnRecord,
  effect: Effect,
  on: boolean,
): Pick<OnRecord, 'effects' | 'earlier'> {
  const others = (all: readonly Effect[]) => all.filter((other) => other !== effect);
  if (!on) return { effects: others(effects), earlier: others(earlier) };
  return { effects, earlier: [...others(earlier), effect] };
}
