/**
 * Reports, for each rule system, which clauses of its book the code implements, the tests name, the program only shows,
 * and which are missing. Fails when a clause is missing in a system said to be complete, when one that is no reminder is
 * only shown, or when something cites a clause that does not exist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SYSTEMS } from '../rulesets/index.js';
import { remindersOf } from '../src/rules/action.js';
import { actionsOf } from '../src/rules/system.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The rule systems all of whose clauses are implemented and tested, or reminders that are shown. */
const COMPLETE: readonly string[] = ['battleground', 'wrg-1925', 'fubar', 'valor-and-victory'];

interface Report {
  readonly implemented: string[];
  readonly tested: string[];
  readonly shown: string[];
  readonly missing: string[];
}

/** The sources under a folder, without comments: what is said in passing is no citation. */
function sources(folder: string, skip: (path: string) => boolean = () => false): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !skip(path))
    .map((path) =>
      readFileSync(join(root, folder, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''),
    );
}

/** A source without its lists of reminders: what is only shown is not implemented. */
function withoutReminders(text: string): string {
  const start = text.indexOf('reminders: [');
  if (start < 0) return text;
  let depth = 0;
  let end = text.indexOf('[', start);
  do {
    if (text[end] === '[') depth++;
    if (text[end] === ']') depth--;
    end++;
  } while (depth > 0);
  return text.slice(0, start) + text.slice(end);
}

const cited = (texts: readonly string[], prefix: string) =>
  new Set(
    texts.flatMap(
      (text) =>
        text.match(new RegExp(`(?<=['"\`\\s(])${prefix}:(?!R\\d|table\\b)[\\w-]+(?:\\.\\w+)+\\b`, 'g')) ?? [],
    ),
  );

const reports: Record<string, Report> = {};
const faults: string[] = [];
for (const system of SYSTEMS) {
  const { book } = await system.book();
  const ids = Object.keys(book.clauses);
  const named = (id: string) => `${id} (${book.clauses[id]!.title})`;
  const code = sources(`rulesets/${system.id}`, (path) =>
    /^book|(^|\/)(clauses|rulings)\.ts$/.test(path),
  ).map(withoutReminders);
  const implemented = cited(code, system.short);
  const tested = cited(sources('tests'), system.short);
  const reminders = new Set<string>((await actionsOf(system)).flatMap((action) => remindersOf(action)));
  for (const id of new Set([...implemented, ...tested, ...reminders])) {
    if (!(id in book.clauses)) faults.push(`${id} is cited and does not exist`);
  }
  const onlyShown = ids.filter((id) => reminders.has(id) && !implemented.has(id));
  const shown = onlyShown.filter((id) => book.clauses[id]!.kind === 'reminder');
  const covered = new Set([...implemented, ...shown]);
  const missing = ids.filter((id) => !covered.has(id));
  reports[system.id] = {
    implemented: ids.filter((id) => implemented.has(id)),
    tested: ids.filter((id) => tested.has(id)),
    shown,
    missing,
  };
  for (const [id, { switch: isSwitch }] of Object.entries(book.rulings)) {
    // Asked for by a rule or a permit, or by a table cell that has other options; a mere citation plays nothing.
    const asking = new RegExp(`ruling\\(\\s*'${id}'\\s*\\)|under: \\{ ruling: '${id}'|,\\s*'${id}',\\s*\\{`);
    const asked = code.some((text) => asking.test(text));
    if (isSwitch && !asked) faults.push(`${id} is a switch that no rule asks about`);
  }
  for (const id of onlyShown) {
    if (!shown.includes(id)) faults.push(`${named(id)} is no reminder and only shown`);
  }
  if (!COMPLETE.includes(system.id)) continue;
  for (const id of missing) {
    if (!onlyShown.includes(id)) faults.push(`${named(id)} is missing`);
  }
  for (const id of ids) {
    if (implemented.has(id) && !tested.has(id))
      faults.push(`${named(id)} is implemented and no test names it`);
  }
}

if (process.argv.includes('--json')) console.log(JSON.stringify(reports));
else {
  for (const [id, { implemented, tested, shown, missing }] of Object.entries(reports)) {
    const all = implemented.length + shown.length + missing.length;
    console.log(
      `${id}: ${all} clauses, ${implemented.length} implemented, ${tested.length} tested, ${shown.length} shown only, ${missing.length} missing`,
    );
    if (shown.length) console.log(`  shown    ${shown.join(' ')}`);
    if (missing.length) console.log(`  missing  ${missing.join(' ')}`);
  }
  for (const fault of faults) console.error(`fault: ${fault}`);
}
if (faults.length > 0) process.exitCode = 1;
