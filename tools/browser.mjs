/**
 * Checks the report of a game in a real browser, Chromium: no sideways scrolling on a phone, no errors on the console,
 * nothing loaded, headings in order, text that can be read in light and dark, and a PDF with pages.
 *
 *   npm run browser              fails where Chromium is missing
 *   npm run browser -- <folder>  keeps the page, its pictures and the PDF there
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

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

/** Plays a game with names that would break a careless page, and gives its report. */
function makeReport() {
  const env = { PATH: process.env.PATH, HOME: work, XDG_STATE_HOME: work, LANG: 'C.UTF-8' };
  const wg = (...args) => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'bin', 'wg.cjs'), ...args], { env });
    if (status !== 0) throw new Error(`wg ${args.join(' ')}: ${stderr}`);
  };
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
  return page;
}

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
  for (const name of ['header', 'nav', 'main', 'footer']) {
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

async function check(page) {
  const { send, events, child } = browser();
  const wrong = [];
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const tell = (method, params) => send(method, params, sessionId);
    for (const part of ['Page', 'Runtime', 'Log', 'Network']) await tell(`${part}.enable`);
    for (const scheme of ['light', 'dark']) {
      for (const width of [360, 1200]) {
        const where = `${width} px, ${scheme}`;
        await tell('Emulation.setDeviceMetricsOverride', {
          width,
          height: 800,
          deviceScaleFactor: 1,
          mobile: width < 600,
        });
        await tell('Emulation.setEmulatedMedia', {
          features: [{ name: 'prefers-color-scheme', value: scheme }],
        });
        await tell('Page.navigate', { url: pathToFileURL(page).href });
        await until(() => events.some(({ method }) => method === 'Page.loadEventFired'));
        if (keep) {
          const { data } = await tell('Page.captureScreenshot', { captureBeyondViewport: true });
          writeFileSync(join(keep, `report-${width}-${scheme}.png`), data, 'base64');
        }
        for (const open of [false, true]) {
          const opened = `for (const d of document.querySelectorAll('details')) d.open = ${open};`;
          const { result } = await tell('Runtime.evaluate', {
            expression: `${opened}${INSPECT}`,
            returnByValue: true,
          });
          wrong.push(...(result.value ?? [JSON.stringify(result)]).map((what) => `${where}: ${what}`));
        }
        wrong.push(...events.flatMap((event) => complaint(event, page)).map((what) => `${where}: ${what}`));
        events.length = 0;
      }
    }
    await tell('Runtime.evaluate', {
      expression: "for (const d of document.querySelectorAll('details')) d.open = false",
    });
    const { data } = await tell('Page.printToPDF', {
      printBackground: true,
      paperWidth: 8.27,
      paperHeight: 11.69,
    });
    const pdf = Buffer.from(data, 'base64');
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    if (pages === 0) wrong.push('the PDF has no pages');
    if (keep) writeFileSync(join(keep, 'report.pdf'), pdf);
    console.log(`${pages} pages on paper`);
  } finally {
    child.kill();
    await new Promise((ended) =>
      child.exitCode === null && child.signalCode === null ? child.on('exit', ended) : ended(),
    );
  }
  return wrong;
}

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
  const wrong = await check(makeReport());
  for (const what of new Set(wrong)) console.error(what);
  if (wrong.length > 0) process.exitCode = 1;
  else console.log('The report is well in the browser: 360 and 1200 px, light and dark, and on paper.');
} finally {
  rmSync(work, { recursive: true, force: true });
}
