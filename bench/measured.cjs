'use strict';
/**
 * Runs a program of Node in this process, and leaves what it took as a line of JSON in the file that WG_MEASURED names: memory and
 * time of the processor, and the time of each phase of a start of wg. Flags that do the same would have its compiled code passed over.
 *
 *   WG_MEASURED=<file> node bench/measured.cjs [program] [words]
 */
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const begun = performance.now();
const { XDG_STATE_HOME: state = '/none' } = process.env;
/** Where games lie; compiled code may be kept beside them. */
const games = path.join(state, 'wg', 'games');
const took = { code: 0, own: 0, games: 0 };
/** What the phases inside the one that is measured took. */
let inside = 0;

/** Begins a phase. @returns ends it */
function begin(phase) {
  const start = performance.now();
  const before = inside;
  return () => {
    const all = performance.now() - start;
    took[phase] += all - (inside - before);
    inside = before + all;
  };
}

/** Measures a function, but for what is measured within it. */
const timed = (phaseOf, run) =>
  function (...given) {
    const end = begin(phaseOf(...given));
    try {
      return Reflect.apply(run, this, given);
    } finally {
      end();
    }
  };

const [, , program, ...words] = process.argv;
if (program) {
  let last = 'own';
  const phaseOf = (file) => {
    if (typeof file === 'string') last = file.startsWith(games) ? 'games' : 'own';
    return last;
  };
  for (const name of ['openSync', 'readFileSync', 'existsSync', 'statSync', 'lstatSync'])
    fs[name] = timed(phaseOf, fs[name]);
  for (const name of ['readSync', 'fstatSync', 'closeSync', 'writeSync', 'fsyncSync'])
    fs[name] = timed(() => last, fs[name]);
  vm.Script = class extends vm.Script {
    constructor(...given) {
      const end = begin('code');
      super(...given);
      end();
    }
  };
}

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const { bootstrapComplete: node } = performance.nodeTiming;
  const all = performance.now() - begun;
  const phases = { node, ...took, rest: all - inside };
  const measured = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024, phases };
  fs.appendFileSync(process.env.WG_MEASURED, `${JSON.stringify(measured)}\n`);
});

if (program) {
  process.argv = [process.argv[0], path.resolve(program), ...words];
  require(process.argv[1]);
}
