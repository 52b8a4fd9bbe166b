import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** What the program knows of the table between two actions: who may do what, and what became of whom. */

const SECTION = { name: '2 Section', side: 'Allies', grade: 'C', figures: 9, leaders: 1, hw: 1 };
const OTHERS = { name: '3 Section', side: 'Allies', grade: 'C', figures: 3 };
const GRUPPE = { name: '1 Gruppe', side: 'Axis', grade: 'C', figures: 6, leaders: 1 };
const SECOND = { name: '2 Gruppe', side: 'Axis', grade: 'A', figures: 4 };
const PANZER = {
  name: 'Panzer IV',
  side: 'Axis',
  kind: 'vehicle',
  vehicle: 'medium-tank',
  mg: 1,
  gun: 'heavy-gun',
};
const STUART = { ...PANZER, name: 'Stuart', side: 'Allies', vehicle: 'light-tank', gun: 'light-gun' };

interface Remarked {
  readonly remarks?: readonly { readonly clause: string; readonly text: string }[];
  readonly anyway?: readonly string[];
}

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('between').open(
    [SECTION, OTHERS, GRUPPE, SECOND, PANZER, STUART],
    '--sides Axis,Allies',
  );
});
afterEach(() => game.clean());

const against = async (line: string): Promise<string[]> =>
  (await game.remarks(line)).filter((clause) => clause !== 'bg:cover.1' && clause !== 'bg:shoot.6');

describe('what has stopped a vehicle', () => {
  test('bg:mine.10 a tank that mines have stopped neither moves nor charges', async () => {
    await game.allowed('roster mark "Panzer IV" stopped-by=mines');
    await game.refused('move "Panzer IV"', 'bg:mine.10');
    await game.refused('charge "Panzer IV" "3 Section" --distance 5', 'bg:mine.10');
    await game.refused('overrun "Panzer IV" "3 Section"', 'bg:mine.10');
  });

  test('bg:vmove.1 a tank that has broken down neither moves nor charges', async () => {
    await game.allowed('roster mark "Panzer IV" stopped-by=breakdown');
    await game.refused('move "Panzer IV"', 'bg:vmove.1');
    await game.refused('charge "Panzer IV" "3 Section" --distance 5', 'bg:vmove.1');
  });

  test('bg:vmove.1 nor does it flee from a charge', async () => {
    await game.allowed('roster mark "Panzer IV" stopped-by=breakdown');
    const line = 'charge "2 Section" "Panzer IV" --distance 5 --reaction flee';
    await game.refused(line, 'bg:vmove.1');
  });
});

describe('a melee', () => {
  beforeEach(() => game.allowed('roster mark "2 Section" melee'));

  test('bg:melee.10 whoever is in one does nothing else (R131)', async () => {
    await game.refused('shoot "2 Section" "1 Gruppe"', 'bg:melee.10');
    await game.refused('charge "2 Section" "1 Gruppe" --distance 5', 'bg:melee.10');
    await game.refused('combine "2 Section" "3 Section"', 'bg:melee.10');
    await game.refused('combine "3 Section" "2 Section"', 'bg:melee.10');
    await game.refused('move "2 Section"', 'bg:melee.10');
  });

  test('bg:charge.8 nobody fires into one, not even from a tank that drives through', async () => {
    await game.refused('shoot "1 Gruppe" "2 Section"', 'bg:charge.8');
    await game.refused('overrun "Panzer IV" "2 Section"', 'bg:charge.8');
  });

  test('bg:charge.8 no artillery is aimed at one; a ring that drifts onto it strikes it all the same by bg:R132', async () => {
    const aimed = 'artillery "2 Section" --weapon light';
    await game.refused(`${aimed} --margin 2`, 'bg:charge.8');
    await game.refused('artillery "Panzer IV" --weapon light --margin 2 --target-in-melee', 'bg:charge.8');
    expect(await against(`${aimed} --rings 1`)).toEqual([]);
    const typed = 'artillery --weapon light --target-figures 6 --target-in-melee';
    await game.refused(`${typed} --margin 2`, 'bg:charge.8');
    const { steps } = await game.allowed(`${typed} --rings 1 --seed a --no-log`);
    expect(steps).toContainEqual(
      expect.objectContaining({ id: 'melee', clause: 'bg:charge.8', value: true, ruling: 'bg:R132' }),
    );
  });
});

describe('units of one side', () => {
  test('bg:combine.1 nobody combines with the enemy', async () => {
    await game.refused('combine "3 Section" "2 Gruppe"', 'bg:combine.1');
  });

  test('bg:combine.1 who has combined counts all of its figures', async () => {
    await game.allowed('combine "3 Section" "2 Section"');
    expect((await game.unit('3 Section')).says).toContain('12 figures');
    expect((await game.unit('2 Section')).says).toContain('part of 3 Section');
  });

  test('bg:shoot.9 nobody shoots at his own side, but by agreement', async () => {
    await game.refused('shoot "2 Section" "3 Section"', 'bg:shoot.9');
    expect(await game.remarks('shoot "2 Section" "3 Section" --cover none --range 4 --anyway')).toContain(
      'bg:shoot.9',
    );
  });
});

test('bg:nonstand.3 bg:smoke.2 what players may agree on is offered where it is taken, and nowhere else', async () => {
  const refused = 'shoot "3 Section" "1 Gruppe" --range 4 -c none --no-log';
  expect((await game.type(refused)).stderr).toMatch(/--anyway/);
  expect(await game.allowed(`${refused} --anyway --seed a`)).toMatchObject({ anyway: ['bg:nonstand.3'] });
  const never = 'shoot "2 Section" "1 Gruppe" --range 4 -c none --smoke --no-log';
  expect((await game.type(never)).stderr).not.toMatch(/--anyway/);
  await game.refused(`${never} --anyway`, 'bg:smoke.2');
});

test('(bg:retreat.4) a routing unit charges nobody', async () => {
  await game.allowed('roster mark "2 Section" routing');
  const { code } = await game.type('charge "2 Section" "1 Gruppe" --distance 5');
  expect(code).toBe(3);
});

describe('cards', () => {
  test('bg:card.2 under a card that lets the Allies move the Axis do not shoot: it is remarked on', async () => {
    await game.allowed('draw-card --new --dice 8D');
    expect(await against('shoot "1 Gruppe" "2 Section" --cover none --range 4')).toEqual(['bg:card.2']);
    expect(await against('move "2 Section"')).toEqual([]);
  });

  test('bg:card.3 a card gives one movement: every further one is remarked on', async () => {
    await game.allowed('draw-card --new --dice 8D');
    expect(await against('move "2 Section"')).toEqual([]);
    expect(await against('move "2 Section"')).toEqual(['bg:card.3']);
    expect(await against('move "2 Section"')).toEqual(['bg:card.3']);
    await game.allowed('draw-card --dice AD');
    expect(await against('move "2 Section"')).toEqual([]);
  });

  test('bg:card.9 an ace is for one unit: the second is remarked on', async () => {
    await game.allowed('draw-card --new --dice AD');
    expect(await against('move "2 Section"')).toEqual([]);
    expect(await against('move "3 Section"')).toEqual(['bg:card.9']);
  });

  test('bg:seq.2 a melee that is fought while the card phase goes on is remarked on', async () => {
    await game.allowed('draw-card --new --dice 8D');
    await game.allowed('roster mark "2 Section" melee');
    await game.allowed('roster mark "1 Gruppe" melee');
    expect(await against('melee "2 Section" "1 Gruppe"')).toEqual(['bg:seq.2']);
  });

  test('bg:card.2 in a strict game it is refused, and played by agreement', async () => {
    const strict = await new RosterGame('strict').open(
      [SECTION, GRUPPE],
      '--sides Axis,Allies --strict',
      'draw-card --new --dice 8D',
    );
    await strict.refused('shoot "1 Gruppe" "2 Section"', 'bg:card.2');
    const played = (await strict.allowed('shoot "1 Gruppe" "2 Section" --anyway')) as Remarked;
    expect(played.remarks?.map(({ clause }) => clause)).toContain('bg:card.2');
    strict.clean();
  });
});

test('what is played although a unit may not is said, stands in the record, and is proved', async () => {
  await game.allowed('roster mark "2 Section" routing');
  await game.refused('shoot "2 Section" "1 Gruppe"', 'bg:retreat.4');
  const line = 'shoot "2 Section" "1 Gruppe" --cover none --range 4 --anyway';
  const record = (await game.allowed(line)) as Remarked & Awaited<ReturnType<typeof game.allowed>>;
  expect(record.anyway).toEqual(['bg:retreat.4']);
  expect(record.steps.find(({ id }) => id === 'anyway')).toMatchObject({ clause: 'bg:retreat.4' });
  expect((await game.type('replay')).code).toBe(0);
});

test('vehicle-damage is the luck of those who rolled it, not of the owner of the tank', async () => {
  await game.allowed('vehicle-damage "Panzer IV" --hits 2');
  const event = JSON.parse(game.log().at(-1)!) as { by?: string };
  expect(event.by).toBe('Allies');
});
