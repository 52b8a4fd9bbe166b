import { readFileSync } from 'node:fs';

/** What the libraries load and wg has no use for; and of its own package.json all but the version. */
export const leanLibraries = {
  name: 'lean-libraries',
  setup(builder) {
    // Colour is decided by our own rules (src/render/theme.ts); chalk's detection would load node:tty.
    builder.onResolve({ filter: /^#supports-color$/ }, () => ({ path: 'supports-color', namespace: 'lean' }));
    builder.onLoad({ filter: /^supports-color$/, namespace: 'lean' }, () => ({
      contents: 'export default { stdout: false, stderr: false };',
    }));
    builder.onLoad({ filter: /[\\/]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // No prompt opens an editor: the tables of all encodings that one might write would be a fifth of the package.
    builder.onResolve({ filter: /^@inquirer\/external-editor$/ }, () => ({
      path: 'external-editor',
      namespace: 'lean',
    }));
    builder.onLoad({ filter: /^external-editor$/, namespace: 'lean' }, () => ({
      contents: "export const editAsync = () => { throw new Error('there is no editor here'); };",
    }));
  },
};
