'use strict';
/** Keeps what a run compiled for the runs after it; wg.cjs reads it. */
const fs = require('node:fs');
const path = require('node:path');

/** Compiled code that nothing has added to for a month is that of a version that has gone. */
const GONE = 30 * 24 * 60 * 60 * 1000;

/** Removes what no version uses any more. */
function tidy(folder) {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name.endsWith('.bin') && Date.now() - fs.lstatSync(file).mtimeMs > GONE) fs.rmSync(file);
  }
}

/** How many bytes tell the length of the code and its runs. */
const NUMBERS = 12;

/** What is kept in a file, as it is read again. */
function twice({ file, source, code, runs }) {
  const numbers = `${code.length} ${runs}`.padStart(NUMBERS);
  const once = Buffer.concat([code, Buffer.from(`${source}${numbers}${path.basename(file)}`, 'latin1')]);
  return Buffer.concat([once, once]);
}

/**
 * Keeps a bundle.
 * @param kept its file, source and compiled code, and how many runs that comes from
 * @param kept.isOurFolder whether nobody else may put files into a folder
 */
module.exports = (kept) => {
  const { file, runs, isOurFolder } = kept;
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
    fs.writeFileSync(draft, twice(kept), { mode: 0o600, flag: 'wx' });
    fs.renameSync(draft, file);
    if (runs === 1) tidy(folder);
  } catch {
    fs.rmSync(draft, { force: true });
  }
};
