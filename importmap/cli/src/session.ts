import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { createServiceClient, type ServiceClient } from './service-client.ts';

/** What a command runs in. */
export interface Surroundings {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Where it was called. */
  readonly folder: string;
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** Options that every command takes. */
export interface CommonOptions {
  readonly url: string;
  readonly token?: string;
  readonly env?: string;
  readonly json?: boolean;
  readonly reason?: string;
  readonly ifMatch?: number;
  /** Seconds; `true` where the option has no value. */
  readonly wait?: number | true;
}

/** One call of a command. */
export interface Session {
  readonly client: ServiceClient;
  readonly folder: string;
  readonly isDryRun: boolean;
  /** What the history says. */
  readonly reason: string;
  readonly ifMatch: number | undefined;
  /** How long to wait until everybody has it; undefined for not at all. */
  readonly waitSeconds: number | undefined;
  /** Prints the answer: as data, or as text. */
  readonly answer: (data: unknown, inWords: () => string) => void;
}

/** Longer than a page counts as open that closed without a notice. */
const WAIT_SECONDS = 120;

/** @throws CommandError `usage` for an address that is none */
export function openSession(
  surroundings: Surroundings,
  { options, isDryRun }: { readonly options: CommonOptions; readonly isDryRun: boolean },
): Session {
  const { url, token, env: environment, json = false, ifMatch, wait } = options;
  if (!URL.canParse(url)) {
    throw new CommandError('usage', `"${url}" is no address`, { exitCode: EXIT.usage });
  }
  const { args, folder, write } = surroundings;
  return {
    client: createServiceClient({ url, token, environment }),
    folder,
    isDryRun,
    reason: options.reason ?? `touchline ${args.join(' ')}`.slice(0, 500),
    ifMatch,
    waitSeconds: wait === true ? WAIT_SECONDS : wait,
    answer: (data, inWords) =>
      write(json ? `${JSON.stringify(data, undefined, 2)}\n` : `${inWords()}\n`),
  };
}
