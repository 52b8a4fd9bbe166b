import type { Unit } from '../../../src/rules/roster.js';
import { counted } from '../../../src/rules/say.js';
import { type ActionName, CALLED } from '../tables.js';
import { spoken, type Vehicle } from '../vehicle-tables.js';

/** What a unit is by now, part by part; the first is its training, where that is on record. */
export function partsOf(unit: Unit): string[] {
  const { profile, marks } = unit;
  const { suppressed = 0, action, tried, aboard } = marks;
  const lives = gone(unit) === undefined;
  const vehicle = profile.vehicle === undefined ? '' : spoken(profile.vehicle as Vehicle);
  return [
    [profile.level ?? '', vehicle].filter(Boolean).join(' '),
    ...strength(unit),
    Number(suppressed) > 0 ? `${suppressed} suppressed` : '',
    ...(lives ? did(unit) : []),
    action && lives ? CALLED[action as ActionName] : '',
    tried && lives ? 'tried this turn' : '',
    aboard === undefined ? '' : `aboard ${aboard}`,
    ...suffered(unit),
  ].filter((part, i) => i === 0 || part !== '');
}

/** How many figures a unit has left, as far as that is known. */
function strength({ profile, began, marks }: Unit): string[] {
  const was = began.figures as number | undefined;
  const fell = Number(marks.casualties ?? 0);
  if (was === undefined) return fell > 0 ? [counted(fell, 'casualty', 'casualties')] : [];
  const now = profile.figures as number;
  if (now === was) return [counted(was, 'figure')];
  return [now === 0 ? 'no figures left' : `${now} of ${counted(was, 'figure')} left`];
}

const did = ({ marks }: Unit): string[] => [
  ...(marks.assaulted ? ['assaulted'] : []),
  ...(marks.fired ? ['has fired'] : []),
  ...(marks.reacted ? ['has fired On Guard'] : []),
  ...(marks.drove === undefined ? [] : ['has driven']),
];

function suffered({ marks }: Unit): string[] {
  if (marks.destroyed) return ['destroyed'];
  const lost = Number(marks.lostWeapons ?? 0);
  return [
    ...(marks.stunned ? ['stunned'] : []),
    ...(lost > 0 ? [lost === 1 ? 'a weapon destroyed' : `${lost} weapons destroyed`] : []),
    ...(marks.immobilised ? ['immobilised'] : []),
  ];
}

/** What a unit is by now, and the marks it carries. */
export const says = (unit: Unit): string => partsOf(unit).filter(Boolean).join(', ');

/** Why a unit is out of the game, if it is. */
export function gone({ profile, marks }: Unit): string | undefined {
  if (marks.destroyed) return 'it is destroyed';
  return profile.figures === 0 ? 'nobody is left' : undefined;
}
