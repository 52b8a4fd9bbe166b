import { describe, expect, test } from 'vitest';
import { overrun } from '../../../rulesets/battleground/vehicle-melee/overrun.js';
import { remindersOf } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { conflicting, filled, forbidden, unit } from '../../support/forbids.js';

const tank = (profile: Input = {}, marks: Input = {}) =>
  unit(
    'vehicle',
    { vehicle: 'medium-tank', grade: 'B', mg: 1, bowMg: 1, gun: 'none', ...profile },
    marks,
    'Tiger',
  );
const platoon = (marks: Input = {}) => unit('infantry', { grade: 'C', figures: 8, leaders: 1 }, marks);

describe('who drives, and through whom', () => {
  test('bg:overrun.1 a tank with a machine gun, wherever that is', () => {
    expect(filled(overrun, tank())).toEqual({ grade: 'B' });
    expect(filled(overrun, tank({ mg: 0 }))).toEqual({ grade: 'B' });
    expect(filled(overrun, tank({ bowMg: 0 }))).toEqual({ grade: 'B' });
    expect(filled(overrun, tank({ mg: 0, bowMg: 0 }))).toBe(
      'bg:overrun.1 Tiger has no machine gun to fire on the way. -> wg move --into-enemy, without a shot.',
    );
    expect(filled(overrun, tank({ vehicle: 'apc' }))).toBe(
      'bg:overrun.1 Tiger is no tank: only tanks drive through infantry.',
    );
    expect(filled(overrun, platoon())).toBe(
      'bg:overrun.1 it is no vehicle: it cannot drive through infantry.',
    );
  });

  test('bg:overrun.1 with its damage, through infantry with its guards', () => {
    expect(filled(overrun, tank({}, { damage: 'half-weapons', stoppedBy: 'mines' }))).toEqual({
      ...{ grade: 'B', damage: 'half-weapons', stoppedBy: 'mines', halfStrength: true },
    });
    expect(filled(overrun, tank(), platoon({ dugIn: true, guards: 2, prisoners: 3 }))).toEqual({
      ...{ grade: 'B', dugIn: true, targetFigures: 8, targetLeaders: 1 },
      ...{ targetGrade: 'C', targetPrisoners: 3, targetGuards: 2 },
    });
    expect(filled(overrun, tank(), tank())).toBe(
      'bg:overrun.1 Tiger is no infantry: it cannot be driven through.',
    );
  });

  test('bg:vdam.3 bg:mine.10 bg:melee.10 bg:defend.2 bg:charge.8 bg:overrun.1 what keeps it from that', () => {
    const all = {
      ...{ damage: 'immobilised', stoppedBy: 'mines', inMelee: true, reacted: true },
      ...{ targetInMelee: true, targetMounted: true, targetRiding: true, byCharge: true, again: true },
    };
    expect(forbidden(overrun, all)).toEqual([
      'bg:vdam.3 stopped: The tank cannot move: its damage keeps it where it is.',
      'bg:mine.10 stopped: The tank cannot move: mines have stopped it.',
      'bg:melee.10 melee: A unit in a melee may not drive on: it fights to the end of it. -> wg melee <unit>',
      'bg:defend.2 reacted (bg:R61=1): It may not move: it fled in reaction to a charge this turn. -> Ruled so by bg:R61, unless an ace lets it.',
      'bg:overrun.1 charged: The tank has charged under this card: it does that, or drives through (bg:R56).',
      'bg:overrun.1 shot: It has driven through this unit under this card, and fires once at each on the way (bg:R88). -> wg move <unit> --into-enemy, without a shot.',
      'bg:charge.8 melee (bg:R137=1): Nobody may fire into a melee, nor drive through one.',
      'bg:pass.4 aboard: The target rides in a vehicle and cannot be driven through: the vehicle is what is attacked. -> What becomes of passengers: wg bail-out.',
      'bg:overrun.1 mounted: A tank may drive through infantry, not through mounted cavalry. -> Dismounted they fight as infantry: then without --target-mounted.',
    ]);
    expect(forbidden(overrun, { damage: 'half-weapons' })).toEqual([]);
  });

  test.each([
    [{ targetGuards: 1 }, 'targetGuards needs --target-figures'],
    [{ targetFigures: 2, targetGuards: 1 }, 'targetGuards needs --target-prisoners'],
    [
      { stoppedBy: 'mines', damage: 'immobilised' },
      'stoppedBy does not go with --damage immobilised: it cannot move already',
    ],
    [{ retreat: true }, 'retreat needs --target-figures'],
    [{ targetMounted: true }, 'targetMounted needs --target-figures'],
    [{ targetFigures: 4, targetPrisoners: 2, targetGuards: 1 }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(overrun, given)).toBe(said);
  });

  test('the grade of infantry whose quality or will counts', () => {
    const needs = (given: object) => overrun.requires!(given as never);
    expect(needs({ targetQualityDefence: true })).toEqual(['targetGrade']);
    expect(needs({ retreat: true })).toEqual(['targetFigures', 'targetGrade']);
    expect(needs({})).toEqual([]);
  });
});

test('bg:cas.5 players are told that no place is safe, where figures fall; hits are luck', () => {
  expect(remindersOf(overrun, { targetFigures: 4 } as never)).toEqual(['bg:cas.5']);
  expect(remindersOf(overrun, {} as never)).toEqual([]);
  const { of, read } = overrun.luck!({} as never)!;
  expect([of, read({ hits: 2 } as never)]).toEqual(['hits', 2]);
});
