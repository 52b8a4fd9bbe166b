import { readRulings } from '../../engine/house/rulings.js';
import { toNumber } from '../../odds/distribution.js';
import { exactOdds, type Odds } from '../../odds/exact.js';
import { asChance, fraction } from '../../odds/fraction.js';
import { difference, less, oddsByOption, type Shift, shareIn, shiftOf, toldBy } from '../../odds/shift.js';
import { chanceSaid, twoDecimals, valueText } from '../../render/odds.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import type { Ruling } from '../../rules/book.js';
import type { Result } from '../../rules/record.js';
import type { RuleSystem } from '../../rules/system.js';
import { quoted } from '../../rules/text/say.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { type AskedLine, lastLine, lineToAsk, ruleIn } from './asked-line.js';
import { optionsText } from './entry-text.js';
import { shiftSaid } from './shift-text.js';

/** The odds of a line by each option of a ruling. */
interface OddsByOption {
  readonly id: string;
  readonly ruling: Ruling;
  readonly line: AskedLine;
  /** The option that the line is played by. */
  readonly played: number;
  /** The option that the others are set against: the one that is played, if it allows the line. */
  readonly base: number;
  readonly odds: ReadonlyMap<number, Odds<Result> | undefined>;
  /** Where the options that allow the line differ most, if they do. */
  readonly shift: Shift | undefined;
}

/**
 * Shows what each option of a ruling makes of the odds of the last line of the game, or of one that is typed behind it in quotes.
 * @throws CliError where there is no such line, or no odds of it
 */
export async function rulingOdds({
  words,
  globals,
  json,
  page,
  io,
  game,
  system,
}: CommandLine): Promise<void> {
  const [name, ...typed] = words;
  if (name === undefined)
    throw new CliError(
      'usage',
      'wg rules --odds takes a ruling.',
      `As in: wg rules ${system.short}:R1 --odds`,
    );
  const [id] = Object.keys(await readRulings([`${name}=1`], system)) as [string];
  const line =
    typed.length > 0
      ? await lineToAsk(typed.join(' '), system, globals.game, io)
      : ((await lastLine(id, system, game, io)) ?? (await nothingMet(id, system)));
  const { book } = await system.book();
  const compared = comparedBy(line, id, book.rulings[id]!);
  if (globals.json) json(comparedJson(compared));
  else io.stdout.write(comparedText(compared, page));
}

/** @throws CliError `nothing-found`, with a line to try */
async function nothingMet(id: string, system: RuleSystem): Promise<never> {
  const { weights = {} } = (await system.weights?.()) ?? {};
  const line = weights[id]?.line;
  throw new CliError(
    'nothing-found',
    `Nothing that was played in this game came to ${id}.`,
    line === undefined ? undefined : `Try a line of your own: wg rules ${id} --odds ${quoted(line)}`,
  );
}

function comparedBy(line: AskedLine, id: string, ruling: Ruling): OddsByOption {
  const { action, input, rulings, cells, anyway } = line;
  const beyond = action.beyondOdds?.(input);
  if (beyond) throw new CliError('too-many-outcomes', `No odds for this: ${beyond}.`);
  const options = Object.keys(ruling.options).map(Number);
  const odds = oddsByOption(() => ruleIn(line), id, options, { rulings, cells, anyway });
  const allowed = new Map([...odds].flatMap(([option, of]) => (of ? [[option, of] as const] : [])));
  const played = rulings[id] ?? 1;
  // Where no option allows it, the rules say why.
  if (allowed.size === 0) exactOdds(() => ruleIn(line), { rulings, cells });
  if (allowed.size === odds.size && ![...allowed.values()].some((of) => id in of.rulings))
    throw new CliError(
      'nothing-found',
      `No roll of this line comes to ${id}: it is the same by every option.`,
    );
  const base = allowed.has(played) ? played : [...allowed.keys()][0]!;
  return { id, ruling, line, played, base, odds, shift: shiftOf(action, input, allowed, base) };
}

/** What one option comes to where options differ. */
function toldOf({ odds, base, shift }: OddsByOption, option: number) {
  const of = odds.get(option);
  if (!of || !shift) return undefined;
  const [told, from] = [toldBy(shift, of), toldBy(shift, odds.get(base)!)];
  const [share, was] = [shareIn(told, shift), shareIn(from, shift)];
  const values = [...told.values.values()];
  return {
    values,
    total: told.total,
    mean: meanOf(values),
    before: meanOf([...from.values.values()]),
    share,
    was,
  };
}

/** The mean of what is told in numbers, of all outcomes that tell it. */
function meanOf(values: readonly { readonly value: unknown; readonly weight: bigint }[]): number | undefined {
  let [sum, total] = [0n, 0n];
  for (const { value, weight } of values) {
    if (typeof value !== 'number') return undefined;
    // Results are whole or have two decimals.
    sum += BigInt(Math.round(value * 100)) * weight;
    total += weight;
  }
  if (total === 0n) return undefined;
  return sum < 0n ? -toNumber(-sum, total * 100n) : toNumber(sum, total * 100n);
}

const isCertain = ({ atLeast, is }: Shift): boolean => atLeast === undefined && is === undefined;

function comparedText(compared: OddsByOption, page: Page): string {
  const { id, ruling, line, played, odds, shift } = compared;
  const { theme, width } = page;
  const lines = [
    ...hang(`${theme.faint(id)} `, theme.head(ruling.question), width),
    ...optionsText(ruling, played, width),
    '',
    ...hang('', line.says, width, 2),
    ...(shift ? hang('  ', theme.faint(headOf(shift)), width) : []),
    ...(shift || [...odds.values()].includes(undefined)
      ? [...odds.keys()].map((option) => row(compared, option))
      : []),
    '',
    ...hang(theme.result('Result: '), theme.result(verdict(compared)), width),
  ];
  return writtenLines(lines, page);
}

/** What stands in the columns. */
function headOf(shift: Shift): string {
  const { label, atLeast, is } = shift;
  if (isCertain(shift)) return `${label}, for certain`;
  if (atLeast !== undefined) return `${label} on average, and the chance of at least ${atLeast}`;
  return `the chance of ${is === true ? label : shiftSaid({ of: `${label}:`, ...(is !== undefined && { is }) })}`;
}

/** An option with its figures, each with how far it is from what is played. */
function row(compared: OddsByOption, option: number): string {
  const { base, odds, played, shift } = compared;
  const head = `  ${option === played ? '*' : ' '} ${option}`;
  const told = toldOf(compared, option);
  if (!told) return `${head}  ${odds.get(option) ? 'allowed' : 'not allowed'}`;
  const { mean, before, share, was } = told;
  const other = option !== base;
  const byMean =
    mean === undefined || before === undefined
      ? []
      : [twoDecimals(mean).padStart(8), (other ? signed(mean - before, 2) : '').padStart(8)];
  const byChance = isCertain(shift!)
    ? []
    : [
        chanceSaid(share.weight, share.total).padStart(8),
        (other ? signed(100 * difference(share, was), 1) : '').padStart(8),
      ];
  return [head, ...byMean, ...byChance].join('').trimEnd();
}

/** A difference with its sign; never 0 unless it is. */
function signed(n: number, digits: number): string {
  if (n === 0) return 'same';
  const least = 10 ** -digits;
  const size = Math.abs(n) < least / 2 ? `<${least}` : Math.abs(n).toFixed(digits);
  return `${n < 0 ? '-' : '+'}${size}`;
}

/** The same in a sentence to read aloud. */
function verdict(compared: OddsByOption): string {
  const { odds, shift } = compared;
  const barred = [...odds].flatMap(([option, of]) => (of ? [] : [`not allowed by option ${option}`]));
  const each = [...odds.keys()].flatMap((option) => {
    const told = toldOf(compared, option);
    if (!told) return [];
    const { mean, share } = told;
    const says = mean === undefined ? chanceSaid(share.weight, share.total) : twoDecimals(mean);
    return [`${says} by option ${option}`];
  });
  if (each.length === 0)
    return barred.length > 0 ? barred.join(', ') : 'the odds are the same by every option';
  const { label, atLeast } = shift!;
  const what = isCertain(shift!)
    ? label
    : atLeast === undefined
      ? shiftSaid({ of: label, ...shift! })
      : `${label} on average`;
  return [`${what}: ${each[0]}`, ...each.slice(1), ...barred].join(', ');
}

/** For scripts: each option with all that it can come to, exactly. */
function comparedJson(compared: OddsByOption) {
  const { id, ruling, line, played, base, odds, shift } = compared;
  const { says, event, action, input } = line;
  return {
    ruling: id,
    question: ruling.question,
    ...(event === undefined ? { line: says } : { event }),
    action: action.name,
    input,
    played,
    ...(shift && {
      of: shift.label,
      ...(shift.atLeast !== undefined && { atLeast: shift.atLeast }),
      ...(shift.is !== undefined && { is: shift.is }),
    }),
    options: Object.entries(ruling.options).map(([n, option]) => {
      const told = toldOf(compared, Number(n));
      return {
        option: Number(n),
        says: option,
        allowed: odds.get(Number(n)) !== undefined,
        ...(told && figuresJson(told, isCertain(shift!), Number(n) !== base)),
      };
    }),
  };
}

function figuresJson(
  { values, total, mean, before, share, was }: NonNullable<ReturnType<typeof toldOf>>,
  certain: boolean,
  other: boolean,
) {
  const apart = less(share, was);
  const byMean = mean !== undefined && before !== undefined;
  return {
    ...(mean !== undefined && { mean }),
    ...(!certain && {
      chance: toNumber(share.weight, share.total),
      fraction: fraction(share.weight, share.total),
    }),
    ...(other && {
      difference: {
        ...(byMean && { mean: mean - before }),
        ...(!certain && { chance: difference(share, was), fraction: fraction(apart.weight, apart.total) }),
      },
    }),
    outcomes: [...values]
      .sort((a, b) =>
        typeof a.value === 'number'
          ? a.value - (b.value as number)
          : valueText(a.value) < valueText(b.value)
            ? -1
            : 1,
      )
      .map(({ value, weight }) => ({
        value,
        ...asChance(weight, total),
      })),
  };
}
