/**
 * Reports, for each rule system, which clauses of its book the code implements, the tests name, the program only shows,
 * and which are missing. Fails when a clause is missing that belongs to an action said to be complete, or when
 * something cites a clause that does not exist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SYSTEMS } from '../rulesets/index.js';
import { remindersOf } from '../src/rules/action.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The actions of each book whose clauses may not be missing any more. */
const COMPLETE: Record<string, readonly string[]> = {
  battleground: [
    'shoot',
    'casualties',
    'charge',
    'defend',
    'melee',
    'vehicle-melee',
    'overrun',
    'guard',
    'vehicle-damage',
    'vehicle-move',
    'move',
    'draw-card',
    'artillery',
    'mine-detect',
    'mine-attack',
    'mine-clear',
    'dig',
    'status',
    'combine',
    'medic',
    'passengers',
    'retreat',
    'rally',
  ],
};

interface Report {
  readonly implemented: string[];
  readonly tested: string[];
  readonly shown: { id: string; reason: string }[];
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
      (text) => text.match(new RegExp(`(?<=['"\`\\s(])${prefix}:[a-z]+\\.\\d+[a-z]?\\b`, 'g')) ?? [],
    ),
  );

const reports: Record<string, Report> = {};
const faults: string[] = [];
for (const system of SYSTEMS) {
  const { book } = await system.book();
  const ids = Object.keys(book.clauses);
  const code = sources(`rulesets/${system.id}`, (path) => path.startsWith('book')).map(withoutReminders);
  const implemented = cited(code, system.short);
  const tested = cited(sources('tests'), system.short);
  const reminders = new Set<string>(system.actions.flatMap((action) => remindersOf(action)));
  for (const id of [...implemented, ...tested, ...reminders, ...Object.keys(book.shown)]) {
    if (!(id in book.clauses)) faults.push(`${id} is cited and does not exist`);
  }
  for (const id of Object.keys(book.shown)) {
    if (!reminders.has(id) && !implemented.has(id))
      faults.push(`${id} is said to be shown, and no action shows it`);
  }
  const shown = ids
    .filter((id) => reminders.has(id) && !implemented.has(id))
    .flatMap((id) => {
      const reason =
        book.shown[id] ??
        (book.clauses[id]!.kind === 'reminder' ? 'a reminder: --explain shows it' : undefined);
      return reason ? [{ id, reason }] : [];
    });
  const covered = new Set([...implemented, ...shown.map(({ id }) => id)]);
  const missing = ids.filter((id) => !covered.has(id));
  reports[system.id] = {
    implemented: ids.filter((id) => implemented.has(id)),
    tested: ids.filter((id) => tested.has(id)),
    shown,
    missing,
  };
  for (const [id, { switch: isSwitch }] of Object.entries(book.rulings)) {
    // Asked for by a rule, or by a table cell that has other options; a mere citation plays nothing.
    const asking = new RegExp(`ruling\\(\\s*'${id}'\\s*\\)|\\([^()]*,\\s*'${id}',\\s*\\{`);
    const asked = code.some((text) => asking.test(text));
    if (isSwitch && !asked) faults.push(`${id} is a switch that no rule asks about`);
  }
  const complete = COMPLETE[system.id] ?? [];
  for (const id of ids) {
    if (!complete.includes(book.clauses[id]!.action)) continue;
    if (missing.includes(id)) faults.push(`${id} (${book.clauses[id]!.title}) is missing`);
    if (implemented.has(id) && !tested.has(id))
      faults.push(`${id} (${book.clauses[id]!.title}) is implemented and no test names it`);
  }
}

if (process.argv.includes('--json')) console.log(JSON.stringify(reports));
else {
  for (const [id, { implemented, tested, shown, missing }] of Object.entries(reports)) {
    const all = implemented.length + shown.length + missing.length;
    console.log(
      `${id}: ${all} clauses, ${implemented.length} implemented, ${tested.length} tested, ${shown.length} shown only, ${missing.length} missing`,
    );
    for (const { id: clause, reason } of shown) console.log(`  shown    ${clause}  ${reason}`);
    if (missing.length) console.log(`  missing  ${missing.join(' ')}`);
  }
  for (const fault of faults) console.error(`fault: ${fault}`);
}
if (faults.length > 0) process.exitCode = 1;
