import { valorAndVictory } from '../../rulesets/valor-and-victory/index.js';
import type { AtTheTable } from '../support/games/at-the-table.js';
import { wholeEvening } from '../support/games/whole-evening.js';

/** Two turns between a hill and a farm, phase by phase; `meets` is the owner who takes the way that costs him least. */
const EVENING = `
turn --phase
  shoot "Schmidt, 1 Squad" Farm --range 3 --dice "2 3"
  casualties Farm --choose pin:Coleman
  anti-tank "Panzer IV" Truck --range 6 --dice "6 5"
turn --phase
  smoke "2 Squad" --target Wood --factors 6
  move "2 Squad" --through open,woods --to Wood
  shoot Baker Wood --range 2
turn --phase
  anti-tank Able "Panzer IV" --range 3 --dice "6 6"
  shoot "Truck, Charlie" "Hill 12" --range 3 --dice "2 3"
  meets "Hill 12"
turn --phase
  close-assault "2 Squad" Farm --dice "5 4"
  meets Farm
  meets Wood
turn --phase
  rally "Hill 12"
turn --phase
turn --phase
  shoot "Truck, Charlie" "Hill 12" --range 4 --dice "6 6"
  artillery "Hill 12" --mission light-barrage --side Americans --markers 2 --dice "1 4 4"
  meets "Hill 12"
turn --phase
  move Truck --through road --to Bridge
  mines Truck --dice 5
  sniper Bridge --range 3 --opportunity --own-cover 2 --dice "4 1"
  meets Bridge
turn --phase
turn --phase
turn --phase
turn --phase
turn --phase
turn --phase
  overrun "Panzer IV" Bridge --dice "3 3"
  meets Bridge
turn --phase
turn --phase
turn --phase
  valour-check Farm
`;

const meets = async (game: AtTheTable, hex: string): Promise<void> => {
  const { result } = await game.json(`casualties ${hex}`);
  const [best] = result.ways as unknown as { choose: string[] }[];
  await game.plays(`casualties ${hex} ${best!.choose.map((choice) => `--choose ${choice}`).join(' ')}`);
};

wholeEvening('an evening of Valor & Victory', {
  system: valorAndVictory,
  sides: ['Germans', 'Americans'],
  whose: {
    shoot: ['Germans', 'Americans', 'Americans', 'Americans'],
    // Bridge, Hill 12, Farm: who suffers it has not rolled for it.
    sniper: ['Germans'],
    artillery: ['Americans'],
    mines: ['Americans'],
    casualties: ['Americans', 'Germans', 'Americans', 'Germans', 'Germans', 'Americans', 'Americans'],
    rally: ['Germans'],
  },
  before: [
    'roster load examples/valor-and-victory-roster.yaml',
    'roster mark "Panzer IV" hex=Crossroads terrain=road',
  ],
  play: async (game) => {
    for (const line of EVENING.trim().split('\n')) {
      const [, hex] = /^\s*meets (.+)$/.exec(line) ?? [];
      await (hex === undefined ? game.plays(line.trim()) : meets(game, hex));
    }
  },
});
