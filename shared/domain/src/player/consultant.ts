/** Query parameter and cookie by which a visitor of a restricted country opts in. */
export const CONSULTANT_OPT_IN = 'payment_consultant';

/** Whether a query value or a cookie of that name opts in: 1 alone does (product.txt §5). */
export function isConsultantOptIn(value: string | undefined): boolean {
  return value === '1';
}

/** Whether the payment consultant is there for a visitor (product.txt §5). */
export function isConsultantAvailable({
  isOn,
  restrictedCountries,
  country,
  isOptedIn,
}: {
  /** The flag of the site configuration. */
  readonly isOn: boolean;
  /** Two-letter codes, small letters. */
  readonly restrictedCountries: readonly string[];
  readonly country: string;
  /** The visitor's cookie. */
  readonly isOptedIn: boolean;
}): boolean {
  return isOn && (isOptedIn || !restrictedCountries.includes(country));
}
