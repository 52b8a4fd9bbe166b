'use strict';
/**
 * Loads the bundles with V8's compiled code from an earlier run, which saves a third of the start. Everything about it
 * is optional: whatever goes wrong, they are compiled as usual.
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { createRequire } = require('node:module');

const dist = path.join(__dirname, '..', 'dist');
const { env } = process;

/** Flags and coverage change how code is compiled; then nothing is cached. */
const usable =
  !env.WG_NO_CACHE && !env.NODE_OPTIONS && !env.NODE_V8_COVERAGE && process.execArgv.length === 0;

/**
 * What a line runs: its action or command, its rule system, and `--odds`. Code is compiled when it is first called, so
 * each of the few kinds of lines has compiled code of its own.
 * @param known the words that can stand there
 */
function kindOf(line, known) {
  const flag = line.findIndex((word) => word === '-r' || word === '--ruleset');
  const system = flag < 0 ? undefined : line[flag + 1];
  const command = line[line[0] === 'odds' ? 1 : 0];
  const odds = line[0] === 'odds' || line.includes('--odds') ? ['odds'] : [];
  return [...[command, system].filter((word) => known.includes(word)), ...odds].join('-') || 'other';
}

/** Where compiled code is kept: a path that names all it depends on, which is source, V8, processor and line. */
function cachePath() {
  const { XDG_CACHE_HOME: xdg, HOME: home } = env;
  const folder =
    xdg && path.isAbsolute(xdg) ? xdg : home && path.isAbsolute(home) && path.join(home, '.cache');
  if (!folder) return undefined;
  const [hash, ...known] = fs.readFileSync(path.join(dist, 'wg.words'), 'latin1').split(' ');
  const kind = kindOf(process.argv.slice(2), known);
  return path.join(folder, 'wg', `${hash}-${process.versions.v8}-${process.arch}-${kind}`);
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

const cache = usable ? cachePath() : undefined;
const loaded = new Map();
/** What was compiled anew, to be kept after the run. */
const compiled = [];
const fromNode = createRequire(path.join(dist, 'wg.cjs'));

/** The exports of a bundle, or of a module of Node. */
function load(name) {
  if (!name.startsWith('./')) return fromNode(name);
  if (loaded.has(name)) return loaded.get(name).exports;
  const bundle = path.join(dist, name);
  const file = cache && `${cache}-${path.basename(name, '.cjs')}.bin`;
  const cachedData = file && read(file);
  // Bundles are plain ASCII, which is read faster as Latin-1.
  const source = fs.readFileSync(bundle, 'latin1');
  const script = new vm.Script(source, { filename: bundle, ...(cachedData && { cachedData }) });
  if (file && (!cachedData || script.cachedDataRejected)) compiled.push({ file, script });
  const self = { exports: {} };
  loaded.set(name, self);
  script.runInThisContext()(self.exports, load, self, bundle, dist);
  return self.exports;
}

// After the run, so that what it compiled on the way is in it.
process.on('exit', () => {
  for (const { file, script } of compiled) write(file, script.createCachedData());
});
load('./wg.cjs');
