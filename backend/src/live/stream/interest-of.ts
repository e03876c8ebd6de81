/** How many bets were placed on an event lately: what the top lists prefer among equal competitions. */
export type InterestOf = (eventId: number) => number;
