/**
 * A bot for a chat: each line on standard input is a message, each line on standard output an answer. With wg installed beside it
 * (`npm install wg`): `echo '!bg shoot grade=C figures=9 cover=medium' | node bot.mjs`; `?bg shoot ...` asks for the odds.
 */
import { createInterface } from 'node:readline';
import { announce, describe, isFailure, odds, resolve } from 'wg/engine';

/** A word of a message, as the value that an input takes. */
function inputFor(schema, word) {
  const types = (schema?.anyOf ?? [schema]).map((of) => of?.type);
  if (types.includes('boolean')) return word !== 'no';
  if (/^-?\d+(\.\d+)?$/.test(word) && types.some((of) => of === 'integer' || of === 'number'))
    return Number(word);
  return types.includes('array') ? word.split(',') : word;
}

async function answer(message) {
  const [, ask, system, action, rest] = /^([!?])(\S+) (\S+)(.*)$/.exec(message) ?? [];
  if (ask === undefined) return undefined;
  const { properties } = (await describe({ system, action })).input;
  const words = rest.trim().split(/\s+/).filter(Boolean);
  const pairs = words.map((word) => [word.split('=')[0], word.slice(word.indexOf('=') + 1)]);
  const input = Object.fromEntries(pairs.map(([name, word]) => [name, inputFor(properties[name], word)]));
  if (ask === '?') return `On average: ${JSON.stringify((await odds({ system, action, input })).odds.mean)}`;
  const record = await resolve({ system, action, input });
  return `${await announce(record)} (seed ${record.seed})`;
}

const fault = (error) =>
  isFailure(error) ? [error.message, error.hint].filter(Boolean).join(' ') : Promise.reject(error);
for await (const message of createInterface({ input: process.stdin })) {
  const said = await answer(message).catch(fault);
  if (said !== undefined) console.log(said);
}
