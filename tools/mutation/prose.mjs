/**
 * What tools/mutation.mjs leaves as it is: sentences that explain, and decide nothing. A test that pinned them would only say
 * them again. What an answer says is no prose: it tells what the rule has done.
 */

/** Properties that hold what help, prompts, refusals and `wg rules` tell a reader. */
const TOLD = new Set([
  'help',
  'says',
  'way',
  'examples',
  'group',
  'metavar',
  'title',
  'source',
  'provenance',
]);
/** Where the help of an input stands among the arguments that declare it. */
const HELP_AT = { count: 0, measure: 0, toggle: 0, text: 0, list: 0, file: 0, choice: 1 };
const TEXTS = new Set(['StringLiteral', 'TemplateLiteral', 'ArrayExpression']);

const isTold = ({ type, key }) => type === 'ObjectProperty' && TOLD.has(key.name);

/** A text with a name, of which nothing but help is made: `const infantry = 'Infantry'`, a group of inputs. */
function isNamedHelp({ node, parentPath, scope }) {
  if (node.type !== 'StringLiteral' || parentPath.node.type !== 'VariableDeclarator') return false;
  const { referencePaths } = scope.getBinding(parentPath.node.id.name);
  return referencePaths.length > 0 && referencePaths.every(({ parent }) => isTold(parent));
}

/** A text within something that is told. Where a statement stands between, it is a rule that tells it. */
function isHelp(path) {
  if (!TEXTS.has(path.node.type)) return false;
  for (let at = path; at.parentPath && !at.isStatement(); at = at.parentPath) {
    const { node: within } = at.parentPath;
    if (isTold(within) && within.value === at.node) return true;
    if (within.type === 'CallExpression' && within.arguments[HELP_AT[within.callee.name]] === at.node)
      return true;
  }
  return false;
}

/** An object that holds nothing else: the field of a result. */
const holdsHelp = ({ node: { type, properties = [] } }) =>
  type === 'ObjectExpression' && properties.length > 0 && properties.every(isTold);

/**
 * A table as our copy of the book has it, and how it is read: tests/rules/tables.test.ts compares it with the one that is
 * played.
 */
const PRINTED = ['PrintedTable', 'PlayedTable', 'Reading'];
const isPrinted = ({ node: { type, id } }) =>
  type === 'VariableDeclarator' && PRINTED.includes(id.typeAnnotation?.typeAnnotation?.typeName?.name);

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'prose',
    value: {
      shouldIgnore: (path) =>
        isPrinted(path)
          ? 'a table as printed'
          : isHelp(path) || isNamedHelp(path) || holdsHelp(path)
            ? 'what help tells'
            : undefined,
    },
  },
];
