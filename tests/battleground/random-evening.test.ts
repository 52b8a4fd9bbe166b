import { afterEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../support/roster.js';

/** A player at the terminal who does what wg now lists, and nothing else: his log proves itself, and can be taken back. */

const FORCES = ['Axis', 'Allies'].flatMap((side, i) => [
  { name: `${side} 1`, side, grade: 'B', figures: 9, leaders: 1, hw: 1, smoke: true },
  { name: `${side} 2`, side, grade: 'C', figures: 6, leaders: 1, medics: 1 },
  {
    name: `${side} tank`,
    side,
    kind: 'vehicle',
    vehicle: i ? 'light-tank' : 'medium-tank',
    mg: 1,
    gun: 'light-gun',
  },
  { name: `${side} nest`, side, kind: 'emplacement', type: 'nest' },
]);
const LINES = 40;

interface Now {
  readonly units: readonly {
    readonly name: string;
    readonly side: string;
    readonly may: readonly string[];
  }[];
}

/** What a line needs besides who acts: a target of the other side, a comrade, a distance. */
function lineFor(action: string, who: string, enemy: string, friend: string, n: number): string {
  switch (action) {
    case 'shoot':
      return `shoot "${who}" "${enemy}" --cover ${n % 2 ? 'light' : 'none'} --range ${1 + (n % 12)}`;
    case 'charge':
      return `charge "${who}" "${enemy}" --distance ${2 + (n % 8)}${n % 3 || who.endsWith('tank') ? '' : ' --through'}`;
    case 'melee':
    case 'overrun':
      return `${action} "${who}" "${enemy}"`;
    case 'combine':
      return `combine "${who}" "${friend}"`;
    case 'move':
      return `move "${who}"${['', ' --run', ' --road', ' --dig-in', ' --dig-out'][n % 5]}`;
    case 'mines':
      return `mines "${who}"`;
    default:
      return `${action} "${who}"`;
  }
}

let game: RosterGame;
afterEach(() => game.clean());

describe.each([1, 2, 3])('evening %i of a player who follows wg now', (evening) => {
  test('no line of it ends in a usage error or a fault, it replays, and all of it can be taken back', async () => {
    game = await new RosterGame(`evening ${evening}`).open(FORCES, '--sides Axis,Allies');
    const start = await game.units();
    let n = evening * 7919;
    const next = (of: number) => {
      n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((n / 0x80000000) * of);
    };
    const one = <T>(of: readonly T[]): T | undefined => of[next(of.length)];
    const stands: unknown[] = [];
    for (let i = 0; i < LINES; i++) {
      const { units } = JSON.parse((await game.type('now')).stdout) as Now;
      const able = units.filter(({ may }) => may.length > 0);
      const who = next(4) === 0 ? undefined : one(able);
      const enemy = who && one(units.filter(({ side }) => side !== who.side));
      const friend = who && one(units.filter(({ side, name }) => side === who.side && name !== who.name));
      const action = who && one(who.may);
      const line =
        who && enemy && friend && action
          ? lineFor(action, who.name, enemy.name, friend.name, next(1000))
          : 'draw-card';
      const before = game.log().length;
      const { code, stderr } = await game.type(`${line} --seed e${evening}-${i}`);
      expect([0, 3], `${line}: ${stderr}`).toContain(code);
      if (game.log().length > before) stands.push(await game.units());
    }
    expect((await game.type('replay')).code).toBe(0);
    // Taken back one by one, the table is what it was before each.
    for (const stood of [start, ...stands].slice(0, -1).toReversed()) {
      expect((await game.type('undo')).code).toBe(0);
      expect(await game.units()).toEqual(stood);
    }
    expect((await game.type('replay')).code).toBe(0);
  });
});
