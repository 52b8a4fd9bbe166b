import { fubar } from '../../rulesets/fubar/index.js';
import { rulingsTell } from '../support/rulings.js';

await rulingsTell(fubar, {
  'fubar:R2': [
    'initiative',
    { sides: 'Red,Blue', modifiers: '1,0' },
    {
      1: ['fubar:init.1 modifiers = false: the bare dice decide, without modifiers'],
      2: ['fubar:init.1 modifiers = true: by the scenario: Red +1 and Blue +0'],
    },
  ],
  'fubar:R7': [
    'pass',
    { side: 'Red', tried: true },
    {
      1: ['fubar:init.6 cost = false: passing costs nothing but the initiative'],
      2: ['fubar:init.6 done = true: Red is done for the turn'],
      3: ['fubar:turn.1: It has been tried this turn: a pass takes a unit that has its try left.'],
    },
  ],
  'fubar:R8': [
    'activate',
    { level: 'seasoned', tried: true },
    {
      1: ['fubar:turn.1: It has been tried this turn: each unit once in a turn.'],
      2: ['fubar:turn.1 again = true: it failed before, and the initiative is back: another try'],
    },
  ],
  'fubar:R75': [
    'withdraw',
    { level: 'seasoned', assaulted: true },
    {
      1: [
        'fubar:withdraw.1 when = "try": assaulted this turn: the withdrawal is its own try',
        'fubar:melee.10 full = true: it was its try of this turn',
        'fubar:init.4 keeps = true: the initiative is kept',
      ],
      2: ['fubar:melee.10: It was assaulted: that used up its try of this turn.'],
    },
    2,
  ],
  'fubar:R1': [
    'activate',
    { level: 'seasoned', suppressed: 4 },
    {
      1: ['fubar:activate.1 activation = false: 6 - 4 = 2, needs 4+: failed'],
      2: ['fubar:activate.1 activation = true: 6 - 4 = 2, needs 4+, but a natural 6 always succeeds: passed'],
      3: ['fubar:activate.1 activation = true: 6 - 4 = 2, needs 4+, but a natural 6 always succeeds: passed'],
    },
    8,
  ],
  'fubar:R9': [
    'activate',
    { level: 'green', leaderLevel: 'veteran', suppressed: 1 },
    {
      1: ['fubar:activate.2 activation-leader = 3: veteran leader: 3+ instead'],
      2: ['fubar:activate.2 activation-leader = 5: veteran leader: no higher'],
    },
  ],
  'fubar:R10': [
    'shoot',
    { level: 'elite', targetLevel: 'green', targetLeaderLevel: 'seasoned', targetFigures: 6, fp: 12 },
    {
      1: ['fubar:suppress.4 limit = 1: green: at most 1 suppressed figure'],
      2: ['fubar:suppress.4 limit = 2: by a seasoned leader: at most 2 suppressed figures'],
    },
  ],
  'fubar:R11': [
    'activate',
    { level: 'green', leaderLevel: 'veteran', suppressed: 1 },
    {
      1: ['fubar:activate.2 activation-penalties = false: the penalties of the unit apply in full'],
      2: [`fubar:activate.2 activation-penalties = true: the leader's roll bears no penalties`],
    },
  ],
  'fubar:R12': [
    'activate',
    { level: 'green', leaderLevel: 'veteran', suppressed: 1, leaderDown: true },
    {
      1: [
        'fubar:activate.2 activation-leader-down = true: the leader is down or out of touch: he leads all the same',
      ],
      2: [
        'fubar:activate.2 activation-leader-down = false: the leader is down or out of touch: he lends nothing',
      ],
    },
  ],
  'fubar:R80': [
    'activate',
    { level: 'green', figures: 8, casualties: 5, immobilised: true },
    {
      1: [
        'fubar:vehicle.1: A vehicle has no figures to lose: --figures and --casualties are for units on foot.',
      ],
      2: ['fubar:activate.7 losses = 5: 5 of 8 vehicles lost: more than half'],
    },
  ],
  'fubar:R39': [
    'shoot',
    { level: 'elite', armour: 'light', fp: 12 },
    {
      1: ['fubar:unit.3 expertise = 4: elite: hits on 4+'],
      2: ['fubar:unit.3 expertise = 3: elite: hits on 3+'],
    },
  ],
  'fubar:R16': [
    'shoot',
    { level: 'veteran', took: 'walk', at: 'light-tank', weapon: 'rpg', figures: 2, range: 20 },
    {
      1: ['fubar:action.2: Walk: it may not fire 2 RPGs, only small arms or thrown grenades.'],
      2: ['fubar:action.2 walking = 1: it fires once, at one point of its walk'],
      3: ['fubar:action.2: Walk: it may not fire 2 RPGs, only small arms or thrown grenades.'],
    },
  ],
  'fubar:R17': [
    'shoot',
    { level: 'veteran', targetAction: 'gone-to-ground', fp: 8, aimed: true, cover: 'moderate' },
    {
      1: ['fubar:action.10 aimed = 1: +1: Aimed Fire, after the cap on cover'],
      2: ['fubar:action.10 aimed = 1: +1: Aimed Fire, before the cap on cover'],
    },
  ],
  'fubar:R18': [
    'shoot',
    { level: 'veteran', targetAction: 'duck-and-weave', fp: 8, cover: 'soft' },
    {
      1: ['fubar:action.5 posture = "soft": Duck & Weave: counts as soft cover'],
      2: ['fubar:action.5 posture = "moderate": Duck & Weave: counts as moderate cover'],
      3: ['fubar:action.5 posture = 2: Duck & Weave: soft cover besides, +2'],
    },
  ],
  'fubar:R19': [
    'shoot',
    { level: 'seasoned', targetAction: 'gone-to-ground', weapon: 'assault-rifle', figures: 5, range: 10 },
    {
      1: ['fubar:action.9 posture = "open": Gone To Ground: no cover to raise'],
      2: ['fubar:action.9 posture = "soft": Gone To Ground: counts as soft cover'],
    },
  ],
  'fubar:R20': [
    'shoot',
    { level: 'veteran', targetAction: 'duck-and-weave', fp: 8 },
    {
      1: [],
      2: [],
      3: ['fubar:action.5 over = false: Duck & Weave protects no more'],
    },
  ],
  'fubar:R21': [
    'shoot',
    { level: 'seasoned', earlier: true, weapon: 'infantry-rifle', figures: 6, reaction: true },
    {
      1: ['fubar:action.7 still-guard = true: On Guard since an earlier turn: until its next try'],
      2: ['fubar:action.7: On Guard ended with the turn in which it was taken.'],
    },
  ],
  'fubar:R23': [
    'move',
    { action: 'assault' },
    {
      1: ['fubar:action.11 fire = "none": no fire'],
      2: ['fubar:action.11 fire = "small-arms": small arms or thrown grenades at one point'],
    },
  ],
  'fubar:R25': [
    'shoot',
    { level: 'veteran', at: 'light-tank', weapon: 'rpg', figures: 2, range: 20, elsewhere: 2 },
    {
      1: ['fubar:fire.3: Nothing is left to fire at this target: all fire elsewhere.'],
      2: ['fubar:fire.3 split = 2: split fire: 2 dice go at other targets, as declared before any roll'],
    },
  ],
  'fubar:R26': [
    'shoot',
    { level: 'seasoned', men: 1, weapon: 'heavy-machine-gun', figures: 2, range: 20 },
    {
      1: ['fubar:fire.1: 2 figures cannot fire: 1 is left.'],
      2: ['fubar:fire.1: 2 figures cannot fire: 1 is left.'],
      3: [
        'fubar:fire.1 may-fire = 1: 1 of 1 figure may fire',
        'fubar:weapon.4 crew = 1: 2 figures serve 1 heavy machine gun',
      ],
    },
  ],
  'fubar:R36': [
    'shoot',
    { level: 'seasoned', fp: 6, range: 5, cover: 'woods', sameCover: true },
    {
      1: ['fubar:fire.14 shared-cover = "soft": the target has its cover'],
      2: ['fubar:fire.14: The cover save is whatever the players agree on.'],
      3: ['fubar:fire.14 shared-cover = "open": the cover they share counts for nothing'],
    },
  ],
  'fubar:R37': [
    'shoot',
    { level: 'seasoned', fp: 6, range: 5, cover: 'woods', edge: 4.2, sameCover: true },
    {
      1: ['fubar:fire.12 edge = 4.2: the firers are in one area of cover: no edge lies between'],
      2: ['fubar:fire.12: The firers are 4.2 cm from the edge of cover: more than 2 cm.'],
    },
  ],
  'fubar:R38': [
    'shoot',
    { level: 'veteran', at: 'car', fp: 8, aimed: true, cover: 'moderate' },
    {
      1: ['fubar:cover.1 vehicle-cover = true: cover helps a vehicle like any target'],
      2: ['fubar:cover.1 vehicle-cover = false: vehicles rely on armour: no cover'],
    },
  ],
  'fubar:R42': [
    'shoot',
    { level: 'seasoned', weapon: 'light-mortar', figures: 2, unseen: true, spotter: 'other' },
    {
      1: ['fubar:weapon.6 indirect = true: a friendly figure sees the target for the mortar'],
      2: [`fubar:weapon.6: Only a figure of the mortar's own unit can see for it.`],
    },
  ],
  'fubar:R43': [
    'shoot',
    { level: 'seasoned', targetInMelee: true, fp: 6, cover: 'soft' },
    {
      1: ['fubar:fire.2 into-melee = true: fire into a close combat: it hits the enemy alone'],
      2: ['fubar:fire.2: No fire into a close combat.'],
    },
  ],
  'fubar:R44': [
    'shoot',
    {
      level: 'veteran',
      fire: ['light-machine-gun:1'],
      armour: 'light',
      weapon: 'assault-rifle',
      figures: 5,
      range: 10,
      cover: 'building',
    },
    {
      1: ['fubar:cover.2 terrain = "moderate": building: moderate cover'],
      2: ['fubar:cover.2: What is the building made of?'],
    },
  ],
  'fubar:R45': [
    'shoot',
    {
      level: 'seasoned',
      mount: 'tank',
      moved: true,
      targetAction: 'duck-and-weave',
      weapon: 'light-cannon',
      figures: 1,
    },
    {
      1: ['fubar:weapon.5 ignores-cover = 0: flamethrowers and tank cannons ignore the cover'],
      2: ['fubar:weapon.5 ignores-cover = 0: flamethrowers and cannons ignore the cover'],
      3: ['fubar:weapon.4 crew = 1: on a tank: one crew for each'],
    },
  ],
  'fubar:R30': [
    'shoot',
    { level: 'elite', targetLevel: 'veteran', targetFigures: 6, fp: 12, inSight: 1, take: 2 },
    {
      1: ['fubar:fire.9 picked = 6: the owner picks who is hit, seen or not'],
      2: ['fubar:fire.9 picked = 1: the owner picks who is hit, of 1 in sight and range'],
      3: ['fubar:fire.9 picked = 6: the firer picks who is hit: those still upright first'],
    },
  ],
  'fubar:R31': [
    'shoot',
    { level: 'elite', targetLevel: 'veteran', targetFigures: 6, fp: 12, take: 2 },
    {
      1: ['fubar:fire.9 taken = 1: of 3 unsaved hits: 1 casualty, 2 suppressed'],
      2: [
        'fubar:fire.9 owner = false: the owner does not decide: suppression first, then casualties',
        'fubar:fire.9 taken = 0: of 3 unsaved hits: no casualties, 3 suppressed',
      ],
      3: [
        'fubar:fire.9 owner = false: the owner does not decide: casualties and suppression by turns',
        'fubar:fire.9 taken = 2: of 3 unsaved hits: 2 casualties, 1 suppressed',
      ],
    },
  ],
  'fubar:R32': [
    'shoot',
    { level: 'elite', targetLevel: 'green', targetFigures: 6, fp: 12 },
    {
      1: [],
      2: ['fubar:suppress.4 beyond = 2: 2 hits beyond the limit lost'],
    },
  ],
  'fubar:R33': [
    'shoot',
    { level: 'elite', targetLevel: 'veteran', targetFigures: 6, fp: 12, take: 2 },
    {
      1: [
        'fubar:fire.10 one-each = 1: more hits than figures to take them: 1 hit lost, one effect to a figure',
      ],
      2: [
        'fubar:fire.10 one-each = 0: more hits than figures to take them: no hits lost, one effect to a figure',
      ],
      3: [
        'fubar:fire.10 one-each = 1: more hits than figures to take them: 1 hit lost, one effect to a figure',
      ],
    },
    1,
  ],
  'fubar:R34': [
    'vehicle-damage',
    { hits: 2, armour: 'light', facing: 'rear', passengers: 6, passengerLevel: 'green' },
    {
      1: ['fubar:suppress.1 lying = 1: 1 figure left, 1 suppressed'],
      2: ['fubar:suppress.1 lying = 0: no figures left'],
      3: ['fubar:suppress.1 lying = 1: 1 figure left, 1 suppressed'],
    },
  ],
  'fubar:R35': [
    'shoot',
    {
      level: 'veteran',
      targetLevel: 'veteran',
      targetFigures: 3,
      targetSuppressed: 2,
      targetSuppressedNow: 1,
      fp: 3,
    },
    {
      1: ['fubar:fire.10 bout = 2: 2 figures suppressed before this: that was another bout'],
      2: [
        'fubar:fire.10 bout = 1: 1 figure suppressed by fire this turn: the same bout, no casualties of it',
      ],
    },
  ],
  'fubar:R48': [
    'melee',
    {
      attackerLevel: 'seasoned',
      attackers: 5,
      defenderLevel: 'seasoned',
      defenders: 5,
      defendersSuppressed: 2,
    },
    {
      1: ['fubar:suppress.3 recover = false: no roll: the suppressed stay down'],
      2: ['fubar:suppress.3 recover = true: the suppressed stand up as the combat activates them'],
    },
    1,
  ],
  'fubar:R60': [
    'vehicle-damage',
    { hits: 2, armour: 'light', facing: 'rear', passengers: 6, passengerLevel: 'green' },
    {
      1: ['fubar:fire.8 aboard = 2: 2 hits on those aboard'],
      2: ['fubar:fire.8 aboard = 0: the hits are on the vehicle, not on those aboard'],
      3: ['fubar:fire.8 aboard = 12: 12 hits on those aboard'],
    },
  ],
  'fubar:R70': [
    'melee',
    {
      attackerLevel: 'seasoned',
      attackers: 5,
      defenderLevel: 'seasoned',
      defenders: 5,
      defendersSuppressed: 2,
    },
    {
      1: [],
      2: ['fubar:melee.6 late = 0: suppressed figures do not strike'],
    },
  ],
  'fubar:R46': [
    'melee',
    {
      attackerLevel: 'veteran',
      attackers: 5,
      defenderLevel: 'green',
      defenders: 6,
      defendersBehind: 1,
      defendersSuppressed: 2,
    },
    {
      1: ['fubar:melee.4 figures = 11: one die for each figure: 5 attackers, 6 defenders'],
      2: ['fubar:melee.4 figures = 12: one die for each figure: 5 attackers, 7 defenders'],
    },
  ],
  'fubar:R47': [
    'melee',
    {
      attackerLevel: 'seasoned',
      attackers: 5,
      defenderLevel: 'seasoned',
      defenders: 5,
      defendersSuppressed: 2,
    },
    {
      1: ['fubar:melee.6 late = 0: no suppressed figure strikes'],
      2: ['fubar:melee.6 late = 2: the suppressed strike now: 2 defenders'],
    },
  ],
  'fubar:R49': [
    'withdraw',
    { level: 'seasoned', fought: true },
    {
      1: ['fubar:withdraw.1: The round of this turn has been fought: a withdrawal is tried before it.'],
      2: ['fubar:withdraw.1: The round of this turn has been fought: a withdrawal is tried before it.'],
      3: [
        `fubar:withdraw.1 when = 3: during the turn, as the unit's own activation`,
        'fubar:melee.10 full = true: it was its try of this turn',
        'fubar:init.4 keeps = true: the initiative is kept',
      ],
    },
    2,
  ],
  'fubar:R50': [
    'withdraw',
    { level: 'green', pursuerLevel: 'elite' },
    {
      1: ['fubar:withdraw.3 caught = true: they follow 6 cm: caught, the round is fought at once'],
      2: ['fubar:withdraw.3 caught = true: they follow 6 cm: caught, the round is fought at once'],
      3: ['fubar:withdraw.3 caught = true: they follow 6 cm: caught, the round is fought next turn'],
    },
    2,
  ],
  'fubar:R51': [
    'melee',
    { attackerLevel: 'seasoned', attackers: 2, at: 'truck', facing: 'rear' },
    {
      1: ['fubar:melee.1: Infantry do not assault vehicles: only fire harms them.'],
      2: [],
    },
  ],
  'fubar:R73': [
    'melee',
    {
      attackerLevel: 'veteran',
      attackers: 5,
      defenderLevel: 'green',
      defenders: 6,
      closingOthers: 1,
      rounds: 1,
    },
    {
      1: ['fubar:melee.3 closing-up = 1: 1 figure within 3 cm moves up'],
      2: ['fubar:melee.3: Only figures of the unit that is assaulted move up.'],
    },
  ],
  'fubar:R76': [
    'melee',
    { attackerLevel: 'veteran', attackers: 5, defenderLevel: 'green', defenders: 6, rounds: 1, joins: true },
    {
      1: [
        'fubar:melee.9 joining = 1: into a combat that is fought already: a round at once, of the newcomers and those in contact with them',
      ],
      2: [
        'fubar:melee.9 joining = 2: into a combat that is fought already: a full round at once, of all in the combat: the others in lines of their own, --anyway',
      ],
      3: [
        'fubar:melee.9 joining = 3: into a combat that is fought already: no blow before the next turn begins',
      ],
    },
  ],
  'fubar:R79': [
    'melee',
    {
      attackerLevel: 'seasoned',
      attackers: 5,
      defenderLevel: 'seasoned',
      defenders: 5,
      defendersSuppressed: 2,
    },
    {
      1: ['fubar:melee.7 fall = "suppressed": the suppressed fall first'],
      2: ['fubar:melee.7 fall = "upright": the upright fall first'],
    },
  ],
  'fubar:R81': [
    'melee',
    {
      attackerLevel: 'veteran',
      attackers: 5,
      defenderLevel: 'green',
      defenders: 6,
      rounds: 1,
      sameAssault: true,
    },
    {
      1: ['fubar:melee.2 assault = 8: the same Assault goes on, each figure up to 8 cm into contact'],
      2: ['fubar:melee.1: The unit has assaulted another unit: an Assault is into one.'],
    },
  ],
  'fubar:R83': [
    'melee',
    {
      attackerLevel: 'veteran',
      attackers: 5,
      defenderLevel: 'green',
      defenders: 6,
      defendersBehind: 1,
      defendersSuppressed: 2,
    },
    {
      1: ['fubar:melee.9 broken = true: nobody is left in contact: contact is broken'],
      2: [
        'fubar:melee.9 goes-on = true: nobody is left in contact: others step up, and it goes on as the next turn begins',
      ],
    },
  ],
  'fubar:R52': [
    'shoot',
    { level: 'veteran', byVehicle: true, fp: 8, aimed: true, cover: 'moderate' },
    {
      1: ['fubar:vehicle.5: A vehicle has no Aimed Fire.'],
      2: ['fubar:vehicle.5 vehicle-aims = true: a stationary vehicle may aim'],
    },
  ],
  'fubar:R54': [
    'vehicle-damage',
    { hits: 2, armour: 'none', facing: 'side' },
    {
      1: [],
      2: [],
      3: ['fubar:vehicle.6 vehicle-save = 7: no armour: no save'],
    },
  ],
  'fubar:R63': [
    'shoot',
    { level: 'veteran', armour: 'battlesuit', fp: 8, behind: 'apc' },
    {
      1: ['fubar:vehicle.7 sheltered = 1: directly behind it: one save, the better of the two'],
      2: ['fubar:vehicle.7 sheltered = 2: directly behind it: both saves, one after the other'],
      3: ['fubar:vehicle.7 sheltered = 1: directly behind it: the save of the vehicle alone'],
    },
  ],
  'fubar:R64': [
    'shoot',
    { level: 'seasoned', fp: 6, cover: 'soft', aboard: 'car' },
    {
      1: ['fubar:vehicle.7: Troops inside a vehicle are no targets: fire is at the vehicle.'],
      2: [
        'fubar:vehicle.7 aboard = true: in an open vehicle: a target of their own, with the save of the vehicle',
      ],
    },
  ],
  'fubar:R66': [
    'overrun',
    { level: 'green', figures: 3, vehicle: 'medium-tank', distance: 10 },
    {
      1: ['fubar:vehicle.2 move = 12: up to 12 cm in the open, by its own move'],
      2: ['fubar:vehicle.2: It goes up to 8 cm, not 10 cm.'],
    },
  ],
  'fubar:R67': [
    'overrun',
    { level: 'veteran', suppressed: 2, figures: 5 },
    {
      1: [`fubar:vassault.1 attempt = false: it is not the unit's try of the turn`],
      2: [`fubar:vassault.1 attempt = true: it was the unit's try of the turn`],
      3: ['fubar:vassault.1 attempt = false: by the number alone: it changes nothing else'],
    },
  ],
  'fubar:R68': [
    'overrun',
    { level: 'veteran', suppressed: 2, figures: 5 },
    {
      1: [],
      2: ['fubar:vassault.3 no-suppression = 0: none of them may be suppression'],
    },
    1,
  ],
  'fubar:R72': [
    'shoot',
    { level: 'seasoned', targetAction: 'mount-up', fp: 6, cover: 'soft' },
    {
      1: ['fubar:activate.5: There are seven actions, and Mount Up is none of them.'],
      2: [],
    },
  ],
  'fubar:R77': [
    'shoot',
    { level: 'veteran', fp: 8, behind: 'apc', behindBy: 4.2 },
    {
      1: ['fubar:vehicle.7 behind = true: 4.2 cm behind: the players judge what is directly behind'],
      2: ['fubar:vehicle.7 behind = false: 4.2 cm behind: beyond 3 cm, not directly behind'],
    },
  ],
  'fubar:R55': [
    'vehicle-damage',
    { facing: 'front', unsaved: 1 },
    {
      1: ['fubar:damage.6 facing = 2: two dice, the best counts: the lower'],
      2: ['fubar:damage.6 facing = 2: two dice, the best counts: the higher'],
    },
  ],
  'fubar:R56': [
    'vehicle-damage',
    { facing: 'front', immobilised: true, unsaved: 1 },
    {
      1: [],
      2: ['fubar:damage.9 stepped-up = "nothing": it cannot happen: nothing more'],
    },
    2,
  ],
  'fubar:R57': [
    'vehicle-damage',
    { hits: 2, armour: 'light', facing: 'side', effects: ['stunned,immobilised'] },
    {
      1: ['fubar:damage.9 stepped-up = "destroyed": suffered already this turn: the next result up'],
      2: ['fubar:damage.9 stepped-up = "weapon-destroyed": suffered already this turn: the next result up'],
    },
    4,
  ],
  'fubar:R58': [
    'vehicle-damage',
    { hits: 2, armour: 'light', facing: 'side', effects: ['stunned,immobilised'], disarmed: true },
    {
      1: ['fubar:damage.9 stepped-up = "destroyed": it cannot happen: the next result up'],
      2: ['fubar:damage.9 stepped-up = "destroyed": it cannot happen: the next result up'],
      3: ['fubar:damage.9 stepped-up = "nothing": it cannot happen: nothing more'],
    },
    1,
  ],
  'fubar:R59': [
    'activate',
    { level: 'veteran', stunned: true, stunnedAgain: true },
    {
      1: ['fubar:damage.2 stuns = 1: stunned twice is stunned once'],
      2: ['fubar:damage.2 stuns = 2: two stuns add up'],
    },
  ],
  'fubar:R61': [
    'vehicle-damage',
    { hits: 2, armour: 'light', facing: 'rear', passengers: 6, passengerLevel: 'green' },
    {
      1: ['fubar:damage.5 bail-out = true: 5 aboard bail out next to the wreck, and take a hit each'],
      2: ['fubar:damage.10 bail-out = false: nobody gets out: 5 casualties'],
      3: ['fubar:damage.5 bail-out = true: 5 aboard bail out next to the wreck, and take a hit each'],
    },
  ],
  'fubar:R62': [
    'vehicle-damage',
    { hits: 2, armour: 'light', facing: 'rear', passengers: 6, passengerLevel: 'green' },
    {
      1: [],
      2: ['fubar:damage.5 no-suppression = 0: none of them may be suppression'],
    },
  ],
});
