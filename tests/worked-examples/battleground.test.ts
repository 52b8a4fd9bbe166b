import { expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { line } from '../support/cli.js';
import { withDice } from '../support/play.js';

/** What the book itself works out, line by line. */

const SHOT = { grade: 'C', figures: 9, leaders: 2, hw: 2, cover: 'medium', dugIn: true };
const DICE = 'white=5,6,1,3,4,4 blue=5,1 red=6,1,2';

test('bg:shoot.1 bg:shoot.2 bg:shoot.3 bg:shoot.4 bg:dig.3 bg:dice.4 the worked shot: three hits, two cancels, one hit', () => {
  const { result, steps } = withDice(shoot, SHOT, DICE);
  expect(result).toEqual({ hits: 1 });
  expect(steps.map(({ clause, text }) => `${clause} ${text}`)).toEqual([
    'bg:grade.2 grade C hits on 5 and 6',
    'bg:shoot.1 5 white for 9 figures, one for every two',
    'bg:shoot.2 1 white for the leader, only one counts',
    'bg:shoot.3 2 blue for 2 heavy weapons',
    'bg:shoot.4 2 red for medium cover',
    'bg:dig.3 1 red for being dug in',
    'bg:dice.1 2 hits, 1 cancel',
    'bg:dice.2 1 hit',
    'bg:dice.3 1 cancel',
    'bg:dice.4 3 hits - 2 cancels = 1',
  ]);
});

test('bg:dice.4 the worked shot as a player types it', async () => {
  const { code, stdout } = await line(`wg shoot -g C -f 9 -l 2 -w 2 -c medium --dug-in --dice "${DICE}"`);
  expect(code).toBe(0);
  expect(stdout).toContain('white 5 6 1 3 4 4: 2 hits, 1 cancel');
  expect(stdout).toMatch(/Result: 1 hit\n$/);
});

test('bg:card.2 bg:card.5 bg:card.11 the worked turn: 5H, AS, QC, AC, 7D', () => {
  const { result } = withDice(drawCard, { turn: true, new: true }, 'card=5H,AS,QC,AC,7D');
  expect(result).toEqual({
    cards: [
      { card: '5H', side: 'Allies', act: 'shoot', units: 'all' },
      { card: 'AS', side: 'Axis', act: 'move', units: 'one' },
      { card: 'QC', side: 'Axis', act: 'shoot', units: 'all' },
      { card: 'AC', side: 'Axis', act: 'shoot', units: 'one' },
      { card: '7D', side: 'Allies', act: 'move', units: 'all' },
    ],
    turn: 1,
    turnOver: true,
    left: 49,
  });
});
