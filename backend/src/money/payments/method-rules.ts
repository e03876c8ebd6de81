import type { MethodRule } from '@touchline/contracts/configuration';
import type { PaymentMethod } from '@touchline/contracts/money';
import { currencyExponent } from '@touchline/domain/money';

type Rules = readonly MethodRule[];

/** Major units of a currency in its minor units. */
export function minor(major: number, currency: string): number {
  return Math.round(major * 10 ** currencyExponent(currency));
}

/** Bounds of a method within those of the operator; undefined where nothing is left of it. */
export function within<Method extends Pick<PaymentMethod, 'minimum' | 'maximum'>>(
  method: Method,
  {
    minimumMajor,
    maximumMajor,
    currency,
  }: {
    readonly minimumMajor: number | undefined;
    readonly maximumMajor: number | undefined;
    readonly currency: string;
  },
): Method | undefined {
  const minimum = Math.max(method.minimum, minor(minimumMajor ?? 0, currency));
  const maximum =
    maximumMajor === undefined
      ? method.maximum
      : Math.min(method.maximum, minor(maximumMajor, currency));
  return minimum > maximum ? undefined : { ...method, minimum, maximum };
}

/** Methods in the operator's order; those without a rule follow, in the order of their providers. */
export function inOrder<Offer extends { readonly method: { readonly id: string } }>(
  offers: readonly Offer[],
  rules: Rules,
): readonly Offer[] {
  const placeOf = ({ method }: Offer) => {
    const place = rules.findIndex(({ id }) => id === method.id);
    return place < 0 ? rules.length : place;
  };
  return offers.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What a method is to a player who deposits; undefined where it is not offered to them. */
export function depositMethod<Method extends PaymentMethod>(
  method: Method,
  { rules, country }: { readonly rules: Rules; readonly country: string | undefined },
): Method | undefined {
  const rule = rules.find(({ id }) => id === method.id);
  if (rule === undefined) {
    return method;
  }
  const isForCountry =
    rule.countries.length === 0 || (country !== undefined && rule.countries.includes(country));
  return rule.isOffered && isForCountry
    ? within(method, {
        minimumMajor: rule.depositMinimumMajor,
        maximumMajor: rule.depositMaximumMajor,
        currency: method.currency,
      })
    : undefined;
}

/**
 * What a method is to a player who withdraws. What was paid in by it can leave by it, also where it is no
 * longer offered or the player has moved.
 */
export function withdrawalMethod<Method extends PaymentMethod & { readonly feeMinor: number }>(
  method: Method,
  rules: Rules,
): Method | undefined {
  const rule = rules.find(({ id }) => id === method.id);
  if (rule === undefined) {
    return method;
  }
  const { withdrawalFeeMajor: fee, withdrawalTime: usualTime = method.usualTime } = rule;
  const { currency } = method;
  return within(
    {
      ...method,
      usualTime,
      feeMinor: fee === undefined ? method.feeMinor : minor(fee, currency),
    },
    {
      minimumMajor: rule.withdrawalMinimumMajor,
      maximumMajor: rule.withdrawalMaximumMajor,
      currency,
    },
  );
}
