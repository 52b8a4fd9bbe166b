import type { Reworded } from '../../rules/book/reworded.js';
import type { Resolution } from '../../rules/record.js';
import type { Step } from '../../rules/rule.js';
import { shown, shownData } from '../shown.js';

const inWordsOfToday = (line: string, reworded: readonly Reworded[]): string =>
  reworded.reduce((said, [was, is]) => said.replace(was, is as string), line);

/** A record with its lines in the words of today, where they are known to have been said in others. */
export function inTodaysWords(
  logged: Resolution,
  again: Resolution,
  reworded: readonly Reworded[],
): Resolution {
  if (!Array.isArray(logged.steps)) return logged;
  const steps = logged.steps.map((was: Step, i) => {
    const today = again.steps[i];
    const said = today && `${today.id}: ${today.text}`;
    const isSame = inWordsOfToday(`${was?.id}: ${was?.text}`, reworded) === said;
    return isSame ? { ...was, text: today!.text } : was;
  });
  return { ...logged, steps };
}

/**
 * The first part in which a record is not what it is when it is resolved again, byte for byte, in words.
 * @returns nothing where they are the same
 */
export function differenceOf(logged: Resolution, again: Resolution): string | undefined {
  if (JSON.stringify(logged) === JSON.stringify(again)) return undefined;
  const { steps: was, ...rest } = logged;
  const { steps: is, ...others } = again;
  return (
    stepsDiffer(Array.isArray(was) ? was : [], is) ??
    partDiffers('', rest, others) ??
    'it is written in another order'
  );
}

function stepsDiffer(was: readonly Step[], is: readonly Step[]): string | undefined {
  for (let i = 0; i < Math.max(was.length, is.length); i++) {
    const [logged, again] = [was[i], is[i]];
    if (JSON.stringify(logged) === JSON.stringify(again)) continue;
    if (!again) return `there is no step '${shownData(logged?.id)}'`;
    if (!logged) return `there is a step '${again.id}' more`;
    return dieDiffers(logged, again) ?? partDiffers(` of step '${again.id}'`, logged, again);
  }
  return undefined;
}

/** Dice are told as players say them. */
function dieDiffers({ dice: was = [] }: Step, { dice: is = [] }: Step): string | undefined {
  for (const [i, { name, faces }] of is.entries()) {
    const logged = was[i]?.faces ?? [];
    if (JSON.stringify(faces) === JSON.stringify(logged)) continue;
    return `the dice '${name}' show ${faces.join(' ')}, and not ${shown(logged.map(shownData).join(' ') || 'nothing')}`;
  }
  return undefined;
}

function partDiffers(of: string, logged: object, again: object): string | undefined {
  const [was, is] = [new Map(Object.entries(logged)), new Map(Object.entries(again))];
  for (const name of new Set([...is.keys(), ...was.keys()])) {
    const [before, now] = [JSON.stringify(was.get(name)), JSON.stringify(is.get(name))];
    if (before === now) continue;
    return `'${shown(name)}'${of} is ${shown(now ?? 'not there')}, and not ${shown(before ?? 'missing')}`;
  }
  return undefined;
}
