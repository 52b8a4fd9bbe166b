import { command } from '../../command.js';
import { aims } from '../../plan/aims.js';

export const run = command({
  name: 'plan run',
  says: 'play a plan line by line, with dice',
  usage: [["<plan|'line'>...", 'plays its lines one after another, each as if it were typed']],
  inputs: aims,
  takes: ['acting', 'seed', 'dice', 'ruling', 'anyway', 'house', 'brief', 'explain'],
  writes: true,
  run: async (line) => (await import('../../plan/run-plan.js')).runPlan(line),
});
