'use strict';
/**
 * Loads the bundle with V8's compiled code from an earlier run, which saves a third of the start. Everything about it
 * is optional: whatever goes wrong, the bundle is compiled as usual.
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { createRequire } = require('node:module');

const dist = path.join(__dirname, '..', 'dist');
const bundle = path.join(dist, 'wg.cjs');
const { env } = process;

/** Flags and coverage change how code is compiled; then nothing is cached. */
const usable =
  !env.WG_NO_CACHE && !env.NODE_OPTIONS && !env.NODE_V8_COVERAGE && process.execArgv.length === 0;

/** Named after all that compiled code depends on, so that another version never reads it: source, V8 and processor. */
function cacheFile() {
  const { XDG_CACHE_HOME: xdg, HOME: home } = env;
  const folder =
    xdg && path.isAbsolute(xdg) ? xdg : home && path.isAbsolute(home) && path.join(home, '.cache');
  if (!folder) return undefined;
  const hash = fs.readFileSync(path.join(dist, 'wg.hash'), 'utf8');
  return path.join(folder, 'wg', `${hash}-${process.versions.v8}-${process.arch}.bin`);
}

/**
 * The compiled code, if the file is whole. V8 would run damaged code, so the file holds it twice over and the halves
 * have to be alike: that costs less than any checksum.
 */
function read(file) {
  try {
    const data = fs.readFileSync(file);
    const half = data.length / 2;
    const code = data.subarray(0, half);
    return half > 0 && code.equals(data.subarray(half)) ? code : undefined;
  } catch {
    return undefined;
  }
}

function write(file, code) {
  const folder = path.dirname(file);
  for (const level of [path.dirname(folder), folder]) {
    try {
      fs.mkdirSync(level, { mode: 0o700 });
    } catch {}
  }
  try {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, Buffer.concat([code, code]), { mode: 0o600 });
    fs.renameSync(draft, file);
  } catch {}
}

const source = fs.readFileSync(bundle, 'utf8');
const file = usable ? cacheFile() : undefined;
const cachedData = file && read(file);
const script = new vm.Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
  filename: bundle,
  ...(cachedData && { cachedData }),
});
if (file && (!cachedData || script.cachedDataRejected)) {
  // After the run, so that what it compiled on the way is in it.
  process.on('exit', () => write(file, script.createCachedData()));
}
const self = { exports: {} };
script.runInThisContext()(self.exports, createRequire(bundle), self, bundle, dist);
