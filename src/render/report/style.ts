import { DRAWING_STYLE, PALETTE } from '../picture/style.js';

/**
 * How a report looks: light and dark, on a phone and on paper. Text has a contrast of 7 to 1 or more against what it
 * stands on, the lines of the chart one of 4.5 to 1.
 */
export const STYLE = `${PALETTE}${DRAWING_STYLE}* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem; max-width: 46rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--rule); }
a { color: inherit; }
p, li { max-width: 42rem; }
.faint, figcaption, caption, dt { color: var(--faint); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dd { margin: 0; }
code { font: .9em/1.4 ui-monospace, Consolas, monospace; }
pre { margin: 0; white-space: pre-wrap; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; overflow-wrap: normal; }
caption { text-align: left; padding-bottom: .5rem; }
th, td { padding: .25rem .4rem; text-align: right; vertical-align: top; border-bottom: 1px solid var(--rule); }
th:first-child { text-align: left; overflow-wrap: break-word; }
tbody th { font-weight: normal; }
tbody .side { font-weight: bold; }
tbody .sum > * { font-weight: bold; }
figure { margin: 1.5rem 0; break-inside: avoid; }
svg { display: block; width: 100%; height: auto; max-width: 42rem; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
.legend svg { display: inline-block; width: 3rem; vertical-align: middle; margin-right: .5rem; }
.events { list-style: none; padding: 0; }
.events > li { padding: .5rem 0 .5rem 3.25rem; border-bottom: 1px solid var(--rule); break-inside: avoid; }
.events p { margin: 0; }
.number { float: left; margin-left: -3.25rem; width: 2.75rem; text-align: right; color: var(--faint); }
.dice { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .25rem 0 0; padding: 0; list-style: none; }
.die {
  display: inline-block; min-width: 1.5em; padding: 0 .3em; margin: 0 .15em .15em 0; text-align: center;
  border: 1px solid var(--ink); border-radius: .3em; background: var(--field); font: bold .9rem/1.4 sans-serif;
}
summary { cursor: pointer; color: var(--faint); padding: .25rem 0; }
details ol { margin: 0; padding-left: 1.5rem; }
nav ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
nav a { display: inline-block; padding: .35rem 0; }
footer { margin-top: 3rem; border-top: 1px solid var(--rule); }
@media print {
  :root { color-scheme: light; --page: #fff; --ink: #000; --faint: #333; --rule: #777; --field: #fff;
    --one: #1f4e9c; --two: #9c2f1f; --three: #1c6b3c; --four: #6b3c8c; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  nav, details:not([open]) { display: none; }
  .turn + .turn, .judged { break-before: page; }
  .wide { overflow: visible; }
}
`;
