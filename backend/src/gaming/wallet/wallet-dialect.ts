import type { IncomingHttpHeaders } from 'node:http';
import type { WalletAnswer, WalletCommand } from './wallet-command.ts';

/** A call of a provider as it arrived. */
export interface WalletCall {
  /** Below the provider's own address, such as `transaction/bet`. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they came: signatures are over them. */
  readonly body: Buffer;
}

/** A call that was read. `context` is what its answer repeats. */
export interface ReadCall {
  readonly command: WalletCommand;
  /** Of the dialect alone. */
  readonly context: unknown;
}

/** Why a call came to no command, or to no answer. */
export type CallFailure =
  /** Its signature is not the provider's. */
  | 'not-genuine'
  /** It is not what the dialect says, in form. */
  | 'unreadable'
  /** A value of it is none of its type. */
  | 'mistyped'
  /** The wallet could not do it: nothing is known of what was moved. */
  | 'failed';

/** What goes back to the provider. Refusals of the business are 200, so that no layer between retries them. */
export interface WalletReply {
  readonly status: number;
  readonly type: 'application/json';
  readonly body: string;
}

/** The language of one provider: the only place that knows its words. */
export interface WalletDialect {
  /** Whether the call is the provider's, by its bytes alone and in constant time. */
  readonly isGenuine: (call: WalletCall) => boolean;
  readonly read: (call: WalletCall) => ReadCall | 'unreadable' | 'mistyped';
  /** @param context undefined where the call could not be read */
  readonly render: (answer: WalletAnswer | CallFailure, context: unknown) => WalletReply;
}

/** Answers a call of a provider in its own language. */
export async function answerCall(
  dialect: WalletDialect,
  {
    call,
    run,
    onFailure,
  }: {
    readonly call: WalletCall;
    readonly run: (command: WalletCommand) => Promise<WalletAnswer>;
    readonly onFailure: (error: unknown) => void;
  },
): Promise<WalletReply> {
  if (!dialect.isGenuine(call)) {
    return dialect.render('not-genuine', undefined);
  }
  const read = dialect.read(call);
  if (typeof read === 'string') {
    return dialect.render(read, undefined);
  }
  try {
    return dialect.render(await run(read.command), read.context);
  } catch (error) {
    onFailure(error);
    return dialect.render('failed', read.context);
  }
}
