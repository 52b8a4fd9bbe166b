import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { type Figure, figuresOf } from '../figure.js';
import { RANKS, type Rank } from '../reaction-inputs.js';
import { isGroundHeavy } from '../weapon-kinds.js';
import type { Weapon } from '../weapons.js';
import { armsIn, asEntries, withoutArm } from './arms.js';
import { known } from './kinds.js';

/** A unit with another profile; the same one, where nothing in it is new. */
export function profiled(unit: Unit, profile: Readonly<Record<string, Input[string]>>): Unit {
  const isNew = ([name, value]: [string, Input[string]]) =>
    JSON.stringify(unit.profile[name]) !== JSON.stringify(value);
  const changes = Object.entries(profile).filter(isNew);
  return changes.length === 0
    ? unit
    : { ...unit, profile: { ...unit.profile, ...Object.fromEntries(changes) } };
}

/** Figures of the target that fell, with what is known of them; where nobody is named, their number. */
export interface Lost {
  readonly n: number;
  readonly fallen: readonly Figure[];
  readonly radios: number;
}

/** The figures that fell, a man each: those of some of the groups under one fire, where it tells them apart. */
export function lostTo({ input, result }: Past, isOne: (figure: Figure) => boolean = () => true): Lost {
  const n = Number(result.casualties ?? 0);
  if (!Array.isArray(input.figure) || !Array.isArray(result.fallen)) return { n, fallen: [], radios: 0 };
  const figures = figuresOf(input.figure as string[]).filter(isOne);
  const those = (names: unknown) =>
    (Array.isArray(names) ? names : []).flatMap(
      (name) => figures.find((figure) => figure.name === name) ?? [],
    );
  const fallen = those(result.fallen).map((figure) => ({ ...figure, n: 1 }));
  return { n: fallen.length, fallen, radios: those(result.radiosOut).length };
}

/** Men off a unit: leaders by their rank where it is known who fell, and never more leaders than men. */
export function withoutMen(unit: Unit, { n, fallen, radios }: Lost): Unit {
  const of = known(unit);
  if (of.kind === 'force' || (n === 0 && radios === 0)) return unit;
  const off = Math.min(n, of.kind === 'vehicle' ? of.crew : of.men);
  const left = (of.kind === 'vehicle' ? of.crew : of.men) - off;
  const leaders = leadersLeft(of.leaders as readonly Rank[] | undefined, fallen, left);
  return profiled(unit, {
    [of.kind === 'vehicle' ? 'crew' : 'men']: left,
    ...(leaders && { leaders }),
    ...(radios > 0 && { radios: Math.max(0, of.radios - radios) }),
    ...(of.kind === 'vehicle' && {
      ...(of.smgs !== undefined && { smgs: Math.min(of.smgs, left) }),
      grenades: Math.min(of.grenades, left),
    }),
    ...(of.kind === 'group' && {
      grenades: Math.min(of.grenades, left),
      ...(of.figure && { figure: figuresLeft(of.figure, fallen) }),
    }),
  });
}

/** So many men of whom nothing else is known. */
export const someMen = (n: number): Lost => ({ n, fallen: [], radios: 0 });

/** The highest ranks stay, where there are more of them than men. */
function leadersLeft(leaders: readonly Rank[] | undefined, fallen: readonly Figure[], men: number) {
  if (!leaders) return undefined;
  const left = [...leaders];
  for (const { rank } of fallen) {
    const i = left.indexOf(rank as Rank);
    if (i >= 0) left.splice(i, 1);
  }
  if (left.length <= men) return left;
  return left.sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)).slice(0, men);
}

/** The entries of `--figure` for those who are left. */
function figuresLeft(entries: readonly string[], fallen: readonly Figure[]): string[] {
  return entries.flatMap((entry) => {
    const [{ name, n }] = figuresOf([entry]) as [Figure];
    const left = n - fallen.filter((figure) => figure.name === name).length;
    if (left === n) return [entry];
    const rest = entry.replace(/^[^:]*/, '');
    return left > 0 ? [`${left} ${name}${rest}`] : [];
  });
}

/** A weapon that is of no more use. */
export function withoutWeapon(unit: Unit, weapon: Weapon): Unit {
  const of = known(unit);
  if (of.kind === 'gun' && of.weapon === weapon)
    return profiled(unit, { pieces: Math.max(0, of.pieces - 1) });
  return of.kind === 'force' || of.weapons === undefined
    ? unit
    : profiled(unit, { weapons: asEntries(withoutArm(armsIn(of.weapons), weapon, 1)) });
}

/** Heavy weapons that are lost with what carried them, the last in the list first. */
export function withoutHeavy(unit: Unit, n: number): Unit {
  const of = known(unit);
  if (n <= 0 || of.kind === 'force' || of.kind === 'vehicle') return unit;
  if (of.kind === 'gun') return profiled(unit, { pieces: Math.max(0, of.pieces - n) });
  let off = n;
  const left = armsIn(of.weapons)
    .toReversed()
    .map((arm) => {
      const fewer = isGroundHeavy(arm.weapon) ? Math.min(off, arm.n) : 0;
      off -= fewer;
      return { ...arm, n: arm.n - fewer };
    });
  return profiled(unit, { weapons: asEntries(left.toReversed()) });
}
