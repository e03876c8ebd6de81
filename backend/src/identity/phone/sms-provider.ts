/** A short message to one phone. */
export interface SmsMessage {
  /** E.164, with plus. */
  readonly to: string;
  readonly text: string;
  readonly language: string;
}

/** One way to send short messages. Another provider is another implementation of this. */
export interface SmsProvider {
  readonly id: string;
  /**
   * Hands a message over for delivery; answers where it can be read when the provider is a test.
   * @throws when it was not taken
   */
  readonly send: (message: SmsMessage) => Promise<{ readonly messageUrl?: string }>;
  /**
   * Answers as `send` does for a message without a recipient; only a test provider has an answer that
   * could distinguish the two.
   */
  readonly pretend?: SmsProvider['send'];
}
