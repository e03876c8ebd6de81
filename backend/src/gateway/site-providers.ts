import { paymentProviders } from '../money/payments/payment-providers.ts';
import type { SelectedPaymentProvider } from '../money/payments/provider.ts';
import {
  type BackendEnvironment,
  testProvidersRefusedBy,
} from '../platform/process/environment.ts';
import { selectProviders } from '../platform/providers/provider-registry.ts';

/** What a test provider is called in every kind of providers. */
const TEST = 'test';

/** Who this site reaches the outside world through. */
export interface SiteProviders {
  readonly payments: readonly SelectedPaymentProvider[];
}

/**
 * Reads which providers the environment selects; nothing is created.
 * @returns them, with a sentence for everything that the site must not start with
 */
export function selectSiteProviders(
  environment: Pick<
    BackendEnvironment,
    'MODE' | 'TEST_PROVIDERS' | 'PAYMENT_PROVIDERS' | 'variables'
  >,
): { readonly providers: SiteProviders; readonly problems: readonly string[] } {
  const { PAYMENT_PROVIDERS, variables } = environment;
  const testsRefusedBy = testProvidersRefusedBy(environment);
  const fallback = testsRefusedBy === undefined ? [TEST] : [];
  const payments = selectProviders(paymentProviders, {
    ids: PAYMENT_PROVIDERS ?? fallback,
    variables,
    testsRefusedBy,
  });
  return { providers: { payments: payments.selected }, problems: payments.problems };
}
