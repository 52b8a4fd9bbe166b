/**
 * What tools/mutation.mjs leaves as it is: sentences that explain, and decide nothing. A test that pinned them would only say
 * them again. What an answer says is no prose: it tells what the rule has done.
 */

/** Properties that hold what help, prompts and refusals tell a reader. */
const TOLD = new Set(['help', 'says', 'way', 'examples', 'group', 'metavar', 'evidence', 'question', 'why']);
/** Where the help of an input stands among the arguments that declare it. */
const HELP_AT = { count: 0, measure: 0, toggle: 0, text: 0, list: 0, file: 0, choice: 1 };

const isText = ({ type }) =>
  type === 'StringLiteral' || type === 'TemplateLiteral' || type === 'ArrayExpression';

/** A text within something that is told. Where a statement stands between, it is a rule that tells it. */
function told(path) {
  for (let at = path; at.parentPath && !at.isStatement(); at = at.parentPath) {
    const { node: within } = at.parentPath;
    if (within.type === 'ObjectProperty' && within.value === at.node && TOLD.has(within.key.name))
      return true;
    if (within.type === 'CallExpression' && within.arguments[HELP_AT[within.callee.name]] === at.node)
      return true;
  }
  return false;
}

/** A table as our copy of the book has it: the rules read the one that is played. */
const printed = ({ node: { type, id } }) =>
  type === 'VariableDeclarator' && id.typeAnnotation?.typeAnnotation?.typeName?.name === 'PrintedTable';

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'prose',
    value: {
      shouldIgnore: (path) => {
        if (printed(path)) return 'a table as printed';
        if (isText(path.node) && told(path)) return 'help';
        return undefined;
      },
    },
  },
];
