/**
 * Checks the report of a game, pages of odds and the sheets of all rule systems in a real browser, Chromium: no sideways scrolling, no
 * errors on the console, nothing loaded, headings in order, text that can be read in light and dark and in black on white; on paper
 * each sheet has two pages, of A4 and of Letter, and all of its text is there.
 *
 *   npm run browser              fails where Chromium is missing
 *   npm run browser -- <folder>  keeps the pages, their pictures and the PDFs there
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pagesOf } from './pdf.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const NAMES = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome'].filter(Boolean);
const chromium = NAMES.find((name) => spawnSync(name, ['--version']).status === 0);
if (!chromium) {
  console.error(`No Chromium was found (${NAMES.join(', ')}): install it, or name it in CHROMIUM.`);
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'wg-browser-'));
const keep = process.argv[2] && resolve(process.argv[2]);
if (keep) mkdirSync(keep, { recursive: true });

const env = { PATH: process.env.PATH, HOME: work, XDG_STATE_HOME: work, LANG: 'C.UTF-8' };
function wg(...args) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [join(root, 'bin', 'wg.cjs'), ...args], {
    env,
  });
  if (status !== 0) throw new Error(`wg ${args.join(' ')}: ${stderr}`);
  return stdout.toString();
}

/** Plays a game with names that would break a careless page, and gives its report. */
function makeReport() {
  const sides = ['<script>alert(1)</script>', '"Große" & \'Füße\' 🎲'];
  wg('draw-card', '--new', '--turn', '--sides', sides.join(','), '--seed', '0');
  for (let i = 1; i <= 40; i++) {
    const acting = ['--acting', sides[i % 2], '--seed', `${i}`];
    if (i % 8 === 0) wg('draw-card', '--turn', '--seed', `${i}`);
    else if (i % 3 === 0) wg('melee', '--attackers', '5', '--defenders', '4', ...acting);
    else
      wg(
        'shoot',
        '-g',
        'B',
        '-f',
        '9',
        '-c',
        'light',
        '--target-figures',
        '9',
        '--target-grade',
        'C',
        ...acting,
      );
  }
  const page = join(keep ?? work, 'report.html');
  wg('report', '--html', page, '--force');
  return { name: 'report', page };
}

/** What a club may agree on, for the sheet that has the most on it. */
const CLUB = `name: Thursday <b>club</b>
cells: { terrain-cover: { woods: 2, hill: 1 }, ranges: { mg: 18 }, armour-faces: { rear: -3 } }
rulings: { R68: 2, R31: 2, R51: 2, R109: 2, R16: 2, R11: 2 }
optional: { target-quality-defence: true }
`;

/** The sheets of all rule systems, and that of a club. */
function makeSheets() {
  const rulesets = JSON.parse(wg('rulesets', '--json'));
  const made = (name, ...flags) => {
    const page = join(keep ?? work, `${name}.html`);
    wg('sheet', '--html', page, '--force', ...flags);
    return { name, page, sheet: true };
  };
  const club = join(work, 'club.yaml');
  writeFileSync(club, CLUB);
  return [
    ...rulesets.map(({ id }) => made(`sheet-${id}`, '-r', id)),
    made('sheet-club', '-r', 'bg', '--house', club),
  ];
}

/** Pages of odds, comparisons, tallies and luck. */
function makePictures() {
  const made = (name, ...line) => {
    const page = join(keep ?? work, `${name}.html`);
    wg(...line, '--html', page, '--force');
    return { name, page };
  };
  const shot = ['shoot', '-g', 'C', '-f'];
  return [
    made('odds', 'odds', ...shot, '9', '--target-figures', '9', '--target-grade', 'C'),
    made('sweep', 'odds', ...shot, '3..12', '-c', 'none,light,medium,heavy,0..9'),
    made('sweep-one', 'odds', ...shot, '3..12'),
    made(
      'sweep-words',
      'odds',
      'charge',
      '-g',
      'C',
      '-f',
      '6..9',
      '-l',
      '1',
      '--target-figures',
      '7',
      '--distance',
      '9',
    ),
    made('compare', 'compare', 'shoot -g C -f 9', 'shoot -g B -f 7', 'shoot -g A -f 5'),
    made('tally', ...shot, '9', '--repeat', '100', '--seed', 'a'),
    made('luck', 'luck'),
  ];
}

/** The sizes of paper, in inches, and what a sheet leaves white at each edge. */
const PAPERS = { A4: [8.27, 11.69], Letter: [8.5, 11] };
const MARGIN = 9 / 25.4;

/** A browser that is spoken to over a pipe: its own protocol, without any package. */
function browser() {
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${join(work, 'profile')}`,
    '--remote-debugging-pipe',
    'about:blank',
  ];
  const child = spawn(chromium, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = child.stdio;
  const waiting = new Map();
  const events = [];
  let [id, rest] = [0, ''];
  output.setEncoding('utf8').on('data', (data) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop();
    for (const message of messages.map((text) => JSON.parse(text))) {
      if (message.id === undefined) events.push(message);
      else {
        const { ended, failed } = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.error) failed(new Error(JSON.stringify(message.error)));
        else ended(message.result);
      }
    }
  });
  child.on('exit', () => {
    for (const { failed } of waiting.values()) failed(new Error('the browser has ended'));
  });
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((ended, failed) => {
      waiting.set(++id, { ended, failed });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  return { send, events, child };
}

/** What is looked at in the page itself; it returns what is wrong. */
const INSPECT = `(() => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push('scrolls sideways: ' + root.scrollWidth + ' of ' + root.clientWidth);
  for (const of of document.querySelectorAll('body *')) {
    const box = of.getBoundingClientRect();
    if (box.width > 0 && box.right > root.clientWidth + 1 && !of.closest('.wide')) {
      wrong.push('sticks out: ' + of.tagName + ' ' + of.className + ' ' + of.textContent.slice(0, 40));
    }
  }
  const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((h) => Number(h.tagName[1]));
  if (levels.filter((n) => n === 1).length !== 1 || levels[0] !== 1) wrong.push('not one h1, first: ' + levels);
  levels.forEach((n, i) => { if (i > 0 && n > levels[i - 1] + 1) wrong.push('a heading is skipped: ' + levels); });
  // A page without sections has nothing to lead to.
  for (const name of levels.includes(2) ? ['header', 'nav', 'main', 'footer'] : ['header', 'main']) {
    if (document.querySelectorAll('body > ' + name).length !== 1) wrong.push('not one ' + name);
  }
  if (document.scripts.length > 0) wrong.push('there is a script');
  if (!root.lang) wrong.push('no language');
  for (const a of document.querySelectorAll('a')) {
    if (!document.getElementById(a.getAttribute('href').slice(1))) wrong.push('leads nowhere: ' + a.href);
  }
  const light = (css) => {
    const [r, g, b] = css.match(/[\\d.]+/g).map((n) => n / 255)
      .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (of) => {
    for (let at = of; at; at = at.parentElement) {
      const { backgroundColor: colour } = getComputedStyle(at);
      if (!/, 0\\)$|transparent/.test(colour)) return light(colour);
    }
    return 1;
  };
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const poor = new Set();
  for (const of of document.querySelectorAll('body *')) {
    const style = getComputedStyle(of);
    const own = [...of.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    const colour = of.closest('svg') ? (of.tagName === 'text' ? style.fill : of.matches('.line') && style.stroke) : own && style.color;
    if (colour && ratio(light(colour), behind(of)) < 4.5) poor.add(of.tagName + ' ' + of.className.baseVal + ' ' + colour);
  }
  for (const of of poor) wrong.push('poor contrast: ' + of);
  return wrong;
})()`;

/** What is looked at besides on paper: black and greys alone, and text that is as dark as can be. */
const INSPECT_PRINT = `(() => {
  const wrong = [];
  for (const of of document.querySelectorAll('body, body *')) {
    const { color, borderBottomColor, backgroundColor } = getComputedStyle(of);
    for (const css of [color, borderBottomColor, backgroundColor]) {
      const [r, g, b] = css.match(/[\\d.]+/g).map(Number);
      if (r !== g || g !== b) wrong.push('coloured on paper: ' + of.tagName + ' ' + css);
    }
    if (Number(color.match(/\\d+/)[0]) > 0x55) wrong.push('pale on paper: ' + of.tagName + ' ' + color);
    if (of.scrollWidth > of.clientWidth + 1 && of.clientWidth > 0) wrong.push('cut on paper: ' + of.tagName + ' ' + of.textContent.slice(0, 40));
  }
  return wrong;
})()`;

/** The texts that have to be on paper: of headings, lines, and cells. */
const TEXTS = `[...document.querySelectorAll('h1, h2, main p, dt, dd, th, td, caption, figcaption, footer p')].map((of) => of.textContent)`;

async function check({ name, page, sheet }, { send, events }) {
  const wrong = [];
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method, params) => send(method, params, sessionId);
  const find = async (expression) => {
    const { result } = await tell('Runtime.evaluate', { expression, returnByValue: true });
    return result.value ?? [JSON.stringify(result)];
  };
  const show = (width) =>
    tell('Emulation.setDeviceMetricsOverride', {
      width: Math.floor(width),
      height: 800,
      deviceScaleFactor: 1,
      mobile: width < 600,
    });
  for (const part of ['Page', 'Runtime', 'Log', 'Network']) await tell(`${part}.enable`);
  for (const scheme of ['light', 'dark']) {
    for (const width of [360, 1200]) {
      const where = `${name}, ${width} px, ${scheme}`;
      await show(width);
      await tell('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      });
      await tell('Page.navigate', { url: pathToFileURL(page).href });
      await until(() => events.some(({ method }) => method === 'Page.loadEventFired'));
      if (keep) {
        const { data } = await tell('Page.captureScreenshot', { captureBeyondViewport: true });
        writeFileSync(join(keep, `${name}-${width}-${scheme}.png`), data, 'base64');
      }
      for (const open of [false, true]) {
        const opened = `for (const d of document.querySelectorAll('details')) d.open = ${open};`;
        wrong.push(...(await find(`${opened}${INSPECT}`)).map((what) => `${where}: ${what}`));
      }
      wrong.push(...events.flatMap((event) => complaint(event, page)).map((what) => `${where}: ${what}`));
      events.length = 0;
    }
  }
  await find("for (const d of document.querySelectorAll('details')) d.open = false");
  for (const [paper, [paperWidth, paperHeight]] of Object.entries(PAPERS)) {
    const { data } = await tell('Page.printToPDF', { printBackground: false, paperWidth, paperHeight });
    const pdf = Buffer.from(data, 'base64');
    if (keep) writeFileSync(join(keep, `${name}-${paper}.pdf`), pdf);
    const pages = pagesOf(pdf);
    const complain = (what) => wrong.push(`${name}, ${paper}: ${what}`);
    console.log(`${name}: ${pages.length} pages of ${paper}`);
    if (pages.length === 0) complain('the PDF has no pages');
    if (!sheet) continue;
    if (pages.length !== 2) complain(`${pages.length} pages, not two`);
    const onPaper = bare(pages.map(({ text }) => text).join(''));
    for (const text of await find(TEXTS))
      if (!onPaper.includes(bare(text))) complain(`is not on paper: ${text}`);
    for (const text of pages.flatMap(({ beyond }) => beyond)) complain(`is beyond the page: ${text}`);
    await show((paperWidth - 2 * MARGIN) * 96);
    await tell('Emulation.setEmulatedMedia', { media: 'print' });
    for (const inspect of [INSPECT, INSPECT_PRINT]) for (const what of await find(inspect)) complain(what);
  }
  await send('Target.closeTarget', { targetId });
  events.length = 0;
  return wrong;
}

/** Text without what is between its letters. */
const bare = (text) => text.replace(/\s+/g, '');

/** What an event of the browser complains of; the page itself is all that may be loaded. */
function complaint({ method, params }, page) {
  if (method === 'Runtime.exceptionThrown') return [`exception: ${params.exceptionDetails.text}`];
  if (method === 'Runtime.consoleAPICalled') return [`console: ${JSON.stringify(params.args)}`];
  if (method === 'Log.entryAdded' && params.entry.level !== 'info') return [`log: ${params.entry.text}`];
  if (method === 'Network.requestWillBeSent' && params.request.url !== pathToFileURL(page).href)
    return [`loads ${params.request.url}`];
  return [];
}

async function until(is) {
  for (let tries = 0; !is(); tries++) {
    if (tries > 500) throw new Error('the page was not loaded in ten seconds');
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

try {
  const chrome = browser();
  const wrong = [];
  try {
    for (const page of [makeReport(), ...makeSheets(), ...makePictures()])
      wrong.push(...(await check(page, chrome)));
  } finally {
    const { child } = chrome;
    child.kill();
    await new Promise((ended) =>
      child.exitCode === null && child.signalCode === null ? child.on('exit', ended) : ended(),
    );
  }
  for (const what of new Set(wrong)) console.error(what);
  if (wrong.length > 0) process.exitCode = 1;
  else
    console.log('Report and sheets are well in the browser: 360 and 1200 px, light and dark, and on paper.');
} finally {
  rmSync(work, { recursive: true, force: true });
}
