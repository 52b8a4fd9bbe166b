import type { Law, Member } from './casualty-units.js';

/** What can be done with a unit to meet Casualty Points. */
export const ACTS = ['ignore', 'pin', 'reduce', 'reduce-pin', 'eliminate', 'put'] as const;
export type Act = (typeof ACTS)[number];

/** What is done with one unit. */
export interface Deed {
  readonly member: Member;
  readonly act: Act;
  /** Points put on an AFV, vehicle or Gun, which then rolls. */
  readonly put: number;
  /** It ignores the first point put on it (14.63). */
  readonly ignores: boolean;
}

/** Whether a unit may ignore the first point (14.63): a valorous one, or a Gun behind its shield. */
export const mayIgnore = ({ unit, carrier }: Member, { shields }: Law): boolean =>
  unit.valorous || (unit.shield && shields && !carrier);

/** The points that a deed covers (14.61). */
export function pointsOf({ member, act, put, ignores }: Deed, law: Law): number {
  const { rating, half = rating, unit } = member;
  const aboard = unit.kind === 'vehicle' ? member.aboard : 0;
  const covers = {
    ignore: 0,
    pin: law.pin,
    reduce: rating - half,
    'reduce-pin': rating - half + law.pin,
    eliminate: rating + aboard,
    put,
  }[act];
  return covers + (ignores ? law.ignored : 0);
}
