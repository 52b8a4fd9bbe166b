import { GRADES, type Grade } from './units/tables.js';
import { type Damage, isImmobilised, type Stop } from './vehicles/tables.js';
import type { ClauseId, Forbids } from './words.js';

/** What forbids several actions alike, declared once. */

/** A unit in a melee is bound to it until it is over: nothing leads out of it but its end (R131). */
export const boundToMelee = (does: string): Forbids<{ inMelee: boolean }> => ({
  clause: 'bg:melee.10',
  word: 'melee',
  when: ({ inMelee }) => inMelee,
  says: `A unit in a melee may not ${does}: it fights to the end of it.`,
  way: 'wg melee <unit>',
});

/** Nobody may shoot at units in a melee. */
export const firedInto: Forbids<{ targetInMelee: boolean }> = {
  clause: 'bg:charge.8',
  word: 'melee',
  when: ({ targetInMelee }) => targetInMelee,
  says: 'Nobody may shoot at units in a melee.',
};

/** Passengers share the fate of their vehicle: it is what is attacked (pass.4). */
export const attackedAboard = (done: string): Forbids<{ targetRiding: boolean }> => ({
  clause: 'bg:pass.4',
  word: 'aboard',
  when: ({ targetRiding }) => targetRiding,
  says: `The target rides in a vehicle and cannot be ${done}: the vehicle is what is attacked.`,
  way: 'What becomes of passengers: wg bail-out.',
});

/**
 * A unit that shot or fled in reaction to a charge has had that action for the turn, unless it is ruled that a reaction uses
 * nothing up (R61).
 */
export const actedInReaction = (act: 'shoot' | 'move'): Forbids<{ reacted: boolean }, 'bg:R61'> => {
  const did = act === 'shoot' ? 'shot' : 'fled';
  return {
    clause: act === 'shoot' ? 'bg:defend.3' : 'bg:defend.2',
    word: 'reacted',
    when: ({ reacted }) => reacted,
    says: `It may not ${act}: it ${did} in reaction to a charge this turn.`,
    way: 'Ruled so by bg:R61, unless an ace lets it.',
    under: {
      ruling: 'bg:R61',
      option: 1,
      otherwise: {
        id: 'reacted',
        says: `it ${did} in reaction to a charge, which used nothing up`,
      },
    },
  };
};

/** The movement of a unit that routs is its roll to rally, and its rout where it does not (retreat.3). */
export const mustRally = (does: string): Forbids<{ routing: boolean }> => ({
  clause: 'bg:retreat.3',
  word: 'routing',
  when: ({ routing }) => routing,
  says: `A routing unit may not ${does}: it moves when it does not rally.`,
  way: 'wg rally <unit>',
});

/** Getting off a vehicle takes a whole move (pass.2). */
export const mustGetOff = (does: string): Forbids<{ riding: boolean }> => ({
  clause: 'bg:pass.2',
  word: 'aboard',
  when: ({ riding }) => riding,
  says: `A unit that rides in a vehicle has to get off before it ${does}, which is a whole move.`,
  way: 'wg move <unit> --board',
});

/** A vehicle waits for those who get on or off it (pass.2). */
export const waitsForRiders: Forbids<{ boarded: boolean }> = {
  clause: 'bg:pass.2',
  word: 'boarded',
  when: ({ boarded }) => boarded,
  says: 'Somebody got on or off the vehicle: it does not move under this card.',
};

/** What a vehicle has suffered, as far as it drives. */
interface DriveDamage {
  readonly damage: Damage;
  readonly stoppedBy: Stop | undefined;
}
const STOPPED: readonly (readonly [ClauseId, (of: Partial<DriveDamage>) => unknown, why: string])[] = [
  ['bg:vdam.3', ({ damage }) => isImmobilised(damage), 'its damage keeps it where it is'],
  ['bg:mine.10', ({ stoppedBy }) => stoppedBy === 'mines', 'mines have stopped it'],
  ['bg:vmove.1', ({ stoppedBy }) => stoppedBy === 'breakdown', 'it has broken down'],
];

/** A vehicle that damage, mines or a breakdown has stopped drives no more. */
export const cannotDrive = <I extends DriveDamage>(
  does: string,
  drives: (input: Partial<I>) => unknown = () => true,
  way?: string,
): readonly Forbids<I>[] =>
  STOPPED.map(([clause, is, why]) => ({
    clause,
    word: 'stopped',
    when: (input) => is(input) && drives(input),
    says: `${does}: ${why}.`,
    ...(way !== undefined && { way }),
  }));

/** What lowers the grade of a unit. */
interface Drops {
  readonly grade: Grade | undefined;
  readonly ran: boolean;
  readonly mounted: boolean;
  readonly riding: boolean;
}

const dropsOf = ({ ran, mounted, riding }: Partial<Drops>): string[] => [
  ...(ran ? ['has run'] : []),
  ...(mounted ? ['is mounted'] : []),
  ...(riding ? ['rides in a vehicle'] : []),
];
const isBelow = (grade: Grade | undefined, steps: number): boolean =>
  grade !== undefined && GRADES.indexOf(grade) + steps >= GRADES.length;

/** Below grade D nothing hits (grade.5), however the drops are counted, or as they are by R2. */
export const hitsOnNothing = (does: string): readonly Forbids<Drops, 'bg:R2'>[] => {
  const says = (of: Partial<Drops>) =>
    `A grade ${of.grade} unit that ${dropsOf(of).join(' and ')} hits on no number, so it may not ${does}.`;
  const forbids = (clause: ClauseId, is: (of: Partial<Drops>) => unknown): Forbids<Drops, 'bg:R2'>[] => [
    {
      clause,
      when: (of) => is(of) && dropsOf(of).length > 0 && isBelow(of.grade, 1),
      says,
      physical: true,
      word: 'grade',
    },
    {
      clause,
      when: (of) => is(of) && !isBelow(of.grade, 1) && isBelow(of.grade, dropsOf(of).length),
      says,
      physical: true,
      word: 'grade',
      under: { ruling: 'bg:R2', option: 1 },
    },
  ];
  return [
    ...forbids('bg:grade.5', ({ ran }) => ran),
    ...forbids('bg:cav.3', ({ ran, mounted }) => !ran && mounted),
    ...forbids('bg:pass.3', ({ ran, mounted, riding }) => !ran && !mounted && riding),
  ];
};
