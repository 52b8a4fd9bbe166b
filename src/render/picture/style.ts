/** The colours of pages and pictures, light and dark: what stands in them does so by these names. */
export const PALETTE = `
:root {
  color-scheme: light dark;
  --page: #fdfcf8; --ink: #1d1b16; --faint: #4f4a3e; --rule: #8a8372; --field: #f1eee3;
  --one: #1f4e9c; --two: #9c2f1f; --three: #1c6b3c; --four: #6b3c8c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #16181c; --ink: #ece9e0; --faint: #b9b4a6; --rule: #7d786b; --field: #22252b;
    --one: #8db8ff; --two: #ff9d8a; --three: #7fd6a0; --four: #d0a6f0;
  }
}
`;

/** How drawings look, in the colours of pages: light, dark and on paper. */
export const DRAWING_STYLE = `
text { fill: var(--ink); font: 15px Georgia, 'Times New Roman', serif; }
text.small { font-size: 13px; fill: var(--faint); }
text.head { font-weight: bold; font-size: 18px; }
text.chart { font-weight: bold; }
.bar { fill: var(--one); stroke: var(--one); stroke-width: 1; }
.b1 { fill: var(--two); stroke: var(--two); fill-opacity: .35; }
.b2 { fill: var(--three); stroke: var(--three); fill-opacity: .7; stroke-dasharray: 4 2; }
.b3 { fill: var(--four); stroke: var(--four); fill-opacity: .1; }
.cell { fill: var(--one); }
.axis { stroke: var(--rule); stroke-width: 1; }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.s0 { stroke: var(--one); } .s1 { stroke: var(--two); stroke-dasharray: 9 4; }
.s2 { stroke: var(--three); stroke-dasharray: 3 3; } .s3 { stroke: var(--four); stroke-dasharray: 12 3 3 3; }
`;
