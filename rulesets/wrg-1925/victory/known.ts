import { goneAs } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { armyOf } from '../forces/army.js';
import { singlesOf } from '../forces/bill.js';
import { type DefenceKind, defenceIn, supportIn } from '../forces/defences.js';
import { exact } from '../forces/price.js';
import { emplacements, offTable, works } from '../forces/works.js';
import { armsIn, asEntries, firing, manned } from '../roster/arms.js';
import { isStranger, type KnownUnit, kinds, known } from '../roster/kinds.js';
import { isUsedOnce, unspent } from '../roster/spent.js';
import { toldByTable } from '../roster/troops.js';
import { isMine, isThrown } from '../weapons/kinds.js';

/** What the table tells of the points of both sides at the end of a battle, by the printed prices, at single values. */

type Side = { readonly name: string; readonly units: readonly Unit[] };

/** What players may tell of their troops instead. */
const OF_TROOPS = ['remaining', 'destroyed', 'enemyRemaining', 'enemyDestroyed', 'defender'] as const;

/** Nothing where the units of two sides are not on the table. */
export function pointsKnown({ units, sides = [] }: State, _: unknown, asked: Input): Input {
  const there = [...new Set([...sides, ...units.flatMap(({ side }) => side ?? [])])];
  const [own, enemy] = sidesOf(there, asked).map((name) => ({
    name,
    units: units.filter(({ side }) => side === name),
  }));
  if (!own || !enemy || own.units.length === 0 || enemy.units.length === 0) return {};
  const theirs = Object.entries(accountOf(enemy, own));
  const asEnemy = theirs.map(([name, n]) => [`enemy${name[0]!.toUpperCase()}${name.slice(1)}`, n]);
  const defender = defends(own) ? 'side' : defends(enemy) ? 'enemy' : undefined;
  const defending = defends(own) ? own : defends(enemy) ? enemy : undefined;
  return {
    side: own.name,
    enemy: enemy.name,
    ...accountOf(own, enemy),
    ...Object.fromEntries(asEnemy),
    ...toldByTable({ defender }),
    ...(defending && !OF_TROOPS.some((name) => asked[name] !== undefined) && premiumOf(defending)),
  };
}

const forceOf = ({ units }: Side) => units.map(known).find((of) => of.kind === 'force');
const defends = (side: Side): boolean => forceOf(side)?.defender === true;

/** Works with places for men or weapons: the others are expended when they are laid (victor.5, victor.7). */
const HELD: readonly DefenceKind[] = ['bunker', 'trench'];

/** What the defender has built, of these kinds, and the emplacements of these of his units (option.6 to option.12). */
function builtBy(side: Side, is: (kind: DefenceKind) => boolean, units: readonly Unit[]): number {
  const { defences = [], scale, defender } = forceOf(side) ?? {};
  if (!defender) return 0;
  const army = armyOf(side.name, units.filter(isPriced), ({ profile }) => profile);
  const stands = asPrinted(
    emplacements(
      army,
      army.groups.map(() => 1),
    ),
  );
  const built = defences.map(defenceIn).filter(({ kind }) => is(kind));
  return exact(asPrinted(works(built, scale)) + stands);
}

/** What is in an emplacement still: a weapon that nobody has left, or moved away. */
function isInPlace(unit: Unit): boolean {
  const of = known(unit);
  if (isGone(unit) || of.kind === 'force') return false;
  return !(of.kind === 'gun' && (of.leftWeapon || of.abandoned || of.pieces === 0));
}

/** The man places of the defender, all of them held, and the emplacements that are (victor.7). */
const defencesOf = (side: Side): number =>
  builtBy(side, (kind) => HELD.includes(kind), side.units.filter(isInPlace));

/** Off-table fire that was bought (option.1). */
const supportOf = (side: Side): number => asPrinted(offTable((forceOf(side)?.offTable ?? []).map(supportIn)));
/** What of it has not fallen (victor.1). */
const unusedOf = (side: Side): number => Math.max(0, supportOf(side) - (forceOf(side)?.supportUsed ?? 0));

/** Troops that are on the table at the start: theirs are the points that count twice (option.4). */
const isThereAtFirst = (unit: Unit): boolean => {
  const of = known({ ...unit, profile: unit.began });
  return of.kind !== 'force' && (of.starts === 'on-table' || of.starts === 'in-position');
};

/** Extra points of the defender, where not all of his troops count twice (victor.6). */
function premiumOf(side: Side): Input {
  if (side.units.every((unit) => unit.kind === 'force' || isThereAtFirst(unit))) return {};
  const doubled = { ...side, units: side.units.filter(isThereAtFirst) };
  return { premiumLeft: worthLeft(doubled), premiumDestroyed: destroyedOf(doubled) };
}

/** This side and the enemy: the two there are, as far as nobody has said otherwise. */
function sidesOf(there: readonly string[], { side, enemy }: Input): string[] {
  const own = typeof side === 'string' ? side : there.find((name) => name !== enemy);
  const other = typeof enemy === 'string' ? enemy : there.find((name) => name !== own);
  return own === undefined || other === undefined || (there.length > 2 && side === undefined)
    ? []
    : [own, other];
}

/** What is left of its troops, what it has destroyed, and whom it has taken (victor.1 to victor.3). */
function accountOf(own: Side, enemy: Side): Readonly<Record<string, number>> {
  const support = unusedOf(own);
  const atFirst = own.units.filter(({ met }) => !met).map(asBegun);
  return {
    remaining: worthLeft(own),
    ...(support > 0 && { support }),
    destroyed: destroyedOf(enemy),
    prisoners: worth(capturedOf(enemy).map(unarmed)),
    strength: exact(worthAtFirst(own) + supportOf(own) + builtBy(own, () => true, atFirst)),
    defences: defencesOf(own),
  };
}

const capturedOf = ({ units }: Side): readonly Unit[] => units.filter((unit) => isPrisoner(known(unit)));
/** What of its troops is lost, with the weapons of those who were taken, but without these themselves (victor.2, victor.3). */
const destroyedOf = (side: Side): number =>
  Math.max(0, exact(worthUnspent(side) - worthLeft(side) - worth(capturedOf(side).map(unarmed))));

const isPrisoner = (of: KnownUnit): boolean => 'prisoner' in of && of.prisoner;
const isGone = (unit: Unit): boolean => goneAs(unit, kinds) !== undefined;

const worthAtFirst = ({ units }: Side): number => worth(units.filter(({ met }) => !met).map(asBegun));
/** What was there at first, but for what its own side has used up: that is expended, and nobody has destroyed it (victor.4). */
const worthUnspent = ({ units }: Side): number =>
  worth(units.filter(({ met }) => !met).map((unit) => withoutSpent(asBegun(unit))));
const asBegun = (unit: Unit): Unit => ({ ...unit, profile: unit.began });
const worthLeft = ({ units }: Side): number => worth(units.filter((unit) => !isGone(unit)).map(asStanding));

/** A unit as it stands: of what is fired there is as much as men who are left to carry it. */
function asStanding(unit: Unit): Unit {
  const stands = withoutSpent(unit);
  const of = known(stands);
  if (of.kind !== 'group' || of.men === undefined) return stands;
  const { men } = of;
  const arms = armsIn(of.weapons);
  const fired = manned(firing(arms), men);
  const others = arms.filter(({ weapon }) => isThrown(weapon) || isMine(weapon));
  const left = others.map((arm) => (isUsedOnce(arm.weapon) ? arm : { ...arm, n: Math.min(arm.n, men) }));
  const weapons = asEntries([...fired, ...left]);
  return { ...stands, profile: { ...stands.profile, weapons } };
}

/** A unit without the charges that it has placed, and the mines that it has fired. */
function withoutSpent(unit: Unit): Unit {
  const of = known(unit);
  return of.kind === 'force' ? unit : { ...unit, profile: { ...unit.profile, ...unspent(of) } };
}

/** Prisoners count as men, with their ranks (victor.3). */
const unarmed = (unit: Unit): Unit => ({
  ...unit,
  profile: { ...unit.profile, weapons: [], grenades: 0, radios: 0, stores: [] },
});

/** Of a name alone nobody knows what it costs. */
function isPriced(unit: Unit): boolean {
  const of = known(unit);
  return of.kind !== 'force' && !isStranger(of);
}

const worth = (units: readonly Unit[]): number => {
  const { groups } = armyOf('', units.filter(isPriced), ({ profile }) => profile);
  return exact(groups.reduce((sum, { items }) => sum + asPrinted(singlesOf(items)), 0));
};

/** The value of a rule of prices, by the book as it is printed. */
function asPrinted(rule: Rule<number>): number {
  let next = rule.next(undefined);
  while (!next.done) next = rule.next(next.value.kind === 'ruling' ? 1 : undefined);
  return next.value;
}
