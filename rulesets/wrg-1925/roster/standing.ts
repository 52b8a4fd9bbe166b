import { counted, list } from '../../../src/rules/text/say.js';
import { isAfv } from '../movement/movers.js';
import type { Troops } from './kinds.js';
import type { battleMarks } from './marks.js';

/** What of troops the battle tells. */
type Fought = Pick<Troops, keyof typeof battleMarks> & {
  readonly type?: string;
  /** Of a vehicle: its crew is out of it. */
  readonly left?: boolean;
};

/** What has befallen troops, in words; nothing, where that is nothing that counts any more. */
export function befallen(of: Troops): string[] {
  const others = boundSaid(of);
  const isWhole = of.lostInBattle === 0 && (isAfv(of) || others.length === 0);
  return [
    ...fateSaid(of),
    ...hull(of),
    ...(isWhole ? [] : [`${counted(of.lostInBattle, 'figure')} lost`]),
    ...sinceThen(of),
  ];
}

/** What has become of a soft vehicle, or whose hands men are in. */
const fateSaid = (of: Troops): string[] =>
  of.kind === 'vehicle'
    ? [...(of.destroyed ? ['destroyed'] : []), ...burningSaid(of), ...outSaid(of)]
    : [...captiveSaid(of), ...outSaid(of)];

export const burningSaid = ({ burning }: { readonly burning: boolean }): string[] =>
  burning ? ['on fire'] : [];

/** Of whom men are prisoners, as far as that was told (prisoner.1). */
export const captiveSaid = ({ prisoner, escort }: Captive): string[] =>
  prisoner ? [`taken prisoner${escort === undefined ? '' : `, under escort of ${escort}`}`] : [];
interface Captive {
  readonly prisoner: boolean;
  readonly escort?: string | undefined;
}

export const outSaid = ({ out }: { readonly out: boolean }): string[] => (out ? ['out of the battle'] : []);

/** What troops are under and bound by, whoever they have lost. */
export const boundSaid = (of: Fought): string[] => [...hull(of), ...sinceThen(of)];

/** It was under fire in the period before and has not tested: the test is due all the same (react.1, afv.1), but of nobody. */
export const isOverdue = ({ lateUnderFire, wasTested, knockedOut, left = false }: Fought): boolean =>
  lateUnderFire && !wasTested && !knockedOut && !left;

function sinceThen(of: Fought): string[] {
  const { underFire, points, antiTankPoints, otherFire } = of;
  const bound = of.bound ?? of.afvBound;
  const tested = of.tested ?? of.afvTested;
  return [
    ...(underFire && (otherFire || !isAfv(of))
      ? [`under fire this period, ${counted(points, 'point')}`]
      : []),
    ...(antiTankPoints > 0 ? [`${counted(antiTankPoints, 'anti-tank point')} this period`] : []),
    ...(of.isolatedFromLeaders > 0
      ? [`${counted(of.isolatedFromLeaders, 'figure')} isolated from leaders`]
      : []),
    ...(of.isolatedFromAll > 0 ? [`${counted(of.isolatedFromAll, 'figure')} isolated from all others`] : []),
    ...(isOverdue(of) ? ['its test for the last period is due'] : []),
    ...(bound === undefined ? [] : [`bound by its test: ${bound}`]),
    ...(of.runs ? ['in panic'] : of.retires ? [RETIRES] : []),
    ...(tested === undefined ? [] : [`tested for the next period: ${tested}`]),
    ...(of.willRun ? ['will run in panic'] : []),
    ...(of.missedBy === undefined ? [] : [`not located by ${list(of.missedBy)}`]),
    ...(of.landed === undefined ? [] : [`landed in period ${of.landed}`]),
    ...(of.halted ? ['halted'] : []),
    ...(of.orderedPace === undefined ? [] : [`its order: ${of.orderedPace}`]),
  ];
}

/** Who scored less than 5 among enemies, by a test of the last period (react.28). */
const RETIRES = 'mixed with enemies, and retires if they scored more';

const hull = ({ knockedOut, onFire, immobilised, commanderLost }: Fought): string[] => {
  if (knockedOut) return [`knocked out${onFire ? ' and on fire' : ''}`];
  return [...(immobilised ? ['immobilised'] : []), ...(commanderLost ? ['its commander lost'] : [])];
};
