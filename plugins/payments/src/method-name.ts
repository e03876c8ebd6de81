import type { PaymentMethod } from '@touchline/contracts/money';
import type { I18n } from '@touchline/plugin-api';

/** What a way of paying is called, with what is paid with; test methods by their kind, in any language. */
export function methodName(
  { isTest, kind, name }: Pick<PaymentMethod, 'isTest' | 'kind' | 'name'>,
  { i18n, means }: { readonly i18n: Pick<I18n, 't'>; readonly means?: string | undefined },
): string {
  // The others go by their brand.
  const named = isTest ? i18n.t('testMethod', { name: i18n.t(`methodKind.${kind}`) }) : name;
  return means === undefined ? named : `${named} ${means}`;
}
