import { once } from 'node:events';
import { forkModule } from '../process/fork-module.ts';
import type { SumsubAccount, WebhookFault } from './sumsub-double.ts';

/** What the process of the double can be asked for. */
export type SumsubOrder =
  | { readonly order: 'target'; readonly value: string }
  | { readonly order: 'fault'; readonly value: WebhookFault }
  | { readonly order: 'down'; readonly value: boolean }
  | { readonly order: 'resend' | 'calls'; readonly value?: undefined };

/** The account that the double and the site under test share. */
export const SUMSUB_ACCOUNT: SumsubAccount = {
  appToken: 'sbx:token-of-these-tests',
  secretKey: 'secret-key-of-these-tests',
  level: 'players & friends',
  webhookSecret: 'webhook-secret-of-these-tests',
};

/** The variables with which a site reaches the double. */
export function sumsubVariables(address: string): Readonly<Record<string, string>> {
  return {
    VERIFICATION_PROVIDER: 'sumsub',
    SUMSUB_ENDPOINT: address,
    SUMSUB_APP_TOKEN: SUMSUB_ACCOUNT.appToken,
    SUMSUB_SECRET_KEY: SUMSUB_ACCOUNT.secretKey,
    SUMSUB_LEVEL: SUMSUB_ACCOUNT.level,
    SUMSUB_WEBHOOK_SECRET: SUMSUB_ACCOUNT.webhookSecret,
  };
}

/** Starts the double of Sumsub in a process of its own. */
export async function startSumsub() {
  const file = new URL('./sumsub-double.fixture.ts', import.meta.url);
  const child = forkModule(file, [JSON.stringify(SUMSUB_ACCOUNT)]);
  const [{ address }] = await once(child, 'message');
  let asked = 0;
  const ask = (message: SumsubOrder) => {
    asked += 1;
    const id = asked;
    return new Promise<unknown>((resolve) => {
      const read = (given: { readonly id: number; readonly result: unknown }) => {
        if (given.id === id) {
          child.off('message', read);
          resolve(given.result);
        }
      };
      child.on('message', read);
      child.send({ ...message, id });
    });
  };
  return {
    address: String(address),
    setTarget: (value: string) => ask({ order: 'target', value }),
    setFault: (value: WebhookFault) => ask({ order: 'fault', value }),
    setDown: (value: boolean) => ask({ order: 'down', value }),
    resend: () => ask({ order: 'resend' }),
    calls: async () => (await ask({ order: 'calls' })) as readonly string[],
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export type Sumsub = Awaited<ReturnType<typeof startSumsub>>;
