import type { Rule } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { refuse, step } from '../words.js';
import { GOODS, type PricedRank, RANKS_BY_PRICE } from './goods.js';
import type { VehicleItem } from './items.js';
import type { Army } from './list.js';

/** The ranks that command AFVs, by how many there are (points.16). */
export const COMMANDERS: Readonly<Record<1 | 2 | 3, readonly PricedRank[]>> = {
  1: ['cpl'],
  2: ['sgt', 'cpl'],
  3: ['officer', 'sgt', 'cpl'],
};
/** Those of three or more carriers of an infantry platoon. */
export const OF_CARRIERS: readonly PricedRank[] = ['sgt', 'cpl', 'lcpl'];

/** The ranks that should command so many AFVs, from the highest down. */
export function commandersOf(afvs: number, areCarriers: boolean): readonly PricedRank[] {
  if (afvs < 3) return COMMANDERS[afvs as 1 | 2];
  const more = Array.from({ length: afvs - 3 }, () => 'lcpl' as const);
  return [...(areCarriers ? OF_CARRIERS : COMMANDERS[3]), ...more];
}

const worth = (rank: PricedRank) => RANKS_BY_PRICE.indexOf(rank);

/** The AFVs of an army. */
export const afvsOf = ({ groups }: Pick<Army, 'groups'>): VehicleItem[] =>
  groups
    .flatMap(({ items }) => items)
    .flatMap(({ vehicle }) =>
      vehicle && (vehicle.name === 'afv' || vehicle.name === 'apc') ? [vehicle] : [],
    );

/** Who commands the AFVs of an army, and what their crews must carry (points.16, points.17). */
export function* crews(army: Army): Rule<void> {
  const afvs = afvsOf(army);
  if (afvs.length === 0) return;
  for (const afv of afvs) mustBeArmed(afv);
  yield* commanders(afvs);
  const unlisted = afvs.filter(({ crew }) => crew.length === 0).reduce((sum, afv) => sum + afv.n, 0);
  const arms =
    unlisted > 0
      ? `${counted(unlisted, 'AFV crew')} still to be armed: at least 2 SMGs and grenades for one man in each`
      : 'each AFV crew has its 2 SMGs, and grenades for one man';
  yield* step({ id: 'crew-arms', clause: 'wrg:points.17', value: unlisted === 0, text: arms });
}

/** Whether AFVs are commanded by men of the ranks that should command so many (points.16). */
export function* commanders(afvs: readonly VehicleItem[]): Rule<boolean> {
  const n = afvs.reduce((sum, vehicle) => sum + vehicle.n, 0);
  const should = commandersOf(
    n,
    afvs.every(({ name }) => name === 'apc'),
  );
  const are = afvs
    .flatMap((afv) => Array.from({ length: afv.n }, () => commanderOf(afv)))
    .sort((a, b) => worth(b) - worth(a));
  const right = should.every((rank, i) => worth(are[i]!) >= worth(rank));
  const text = right
    ? `${counted(n, 'AFV')}: commanded as ${n === 1 ? 'it' : 'they'} should be, by ${inWords(are)}`
    : `${counted(n, 'AFV')}: commanded by ${inWords(are)}, and should be by ${inWords(should)}`;
  return yield* step({ id: 'commanders', clause: 'wrg:points.16', value: right, text });
}

/** The highest rank in a crew. */
const commanderOf = ({ crew }: VehicleItem): PricedRank =>
  RANKS_BY_PRICE.findLast((rank) => crew.some((men) => men.rank === rank)) ?? 'man';

function inWords(ranks: readonly PricedRank[]): string {
  const found = RANKS_BY_PRICE.toReversed().flatMap((rank) => {
    const n = ranks.filter((of) => of === rank).length;
    const [one, many] = GOODS[rank].words;
    return n === 0 ? [] : [n === 1 ? `${rank === 'officer' ? 'an' : 'a'} ${one}` : `${n} ${many}`];
  });
  return list(found);
}

/** The personal weapons that the crew of an AFV lacks (points.17). */
export function lacking({ crew }: VehicleItem): string[] {
  const having = (name: string) =>
    crew.reduce((sum, { n, things }) => sum + (things.some((thing) => thing.name === name) ? n : 0), 0);
  const smgs = 2 - having('smg');
  return [
    ...(smgs > 0 ? [smgs === 2 ? '2 SMGs' : 'another SMG'] : []),
    ...(having('grenade') > 0 ? [] : ['grenades for one man']),
  ];
}

/** @throws Refusal where the crew of an AFV lacks its personal weapons */
function mustBeArmed(afv: VehicleItem): void {
  const lacks = afv.crew.length === 0 ? [] : lacking(afv);
  if (lacks.length === 0) return;
  refuse(
    'wrg:points.17',
    `An AFV crew has at least two SMGs, and grenades for one man: this one lacks ${list(lacks)}.`,
    'As in: afv 25, afv-gun; cpl, smg, grenades; smg; 2 x pistol',
  );
}
