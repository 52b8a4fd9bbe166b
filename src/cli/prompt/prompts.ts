import { styleText } from 'node:util';
import inquirer from 'inquirer';
import { facesFor, type Wanted } from '../../dice/entered.js';
import { rosterKey } from '../../engine/inputs/filling.js';
import { readValue } from '../../engine/inputs/values.js';
import { printable } from '../../engine/shown.js';
import type { Page } from '../../render/page.js';
import type { AnyAction } from '../../rules/action.js';
import type { Field, Fields, ListField } from '../../rules/field.js';
import { actionOf, type RuleSystem, toldActions } from '../../rules/system.js';
import { actionSaid, are, capital } from '../../rules/text/say.js';
import { CliError } from '../errors.js';
import { faultAsked } from '../failure.js';
import type { Shelf } from '../rules/reading.js';
import { type ChecklistAnswer, type ChecklistLine, checklistPrompt } from './checklist-prompt.js';
import { readingPrompt } from './reading-prompt.js';
import { answeredBehind, columns, fitted, rows, withRoom } from './screen.js';
import { givingBack } from './signals.js';

/** What inputs are asked of: an action, or a kind of unit. */
interface AsksInputs {
  readonly inputs: Fields;
}

/** Something that can be picked from a list. */
export interface Choice<T> {
  readonly name: string;
  readonly says?: string;
  readonly value: T;
}

/** Inputs that are asked for on one screen. */
interface AskedTogether {
  readonly action: AnyAction;
  readonly names: readonly string[];
  /** Those of them that are known from the game. */
  readonly known: ChecklistAnswer;
  /** What they come to as they are filled in. */
  readonly soFar: (filled: ChecklistAnswer) => string;
  /** Why they cannot stand. */
  readonly wrong: (filled: ChecklistAnswer) => string | undefined;
}

/** Questions to a player at a terminal. They appear on stderr: stdout is the answer's alone. */
export interface Prompts {
  /**
   * Asks for inputs, and returns them as they would be typed behind their flags.
   * @param first where a list of choices begins, where it has no default, and what is proposed where something is typed
   */
  fields(
    of: AsksInputs,
    names: readonly string[],
    first?: Readonly<Record<string, string>>,
  ): Promise<Record<string, string | true>>;
  /** Asks for the next handful of dice. */
  dice(wanted: Wanted): Promise<string>;
  /** Asks which rule system a game is played by. */
  system(systems: readonly RuleSystem[]): Promise<RuleSystem>;
  /** Asks which action, of which system. */
  action(systems: readonly RuleSystem[]): Promise<{ system: RuleSystem; action: AnyAction }>;
  /** Asks which of the optional inputs to give as well. */
  more(of: AsksInputs, names: readonly string[]): Promise<string[]>;
  /** Asks for one of a list: whoever is named first stands under the cursor. */
  pick<T>(question: string, choices: readonly Choice<T>[]): Promise<T>;
  /**
   * Asks for a word or a few.
   * @param wrong what is wrong with what was typed, in a sentence
   */
  text(
    question: string,
    wrong: (typed: string) => string | undefined | Promise<string | undefined>,
    usual?: string,
  ): Promise<string>;
  /** Asks for the inputs of a list on one screen. */
  checklist(of: AskedTogether): Promise<ChecklistAnswer>;
  /** Lets a book be read until the reader leaves it. */
  read(shelf: Shelf, page: Page): Promise<void>;
}

/** What stands below the choices, and what was chosen behind the question, as they fit the screen. */
const themeFor = (ascii: boolean, message: string) => ({
  ...(ascii && { prefix: { idle: '?', done: '+' }, icon: { cursor: '>', checked: 'x', unchecked: '.' } }),
  style: {
    answer: (text: string) => styleText('cyan', answeredBehind(message, text)),
    keysHelpTip: (keys: readonly (readonly [key: string, does: string])[]) =>
      fitted([...keys, LEAVES].map(([key, does]) => `${(ascii && KEYS[key]) || key} ${does}`).join(', '), 0),
    renderSelectedChoices: (chosen: readonly { readonly short: string }[]) =>
      chosen.length > 0 ? `\n  ${fitted(chosen.map(({ short }) => short).join(', '), 2)}` : '',
  },
});

/** What leaves any question. */
const LEAVES = ['esc', 'leave'] as const;

/** Keys by their names, where their signs cannot be shown. */
const KEYS: Readonly<Record<string, string>> = { '\u2191\u2193': 'up, down', '\u23ce': 'enter' };

/** What answers one question. */
type Answering = <T>(
  question: Record<string, unknown> & { readonly type: string; readonly message: string },
) => Promise<T>;

/** @param ascii nothing beyond ASCII is written */
const answering =
  (ascii: boolean): Answering =>
  <T>(question: Parameters<Answering>[0]) =>
    interruptible(async (signal) => {
      const fits = fitted(question.message, 2);
      const message = question.type === 'input' ? withRoom(fits) : fits;
      const asked = [{ theme: themeFor(ascii, message), ...question, message, name: 'answer' }];
      const ask = inquirer.createPromptModule({ output: process.stderr, signal });
      const answers = (await ask(asked)) as { answer: T };
      return answers.answer;
    });

/** Leaving a question (Ctrl-C, Escape) is an interruption, not a fault. */
async function interruptible<T>(asking: (escaped: AbortSignal) => Promise<T>): Promise<T> {
  const leaving = new AbortController();
  const onKey = (_: unknown, key?: { readonly name?: string }) => {
    if (key?.name === 'escape') leaving.abort();
  };
  process.stdin.on('keypress', onKey);
  try {
    return await givingBack(() => asking(leaving.signal));
  } catch (error) {
    if (LEFT.includes((error as Error).name))
      throw new CliError('interrupted', 'Interrupted: nothing was done.');
    throw error;
  } finally {
    process.stdin.off('keypress', onKey);
  }
}

/** What a question throws that somebody leaves. */
const LEFT = ['ExitPromptError', 'AbortPromptError'];

/** Lines of choices that are shown at once, as many as there is room for: the question and the keys stand around them. */
const pageSize = (): number => Math.max(3, rows() - 6);

/** How many there are, where not all of them are on the screen. */
function inAll(choices: readonly { readonly name: string }[]): string {
  const lines = choices.reduce((sum, { name }) => sum + name.split('\n').length, 0);
  return lines > pageSize() ? `; ${choices.length} in all` : '';
}

async function field(
  name: string,
  of: Field,
  first: string | undefined,
  answer: Answering,
): Promise<string | true | undefined> {
  if (of.kind === 'switch')
    return (
      (await answer<boolean>({ type: 'confirm', message: `${capital(of.help)}?`, default: false })) ||
      undefined
    );
  if (of.kind === 'choice' && !of.or) {
    return answer<string>({
      type: 'select',
      message: `${asked(of)}:`,
      choices: [...of.choices],
      default: of.default ?? first,
    });
  }
  const validate = (typed: string) => {
    try {
      readValue(name, of, typed);
      return true;
    } catch (error) {
      return fitted(faultAsked(error, typed), 2);
    }
  };
  return answer<string>({
    type: 'input',
    message: `${asked(of)}:`,
    default: first ?? of.default?.toString(),
    validate,
  });
}

/** What an input is for, and others that are named there: none of them is typed as a flag here. What holds where it is not told is no matter. */
const helpAsked = ({ help }: Field): string => withoutDashes(help.replace(/;[^;]* if not given$/, ''));
const withoutDashes = (text: string): string => text.replace(/--(?=[a-z])/g, '');

/** `Figures in the unit (1 to 12)`, `From centre to centre, in inches (0 to 200)`. */
function asked(of: Field): string {
  const help = capital(helpAsked(of));
  if (of.kind === 'list' && between(of)) return `${help} (several: with ${between(of)})`;
  if (of.kind !== 'count' && of.kind !== 'measure') return help;
  const unit = of.kind === 'measure' && !of.help.includes(of.unit) ? `, in ${of.unit}` : '';
  return `${help}${unit} (${of.min} to ${of.max})`;
}

/** `2 more`, `1 too many`: what was typed stays where it is. */
const missing = (n: number, typed: number): string =>
  typed < n ? `${n - typed} more` : `${typed - n} too many`;

/** What stands between several values that are typed at once, where that is not white space. */
function between({ between }: ListField): string | undefined {
  const signs = { ',': 'commas', ';': 'semicolons', '/': 'slashes' };
  return Object.entries(signs).find(([sign]) => between?.test(sign))?.[1];
}

/**
 * The questions of this process.
 * @param ascii nothing beyond ASCII is written
 */
export function promptsIn(ascii: boolean): Prompts {
  const answer = answering(ascii);
  return {
    async fields(of, names, first = {}) {
      const given: Record<string, string | true> = {};
      for (const name of names) {
        const value = await field(name, of.inputs[name] as Field, first[name], answer);
        if (value !== undefined) given[name] = value;
      }
      return given;
    },
    dice: ({ asked, n, allowed, digits, fault }) =>
      answer<string>({
        type: 'input',
        message: `${capital(asked)}:`,
        validate(typed: string) {
          const faces = facesFor(typed, { digits });
          const found = faces.length === n ? fault(faces) : undefined;
          const wrong =
            faces.length === n
              ? found && `${found}; each is ${allowed}.`
              : `${n} ${are(n)} needed${digits || n === 1 ? '' : ', with spaces between them'}: ${missing(n, faces.length)}.`;
          return wrong === undefined || fitted(wrong, 2);
        },
      }),
    system(systems) {
      const choices = systems.map((system) => ({
        name: fitted(system.title, 2),
        short: system.short,
        value: system,
      }));
      return answer({
        type: 'select',
        message: 'Which rules is it played by?',
        choices,
        pageSize: pageSize(),
      });
    },
    async action(systems) {
      const all = await Promise.all(
        systems.map(async (system) => (await toldActions(system)).map((action) => ({ system, action }))),
      );
      const beside = columns() >= 60;
      // Of one system alone it goes without saying.
      const ofIts = ({ short }: RuleSystem) => (systems.length > 1 ? ` (${short})` : '');
      const choices = all.flat().map(({ system, action }) => {
        const name = beside ? action.name.padEnd(16) : `${action.name}:`;
        return {
          name: fitted(`${name} ${action.says}${ofIts(system)}`, 2, beside ? 19 : 4),
          short: action.name,
          value: { system, name: action.name },
        };
      });
      const { system, name } = await answer<{ system: RuleSystem; name: string }>({
        type: 'select',
        message: 'What happens?',
        choices,
        pageSize: pageSize(),
      });
      return { system, action: await actionOf(system, name) };
    },
    more(of, names) {
      const choices = names.map((name) => {
        const input = of.inputs[name] as Field;
        const group = input.group && `${withoutDashes(input.group)}: `;
        const says = group ? `${group}${helpAsked(input)}` : capital(helpAsked(input));
        return { name: fitted(says, 3, 5), short: rosterKey(name), value: name };
      });
      return answer({
        type: 'checkbox',
        message: `What else matters? (space to tick, enter to go on${inAll(choices)})`,
        choices,
        pageSize: pageSize(),
      });
    },
    pick(question, choices) {
      const beside = columns() >= 60;
      const widest = Math.min(Math.max(...choices.map(({ name }) => name.length)), 20);
      const offered = choices.map(({ name, says }, value) => {
        const lead = says === undefined ? name : beside ? name.padEnd(widest) : `${name}:`;
        return {
          name: fitted(printable(says === undefined ? lead : `${lead} ${says}`), 2, beside ? widest + 3 : 4),
          short: printable(name),
          value,
        };
      });
      const ask = { type: 'select', message: printable(question), choices: offered, pageSize: pageSize() };
      return answer<number>(ask).then((i) => choices[i]!.value);
    },
    text: (question, wrong, usual) =>
      answer<string>({
        type: 'input',
        message: `${question}:`,
        default: usual,
        async validate(typed: string) {
          const fault = await wrong(typed.trim());
          return fault === undefined || fitted(fault, 2);
        },
      }).then((typed) => typed.trim()),
    checklist({ action, names, known, soFar, wrong }) {
      const lines = names.map(
        (name) => ({ name, known: known[name], ...(action.inputs[name] as Field) }) as ChecklistLine,
      );
      const config = { message: `${capital(actionSaid(action.name))}:`, lines, soFar, wrong };
      return interruptible((signal) => checklistPrompt(config, { output: process.stderr, signal }));
    },
    read: (shelf, page) =>
      interruptible(() =>
        readingPrompt({ shelf, page }, { output: process.stderr, clearPromptOnDone: true }),
      ),
  };
}
