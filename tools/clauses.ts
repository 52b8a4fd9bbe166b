/**
 * Reports, for each rule system, which clauses of its book came out of the program while the tests ran, which of them were met
 * by a test that names them, which players are only reminded of, and which are missing; and the options of switches that were
 * played. Fails when a clause is missing in a system said to be complete, when one that is no reminder is only shown, when a
 * test names a clause that does not exist, or when what is there is met by no test that names it.
 */
import { SYSTEMS } from '../rulesets/index.js';
import { type Coverage, coverageOf } from './clauses/coverage.js';
import { allMet, notRun } from './clauses/met.js';

/** The rule systems all of whose clauses are implemented and tested, or reminders that are shown. */
const COMPLETE: readonly string[] = ['battleground', 'wrg-1925', 'fubar', 'valor-and-victory'];

const behind = notRun();
if (behind.length > 0) {
  const all = behind.length > 8 ? 'npm test' : `npx vitest run ${behind.join(' ')}`;
  console.error(`fault: ${behind.length} files of tests were not run since they were written: ${all}`);
  process.exit(1);
}

const met = allMet();
const reports: [id: string, of: Coverage][] = [];
for (const system of SYSTEMS) {
  const { book } = await system.book();
  reports.push([system.id, coverageOf(book, met, COMPLETE.includes(system.id))]);
}

if (process.argv.includes('--json')) {
  const json = reports.map(([id, { faults: _, ...of }]) => [id, of]);
  console.log(JSON.stringify(Object.fromEntries(json)));
} else {
  for (const [id, { implemented, tested, shown, missing, untested, faults }] of reports) {
    const all = implemented.length + shown.length + missing.length;
    console.log(
      `${id}: ${all} clauses, ${implemented.length} implemented, ${tested.length} tested, ${shown.length} shown only, ${missing.length} missing`,
    );
    if (shown.length) console.log(`  shown    ${shown.join(' ')}`);
    if (missing.length) console.log(`  missing  ${missing.join(' ')}`);
    if (untested.length) console.log(`  untested ${untested.join(' ')}`);
    for (const fault of faults) console.error(`fault: ${fault}`);
  }
}
if (reports.some(([, { faults }]) => faults.length > 0)) process.exitCode = 1;
