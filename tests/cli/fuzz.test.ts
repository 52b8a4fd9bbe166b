import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { chance, randomLine, randomWorld } from '../support/arguments.js';
import { type Ran, stateFolder, wg } from '../support/cli.js';
import { times } from '../support/random/deep.js';

const BATCHES = 20;
const LINES = times(1000, 20);
/** A log is begun anew after so many lines: a game of thousands of events would only make the rest slower. */
const GAME = 100;

/** Every file of a folder with its bytes. */
function snapshot(folder: string): string {
  try {
    return readdirSync(join(folder, 'wg', 'games'))
      .sort()
      .map((name) => `${name}\n${readFileSync(join(folder, 'wg', 'games', name), 'latin1')}`)
      .join('\n');
  } catch {
    return '';
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** What is wrong with the way a line was answered; nothing, if all is well. */
function wrong(
  argv: readonly string[],
  { code, stdout, stderr }: Ran,
  before: string,
  after: string,
): string[] {
  const faults: string[] = [];
  if (![0, 1, 2, 3, 4, 130].includes(code)) faults.push(`exit code ${code}`);
  if (/Something is wrong in wg itself|"code":"internal"/.test(stderr)) faults.push(`internal: ${stderr}`);
  if (stderr.includes('\n    at ')) faults.push(`a stack trace: ${stderr}`);
  const refused = code === 2 || code === 3 || code === 4;
  if (refused && stdout !== '') faults.push(`an answer with exit code ${code}: ${stdout.slice(0, 80)}`);
  if (refused && before !== after) faults.push(`the log has changed with exit code ${code}`);
  if (code !== 0 && stderr === '') faults.push(`exit code ${code} without a word`);
  if (code !== 0 && stderr.trimEnd().split('\n').length > 2) faults.push(`a long complaint: ${stderr}`);
  if (code === 0 && stdout === '') faults.push('no answer');
  if (!stdout.endsWith('\n') && stdout !== '') faults.push('an answer without a line break at its end');
  // A help page or the version is no JSON, and is not asked for where a failure is reported.
  const page = /^(\u001b\[1m)?wg/.test(stdout) || /^\d+\.\d+\.\d+\n$/.test(stdout);
  if (argv[0] === '--json') {
    if (code === 0 && !page && !stdout.trimEnd().split('\n').every(isJson))
      faults.push(`no JSON on stdout: ${stdout.slice(0, 80)}`);
    if (code !== 0 && !isJson(stderr)) faults.push(`no JSON on stderr: ${stderr}`);
  }
  return faults;
}

describe(`${BATCHES * LINES} random command lines`, () => {
  const codes = new Map<number, number>();

  test.each(Array.from({ length: BATCHES }, (_, i) => i + 1))(
    'batch %i is answered in good order',
    async (batch) => {
      const luck = chance(batch);
      const faults: string[] = [];
      let state = stateFolder();
      let before = '';
      for (let i = 0; i < LINES; i++) {
        if (i % GAME === 0) {
          state.clean();
          state = stateFolder();
          before = '';
        }
        const argv = randomLine(luck);
        const env = randomWorld(luck);
        const ran = await wg(argv, { env: { ...env, XDG_STATE_HOME: state.path } });
        const after = snapshot(state.path);
        codes.set(ran.code, (codes.get(ran.code) ?? 0) + 1);
        const found = wrong(argv, ran, before, after);
        if (found.length)
          faults.push(`${JSON.stringify(argv)} with ${JSON.stringify(env)}: ${found.join('; ')}`);
        before = after;
      }
      state.clean();
      expect(faults.slice(0, 5), `${faults.length} of ${LINES}`).toEqual([]);
    },
  );

  afterAll(() => {
    // Otherwise the lines would not reach what they are meant to reach.
    for (const code of [0, 1, 2, 3, 4])
      expect(codes.get(code) ?? 0, `lines that ended with ${code}`).toBeGreaterThanOrEqual(times(50, 50));
    expect(codes.get(0)!).toBeGreaterThan(LINES * BATCHES * 0.2);
  });
});
