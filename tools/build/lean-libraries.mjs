import { readFileSync } from 'node:fs';

/** What the libraries load and wg has no use for. Each fails loudly when the library has changed. */
export const leanLibraries = {
  name: 'lean-libraries',
  setup(builder) {
    // Colour is decided by our own rules (src/render/theme.ts); chalk's detection would load node:tty.
    builder.onResolve({ filter: /^#supports-color$/ }, () => ({ path: 'supports-color', namespace: 'lean' }));
    builder.onLoad({ filter: /^supports-color$/, namespace: 'lean' }, () => ({
      contents: 'export default { stdout: false, stderr: false };',
    }));
    // No prompt opens an editor: the tables of all encodings that one might write would be a fifth of the package.
    builder.onResolve({ filter: /^@inquirer\/external-editor$/ }, () => ({
      path: 'external-editor',
      namespace: 'lean',
    }));
    builder.onLoad({ filter: /^external-editor$/, namespace: 'lean' }, () => ({
      contents: "export const editAsync = () => { throw new Error('there is no editor here'); };",
    }));
    // Commander starts other programs only for executable subcommands, of which there are none. Not to load what starts them
    // saves 4 ms of 39 at each start.
    builder.onLoad({ filter: /commander\/lib\/command\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const eager = /const childProcess = require\('node:child_process'\);/;
      if (!eager.test(source))
        throw new Error('commander no longer loads child_process this way: look at it again');
      return { contents: source.replace(eager, 'const childProcess = {};'), loader: 'js' };
    });
  },
};
