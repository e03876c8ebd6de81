import { testPluginContract } from '@touchline/testing/contract';
import { plugin } from './plugin.ts';

testPluginContract(plugin, {
  answers: {
    'GET /line-api/v1/sports': () => ({
      sports: [
        { id: 1, slug: 'football', live: 3, line: 9 },
        { id: 40, slug: 'cs2', live: 1, line: 2, esports: 'real' },
      ],
    }),
  },
});
