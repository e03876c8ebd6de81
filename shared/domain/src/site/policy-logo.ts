/** Product specification §5: the countries for which pages load the policy's logo, by number. */
const COUNTRIES: ReadonlySet<number> = new Set([1, 66, 126, 228, 120]);

/** Whether pages load the policy's logo, unseen, for visitors from a country. */
export function needsPolicyLogo(countryId: number | undefined): boolean {
  return countryId !== undefined && COUNTRIES.has(countryId);
}
