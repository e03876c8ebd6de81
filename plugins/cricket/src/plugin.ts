import { definePlugin } from '@touchline/plugin-api';

/** Cricket beyond the score; its pages are the sport section's, which has places for this. */
export const plugin = definePlugin({
  id: 'cricket',
  api: '^1.14',
  slots: [
    {
      slot: 'sport.scorecard',
      name: 'scorecard',
      onFailure: 'nothing',
      view: () => import('./scorecard/scorecard.view.tsx'),
    },
    {
      slot: 'sport.cricket-player',
      name: 'player',
      view: () => import('./player/player.view.tsx'),
    },
    {
      slot: 'sport.cricket-broadcasts',
      name: 'broadcasts',
      view: () => import('./broadcasts/broadcasts.view.tsx'),
    },
  ],
});
