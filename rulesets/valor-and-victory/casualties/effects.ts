import type { Rule } from '../../../src/rules/rule.js';
import { list } from '../../../src/rules/text/say.js';
import { d6 } from '../../../src/rules/words.js';
import { immobilisation } from '../armour/afv.js';
import { sufferers } from '../assault/roles.js';
import { eliminate, one, pin } from '../units/fates.js';
import { type Counter, unitSaid } from '../units/units.js';
import { isExpendable, WEAPONS } from '../weapons/weapons.js';
import { step } from '../words.js';
import { type Deed, isAfv, isPrinted, isSoft, type Law, memberSaid, pointsOf } from './members.js';

/** What has become of units. */
export type Effects = {
  readonly pinned: number;
  readonly reduced: number;
  readonly eliminated: number;
  readonly immobilised: number;
};
type Came = Partial<Effects>;

const id = (what: string, { member }: Deed): string => `${what}-${member.number}`;

/**
 * Carries out what was chosen for one unit (14.61 to 14.65, 15.10).
 * @param lost passengers of it that were given up before
 */
export function* carriedOut(deed: Deed, law: Law, lost: readonly Counter[]): Rule<Came> {
  const { member, act } = deed;
  if (deed.ignores) {
    const [clause, by] = member.unit.valorous
      ? (['vv:16.3b', 'vv:R32'] as const)
      : (['vv:14.63a', 'vv:R33'] as const);
    yield* step({
      id: id('ignored', deed),
      clause,
      value: law.ignored,
      text: `${memberSaid(member)} ignores the first point`,
      ruling: by,
    });
  }
  if (isAfv(member)) return yield* afvHit(deed, law, lost);
  if (act === 'put') return yield* survival(deed, law, lost);
  if (act === 'eliminate') return yield* eliminated(deed, law, lost);
  const before = act === 'reduce' || act === 'reduce-pin' ? yield* reduced(deed, law) : {};
  if (act === 'pin' || act === 'reduce-pin') return { ...before, ...(yield* pinned(deed, law.pin, lost)) };
  return before;
}

function* pinned(deed: Deed, points: number, lost: readonly Counter[]): Rule<Came> {
  const { member } = deed;
  const again = deed.act === 'reduce-pin';
  const clause = again ? 'vv:14.61e' : isSoft(member) ? 'vv:14.64a' : 'vv:14.61b';
  const text = again ? 'its half squad pinned as well' : `${memberSaid(member)} pinned`;
  yield* step({ id: id('pin', deed), clause, value: points, text: `${text}: ${points}` });
  yield* pin(clause, sufferers.name, member.number);
  return { pinned: 1 + (yield* sharesFate(deed, 'pinned', lost)) };
}

/** A squad becomes a half squad of its own type (13.10), valorous if it was (16.4). */
function* reduced(deed: Deed, law: Law): Rule<Came> {
  const { member } = deed;
  const points = pointsOf({ ...deed, act: 'reduce', ignores: false }, law);
  yield* aboardPays(deed);
  const by = isPrinted(member.unit) ? undefined : 'vv:R40';
  yield* step({
    id: id('reduce', deed),
    clause: 'vv:14.61c',
    value: points,
    text: `${memberSaid(member)} reduced: ${points}`,
    ...(by && { ruling: by }),
  });
  yield* one(sufferers.name, member.number).set('vv:13.10', { reduced: true });
  yield* step({
    id: id('half', deed),
    clause: 'vv:13.10',
    value: member.half!,
    text: 'a half squad of the same type takes its place',
  });
  if (member.unit.valorous)
    yield* step({
      id: id('valorous', deed),
      clause: 'vv:16.4',
      value: true,
      text: 'and is valorous as before',
    });
  return { reduced: 1 };
}

function* eliminated(deed: Deed, law: Law, lost: readonly Counter[]): Rule<Came> {
  const { member } = deed;
  const { aboard, rating } = member;
  const points = pointsOf({ ...deed, ignores: false }, law);
  yield* aboardPays(deed);
  if (isSoft(member) && aboard > 0) {
    const text = `Casualty Rating ${rating}, and ${aboard} of its passengers`;
    yield* step({ id: id('aboard', deed), clause: 'vv:14.64e', value: aboard, text });
  }
  const soft = member.pinned ? 'vv:14.64d' : 'vv:14.64c';
  const clause = isSoft(member) ? soft : member.pinned ? 'vv:14.62b' : 'vv:14.61d';
  yield* step({
    id: id('eliminate', deed),
    clause,
    value: points,
    text: `${memberSaid(member)} eliminated: ${points}`,
  });
  yield* eliminate(clause, sufferers.name, member.number);
  const weapons = member.unit.weapons.filter((weapon) => !isExpendable(weapon));
  if (weapons.length > 0) {
    const text = `${list(weapons.map(({ name }) => WEAPONS[name].says))} lost with it`;
    yield* step({ id: id('weapon', deed), clause: 'vv:12.2b', value: weapons.length, text });
  }
  return { eliminated: 1 + (yield* sharesFate(deed, 'eliminated', lost)) };
}

/** Passengers pay for their carrier: collateral damage (14.65), or by 15.10 for an AFV. */
function* aboardPays(deed: Deed): Rule<void> {
  const { carrier } = deed.member;
  if (!carrier) return;
  const text = `${memberSaid(deed.member)} takes points in place of its carrier`;
  if (carrier.kind === 'afv')
    yield* step({ id: id('collateral', deed), clause: 'vv:15.10d', value: true, text, ruling: 'vv:R39' });
  else yield* step({ id: id('collateral', deed), clause: 'vv:14.65a', value: true, text, ruling: 'vv:R34' });
}

/** What a vehicle still carries is pinned or eliminated with it (8.5). @returns how many */
function* sharesFate(deed: Deed, fate: 'pinned' | 'eliminated', lost: readonly Counter[]): Rule<number> {
  const gone = [...lost];
  const load = deed.member.unit.load.filter((unit) => {
    const at = gone.indexOf(unit);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  if (load.length > 0)
    yield* step({
      id: id('load', deed),
      clause: 'vv:8.5',
      value: fate,
      text: `${list(load.map(unitSaid))} ${fate} with it`,
    });
  return load.length;
}

/** Several points on a vehicle or Gun: one die, pinned or eliminated; it soaks them up either way (14.64). */
function* survival(deed: Deed, law: Law, lost: readonly Counter[]): Rule<Came> {
  const { member, put } = deed;
  const isSaved = (yield* d6(id('survival', deed))) <= member.rating;
  const survives = isSaved && !law.fullHex;
  const fate = survives ? 'pinned' : 'eliminated';
  const why = isSaved && law.fullHex ? 'pinned inside a full hex, and so eliminated' : fate;
  const text = `${put} on ${memberSaid(member)}, ${member.rating} or less survives: ${why}`;
  yield* step({ id: id('survival', deed), clause: 'vv:14.64b', value: survives, text, ruling: 'vv:R34' });
  yield* (survives ? pin : eliminate)('vv:14.64b', sufferers.name, member.number);
  return { [fate]: 1 + (yield* sharesFate(deed, fate, lost)) };
}

/** Points on an AFV (15.10), which may be those that its passengers left; one that was immobile checks its crew (18.6). */
function* afvHit(deed: Deed, law: Law, lost: readonly Counter[]): Rule<Came> {
  const { member, put } = deed;
  const { immobile } = member.unit;
  if (lost.length > 0 && put > 0)
    yield* step({
      id: id('left', deed),
      clause: 'vv:15.10f',
      value: put,
      text: `what its passengers leave, ${put}, goes on the AFV`,
    });
  if (immobile && law.crewChecked) {
    const text = `${memberSaid(member)}: its crew has made its check`;
    yield* step({ id: id('afv', deed), clause: 'vv:18.6b', value: true, text, ruling: 'vv:R38' });
    return { immobilised: 1 };
  }
  const { name } = member;
  const named = { id: id('afv', deed), ...(name !== undefined && { name }) };
  const state = yield* immobilisation({ points: put, immobile, ...named });
  if (state === 'unharmed') return {};
  if (state === 'immobilised') {
    yield* one(sufferers.name, member.number).set('vv:18.6c', { immobile: true });
    return { immobilised: 1 };
  }
  yield* eliminate('vv:18.6a', sufferers.name, member.number);
  return { eliminated: 1 + (yield* sharesFate(deed, 'eliminated', lost)) };
}
