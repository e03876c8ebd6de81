import type { ProviderKind, ProviderNeeds } from '../../platform/providers/provider-registry.ts';
import type { SmsProvider } from './sms-provider.ts';
import { testSms } from './test-provider/test-sms.ts';

/** Every provider of text messages that a site can be started with; a new one is its folder and a line here. */
export const smsProviders: ProviderKind<ProviderNeeds, SmsProvider> = {
  name: 'SMS',
  variable: 'SMS_PROVIDER',
  definitions: [testSms],
};
