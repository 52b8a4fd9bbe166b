/** Text as the typesetters of man pages take it. */

/** Characters that would mean something else, or come out as typographic ones. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\e',
  '-': '\\-',
  "'": '\\(aq',
  '`': '\\(ga',
  '^': '\\(ha',
  '~': '\\(ti',
};

const beyondAscii = (text: string): string =>
  text.replace(
    /[^\x20-\x7e]/gu,
    (c) => `\\[u${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** What is typed, letter for letter: a hyphen is the key next to 0, so that it can be copied. */
export const literal = (text: string): string => beyondAscii(text.replace(/[\\\-'`^~]/g, (c) => SIGNS[c]!));

/** Words of a sentence that are typed: flags, ids, names of files, and numbers below 0. */
const TYPED =
  /(?<![\w-])--?[a-z][\w-]*|\b[a-z]+:[\w.-]+|[\w./$~*-]*\/[\w./$~*-]*|(?<![\w-])-(?=\d)|[\w-]+\.(?:ya?ml|json|html)\b/gi;

/**
 * A sentence. What is typed in it keeps its hyphens.
 * @param typed words with hyphens that are typed as well, such as names of actions
 */
export function prose(text: string, typed: ReadonlySet<string> = new Set()): string {
  const plain = (part: string) =>
    part.replace(/[A-Za-z\d]+(?:-[A-Za-z\d]+)+/g, (word) => (typed.has(word) ? literal(word) : word));
  let made = '';
  let from = 0;
  for (const { 0: found, index } of text.matchAll(TYPED)) {
    made += others(plain(text.slice(from, index))) + literal(found);
    from = index + found.length;
  }
  return beyondAscii(made + others(plain(text.slice(from))));
}

/** The signs of a sentence that are no hyphens, but for those of a literal word in it. */
const others = (text: string): string =>
  text
    .replace(/\\(?!-)/g, '\\e')
    .replace(/[`^~]/g, (c) => SIGNS[c]!)
    .replace(/ - /g, ' \\- ');

export const bold = (text: string): string => `\\fB${text}\\fR`;
const italic = (text: string): string => `\\fI${text}\\fR`;

/** A line of usage: what is typed as it is in bold, what it stands for in italics. */
export const usage = (text: string): string =>
  text
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (/^<.*>$/.test(part)) return italic(literal(part.slice(1, -1)));
      return part
        .replace(/[\w$@-][^\s[\],]*/g, (word) => `\0${word}\0`)
        .split('\0')
        .map((word, i) => (i % 2 === 1 ? bold(literal(word)) : literal(word)))
        .join('');
    })
    .join('');

/** Text in lines that editors and checkers like: a sentence begins a line, and none is long. */
export function filled(text: string): string[] {
  return text
    .replace(/([.!?]) (?=[A-Z])/g, '$1\n')
    .split('\n')
    .flatMap((sentence) => wrapped(sentence))
    .map((line) => (/^[.']/.test(line) ? `\\&${line}` : line));
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= 78) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
