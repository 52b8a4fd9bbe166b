import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL, GRUPPE, PANZER, RosterGame, SECTION, TRUCK } from '../../support/roster.js';

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('table');
});
afterEach(() => game.clean());

describe('units fill in the flags of an action', () => {
  test('a shot takes grade, figures and special figures of both, and the position of the target', async () => {
    await game.load([SECTION, { ...GRUPPE, 'dug-in': true, road: true }]);
    const { input } = await game.allowed('shoot "2 Section" "1 Gruppe" --flank');
    expect(input).toMatchObject({ grade: 'C', figures: 9, leaders: 1, hw: 1, flank: true });
    expect(input).toMatchObject({ targetGrade: 'B', targetFigures: 6, targetLeaders: 1, targetHw: 1 });
    expect(input).toMatchObject({ dugIn: true, targetOnRoad: true });
  });

  test('what is typed wins over what a unit says', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('shoot "2 Section" --figures 4 --leaders 0');
    expect(input).toMatchObject({ figures: 4, leaders: 0, hw: 1 });
  });

  test('bg:move.7 a unit that has run shoots so, and the marker comes off', async () => {
    await game.load(ALL);
    await game.allowed('move "2 Section" --run --dice 3,4');
    expect((await game.unit('2 Section')).marks).toMatchObject({ ran: true });
    const { input } = await game.allowed('shoot "2 Section" "1 Gruppe"');
    expect(input.ran).toBe(true);
    expect((await game.unit('2 Section')).marks.ran).toBeUndefined();
  });

  test('close-range dice are filled in for a special unit within 6 inches alone', async () => {
    await game.load([{ ...SECTION, close: true }, GRUPPE]);
    expect((await game.allowed('shoot "2 Section" --range 6')).input.close).toBe(true);
    expect((await game.allowed('shoot "2 Section" --range 7')).input.close).toBe(false);
    expect((await game.allowed('shoot "2 Section"')).input.close).toBe(false);
  });

  test('the optional retreat is filled in where it is asked for, and only there', async () => {
    await game.load([SECTION, { ...GRUPPE, ran: true }]);
    const plain = await game.allowed('shoot "2 Section" "1 Gruppe" --dice "white=2,2,2,2,2,2 blue=2"');
    expect(plain.input).toMatchObject({ targetRan: false });
    const { input } = await game.allowed('shoot "2 Section" "1 Gruppe" --retreat --no-log');
    expect(input).toMatchObject({ targetRan: true, targetStartFigures: 6 });
  });

  test('a tank shoots with its main gun, with a machine gun where that is said, at half strength when damaged', async () => {
    await game.load([{ ...PANZER, damage: 'half-weapons' }, SECTION]);
    expect((await game.allowed('shoot "Panzer IV" "2 Section" --no-log')).input).toMatchObject({
      weapon: 'heavy-gun',
      halfStrength: true,
      targetFigures: 9,
    });
    expect((await game.allowed('shoot "Panzer IV" "2 Section" --weapon mg --no-log')).input.weapon).toBe(
      'mg',
    );
  });

  test('a vehicle without weapons does not shoot', async () => {
    await game.load(ALL);
    await game.refused('shoot Truck "1 Gruppe"', 'bg:vshoot.6');
  });

  test('the exact odds take the fill as well', async () => {
    await game.load(ALL);
    const typed = await game.type(
      'shoot -g C -f 9 -l 1 -w 1 --target-figures 6 --target-leaders 1 --target-hw 1 --target-grade B --odds',
    );
    const filled = await game.type('shoot "2 Section" "1 Gruppe" --odds');
    // Of those who are named it is told besides who they are, and what was not told.
    const { units, remarks, ...odds } = JSON.parse(filled.stdout) as Record<string, { names: string[] }>;
    expect(odds).toEqual(JSON.parse(typed.stdout));
    expect(remarks).toHaveLength(2);
    expect(units?.names).toEqual(['2 Section', '1 Gruppe']);
  });
});

describe('units bear what comes of it', () => {
  test('the casualties of a shot come off the target, and a medic may try for them', async () => {
    await game.load(ALL);
    await game.allowed(
      'shoot "2 Section" "1 Gruppe" --dice "white=5,5,3,3,3,3 blue=2 figures=1,4 leader-save=1"',
    );
    const { profile, marks, says } = await game.unit('1 Gruppe');
    expect(profile).toMatchObject({ figures: 4, leaders: 0, hw: 1 });
    expect(marks).toMatchObject({ dead: 2 });
    expect(says).toContain('4 of 6 figures left');
  });

  test('bg:emp.4 the first hit marks an emplacement, the second destroys it, and nobody shoots at it any more', async () => {
    await game.load(ALL);
    const hit = 'shoot "2 Section" "MG nest" --dice "white=5,3,3,3,3,3 blue=2 red=2,2"';
    await game.allowed(hit);
    expect((await game.unit('MG nest')).marks).toMatchObject({ marked: true });
    await game.allowed(hit);
    expect(await game.unit('MG nest')).toMatchObject({ marks: { destroyed: true }, gone: true });
    const { code, stderr } = await game.type(hit);
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('it is destroyed') });
  });

  test('bg:vdam.3 a vehicle that is immobilised does not move again', async () => {
    await game.load(ALL);
    await game.allowed('vehicle-damage "Panzer IV" --hits 1 --dice 1,1');
    expect((await game.unit('Panzer IV')).marks).toMatchObject({ damage: 'immobilised' });
    await game.refused('move "Panzer IV"', 'bg:vdam.3');
  });

  test('bg:mine.10 mines stop a vehicle, which is no damage by a hit', async () => {
    await game.load(ALL);
    await game.allowed('mines Truck --inches 1 --dice 6');
    expect((await game.unit('Truck')).marks).toMatchObject({ stoppedBy: 'mines' });
    await game.refused('move Truck', 'bg:mine.10');
    const { input } = await game.allowed('vehicle-damage Truck --hits 0');
    expect(input).toMatchObject({ stoppedBy: 'mines', damage: 'none', unarmoured: true });
    expect((await game.unit('Truck')).marks).toMatchObject({ stoppedBy: 'mines' });
  });

  test('a vehicle that broke down is stopped by that', async () => {
    await game.load(ALL);
    await game.allowed('move "Panzer IV" --dice 1,1,1');
    expect((await game.unit('Panzer IV')).marks).toMatchObject({ stoppedBy: 'breakdown' });
  });

  test('bg:dig.1 a unit digs in and out, and digging in takes the run marker as well', async () => {
    await game.load(ALL);
    await game.allowed('move "2 Section" --dig-in');
    expect((await game.unit('2 Section')).marks).toMatchObject({ dugIn: true, ran: true });
    await game.refused('move "2 Section"', 'bg:dig.5');
    await game.allowed('move "2 Section" --dig-out');
    expect((await game.unit('2 Section')).marks).toEqual({});
  });

  test('bg:move.9 the road marker is taken on the road, and comes off when the unit moves again or is shot at', async () => {
    await game.load(ALL);
    await game.allowed('move "1 Gruppe" --road');
    expect((await game.unit('1 Gruppe')).marks.road).toBe(true);
    await game.allowed('shoot "2 Section" "1 Gruppe" --dice "white=2,2,2,2,2,2 blue=2,2"');
    expect((await game.unit('1 Gruppe')).marks.road).toBeUndefined();
    await game.allowed('move "1 Gruppe" --road');
    await game.allowed('move "1 Gruppe"');
    expect((await game.unit('1 Gruppe')).marks.road).toBeUndefined();
  });

  test('bg:cav.5 cavalry that dismounts leaves one figure with the horses, who is back when it mounts', async () => {
    await game.load([{ ...SECTION, mounted: true }, GRUPPE]);
    expect((await game.allowed('charge "2 Section" "1 Gruppe" --distance 9 --no-log')).input.cavalry).toBe(
      true,
    );
    await game.allowed('move "2 Section" --dismount');
    expect((await game.unit('2 Section')).marks).toEqual({ horses: true });
    expect((await game.allowed('shoot "2 Section"')).input.figures).toBe(8);
    const { input } = await game.allowed('move "2 Section" --mount');
    expect(input.type).toBe('cavalry');
    expect((await game.allowed('shoot "2 Section"')).input).toMatchObject({ figures: 9, mounted: true });
  });
});

describe('marks of a card and of a turn', () => {
  test('bg:shoot.9 a unit shoots once under a card, and again under the next', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --dice 5H');
    await game.allowed('shoot "2 Section" "1 Gruppe" --dice "white=2,2,2,2,2,2 blue=2"');
    await game.refused('shoot "2 Section" "1 Gruppe"', 'bg:shoot.9');
    await game.allowed('draw-card --dice 7C');
    await game.allowed('shoot "2 Section" "1 Gruppe" --seed a');
  });

  test('nobody is held to cards that are not drawn with wg', async () => {
    await game.load(ALL);
    const miss = 'shoot "2 Section" "1 Gruppe" --dice "white=2,2,2,2,2,2 blue=2"';
    await game.allowed(miss);
    await game.allowed(miss);
  });

  test('bg:vshoot.13 a tank shoots with each of its weapons once under a card', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --dice 5C');
    await game.allowed('shoot "Panzer IV" "2 Section" --dice "blue=2,2,2,2"');
    await game.refused('shoot "Panzer IV" "2 Section" --weapon heavy-gun', 'bg:vshoot.13');
    expect((await game.allowed('shoot "Panzer IV" "2 Section" --no-log --seed a')).input.weapon).toBe('mg');
    const mg = 'shoot "Panzer IV" "2 Section" --weapon mg --dice "white=2,2"';
    await game.allowed(mg);
    await game.allowed(mg);
    await game.refused(mg, 'bg:vshoot.13');
  });

  test('bg:defend.3 who shot in reaction shoots no more this turn, and again in the next', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5D');
    await game.allowed('charge "2 Section" "1 Gruppe" --distance 6 --reaction shoot --seed 4');
    expect((await game.unit('1 Gruppe')).marks).toMatchObject({ reactedShot: true, melee: '1 Gruppe' });
    await game.allowed('roster unmark "1 Gruppe" melee');
    await game.allowed('roster unmark "2 Section" melee');
    await game.refused('shoot "1 Gruppe" "2 Section"', 'bg:defend.3');
    await game.allowed('draw-card --dice JK');
    expect((await game.unit('1 Gruppe')).marks).toMatchObject({ reactedShot: true });
    await game.allowed('draw-card --dice 5C');
    await game.allowed('shoot "1 Gruppe" "2 Section" --seed a');
  });

  test('bg:defend.2 a side that has had its movement card does not flee', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5S');
    await game.refused('charge "2 Section" "1 Gruppe" --distance 6 --reaction flee', 'bg:defend.2');
  });

  test('bg:retreat.1 a reaction test asks for the losses to the last attack', async () => {
    await game.load(ALL);
    await game.allowed(
      'shoot "2 Section" "1 Gruppe" --dice "white=5,5,3,3,3,3 blue=2 figures=1,4 leader-save=1"',
    );
    const { input } = await game.allowed('reaction-test "1 Gruppe" --seed a');
    expect(input).toMatchObject({
      grade: 'B',
      figures: 6,
      lost: 2,
      leaders: 0,
      cause: 'shooting',
      startFigures: 6,
    });
  });
});

describe('charges and melees', () => {
  test('chargers fall to the fire of the target, the leader among them, and both are marked for the melee', async () => {
    await game.load(ALL);
    await game.allowed('charge "2 Section" "1 Gruppe" --distance 6 --reaction shoot --seed 4');
    expect(await game.unit('2 Section')).toMatchObject({
      profile: { figures: 7, leaders: 0, hw: 1 },
      marks: { melee: '1 Gruppe' },
    });
    await game.refused('move "1 Gruppe"', 'bg:melee.10');
  });

  test('bg:melee.15 the winners take the run marker, nobody is dug in any more, and special figures who were beaten are off', async () => {
    await game.load([
      { ...SECTION, figures: 4, leaders: 0, hw: 0 },
      { ...GRUPPE, figures: 4, hw: 0, 'dug-in': true },
    ]);
    await game.allowed('melee "2 Section" "1 Gruppe" --rounds 1 --dice "attacker=6,6,6,1 defender=1,1,1,6"');
    const { profile } = await game.unit('1 Gruppe');
    expect(profile).toMatchObject({ figures: 1, leaders: 0 });
  });

  test('bg:prison.1 bg:prison.2 infantry that surrenders is out of the game, and its guards are a unit of their own with it', async () => {
    await game.load([
      { ...SECTION, figures: 9, leaders: 0, hw: 0 },
      { ...GRUPPE, figures: 1, leaders: 0, hw: 0 },
    ]);
    await game.allowed('melee "2 Section" "1 Gruppe" --seed a');
    expect(await game.unit('1 Gruppe')).toMatchObject({ gone: true, marks: { captured: true } });
    expect(await game.unit('2 Section')).toMatchObject({ profile: { figures: 8 }, marks: { ran: true } });
    const guards = { profile: { figures: 1 }, marks: { prisoners: 1, guards: 1, ran: true } };
    expect(await game.unit('2 Section 2')).toMatchObject(guards);
    await game.allowed('roster mark "2 Section" prisoners=1 guards=1');
    expect((await game.allowed('shoot "2 Section" --ran')).input.guards).toBe(1);
  });

  test('infantry against a vehicle: the figures that are left, and what has become of the vehicle', async () => {
    await game.load(ALL);
    const { result, input } = await game.allowed('melee "2 Section" "Panzer IV" --seed b');
    expect(input).toMatchObject({ attackers: 9, at: 'medium-tank', mg: 1, bowMg: 1, gun: 'heavy-gun' });
    expect((await game.unit('2 Section')).profile.figures).toBe(result.attackers);
    const { marks } = await game.unit('Panzer IV');
    const state = marks.destroyed ? 'destroyed' : (marks.damage ?? 'none');
    expect(state).toBe(result.state === 'undamaged' ? 'none' : result.state);
  });

  test('a fight through to the end leaves as many as it says on both sides', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await game.load(ALL);
      const { result } = await game.allowed(
        `charge "2 Section" "1 Gruppe" --distance 6 --reaction shoot --through --seed ${seed}`,
      );
      const [a, d] = [await game.unit('2 Section'), await game.unit('1 Gruppe')];
      const units = await game.units();
      // Guards who leave with prisoners are of the unit that has won.
      const all = (name: string) =>
        units
          .filter((unit) => unit.name === name || unit.name === `${name} 2`)
          .reduce((sum, { profile }) => sum + Number(profile.figures), 0);
      expect([all('2 Section'), all('1 Gruppe')], seed).toEqual([result.attackers, result.defenders]);
      for (const { profile } of [a, d])
        expect(Number(profile.leaders) + Number(profile.hw), seed).toBeLessThanOrEqual(
          Number(profile.figures),
        );
    }
  });

  test('only a tank of all vehicles charges', async () => {
    await game.load(ALL);
    await game.refused('charge Truck "1 Gruppe" --distance 4', 'bg:vmelee.2');
    expect((await game.allowed('charge "Panzer IV" "2 Section" --distance 4')).input.tank).toBe(true);
  });
});

describe('units that join, and those who come back', () => {
  test('bg:combine.1 two units are one, and the other is out of the game', async () => {
    await game.load([SECTION, { ...GRUPPE, side: 'Allies', figures: 3 }]);
    const { result } = await game.allowed('combine "2 Section" "1 Gruppe" --seed a');
    expect((await game.unit('2 Section')).profile).toMatchObject({ figures: 12, grade: result.grade, hw: 2 });
    expect((await game.unit('1 Gruppe')).says).toContain('part of 2 Section');
    const { code, stderr } = await game.type('shoot "1 Gruppe"');
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('part of 2 Section') });
  });

  test('bg:combine.2 more than twelve divide, and nobody is lost or won by it', async () => {
    await game.load([SECTION, { ...GRUPPE, side: 'Allies' }]);
    await game.allowed('combine "2 Section" "1 Gruppe" --seed a');
    const units = await game.units();
    expect(units.map(({ profile }) => profile.figures)).toEqual([8, 7]);
    expect(units.reduce((sum, { profile }) => sum + Number(profile.hw), 0)).toBe(2);
  });

  test('bg:medic.5 a healed figure joins the unit of the medic, and is dead no more', async () => {
    await game.load([
      { ...SECTION, medics: 1, hw: 0, figures: 8 },
      { ...GRUPPE, side: 'Allies', dead: 2 },
    ]);
    await game.allowed('heal "2 Section" "1 Gruppe" --dice 5');
    expect((await game.unit('2 Section')).profile.figures).toBe(9);
    expect((await game.unit('1 Gruppe')).marks.dead).toBe(1);
    await game.refused('heal "2 Section"', 'bg:medic.6');
    await game.refused('heal "1 Gruppe"', 'bg:medic.4');
  });

  test('bg:pass.4 passengers are lost with their truck, and are aboard no more', async () => {
    await game.load([{ ...SECTION, figures: 6 }, TRUCK, GRUPPE]);
    await game.allowed('move "2 Section" Truck --board');
    await game.refused('shoot "1 Gruppe" "2 Section"', 'bg:pass.4');
    await game.refused('bail-out "2 Section" Truck', 'bg:pass.4');
    await game.allowed('roster mark Truck destroyed');
    await game.allowed('bail-out "2 Section" Truck --dice "leader=1 heavy-weapon=6 figure=2,3,4,5"');
    const { profile, marks } = await game.unit('2 Section');
    expect(profile).toMatchObject({ figures: 4, leaders: 0, hw: 1 });
    expect(marks.aboard).toBeUndefined();
  });

  test('bg:retreat.3 a unit that routs neither shoots nor moves until it rallies', async () => {
    await game.load([{ ...SECTION, routing: true }, GRUPPE]);
    await game.refused('shoot "2 Section" "1 Gruppe"', 'bg:retreat.4');
    await game.refused('move "2 Section"', 'bg:retreat.3');
    await game.allowed('rally "2 Section" --dice "rally-test=6,6"');
    expect((await game.unit('2 Section')).marks.routing).toBeUndefined();
    await game.refused('rally "2 Section"', 'bg:retreat.3');
  });
});

describe('other attacks and deeds', () => {
  test('mines fall on all figures that go in, unless it is said how many do', async () => {
    await game.load(ALL);
    const all = await game.allowed('mines "2 Section" --seed a');
    expect(all.input).toMatchObject({ entered: 9, targetFigures: 9 });
    expect((await game.unit('2 Section')).profile.figures).toBe(9 - Number(all.result.casualties));
    expect((await game.allowed('mines "2 Section" --detect 4')).input.entered).toBeUndefined();
  });

  test('artillery takes the target under its rings; where its drift alone is rolled nobody is struck', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('artillery "Panzer IV" --weapon heavy --rings 1');
    expect(input).toMatchObject({ at: 'medium-tank' });
    const drift = await game.allowed('artillery "2 Section" --weapon heavy');
    expect(drift.result).toEqual({ drifts: [expect.any(Number), expect.any(Number)] });
    expect(drift.effects).toEqual([]);
  });

  test('bg:overrun.1 a tank drives through infantry', async () => {
    await game.load(ALL);
    const { input } = await game.allowed('overrun "Panzer IV" "2 Section" --seed a');
    expect(input).toMatchObject({ targetFigures: 9, targetLeaders: 1 });
    await game.refused('overrun Truck "2 Section"', 'bg:overrun.1');
  });

  test('bg:smoke.1 smoke is laid by a unit that was named for it before the game', async () => {
    await game.load([{ ...SECTION, smoke: true }, GRUPPE]);
    await game.allowed('smoke "2 Section" --range 9');
    await game.refused('smoke "1 Gruppe"', 'bg:smoke.1');
  });

  test('(bg:combine.2) figures that are put back by hand are lost no more, and figures=5 is told twice as once', async () => {
    await game.load(ALL);
    const says = async (figures: number) => {
      await game.allowed(`roster mark "2 Section" figures=${figures}`);
      return (await game.unit('2 Section')).says;
    };
    for (const figures of [5, 8, 5, 5]) expect(await says(figures)).toContain(`${figures} of 9 figures left`);
    expect(await says(9)).toContain('9 figures,');
    expect((await game.unit('2 Section')).marks.fallen).toBeUndefined();
  });

  test('unit-check looks at a unit as it is by now', async () => {
    await game.load(ALL);
    expect((await game.allowed('unit-check "2 Section"')).input.inPlay).toBe(false);
    await game.allowed('roster mark "2 Section" figures=3');
    expect((await game.allowed('unit-check "2 Section"')).input).toMatchObject({ inPlay: true, figures: 3 });
  });
});

describe('where the name of a unit begins that of its guards', () => {
  const GUARDS = { ...SECTION, name: '2 Section 2', figures: 3 };

  test('letters of both are told to want the whole name, which is understood', async () => {
    await game.load([SECTION, GUARDS, GRUPPE]);
    const { code, stderr } = await game.type('shoot 2s 1g --range 5');
    expect(code).toBe(2);
    expect(stderr).toContain("'2s' may be 2 Section and 2 Section 2.");
    expect(stderr).toContain("'2 Section' wants its whole name");
    expect((await game.type('shoot 2s2 1g --range 5')).code).toBe(0);
    expect((await game.type('shoot "2 Section" 1g --range 5')).code).toBe(0);
  });

  test('letters of both are those of the one who is still in play', async () => {
    await game.load([{ ...SECTION, captured: true }, GUARDS, GRUPPE]);
    expect(await game.allowed('shoot 2se 1g --range 5')).toMatchObject({ input: { figures: 3 } });
  });
});
