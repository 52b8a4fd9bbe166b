import { goneAs } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { armyOf } from '../forces/army.js';
import { singlesOf } from '../forces/bill.js';
import { defenceIn } from '../forces/defences.js';
import { exact } from '../forces/price.js';
import { works } from '../forces/works.js';
import { armsIn, asEntries, manned } from '../roster/arms.js';
import { isStranger, type Known, kinds, known } from '../roster/kinds.js';
import { said } from '../roster/troops.js';

/** What the table tells of the points of both sides at the end of a battle, by the printed prices, at single values. */

type Side = { readonly name: string; readonly units: readonly Unit[] };

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
  return {
    side: own.name,
    enemy: enemy.name,
    ...accountOf(own, enemy),
    ...Object.fromEntries(asEnemy),
    ...said({ defender }),
    ...(defender === 'side' && extraOf(own, enemy)),
    ...(defender === 'enemy' && extraOf(enemy, own)),
  };
}

/** The extra points of a defender some of whose troops come later, and are not doubled (option.4, victor.6). */
function extraOf(defender: Side, enemy: Side): Input {
  const doubled = defender.units.filter((unit) => {
    const of = known(unit);
    return of.kind === 'force' || of.starts !== 'later';
  });
  if (doubled.length === defender.units.length) return {};
  const { remaining } = accountOf({ ...defender, units: doubled }, enemy);
  const { destroyed } = accountOf(enemy, { ...defender, units: doubled });
  return { premiumLeft: remaining!, premiumDestroyed: destroyed! };
}

const forceOf = ({ units }: Side) => units.map(known).find((of) => of.kind === 'force');
const defends = (side: Side): boolean => forceOf(side)?.defender === true;

/** The man places of the defender's field defences, all of them held (victor.7). */
function defencesOf(side: Side): number {
  const { defences = [], scale, defender } = forceOf(side) ?? {};
  // Mines and obstacles are spent when they are laid (victor.5): man places are left.
  const places = defences.map(defenceIn).filter(({ kind }) => kind === 'bunker' || kind === 'trench');
  return defender ? exact(asPrinted(works(places, scale))) : 0;
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
  const captured = enemy.units.filter((unit) => isPrisoner(known(unit)));
  const lost = worthAtFirst(enemy) - worthLeft(enemy) - worth(captured.map(asTaken));
  return {
    remaining: worthLeft(own),
    destroyed: Math.max(0, exact(lost)),
    prisoners: worth(captured.map(unarmed)),
    strength: worthAtFirst(own),
    defences: defencesOf(own),
  };
}

const isPrisoner = (of: Known): boolean => 'prisoner' in of && of.prisoner;
const isGone = (unit: Unit): boolean => goneAs(unit, kinds) !== undefined;

const worthAtFirst = ({ units }: Side): number =>
  worth(units.filter(({ met }) => !met).map((unit) => ({ ...unit, profile: unit.began })));
const worthLeft = ({ units }: Side): number => worth(units.filter((unit) => !isGone(unit)).map(asStanding));

/** A unit as it stands: of its weapons there are as many as men who are left to carry them. */
function asStanding(unit: Unit): Unit {
  const of = known(unit);
  if (of.kind !== 'group' || of.men === undefined) return unit;
  return { ...unit, profile: { ...unit.profile, weapons: asEntries(manned(armsIn(of.weapons), of.men)) } };
}

/** What prisoners had before they were disarmed: it is not destroyed. */
const asTaken = (unit: Unit): Unit => {
  const of = known(unit);
  if (of.kind !== 'group' || of.men === undefined) return asStanding(unit);
  const { weapons, grenades, radios } = unit.began;
  const had = { weapons: weapons ?? [], grenades: grenades ?? 0, radios: radios ?? 0 };
  return asStanding({ ...unit, profile: { ...unit.profile, ...had } });
};

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
  let next = rule.next(undefined as never);
  while (!next.done) next = rule.next((next.value.kind === 'ruling' ? 1 : undefined) as never);
  return next.value;
}
