import type { FieldFault, Vocabulary } from '../../../src/rules/field.js';
import { counted } from '../../../src/rules/text/say.js';
import { fireFault, firesOf } from '../weapons/firing-group.js';
import { WEAPONS, type Weapon, weaponCalled } from '../weapons/weapons.js';

/** What buildings are exposed to besides weapons with fire effect points. */
const WITHOUT_ROW = ['off-table', 'satchel', 'molotov'] as const;
type WithoutRow = (typeof WITHOUT_ROW)[number];

/** Some weapons of one kind that a building was exposed to in the period. */
export type Exposure =
  | { readonly kind: 'weapon'; readonly weapon: Weapon; readonly n: number; readonly at?: number }
  | { readonly kind: WithoutRow; readonly n: number };

/** Reads `satchel:2`, or `off-table:1` in shares of 50 points; nothing, where it is another weapon. */
function withoutRow(entry: string): { kind: WithoutRow; n: number } | undefined {
  const [, typed = '', n = '1'] = /^\s*([\w-]+?)s?(?::(\d{1,2}))?\s*$/.exec(entry.toLowerCase()) ?? [];
  const kind = WITHOUT_ROW.find((name) => name === typed);
  return kind && Number(n) > 0 ? { kind, n: Number(n) } : undefined;
}

/** The words of `--fire`, for help. */
export const EXPOSURE_WORDS: Vocabulary = { 'exposed to': [...new Set([...WEAPONS, ...WITHOUT_ROW])] };

/** Several in one flag, as elsewhere: `mortar-81mm:2@400,satchel:1`. */
const each = (entry: string): string[] => entry.split(/[,+]/);

/** What is wrong with one `--fire`, if anything is. */
export function exposureFault(entry: string): FieldFault | undefined {
  for (const part of each(entry)) {
    const fault = partFault(part);
    if (fault) return fault;
  }
  return undefined;
}

function partFault(part: string): FieldFault | undefined {
  if (withoutRow(part)) return undefined;
  const [bare = '', ...range] = part.split('@');
  if (range.length > 0 && withoutRow(bare)) return { takes: `no range here: ${bare.trim()}` };
  const fault = fireFault(part);
  if (!fault?.word) return fault;
  const [typed, among] = fault.word;
  return { ...fault, word: [typed, [...new Set([...among, ...WITHOUT_ROW])]] };
}

/** Reads `--fire` flags that have been checked. */
export const exposures = (entries: readonly string[]): Exposure[] =>
  entries.flatMap(each).map((part) => withoutRow(part) ?? { kind: 'weapon', ...firesOf([part])[0]! });

/** The same as it is typed, with the range at which it was: what a building remembers. */
export const exposureTyped = (exposure: Exposure, range: number | undefined): string => {
  const { kind, n } = exposure;
  if (kind !== 'weapon') return `${kind}:${n}`;
  const at = exposure.at ?? range;
  return `${exposure.weapon}:${n}${at === undefined ? '' : `@${at}`}`;
};

/** `2 recoilless guns`, `off-table fire`. */
export function exposureCalled(exposure: Exposure): string {
  const { n } = exposure;
  switch (exposure.kind) {
    case 'weapon':
      return `${n} ${weaponCalled(exposure.weapon, n)}`;
    case 'off-table':
      return n === 1 ? 'off-table fire' : `off-table fire, ${n} shares`;
    case 'satchel':
      return counted(n, 'satchel charge');
    case 'molotov':
      return counted(n, 'molotov cocktail');
  }
}
