import { expect, test } from 'vitest';
import { listen } from '../../../rulesets/wrg-1925/location/listen.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:noise.2 a tracked vehicle is heard at 250 metres', () => {
  expect(protocolOf(listen, { noise: 'tracked' })).toEqual([
    'wrg:noise.2 wrg:R54 metres = 250: a tracked vehicle moving is heard at up to 250 metres',
    '{"metres":250}',
    '= heard at up to 250 metres',
  ]);
});

test('wrg:noise.3 nearer firing drowns a wheeled vehicle', () => {
  expect(protocolOf(listen, { noise: 'wheeled', range: 80, firing: 60 })).toEqual([
    'wrg:noise.2 wrg:R54 metres = 100: a wheeled vehicle moving is heard at up to 100 metres',
    'wrg:noise.3 firing = true: firing at 60 metres: it drowns this',
    'wrg:noise.2 heard = false: not heard at 80 metres',
    '{"metres":100,"heard":false}',
    '= not heard',
  ]);
});

test('wrg:noise.4 an explosion is heard above firing, not above nearer high explosive', () => {
  expect(protocolOf(listen, { noise: 'explosion', range: 300, firing: 10, bursts: 100 })).toEqual([
    'wrg:noise.2 wrg:R54 metres = "500+": an explosion is heard at up to 500 metres and more',
    'wrg:noise.4 firing = false: firing at 10 metres: an explosion is heard above it',
    'wrg:noise.4 bursts = true: high explosive at 100 metres: it drowns this',
    'wrg:noise.2 heard = false: not heard at 300 metres',
    '{"metres":"500+","heard":false}',
    '= not heard',
  ]);
});

test('wrg:orders.9 a shout at 40 metres is heard and not understood by the enemy', () => {
  expect(protocolOf(listen, { noise: 'shout', range: 40, firing: 40, bursts: 50, scale: '54mm' })).toEqual([
    'wrg:noise.2 wrg:R54 metres = 50: a shout is heard at up to 50 metres (50 cm)',
    'wrg:noise.3 firing = false: firing at 40 metres (40 cm): it is no nearer',
    'wrg:noise.3 bursts = false: high explosive at 50 metres (50 cm): it is no nearer',
    'wrg:orders.9 understood = false: the enemy beyond 10 metres (10 cm) hears it and does not understand',
    'wrg:noise.2 heard = true: heard at 40 metres (40 cm), without being located',
    '{"metres":50,"heard":true}',
    '= heard',
  ]);
});

test('wrg:orders.9 friends understand a shout, at 50 metres still', () => {
  expect(protocolOf(listen, { noise: 'shout', range: 50, friend: true })).toEqual([
    'wrg:noise.2 wrg:R54 metres = 50: a shout is heard at up to 50 metres',
    'wrg:orders.9 understood = true: friends understand it',
    'wrg:noise.2 heard = true: heard at 50 metres, without being located',
    '{"metres":50,"heard":true}',
    '= heard',
  ]);
});

test('wrg:noise.2 brush cutting at 101 metres is not heard', () => {
  expect(protocolOf(listen, { noise: 'brush', range: 101 })).toEqual([
    'wrg:noise.2 wrg:R54 metres = 100: brush cutting is heard at up to 100 metres',
    'wrg:noise.2 heard = false: not heard at 101 metres',
    '{"metres":100,"heard":false}',
    '= not heard',
  ]);
});
