import { type Ran, wg } from '../../tests/support/cli.js';

/** What a line may take, in milliseconds of the processor: others may be at work on the same machine. */
const LONGEST = 2_000;

/** What JavaScript says of itself, and nobody else would. */
const ITS_OWN = [
  'undefined',
  'NaN',
  'Infinity',
  '[object ',
  'is not a function',
  'is not iterable',
  'Cannot read prop',
  'Cannot convert',
  'Maximum call stack',
  'Unexpected token',
];

const EXITS = [0, 1, 2, 3, 4, 130];

/** What is wrong with the way a line was answered; nothing, if all is well. */
export interface Judged extends Ran {
  readonly wrong: readonly string[];
}

/**
 * Types a line, and judges the answer.
 * @param typed what it may quote, besides itself
 */
export async function judged(
  argv: readonly string[],
  env: Readonly<Record<string, string>>,
  typed = '',
): Promise<Judged> {
  const began = process.cpuUsage();
  const ran = await answered(argv, env);
  const { user, system } = process.cpuUsage(began);
  const took = (user + system) / 1000;
  const may = `${typed} ${argv.join(' ')}`;
  const own = ITS_OWN.filter((words) => `${ran.stdout}${ran.stderr}`.includes(words) && !may.includes(words));
  const wrong = [
    ...(EXITS.includes(ran.code) ? [] : [`exit code ${ran.code}`]),
    ...(/wg itself|"code":"internal"/.test(ran.stderr) ? [`a fault of the program: ${ran.stderr}`] : []),
    ...(ran.stderr.includes('\n    at ') ? [`a stack trace: ${ran.stderr}`] : []),
    ...(ran.code !== 0 && ran.stderr === '' ? [`exit code ${ran.code} without a word`] : []),
    ...(own.length > 0 ? [`it says ${own.map((words) => `'${words}'`).join(', ')}`] : []),
    ...(took > LONGEST ? [`${Math.round(took)} ms`] : []),
    ...oddsWrong(argv, ran),
  ];
  return { ...ran, wrong };
}

/** Nothing is thrown past the program, whatever is typed. */
async function answered(argv: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> {
  try {
    return await wg(argv, { env });
  } catch (error) {
    return { code: -1, stdout: '', stderr: `\n    at ${(error as Error).stack}` };
  }
}

interface Outcomes {
  readonly odds?: { readonly outcomes: readonly { readonly fraction: string }[] };
}

/** The chances of all outcomes are 1, to the last digit. */
function oddsWrong(argv: readonly string[], { code, stdout }: Ran): string[] {
  if (code !== 0 || !argv.includes('--json') || !stdout.startsWith('{')) return [];
  let found: Outcomes;
  try {
    found = JSON.parse(stdout) as Outcomes;
  } catch {
    // Several lines: repetitions, or a log.
    return [];
  }
  if (!found.odds) return [];
  let [sum, of] = [0n, 1n];
  for (const { fraction } of found.odds.outcomes) {
    const [part = 0n, all = 1n] = fraction.split('/').map(BigInt);
    [sum, of] = [sum * all + part * of, of * all];
  }
  return sum === of ? [] : [`odds that add up to ${Number((sum * 1_000_000n) / of) / 1_000_000}`];
}
