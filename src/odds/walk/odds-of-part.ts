import type { Effect } from '../../rules/effect.js';
import type { Part, Rule } from '../../rules/rule.js';
import { type Distribution, Gatherer } from '../distribution.js';
import { answered, isAnswered } from './answered.js';
import { didSo, effectsOf } from './did.js';
import { mustBePlain, proveOdds } from './proved.js';
import { shared } from './shared.js';
import { addMet, noting, type Walk } from './walk.js';

/** The odds of a part, worked out once for its arguments. */
export function oddsOfPart(part: Part, walk: Walk): Distribution<unknown> {
  const { of, args, alike } = part;
  if (!alike && walk.parts.isCertain(of)) {
    const sure = surely(of(...(args as never)), walk);
    if (sure) return { outcomes: [{ value: sure.value, weight: 1n }], total: 1n };
  }
  const work = () => {
    const rule = () => of(...(args as never));
    return alike
      ? apart(rule, alike as EachAlike, walk)
      : walk.explore(rule, walk, new Gatherer()).distribution();
  };
  const key = walk.parts.keyOf(part);
  const known = walk.parts.of(of, key);
  if (!known) {
    for (const arg of args) mustBePlain(arg, of.name);
    const branches = walk.branches;
    const { found: odds, met } = noting(walk, work);
    walk.parts.came(of, walk.branches === branches + 1 && isValueAlone(odds));
    walk.parts.keep(of, key, { odds, met, proved: false });
    return odds;
  }
  addMet(walk.met, known.met);
  proveOdds(
    known,
    () => known.odds.outcomes,
    () => work().outcomes,
    () => `${of.name} depends on more than its arguments: ${JSON.stringify(args)}`,
  );
  return known.odds;
}

type EachAlike = (value: unknown) => readonly unknown[];

/**
 * The odds of a rule whose picks take those who are alike for one another. What is done to the table tells them apart: where it is
 * followed nobody stands for others.
 */
function apart(rule: () => Rule<unknown>, alike: EachAlike, walk: Walk): Distribution<unknown> {
  const { tellsApart: before } = walk;
  walk.tellsApart = true;
  const odds = walk.explore(rule, walk, new Gatherer()).distribution();
  walk.tellsApart = before;
  return walk.deeds ? odds : shared(odds, alike);
}

const isValueAlone = ({ outcomes: [only, ...others] }: Distribution<unknown>): boolean =>
  others.length === 0 && effectsOf(only!.value).length === 0;

/** What a rule comes to without any chance; nothing, where it asks for some. */
function surely(rule: Rule<unknown>, walk: Walk): { readonly value: unknown } | undefined {
  const effects: Effect[] = [];
  let next = rule.next();
  while (!next.done) {
    if (!isAnswered(next.value)) return undefined;
    next = rule.next(answered(next.value, walk, effects));
  }
  return { value: walk.deeds ? didSo(next.value, effects, walk.deeds) : next.value };
}
