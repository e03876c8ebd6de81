import { testPluginContract } from '@touchline/testing/contract';
import { plugin } from './plugin.ts';

testPluginContract(plugin, {
  inputs: {
    'cyber.events': {
      prefix: 'esports',
      lists: [{ title: 'Live', topic: 'list:live:cs2' }],
      top: 'top:esports',
    },
    'cyber.game': { prefix: 'esports', type: 'real', eventId: 7 },
    'cyber.search': { prefix: 'cyber' },
  },
});
