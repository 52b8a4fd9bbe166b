import type { Rule } from '../../src/rules/rule.js';
import { list } from '../../src/rules/say.js';
import { d6 } from '../../src/rules/words.js';
import { immobilisation } from './afv.js';
import { type Deed, pointsOf } from './casualty-deeds.js';
import { isAfv, isSoft, type Law, memberSaid } from './casualty-units.js';
import { eliminate, one, pin } from './fates.js';
import { sufferers } from './roles/assault.js';
import { type Unit, unitSaid } from './units.js';
import { isExpendable, WEAPONS } from './weapons.js';
import { type ClauseId, type RulingId, step } from './words.js';

/** What has become of units. */
export type Effects = {
  readonly pinned: number;
  readonly reduced: number;
  readonly eliminated: number;
  readonly immobilised: number;
};

const NOTHING: Effects = { pinned: 0, reduced: 0, eliminated: 0, immobilised: 0 };

/**
 * Carries out what was chosen for one unit (14.61 to 14.65, 15.10).
 * @param lost passengers of it that were given up before
 */
export function* carriedOut(deed: Deed, law: Law, lost: readonly Unit[]): Rule<Effects> {
  const { member, ignores } = deed;
  if (ignores) {
    const clause = member.unit.valorous ? 'vv:16.3b' : 'vv:14.63a';
    const text = `${said(deed)} ignores the first point`;
    yield* step({
      id: `ignored-${member.number}`,
      clause,
      value: law.ignored,
      text,
      ruling: clause === 'vv:16.3b' ? 'vv:R32' : 'vv:R33',
    });
  }
  if (isAfv(member)) return yield* afvHit(deed, law, lost);
  if (deed.act === 'put') return yield* survival(deed, lost);
  switch (deed.act) {
    case 'pin':
      return yield* pinned(deed, isSoft(member) ? 'vv:14.64a' : 'vv:14.61b', law.pin, lost);
    case 'reduce':
      return yield* reduced(deed, law);
    case 'reduce-pin': {
      const before = yield* reduced(deed, law);
      return { ...before, ...(yield* pinned(deed, 'vv:14.61e', law.pin, lost)), reduced: 1 };
    }
    case 'eliminate':
      return yield* eliminated(deed, law, lost);
    default:
      return NOTHING;
  }
}

/** The unit with its number, as the owner knows it. */
const said = ({ member }: Deed): string => memberSaid(member);

const id = (what: string, { member }: Deed): string => `${what}-${member.number}`;

function* pinned(deed: Deed, clause: ClauseId, points: number, lost: readonly Unit[]): Rule<Effects> {
  const again = deed.act === 'reduce-pin' ? 'its half squad pinned as well' : `${said(deed)} pinned`;
  yield* step({ id: id('pin', deed), clause, value: points, text: `${again}: ${points}` });
  yield* pin(clause, sufferers.name, deed.member.number);
  return { ...NOTHING, pinned: 1 + (yield* sharesFate(deed, 'pinned', lost)) };
}

/** A squad becomes a half squad of its own type (13.10), valorous if it was (16.4). */
function* reduced(deed: Deed, law: Law): Rule<Effects> {
  const { member } = deed;
  const points = pointsOf({ ...deed, act: 'reduce', ignores: false }, law);
  yield* aboardPays(deed);
  const text = `${said(deed)} reduced: ${points}`;
  const ruling = member.unit.half === undefined ? ({ ruling: 'vv:R40' } as const) : {};
  yield* step({ id: id('reduce', deed), clause: 'vv:14.61c', value: points, text, ...ruling });
  yield* one(sufferers.name, member.number).set('vv:13.10', { reduced: true });
  const type = 'a half squad of the same type takes its place';
  yield* step({ id: id('half', deed), clause: 'vv:13.10', value: member.half!, text: type });
  if (member.unit.valorous) {
    yield* step({
      id: id('valorous', deed),
      clause: 'vv:16.4',
      value: true,
      text: 'and is valorous as before',
    });
  }
  return { ...NOTHING, reduced: 1 };
}

function* eliminated(deed: Deed, law: Law, lost: readonly Unit[]): Rule<Effects> {
  const { member } = deed;
  const points = pointsOf({ ...deed, ignores: false }, law);
  yield* aboardPays(deed);
  const { aboard } = member;
  if (isSoft(member) && aboard > 0) {
    const text = `Casualty Rating ${member.rating}, and ${aboard} of its passengers`;
    yield* step({ id: id('aboard', deed), clause: 'vv:14.64e', value: aboard, text });
  }
  const clause = isSoft(member)
    ? member.pinned
      ? 'vv:14.64d'
      : 'vv:14.64c'
    : member.pinned
      ? 'vv:14.62b'
      : 'vv:14.61d';
  yield* step({
    id: id('eliminate', deed),
    clause,
    value: points,
    text: `${said(deed)} eliminated: ${points}`,
  });
  yield* eliminate(clause, sufferers.name, member.number);
  const weapons = member.unit.weapons.filter((weapon) => !isExpendable(weapon));
  if (weapons.length > 0) {
    const text = `${list(weapons.map(({ name }) => WEAPONS[name].says))} lost with it`;
    yield* step({ id: id('weapon', deed), clause: 'vv:12.2b', value: weapons.length, text });
  }
  return { ...NOTHING, eliminated: 1 + (yield* sharesFate(deed, 'eliminated', lost)) };
}

/** Passengers pay for their carrier: collateral damage (14.65), or by 15.10 for an AFV. */
function* aboardPays(deed: Deed): Rule<void> {
  const { carrier } = deed.member;
  if (!carrier) return;
  const inAfv = carrier.kind === 'afv';
  const text = `${said(deed)} takes points in place of its carrier`;
  const clause = inAfv ? 'vv:15.10d' : 'vv:14.65a';
  const by: RulingId = inAfv ? 'vv:R39' : 'vv:R34';
  yield* step({ id: id('collateral', deed), clause, value: true, text, ruling: by });
}

/** What a vehicle still carries is pinned or eliminated with it (8.5). @returns how many */
function* sharesFate(deed: Deed, fate: 'pinned' | 'eliminated', lost: readonly Unit[]): Rule<number> {
  const gone = [...lost];
  const load = deed.member.unit.load.filter((unit) => {
    const at = gone.indexOf(unit);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  if (load.length === 0) return 0;
  const text = `${list(load.map(unitSaid))} ${fate} with it`;
  yield* step({ id: id('load', deed), clause: 'vv:8.5', value: fate, text });
  return load.length;
}

/** Several points on a vehicle or Gun: one die, pinned or eliminated; it soaks them up either way (14.64). */
function* survival(deed: Deed, lost: readonly Unit[]): Rule<Effects> {
  const { member, put } = deed;
  const survives = (yield* d6(id('survival', deed))) <= member.rating;
  const text = `${put} on ${said(deed)}, ${member.rating} or less survives: ${survives ? 'pinned' : 'eliminated'}`;
  yield* step({ id: id('survival', deed), clause: 'vv:14.64b', value: survives, text, ruling: 'vv:R34' });
  const becomes = survives ? pin : eliminate;
  yield* becomes('vv:14.64b', sufferers.name, member.number);
  const n = 1 + (yield* sharesFate(deed, survives ? 'pinned' : 'eliminated', lost));
  return { ...NOTHING, ...(survives ? { pinned: n } : { eliminated: n }) };
}

/** Points on an AFV (15.10), which may be those that its passengers left; one that was immobile checks its crew (18.6). */
function* afvHit(deed: Deed, law: Law, lost: readonly Unit[]): Rule<Effects> {
  const { member, put } = deed;
  const { immobile } = member.unit;
  if (lost.length > 0 && put > 0) {
    const text = `what its passengers leave, ${put}, goes on the AFV`;
    yield* step({ id: id('left', deed), clause: 'vv:15.10f', value: put, text });
  }
  if (immobile && law.crewChecked) {
    const text = `${said(deed)}: its crew has made its check`;
    yield* step({ id: id('afv', deed), clause: 'vv:18.6b', value: true, text, ruling: 'vv:R38' });
    return { ...NOTHING, immobilised: 1 };
  }
  const state = yield* immobilisation({ points: put, immobile, id: id('afv', deed) });
  if (state === 'abandoned') yield* eliminate('vv:18.6a', sufferers.name, member.number);
  if (state === 'immobilised') yield* one(sufferers.name, member.number).set('vv:18.6c', { immobile: true });
  const abandoned = state === 'abandoned' ? 1 + (yield* sharesFate(deed, 'eliminated', lost)) : 0;
  return { ...NOTHING, immobilised: state === 'immobilised' ? 1 : 0, eliminated: abandoned };
}
