import { beforeEach, describe, expect, test } from 'vitest';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { remindersOf } from '../../src/rules/action.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { against } from '../../src/table/against.js';
import { Notes, notes } from '../support/met/notes.js';
import { oddsOf, refusalOf, withDice } from '../support/play.js';

describe('what a test meets', () => {
  const SHOT = { grade: 'C', figures: 4 };
  const GONE = { ...SHOT, targetLost: true };
  /** What is new of what was met. */
  const meets = (does: () => void): string[] => {
    const before = new Set(notes.all().met);
    does();
    return notes.all().met.filter((one) => !before.has(one));
  };

  test('lines, effects and options, by dice', () => {
    const met = meets(() => withDice(shoot, GONE, ''));
    expect(met).toEqual(expect.arrayContaining(['bg:R35=1', 'bg:shoot.8', 'bg:shoot.9']));
    expect(met).not.toContain('bg:R35=2');
  });

  test('lines and options by odds, on every branch', () => {
    const met = meets(() => oddsOf(shoot, { ...GONE, ran: true }, { 'bg:R35': 2 }));
    expect(met).toEqual(expect.arrayContaining(['bg:R35=2', 'bg:dice.4', 'bg:move.7']));
  });

  test('refusals, remarks and reminders', () => {
    const routing = () => refusalOf(shoot, { ...SHOT, routing: true });
    const [clause] = meets(routing);
    expect(clause).toBe(routing().clause);

    const remark = { clause: 'x:a.1', actions: ['shoot'], when: () => true, says: () => '' };
    const moment = { state: EMPTY_TABLE, action: 'shoot', input: {}, typed: [], named: {}, doers: [] };
    expect(meets(() => against(moment, [], [remark]))).toEqual(['x:a.1']);
    expect(meets(() => against({ ...moment, action: 'move' }, [], [{ ...remark, clause: 'x:a.2' }]))).toEqual(
      [],
    );

    expect(meets(() => remindersOf(shoot))).toContain('bg:los.1=shown');
  });
});

describe('what a test counts for', () => {
  let all: Notes;
  let line: number;
  beforeEach(() => {
    all = new Notes();
    line = 1;
  });
  const run = (name: string, ...met: string[]) => {
    all.begins();
    for (const one of met) all.add(one);
    all.ends({ name, line });
  };

  test('what it names and meets, with the options of what it names', () => {
    run('x:a.1 x:R1 a sentence about both, and none about x:a.3.', 'x:a.1', 'x:a.2', 'x:R1=2', 'x:R10=1');
    expect(all.all()).toEqual({
      met: ['x:a.1', 'x:a.2', 'x:R1=2', 'x:R10=1'],
      named: ['x:a.1', 'x:R1', 'x:a.3'],
      tested: ['x:a.1', 'x:R1=2'],
    });
  });

  test('a clause that does not come out, unless it stands in brackets, or a row beside it meets it', () => {
    run('x:a.1 nobody digs in there', 'x:a.2');
    run('(x:a.1) x:a.2 nor does anybody dig out', 'x:a.2');
    expect(all.strays()).toEqual([
      'line 1 cites x:a.1, which does not come out: another clause is meant, or it stands in brackets',
    ]);
    run('x:a.1 nobody on a road digs in', 'x:a.1');
    expect(all.strays()).toEqual([]);
    line = 2;
    run('(x:a.1) x:R1 nobody digs in', 'x:a.1', 'x:R1=2');
    expect(all.strays()).toEqual(['line 2 has (x:a.1) in brackets, and it comes out']);
  });

  test('no table, no unit as it is typed, and no line of a script', () => {
    run('the rows of x:table.a for rifle:6 and squad:4-6-4');
    run('wg rules x:a.1 and wg dig --ruling x:R1=2 are lines');
    expect(all.strays()).toEqual([]);
  });

  test('not what another test met', () => {
    run('x:a.1 one that meets something else', 'x:a.2');
    run('x:a.2 the other way round', 'x:a.1');
    expect(all.all().tested).toEqual([]);
  });

  test('what was met before it by none, in what several tests look at', () => {
    run('x:a.1 too early');
    all.add('x:a.1');
    run('another');
    expect(all.all()).toMatchObject({ met: ['x:a.1'], tested: [] });
    run('x:a.1 in time');
    expect(all.all().tested).toEqual(['x:a.1']);
  });
});
