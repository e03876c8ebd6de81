import type { App } from '../../platform/http/app.ts';
import type {
  ProviderNeeds,
  SelectedProvider,
} from '../../platform/providers/provider-registry.ts';
import type { MessageProvider } from '../messages/offered-provider.ts';

/** A file that comes with a message. */
export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Makes the file of a requested history by its id; undefined where there is no such request. */
export type HistoryFile = (id: string) => Promise<MailFile | undefined>;

/** A message to one address. */
export interface MailMessage {
  /** The same whenever it is tried again, so that a second copy is recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Of a promotion: where mail programs stop the next ones in one step (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
  readonly files?: readonly MailFile[] | undefined;
}

/** One way to send mail. Another provider is another implementation of this. */
export interface MailProvider extends MessageProvider {
  /**
   * Hands a message over for delivery.
   * @throws when it was not accepted; a `responseCode` of 500 and above means that it never will be
   */
  readonly send: (message: MailMessage) => Promise<void>;
  /** Where a message can be read when the provider is a test. */
  readonly messageUrl?: (id: string, language: string) => string;
  /** Registers pages and endpoints of its own. */
  readonly register?: (app: App) => void;
  /** Closes its connections. */
  readonly close?: () => void;
}

export type SelectedMailProvider = SelectedProvider<ProviderNeeds, MailProvider>;
