import { EngineError } from '../engine/errors.js';

/** Deeper than anything that is asked, and shallow enough for whoever goes through it. */
const DEEPEST = 64;

/**
 * What is asked has to be plain data, as JSON holds it: whatever looks into it afterwards finds no surprises there. Parts that are
 * undefined are as if they were not there.
 * @param name what it is, or the parameter that it was given as
 * @throws EngineError `bad-value`, with the place of what is no data
 */
export function mustBeData(of: unknown, name: string, depth = 0): void {
  switch (typeof of) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return;
    case 'object':
      break;
    default:
      throw noData(name, `a ${typeof of}`);
  }
  if (of === null) return;
  if (depth > DEEPEST) throw noData(name, 'nested too deeply');
  if (Array.isArray(of)) {
    // Not by forEach, which passes over what is missing.
    for (let i = 0; i < of.length; i++) {
      if (of[i] === undefined) throw noData(`${name}[${i}]`, 'missing');
      mustBeData(of[i], `${name}[${i}]`, depth + 1);
    }
    return;
  }
  const kind = Object.getPrototypeOf(of);
  // An object of another window or context is as good.
  if (kind !== null && Object.getPrototypeOf(kind) !== null)
    throw noData(name, `a ${kind.constructor?.name}`);
  for (const [part, value] of Object.entries(of)) mustBeData(value, `${name}.${part}`, depth + 1);
}

const noData = (name: string, is: string): EngineError =>
  new EngineError('bad-value', `${name.slice(0, 60)} is ${is}: it takes plain data, such as JSON holds.`);

/** Whether it is one object with named parts; what they hold is another matter. @throws EngineError `usage` */
export function mustBeObject(of: unknown, name: string): void {
  if (typeof of !== 'object' || of === null || Array.isArray(of))
    throw new EngineError('usage', `${name} takes an object.`);
}
