/** What the title of an event's page says, from the event that comes with it. */
export const TITLE_OF_EVENT = {
  title: 'title.event',
  values: {
    home: 'events.0.home.name',
    away: 'events.0.away.name',
    champ: 'events.0.champ.name',
  },
} as const;
