import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import type { Roster } from '../../../src/rules/roster.js';
import { eliminate, isOf, mark, named, numberIn, owe, pin, said, usesDone, useUp } from './change.js';
import { type Known, known } from './kinds.js';

/** What a close assault leaves of both sides (15.8 to 15.10). */
export function afterAssault(roster: Roster, event: Past, groups: readonly (readonly string[])[]): Roster {
  const [first = [], second = []] = groups.map((names) => named(roster, names));
  const { result, input } = event;
  const spent = expended(expended(roster, first, event, 'assault'), second, event, 'defence');
  const costs = numberIn(result.assaulterCP);
  if (result.eliminated) {
    const taken = eliminate(spent, second);
    const moved = holdsHex(event) ? mark(taken, first, placeOf(roster, second, input)) : taken;
    return owe(moved, first, costs, 'assault');
  }
  const pinned = fallen(roster, second, event);
  const left = second.filter((name) => !pinned.includes(name));
  const after = onAfvs(eliminate(spent, pinned), left, event);
  return owe(owe(after, first, costs, 'assault'), left, onDefenders(roster, left, event), 'assault');
}

/** Whether all assaulters go into the hex: they may be too many for a bunker, or all be lost. */
const holdsHex = (event: Past): boolean =>
  said(event, 'bunker') === undefined && said(event, 'nobody-left') === undefined;

/** The place that is taken, as the hex was called and as its ground was told. */
function placeOf(roster: Roster, defenders: readonly string[], input: Input): Input {
  const there = unitsOf(roster, defenders);
  const ground = there.find(({ terrain }) => terrain !== undefined);
  return {
    hex: input.target ?? there.find(({ hex }) => hex !== undefined)?.hex ?? null,
    terrain: input.terrain ?? ground?.terrain ?? null,
    entrenchment: input.entrenchment ?? null,
  };
}

const unitsOf = (roster: Roster, names: readonly string[]): Known[] =>
  names.flatMap((name) => roster.units.filter((unit) => unit.name === name).map(known));

/** Grenades and satchel charges that were used up. */
function expended(
  roster: Roster,
  names: readonly string[],
  event: Past,
  side: 'assault' | 'defence',
): Roster {
  const grenades = numberIn(said(event, `${side}-grenades-used`));
  const satchels = numberIn(said(event, `${side}-satchels-used`));
  const all = useUp(roster, names, 'grenades', grenades);
  return usesDone(useUp(all, names, 'satchel', satchels), names);
}

/** The pinned units that fell before the odds were worked out (15.9); those of this phase too, unless so ruled (R35). */
function fallen(roster: Roster, names: readonly string[], event: Past): string[] {
  if (numberIn(said(event, 'pinned')) === 0) return [];
  const late = event.rulings['vv:R35'] === 2;
  return unitsOf(roster, names)
    .filter(({ pinned, pinnedNow }) => pinned || (pinnedNow && !late))
    .map(({ name }) => name);
}

/** AFVs that were immobilised or abandoned, in the order in which they were filled in (15.10, 18.6). */
function onAfvs(roster: Roster, names: readonly string[], event: Past): Roster {
  const afvs = unitsOf(roster, names).filter(({ counter }) => counter.kind === 'afv');
  let all = roster;
  for (const [i, { name }] of afvs.entries()) {
    const id = afvs.length === 1 ? 'afv' : `afv-${i + 1}`;
    const crew = said(event, `${id}-crew`);
    if (crew === false) all = eliminate(all, [name]);
    else if (said(event, `${id}-immobile`) !== undefined)
      all = mark(all, [name], { immobile: true, crewChecked: crew === true });
  }
  return all;
}

/** The points that the defenders still have to meet, besides those that went on AFVs. */
function onDefenders(roster: Roster, names: readonly string[], event: Past): number {
  const points = numberIn(event.result.defenderCP);
  const there = unitsOf(roster, names);
  const afvs = there.some(({ counter }) => counter.kind === 'afv');
  if (!afvs || said(event, 'on-afv') !== undefined) return points;
  return there.some(({ counter }) => counter.kind !== 'afv') ? numberIn(said(event, 'rest')) : 0;
}

/** What the owner has chosen, unit by unit, as its lines tell it (14.61 to 14.65). */
export function afterCasualties(
  roster: Roster,
  event: Past,
  [group = []]: readonly (readonly string[])[],
): Roster {
  const names = named(roster, group);
  if (event.input.choose === undefined || !isOf(roster, names, event.input.unit)) return roster;
  let all = mark(roster, names, { points: 0, pointsBy: null, crewChecked: false });
  // Passengers come first: whoever fell for his carrier is not aboard any more.
  const fellFirst = (number: number) => (isAboard(roster, names[number - 1]!) ? 0 : 1);
  const numbers = names.map((_, i) => i + 1).sort((a, b) => fellFirst(a) - fellFirst(b) || a - b);
  for (const number of numbers) all = suffered(all, names[number - 1]!, number, event);
  return all;
}

const isAboard = (roster: Roster, name: string): boolean =>
  roster.units.some((unit) => unit.name === name && unit.marks.aboard !== undefined);

function suffered(roster: Roster, name: string, number: number, event: Past): Roster {
  const has = (what: string) => said(event, `${what}-${number}`);
  const survives = has('survival');
  const crew = said(event, `afv-${number}-crew`);
  if (has('eliminate') !== undefined || survives === false || crew === false)
    return eliminate(roster, [name]);
  let all = roster;
  if (has('reduce') !== undefined) all = mark(all, [name], { reduced: true });
  if (has('pin') !== undefined || survives === true) all = pin(all, [name]);
  if (said(event, `afv-${number}-immobile`) !== undefined) all = mark(all, [name], { immobile: true });
  return all;
}
