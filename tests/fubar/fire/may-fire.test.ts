import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/fubar/fire/shoot.js';
import { conflicting, forbidden, refusing } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';

/** What a unit did before that forbids its fire, and what is typed of a shot that means nothing. */

const RED = { name: 'Red 1', level: 'green', weapon: 'infantry-rifle', figures: 3 };
const TANK = {
  name: 'Tank',
  level: 'green',
  byVehicle: true,
  mount: 'tank',
  weapon: 'light-cannon',
  figures: 1,
};
const UNNAMED = { level: 'green', weapon: 'infantry-rifle', figures: 3 };

describe('what forbids fire', () => {
  const NOT_ON_GUARD = (took: string) => `fubar:action.7 -: It is not On Guard: it took ${took}.`;

  test.each<[string, Given, string[]]>([
    ['nothing of one that has done nothing', RED, []],
    [
      'all of it lies down',
      { ...RED, allDown: true },
      ['fubar:fire.1 suppressed: All figures of Red 1 are suppressed: none of them fires.'],
    ],
    [
      'so does one without a name',
      { ...UNNAMED, allDown: true },
      ['fubar:fire.1 suppressed: All figures of the unit are suppressed: none of them fires.'],
    ],
    [
      'it withdrew in place of standing On Guard',
      { ...RED, failed: true, withdrew: true },
      [
        'fubar:activate.6 withdrew: Red 1 failed its try, and withdrew in place of standing On Guard: it takes no action.',
        'fubar:action.7 on guard: A unit On Guard fires only at an enemy that moves. -> Give --reaction if one does.',
      ],
    ],
    [
      'it has gone on since it fired',
      { ...RED, wentOn: true, took: 'walk' },
      [
        'fubar:action.2 went on: Red 1 has fired at one point of its move, and gone on since: it fires no more.',
      ],
    ],
    ['and that is nothing to fire On Guard', { ...RED, wentOn: true, reaction: true }, []],
    [
      'one that has no name has gone on',
      { ...UNNAMED, wentOn: true },
      [
        'fubar:action.2 went on: The unit has fired at one point of its move, and gone on since: it fires no more.',
      ],
    ],
    [
      'as many have fired as can',
      { ...RED, fired: true, men: 4, suppressed: 1, firing: 3 },
      ['fubar:fire.3 fired (fubar:R25=1): 3 of its 3 figures have fired in this activation.'],
    ],
    ['one of them has not', { ...RED, fired: true, men: 4, suppressed: 1, firing: 2 }, []],
    ['none of them can', { ...RED, fired: true, men: 1, suppressed: 1, firing: 3 }, []],
    ['all who threw no grenades', { ...RED, weapon: 'grenades', fired: true, men: 3, firing: 3 }, []],
    [
      'On Guard it is no matter who has fired before',
      { ...RED, reaction: true, took: 'on-guard', fired: true, men: 3, firing: 3 },
      [],
    ],
    ['nor of Fire Points', { name: 'Red 1', level: 'green', fp: 3, fired: true, men: 3, firing: 3 }, []],
    [
      'it has taken Run',
      { ...RED, took: 'run' },
      ['fubar:action.3 run: Run: the unit may neither fire nor throw grenades.'],
    ],
    [
      'it has taken Duck & Weave',
      { ...RED, action: 'duck-and-weave' },
      ['fubar:action.4 duck & weave: Duck & Weave: the unit may neither fire nor throw grenades.'],
    ],
    [
      'it has Gone To Ground',
      { ...RED, action: 'gone-to-ground' },
      ['fubar:action.8 gone to ground: Gone To Ground: the unit may neither fire nor throw grenades.'],
    ],
    [
      'it is On Guard, and nobody moves',
      { ...RED, took: 'on-guard' },
      [
        'fubar:action.7 on guard: A unit On Guard fires only at an enemy that moves. -> Give --reaction if one does.',
      ],
    ],
    [
      'it took On Guard with its fire',
      { ...RED, action: 'on-guard' },
      [
        'fubar:action.7 on guard: A unit On Guard fires only at an enemy that moves. -> Give --reaction if one does.',
      ],
    ],
    [
      'it assaults',
      { ...RED, action: 'assault' },
      ['fubar:action.11 assault (fubar:R23=1): Assault: the unit does not fire on its way in.'],
    ],
    [
      'it mounts up',
      { ...RED, action: 'mount-up' },
      [
        'fubar:activate.5 - (fubar:R72=1): There are seven actions, and Mount Up is none of them.',
        'fubar:activate.5 -: Mount Up: the unit may neither fire nor throw grenades.',
      ],
    ],
    [
      'on a walk with nothing that is fired so',
      { ...RED, action: 'walk', heavyOnly: true },
      [
        'fubar:action.2 weapons (fubar:R16=1): Walk: Red 1 carries neither small arms nor grenades to throw.',
        'fubar:action.2 weapons (fubar:R16=3): Walk: Red 1 carries neither small arms nor grenades to throw.',
      ],
    ],
    ['who stands fires all', { ...RED, heavyOnly: true }, []],
    [
      'and who gives Fire Points says what fires',
      { name: 'Red 1', level: 'green', fp: 4, action: 'walk', heavyOnly: true },
      [],
    ],
    [
      'it takes two actions',
      { ...RED, took: 'walk', action: 'aimed-fire' },
      [
        'fubar:activate.5 acted: Red 1 took Walk in this activation: one action, not Aimed Fire. -> wg undo takes back a line typed by mistake.',
      ],
    ],
    ['it has aimed, and does', { ...RED, took: 'aimed-fire', fired: true, aimed: true }, []],
    [
      'some of it have fired without aiming',
      { ...RED, fired: true, aimed: true },
      [
        'fubar:action.10 fired: Red 1 has fired in this activation, and that was no Aimed Fire. -> wg undo takes back a line typed by mistake.',
      ],
    ],
    [
      'it is in close combat',
      { ...RED, inMelee: true },
      [
        "fubar:melee.10 melee: Red 1 is in close combat: it fights on, or tries to withdraw. -> wg withdraw 'Red 1'",
      ],
    ],
    [
      'On Guard too',
      { ...RED, inMelee: true, reaction: true },
      [
        "fubar:melee.10 melee: Red 1 is in close combat: it fights on, or tries to withdraw. -> wg withdraw 'Red 1'",
      ],
    ],
    [
      'its close combat was its activation',
      { ...RED, combat: true },
      ['fubar:melee.10 combat: The close combat was the activation of Red 1 in this turn.'],
    ],
    ['and On Guard it fires all the same', { ...RED, combat: true, reaction: true }, []],
  ])('of a unit on foot: %s', (_, given, told) => {
    expect(forbidden(shoot, given)).toEqual(told);
  });

  test.each<[string, Given, string[]]>([
    [
      'it has done so this turn',
      { ...RED, reaction: true, reacted: true, took: 'on-guard' },
      ['fubar:action.7 reacted: It has fired On Guard this turn already.'],
    ],
    ['it has not yet', { ...RED, reaction: true, posture: 'on-guard' }, []],
    ['it took Walk', { ...RED, reaction: true, took: 'walk' }, [NOT_ON_GUARD('Walk')]],
    ['it took Run in the turn before', { ...RED, reaction: true, posture: 'run' }, [NOT_ON_GUARD('Run')]],
    [
      'it has fired in its own activation',
      { ...RED, reaction: true, fired: true },
      ['fubar:action.7 -: Red 1 is not On Guard: it has fired in its own activation.'],
    ],
    [
      'it has moved in it',
      { ...TANK, reaction: true, moved: true },
      ['fubar:action.7 -: Tank is not On Guard: it has moved in its own activation.'],
    ],
    [
      'somebody has moved through cover',
      { ...UNNAMED, mount: 'tank', reaction: true, throughCover: true },
      ['fubar:action.7 -: It is not On Guard: it has moved in its own activation.'],
    ],
    [
      'On Guard was of the turn before',
      { ...RED, reaction: true, posture: 'on-guard', earlier: true },
      ['fubar:action.7 - (fubar:R21=2): On Guard ended with the turn in which it was taken.'],
    ],
    [
      'the target stands On Guard itself',
      { ...RED, reaction: true, targetAction: 'on-guard' },
      [
        'fubar:action.7 still: On Guard is without a move: fire On Guard is at an enemy that moves. -> Leave out --target-action for a unit that withdraws.',
      ],
    ],
    [
      'the target aims',
      { ...RED, reaction: true, targetAction: 'aimed-fire' },
      [
        'fubar:action.7 still: Aimed Fire is without a move: fire On Guard is at an enemy that moves. -> Leave out --target-action for a unit that withdraws.',
      ],
    ],
    [
      'that was in the turn before',
      { ...RED, reaction: true, targetAction: 'on-guard', targetEarlier: true },
      [],
    ],
    ['the game knows of it', { ...RED, reaction: true, target: 'Blue 1', targetAction: 'on-guard' }, []],
    ['it walks', { ...RED, reaction: true, targetAction: 'walk' }, []],
    ['the fire is no fire On Guard', { ...RED, targetAction: 'on-guard' }, []],
  ])('fubar:action.7 On Guard: %s', (_, given, told) => {
    expect(forbidden(shoot, given)).toEqual(told);
  });

  test.each<[string, Given, string[]]>([
    ['nothing of one that stands', TANK, []],
    [
      'it went through moderate cover',
      { ...TANK, throughCover: true },
      ['fubar:vehicle.4 moved: Tank went through moderate cover: it does not fire this turn.'],
    ],
    [
      'so did one without a name',
      { ...UNNAMED, mount: 'tank', throughCover: true },
      ['fubar:vehicle.4 moved: It went through moderate cover: it does not fire this turn.'],
    ],
    [
      'it has no weapon on record',
      { name: 'Tank', level: 'green', byVehicle: true, disarmed: true },
      [
        'fubar:unit.1 weapons: Tank has no weapon on record. -> Give --fp or --fire, or mark its weapons: wg roster mark.',
      ],
    ],
    ['but one is typed', { ...TANK, disarmed: true }, []],
    ['or Fire Points are', { name: 'Tank', level: 'green', byVehicle: true, disarmed: true, fp: 4 }, []],
    [
      'all of them are destroyed',
      { ...TANK, disarmed: true, weapons: 2, lostWeapons: 2 },
      [
        'fubar:damage.3 weapons (physical): All weapons of Tank are destroyed.',
        'fubar:damage.3 weapons: Tank has no weapons left, not 1. -> Name what fires: --fire light-cannon:1, say.',
      ],
    ],
    [
      'of one without a name too',
      { level: 'green', mount: 'tank', disarmed: true, weapons: 1, lostWeapons: 1 },
      ['fubar:damage.3 weapons (physical): All weapons of the vehicle are destroyed.'],
    ],
    [
      'more fire than are left',
      { ...TANK, figures: 2, weapons: 2, lostWeapons: 1 },
      [
        'fubar:damage.3 weapons: Tank has 1 weapon left, not 2. -> Name what fires: --fire light-cannon:1, say.',
      ],
    ],
    ['as many as are left', { ...TANK, weapons: 2, lostWeapons: 1 }, []],
    ['nobody knows how many it had', { ...TANK, figures: 4, lostWeapons: 1 }, []],
    [
      'it moved, and has fired its one weapon',
      { ...TANK, fired: true, moved: true },
      ['fubar:vehicle.3 moved: It moved, and has fired its one weapon this turn.'],
    ],
    [
      'it has fired all it has',
      { ...TANK, fired: true, firing: 2, weapons: 2 },
      ['fubar:vehicle.5 fired: 2 of its 2 weapons have fired in this activation.'],
    ],
    [
      'the one it has',
      { ...TANK, fired: true, firing: 1, weapons: 1 },
      ['fubar:vehicle.5 fired: 1 of its 1 weapon has fired in this activation.'],
    ],
    ['not yet all', { ...TANK, fired: true, firing: 1, weapons: 2 }, []],
    [
      'it has fired, and has lost what it has',
      {
        ...TANK,
        fp: 2,
        weapon: undefined,
        figures: undefined,
        fired: true,
        firing: 0,
        weapons: 1,
        lostWeapons: 1,
      },
      ['fubar:vehicle.5 fired: It has no weapon left to fire.'],
    ],
    [
      'On Guard it fires them again',
      { ...TANK, reaction: true, took: 'on-guard', fired: true, firing: 2, weapons: 2 },
      [],
    ],
    [
      'this weapon has fired',
      { ...TANK, fired: true, carries: ['light-cannon:1', 'heavy-machine-gun:2'], spent: ['light-cannon:1'] },
      ['fubar:vehicle.5 fired (fubar:R25=1): 1 of 1 light cannon has fired in this activation.'],
    ],
    [
      'these have',
      {
        ...{ ...TANK, weapon: 'heavy-machine-gun', figures: 1, fired: true },
        ...{ carries: ['light-cannon:1', 'heavy-machine-gun:2'], spent: ['heavy-machine-gun:2'] },
      },
      ['fubar:vehicle.5 fired (fubar:R25=1): 2 of 2 heavy machine guns have fired in this activation.'],
    ],
    [
      'one of two has',
      {
        ...{ ...TANK, weapon: 'heavy-machine-gun', figures: 1, fired: true },
        ...{
          carries: ['light-cannon:1', 'heavy-machine-gun:2'],
          spent: ['heavy-machine-gun:1', 'light-cannon:1'],
        },
      },
      [],
    ],
    [
      'what it has not on record',
      { ...TANK, fired: true, carries: ['rpg:1'], spent: ['light-cannon:1'] },
      [],
    ],
    [
      'another weapon than this has',
      { ...TANK, fired: true, carries: ['light-cannon:1', 'rpg:1'], spent: ['rpg:1'] },
      [],
    ],
    [
      'it took Walk, which is for units on foot',
      { ...TANK, action: 'walk' },
      [
        'fubar:vehicle.3 -: Walk is for units on foot: a vehicle moves or stands. -> Give --moved if it moved.',
      ],
    ],
    [
      'it took Gone To Ground, which is too',
      { ...TANK, action: 'gone-to-ground' },
      [
        'fubar:vehicle.3 -: Gone To Ground is for units on foot: a vehicle moves or stands. -> Give --moved if it moved.',
        'fubar:action.8 gone to ground: Gone To Ground: the unit may neither fire nor throw grenades.',
      ],
    ],
    [
      'it took Run, or Duck & Weave',
      { ...TANK, action: 'run' },
      [
        'fubar:vehicle.3 -: Run is for units on foot: a vehicle moves or stands. -> Give --moved if it moved.',
        'fubar:action.3 run: Run: the unit may neither fire nor throw grenades.',
      ],
    ],
    ['it aims: R52 says whether it may', { ...TANK, fired: true, aimed: true }, []],
  ])('of a vehicle: %s', (_, given, told) => {
    expect(forbidden(shoot, given)).toEqual(told);
  });
});

describe('what means nothing together', () => {
  const FP = 'does not go with --fp, which is the sum already made';
  const SUM = { level: 'green', fp: 4 };
  const AT = { targetFigures: 4, targetLevel: 'green' };
  const FIGURES = 'is for figures and does not go with --at';

  test.each<[Given, (string | undefined)?]>([
    [UNNAMED],
    [SUM],
    [{ ...SUM, range: 8 }, 'range needs --weapon: the range decides which weapons reach'],
    [{ ...SUM, range: 8, sameCover: true, cover: 'soft' }],
    [{ ...SUM, weapon: 'pistol' }, `weapon ${FP}`],
    [{ ...SUM, fire: ['pistol:1'] }, `fire ${FP}`],
    [{ ...SUM, figures: 3 }, `figures ${FP}`],
    [{ ...SUM, elsewhere: 1 }, `elsewhere ${FP}`],
    [{ ...SUM, mount: 'tank' }, `mount ${FP}`],
    [{ ...SUM, men: 4 }, `men ${FP}`],
    [{ ...SUM, suppressed: 1 }, `suppressed ${FP}`],
    [{ ...SUM, name: 'Red 1', men: 4, suppressed: 1 }],
    [{ level: 'green', figures: 3 }, 'figures needs --weapon'],
    [{ ...UNNAMED, figures: 20, fire: ['pistol:1'] }, 'fire makes 21 figures, more than 20'],
    [{ ...UNNAMED, figures: 19, fire: ['pistol:1'] }],
    [{ ...UNNAMED, suppressed: 1 }, 'suppressed needs --men'],
    [{ ...RED, suppressed: 1 }],
    [{ ...UNNAMED, men: 4, suppressed: 5 }, 'suppressed there are only 4 figures'],
    [{ ...UNNAMED, men: 4, suppressed: 4 }],
    [{ ...RED, men: 4, suppressed: 5 }],
    [{ ...UNNAMED, aimed: true, action: 'walk' }, 'aimed does not go with --action walk'],
    [{ ...UNNAMED, aimed: true, action: 'aimed-fire' }],
    [{ ...UNNAMED, reaction: true, aimed: true }, 'reaction is for a unit that is On Guard'],
    [{ ...UNNAMED, reaction: true, action: 'walk' }, 'reaction is for a unit that is On Guard'],
    [{ ...UNNAMED, reaction: true, action: 'on-guard' }],
    [{ ...UNNAMED, reacted: true }, 'reacted needs --reaction'],
    [{ ...UNNAMED, moved: true }, 'moved needs --mount vehicle or --mount tank'],
    [{ ...UNNAMED, moved: true, mount: 'bunker' }, 'moved needs --mount vehicle or --mount tank'],
    [{ ...UNNAMED, moved: true, mount: 'vehicle' }],
    [{ ...UNNAMED, moved: true, mount: 'tank' }],
    [{ ...RED, moved: true }],
    [{ ...RED, moved: true, mount: 'bunker' }, 'moved needs --mount vehicle or --mount tank'],
    [{ ...UNNAMED, spotter: 'own' }, 'spotter needs --unseen'],
    [{ ...SUM, unseen: true }, 'unseen needs --weapon'],
    [{ ...RED, target: 'red 1' }, 'target is the unit that fires'],
    [{ ...UNNAMED, behindBy: 2 }, 'behindBy needs --behind'],
    [{ ...UNNAMED, coverSave: 4 }, 'coverSave needs --same-cover'],
    ...['armour', 'targetLevel', 'targetAction'].map((input): [Given, string] => [
      { ...UNNAMED, at: 'apc', [input]: 'light' },
      `${input} ${FIGURES}`,
    ]),
    ...['targetFigures', 'targetSuppressed', 'targetSuppressedNow', 'targetBout', 'inSight', 'covered'].map(
      (input): [Given, string] => [{ ...UNNAMED, at: 'apc', [input]: 1 }, `${input} ${FIGURES}`],
    ),
    [{ ...UNNAMED, at: 'apc', take: 0 }, 'take needs --target-figures'],
    [{ ...UNNAMED, at: 'apc' }],
    [{ ...UNNAMED, aboard: 'truck', behind: 'truck' }, 'aboard does not go with --behind'],
    [{ ...UNNAMED, sameCover: true }, 'sameCover needs --cover'],
    [{ ...UNNAMED, sameCover: true, cover: 'soft' }],
    [{ ...UNNAMED, wearing: ['light:3'], armour: 'light' }, 'wearing stands in place of --armour'],
    [{ ...UNNAMED, targetEdge: 2 }, 'targetEdge needs --cover'],
    [{ ...UNNAMED, targetEdge: 2, cover: 'soft' }],
    [{ ...UNNAMED, ...AT, covered: 2 }, 'covered needs --cover'],
    [{ ...UNNAMED, covered: 2, cover: 'soft' }, 'covered needs --target-figures'],
    [{ ...UNNAMED, ...AT, covered: 4, cover: 'soft' }],
    [{ ...UNNAMED, ...AT, covered: 5, cover: 'soft' }, 'covered there are only 4 figures'],
    [{ ...UNNAMED, target: 'Blue 1', covered: 2, cover: 'soft' }],
    [{ ...UNNAMED, ...AT, wearing: ['light:3', 'heavy:2'] }, 'wearing there are only 4 figures'],
    [{ ...UNNAMED, ...AT, wearing: ['light:3', 'heavy:1'] }],
    [{ ...UNNAMED, ...AT, target: 'Blue 1', wearing: ['light:3', 'heavy:2'] }],
    ...(
      [
        ...[{ targetLevel: 'green' }, { targetLeaderLevel: 'elite' }, { targetSuppressed: 1 }],
        ...[{ targetSuppressedNow: 1 }, { targetBout: 1 }, { inSight: 1 }, { take: 0 }],
      ] as Given[]
    ).map((more): [Given, string] => [
      { ...UNNAMED, ...more },
      `${Object.keys(more)[0]} needs --target-figures`,
    ]),
    [{ ...UNNAMED, target: 'Blue 1', inSight: 1, take: 0 }],
    [
      { ...UNNAMED, ...AT, targetSuppressed: 1, targetSuppressedNow: 2 },
      'targetSuppressedNow is more than --target-suppressed',
    ],
    [{ ...UNNAMED, ...AT, targetSuppressed: 2, targetSuppressedNow: 2 }],
    [
      { ...UNNAMED, ...AT, targetSuppressed: 1, targetBout: 2 },
      'targetBout is more than --target-suppressed',
    ],
    [{ ...UNNAMED, ...AT, targetSuppressed: 2, targetBout: 2 }],
    [{ ...UNNAMED, ...AT, targetSuppressed: 5 }, 'targetSuppressed there are only 4 figures'],
    [{ ...UNNAMED, ...AT, targetSuppressed: 4 }],
    [{ ...UNNAMED, ...AT, inSight: 5 }, 'inSight there are only 4 figures'],
    [{ ...UNNAMED, ...AT, inSight: 4 }],
  ])('%j', (given, wrong) => {
    expect(conflicting(shoot, given)).toBe(wrong);
  });
});

test('(fubar:fire.1) what has to be said of a shot', () => {
  const needs = (given: Given) => shoot.requires!(given as never);
  expect(needs({})).toEqual(['level', 'weapon', 'figures']);
  expect(needs({ level: 'green', fp: 3 })).toEqual([]);
  expect(needs({ level: 'green', fire: ['pistol:1'] })).toEqual([]);
  expect(needs({ level: 'green', weapon: 'pistol', fp: 3 })).toEqual(['figures']);
  expect(needs({ name: 'Red 1' })).toEqual([]);
  expect(needs({ name: 'Red 1', level: 'green' })).toEqual([]);
  expect(needs({ name: 'Red 1', targetFigures: 4 })).toEqual(['targetLevel']);
  expect(needs({ name: 'Red 1', targetFigures: 4, target: 'Blue 1' })).toEqual([]);
});

describe('what a shot is refused for', () => {
  const DRIVEN = { name: 'Tank', level: 'green', byVehicle: true, mount: 'tank' };
  test.each<[string, Given]>([
    [
      'fubar:unit.1 Its weapons are not on record. -> Give --fp, --weapon and --figures, or muster it with --weapons.',
      { name: 'Red 1', level: 'green' },
    ],
    [
      'fubar:unit.1 Its weapons are not on record. -> Give --fp, --weapon and --figures, or muster it with --weapons.',
      { name: 'Red 1', level: 'green', fire: [] },
    ],
    [
      'fubar:unit.1 No weapons of it are on record but those that have fired in this activation. -> What others fire: --fire.',
      { name: 'Red 1', level: 'green', fired: true, men: 8, firing: 6, spent: ['infantry-rifle:6'] },
    ],
    [
      'fubar:vehicle.3 It has moved: one of its weapons fires. -> Say which, behind --fire.',
      { ...DRIVEN, moved: true, weapons: 2 },
    ],
    [
      'fubar:unit.1 Its weapons are not on record. -> Give --fp, --weapon and --figures, or muster it with --weapons.',
      { ...DRIVEN, moved: true, weapons: 1 },
    ],
    [
      'fubar:unit.1 Its weapons are not on record. -> Give --fp, --weapon and --figures, or muster it with --weapons.',
      { ...DRIVEN, lostWeapons: 1 },
    ],
    [
      'fubar:damage.3 The vehicle has 2 weapons left of 3. -> Say which, behind --fire: the owner chooses what was destroyed.',
      { level: 'green', byVehicle: true, mount: 'tank', weapons: 3, lostWeapons: 1 },
    ],
    [
      'fubar:fire.3 3 of its 4 figures have fired in this activation.',
      { ...RED, weapon: 'heavy-machine-gun', figures: 2, men: 4, fired: true, firing: 3 },
    ],
    [
      'fubar:damage.3 Tank has 1 weapon left of 2. -> Say which, behind --fire: the owner chooses what was destroyed.',
      { ...DRIVEN, weapons: 2, lostWeapons: 1 },
    ],
    ['fubar:vehicle.9 A vehicle cannot be suppressed.', { ...TANK, suppressed: 1 }],
    [
      'fubar:vehicle.3 No vehicle is known to fire. -> Give --mount vehicle or --mount tank.',
      { ...RED, moved: true },
    ],
    ['fubar:vehicle.5 A vehicle has no Aimed Fire.', { ...TANK, aimed: true }],
    ['fubar:vehicle.5 A vehicle that moved has no Aimed Fire.', { ...TANK, aimed: true, moved: true }],
    [
      'fubar:vehicle.3 A vehicle that moved even 1 cm fires one of its weapons, not 2.',
      { ...TANK, figures: 2, moved: true },
    ],
    [
      'fubar:fire.1 3 figures cannot fire: 3 are left, 1 suppressed. -> Name those that can, once for each kind of weapon: --fire infantry-rifle:2.',
      { ...RED, men: 3, suppressed: 1 },
    ],
    [
      'fubar:fire.1 3 figures cannot fire: 1 is left. -> Name those that can, once for each kind of weapon: --fire infantry-rifle:1.',
      { ...RED, men: 1 },
    ],
    [
      'fubar:fire.3 2 of its 4 figures have fired in this activation. -> Name those that are left: --fire infantry-rifle:2, say.',
      { ...RED, men: 4, fired: true, firing: 2 },
    ],
    [
      'fubar:fire.1 2 figures cannot fire: 1 is left.',
      { ...RED, weapon: 'heavy-machine-gun', figures: 2, men: 1 },
    ],
  ])('%s', (said, given) => {
    expect(refusing(shoot, given)).toBe(said);
  });

  test('fubar:R52 so ruled, a vehicle that stands aims', () => {
    expect(refusalIn(shoot, { ...TANK, aimed: true }, { 'fubar:R52': 2 })).toBeUndefined();
    expect(refusing(shoot, { ...TANK, aimed: true, moved: true }, { 'fubar:R52': 2 })).toBe(
      'fubar:vehicle.5 A vehicle that moved has no Aimed Fire.',
    );
  });

  test('fubar:R43 so ruled, nobody fires into a close combat', () => {
    const into = { ...RED, targetInMelee: true };
    expect(refusalIn(shoot, into)).toBeUndefined();
    expect(refusing(shoot, into, { 'fubar:R43': 2 })).toBe('fubar:fire.2 No fire into a close combat.');
  });

  test('fubar:R40 so ruled, one figure of a unit throws grenades', () => {
    const grenades = (figures: number) => ({ ...RED, weapon: 'grenades', figures });
    expect(refusing(shoot, grenades(2), { 'fubar:R40': 2 })).toBe(
      'fubar:weapon.3 Only one figure of the unit throws grenades.',
    );
    expect(refusalIn(shoot, grenades(1), { 'fubar:R40': 2 })).toBeUndefined();
    expect(refusalIn(shoot, grenades(2))).toBeUndefined();
  });
});
