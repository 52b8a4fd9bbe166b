#!/usr/bin/env node
'use strict';
/**
 * Loads the bundles with V8's compiled code from an earlier run, which saves a fifth of the start. Everything about it
 * is optional: whatever goes wrong, they are compiled as usual. V8 runs what it is given, so nothing is given to it that
 * somebody else could have written, or that is not whole.
 *
 * In the syntax of 2015: an old Node must be able to read this, to be told that it is too old. And in one file: for a second
 * Node would read package.json first. What is only for runs that keep something is in keep.cjs.
 */
// biome-ignore lint/style/useNodejsImportProtocol: an old Node does not know it.
const fs = require('fs');
const { env, versions } = process;

const [major, minor] = versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fs.writeSync(2, `wg: Node ${versions.node} is too old: wg needs 20.19 or later.\n`);
  process.exit(1);
}

const path = require('node:path');
const vm = require('node:vm');

const dist = path.join(__dirname, '..', 'dist');
const { O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = fs.constants;

/**
 * What is read of wg itself. Where a part of it is missing nothing else it could say would help.
 * @returns its text, which is ASCII
 */
function part(name) {
  try {
    // As UTF-8, which Node has the quickest way to read.
    return fs.readFileSync(path.join(dist, name), 'utf8');
  } catch (error) {
    const file = `dist/${path.basename(name)}`;
    const message = `${file} cannot be read (${error.code}): wg is not whole. Build or install it again.`;
    const json = process.argv.includes('--json');
    const said = json ? JSON.stringify({ error: { code: 'internal', message } }) : `wg: ${message}`;
    try {
      fs.writeSync(2, `${said}\n`);
    } catch (_) {}
    process.exit(1);
  }
}

/** V8 lets texts longer than this lie where they are; shorter ones fill up what it collects garbage in, and are copied there. */
const LONG = 1 << 17;

/** A bundle as Node wraps a module. One that is nearly long is made so, that a short run ends before any garbage is collected. */
function wrapped(name) {
  const source = `(function (exports, require, module, __filename, __dirname) {${part(name)}\n})`;
  return source.length > LONG / 2 ? source.padEnd(LONG) : source;
}

/** Whose compiled code is run. Where files have no owner that Node could ask for, as on Windows, none is kept at all. */
const user = process.geteuid ? process.geteuid() : undefined;
const isOurs = (stat) => stat.uid === user && (stat.mode & 0o022) === 0;

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
  return (
    [command, system]
      .filter((word) => known.includes(word))
      .concat(odds)
      .join('-') || 'other'
  );
}

/** Where compiled code is kept: a path that names all it depends on, which is source, V8, processor and line. */
function cachePath() {
  const { XDG_CACHE_HOME: xdg, HOME: home } = env;
  const folder =
    xdg && path.isAbsolute(xdg) ? xdg : home && path.isAbsolute(home) && path.join(home, '.cache');
  if (!folder) return undefined;
  const [hash, ...known] = part('wg.words').split(' ');
  const kind = kindOf(process.argv.slice(2), known);
  return path.join(folder, 'wg', `${hash}-${versions.v8}-${process.arch}-${kind}`);
}

/** Whether the folder is there and nobody else may put files into it, by a link neither. */
function isOurFolder(folder) {
  try {
    const stat = fs.lstatSync(folder);
    return stat.isDirectory() && isOurs(stat);
  } catch (_) {
    return false;
  }
}

/**
 * No run goes every way through the program, and what it compiles on a new one is worth keeping: the first few add to what
 * is kept, and then one of many.
 */
const learns = (runs) => runs < 3 || process.pid % 16 === 0;

/** How many bytes of what is kept are compared at once, at least, and how many tell the length of its code and its runs. */
const AT_ONCE = 1 << 16;
const NUMBERS = 12;

/** Where one bundle after the other is read: memory that is new costs more than to read it. The first is the largest. */
let room = Buffer.alloc(0);

/**
 * A bundle that is kept, if it is whole: its compiled code, its source, the length of the one, how many runs it comes from and
 * the name of the file; all of it twice. To compare the two costs less than to load what works out a checksum.
 */
function whole(descriptor, size, file) {
  const half = size / 2;
  if (room.length < half + AT_ONCE) room = Buffer.allocUnsafeSlow(half + AT_ONCE);
  const data = room.subarray(0, half);
  if (fs.readSync(descriptor, data) !== half) return undefined;
  const name = path.basename(file);
  const end = half - name.length;
  if (data.toString('latin1', end) !== name) return undefined;
  for (let at = 0; at < half; ) {
    const n = fs.readSync(descriptor, room, half, room.length - half);
    if (n === 0 || room.compare(room, half, half + n, at, at + n) !== 0) return undefined;
    at += n;
  }
  const numbers = data.toString('latin1', end - NUMBERS, end).trim();
  const [code, runs] = numbers.split(' ').map(Number);
  return { code: data.subarray(0, code), source: data.toString('latin1', code, end - NUMBERS), runs };
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
    return stat.isFile() && isOurs(stat) ? whole(descriptor, stat.size, file) : undefined;
  } catch (_) {
    return undefined;
  } finally {
    if (descriptor !== undefined) fs.closeSync(descriptor);
  }
}

const cache = usable ? cachePath() : undefined;
const isKept = cache !== undefined && isOurFolder(path.dirname(cache));
const loaded = new Map();

/** Bundles of which more may have been compiled than is kept. */
const learnt = [];

/** Has a bundle kept after the run, so that what was compiled on the way is in it. */
function keepAfterwards(bundle) {
  if (learnt.push(bundle) > 1) return;
  process.on('exit', () => {
    const keep = require('./keep.cjs');
    for (const { file, source, script, runs } of learnt)
      keep({ file, source, code: script.createCachedData(), runs, isOurFolder });
  });
}

/** The exports of a bundle or of a module of Node, or data. */
function load(name) {
  if (!name.startsWith('./')) return require(name);
  if (name.endsWith('.json')) return JSON.parse(part(name));
  // What the command line shares with the engine it holds itself; a thread has no command line.
  if (name === './core.cjs' && loaded.has('./wg.cjs')) return loaded.get('./wg.cjs').exports;
  if (loaded.has(name)) return loaded.get(name).exports;
  const filename = path.join(dist, name);
  const file = cache && `${cache}-${path.basename(name, '.cjs')}.bin`;
  const kept = isKept ? read(file) : undefined;
  const { code, source } = kept || { source: wrapped(name) };
  const script = new vm.Script(source, { filename, cachedData: code });
  const runs = kept && !script.cachedDataRejected ? kept.runs : 0;
  if (file && learns(runs)) keepAfterwards({ file, source, script, runs: Math.min(runs + 1, 9) });
  const self = { exports: {} };
  loaded.set(name, self);
  script.runInThisContext()(self.exports, load, self, filename, dist);
  return self.exports;
}

// A thread begins in a file of its own.
const { filename: begun } = require.main || module;
load(path.basename(begun) === 'worker.cjs' ? './worker.cjs' : './wg.cjs');
