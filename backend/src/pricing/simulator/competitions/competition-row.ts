import type { MatchFormat } from '../../models/sport-model.ts';

/** A competition as data. Names are facts; the order of the sides is our guess at their strength. */
export interface CompetitionRow {
  /** Unique among all sports and never reused: part of addresses. */
  readonly id: number;
  /** 1: everybody knows it; 3: filler for the small hours. */
  readonly tier: 1 | 2 | 3;
  readonly name: string;
  /** ISO 3166 alpha-2, or `world`. */
  readonly country: string;
  /** Hours from UTC where it is played, so that matches start when people can watch. */
  readonly utcOffset: number;
  /** First and last month of its season, 1–12; all year when absent. */
  readonly season?: readonly [first: number, last: number];
  /** Sides, the strongest first, separated by semicolons. */
  readonly sides: string;
  /** Put behind each side's name, where a club's other team plays. */
  readonly suffix?: string;
  readonly format?: MatchFormat;
  /** Nobody plays at home. */
  readonly neutral?: boolean;
}
