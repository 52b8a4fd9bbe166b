import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What is loaded on demand is not worked out. */
const notOnDemand = {
  name: 'not-on-demand',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * What a module comes to, for what is worked out when wg is built rather than at each start.
 * @param contents of the module, as it would stand in the root
 * @param dist where it may be written meanwhile
 * @returns what it exports
 */
export async function workedOut(contents, root, dist) {
  const name = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = join(dist, `worked-out-${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: root },
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [notOnDemand],
    logLevel: 'warning',
  });
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}
