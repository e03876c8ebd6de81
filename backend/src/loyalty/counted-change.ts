/** What is newly decided about a bet, as differences to what was counted before. Amounts in minor units. */
export interface CountedChange {
  readonly playerId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly staked: number;
  readonly returned: number;
  /** In the club's currency. */
  readonly clubStake: number;
  readonly points: number;
  /** When it was decided; milliseconds since epoch. */
  readonly at: number;
}
