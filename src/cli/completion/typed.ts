/** The word that is being completed, as a shell reads it. */
export interface Current {
  /** Without its quotes. */
  readonly text: string;
  /** The quote that is open at its end, if one is. */
  readonly quote: '' | '"' | "'";
}

/** A line up to the cursor. */
interface UpToCursor {
  /** The words behind the program that are done with. */
  readonly words: readonly string[];
  readonly current: Current;
}

interface Word {
  text: string;
  /** The quote that is open at its end, if one is. */
  quote: Current['quote'];
  /** It begins with a quote: nothing in it means anything but itself. */
  readonly isQuoted: boolean;
}

const PROGRAM = /(^|[\\/])(wg|wargame)(\.(cmd|ps1|exe))?$/i;

/**
 * Takes a line apart as shells do: at white space, but for what is quoted. What a shell would put in place of a variable is
 * not known here, and stays as it was typed.
 */
export function typedLine(raw: string): UpToCursor {
  const words = wordsTyped(raw);
  const program = words.findIndex(({ text }) => PROGRAM.test(text));
  const behind = words.slice(program + 1);
  const { text, quote } = behind.pop() ?? { text: '', quote: '' as const };
  return { words: behind.map((word) => word.text), current: { text, quote } };
}

/** The words of a line; the last is empty where the line ends between two. */
export function wordsTyped(raw: string): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  const letters = [...raw];
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i]!;
    if (!word?.quote && /\s/.test(letter)) {
      if (word) words.push(word);
      word = undefined;
      continue;
    }
    word ??= { text: '', quote: '', isQuoted: letter === '"' || letter === "'" };
    if (letter === '\\' && word.quote !== "'") {
      const next = letters[i + 1] ?? '';
      // Between double quotes a backslash stands for itself before most letters.
      const escapes = word.quote === '' || '"\\$`'.includes(next);
      word.text += escapes ? next : letter;
      if (escapes) i++;
    } else if (letter === word.quote) word.quote = '';
    else if (!word.quote && (letter === '"' || letter === "'")) word.quote = letter;
    else word.text += letter;
  }
  return [...words, word ?? { text: '', quote: '', isQuoted: false }];
}
