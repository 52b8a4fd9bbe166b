/** How the game of each rule system begins. */
export const BEGINS: Readonly<Record<string, { readonly sides: string; readonly roster: string }>> = {
  battleground: { sides: 'Axis,Allies', roster: 'examples/battleground-roster.yaml' },
  fubar: { sides: 'Red,Blue', roster: 'examples/fubar-roster.yaml' },
  'valor-and-victory': { sides: 'Germans,Americans', roster: 'examples/valor-and-victory-roster.yaml' },
  'wrg-1925': { sides: 'Axis,Allies', roster: 'examples/wrg-1925-roster.yaml' },
};

export const HOUSE = `name: club
rulings:
  R68: 2
optional:
  retreat: true
cells:
  terrain-cover: { woods: 2 }
`;
