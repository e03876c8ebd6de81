// Schemas of answers that the first screen shows; loaded with the first request for them.
export { SportsAnswer } from '@touchline/contracts/line';
