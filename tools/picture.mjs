/**
 * Draws docs/answer.svg, the picture in the README: the output of a real run of the built program, colours and all.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const command = ['shoot', '-g', 'C', '-f', '9', '-l', '2', '-w', '2', '-c', 'medium', '--dug-in', '--dice'];
const dice = 'white=5,6,1,3,4,4 blue=5,1 red=6,1,2';
const { stdout } = spawnSync(
  process.execPath,
  [`${root}bin/wg.cjs`, ...command, dice, '--color', '--no-log'],
  {
    env: { ...process.env, COLUMNS: '80', LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
  },
);

const COLOURS = { 31: '#e06c75', 32: '#98c379', 36: '#56b6c2' };
const LINE = 18;
const WIDTH = 700;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line of coloured text as spans. */
function spans(line) {
  let style = { bold: false, dim: false, colour: undefined };
  return line
    .split(/\u001b\[(\d+)m/)
    .map((part, i) => {
      if (i % 2 === 0) {
        const fill = style.colour ?? (style.dim ? '#7f848e' : '#dcdfe4');
        return (
          part && `<tspan fill="${fill}"${style.bold ? ' font-weight="bold"' : ''}>${escaped(part)}</tspan>`
        );
      }
      const code = Number(part);
      if (code === 1) style = { ...style, bold: true };
      else if (code === 2) style = { ...style, dim: true };
      else if (code === 22) style = { ...style, bold: false, dim: false };
      else if (code === 39) style = { ...style, colour: undefined };
      else style = { ...style, colour: COLOURS[code] };
      return '';
    })
    .join('');
}

const typed = `\u001b[1m$ wg ${command.join(' ')} \\\u001b[22m\n\u001b[1m    "${dice}"\u001b[22m\n`;
const lines = (typed + stdout.trimEnd()).split('\n');
const height = lines.length * LINE + 32;
const rows = lines.map(
  (line, i) => `<text x="16" y="${30 + i * LINE}" xml:space="preserve">${spans(line)}</text>`,
);
writeFileSync(
  `${root}docs/answer.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13.5" role="img">
<title>A shot thrown by hand: three hits, two cancels, one hit</title>
<rect width="100%" height="100%" rx="8" fill="#21252b"/>
${rows.join('\n')}
</svg>
`,
);
