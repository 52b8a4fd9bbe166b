import type { Game } from '../../support/games/game.js';
import { Evening } from './evening.js';
import { distance } from './ground.js';
import { melees } from './melees.js';
import { moves } from './moving.js';
import { barrage, shoots } from './shooting.js';
import { alive, SIDES, type Unit } from './units.js';

export const TURNS = 20;

/** A whole evening: twenty turns around a crossroads. */
export async function playEvening(game: Game, seed: string): Promise<Evening> {
  const evening = new Evening(game, seed);
  await evening.prepare();
  for (let turn = 1; turn <= TURNS; turn++) {
    await evening.begins();
    await cards(evening);
    await melees(evening);
    evening.musters();
    evening.ends();
  }
  return evening;
}

/** Cards are turned up one by one to the end of the card phase, and what each brings is done at once. */
async function cards(evening: Evening): Promise<void> {
  for (let first = evening.turn === 1; ; first = false) {
    const { result, steps } = await evening.wg(
      'draw-card',
      first ? { new: true, sides: SIDES.join(',') } : {},
    );
    for (const foot of evening.foot()) Object.assign(foot, { lost: 0, shotAt: false });
    if (result.turnOver) evening.hears(steps);
    for (const { id, value } of steps) if (id === 'artillery-card') await barrage(evening, value as string);
    const [{ side, act, units }] = result.cards as [(typeof result.cards)[0]];
    if (side && act && units !== 'none') {
      evening.acts(side, act);
      const all = evening.of(side);
      const who = units === 'all' ? all : foremost(evening, all);
      for (const unit of who) {
        if (alive(unit)) await (act === 'shoot' ? shoots : moves)(evening, unit);
        evening.musters();
      }
    }
    if (result.turnOver) return evening.clears();
  }
}

/** The one unit for an ace: the one nearest to the enemy that can do something. */
function foremost(evening: Evening, units: readonly Unit[]): Unit[] {
  const toEnemy = (unit: Unit) => {
    const [enemy] = evening.enemiesOf(unit);
    return enemy ? distance(unit.place, enemy.place) : Number.POSITIVE_INFINITY;
  };
  return units
    .filter(({ inMelee }) => !inMelee)
    .sort((a, b) => toEnemy(a) - toEnemy(b))
    .slice(0, 1);
}
