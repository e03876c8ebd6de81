import type { App } from '../../platform/http/app.ts';
import type {
  ProviderNeeds,
  SelectedProvider,
} from '../../platform/providers/provider-registry.ts';
import type { MessageProvider } from '../messages/offered-provider.ts';

/** A short message to one phone. */
export interface SmsMessage {
  /** E.164, with plus. */
  readonly to: string;
  readonly text: string;
  readonly language: string;
}

/** One way to send short messages. Another provider is another implementation of this. */
export interface SmsProvider extends MessageProvider {
  /**
   * Hands a message over for delivery; answers where it can be read when the provider is a test.
   * @throws when it was not accepted
   */
  readonly send: (message: SmsMessage) => Promise<{ readonly messageUrl?: string }>;
  /**
   * Answers as `send` does for a message without a recipient; only a test provider has an answer that
   * could distinguish the two.
   */
  readonly pretend?: SmsProvider['send'];
  /** Registers pages and endpoints of its own. */
  readonly register?: (app: App) => void;
}

export type SelectedSmsProvider = SelectedProvider<ProviderNeeds, SmsProvider>;
