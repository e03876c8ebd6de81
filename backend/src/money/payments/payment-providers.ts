import type { ProviderKind } from '../../platform/providers/provider-registry.ts';
import { adyenPayments } from './adyen/adyen-payments.ts';
import type { PaymentAdapter, PaymentProviderNeeds } from './provider.ts';
import { testPaymentProvider } from './test-provider/test-payment-provider.ts';

/** Every payment provider that a site can be started with; a new one is its folder and a line here. */
export const paymentProviders: ProviderKind<PaymentProviderNeeds, PaymentAdapter> = {
  name: 'payment',
  variable: 'PAYMENT_PROVIDERS',
  definitions: [testPaymentProvider, adyenPayments],
};
