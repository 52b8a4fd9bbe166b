/** Tests of which the shape of data is put together. */
export type Test = (of: unknown) => boolean;

export const isText: Test = (of) => typeof of === 'string';
export const isNumber: Test = (of) => typeof of === 'number';
export const isPlain = (of: unknown): of is Record<string, unknown> =>
  typeof of === 'object' && of !== null && !Array.isArray(of);

export const listOf =
  (each: Test): Test =>
  (of) =>
    Array.isArray(of) && of.every(each);
export const eachOf =
  (each: Test): Test =>
  (of) =>
    isPlain(of) && Object.values(of).every(each);
export const or =
  (...tests: readonly Test[]): Test =>
  (of) =>
    tests.some((test) => test(of));
export const maybe = (test: Test): Test => or((of) => of === undefined, test);
export const isNull: Test = (of) => of === null;

/** An object with these parts; it may have others. */
export const parts =
  (tests: Readonly<Record<string, Test>>): Test =>
  (of) =>
    isPlain(of) &&
    Object.keys(tests).every((name) => tests[name]!(Object.hasOwn(of, name) ? of[name] : undefined));
