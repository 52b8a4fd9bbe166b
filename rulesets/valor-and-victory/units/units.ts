import { list } from '../../../src/rules/text/say.js';
import { WEAPONS, type Weapon } from '../weapons/weapons.js';

export const INFANTRY = ['squad', 'half-squad', 'leader', 'hero'] as const;
const HEAVIES = ['afv', 'vehicle', 'gun'] as const;
export const KINDS = [...INFANTRY, ...HEAVIES] as const;
export type CounterKind = (typeof KINDS)[number];

/** A unit as its counter says (1.2), with what it carries and what has become of it. */
export interface Counter {
  readonly kind: CounterKind;
  /** APFP, range and Casualty Rating, where they were typed: `4-6-4`. */
  readonly profile?: string;
  /** Inherent APFP of infantry; undefined where the counter of a leader is as usual. */
  readonly apfp?: number;
  /** Printed range in hexes. */
  readonly range?: number;
  readonly rating?: number;
  /** Casualty Rating of the half squad that a squad is reduced to. */
  readonly half?: number;
  /** Size of its Leadership Modifier: 1 for -1. */
  readonly modifier: number;
  /** APFP of machine guns that fire all round, and of those that fire forward only. */
  readonly mg: number;
  readonly ff: number;
  /** APFP of a main Gun. */
  readonly gun: number;
  readonly valorous: boolean;
  /** Pinned; or pinned earlier in this very phase. */
  readonly pinned: boolean;
  readonly pinnedNow: boolean;
  readonly aboard: boolean;
  readonly towed: boolean;
  readonly shield: boolean;
  readonly immobile: boolean;
  readonly advanced: boolean;
  readonly marked: boolean;
  /** Elite infantry; an AFV whose Gun is not in a turret. */
  readonly elite: boolean;
  readonly fixed: boolean;
  readonly weapons: readonly Weapon[];
  /** What it carries or tows. */
  readonly load: readonly Counter[];
}

export const isInfantry = ({ kind }: Counter): boolean => (INFANTRY as readonly CounterKind[]).includes(kind);
export const isLeader = ({ kind }: Counter): boolean => kind === 'leader' || kind === 'hero';

/** The Casualty Rating of what a counter of infantry says. */
export const ratingIn = (printed: string): number => Number(printed.split('-')[2]);

/** What the half squad says that 14.61 prints beside its squad: 2-6-2, of 4-6-4 and 5-6-4. */
export const printedHalf = ({ kind, apfp, range, rating, half = 2 }: Counter): string | undefined =>
  kind === 'squad' && (apfp === 4 || apfp === 5) && range === 6 && rating === 4 && half === 2
    ? '2-6-2'
    : undefined;

/** It has nothing to fire with. */
export const isUnarmed = (unit: Counter): boolean => !isInfantry(unit) && unit.mg + unit.ff + unit.gun === 0;

export const isPinned = ({ pinned, pinnedNow }: Pick<Counter, 'pinned' | 'pinnedNow'>): boolean =>
  pinned || pinnedNow;

/** Whether a unit is in the barbed wire of its hex (20.8). */
export const isInWire = ({ wire }: { readonly wire?: string | undefined }): boolean => wire !== undefined;

/** The transport class of a carrier (8.21). */
export const isTransport = (typed: string): boolean => /^T[1-9H]$/i.test(typed);
export const TRANSPORT_TAKES = 'takes a class such as T1, T2 or TH';

/** Units with those that they carry, each once. */
export const withLoads = (units: readonly Counter[]): Counter[] =>
  units.flatMap((unit) => [unit, ...unit.load]);

const SAID: Partial<Record<CounterKind, string>> = { 'half-squad': 'half squad', afv: 'AFV', gun: 'Gun' };

/** `squad 4-6-4`, `leader -1`, `valorous half squad 2-6-2`. */
export function unitSaid(unit: Counter): string {
  const name = SAID[unit.kind] ?? unit.kind;
  const detail =
    isLeader(unit) && !unit.profile ? (unit.modifier > 0 ? `-${unit.modifier}` : '') : unit.profile;
  const valorous = unit.valorous && unit.kind !== 'hero' ? 'valorous ' : '';
  return `${valorous}${name}${detail ? ` ${detail}` : ''}`;
}

/** The same with its weapons: `squad 4-6-4 with LMG`. */
export const armedSaid = (unit: Counter): string =>
  unit.weapons.length === 0
    ? unitSaid(unit)
    : `${unitSaid(unit)} with ${list(unit.weapons.map(({ name }) => WEAPONS[name].says))}`;
