import { action } from '../../src/rules/action.js';
import { list, text } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted, list as inWords } from '../../src/rules/say.js';
import { numberNeeded } from './activation.js';
import { memory } from './game.js';
import * as fields from './inputs.js';
import { training } from './tables.js';
import { trainedAs } from './trained.js';
import { figuresWith, type Weapon } from './weapons.js';
import { listed, weaponsFault } from './weapons-list.js';
import { look, step } from './words.js';

type Result = { activation: number; expertise: number; suppress: number };

export const muster = action({
  name: 'muster',
  says: 'Put a unit on record, so that its name will do from then on',
  inputs: {
    name: { ...fields.name, required: true as const },
    side: text('the side it belongs to', { metavar: 'side', max: 40 }),
    level: { ...fields.level, required: true as const },
    leaderLevel: fields.leaderLevel,
    figures: fields.figures,
    armour: { ...fields.armour, help: 'personal armour of most of its figures' },
    weapons: list('weapons of its figures: infantry-rifle:6, once for each kind', {
      metavar: 'weapon:n',
      max: 8,
      fault: (entry) => weaponsFault(entry),
    }),
  },
  examples: [
    ['wg muster -r fubar --name "Red 1" --level seasoned --figures 8', 'eight seasoned figures'],
    [
      'wg muster -r fubar --name "Blue 1" --side Blue --level veteran --figures 6 --weapons assault-rifle:5 --weapons light-machine-gun:1',
      'with its weapons',
    ],
    ['wg muster -r fubar --name "Red 2" --level green --odds', 'nothing is left to chance here'],
  ],
  result: {
    activation: { help: 'the number that activates it' },
    expertise: { help: 'the number that hits' },
    suppress: { help: 'suppressed figures it can have' },
  },
  reminders: ['fubar:weapon.7'],
  memory,
  conflict: ({ figures, weapons = [] }) => {
    // Grenades are thrown in place of other fire: whoever carries them has a weapon besides (R40).
    const carried = weapons.flatMap(listed).filter(({ weapon }) => weapon !== 'grenades');
    const n = carried.reduce((sum, entry) => sum + entry.n, 0);
    return figures !== undefined && n > figures
      ? { input: 'weapons', message: `arms ${n} figures: there are only ${figures}` }
      : undefined;
  },
  *resolve({ name, side, level, leaderLevel, figures, armour, weapons }): Rule<Result> {
    const counts = new Map<Weapon, number>();
    for (const { weapon, n } of (weapons ?? []).flatMap(listed))
      counts.set(weapon, (counts.get(weapon) ?? 0) + n);
    const has = [
      ...(armour === undefined || armour === 'none' ? [] : [`${armour} armour`]),
      ...[...counts].map(([weapon, n]) => figuresWith(n, weapon)),
    ];
    const who = `${figures === undefined ? '' : `${counted(figures, 'figure')}, `}${level}`;
    const said = `${name}${side ? ` (${side})` : ''}: ${who}${has.length > 0 ? `, ${inWords(has)}` : ''}`;
    yield* step({ id: 'record', clause: 'fubar:unit.1', value: name, text: said });
    const from = yield* look(training.cells[level]);
    const { needed: activation } = yield* numberNeeded({ level, leaderLevel }, 'activation');
    const { whose, ruled, ...row } = yield* trainedAs(level, leaderLevel);
    const { expertise, suppress } = row.from.value;
    const numbers = `activates on ${activation}+, hits on ${expertise}+, at most ${suppress} suppressed`;
    yield* step({ id: 'level', clause: 'fubar:unit.3', value: activation, text: numbers, from, ...ruled });
    return { activation, expertise, suppress };
  },
  announce: ({ activation, expertise, suppress }, { name }) =>
    `${name} activates on ${activation}+, hits on ${expertise}+, up to ${suppress} suppressed`,
});
