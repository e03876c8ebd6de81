import type { Conversion, ConvertAccount } from '@touchline/contracts/money';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { useRef } from 'react';
import { accountsResource } from '../accounts.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { conversionQuote, conversionsResource, sendConversion } from './conversion.resource.ts';

/** Converts an account once, however often the response is lost and the press repeated. */
export function useConvert(onDone: (conversion: Conversion) => void): {
  readonly busy: boolean;
  readonly error: unknown;
  readonly convert: (body: ConvertAccount) => void;
} {
  const context = usePlugin();
  const { bus, http, i18n, log, resources } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);

  async function send(body: ConvertAccount): Promise<void> {
    const sent = JSON.stringify(body);
    if (attempt.current?.body !== sent) {
      attempt.current = { body: sent, key: crypto.randomUUID() };
    }
    const { key } = attempt.current;
    try {
      const { conversion } = await hold(i18n.t('conversion.sending'), () =>
        sendConversion(http, body, key),
      );
      onDone(conversion);
      for (const event of ['balance.changed', 'profile.changed'] as const) {
        bus
          .emit(event, {})
          .catch((failure: unknown) => log.error('failed to notify of the conversion', failure));
      }
    } catch (failure) {
      if (errorCode(failure) === 'idempotency_key_reused') {
        attempt.current = undefined;
      }
      throw failure;
    } finally {
      // What is shown of the account may no longer be what it is, whether it was converted or not.
      for (const { name } of [accountsResource, conversionQuote, conversionsResource]) {
        resources.invalidate(name);
      }
    }
  }

  return { busy, error, convert: (body) => void run(() => send(body)) };
}
