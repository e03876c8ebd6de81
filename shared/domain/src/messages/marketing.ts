/** From how many full years on a player may be sent promotions. */
const ADULT_YEARS = 18;

/** What decides whether a player may be sent promotions. */
export interface MarketingFacts {
  /** The house shuts the player out. */
  readonly isBanned: boolean;
  /** Self-excluded, or excluded until let back. */
  readonly isExcluded: boolean;
  /** A break from play or from deposits is running. */
  readonly isOnBreak: boolean;
  /** The player closed the account. */
  readonly isClosed: boolean;
  /** The player has to prove who they are first. */
  readonly mustIdentify: boolean;
  /** `YYYY-MM-DD`; undefined while it is not known. */
  readonly birthday: string | undefined;
  /** The latest decision of the player about promotions on the channel. */
  readonly hasConsent: boolean;
}

/** Why a player may not be sent promotions. */
export type MarketingRefusal =
  | 'banned'
  | 'excluded'
  | 'break'
  | 'closed'
  | 'unverified'
  | 'age-unknown'
  | 'under-age'
  | 'no-consent';

/** The first day on which someone born then is an adult, `YYYY-MM-DD`. */
function adultFrom(birthday: string): string {
  const [year = '', ...monthAndDay] = birthday.split('-');
  return [String(Number(year) + ADULT_YEARS).padStart(4, '0'), ...monthAndDay].join('-');
}

/**
 * Why a player may not be sent promotions; undefined where they may. The one rule that every sender asks.
 * Someone born on 29 February is an adult from 1 March on.
 * @param today `YYYY-MM-DD`
 */
export function marketingRefusal(
  facts: MarketingFacts,
  today: string,
): MarketingRefusal | undefined {
  const { birthday } = facts;
  const refusals: readonly (readonly [boolean, MarketingRefusal])[] = [
    [facts.isExcluded, 'excluded'],
    [facts.isClosed, 'closed'],
    [facts.isOnBreak, 'break'],
    [facts.isBanned, 'banned'],
    [facts.mustIdentify, 'unverified'],
    [birthday === undefined, 'age-unknown'],
    [birthday !== undefined && adultFrom(birthday) > today, 'under-age'],
    [!facts.hasConsent, 'no-consent'],
  ];
  return refusals.find(([applies]) => applies)?.[1];
}

/** Whether promotions that a player has received are shown: to whoever may be sent some, or has only withdrawn consent. */
export function mayReadPromotions(refusal: MarketingRefusal | undefined): boolean {
  return refusal === undefined || refusal === 'no-consent';
}

/**
 * Whether a player may be written to about matches and prices that they follow themselves. That is no promotion and
 * needs no consent to any; but it calls to play, so it never reaches those who are kept from it.
 */
export function mayBeWrittenAboutPlay(
  facts: Pick<MarketingFacts, 'isBanned' | 'isExcluded' | 'isOnBreak' | 'isClosed'>,
): boolean {
  return !(facts.isExcluded || facts.isClosed || facts.isOnBreak || facts.isBanned);
}
