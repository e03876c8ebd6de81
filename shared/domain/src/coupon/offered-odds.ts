/**
 * Total odds as the bet was offered, decimal text: a single's are its price, digit by digit; those
 * of any other bet are the product that was kept with it.
 */
export function offeredOdds({
  legs,
  totalOdds,
}: {
  readonly legs: readonly { readonly price: string }[];
  readonly totalOdds: string;
}): string {
  const [only, ...others] = legs;
  return only === undefined || others.length > 0 ? totalOdds : only.price;
}
