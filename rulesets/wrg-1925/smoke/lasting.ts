import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { options } from '../forces/tables.js';
import type { Lasting, Slots } from '../slots.js';
import { put, step } from '../words.js';
import type { Light } from './light.js';
import { clauseOfLight, type LightSource } from './tables.js';

/** So many periods smoke hides after the one in which it was last fed (smoke.2). */
export const HIDES = 2;

/** The first and the last of some periods. */
export type SmokeSpan = Pick<Lasting, 'from' | 'until'>;

/** `in period 3`, `in periods 3 and 4`, `in periods 3 to 7`. */
export function inPeriods({ from, until }: SmokeSpan): string {
  if (from === until) return `in period ${from}`;
  return until - from === 1 ? `in periods ${from} and ${until}` : `in periods ${from} to ${until}`;
}

/** Smoke and light by where they are; fire by whoever called it, as far as it is known. */
export const named = ({ what, where }: Lasting): string =>
  what === 'fire' ? `the fire that ${where || 'was'} called` : `the ${what}${where && ` (${where})`}`;

/** Points of off-table fire that feed a screen from one period to another (option.1). */
export const smokeCosts = (laid: number, fedUntil = laid): number =>
  (fedUntil - laid + 1) * options.cells['off-table'].value;

/** The screen or light that players call by this place, if it is there. */
export const standingAt = (
  lasting: readonly Lasting[],
  what: Lasting['what'],
  where: string | undefined,
): Lasting | undefined => (where ? lasting.find((of) => of.what === what && of.where === where) : undefined);

/** Smoke and light with some that was laid: at a place that has it already the new stands for the old. */
export function* laid(
  table: State,
  { source, where = '' }: { readonly source: string; readonly where?: string | undefined },
  found: { readonly smoke?: SmokeSpan | undefined; readonly light?: SmokeSpan | undefined },
): Rule<void> {
  const { period = 1, lasting: before = [] } = table.slots as Partial<Slots>;
  const fresh = (['smoke', 'light'] as const).flatMap((what): Lasting[] => {
    const span = found[what];
    if (!span || span.until < period) return [];
    // What feeds a screen takes nothing off it.
    const until = Math.max(span.until, standingAt(before, what, where)?.until ?? 0);
    return [{ what, source, where, from: span.from, until }];
  });
  const stays = (of: Lasting) => !fresh.some(({ what }) => standingAt([of], what, where));
  const all = [...before.filter(stays), ...fresh];
  yield* put('wrg:smoke.2', 'lasting', all.length > 0 ? all : null);
}

/** Fire was called that falls in a later period (offtable.2). @param by whoever called it, where he was named */
export function* fireCalled(table: State, falls: number, by = ''): Rule<void> {
  const { period = 1, lasting = [] } = table.slots as Partial<Slots>;
  if (falls <= period) return;
  const fire: Lasting = { what: 'fire', source: 'off-table', where: by, from: falls, until: falls };
  yield* put('wrg:offtable.2', 'lasting', [...lasting, fire]);
}

/** The calls whose fire falls in the period that is played. */
export const callsDue = ({ slots }: Pick<State, 'slots'>): readonly Lasting[] => {
  const { period = 1, lasting = [] } = slots as Partial<Slots>;
  return lasting.filter(({ what, from }) => what === 'fire' && from === period);
};

/** Whose fire falls in this period, and the line that has it fall. */
export const fallsNow = (call: Lasting): string => `${named(call)} falls in this period: wg artillery`;

/** The calls whose fire falls later. */
export const callsToCome = ({ slots }: Pick<State, 'slots'>): readonly Lasting[] => {
  const { period = 1, lasting = [] } = slots as Partial<Slots>;
  return lasting.filter(({ what, from }) => what === 'fire' && from > period);
};

/** It has fallen, that of the first call that is due. */
export function* calledFell(table: State): Rule<void> {
  const { lasting = [] } = table.slots as Partial<Slots>;
  const [fell] = callsDue(table);
  const left = lasting.filter((of) => of !== fell);
  if (fell) yield* put('wrg:offtable.2', 'lasting', left.length > 0 ? left : null);
}

/** What is left of smoke and light when a period begins. */
export const leftIn = (lasting: readonly Lasting[], period: number): Lasting[] =>
  lasting.filter(({ until }) => until >= period);

/** The smoke that hides and the light that is lit in a period. */
const inForce = (lasting: readonly Lasting[], what: Lasting['what'], period: number): readonly Lasting[] =>
  lasting.filter((of) => of.what === what && of.from <= period && period <= of.until);

/** What the game knows of light and smoke, for those who look for a target (light.3 to light.6, smoke.2). */
export function* seenIn(light: Light, lasting: readonly Lasting[], period: number): Rule<void> {
  for (const of of light === 'dark' ? inForce(lasting, 'light', period) : []) {
    const text = `${named(of)} burns in this period: what is there is seen with --light illuminated`;
    const clause = clauseOfLight(of.source as LightSource);
    yield* step({ id: 'lit', clause, value: of.where, text });
  }
  for (const of of inForce(lasting, 'smoke', period)) {
    const text = `${named(of)} hides movement beyond it in this period: --blocked, if it is between`;
    yield* step({ id: 'smoke', clause: 'wrg:smoke.2', value: of.where, text });
  }
}

/** What a period that begins does to smoke and light, and what falls in it, a line each. */
export function* passing(lasting: readonly Lasting[], period: number): Rule<void> {
  for (const of of lasting) {
    const { what, source, where, from, until } = of;
    if (what === 'fire') {
      if (from === period)
        yield* step({ id: 'fire-falls', clause: 'wrg:offtable.2', value: from, text: fallsNow(of) });
      continue;
    }
    const clause = what === 'smoke' ? 'wrg:smoke.2' : clauseOfLight(source as LightSource);
    const line = { clause, value: where } as const;
    if (until < period) {
      const text = `${named(of)} is ${what === 'smoke' ? 'gone' : 'out'}`;
      yield* step({ ...line, id: `${what}-gone`, text });
      continue;
    }
    if (from > period) continue;
    const last = until === period ? ', its last' : '';
    const does = what === 'smoke' ? 'hides all movement beyond it' : 'counts as battlefield illumination';
    yield* step({ ...line, id: `${what}-stands`, text: `${named(of)} ${does} in this period${last}` });
  }
}

/** Smoke and light for those who ask how the game stands, a line each. */
export const lastingSaid = (lasting: readonly Lasting[]): string[] =>
  lasting.map((of) => `${named(of)}: ${DOES[of.what]} ${inPeriods(of)}`);
const DOES = { smoke: 'hides', light: 'lights', fire: 'falls' } as const;
