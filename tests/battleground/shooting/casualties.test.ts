import { describe, expect, test } from 'vitest';
import {
  casualties,
  type FigureCounts,
  NOBODY,
  type Struck,
} from '../../../rulesets/battleground/shooting/casualties.js';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { play, type RulePlayed, type Rulings } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import { stepOf, withDice } from '../../support/play.js';
import { chanceIn, playedWith } from '../played.js';

type Hit = Partial<FigureCounts> & { hits: number } & Partial<Pick<Struck, 'grade' | 'mounted'>>;

const struck = ({ hits, grade = 'C', mounted = false, ...unit }: Hit): Struck => ({
  unit: { ...NOBODY, ...unit },
  hits,
  grade,
  mounted,
});

const falling = (hit: Hit, dice: string, rulings: Rulings = {}) =>
  playedWith(casualties(struck(hit)), dice, rulings);
const line = (played: RulePlayed<FigureCounts>, id: string) =>
  stepOf(played as unknown as RulePlayed<never>, id);
const lost = (unit: Partial<FigureCounts>) => ({ ...NOBODY, ...unit });

describe('which figures are hit', () => {
  test('bg:cas.1 every figure of the unit is as likely to be hit as any other', () => {
    const unit = { prisoner: 3, figure: 5 };
    expect(
      chanceIn(
        () => casualties(struck({ ...unit, hits: 1 })),
        (fallen) => fallen.prisoner === 1,
      ),
    ).toBe('3/8');
    expect(
      chanceIn(
        () => casualties(struck({ ...unit, hits: 2 })),
        (fallen) => fallen.prisoner === 2,
      ),
    ).toBe('3/28');
  });

  test('bg:cas.1 a grade C leader among seven falls to one hit with 1/7 of 4/6', () => {
    const rule = () => casualties(struck({ leader: 1, figure: 6, hits: 1 }));
    expect(chanceIn(rule, (fallen) => fallen.leader === 1)).toBe('2/21');
    expect(chanceIn(rule, (fallen) => fallen.figure === 1)).toBe('19/21');
  });

  test('(bg:cas.2) three hits take three different figures', () => {
    const fallen = falling({ leader: 1, 'heavy-weapon': 1, figure: 6, hits: 3 }, 'figures=3,8,5');
    expect(fallen.result).toEqual(lost({ figure: 3 }));
    expect(line(fallen, 'picked')).toMatchObject({ clause: 'bg:cas.1', value: 3, ruling: 'bg:R39' });
    for (let index = 0; index < 100; index++) {
      const drawn = play(casualties(struck({ leader: 1, figure: 6, hits: 3 })), seededHand('hit', index), {
        rulings: {},
      });
      expect(new Set(line(drawn, 'picked').dice?.[0]?.faces).size).toBe(3);
    }
  });

  test('(bg:cas.2) the same figure cannot be hit twice', () => {
    expect(() => falling({ leader: 1, figure: 6, hits: 3 }, 'figures=4,4,5')).toThrow(/the same one twice/);
  });

  test('bg:cas.2 hits beyond the last figure are lost', () => {
    const fallen = falling({ figure: 3, hits: 5 }, '');
    expect(fallen.result).toEqual(lost({ figure: 3 }));
    expect(line(fallen, 'overkill')).toMatchObject({ clause: 'bg:cas.2', value: 2, ruling: 'bg:R36' });
    expect(line(fallen, 'picked').value).toBe(3);
  });

  test('bg:prison.4 hits fall on prisoners kept with the unit as well, past twelve figures', () => {
    const shot = withDice(
      shoot,
      { grade: 'C', figures: 6, targetFigures: 12, targetPrisoners: 4 },
      'white=5,5,5 figures=1,4,16',
    );
    expect(stepOf(shot, 'prisoners')).toMatchObject({ clause: 'bg:prison.4', value: 2 });
    expect(shot.result).toEqual({
      hits: 3,
      casualties: 1,
      leadersLost: 0,
      heavyWeaponsLost: 0,
      prisonersLost: 2,
    });
  });
});

describe('saving a special figure', () => {
  test('bg:cas.3 a grade C leader that is picked and rolls 5 is saved, one that rolls 4 is killed', () => {
    const unit = { leader: 1, figure: 6, hits: 1 };
    const saved = falling(unit, 'figures=1 leader-save=5');
    expect(line(saved, 'leader-save')).toMatchObject({ clause: 'bg:cas.3', value: 1 });
    expect(saved.result).toEqual(lost({ figure: 1 }));
    const killed = falling(unit, 'figures=1 leader-save=4');
    expect(line(killed, 'leader-save').value).toBe(0);
    expect(killed.result).toEqual(lost({ leader: 1 }));
  });

  test.each([
    ['A', 3],
    ['B', 4],
    ['C', 5],
    ['D', 6],
  ] as const)('bg:cas.3 in a grade %s unit a leader or heavy weapon is saved on %i', (grade, lowest) => {
    const unit = { leader: 1, 'heavy-weapon': 1, figure: 4, hits: 1, grade };
    expect(falling(unit, `figures=1 leader-save=${lowest}`).result).toEqual(lost({ figure: 1 }));
    expect(falling(unit, `figures=1 leader-save=${lowest - 1}`).result).toEqual(lost({ leader: 1 }));
    expect(falling(unit, `figures=2 heavy-weapon-save=${lowest}`).result).toEqual(lost({ figure: 1 }));
    expect(falling(unit, `figures=2 heavy-weapon-save=${lowest - 1}`).result).toEqual(
      lost({ 'heavy-weapon': 1 }),
    );
  });

  test('bg:cas.3 the save goes by the grade of the target, not by that of the shooter or its run marker', () => {
    const shot = withDice(
      shoot,
      { grade: 'B', ran: true, figures: 4, targetFigures: 7, targetLeaders: 1, targetGrade: 'A' },
      'white=5,2 figures=1 leader-save=3',
    );
    expect(shot.result).toEqual({ hits: 1, casualties: 1, leadersLost: 0, heavyWeaponsLost: 0 });
  });

  test('bg:cas.3 every special figure that is picked rolls for itself', () => {
    const fallen = falling({ leader: 2, figure: 6, hits: 2 }, 'figures=1,2 leader-save=4,6');
    expect(line(fallen, 'leader-save').text).toBe('1 of 2 leaders saved (on 5 and 6)');
    expect(fallen.result).toEqual(lost({ leader: 1, figure: 1 }));
  });

  test('bg:medic.2 a medic that is picked is saved like other special figures', () => {
    const unit = { medic: 1, figure: 5, hits: 1 };
    const saved = falling(unit, 'figures=1 medic-save=5');
    expect(line(saved, 'medic-save')).toMatchObject({ clause: 'bg:medic.2', value: 1 });
    expect(saved.result).toEqual(lost({ figure: 1 }));
    expect(falling(unit, 'figures=1 medic-save=4').result).toEqual(lost({ medic: 1 }));
  });

  test('bg:cas.4 an ordinary figure that is not hit yet falls in place of the one that is saved', () => {
    const fallen = falling({ leader: 1, figure: 2, hits: 2 }, 'figures=1,2 leader-save=6');
    expect(line(fallen, 'leader-instead')).toMatchObject({
      clause: 'bg:cas.4',
      value: 1,
      text: '1 figure removed instead',
    });
    expect(fallen.result).toEqual(lost({ figure: 2 }));
  });

  test('bg:cas.4 a special figure falls without a roll when nobody is left to fall instead', () => {
    const fallen = falling({ leader: 1, figure: 2, hits: 3 }, '');
    expect(line(fallen, 'leader-save')).toMatchObject({ clause: 'bg:cas.4', value: 0, ruling: 'bg:R37' });
    expect(fallen.result).toEqual(lost({ leader: 1, figure: 2 }));
  });

  test('bg:cas.4 two leaders are saved and one figure is left: one of them falls all the same', () => {
    const fallen = falling({ leader: 2, figure: 1, hits: 2 }, 'figures=1,2 leader-save=5,6');
    expect(fallen.result).toEqual(lost({ leader: 1, figure: 1 }));
  });

  test('bg:cas.4 the last figure falls for the leader, so the heavy weapon cannot be saved', () => {
    const unit = { leader: 1, 'heavy-weapon': 1, figure: 1, hits: 2 };
    const fallen = falling(unit, 'figures=1,2 leader-save=5');
    expect(fallen.result).toEqual(lost({ 'heavy-weapon': 1, figure: 1 }));
    expect(line(fallen, 'heavy-weapon-save').clause).toBe('bg:cas.4');
    expect(falling(unit, 'figures=1,2 leader-save=4 heavy-weapon-save=5').result).toEqual(
      lost({ leader: 1, figure: 1 }),
    );
  });

  test('bg:R136 one figure is left to fall: option 1 the leader rolls first, option 2 whoever the lot falls on', () => {
    const unit = { leader: 1, 'heavy-weapon': 1, figure: 1, hits: 2 };
    const inOrder = falling(unit, 'figures=1,2 leader-save=5', { 'bg:R136': 1 });
    expect(line(inOrder, 'save-order')).toMatchObject({
      clause: 'bg:cas.4',
      value: false,
      ruling: 'bg:R136',
    });
    const lot = { 'bg:R136': 2 };
    const byLot = falling(unit, 'figures=1,2 next=2 heavy-weapon-save=5', lot);
    expect(byLot.result).toEqual(lost({ leader: 1, figure: 1 }));
    expect(line(byLot, 'save-order')).toMatchObject({ value: true, ruling: 'bg:R136' });
    expect(falling(unit, 'figures=1,2 next=2 heavy-weapon-save=4 leader-save=5', lot).result).toEqual(
      lost({ 'heavy-weapon': 1, figure: 1 }),
    );
    const leaderFalls = (rulings: Rulings) =>
      chanceIn(
        () => casualties(struck(unit)),
        (fallen) => fallen.leader === 1,
        rulings,
      );
    expect(leaderFalls({})).toBe('5/9');
    expect(leaderFalls(lot)).toBe('31/54');
  });

  test('(bg:R136) asks nobody where all can be saved, or nobody, or all are of a kind', () => {
    for (const [unit, dice] of [
      [{ leader: 1, 'heavy-weapon': 1, figure: 2, hits: 2 }, 'figures=1,2 leader-save=2 heavy-weapon-save=2'],
      [{ leader: 1, 'heavy-weapon': 1, hits: 2 }, ''],
      [{ leader: 2, figure: 1, hits: 2 }, 'figures=1,2 leader-save=2,2'],
    ] as const) {
      expect(falling(unit, dice, { 'bg:R136': 2 }).steps.map(({ id }) => id)).not.toContain('save-order');
    }
  });

  test('bg:R37 option 1: only an ordinary figure falls instead, and without one the leader dies', () => {
    const unit = { leader: 1, 'heavy-weapon': 1, hits: 1 };
    expect(falling(unit, 'figures=1', { 'bg:R37': 1 }).result).toEqual(lost({ leader: 1 }));
    const large = { ...unit, figure: 5 };
    expect(falling(large, 'figures=1 leader-save=5').result).toEqual(lost({ figure: 1 }));
  });

  test('bg:R37 option 2: any other figure that is not hit falls instead, a heavy weapon too', () => {
    const option = { 'bg:R37': 2 };
    const unit = { leader: 1, 'heavy-weapon': 1, hits: 1 };
    expect(falling(unit, 'figures=1 leader-save=5', option).result).toEqual(lost({ 'heavy-weapon': 1 }));
    const large = { ...unit, figure: 5 };
    const instead = (figure: number) =>
      falling(large, `figures=1 leader-save=5 instead=${figure}`, option).result;
    expect(instead(1)).toEqual(lost({ 'heavy-weapon': 1 }));
    expect(instead(2)).toEqual(lost({ figure: 1 }));
  });

  test.each([1, 2])('bg:R37 option %i: a prisoner never falls for a leader', (option) => {
    const fallen = falling({ leader: 1, prisoner: 2, hits: 1 }, 'figures=1', { 'bg:R37': option });
    expect(fallen.result).toEqual(lost({ leader: 1 }));
  });

  test('bg:R38 option 1: a mounted unit saves with its own grade; option 2: one grade lower', () => {
    const unit = { leader: 1, figure: 6, hits: 1, mounted: true };
    const save = (face: number, option: number) =>
      falling(unit, `figures=1 leader-save=${face}`, { 'bg:R38': option });
    expect(save(5, 1).result).toEqual(lost({ figure: 1 }));
    expect(save(5, 2).result).toEqual(lost({ leader: 1 }));
    expect(save(6, 2).result).toEqual(lost({ figure: 1 }));
    expect(line(save(5, 2), 'leader-save')).toMatchObject({
      text: 'leader not saved (on 6)',
      ruling: 'bg:R38',
    });
  });

  test('bg:R38 option 2 looks at the horses of the target, not at those of the shooter', () => {
    const target = { targetFigures: 7, targetLeaders: 1, targetGrade: 'C' };
    const lost = (given: object) =>
      withDice(shoot, { grade: 'B', figures: 4, ...target, ...given }, 'white=5,2 figures=1 leader-save=5', {
        'bg:R38': 2,
      }).result.leadersLost;
    expect(lost({ targetMounted: true })).toBe(1);
    expect(lost({ mounted: true })).toBe(0);
  });

  test('(bg:R38) option 2 changes nothing for a unit on foot', () => {
    const fallen = falling({ leader: 1, figure: 6, hits: 1 }, 'figures=1 leader-save=5', { 'bg:R38': 2 });
    expect(fallen.result).toEqual(lost({ figure: 1 }));
  });

  test('bg:cas.1 a shot counts the fallen by kind, and a miss costs nobody', () => {
    const target = { targetFigures: 6, targetLeaders: 1, targetHw: 1, targetMedics: 1, targetGrade: 'C' };
    const shot = withDice(
      shoot,
      { grade: 'C', figures: 8, ...target },
      'white=5,5,5,2 figures=1,2,3 leader-save=2 heavy-weapon-save=5 medic-save=2',
    );
    expect(shot.result).toEqual({
      hits: 3,
      casualties: 3,
      leadersLost: 1,
      heavyWeaponsLost: 0,
      medicsLost: 1,
    });
    const nobody = 'white=5,2,2,2 figures=7';
    expect(() => withDice(shoot, { grade: 'C', figures: 8, ...target }, nobody)).toThrow(/1 to 6/);
    expect(withDice(shoot, { grade: 'C', figures: 8, ...target }, 'white=2,2,2,2').result).toEqual({
      hits: 0,
      casualties: 0,
      leadersLost: 0,
      heavyWeaponsLost: 0,
      medicsLost: 0,
    });
  });
});
