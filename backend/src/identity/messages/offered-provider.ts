import type { ConfigurationValues } from '@touchline/contracts/configuration';

/** The operator's settings that messages depend on. */
export type MessageSettings = Pick<ConfigurationValues['office'], 'testSms'>;

/** What providers of mail and of text messages have in common. */
export interface MessageProvider {
  /** Whether the operator's settings offer it; always unless given. */
  readonly isOffered?: (settings: MessageSettings) => boolean;
}

/** A provider while the site offers it. */
export function offeredProvider<Provider extends MessageProvider>(
  provider: Provider | undefined,
  settings: MessageSettings,
): Provider | undefined {
  return provider?.isOffered?.(settings) === false ? undefined : provider;
}
