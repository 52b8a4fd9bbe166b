import { flagOf } from '../../../src/rules/flag.js';
import { counted, list, quoted } from '../../../src/rules/text/say.js';
import { isMortarCrew } from '../artillery/roles.js';
import { exposures } from '../buildings/exposure.js';
import { isNoLinkTold, type Orders } from '../deployment/orders-input.js';
import { targetCounts } from '../fire/target-fields.js';
import { supportIn } from '../forces/defences.js';
import { options } from '../forces/tables.js';
import { type Move, pacesOf } from '../movement/input.js';
import { FOOT, PACES, type Pace, paceOf } from '../movement/movers.js';
import { armsIn, armsOf, counting } from '../roster/arms.js';
import { isStranger, known, leftBehindBy, radiosInUse, type Troops } from '../roster/kinds.js';
import { hasOf, type Once } from '../roster/spent.js';
import { smokeCosts } from '../smoke/lasting.js';
import { periodOf, troopsOn } from '../state.js';
import { type Fire, firesOf } from '../weapons/firing-group.js';
import { isHelper, isMine, isPushed, isThrown } from '../weapons/kinds.js';
import { type Weapon, weaponCalled } from '../weapons/weapons.js';
import { bearings, type Moment } from '../words.js';
import { about, lineOf } from './out-of-order.js';

/** What was told against what stands in the roster: who has such a weapon or a radio, who commands, what was ordered. */

/** Whoever stands in these roles, where more than his name is known. */
export const knownIn = ({ named }: Moment, ...roles: readonly string[]): readonly Troops[] =>
  troopsOn({ units: roles.flatMap((role) => named[role]?.[0] ?? []) }).filter((of) => !isStranger(of));

export const wasTyped = (now: Moment, name: string): boolean => now.typed.includes(name);

/** Who fires at men, and at a house. */
const FIRE = ['firer', 'breaker'];

type WeaponFired = Pick<Fire, 'weapon' | 'n'>;

/** What a line has fired; a house is under more than weapons, of which charges are somebody's. */
export function firedIn({ action, input: { fire } }: Moment): readonly WeaponFired[] {
  if (!Array.isArray(fire)) return [];
  if (action !== 'demolish') return firesOf(fire as string[]);
  return exposures(fire as string[]).flatMap((of): WeaponFired[] => {
    if (of.kind === 'weapon') return [of];
    return of.kind === 'satchel' ? [{ weapon: of.kind, n: of.n }] : [];
  });
}

/** The first weapon that was typed for somebody who has none of it; pistols and what is thrown stand in no list. */
function withoutIt(now: Moment): Weapon | undefined {
  const [of] = knownIn(now, ...FIRE);
  if (!of || !wasTyped(now, 'fire')) return undefined;
  const has = armsIn(armsOf(of));
  const hasPistols = of.kind === 'vehicle' || !of.unarmed;
  const isListed = (weapon: Weapon) =>
    (weapon !== 'pistol' || !hasPistols) && !isThrown(weapon) && !isHelper(weapon) && !isMine(weapon);
  const lacks = (weapon: Weapon) => counting(has, (other) => other === weapon) === 0;
  return firedIn(now).find(({ weapon }) => isListed(weapon) && lacks(weapon))?.weapon;
}

/** Whether all that it has of a weapon, or its radios, have new men since this period began. */
const hasTaken =
  (what: unknown) =>
  (of: Troops): boolean => {
    if (what === 'radio') return of.radios > 0 && of.radiosTaken >= of.radios;
    const among = (all: readonly string[] = []) => counting(armsIn(all), (weapon) => weapon === what);
    const taken = among(of.armsTaken);
    return taken > 0 && taken >= among(armsOf(of));
  };

const hasOfficer = ({ leaders }: { readonly leaders?: unknown }): boolean =>
  Array.isArray(leaders) && leaders.includes('officer');

/** The side of whoever gets an order by radio or speech, where its roster has leaders, and none of them ever was an officer. */
function withoutOfficer({ state, named, input }: Moment): string | undefined {
  const side = named.ordered?.[0]?.side;
  const isSpoken = input.radio || input.distance !== undefined;
  if (side === undefined || !isSpoken || named.commander?.length || input.officerHit) return undefined;
  const lists = state.units
    .filter((unit) => unit.side === side)
    .flatMap(({ began, profile }) => [began, profile]);
  const isLed = lists.some(({ leaders }) => Array.isArray(leaders) && leaders.length > 0);
  return isLed && !lists.some(hasOfficer) ? side : undefined;
}

/** The pace that was ordered, where it is one of those that are moved at, and this is another. */
function otherPace(now: Moment): string | undefined {
  const [{ orderedPace, runs } = {} as Partial<Troops>] = knownIn(now, 'mover');
  const ordered = orderedPace?.trim().toLowerCase();
  const isPace = !runs && (PACES as readonly unknown[]).includes(ordered);
  return isPace && paceOf(now.input as Move) !== ordered ? ordered : undefined;
}

/** The paces of whoever is given an order, on his mount too if he has one; all there are, where nobody is known. */
function pacesToOrder(now: Moment): readonly Pace[] {
  const [of] = knownIn(now, 'ordered');
  if (!of) return PACES;
  if (of.kind === 'vehicle') return pacesOf(of.type);
  const rides = of.kind === 'group' && of.rides !== undefined ? pacesOf(of.rides) : [];
  return [...new Set([...FOOT, ...rides])];
}

/** What was told for a pace and is none: no move goes by it. */
function noPace(now: Moment): string | undefined {
  const { pace } = now.input;
  if (typeof pace !== 'string' || pacesToOrder(now).some((of) => of === pace.trim().toLowerCase()))
    return undefined;
  return pace;
}

const CALLERS: Readonly<Record<string, readonly string[]>> = {
  officer: ['officer'],
  nco: ['sgt', 'cpl', 'lcpl'],
};
function hasNoCaller(now: Moment): boolean {
  const ranks = CALLERS[String(now.input.caller)];
  return (
    ranks !== undefined && knownIn(now, 'shelled').some((of) => !of.leaders?.some((is) => ranks.includes(is)))
  );
}

/** Charges that are placed, and mines that are fired, as they count. */
const CHARGES: Readonly<Record<string, Once>> = {
  satchel: 'satchels',
  bangalore: 'bangalores',
  claymore: 'claymores',
  fougasse: 'fougasses',
};

/** Who places a charge of which nothing is left to his group, or fires a mine: each is used once (R124, victor.4). */
const hasUsedUp = (now: Moment): readonly Troops[] => tooFewCharges(now, (of, once) => hasOf(of, once) > 0);

/** The same of whoever is known to have none: rosters may leave out what was bought. */
const withoutCharge = (now: Moment): readonly Troops[] =>
  tooFewCharges(now, (of, once) => hasOf(of, once) === 0);

function tooFewCharges(now: Moment, is: (of: Troops, once: Once) => boolean): readonly Troops[] {
  const { closeAttack, clear } = now.input;
  const fired = firedIn(now).filter(({ weapon }) => weapon in CHARGES);
  const placed = [closeAttack, clear].filter((of) => typeof of === 'string' && of in CHARGES);
  const used = [
    ...placed.map((of) => ({ once: CHARGES[of as string]!, n: 1 })),
    ...fired.map(({ weapon, n }) => ({ once: CHARGES[weapon]!, n })),
  ];
  const lacks = (of: Troops) => used.some(({ once, n }) => is(of, once) && hasOf(of, once) < of[once] + n);
  return knownIn(now, 'gunner', 'breaker', 'mined', 'firer').filter(lacks);
}
const SUPPORT = ['support', 'enemySupport'] as const;

/** What it takes of it in this line: an illuminating mission as much as one of fire (light.5), smoke for each period. */
function pointsOf({ action, input, state }: Moment): number {
  const { support, period = periodOf(state), fedUntil } = input;
  if (action === 'artillery') return Number(support);
  return smokeCosts(
    Number(period),
    action === 'smoke' && fedUntil !== undefined ? Number(fedUntil) : undefined,
  );
}

/** The points of off-table fire that the game knows to have fallen, whoever bought them (option.1). */
const fallenIn = ({ state: { units } }: Moment): number =>
  units.map(known).reduce((sum, of) => sum + (of.kind === 'force' ? of.supportUsed : 0), 0);

/** Off-table fire falls of which the roster has bought no more: whose, for how many points, and how many have fallen. */
function boughtNoMore(now: Moment): { who: string; bought: number; fallen: number } | undefined {
  const [unit] = now.named.supporter ?? [];
  const of = unit && known(unit);
  if (of?.kind !== 'force') return undefined;
  const periods = (of.offTable ?? []).map(supportIn).reduce((sum, one) => sum + one.periods * one.shares, 0);
  const bought = periods * options.cells['off-table'].value;
  const isMore = of.supportUsed + pointsOf(now) > bought;
  return isMore ? { who: of.name, bought, fallen: of.supportUsed } : undefined;
}

export const toldBesides = bearings(
  {
    clause: 'wrg:option.1',
    word: 'support',
    actions: ['artillery', 'smoke', 'illuminate'],
    when: (now) => boughtNoMore(now) !== undefined,
    says: (now) => {
      const { who, bought, fallen } = boughtNoMore(now)!;
      return `${who} has bought ${counted(bought, 'point')} of off-table fire; fallen of it so far: ${fallen}.`;
    },
  },
  {
    clause: 'wrg:scale.4',
    word: 'weapon',
    actions: ['shoot', 'demolish'],
    when: withoutIt,
    says: (now) =>
      `${knownIn(now, ...FIRE)[0]!.name} has no ${weaponCalled(withoutIt(now)!, 1)} in its roster.`,
  },
  {
    clause: 'wrg:orders.6',
    word: 'radio',
    actions: ['orders'],
    ...about(
      (now) =>
        now.input.radio && wasTyped(now, 'radio')
          ? knownIn(now, 'ordered', 'commander').filter((of) => radiosInUse(of) === 0)
          : [],
      (who) =>
        `${who} has no radio, as far as the game knows, or has taken it over in this period, and uses it from the next.`,
    ),
  },
  {
    clause: 'wrg:orders.6',
    word: 'officer',
    actions: ['orders'],
    ...about(
      (now) => (now.input.officerHit ? [] : knownIn(now, 'commander').filter((of) => !hasOfficer(of))),
      (who) => `${who} has no officer: orders are his, or his successor's.`,
    ),
    way: 'Where he is hit: --officer-hit --successor sgt',
  },
  {
    clause: 'wrg:orders.6',
    word: 'no officer',
    actions: ['orders'],
    missing: true,
    when: (now) => withoutOfficer(now) !== undefined,
    says: (now) =>
      `no officer of ${withoutOfficer(now)} stands in the roster, and orders are his or his successor's`,
  },
  {
    clause: 'wrg:orders.6',
    actions: ['orders'],
    missing: true,
    when: ({ doers, input }) => doers.length > 0 && isNoLinkTold(input as Partial<Orders>),
    says: () => 'nothing was told of a radio, a voice or a messenger: it counts as out of touch',
  },
  {
    clause: 'wrg:orders.2',
    actions: ['orders'],
    missing: true,
    when: noPace,
    says: (now) => {
      const [of] = knownIn(now, 'ordered');
      return `'${noPace(now)}' is no pace${of ? ` of ${of.name}` : ''}, and no move goes by it: ${list(pacesToOrder(now))} are`;
    },
  },
  {
    clause: 'wrg:orders.4',
    word: 'ordered',
    actions: ['move'],
    when: otherPace,
    says: (now) =>
      `${knownIn(now, 'mover')[0]!.name} was ordered to move at another pace: ${otherPace(now)}.`,
    way: (now) => lineOf('orders')(quoted(knownIn(now, 'mover')[0]!.name)),
  },
  {
    clause: 'wrg:foot.3',
    actions: ['move'],
    missing: true,
    when: (now) => now.input.leavesWeapon && now.input.share !== 'none',
    says: (now) =>
      knownIn(now, 'mover').some((of) => of.kind === 'gun' && isPushed(of.weapon))
        ? 'nothing was told of the gun: this is how far its crew goes without it, --pace manhandle how far with it'
        : 'nothing was told of the weapon: this is how far a man goes without it, and two or three carry it by shares',
  },
  {
    clause: 'wrg:heavy.2',
    word: 'on the table',
    actions: ['artillery'],
    ...about(
      (now) => knownIn(now, 'battery').filter(isMortarCrew),
      (who) =>
        `${who} stands on the table: mortars there fire indirectly, and off-table support comes from off it.`,
      (mortar, now) => {
        const [target] = now.named.shelled ?? [];
        return `wg shoot ${mortar} ${quoted(target?.name ?? 'the target')} --indirect observed`;
      },
    ),
  },
  {
    clause: 'wrg:offtable.7',
    word: 'caller',
    actions: ['artillery'],
    when: hasNoCaller,
    says: (now) =>
      `${knownIn(now, 'shelled')[0]!.name} has no ${now.input.caller === 'nco' ? 'NCO' : 'officer'} to call for fire.`,
    way: '--caller other',
  },
  {
    clause: 'wrg:soft.4',
    word: 'unhurt',
    actions: ['take-over'],
    ...about(
      // Of another group it is the man of that one who was hit; a weapon that was abandoned is nobody's.
      (now) =>
        knownIn(now, now.named.owner?.length ? 'owner' : 'taker').filter(
          (of) => of.lostInBattle === 0 && of.lostInPeriod === 0 && leftBehindBy(of).length === 0,
        ),
      (who) => `Nobody of ${who} has been hit: what is taken over is that of a man who was.`,
    ),
  },
  {
    clause: 'wrg:soft.4',
    word: 'taken',
    actions: ['take-over'],
    ...about(
      (now) => (now.named.owner?.length ? [] : knownIn(now, 'taker').filter(hasTaken(now.input.what))),
      (who) => `Whatever ${who} has of that has been taken over in this period already.`,
    ),
  },
  {
    clause: 'wrg:tactical.1',
    actions: ['shoot', 'artillery'],
    missing: true,
    when: (now) =>
      wasTyped(now, 'targets') && !targetCounts.some((name) => wasTyped(now, name) || now.input[name]),
    says: () => 'nothing was told of where the targets are: all count as behind hard cover',
  },
  {
    clause: 'wrg:victor.7',
    actions: ['victory'],
    missing: true,
    when: (now) =>
      !wasTyped(now, 'defences') &&
      !wasTyped(now, 'enemyDefences') &&
      now.state.units.some(({ profile }) => Array.isArray(profile.defences) && profile.defences.length > 0),
    says: ({ input }) =>
      input.defences || input.enemyDefences
        ? 'all man places of the roster count: only those that were held to the end do, --defences'
        : 'field defences stand in the roster, and nothing was told of what they count: --defences',
  },
  {
    clause: 'wrg:victor.1',
    actions: ['victory'],
    missing: true,
    when: (now) => SUPPORT.some((name) => now.input[name] && !wasTyped(now, name)),
    says: (now) => {
      const flags = SUPPORT.filter((name) => now.input[name] && !wasTyped(now, name)).map(flagOf);
      const fallen = fallenIn(now);
      const known = fallen > 0 ? counted(fallen, 'point') : 'nothing';
      return `of off-table fire ${known} that the game knows of ${fallen > 1 ? 'have' : 'has'} fallen: whatever else has is for you to take off, ${flags.join(' and ')}`;
    },
  },
  {
    clause: 'wrg:option.4',
    word: 'defenders',
    actions: ['victory'],
    when: (now) =>
      !wasTyped(now, 'defender') &&
      now.state.units.filter(({ profile }) => profile.defender === true).length > 1,
    says: () => 'Each side is told to be the defender: one of them is, by agreement of both.',
    way: '--defender side or enemy',
  },
  {
    clause: 'wrg:figure.6',
    actions: ['isolation'],
    missing: true,
    when: ({ input }) => input.men !== undefined && !input.leaderAt && !input.nobodyNear,
    says: () => 'nothing was told of how far its leaders are: all of its men count as isolated',
  },
  {
    clause: 'wrg:option.12',
    word: 'charge',
    actions: ['anti-tank', 'demolish', 'mines', 'shoot'],
    ...about(hasUsedUp, (who) => `No such charge or mine is left to ${who}.`),
    refuses: true,
  },
  {
    clause: 'wrg:option.12',
    word: 'charge',
    actions: ['anti-tank', 'demolish', 'mines', 'shoot'],
    ...about(withoutCharge, (who) => `No such charge or mine stands in the roster of ${who}.`),
  },
  {
    clause: 'wrg:mine.14',
    word: 'detector',
    actions: ['mines'],
    ...about(
      (now) =>
        now.input.clear === 'detector'
          ? knownIn(now, 'mined').filter((of) => !of.stores?.some((store) => /mine-detector/.test(store)))
          : [],
      (who) => `No mine detector is in the stores of ${who}.`,
    ),
  },
);
