/** An entry of a list that may begin with its number stands for so many: `8 Rifle:50`, `3 x Sgt`. */
const NUMBER = /^\s*(\d{1,2})(?=\s*[x*]|\s)/;
const BEFORE_ITS_NAME = /^\s*(?:[x*]\s*)?/;

/** How many an entry stands for, and what it says of each. */
export function countedIn(entry: string): readonly [n: number, each: string] {
  const [number, n] = NUMBER.exec(entry) ?? [];
  return number === undefined
    ? [1, entry]
    : [Number(n), entry.slice(number.length).replace(BEFORE_ITS_NAME, '')];
}

/** The same entry for fewer of them. */
export const withCount = (entry: string, n: number): string => entry.replace(NUMBER, String(n));
