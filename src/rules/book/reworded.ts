/**
 * A line of an answer as it was said once, and as it is said now: the id of its step, a colon and its text. `$1` and so on stand
 * for what is in brackets in the former.
 */
export type Reworded = readonly [was: RegExp, is: string | ((all: string, ...parts: string[]) => string)];
