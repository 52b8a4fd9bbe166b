/** Relations as others write them. */
const ALSO: Readonly<Record<string, string>> = { '==': '=', '≥': '>=', '≤': '<=', '≠': '!=', '<>': '!=' };

/** A quoted name, a relation, a bracket, or as much of a word as goes on to one of these. */
const TOKENS = /\s*(?:"([^"]*)"|'([^']*)'|(>=|<=|!=|<>|==|[=<>≥≤≠()])|([^\s"'=<>!≥≤≠()]+|.))/gsu;

/** A part of a condition. */
export interface Token {
  readonly is: 'sign' | 'word' | 'quoted';
  readonly text: string;
  /** There is no space between it and the one before. */
  readonly joined: boolean;
}

/** The parts of a condition, as it is typed. */
export function tokensIn(text: string): Token[] {
  return [...text.trim().matchAll(TOKENS)].map(([all, double, single, sign, word]) => {
    const quoted = double ?? single;
    const joined = !/^\s/.test(all);
    if (sign !== undefined) return { is: 'sign', text: ALSO[sign] ?? sign, joined };
    return { is: quoted === undefined ? 'word' : 'quoted', text: quoted ?? word!, joined };
  });
}

/** What is missing where a name should stand. */
export function missing(tokens: readonly Token[], at: number): string {
  const [before, here] = [tokens[at - 1]?.text, tokens[at]?.text];
  if (here === undefined) return `nothing stands behind '${before}'`;
  return before === undefined
    ? `nothing stands before '${here}'`
    : `nothing stands between '${before}' and '${here}'`;
}
