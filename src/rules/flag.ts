import type { Field } from './field.js';

/** `targetOnRoad` is typed `--target-on-road`. Letter by letter: every start asks for all flags of a line, a pattern takes three times as long. */
export function flagOf(input: string): string {
  let flag = '--';
  for (let i = 0; i < input.length; i++) {
    const letter = input[i]!;
    flag += letter >= 'A' && letter <= 'Z' ? `-${letter.toLowerCase()}` : letter;
  }
  return flag;
}

/** The input that would be typed so: `--target-on-road` is `targetOnRoad`. */
export const inputOf = (flag: string): string =>
  flag.slice('--'.length).replace(/-[a-z]/g, (letter) => letter.charAt(1).toUpperCase());

/** Whether an input says more than its field does by itself. */
export function isGiven(fields: Readonly<Record<string, Field>>, input: object, name: string): boolean {
  const value = (input as Record<string, unknown>)[name];
  return value !== undefined && value !== false && value !== fields[name]?.default;
}

/** What tells of every flag of an action or a command, or of `wg` alone: usual help has only some. */
export const listsFlags = (name: string): string =>
  `wg help ${name === 'wg' ? '' : `${name} `}--all lists the flags.`;
