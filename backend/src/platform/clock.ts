/** Milliseconds since epoch. Handed in, so that tests own the time. */
export type Clock = () => number;
