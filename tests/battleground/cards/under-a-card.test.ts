import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RosterGame } from '../../support/roster.js';

/** How long markers last, and what goes by the cards of the side that acts. */

const FORCES = [
  { name: 'First', side: 'Allies', grade: 'C', figures: 9, leaders: 1, hw: 1, medics: 2, engineers: 4 },
  { name: 'Second', side: 'Allies', grade: 'C', figures: 9, leaders: 1, smoke: true, flares: true },
  { name: 'Last man', side: 'Allies', grade: 'C', figures: 1, smoke: true, engineers: 1 },
  { name: 'Gruppe', side: 'Axis', grade: 'B', figures: 6, leaders: 1, hw: 1 },
  { name: 'Flail', side: 'Axis', kind: 'vehicle', vehicle: 'medium-tank', clearing: true },
];
const ALLIES_MOVE = '8D';
const ALLIES_SHOOT = '8H';
const AXIS_MOVE = '8S';
const AXIS_SHOOT = '8C';

let game: RosterGame;
beforeEach(async () => {
  game = await new RosterGame('cards').open(FORCES, '--sides Axis,Allies --strict');
});
afterEach(() => game.clean());

const draw = (...cards: string[]) =>
  cards.reduce<Promise<unknown>>(
    (before, card) => before.then(() => game.allowed(`draw-card --dice card=${card}`)),
    Promise.resolve(),
  );

describe('the run marker', () => {
  beforeEach(async () => {
    await draw(ALLIES_MOVE);
    await game.allowed('move First --run --seed a');
  });

  test('(bg:R20) stays on through cards of the other side', async () => {
    await draw(AXIS_MOVE, AXIS_SHOOT);
    expect(await game.marks('First')).toMatchObject({ ran: true });
  });

  test('(bg:R20) comes off after a card under which the unit could shoot, and did not', async () => {
    await draw(ALLIES_SHOOT);
    expect(await game.marks('First')).toMatchObject({ ran: true });
    await draw(AXIS_MOVE);
    expect(await game.marks('First')).not.toHaveProperty('ran');
  });

  test('(bg:R20) comes off after a movement card under which the unit stays where it is', async () => {
    await draw('JK', '7D', AXIS_MOVE);
    expect(await game.marks('First')).not.toHaveProperty('ran');
  });

  test('(bg:R20) stays on whoever runs again', async () => {
    await draw('JK', '7D');
    await game.allowed('move First --run --seed b');
    await draw(AXIS_MOVE);
    expect(await game.marks('First')).toMatchObject({ ran: true });
  });

  test('(bg:R20) is not taken off by an ace, which lets somebody else act', async () => {
    await draw('AH', AXIS_MOVE);
    expect(await game.marks('First')).toMatchObject({ ran: true });
  });

  test('bg:medic.4 counts for the medic also where his unit has shot before', async () => {
    await game.allowed('roster mark First dead=2');
    await draw(ALLIES_SHOOT);
    await game.allowed('shoot First Gruppe --range 4 --cover none --seed a');
    const { input } = (await game.allowed('heal First --seed a')) as { input: Record<string, unknown> };
    expect(input).toMatchObject({ ran: true });
    await draw(AXIS_MOVE);
    expect(await game.marks('First')).not.toHaveProperty('ran');
  });
});

describe('the road marker', () => {
  beforeEach(async () => {
    await draw(ALLIES_MOVE);
    await game.allowed('move Second --road --seed a');
  });

  test('bg:move.9 stays on under a shooting card', async () => {
    await draw(ALLIES_SHOOT, AXIS_MOVE);
    expect(await game.marks('Second')).toMatchObject({ road: true });
  });

  test('bg:move.9 comes off after another movement card, whatever the unit does', async () => {
    await draw('JK', '7D', AXIS_MOVE);
    expect(await game.marks('Second')).not.toHaveProperty('road');
  });
});

describe('what is done in place of fire', () => {
  test('(bg:medic.4) a medic tries under the shooting card of his side', async () => {
    await game.allowed('roster mark First dead=3');
    await draw(AXIS_SHOOT);
    await game.refused('heal First', 'bg:card.2');
    await draw(ALLIES_MOVE);
    await game.refused('heal First', 'bg:card.2');
  });

  test('bg:medic.4 every medic of a unit tries once under a card', async () => {
    await game.allowed('roster mark First dead=3');
    await draw(ALLIES_SHOOT);
    await game.allowed('heal First --medics 1 --dice 1');
    const { input } = (await game.allowed('heal First --dice 1')) as { input: Record<string, unknown> };
    expect(input).toMatchObject({ medics: 1, dead: 3 });
    await game.refused('heal First', 'bg:medic.4');
    await draw('JK', '7H');
    await game.allowed('heal First --dice 1,1');
  });

  test('bg:mine.12 (bg:flank.1) who turns in a minefield does so under his movement card', async () => {
    for (const card of [ALLIES_SHOOT, AXIS_MOVE]) {
      await draw(card);
      await game.refused('mines First --turned --entered 4', 'bg:card.2');
      await game.allowed('mines First --entered 4 --no-log --seed a');
    }
    await draw(ALLIES_MOVE);
    await game.allowed('mines First --turned --entered 4 --seed a');
  });

  test('bg:mine.14 engineers clear under the shooting card of their side', async () => {
    await draw(ALLIES_MOVE);
    await game.refused('mines First --engineers 4', 'bg:card.2');
    await draw(AXIS_SHOOT);
    await game.refused('mines First --engineers 4', 'bg:card.2');
    await draw(ALLIES_SHOOT);
    await game.allowed('mines First --engineers 4');
    await game.refused('mines First --engineers 4', 'bg:mine.14');
  });

  test('bg:mine.13 a clearing vehicle drives under the movement card of its side', async () => {
    await draw(AXIS_SHOOT);
    await game.refused('mines Flail', 'bg:card.2');
    await draw(AXIS_MOVE);
    await game.allowed('mines Flail --seed a');
  });

  test('bg:mine.14 no more engineers clear than were named before the game', async () => {
    await game.refused('mines First --engineers 5', 'bg:mine.14');
    await game.refused('mines Second --engineers 1', 'bg:mine.14');
  });

  test.each(['smoke "Last man"', 'mines "Last man" --engineers 1'])(
    'bg:nonstand.3 a non-standing unit does not: %s',
    async (line) => {
      await draw(ALLIES_SHOOT);
      await game.refused(line, 'bg:nonstand.3');
    },
  );

  test.each(['smoke Second', 'flare Second'])(
    'bg:R61 nor does one that has shot in reaction this turn: %s',
    async (line) => {
      await draw(AXIS_MOVE);
      await game.allowed('charge Gruppe Second --distance 11 --cover none --reaction shoot --seed d');
      await draw(ALLIES_SHOOT);
      await game.refused(line, 'bg:defend.3');
    },
  );
});

describe('an ace', () => {
  beforeEach(async () => {
    await draw(AXIS_MOVE);
    await game.allowed('charge Gruppe Second --distance 11 --cover none --reaction shoot --seed d');
    await draw(ALLIES_SHOOT);
    await game.refused('shoot Second Gruppe --range 4 --cover none', 'bg:defend.3');
    await draw('AH');
  });

  test('bg:R61 lets a unit shoot again that has shot in reaction', async () => {
    await game.allowed('shoot Second Gruppe --range 4 --cover none --seed a');
  });

  test('bg:R61 lets it do so under that card alone', async () => {
    expect(await game.marks('Second')).toMatchObject({ reactedShot: true, ace: 'shoot' });
    await draw(AXIS_SHOOT);
    expect(await game.marks('Second')).toEqual({ reactedShot: true });
  });
});

test('bg:R118 a loss is tested once: with the attack, or by itself', async () => {
  await draw(AXIS_SHOOT);
  await game.allowed('shoot Gruppe Second --range 4 --cover none --seed p --retreat');
  await game.refused('reaction-test Second', 'bg:retreat.1');
  await draw('JK', '7C');
  await game.allowed('shoot Gruppe Second --range 4 --cover none --seed p');
  await game.allowed('reaction-test Second --seed a');
  await game.refused('reaction-test Second', 'bg:retreat.1');
});
