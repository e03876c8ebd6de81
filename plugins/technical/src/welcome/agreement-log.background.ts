import type { Disposer, PluginContext } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import { untoldAgreement } from './moment.store.ts';

/** Reports to the server, once a player is signed in, when they agreed to cookies; then forgets the time. */
export async function start(context: PluginContext): Promise<Disposer> {
  const { clock, http, log } = context;
  const agreement = untoldAgreement(context);
  const notify = async () => {
    const cookiesAgreeTime = agreement.get();
    if (cookiesAgreeTime === 0) {
      return;
    }
    try {
      await http.request({
        method: 'POST',
        path: '/web-api/user/v1/cookies-agreement',
        // The clock may have been ahead by a day then; the server has corrected it since.
        body: { cookiesAgreeTime: Math.min(cookiesAgreeTime, clock.now()) },
        schema: z.object({ success: z.boolean() }),
        authentication: 'required',
      });
      agreement.clear();
    } catch (error) {
      log.error('the agreement to cookies could not be logged', error);
    }
  };
  await notify();
  return agreement.subscribe(() => void notify());
}
