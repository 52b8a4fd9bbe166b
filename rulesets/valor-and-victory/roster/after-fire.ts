import type { Past } from '../../../src/rules/action.js';
import type { Roster } from '../../../src/rules/roster.js';
import { unitsIn } from '../unit-spec.js';
import { isInfantry, withLoads } from '../units.js';
import { canBeValorous } from '../valour.js';
import type { WeaponName } from '../weapons.js';
import { WEAPONS } from '../weapons.js';
import { byPhases, eliminate, isOf, mark, named, numberIn, owe, said, usesDone, useUp } from './change.js';
import { known } from './kinds.js';

type Groups = readonly (readonly string[])[];

/** What AP fire leaves: points on the hex, valour, and the markers of those who fired. */
export function afterShot(roster: Roster, event: Past, groups: Groups): Roster {
  const [first = [], second = []] = groups.map((names) => named(roster, names));
  const { result, input } = event;
  const used = useUp(roster, first, 'grenades', numberIn(said(event, 'grenades-used')));
  const spent = usesDone(useUp(used, first, 'satchel', numberIn(said(event, 'satchel-used'))), first);
  const fired = input.fireLane === undefined ? firedNow(spent, first, event) : spent;
  return owe(fired, second, numberIn(result.casualtyPoints), 'fire');
}

/** AT fire: what has become of its target; what was used up is gone. */
export function afterAntiTank(roster: Roster, event: Past, groups: Groups): Roster {
  const [first = [], second = []] = groups.map((names) => named(roster, names));
  const weapon = event.input.weapon as WeaponName;
  const spent = said(event, 'weapon-used') === undefined ? roster : useUp(roster, first, weapon, 1);
  return inState(firedNow(spent, first, event), second, event.result.state);
}

function inState(roster: Roster, names: readonly string[], state: unknown): Roster {
  if (state === 'eliminated' || state === 'abandoned') return eliminate(roster, names);
  return state === 'immobilised' ? mark(roster, names, { immobile: true }) : roster;
}

/** Whoever fired carries a marker, and may have become valorous (13.1, 16.2). */
function firedNow(roster: Roster, names: readonly string[], event: Past): Roster {
  const all = isOf(roster, names, event.input.fire) ? afterValour(roster, names, event, 'fire') : roster;
  if (!byPhases(roster)) return all;
  let now = mark(all, names, { marked: true });
  const armed = names.filter((name) => usesWeapon(now, name));
  if (said(event, 'leader') !== undefined) now = mark(now, leadersIn(now, names), { led: true });
  return mark(now, armed, { fired: true });
}

const counterOf = (roster: Roster, name: string) => {
  const unit = roster.units.find((of) => of.name === name);
  return unit && known(unit).counter;
};

const usesWeapon = (roster: Roster, name: string): boolean =>
  counterOf(roster, name)?.weapons.some((weapon) => WEAPONS[weapon.name].class !== 'X') ?? false;

/** The leader whose modifier counted: the best of them. */
function leadersIn(roster: Roster, names: readonly string[]): string[] {
  const modifierOf = (name: string) => counterOf(roster, name)?.modifier ?? 0;
  const [best] = [...names].sort((a, b) => modifierOf(b) - modifierOf(a));
  return best !== undefined && modifierOf(best) > 0 ? [best] : [];
}

/** Those whose valour check succeeded (16.2): each check has a line of its own, in the order of the units. */
export function afterValour(
  roster: Roster,
  names: readonly string[],
  event: Past,
  input: 'fire' | 'unit',
): Roster {
  const typed = withLoads(unitsIn(event.input[input] as string[]));
  const able = canBeValorous(unitsIn(event.input[input] as string[]));
  const checked = typed.flatMap((unit, i) => (isInfantry(unit) && !unit.valorous ? [names[i]!] : []));
  if (checked.length !== able.length) return roster;
  return mark(
    roster,
    checked.filter((_, i) => said(event, `valour-${i + 1}`) === true),
    { valorous: true },
  );
}

/** An overrun: points on the hex; what its passengers used is gone. */
export function afterOverrun(roster: Roster, event: Past, groups: Groups): Roster {
  const [first = [], second = []] = groups.map((names) => named(roster, names));
  const used = useUp(roster, first, 'grenades', numberIn(said(event, 'overrun-grenades-used')));
  const spent = usesDone(
    useUp(used, first, 'satchel', numberIn(said(event, 'overrun-satchels-used'))),
    first,
  );
  const now = byPhases(roster) ? mark(spent, first, { marked: true }) : spent;
  return owe(now, second, numberIn(event.result.casualtyPoints), 'fire');
}

/** A support mission that fell on the hex: points on it, and what has become of its AFVs. */
export function afterArtillery(roster: Roster, event: Past, [group = []]: Groups): Roster {
  if (numberIn(event.result.hexes) > 0) return roster;
  const names = named(roster, group);
  const afvs = names.filter((name) => counterOf(roster, name)?.kind === 'afv');
  const told = Array.isArray(event.input.afv) ? event.input.afv.length : 0;
  let all = owe(roster, names, numberIn(event.result.casualtyPoints), 'fire');
  if (told !== afvs.length) return all;
  for (const [i, name] of afvs.entries()) {
    const id = afvs.length === 1 ? '' : `-${i + 1}`;
    const struck = said(event, `elimination${id}`) === 'eliminated';
    if (struck || said(event, `afv${id}-crew`) === false) all = eliminate(all, [name]);
    else if (said(event, `afv${id}-immobile`) !== undefined) all = mark(all, [name], { immobile: true });
  }
  return all;
}
