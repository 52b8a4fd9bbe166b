'use strict';
/**
 * Loads the bundles with V8's compiled code from an earlier run, which saves a third of the start. Everything about it
 * is optional: whatever goes wrong, they are compiled as usual. V8 runs what it is given, so nothing is given to it that
 * somebody else could have written, or that is not whole.
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const dist = path.join(__dirname, '..', 'dist');
const { env } = process;
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants;

/**
 * What is read of wg itself. Where a part of it is missing nothing else it could say would help.
 * @returns its text
 */
function part(name) {
  try {
    return fs.readFileSync(path.join(dist, name), 'utf8');
  } catch ({ code }) {
    const message = `dist/${path.basename(name)} cannot be read (${code}): wg is not whole. Build or install it again.`;
    const json = process.argv.includes('--json');
    const said = json ? JSON.stringify({ error: { code: 'internal', message } }) : `wg: ${message}`;
    try {
      fs.writeSync(2, `${said}\n`);
    } catch {}
    process.exit(1);
  }
}

/** Whose compiled code is run. Where files have no owner that Node could ask for, as on Windows, none is kept at all. */
const user = process.geteuid?.();
const isOurs = ({ uid, mode }) => uid === user && (mode & 0o022) === 0;

/** Flags and coverage change how code is compiled; then nothing is cached. */
const usable =
  user !== undefined &&
  !env.WG_NO_CACHE &&
  !env.NODE_OPTIONS &&
  !env.NODE_V8_COVERAGE &&
  process.execArgv.length === 0;

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
  const [hash, ...known] = part('wg.words').split(' ');
  const kind = kindOf(process.argv.slice(2), known);
  return path.join(folder, 'wg', `${hash}-${process.versions.v8}-${process.arch}-${kind}`);
}

/** Whether the folder is there and nobody else may put files into it, by a link neither. */
function isOurFolder(folder) {
  try {
    const stat = fs.lstatSync(folder);
    return stat.isDirectory() && isOurs(stat);
  } catch {
    return false;
  }
}

/**
 * No run goes every way through the program, and what it compiles on a new one is worth keeping: the first few add to what
 * is kept, and then one of many.
 */
const learns = (runs) => runs < 3 || process.pid % 16 === 0;

/**
 * What is kept in a file: compiled code, which bundle's it is, and how many runs it comes from. All of it stands there twice:
 * to compare the two costs less than to load what works out a checksum.
 */
const twice = (code, file, runs) => {
  const once = Buffer.concat([code, Buffer.from(`${path.basename(file)} ${runs}`)]);
  return Buffer.concat([once, once]);
};

/** What is kept there, if it is whole. */
function whole(data, file) {
  const half = data.length / 2;
  const once = data.subarray(0, half);
  if (!once.equals(data.subarray(half))) return undefined;
  const code = once.subarray(0, half - path.basename(file).length - 2);
  const [name, runs] = once.subarray(code.length).toString().split(' ');
  return name === path.basename(file) ? { code, runs: Number(runs) } : undefined;
}

/**
 * What is kept in a file, if it is ours and whole. It is looked at by its descriptor: what is checked is what is read,
 * whatever is put in its place meanwhile.
 */
function read(file) {
  let descriptor;
  try {
    descriptor = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stat = fs.fstatSync(descriptor);
    if (!stat.isFile() || !isOurs(stat)) return undefined;
    const data = Buffer.allocUnsafeSlow(stat.size);
    return fs.readSync(descriptor, data) === data.length ? whole(data, file) : undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

/** Compiled code that nothing has added to for a month is that of a version that has gone. */
const GONE = 30 * 24 * 60 * 60 * 1000;

/** Removes what no version uses any more. */
function tidy(folder) {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.bin') && Date.now() - fs.lstatSync(file).mtimeMs > GONE) fs.rmSync(file);
  }
}

function write(file, code, runs) {
  const folder = path.dirname(file);
  for (const level of [path.dirname(folder), folder]) {
    try {
      fs.mkdirSync(level, { mode: 0o700 });
    } catch {}
  }
  if (!isOurFolder(folder)) return;
  // Nobody can have put anything there before: neither the name is known, nor is what is there opened.
  const draft = `${file}.${require('node:crypto').randomBytes(8).toString('hex')}`;
  try {
    fs.writeFileSync(draft, twice(code, file, runs), { mode: 0o600, flag: 'wx' });
    fs.renameSync(draft, file);
    if (runs === 1) tidy(folder);
  } catch {
    fs.rmSync(draft, { force: true });
  }
}

const cache = usable ? cachePath() : undefined;
const isKept = cache !== undefined && isOurFolder(path.dirname(cache));
const loaded = new Map();
/** Bundles of which more may have been compiled than is kept. */
const learnt = [];

/** The exports of a bundle, or of a module of Node. */
function load(name) {
  if (!name.startsWith('./')) return require(name);
  // What the command line shares with the engine it holds itself; a thread has no command line.
  if (name === './core.cjs' && loaded.has('./wg.cjs')) return loaded.get('./wg.cjs').exports;
  if (loaded.has(name)) return loaded.get(name).exports;
  const filename = path.join(dist, name);
  const file = cache && `${cache}-${path.basename(name, '.cjs')}.bin`;
  const kept = isKept ? read(file) : undefined;
  const source = `(function (exports, require, module, __filename, __dirname) {${part(name)}\n})`;
  const script = new vm.Script(source, { filename, ...(kept && { cachedData: kept.code }) });
  const runs = kept && !script.cachedDataRejected ? kept.runs : 0;
  if (file && learns(runs)) learnt.push({ file, script, runs: Math.min(runs + 1, 9) });
  const self = { exports: {} };
  loaded.set(name, self);
  script.runInThisContext()(self.exports, load, self, filename, dist);
  return self.exports;
}

// After the run, so that what it compiled on the way is in it.
process.on('exit', () => {
  for (const { file, script, runs } of learnt) write(file, script.createCachedData(), runs);
});
module.exports = load;
