import { counted } from '../../../src/rules/text/say.js';
import { CALLED } from '../actions/tables.js';
import { type Armed, listed } from '../weapons/lists.js';
import { armed, figuresWith } from '../weapons/tables.js';
import type { Driven, Foot } from './kinds.js';

/** What has become of a unit on foot, in words. */
export function footSaid(of: Foot): string[] {
  const { suppressed, aboard, assaulted, melee } = of;
  if (of.figures === 0) return strengthSaid(of);
  return [
    ...ledSaid(of),
    ...strengthSaid(of),
    ...(of.armour === undefined || of.armour === 'none' ? [] : [`${of.armour} armour`]),
    ...carriedSaid(of),
    ...(suppressed > 0 ? [`${suppressed} suppressed`] : []),
    ...(assaulted && of.tried === undefined ? ['assaulted'] : []),
    ...did(of),
    ...(melee === undefined ? [] : ['in close combat']),
    ...(aboard === undefined ? [] : [`aboard ${aboard}`]),
    ...owedSaid(of),
  ];
}

/**
 * Its weapons, as they are on record (unit.1): nobody tells who fell. Those of which it has most are told without their number, which
 * would be wrong after every loss.
 */
function carriedSaid({ weapons = [] }: Pick<Foot, 'weapons'>): string[] {
  const all = weapons.flatMap(listed);
  const [most, next] = all
    .filter(({ weapon }) => weapon !== 'grenades')
    .map(({ n }) => n)
    .sort((a, b) => b - a);
  const said = ({ weapon, n }: Armed) =>
    weapon === 'grenades'
      ? weapon
      : figuresWith(n, weapon).replace(n > 1 && n === most && n !== next ? /^\d+ / : '', '');
  return all.map(said);
}

/** Whose number may activate it (activate.2). */
const ledSaid = ({ leaderLevel }: Pick<Foot, 'leaderLevel'>): string[] =>
  leaderLevel === undefined ? [] : [`${leaderLevel} leader`];

/** Hits that nobody has rolled for yet, with those of getting out of a wreck. */
const owedSaid = ({ owed }: Pick<Foot, 'owed'>): string[] => (owed > 0 ? [unsavedSaid(owed)] : []);

/** `2 unsaved hits to roll for`. */
export const unsavedSaid = (hits: number): string => `${counted(hits, 'unsaved hit')} to roll for`;

/** How many figures a unit has left, as far as that is known. */
function strengthSaid({ figures, began, casualties }: Foot): string[] {
  const was = began.figures as number | undefined;
  if (was === undefined) return casualties > 0 ? [counted(casualties, 'casualty', 'casualties')] : [];
  if (figures === was) return [counted(was, 'figure')];
  return [figures === 0 ? 'no figures left' : `${figures} of ${counted(was, 'figure')} left`];
}

/** What may protect, or let it fire, beyond the turn: how long is ruled, of which nothing is said here (R20, R21). */
const POSTURES: readonly unknown[] = ['duck-and-weave', 'gone-to-ground', 'on-guard'];
function actionSaid({ action, earlier }: Pick<Foot, 'action' | 'earlier'>): string[] {
  if (action === undefined || (earlier && !POSTURES.includes(action))) return [];
  return [earlier ? `${CALLED[action]} of an earlier turn` : CALLED[action]];
}

const did = (
  { fired, reacted, tried, ...of }: Pick<Foot, 'fired' | 'reacted' | 'action' | 'earlier' | 'tried'>,
  drove = false,
): string[] => [
  ...(fired ? ['has fired'] : []),
  ...(reacted ? ['has fired On Guard'] : []),
  ...(drove ? ['has driven'] : []),
  ...actionSaid(of),
  ...(tried === undefined ? [] : ['tried this turn']),
];

/** What has become of a vehicle, in words. */
export function vehicleSaid(of: Driven): string[] {
  if (of.destroyed) return ['destroyed'];
  const { lostWeapons: lost, weapons = [] } = of;
  return [
    ...ledSaid(of),
    ...weapons.flatMap(listed).map(({ weapon, n }) => armed(n, weapon)),
    ...did(of, of.drove !== undefined),
    ...(of.stunned > 0 ? ['stunned'] : []),
    ...(lost > 0 ? [lost === 1 ? 'a weapon destroyed' : `${lost} weapons destroyed`] : []),
    ...(of.immobilised ? ['immobilised'] : []),
    ...owedSaid(of),
  ];
}
