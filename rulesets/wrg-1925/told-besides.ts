import type { Moment } from '../../src/rules/permit.js';
import type { Unit } from '../../src/rules/roster.js';
import { list } from '../../src/rules/say.js';
import { isOverdue } from './battle-said.js';
import { firesOf } from './firing-group.js';
import { type Move, PACES, paceOf } from './move-input.js';
import { armsOf } from './roles/fire.js';
import { armsIn, counting } from './roster/arms.js';
import { isOut, isStranger, type Troops, troopsOf } from './roster/kinds.js';
import { troopsOn } from './state.js';
import { targetCounts } from './target-fields.js';
import { isHelper, isMine, isThrown } from './weapon-kinds.js';
import { called, type Weapon } from './weapons.js';
import { bearings } from './words.js';

/** What was told against what stands in the roster: who has such a weapon or a radio, who commands, what was ordered. */

/** Who stands in a role, where more than his name is known. */
const inRole = ({ named }: Moment, role: string): Troops | undefined => {
  const [unit] = named[role] ?? [];
  const of = unit && unit.kind !== 'force' ? troopsOf(unit) : undefined;
  return of && !isStranger(of) ? of : undefined;
};

const said = (now: Moment, name: string): boolean => now.typed.includes(name);

/** The first weapon that was typed for somebody who has none of it; pistols and what is thrown stand in no list. */
function withoutIt(now: Moment): Weapon | undefined {
  const of = inRole(now, 'firer');
  const { fire } = now.input;
  if (!of || !Array.isArray(fire) || !said(now, 'fire')) return undefined;
  const has = armsIn(armsOf(of));
  return firesOf(fire as string[]).find(
    ({ weapon }) =>
      weapon !== 'pistol' &&
      !isThrown(weapon) &&
      !isHelper(weapon) &&
      !isMine(weapon) &&
      counting(has, (other) => other === weapon) === 0,
  )?.weapon;
}

const radioless = (now: Moment): readonly string[] =>
  ['ordered', 'commander'].flatMap((role) => {
    const of = inRole(now, role);
    return of && of.radios === 0 ? [of.name] : [];
  });

const hasOfficer = ({ leaders = [] }: { readonly leaders?: readonly string[] | undefined }) =>
  leaders.includes('officer');

/** The officers of its side, if it came with any, have all fallen. */
function officersFell({ state, named }: Moment): boolean {
  const [unit] = named.ordered ?? [];
  if (unit?.side === undefined) return false;
  const friends = state.units.filter(({ side, kind }) => side === unit.side && kind !== 'force');
  const began = friends.some(({ began }) => hasOfficer(began as { leaders?: string[] }));
  return began && !troopsOn({ units: friends }).some((of) => !isOut(of) && hasOfficer(of));
}

/** The pace that was ordered, where it is one of those that are moved at, and this is another. */
function otherPace(now: Moment): string | undefined {
  const of = inRole(now, 'mover');
  const ordered = of?.orderedPace?.trim().toLowerCase();
  if (!of || of.runs || ordered === undefined) return undefined;
  const pace = paceOf(now.input as unknown as Move);
  return (PACES as readonly string[]).includes(ordered) && pace !== ordered ? ordered : undefined;
}

const CALLERS: Readonly<Record<string, readonly string[]>> = {
  officer: ['officer'],
  nco: ['sgt', 'cpl', 'lcpl'],
};
function hasNoCaller(now: Moment): boolean {
  const ranks = CALLERS[String(now.input.caller)];
  const of = inRole(now, 'shelled');
  return ranks !== undefined && of !== undefined && !of.leaders?.some((rank) => ranks.includes(rank));
}

const unhurt = (now: Moment): boolean => {
  const of = inRole(now, 'taker');
  return of !== undefined && of.lostInBattle === 0 && of.lostInPeriod === 0;
};

const lapsing = ({ state }: Moment): readonly Troops[] =>
  troopsOn(state).filter((of) => isOverdue(of) && !isOut(of));

const hasDefences = ({ state }: Moment): boolean =>
  state.units.some(({ profile }) => Array.isArray(profile.defences) && profile.defences.length > 0);

const nobodyKnown = (units: readonly Unit[] | undefined) => (units ?? []).length === 0;

export const toldBesides = bearings(
  {
    clause: 'wrg:scale.4',
    word: 'weapon',
    actions: ['shoot'],
    when: withoutIt,
    says: (now) => `${inRole(now, 'firer')!.name} has no ${called(withoutIt(now)!, 1)} in its roster.`,
  },
  {
    clause: 'wrg:orders.6',
    word: 'radio',
    actions: ['orders'],
    when: (now) => now.input.radio && said(now, 'radio') && radioless(now).length > 0,
    says: (now) => `No radio is left, as far as the game knows, to ${list(radioless(now))}.`,
  },
  {
    clause: 'wrg:orders.6',
    word: 'officer',
    actions: ['orders'],
    when: (now) => {
      const of = inRole(now, 'commander');
      return of && !hasOfficer(of) && !now.input.officerHit;
    },
    says: (now) => `${inRole(now, 'commander')!.name} has no officer: orders are his, or his successor's.`,
    way: 'Where he is hit: --officer-hit --successor sgt',
  },
  {
    clause: 'wrg:orders.6',
    word: 'officer',
    actions: ['orders'],
    when: (now) => !now.input.officerHit && nobodyKnown(now.named.commander) && officersFell(now),
    says: () => 'No officer of this side is left: somebody succeeds him, or nobody commands.',
    way: 'As in: wg orders --officer-hit --successor sgt',
  },
  {
    clause: 'wrg:orders.4',
    word: 'ordered',
    actions: ['move'],
    when: (now) => otherPace(now) !== undefined,
    says: (now) => `${inRole(now, 'mover')!.name} was ordered to move at another pace: ${otherPace(now)}.`,
    way: 'wg orders',
  },
  {
    clause: 'wrg:offtable.7',
    word: 'caller',
    actions: ['artillery'],
    when: hasNoCaller,
    says: (now) =>
      `${inRole(now, 'shelled')!.name} has no ${now.input.caller === 'nco' ? 'NCO' : 'officer'} to call for fire.`,
    way: '--caller other',
  },
  {
    clause: 'wrg:soft.4',
    word: 'unhurt',
    actions: ['take-over'],
    when: unhurt,
    says: (now) =>
      `Nobody of ${inRole(now, 'taker')!.name} has been hit: what is taken over is that of a man who was.`,
  },
  {
    clause: 'wrg:react.1',
    word: 'lapsed',
    actions: ['period'],
    when: (now) => !now.input.new && lapsing(now).length > 0,
    says: (now) => `The test of ${list(lapsing(now).map(({ name }) => name))} was never made, and lapses.`,
    way: 'wg reaction-test',
  },
  {
    clause: 'wrg:tactical.1',
    actions: ['shoot', 'artillery'],
    missing: true,
    when: (now) => said(now, 'targets') && !targetCounts.some((name) => said(now, name) || now.input[name]),
    says: () => 'nothing was told of where the targets are: all count as behind hard cover',
  },
  {
    clause: 'wrg:victor.7',
    actions: ['victory'],
    missing: true,
    when: (now) => !said(now, 'defences') && !said(now, 'enemyDefences') && hasDefences(now),
    says: () => 'field defences stand in the roster, and nothing was told of what they count: --defences',
  },
  {
    clause: 'wrg:figure.6',
    actions: ['isolation'],
    missing: true,
    when: ({ input }) => input.men !== undefined && !input.leaderAt && !input.nobodyNear,
    says: () => 'nothing was told of how far its leaders are: all of its men count as isolated',
  },
);
