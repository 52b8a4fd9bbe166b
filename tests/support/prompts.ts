import type { Prompts } from '../../src/cli/prompt/prompts.js';
import type { Wanted } from '../../src/dice/entered.js';
import { actionOf } from '../../src/rules/system.js';

/** What was asked at a terminal, in order: `fields grade,figures`, `dice white 5`, `action`, `more hits`. */
export type Asked = string[];

/** What a player answers. Whatever is left out must not be asked. */
export interface Answers {
  /** Answers to questions for inputs, by name. */
  readonly fields?: Readonly<Record<string, string | true>>;
  /** Handfuls of dice, one after another. */
  readonly dice?: readonly string[];
  /** The rule system that a game is begun with. */
  readonly system?: string;
  /** The action that is picked in the guided way, as `system action`. */
  readonly action?: string;
  /** The optional inputs that are ticked. */
  readonly more?: readonly string[];
  /** What is picked from lists by its name, one after another; what stands under the cursor where it is left open. */
  readonly picks?: readonly (string | undefined)[];
  /** What is typed where words are asked for, one after another. */
  readonly texts?: readonly string[];
  /** What is filled in on a checklist, by name. */
  readonly checklist?: Readonly<Record<string, string | true>>;
}

/** A player at a terminal who answers as planned, and at whom nothing unexpected may be asked. */
export function player(answers: Answers): { prompts: Prompts; asked: Asked; wanted: Wanted[] } {
  const asked: Asked = [];
  const wanted: Wanted[] = [];
  const dice = [...(answers.dice ?? [])];
  const picks = [...(answers.picks ?? [])];
  const texts = [...(answers.texts ?? [])];
  const prompts: Prompts = {
    async fields(_action, names) {
      if (names.length === 0) return {};
      asked.push(`fields ${names.join(',')}`);
      return Object.fromEntries(
        names.map((name) => {
          const answer = answers.fields?.[name];
          if (answer === undefined) throw new Error(`nobody expected to be asked for ${name}`);
          return [name, answer];
        }),
      );
    },
    async dice(want) {
      asked.push(`dice ${want.name} ${want.n}`);
      wanted.push(want);
      const handful = dice.shift();
      if (handful === undefined) throw new Error(`nobody expected to be asked for ${want.name}`);
      return handful;
    },
    async system(systems) {
      asked.push('system');
      // The rules of an action that is picked are picked before it.
      const wanted = answers.system ?? answers.action?.split(' ')[0];
      const system = systems.find(({ id }) => id === wanted);
      if (!system) throw new Error(`there is no rule system '${answers.system}' to pick`);
      return system;
    },
    async action(systems) {
      asked.push('action');
      const [id, name] = (answers.action ?? '').split(' ');
      const system = systems.find((s) => s.id === id);
      const action = system?.actions.includes(name!) && (await actionOf(system, name!));
      if (!system || !action) throw new Error(`there is no action '${answers.action}' to pick`);
      return { system, action };
    },
    async more(_action, names) {
      asked.push(`more ${names.join(',')}`);
      return [...(answers.more ?? [])];
    },
    async pick(question, choices) {
      asked.push(`${question} ${choices.map(({ name }) => name).join(' | ')}`);
      if (picks.length === 0) throw new Error(`nobody expected to be asked: ${asked.at(-1)}`);
      const wanted = picks.shift();
      const found = wanted === undefined ? choices[0] : choices.find(({ name }) => name === wanted);
      if (!found) throw new Error(`'${wanted}' is not among what was asked: ${asked.at(-1)}`);
      return found.value;
    },
    async text(question, wrong, usual) {
      asked.push(`${question}${usual === undefined ? '' : ` [${usual}]`}`);
      for (;;) {
        const typed = texts.shift();
        if (typed === undefined) throw new Error(`nobody expected to be asked: ${question}`);
        const fault = await wrong(typed);
        if (fault === undefined) return typed;
        asked.push(`wrong: ${fault}`);
      }
    },
    async checklist({ action, names, known, soFar, wrong }) {
      asked.push(`checklist ${names.join(',')}`);
      if (Object.keys(known).length > 0) asked.push(`known ${JSON.stringify(known)}`);
      const filled = answers.checklist;
      if (!filled) throw new Error(`nobody expected to be asked for a checklist of ${action.name}`);
      asked.push(`so far: ${soFar(filled)}`);
      const fault = wrong(filled);
      if (fault !== undefined) asked.push(`wrong: ${fault}`);
      return filled;
    },
    async read({ system }) {
      asked.push(`read ${system.id}`);
    },
  };
  return { prompts, asked, wanted };
}
