import {
  ConfigurationAnswer,
  type CoreConfiguration,
  COUNTRY_HEADER,
  FALLBACK_COUNTRY,
} from '@touchline/contracts/configuration';
import { withRetries } from '@touchline/domain/time';

/** platform.txt §7: retried five times, 1 s apart. */
const RETRIES = { retries: 5, pause: 1000 } as const;

/**
 * The configuration of a document that came without one. Loaded only then: no service of the shell
 * exists yet, so this sends its own request.
 * @throws Error "no site config"
 */
export async function loadConfiguration({
  language,
  fetch = (address, init) => globalThis.fetch(address, init),
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onFailure,
}: {
  readonly language: string;
  /** The browser's own unless given. */
  readonly fetch?: (
    address: string,
    init: { readonly headers: Readonly<Record<string, string>> },
  ) => Promise<{
    readonly ok: boolean;
    readonly status: number;
    readonly json: () => Promise<unknown>;
  }>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** Receives the last failure. */
  readonly onFailure: (message: string, error: unknown) => void;
}): Promise<CoreConfiguration> {
  try {
    const answer = await withRetries({
      ...RETRIES,
      wait,
      act: async () => {
        const response = await fetch(
          `/bff-api/config/all.json?lang=${encodeURIComponent(language)}`,
          { headers: { [COUNTRY_HEADER]: FALLBACK_COUNTRY } },
        );
        if (!response.ok) {
          throw new Error(`the configuration answered ${response.status}`);
        }
        return ConfigurationAnswer.parse(await response.json());
      },
    });
    if (answer.core === undefined) {
      throw new Error('the configuration has no core');
    }
    return answer.core;
  } catch (cause) {
    onFailure('BFF config loading failed', cause);
    throw new Error('no site config', { cause });
  }
}
