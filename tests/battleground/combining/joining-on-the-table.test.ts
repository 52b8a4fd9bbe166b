import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GRUPPE, PANZER, RosterGame, SECTION } from '../../support/roster.js';

const OTHER = { ...SECTION, name: 'Other', grade: 'C', figures: 3, leaders: 0, hw: 0 };

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('table');
});
afterEach(() => game.clean());

const marksOf = async (name: string) => (await game.unit(name)).marks;
const profileOf = async (name: string) => (await game.unit(name)).profile;

describe('units that combine', () => {
  test('bg:combine.1 nobody joins the enemy', async () => {
    await game.load([SECTION, { ...GRUPPE, figures: 3 }]);
    await game.refused('combine "2 Section" "1 Gruppe"', 'bg:combine.1');
    expect((await profileOf('2 Section')).figures).toBe(9);
  });

  test('bg:combine.3 a vehicle combines with nothing', async () => {
    await game.load([SECTION, { ...PANZER, side: 'Allies' }]);
    await game.refused('combine "2 Section" "Panzer IV"', 'bg:combine.3');
    await game.refused('combine "Panzer IV" "2 Section"', 'bg:combine.3');
  });

  test.each([
    ['bg:melee.10', { melee: true }, '--in-melee', '--other-in-melee'],
    ['bg:retreat.3', { routing: true }, '--routing', '--other-routing'],
    ['bg:pass.2', { aboard: 'a carrier' }, '--riding', '--other-riding'],
  ])('%s a unit that is %j combines with none', async (clause, marks, flag, otherFlag) => {
    await game.load([SECTION, { ...OTHER, ...marks }]);
    await game.refused('combine "2 Section" Other', clause);
    await game.refused('combine Other "2 Section"', clause);
    const typed = 'combine -g C -f 6 --other-grade C --other-figures 3';
    for (const of of [flag, otherFlag]) await game.refused(`${typed} ${of}`, clause);
  });

  test('(bg:cav.5) bg:nonstand.1 one figure of the two holds all their horses, and does not count for their standing', async () => {
    const two = { ...OTHER, figures: 2 };
    const standing = async (more: object) => {
      await game.load([
        { ...two, name: 'Cav', ...more },
        { ...two, horses: true },
      ]);
      const { steps } = await game.allowed('combine Cav Other --seed a --no-log');
      return steps.find(({ id }) => id === 'standing')?.text;
    };
    const three = 'still non-standing: three figures without leader or heavy weapon';
    expect(await standing({ horses: true })).toBe(three);
    expect(await standing({})).toBe(three);
    expect(await standing({ horses: true, figures: 3 })).toBe('together they stand');
    expect(await standing({ horses: true, leaders: 1 })).toBe('together they stand');
    await game.load([
      { ...two, name: 'Cav', horses: true },
      { ...two, horses: true },
    ]);
    await game.allowed('combine Cav Other --seed a');
    expect((await game.unit('Cav')).says).toContain('one holds the horses');
    const { says, marks } = await game.unit('Other');
    expect(says).toBe(`grade ${OTHER.grade}, part of Cav`);
    expect(marks).not.toHaveProperty('horses');
  });

  test('bg:R138 option 1: nobody takes in a unit that routs; option 2: one that stands does, and they rout no more', async () => {
    await game.load([SECTION, { ...OTHER, routing: true }]);
    await game.refused('combine "2 Section" Other --ruling bg:R138=1', 'bg:retreat.3');
    await game.refused('combine Other "2 Section" --ruling bg:R138=2', 'bg:retreat.3');
    const played = await game.allowed('combine "2 Section" Other --ruling bg:R138=2 --seed a');
    expect(played.steps).toContainEqual(
      expect.objectContaining({ id: 'routing', clause: 'bg:retreat.3', ruling: 'bg:R138' }),
    );
    expect(await marksOf('2 Section')).not.toHaveProperty('routing');
  });

  test('bg:R138 bg:combine.2 whoever was taken in routs no more in his half, where both are over 12', async () => {
    await game.load([
      { ...SECTION, figures: 9 },
      { ...OTHER, figures: 8, routing: true },
    ]);
    await game.allowed('combine "2 Section" Other --ruling bg:R138=2 --anyway --seed a');
    expect((await game.unit('Other')).profile.figures).toBe(8);
    expect((await game.unit('Other')).gone).toBe(false);
    expect((await game.marks('Other')).routing).toBeUndefined();
  });

  test('bg:defend.2 bg:combine.4 it is part of movement: who has fled this turn has moved', async () => {
    await game.load([SECTION, OTHER]);
    await game.refused('combine "2 Section" Other --reacted', 'bg:defend.2');
    await game.allowed('combine "2 Section" Other --reacted --ruling bg:R61=2 --seed a');
  });

  test('bg:combine.9 heavy weapons of every sort go over, and leaders of the lower grade lead no more', async () => {
    await game.load([
      { ...SECTION, grade: 'A', figures: 8, dead: 1 },
      { ...OTHER, figures: 4, leaders: 1, hw: 0, 'hw-armour': 1, 'hw-flame': 1, engineers: 2, dead: 2 },
    ]);
    const { effects } = await game.allowed('combine "2 Section" Other --dice "unit=5 other=1"');
    expect(effects).toEqual([
      { do: 'join', to: 'unit', from: 'other', clause: 'bg:combine.1' },
      {
        do: 'set',
        to: 'unit',
        of: 'infantry',
        is: {
          ...{ figures: 12, medics: 0, leaders: 2 },
          ...{ hw: 1, hwPersonnel: 0, hwArmour: 1, hwPiat: 0, hwFlame: 1 },
        },
        clause: 'bg:combine.1',
      },
      { do: 'add', to: 'unit', of: 'infantry', by: { leaders: -1 }, clause: 'bg:combine.9' },
      { do: 'set', to: 'unit', of: 'infantry', is: { grade: 'A' }, clause: 'bg:combine.5' },
      { do: 'set', to: 'unit', of: 'infantry', is: { combined: true }, clause: 'bg:combine.4' },
    ]);
    expect(await game.unit('2 Section')).toMatchObject({
      profile: { grade: 'A', figures: 12, leaders: 1, hw: 1, hwArmour: 1, hwFlame: 1, engineers: 2 },
      marks: { dead: 3 },
    });
    const other = await game.unit('Other');
    expect(other).toMatchObject({ gone: true, marks: { partOf: '2 Section' } });
    expect(other.profile).toMatchObject({ figures: 0, leaders: 0, hwArmour: 0, hwFlame: 0 });
  });

  test('bg:combine.2 over twelve ordinary figures go over, and leaders stay with those they led', async () => {
    await game.load([
      { ...SECTION, grade: 'A', figures: 10, leaders: 1, hw: 2 },
      { ...OTHER, figures: 3, leaders: 1 },
    ]);
    await game.allowed('combine Other "2 Section" --dice "unit=1 other=6"');
    expect(await profileOf('2 Section')).toMatchObject({ grade: 'A', figures: 7, leaders: 1, hw: 2 });
    expect(await profileOf('Other')).toMatchObject({ grade: 'A', figures: 6, leaders: 0, hw: 0 });
  });

  test('bg:combine.2 where ordinary figures are too few, others go over as what they are', async () => {
    await game.load([
      { ...SECTION, figures: 12, leaders: 3, hw: 2, medics: 2, 'hw-piat': 3 },
      { ...OTHER, figures: 1 },
    ]);
    await game.allowed('combine "2 Section" Other');
    expect(await profileOf('2 Section')).toMatchObject({
      figures: 7,
      leaders: 3,
      hw: 1,
      hwPiat: 3,
      medics: 0,
    });
    expect(await profileOf('Other')).toMatchObject({ figures: 6, leaders: 0, hw: 1, hwPiat: 0, medics: 2 });
  });

  test('bg:R99 option 2: each half keeps the grade of most of its figures', async () => {
    await game.load([
      { ...SECTION, grade: 'A', figures: 10 },
      { ...OTHER, grade: 'D' },
    ]);
    await game.allowed('combine "2 Section" Other --ruling bg:R99=2');
    expect(await profileOf('2 Section')).toMatchObject({ grade: 'A', figures: 7 });
    expect(await profileOf('Other')).toMatchObject({ grade: 'D', figures: 6 });
  });

  test('bg:combine.1 a unit that is on no roster brings the figures it is said to have', async () => {
    await game.load([SECTION]);
    const typed = '--other-grade C --other-figures 3 --other-hw 1';
    await game.allowed(`combine "2 Section" ${typed}`);
    expect(await profileOf('2 Section')).toMatchObject({ figures: 12, leaders: 1, hw: 2 });
    await game.allowed(`combine "2 Section" ${typed}`);
    expect(await profileOf('2 Section')).toMatchObject({ figures: 8, hw: 2 });
  });

  test('bg:combine.1 what is said of either unit stands, whatever its roster has', async () => {
    await game.load([SECTION, OTHER]);
    await game.allowed('combine "2 Section" Other --figures 6 --other-figures 2 --other-leaders 1 --hw 0');
    expect(await profileOf('2 Section')).toMatchObject({ figures: 8, leaders: 2, hw: 0 });
    expect(await game.unit('Other')).toMatchObject({ gone: true });
    await game.load([{ ...SECTION, figures: 10 }, OTHER]);
    await game.allowed('combine "2 Section" Other --other-figures 5 --other-medics 1');
    expect(await profileOf('2 Section')).toMatchObject({ figures: 8, leaders: 1, hw: 1, medics: 0 });
    expect(await profileOf('Other')).toMatchObject({ figures: 7, leaders: 0, hw: 0, medics: 1 });
  });

  test('bg:combine.4 it is part of the movement, and costs none of it', async () => {
    await game.load([SECTION, OTHER]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 8D');
    const remarked = async (line: string) =>
      ((await game.allowed(line)) as { remarks?: readonly { clause: string }[] }).remarks ?? [];
    await game.allowed('move "2 Section" --dice 3');
    expect(await remarked('combine "2 Section" Other')).toEqual([]);
    await game.load([SECTION, OTHER]);
    expect(await remarked('combine "2 Section" Other')).toEqual([]);
    expect(await marksOf('2 Section')).toEqual({ combined: true });
    expect(await remarked('move "2 Section" --dice 3')).toEqual([]);
    expect(await remarked('move "2 Section" --dice 3')).toMatchObject([{ clause: 'bg:card.3' }]);
  });
});

describe('those who come back', () => {
  const MEDICS = { ...SECTION, medics: 1, hw: 0, figures: 8 };

  test('bg:medic.5 the dead of the medic’s own unit, if nobody else’s are meant', async () => {
    await game.load([{ ...MEDICS, dead: 2 }, OTHER]);
    const { effects } = await game.allowed('heal "2 Section" --dice 5');
    const tried = {
      do: 'add',
      to: 'medic',
      of: 'infantry',
      by: { medicsTried: 1 },
      clause: 'bg:medic.4',
    };
    expect(effects).toEqual([
      tried,
      { do: 'add', to: 'medic', of: 'infantry', by: { figures: 1, fallen: -1 }, clause: 'bg:medic.5' },
      { do: 'add', to: 'fallen', of: 'infantry', by: { dead: -1 }, clause: 'bg:medic.5' },
    ]);
    expect(await game.unit('2 Section')).toMatchObject({ profile: { figures: 9 }, marks: { dead: 1 } });
    expect((await game.allowed('heal "2 Section" --dice 1')).effects).toEqual([tried]);
  });

  test('bg:medic.6 those of another unit of his side, though nobody is left of it, and not of the enemy', async () => {
    await game.load([
      { ...MEDICS, dead: 1 },
      { ...OTHER, figures: 3, dead: 3 },
      { ...GRUPPE, dead: 1 },
    ]);
    await game.allowed('roster mark Other figures=0');
    await game.allowed('heal "2 Section" Other --dice 6');
    expect((await marksOf('Other')).dead).toBe(2);
    expect((await marksOf('2 Section')).dead).toBe(1);
    await game.refused('heal "2 Section" "1 Gruppe"', 'bg:medic.6');
  });

  test('bg:medic.6 where nobody fell nobody is healed, unless it is said how many did', async () => {
    await game.load([MEDICS, OTHER]);
    await game.refused('heal "2 Section"', 'bg:medic.6');
    await game.refused('heal "2 Section" Other', 'bg:medic.6');
    await game.allowed('heal "2 Section" --dead 1 --dice 5');
    expect((await profileOf('2 Section')).figures).toBe(9);
  });

  test('bg:medic.4 a unit without a medic heals nobody, and neither does one that fights or routs', async () => {
    await game.load([
      { ...OTHER, dead: 1 },
      { ...MEDICS, dead: 1, melee: true },
      { ...MEDICS, name: 'Broken', dead: 1, routing: true },
    ]);
    await game.refused('heal Other', 'bg:medic.4');
    await game.refused('heal "2 Section"', 'bg:melee.10');
    await game.refused('heal Broken', 'bg:medic.4');
  });

  test('bg:R94 option 2: a unit that grows over twelve divides', async () => {
    await game.load([{ ...MEDICS, figures: 12, dead: 1 }]);
    await game.refused('heal "2 Section"', 'bg:medic.5');
    await game.allowed('heal "2 Section" --dice 5 --ruling bg:R94=2');
    expect(await profileOf('2 Section')).toMatchObject({ figures: 7, leaders: 1, medics: 1 });
    expect(await profileOf('2 Section 2')).toMatchObject({ figures: 6, leaders: 0, medics: 0 });
  });

  test('bg:combine.2 what a unit did both halves have done; prisoners and the dead stay with the first', async () => {
    await game.load([{ ...MEDICS, figures: 12, dead: 2, 'dug-in': true, prisoners: 2 }, GRUPPE]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5H');
    await game.allowed('shoot "2 Section" "1 Gruppe" --seed a');
    await game.allowed('heal "2 Section" --dice 6 --ruling bg:R94=2');
    expect(await marksOf('2 Section')).toEqual({
      dugIn: true,
      hasShot: true,
      medicsTried: 1,
      prisoners: 2,
      dead: 1,
    });
    expect(await marksOf('2 Section 2')).toEqual({ dugIn: true, hasShot: true });
    await game.refused('shoot "2 Section 2" "1 Gruppe"', 'bg:shoot.9');
  });

  test('bg:move.9 what waits for the end of the card waits for both halves of a unit', async () => {
    await game.load([{ ...MEDICS, figures: 12, dead: 1, ran: true, road: true }, GRUPPE]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5H');
    await game.allowed('shoot "1 Gruppe" "2 Section" --dice "white=1,1,1,1 blue=1,1" --ruling bg:R4=2');
    await game.allowed('heal "2 Section" --dice 6 --ruling bg:R94=2');
    expect(await marksOf('2 Section 2')).toMatchObject({ ran: true, road: true });
    await game.allowed('draw-card --dice 7C');
    expect((await marksOf('2 Section 2')).road).toBeUndefined();
  });

  test('bg:R92 option 2: the try takes the place of the fire of the unit', async () => {
    await game.load([{ ...MEDICS, medics: 2, dead: 2 }, GRUPPE]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5H');
    await game.allowed('heal "2 Section" --medics 1 --dice 1');
    await game.allowed('heal "2 Section" --dice 1 --ruling bg:R92=2');
    await game.refused('heal "2 Section" --ruling bg:R92=2', 'bg:medic.4');
    await game.refused('shoot "2 Section" "1 Gruppe"', 'bg:shoot.9');
  });
});

describe('the nerve of units (optional rule)', () => {
  const SHAKEN = { ...GRUPPE, figures: 6, leaders: 0, hw: 0, 'dug-in': true, road: true };

  /** Shot at so that it loses so many. */
  const loses = (hits: number) => {
    const faces = [1, 2, 3, 4, 5, 6].map((n) => (n <= hits ? 6 : 2));
    return game.allowed(`shoot "2 Section" "1 Gruppe" --dice "white=${faces} blue=2,2 red=2"`);
  };

  /** A loss is tested once (R118). */
  const TESTED = {
    do: 'set',
    to: 'unit',
    of: 'infantry',
    is: { lastLost: null, lastCause: null },
    clause: 'bg:retreat.1',
  };

  test('bg:retreat.2 bg:retreat.4 a unit that routs is marked, and out of its position', async () => {
    await game.load([SECTION, SHAKEN]);
    await loses(3);
    expect(await marksOf('1 Gruppe')).toMatchObject({ dugIn: true, dead: 3 });
    const { effects } = await game.allowed('reaction-test "1 Gruppe" --dice "rout-test=1 rout=1,2"');
    expect(effects).toEqual([
      TESTED,
      { do: 'set', to: 'unit', of: 'infantry', is: { routing: true }, clause: 'bg:retreat.4' },
      {
        do: 'set',
        to: 'unit',
        of: 'infantry',
        is: { dugIn: null, dead: null, road: null },
        clause: 'bg:retreat.2',
      },
    ]);
    expect(await marksOf('1 Gruppe')).toEqual({ routing: true, fallen: 3 });
  });

  test('bg:retreat.1 one that retreats has left its place too, and one that holds has not', async () => {
    await game.load([SECTION, SHAKEN]);
    await loses(2);
    const holds = await game.allowed('reaction-test "1 Gruppe" --dice "retreat-test=6"');
    expect(holds.effects).toEqual([TESTED]);
    await game.load([SECTION, SHAKEN]);
    await loses(2);
    await game.allowed('reaction-test "1 Gruppe" --dice "retreat-test=1 retreat=3"');
    expect(await marksOf('1 Gruppe')).toEqual({ fallen: 2 });
  });

  test('bg:retreat.1 a unit that lost nobody to the last attack has nothing to test, unless it is said what it lost', async () => {
    await game.load([SECTION, SHAKEN]);
    await game.refused('reaction-test "1 Gruppe"', 'bg:retreat.1');
    const { result } = await game.allowed('reaction-test "1 Gruppe" --lost 0');
    expect(result).toEqual({ outcome: 'holds', inches: 0 });
    const { input } = await game.allowed('reaction-test "1 Gruppe" --lost 2 --seed a');
    expect(input).toMatchObject({ figures: 6, lost: 2 });
  });

  test('bg:retreat.3 a unit that does not rally routs on, and whoever does not rout has nothing to rally from', async () => {
    await game.load([{ ...SECTION, leaders: 0, routing: true, dead: 1, road: true }]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5D');
    await game.allowed('rally "2 Section" --dice "rally-test=1 rout=1,2"');
    expect(await marksOf('2 Section')).toEqual({ routing: true, hasMoved: true });
    await game.allowed('draw-card --dice AD');
    await game.allowed('rally "2 Section" --dice "rally-test=6"');
    expect(await marksOf('2 Section')).toEqual({ hasMoved: true, ace: 'move', stays: true });
    await game.refused('rally "2 Section"', 'bg:retreat.3');
    await game.allowed('rally -g C --seed a');
  });

  test('bg:R123 option 2: a unit that rallies may move at once', async () => {
    await game.load([{ ...SECTION, leaders: 0, routing: true }]);
    await game.allowed('draw-card --new --sides "Axis,Allies" --dice 5D');
    await game.allowed('rally "2 Section" --dice "rally-test=6" --ruling bg:R123=2');
    expect(await marksOf('2 Section')).toEqual({});
  });
});
