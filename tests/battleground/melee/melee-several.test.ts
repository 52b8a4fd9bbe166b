import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meleeBonuses } from '../../../rulesets/battleground/melee/bonus.js';
import {
  aftermath,
  beforeMelee,
  isFoughtOut,
  meleeKey,
} from '../../../rulesets/battleground/melee/infantry.js';
import type { MeleeInput } from '../../../rulesets/battleground/melee/input.js';
import { joinedUnit } from '../../../rulesets/battleground/melee/joined.js';
import { melee } from '../../../rulesets/battleground/melee/melee.js';
import { meleeRound } from '../../../rulesets/battleground/melee/round.js';
import type { Rulings } from '../../../src/dice/play.js';
import { exactOdds } from '../../../src/odds/exact.js';
import { fraction } from '../../../src/odds/fraction.js';
import type { Result } from '../../../src/rules/record.js';
import type { Rule } from '../../../src/rules/rule.js';
import { rounds } from '../../../src/rules/words.js';
import { chanceOf, type Given, inputOf, oddsOf, playing, refusalOf, stepOf } from '../../support/play.js';
import { times } from '../../support/random/deep.js';
import { GRUPPE, NEST, PANZER, RosterGame, SECTION } from '../../support/roster.js';

/** Melees in which units have joined, on either side. */

const { play: fought, conflict } = playing(melee);
const oneRound = (given: Given, dice: string, rulings: Rulings = {}) =>
  fought({ ...given, rounds: 1 }, dice, rulings);

/** The lines about the dice-offs, as `5 pairs (+0 to +2)`. */
const fights = (given: Given, dice: string, rulings: Rulings = {}) =>
  oneRound(given, dice, rulings)
    .steps.filter(({ id }) => id === 'fight')
    .map(({ text }) => text.split(':')[0]);

const sixes = (n: number) => Array(n).fill(6).join();
const ones = (n: number) => Array(n).fill(1).join();

describe('a unit that joined, as it is said', () => {
  test('its grade and figures, and who is among them', () => {
    expect(joinedUnit('b:6,leader:1,hw:2,medic:1,armed:2,ran,from-behind,cavalry')).toEqual({
      grade: 'B',
      figures: 6,
      ...{ leaders: 1, hw: 2, medics: 1, armed: 2 },
      ...{ ran: true, fromBehind: true, cavalry: true },
    });
  });

  test.each(['', '6', 'E:6', 'C', 'C:', 'C:6,', 'C:6,leader', 'C:6,ran:1', 'C:6,sergeant:1', 'C:-1'])(
    '%j is no such unit',
    (entry) => {
      expect(joinedUnit(entry)).toBeUndefined();
    },
  );

  test.each([
    ['C:6,leader:1', undefined],
    ['C:0', 'grade and figures, 1 to 12'],
    ['C:13', 'grade and figures, 1 to 12'],
    ['C:2,leader:1,hw:2', 'no more of those kinds than its 2 figures'],
    ['C:2,leder:1', 'grade and figures'],
  ])('%j is taken or turned down: %s', (entry, takes) => {
    const fault = melee.inputs.attackersJoined.fault(entry);
    if (takes === undefined) expect(fault).toBeUndefined();
    else expect(fault?.takes).toContain(takes);
  });

  test('a word that is none is known for one', () => {
    expect(melee.inputs.attackersJoined.fault('C:2,leder:1')?.word).toEqual([
      'leder',
      ['leader', 'hw', 'medic', 'armed', 'ran', 'from-behind', 'cavalry'],
    ]);
  });
});

describe('units that joined', () => {
  test('bg:melee.11 bg:melee.12 they are in it, and fight when the first unit is all engaged', () => {
    const given = { attackers: 4, attackersJoined: ['C:5'], defenders: 6, defendersJoined: ['C:1'] };
    const { steps } = oneRound(given, `attacker=${sixes(7)} defender=${ones(7)}`);
    expect(steps.find(({ id }) => id === 'joined')).toMatchObject({ clause: 'bg:melee.11', value: 6 });
    expect(steps.filter(({ id }) => id === 'order').map(({ value, text }) => [value, text])).toEqual([
      [5, '5 who joined the attackers fight only when the first unit is all engaged'],
      [1, '1 who joined the defenders fights only when the first unit is all engaged'],
    ]);
  });

  test('bg:melee.12 of units that joined, the one that came first fights before the other', () => {
    const given = { attackers: 2, attackersJoined: ['C:2', 'C:4'], defenders: 5 };
    const dice = `attacker=1,${sixes(4)} defender=6,${ones(4)}`;
    const drawn = oneRound(given, `${dice} attacker-lost=5`).steps.flatMap(({ dice }) => dice ?? []);
    expect(drawn.find(({ name }) => name === 'attacker-lost')?.counted).toEqual(['figure-3']);
    expect(() => oneRound(given, `${dice} attacker-lost=6`)).toThrow('1-2 figures, 3-4 figure 2, 5 figure 3');
  });

  test('bg:melee.10 who is left is told unit by unit', () => {
    const given = { attackers: 4, attackersJoined: ['B:3'], defenders: 9 };
    const dice = 'attacker=1,1,6,6,1,6,6 defender=6,6,1,1,6,1,1 met-by-figure=1,2,3,4';
    const played = oneRound(given, dice.replace(/ met.*/, ''));
    expect(stepOf(played, 'left')).toMatchObject({
      value: [4, 5],
      text: '4 attackers (2 + 2), 5 defenders left',
    });
  });

  test('(bg:melee.14) the leader of the first unit fights before those of the second', () => {
    const given = { attackers: 3, attackerLeaders: 1, attackersJoined: ['C:3,leader:1'], defenders: 4 };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`)).toEqual([
      '1 pair, leader against figure (+1 to +0)',
      '3 pairs',
    ]);
  });

  test('(bg:melee.14) leaders that go first do so in their own unit', () => {
    const given = { attackers: 2, attackersJoined: ['C:4,leader:1'], defenders: 3, leadersFirst: true };
    expect(fights(given, `attacker=${sixes(3)} defender=${ones(3)}`)).toEqual([
      '1 pair, leader against figure (+1 to +0)',
      '2 pairs',
    ]);
  });

  test('bg:nonstand.5 bg:R77 a side gives up only when all its units are non-standing', () => {
    const stands = { attackers: 2, attackersJoined: ['C:4'], defenders: 12, defendersJoined: ['C:6'] };
    const played = oneRound(stands, `attacker=${sixes(6)} defender=${ones(6)}`);
    expect(stepOf(played, 'round').value).toBe(6);
    const broken = fought({ ...stands, attackersJoined: ['C:3'], defendersJoined: ['C:3'] }, '');
    expect(stepOf(broken, 'surrender')).toMatchObject({ clause: 'bg:nonstand.5', value: 5 });
    const led = { attackers: 2, attackersJoined: ['C:2,leader:1'], defenders: 12 };
    expect(stepOf(oneRound(led, `attacker=6,6,6,6 defender=1,1,1,1`), 'round').value).toBe(4);
  });

  test('bg:melee.9 all figures of a side count towards a quarter', () => {
    const given = { attackers: 10, attackersJoined: ['C:6'], defenders: 4, continued: true };
    expect(stepOf(fought(given, ''), 'surrender')).toMatchObject({ clause: 'bg:melee.9', value: 4 });
  });
});

describe('units of different grades', () => {
  test('bg:melee.3 a figure of a better grade adds 1 against a worse one, whichever unit it is of', () => {
    const given = { attackers: 2, attackersJoined: ['B:2'], defenders: 4 };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`)).toEqual([
      '2 pairs',
      '2 pairs, figure of unit 2 against figure (+1 to +0)',
    ]);
  });

  test('bg:melee.3 units that are both worse than the enemy, or both better, fight alike', () => {
    const given = { attackers: 2, attackersJoined: ['B:2'], defenders: 4, defenderGrade: 'A' };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`)).toEqual(['4 pairs (+0 to +1)']);
  });

  test('bg:R74 under option 2 the gap counts, unit by unit', () => {
    const given = { attackers: 2, attackersJoined: ['B:2'], defenders: 4, defenderGrade: 'A' };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`, { 'bg:R74': 2 })).toEqual([
      '2 pairs (+0 to +2)',
      '2 pairs, figure of unit 2 against figure (+0 to +1)',
    ]);
  });

  test('bg:R73 a run marker lowers the grade of its own unit alone, if so ruled', () => {
    const given = { attackers: 2, attackersJoined: ['C:2,ran'], defenders: 4 };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`, { 'bg:R73': 2 })).toEqual([
      '2 pairs',
      '2 pairs, figure of unit 2 against figure (+0 to +1)',
    ]);
  });

  test('bg:R70 who meets whom is drawn among the figures of all units', () => {
    const given = { attackers: 1, attackersJoined: ['B:1'], defenders: 1, defendersJoined: ['A:1'] };
    const met = (number: number) => fights(given, `met-by-figure=${number} attacker=6,6 defender=1,1`);
    expect(met(1)).toEqual(['1 pair', '1 pair, figure of unit 2 against figure of unit 2 (+0 to +1)']);
    expect(met(2)).toEqual([
      '1 pair, figure against figure of unit 2 (+0 to +1)',
      '1 pair, figure of unit 2 against figure (+1 to +0)',
    ]);
  });

  test('bg:melee.3 each bonus is told once', () => {
    const given = { attackers: 1, attackersJoined: ['B:1', 'B:1'], defenders: 3, attackerGrade: 'B' };
    const { steps } = oneRound(given, 'attacker=6,6,6 defender=1,1,1');
    expect(steps.filter(({ id }) => id === 'better-grade')).toHaveLength(1);
  });

  test('bg:melee.1 with equal grades a unit that joined fights as those counted by --joiners do', () => {
    const one = oddsOf(melee, { attackers: 7, joiners: 3, defenders: 5, building: true });
    const two = oddsOf(melee, { attackers: 4, attackersJoined: ['C:3'], defenders: 5, building: true });
    for (const { value } of one.outcomes) {
      const is = (result: object) => JSON.stringify(result) === JSON.stringify(value);
      const [a, ofA] = chanceOf(one, is);
      const [b, ofB] = chanceOf(two, is);
      expect(a * ofB).toBe(b * ofA);
    }
  });

  test('bg:melee.1 the sides changed, the odds change with them', () => {
    const one = oddsOf(melee, { attackers: 4, attackersJoined: ['B:3,leader:1'], defenders: 6 });
    const other = oddsOf(melee, { defenders: 4, defendersJoined: ['B:3,leader:1'], attackers: 6 });
    const [a, ofA] = chanceOf(one, ({ winner }) => winner === 'attacker');
    const [b, ofB] = chanceOf(other, ({ winner }) => winner === 'defender');
    expect(a * ofB).toBe(b * ofA);
  });

  // Full units are of twelve.
  const most = times(12, 1.5);
  test.each([
    ['attackers', { attackersJoined: [`B:${most},leader:3,hw:2`] }],
    ['defenders', { defendersJoined: [`B:${most},leader:3,hw:2`], dugIn: true }],
  ])('the odds of two units of %s against one are worked out within the bound', (_, joined) => {
    const full = { attackers: most, attackerLeaders: 3, attackerHw: 2 };
    const odds = oddsOf(melee, { ...full, defenders: most, defenderLeaders: 3, defenderHw: 2, ...joined });
    expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
  });
});

describe('heavy weapons among those who fight', () => {
  /** A melee without anything left out of sight: which of its figures are heavy weapons is told apart to the end. */
  const unmerged = (given: Given) =>
    exactOdds(
      function* (): Rule<Result> {
        const input = inputOf(melee, given) as unknown as MeleeInput;
        const bonuses = yield* meleeBonuses(input, () => false);
        const end = yield* rounds({
          name: 'melee',
          start: beforeMelee(input),
          isOver: isFoughtOut,
          key: meleeKey,
          round: (now) => meleeRound(now, bonuses, 'leaders-last'),
        });
        return yield* aftermath(end, false);
      },
      { rulings: {} },
    );

  test.each([
    [{ attackers: 12, attackerHw: 2, defenders: 5, defenderHw: 2 }],
    [{ attackers: 4, attackerHw: 2, defenders: 12, defenderHw: 1 }],
    [{ attackers: 10, attackerHw: 1, defenders: 10, defenderHw: 2 }],
    [{ attackers: 12, attackerHw: 2, defenders: 9, defenderHw: 2 }],
  ])('(bg:nonstand.1) in %j they are told apart as long as anybody asks for them', (given) => {
    const [all, some] = [unmerged(given), oddsOf(melee, given)];
    const chances = (odds: typeof all) =>
      odds.outcomes
        .map(({ value, weight }) => `${JSON.stringify(value)} ${fraction(weight, odds.total)}`)
        .sort();
    expect(chances(some)).toEqual(chances(all));
    expect(some.rulings).toEqual(all.rulings);
  });
});

describe('the first round of units that joined', () => {
  test('bg:melee.5 bg:R135 only the unit that was charged has the bonus of its position', () => {
    const given = { attackers: 4, defenders: 2, defendersJoined: ['C:2'], building: true };
    const dice = `attacker=${sixes(4)} defender=${ones(4)}`;
    expect(fights(given, dice)).toEqual(['2 pairs (+0 to +1)', '2 pairs, figure against figure of unit 2']);
    const played = oneRound(given, dice);
    expect(stepOf(played, 'position').text).toBe(
      '+1 for the first defending unit in the first round: in a building',
    );
    expect(stepOf(played, 'beside')).toMatchObject({ clause: 'bg:melee.5', value: 0, ruling: 'bg:R135' });
  });

  test('bg:melee.5 in the next round those units fight alike', () => {
    const given = {
      attackers: 4,
      defenders: 2,
      defendersJoined: ['C:2'],
      wall: true,
      rounds: 1,
      continued: true,
    };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`)).toEqual(['4 pairs']);
  });

  test('bg:melee.6 bg:R72 a unit that came from behind adds 1, and the others do not', () => {
    const given = { attackers: 2, attackersJoined: ['C:2,from-behind'], defenders: 4 };
    const dice = `attacker=${sixes(4)} defender=${ones(4)}`;
    expect(fights(given, dice)).toEqual(['2 pairs', '2 pairs, figure of unit 2 against figure (+1 to +0)']);
    expect(stepOf(oneRound(given, dice), 'from-behind').text).toBe(
      '+1 for the second attacking unit in the first round: from behind',
    );
  });

  test('(bg:flank.3) those who joined defenders in a building have a rear', () => {
    const given = { attackers: 4, fromBehind: true, defenders: 2, defendersJoined: ['C:2'], building: true };
    const dice = `attacker=${sixes(4)} defender=${ones(4)}`;
    expect(fights(given, dice)).toEqual([
      '2 pairs (+0 to +1)',
      '2 pairs, figure against figure of unit 2 (+1 to +0)',
    ]);
    expect(stepOf(oneRound(given, dice), 'from-behind').text).toContain(
      'but not against those dug in or in a building',
    );
  });

  test('bg:cavm.2 cavalry that joined adds 1 against those in the open', () => {
    const given = { attackers: 2, attackersJoined: ['C:2,cavalry'], defenders: 4 };
    const dice = `attacker=${sixes(4)} defender=${ones(4)}`;
    expect(fights(given, dice)).toEqual(['2 pairs', '2 pairs, figure of unit 2 against figure (+1 to +0)']);
    expect(fights({ ...given, cover: 'woods' }, dice)).toEqual(['4 pairs']);
    expect(fights({ ...given, dugIn: true }, dice)).toEqual(['4 pairs (+0 to +1)']);
    expect(stepOf(oneRound({ ...given, wall: true }, dice), 'cavalry')).toMatchObject({
      value: 0,
      text: 'nothing for cavalry: the defenders are not in the open',
    });
  });

  test('bg:cavm.2 cavalry adds nothing against cavalry, of whichever unit and however it came', () => {
    const dice = `attacker=${sixes(4)} defender=${ones(4)}`;
    const horse = { attackers: 4, cavalry: true, defenders: 4, defenderMounted: true };
    expect(fights(horse, dice)).toEqual(['4 pairs']);
    expect(stepOf(oneRound(horse, dice), 'cavalry')).toMatchObject({
      value: 0,
      text: 'nothing for cavalry: the defenders are on horseback as well',
    });
    const joined = { ...horse, defenders: 2, defendersJoined: ['C:2'], defenderMounted: true };
    expect(stepOf(oneRound(joined, dice), 'cavalry').text).toBe(
      '+1 for the charging cavalry in the first round, against infantry in the open',
    );
    expect(stepOf(oneRound({ ...horse, cavalry: false }, dice), 'mounted').clause).toBe('bg:cavm.3');
    expect(conflict({ ...horse, dugIn: true })?.input).toBe('defenderMounted');
  });

  test('bg:cavm.2 cavalry that joins the defenders charges as well', () => {
    const given = { attackers: 4, defenders: 2, defendersJoined: ['C:2,cavalry,from-behind'], wall: true };
    expect(fights(given, `attacker=${sixes(4)} defender=${ones(4)}`)).toEqual([
      '2 pairs (+0 to +1)',
      '2 pairs, figure against figure of unit 2 (+0 to +2)',
    ]);
  });
});

describe('what is asked for together', () => {
  test('those who joined are counted in one way', () => {
    const given = { attackers: 6, joiners: 2, attackersJoined: ['C:2'], defenders: 4 };
    expect(conflict(given)?.input).toBe('joiners');
  });

  test('the leader of a unit that joined is a leader, and its cavalry cavalry', () => {
    const given = { attackers: 6, defenders: 4, attackersJoined: ['C:3,leader:1,cavalry'] };
    expect(conflict({ ...given, leadersArmed: true, cover: 'woods' })).toBeUndefined();
    expect(
      conflict({ attackers: 6, defenders: 4, defendersJoined: ['C:3'], leadersArmed: true })?.input,
    ).toBe('leadersArmed');
  });

  test('bg:vmelee.3 (bg:R87) several units do not meet a vehicle in one melee', () => {
    const given = { attackers: 6, at: 'light-tank', attackersJoined: ['C:6'] };
    expect(refusalOf(melee, given).clause).toBe('bg:vmelee.3');
  });

  test('bg:stand.3 nor are several units fought on stands', () => {
    const given = { attackers: 4, defenders: 4, stand: 2, defendersJoined: ['C:4'] };
    expect(refusalOf(melee, given).clause).toBe('bg:stand.3');
  });
});

describe('named units', () => {
  let game: RosterGame;
  beforeEach(() => {
    game = new RosterGame('melee');
  });
  afterEach(() => game.clean());

  const THIRD = { name: '3 Section', side: 'Allies', grade: 'B', figures: 5, leaders: 1 };
  const SECOND = { name: '2 Gruppe', side: 'Axis', grade: 'A', figures: 4, medics: 1 };
  const figuresOf = async (name: string) => (await game.unit(name)).profile;

  test('bg:melee.11 a unit that joined stands behind a comma, and fills in what it is', async () => {
    await game.load([SECTION, THIRD, GRUPPE, { ...SECOND, ran: true, armed: 2 }]);
    const line = 'melee "2 Section,3 Section" "1 Gruppe,2 Gruppe" --rounds 1 --seed a';
    const { input } = await game.allowed(line);
    expect(input).toMatchObject({
      ...{ attackers: 9, attackerGrade: 'C', attackerLeaders: 1, attackerHw: 1 },
      ...{ defenders: 6, defenderGrade: 'B', defenderLeaders: 1, defenderHw: 1 },
      attackersJoined: ['B:5,leader:1'],
      defendersJoined: ['A:4,medic:1,armed:2,ran'],
    });
  });

  test('bg:melee.12 losses come off the right unit, on both sides', async () => {
    await game.load([
      { ...SECTION, figures: 3, leaders: 1, hw: 0 },
      { ...THIRD, grade: 'C', figures: 4, leaders: 0, hw: 1 },
      { ...GRUPPE, grade: 'C', figures: 4, leaders: 0, hw: 0 },
      { ...SECOND, grade: 'C', figures: 3, medics: 0, leaders: 1 },
    ]);
    // The leader meets a figure and falls; of the six others two do, one of each unit; of the enemy four.
    const dice =
      'met-by-leader=2 attacker=1,6,1,1,6,6,6 defender=6,1,6,6,1,1,1 attacker-lost=1,3 defender-lost=1,2,5';
    await game.allowed(`melee "2 Section,3 Section" "1 Gruppe,2 Gruppe" --rounds 1 --dice "${dice}"`);
    expect(await figuresOf('2 Section')).toMatchObject({ figures: 1, leaders: 0 });
    expect(await figuresOf('3 Section')).toMatchObject({ figures: 3, hw: 1 });
    expect(await figuresOf('1 Gruppe')).toMatchObject({ figures: 2 });
    expect(await figuresOf('2 Gruppe')).toMatchObject({ figures: 1, leaders: 0 });
  });

  test('bg:melee.12 figures that --joiners counts are of the second unit that is named', async () => {
    await game.load([
      { ...SECTION, figures: 2, leaders: 0, hw: 0 },
      { ...THIRD, grade: 'C', figures: 2, leaders: 0 },
      { ...GRUPPE, grade: 'C', figures: 4, leaders: 0, hw: 0 },
    ]);
    const typed =
      '--attackers 4 --joiners 2 --rounds 1 --dice "attacker=1,1,6,6 defender=6,6,1,1 attacker-lost=1,3"';
    const { input } = await game.allowed(`melee "2 Section,3 Section" "1 Gruppe" ${typed}`);
    expect(input).not.toHaveProperty('attackersJoined');
    expect(await figuresOf('2 Section')).toMatchObject({ figures: 1 });
    expect(await figuresOf('3 Section')).toMatchObject({ figures: 1 });
  });

  test('(bg:melee.15) while it goes on the marks stay, and those who charged have left their place', async () => {
    const marks = { melee: true, 'dug-in': true, road: true };
    await game.load([
      { ...SECTION, ...marks },
      { ...THIRD, ...marks },
      { ...GRUPPE, ...marks },
    ]);
    await game.allowed('melee "2 Section,3 Section" "1 Gruppe" --rounds 1 --seed b');
    for (const name of ['2 Section', '3 Section']) {
      const { marks: left } = await game.unit(name);
      expect(left, name).toMatchObject({ melee: '1 Gruppe', fought: true });
      expect(left, name).not.toHaveProperty('dugIn');
      expect(left, name).not.toHaveProperty('road');
    }
    expect((await game.unit('1 Gruppe')).marks).toMatchObject({
      ...{ melee: '1 Gruppe', fought: true },
      ...{ dugIn: true, road: true },
    });
  });

  test('bg:melee.15 (bg:melee.9) all who won take the run marker, all who lost are out, and the marks go', async () => {
    await game.load([
      { ...SECTION, melee: true },
      { ...THIRD, melee: true, figures: 3, leaders: 1 },
      { ...GRUPPE, figures: 2, leaders: 0, hw: 0, melee: true, 'dug-in': true },
      { ...SECOND, figures: 1, medics: 0, melee: true },
    ]);
    const { result, effects } = (await game.allowed(
      'melee "2 Section,3 Section" "1 Gruppe,2 Gruppe" --seed c',
    )) as { result: object; effects?: readonly { do: string; clause: string }[] };
    expect(result).toMatchObject({ winner: 'attacker', how: 'surrendered', defenders: 3 });
    for (const name of ['2 Section', '3 Section']) {
      const { marks } = await game.unit(name);
      expect(marks, name).toMatchObject({ ran: true });
      expect(marks, name).not.toHaveProperty('melee');
    }
    for (const name of ['1 Gruppe', '2 Gruppe']) {
      expect(await game.unit(name), name).toMatchObject({ gone: true, marks: { captured: true } });
      expect((await game.unit(name)).marks, name).not.toHaveProperty('dugIn');
    }
    expect(effects?.map(({ clause }) => clause)).toContain('bg:melee.15');
    expect((await game.type('replay')).code).toBe(0);
  });

  test('bg:prison.1 bg:prison.2 bg:medic.3 guards of the first unit of the winners leave with the prisoners, unless it is all medics', async () => {
    await game.load([
      { ...THIRD, figures: 4, leaders: 0, medics: 4 },
      { ...SECTION, figures: 11 },
      { ...GRUPPE, figures: 3, leaders: 0, hw: 0 },
      { ...SECOND, figures: 2, medics: 0 },
    ]);
    await game.allowed('melee "3 Section,2 Section" "1 Gruppe,2 Gruppe" --seed d');
    const guards = { profile: { figures: 2, leaders: 0, hw: 0 }, marks: { prisoners: 5, guards: 2 } };
    expect(await game.unit('2 Section 2')).toMatchObject(guards);
    const rest = await game.unit('2 Section');
    expect(rest.profile).toMatchObject({ figures: 9, leaders: 1, hw: 1 });
    for (const { marks } of [rest, await game.unit('3 Section')]) expect(marks).toEqual({ ran: true });
  });

  test('bg:prison.1 no more guard than there are who may', async () => {
    await game.load([
      { ...SECTION, figures: 9, leaders: 0, hw: 0, medics: 8 },
      { ...THIRD, figures: 7, leaders: 0, medics: 7 },
      { ...GRUPPE, figures: 3, leaders: 0, hw: 0 },
      { ...SECOND, figures: 2, medics: 0 },
    ]);
    await game.allowed('melee "2 Section,3 Section" "1 Gruppe,2 Gruppe" --seed d');
    expect(await game.unit('2 Section 2')).toMatchObject({
      profile: { figures: 1, medics: 0 },
      marks: { prisoners: 5, guards: 1 },
    });
    expect(await figuresOf('2 Section')).toMatchObject({ figures: 8, medics: 8 });
  });

  test('bg:melee.8 those with bayonets who fall are armed no more', async () => {
    await game.load([
      { ...SECTION, figures: 4, leaders: 0, hw: 0, armed: 3 },
      { ...GRUPPE, grade: 'C', figures: 4, leaders: 0, hw: 0 },
    ]);
    const dice = 'attacker=1,1,6,6 defender=6,6,1,1';
    await game.allowed(`melee "2 Section" "1 Gruppe" --rounds 1 --dice "${dice}"`);
    expect(await figuresOf('2 Section')).toMatchObject({ figures: 2, armed: 1 });
  });

  test('bg:melee.1 what a unit lost in a melee is what its nerve would be tested for', async () => {
    await game.load([
      { ...SECTION, figures: 4, leaders: 0, hw: 0 },
      { ...GRUPPE, grade: 'C', figures: 4, leaders: 0, hw: 0 },
    ]);
    await game.allowed('melee "2 Section" "1 Gruppe" --rounds 1 --dice "attacker=1,1,6,6 defender=6,6,1,1"');
    expect((await game.unit('2 Section')).marks).toMatchObject({ lastLost: 2, lastCause: 'melee', dead: 2 });
  });

  test('units of two sides in one word are none that act together', async () => {
    await game.load([SECTION, THIRD, GRUPPE]);
    expect((await game.type('melee "2 Section,1 Gruppe" "3 Section"')).code).toBe(2);
  });

  test('bg:charge.1 nobody fights his own side', async () => {
    await game.load([SECTION, THIRD, GRUPPE]);
    expect((await game.type('melee "2 Section" "3 Section"')).code).toBe(3);
  });

  test('bg:vmelee.3 (bg:R87) several units named against a vehicle are to fight it one by one', async () => {
    await game.load([SECTION, THIRD, PANZER, { ...PANZER, name: 'Panzer III' }]);
    await game.refused('melee "2 Section,3 Section" "Panzer IV"', 'bg:vmelee.3');
    await game.refused('melee "2 Section" "Panzer IV,Panzer III"', 'bg:vmelee.3');
    await game.refused('melee "Panzer IV,Panzer III" "2 Section"', 'bg:vmelee.3');
  });

  test('bg:emp.3 bg:vmelee.1 an emplacement fights no melee, nor two vehicles each other', async () => {
    await game.load([SECTION, PANZER, NEST, { ...PANZER, name: 'Sherman', side: 'Allies' }]);
    await game.refused('melee "2 Section" "MG nest"', 'bg:emp.3');
    await game.refused('melee Sherman "Panzer IV"', 'bg:vmelee.1');
  });

  test('bg:unit.2 bg:stand.1 a unit too large, or of no whole stands, is refused in either place', async () => {
    await game.load([{ ...SECTION, figures: 13 }, THIRD, GRUPPE]);
    await game.refused('melee "2 Section" "1 Gruppe"', 'bg:unit.2');
    await game.refused('melee "3 Section,2 Section" "1 Gruppe"', 'bg:unit.2');
    await game.refused('melee "3 Section" "1 Gruppe" --stand 2', 'bg:stand.1');
    await game.refused('melee "1 Gruppe" "3 Section" --stand 2', 'bg:stand.1');
  });

  test('bg:stand.3 (bg:cas.1) who stood on a stand that fell comes off as what he was', async () => {
    await game.load([
      { ...SECTION, figures: 2, leaders: 1, hw: 0 },
      { ...GRUPPE, figures: 4, leaders: 1, hw: 1 },
    ]);
    const line = 'melee "2 Section" "1 Gruppe" --stand 2 --rounds 1 --leaders-first --ruling R128=3';
    const { input } = await game.allowed(`${line} --dice "attacker=6,6 defender=1,1"`);
    expect(input).toMatchObject({ attackerLeaders: 1, defenders: 4, defenderLeaders: 1, defenderHw: 1 });
    expect((await game.unit('1 Gruppe')).profile).toMatchObject({ figures: 2, leaders: 0, hw: 1 });
  });
});

describe('a melee with a vehicle', () => {
  let game: RosterGame;
  beforeEach(() => {
    game = new RosterGame('tank');
  });
  afterEach(() => game.clean());
  const CAR = { name: 'Car', side: 'Axis', kind: 'vehicle', vehicle: 'car', mg: 1 };

  test('bg:vmelee.4 who falls to its fire comes off by kind, though the fight is over with it', async () => {
    await game.load([
      { ...SECTION, figures: 4, medics: 1, melee: true },
      { ...CAR, melee: true },
    ]);
    const dice = 'white=2,2,2 blue=2 red=2,2 mg-white=5,5 fire-figures=1,2';
    const { result } = await game.allowed(`melee "2 Section" Car --dug-in --dice "${dice}"`);
    expect(result).toMatchObject({ winner: 'defender', how: 'surrendered', attackers: 2 });
    expect(await game.unit('2 Section')).toMatchObject({
      profile: { figures: 2, leaders: 0, hw: 0, medics: 1 },
      marks: { captured: true, keptBy: 'Car', lastLost: 2, lastCause: 'melee' },
    });
    expect((await game.unit('Car')).marks).toEqual({ prisoners: 2 });
  });

  test('bg:vdam.7 the vehicle is marked with what it suffered, and is destroyed where it was', async () => {
    await game.load([
      { ...SECTION, figures: 8, leaders: 0, melee: true },
      { ...CAR, melee: true, 'dug-in': true },
    ]);
    const hit = 'white=5,5,2,2 blue=2 red=2,2 mg-white=2,2';
    await game.allowed(`melee "2 Section" Car --rounds 1 --dice "${hit} damage=2 kind=1"`);
    expect((await game.unit('Car')).marks).toEqual({
      ...{ damage: 'immobilised', dugIn: true },
      ...{ melee: 'Car', fought: true },
    });
    const again = `melee "2 Section" Car --rounds 1 --continued --dice "${hit} damage=6 kind=6"`;
    const { input } = await game.allowed(again);
    expect(input.damage).toBe('immobilised');
    expect((await game.unit('Car')).gone).toBe(true);
    expect((await game.unit('2 Section')).marks).toEqual({ ran: true });
  });

  test('bg:melee.15 (bg:dig.6) a vehicle that comes out of a melee is dug in no more', async () => {
    await game.load([
      { ...SECTION, figures: 4, leaders: 0, hw: 0 },
      { ...CAR, 'dug-in': true, melee: true },
    ]);
    const dice = 'white=2,2 red=2,2 mg-white=5,5';
    await game.allowed(`melee "2 Section" Car --dice "${dice}"`);
    expect((await game.unit('Car')).marks).toEqual({ prisoners: 2 });
  });

  test('bg:mine.10 bg:R23 a tank that mines have stopped is fought as one that has damage', async () => {
    await game.load([SECTION, { ...CAR, 'stopped-by': 'mines' }]);
    const dice = 'white=5,5,2,2,2,2 blue=2 red=2 mg-white=2,2 damage=1';
    const { result, input } = await game.allowed(`melee "2 Section" Car --rounds 1 --dice "${dice}"`);
    expect(input.stoppedBy).toBe('mines');
    expect(result.state).toBe('immobilised');
    expect((await game.unit('Car')).marks).toEqual({ stoppedBy: 'mines', melee: 'Car', fought: true });
  });

  test('bg:mine.10 (bg:vdam.3) and has not charged, unless it was stopped in an earlier round', async () => {
    await game.load([SECTION, { ...PANZER, 'stopped-by': 'mines' }]);
    await game.refused('melee "Panzer IV" "2 Section"', 'bg:mine.10');
    await game.allowed('melee "Panzer IV" "2 Section" --continued --rounds 1 --seed a');
    await game.allowed('roster mark "Panzer IV" stopped-by=breakdown');
    const { input } = await game.allowed('melee "Panzer IV" "2 Section" --no-log --seed a');
    expect(input.continued).toBe(true);
    await game.allowed('roster unmark "Panzer IV" melee');
    await game.refused('melee "Panzer IV" "2 Section"', 'bg:vmove.1');
  });

  test('bg:vmelee.2 bg:nonstand.3 no truck attacks, and no non-standing infantry charges a vehicle', async () => {
    await game.load([{ ...SECTION, figures: 2, leaders: 0, hw: 0 }, CAR]);
    await game.refused('melee Car "2 Section"', 'bg:vmelee.2');
    await game.refused('melee "2 Section" Car', 'bg:nonstand.3');
    const { steps } = await game.allowed('melee "2 Section" Car --rounds 1 --seed a --anyway');
    expect(steps[0]).toMatchObject({ id: 'anyway', clause: 'bg:nonstand.3' });
  });

  test('(bg:vmelee.4) infantry that a tank charged stands its ground, and is dug in no more when it has won', async () => {
    await game.load([
      { ...GRUPPE, side: 'Allies', figures: 12, hw: 2, 'dug-in': true, melee: true },
      { ...PANZER, mg: 0, 'bow-mg': 0, gun: 'none', melee: true },
    ]);
    const { result, input } = await game.allowed('melee "Panzer IV" "1 Gruppe" --seed e');
    expect(input).toMatchObject({ at: 'medium-tank', tankCharged: true, dugIn: true, defenders: 12 });
    expect(result).toMatchObject({ winner: 'defender', state: 'destroyed' });
    expect((await game.unit('1 Gruppe')).marks).toEqual({ ran: true });
    expect((await game.unit('Panzer IV')).gone).toBe(true);
  });
});
