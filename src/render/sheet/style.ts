/**
 * How a sheet looks: on a screen in as many columns as there is room for, light and dark; on paper in two, black on white, and in
 * type that is as wide everywhere, so that two pages stay two. The size of the paper is left to the printer: A4 and Letter both do.
 */
export const SHEET_STYLE = `
:root { color-scheme: light dark; --page: #fdfcf8; --ink: #1d1b16; --faint: #4f4a3e; --rule: #8a8372; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16181c; --ink: #ece9e0; --faint: #b9b4a6; --rule: #7d786b; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 80rem; background: var(--page); color: var(--ink);
  font: 1rem/1.4 Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif; overflow-wrap: break-word;
}
header { border-bottom: 3px solid var(--ink); }
h1 { margin: 0; font-size: 1.5em; line-height: 1.2; }
h2 { margin: 1.2em 0 .3em; border-bottom: 2px solid var(--rule); font-size: 1.15em; line-height: 1.2; break-after: avoid; }
header p { margin: .2em 0 .5em; }
a { color: inherit; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav a { display: inline-block; padding: .35rem 0; }
main { columns: 22rem; column-gap: 2rem; }
section:first-child h2 { margin-top: 0; }
main p { margin: .25em 0; padding-left: 1em; text-indent: -1em; break-inside: avoid; }
small, footer { color: var(--faint); }
small { font-size: .8em; }
figure { margin: .4em 0; break-inside: avoid; }
figcaption, caption { text-align: left; font-weight: bold; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .05em .3em; text-align: right; vertical-align: top; border-bottom: 1px solid var(--rule); font-weight: normal; }
thead th { vertical-align: bottom; font-size: .9em; }
th:first-child { text-align: left; padding-left: 0; }
td { font-weight: bold; }
dl { margin: 0; display: grid; column-gap: 1em; }
.in-3 { grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
.in-2 { grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
dl div { display: flex; justify-content: space-between; gap: .5em; border-bottom: 1px dotted var(--rule); }
dd { margin: 0; font-weight: bold; white-space: nowrap; }
footer { margin-top: 1em; border-top: 1px solid var(--rule); }
footer p { margin: .3em 0; }
@page { margin: 9mm; }
@media print {
  :root { color-scheme: light; --page: #fff; --ink: #000; --faint: #333; --rule: #666; }
  body { max-width: none; padding: 0; font-size: 8.1pt; line-height: 1.22; }
  nav { display: none; }
  header { border-bottom-width: 1.5pt; }
  header p { margin: 0 0 .2em; }
  h2 { margin: .7em 0 .2em; border-bottom: 1pt solid #000; }
  main { columns: 2; column-gap: 6mm; padding-top: .3em; }
  .in-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .in-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .wide { overflow: visible; }
  th, td { border-bottom-width: .5pt; }
  dl div { border-bottom-width: .5pt; }
}
`;
