import { RealityCheckAnswer, type RealityCheckReply } from '@touchline/contracts/limits';
import type { PluginContext } from '@touchline/plugin-api';
import { nextCheck } from './next-check.store.ts';
import { REALITY_CHECK } from './reality-check.resource.ts';

export interface Reply {
  readonly action: RealityCheckReply['data']['attributes']['action'];
  readonly doNotShowAgain: boolean;
  /** Milliseconds since epoch. */
  readonly shownAt: number;
}

/**
 * Sends the player's answer to the server and follows its time of the next check. Where it
 * is unreachable the timer restarts: a lost answer silences nothing.
 */
export async function reply(
  context: PluginContext,
  { action, doNotShowAgain, shownAt }: Reply,
): Promise<void> {
  const { clock, http, log, resources, session } = context;
  const next = nextCheck(context);
  const { minutes } = next.get();
  let at = clock.now() + minutes * 60_000;
  try {
    const { nextAt } = await http.request({
      method: 'POST',
      path: REALITY_CHECK,
      body: {
        data: {
          attributes: {
            action,
            do_not_show_again: doNotShowAgain,
            popup_show_at: Math.floor(shownAt / 1000),
          },
        },
      },
      schema: RealityCheckAnswer,
      authentication: 'required',
    });
    at = nextAt === null ? 0 : nextAt * 1000;
  } catch (error) {
    log.error('the answer to a reality check did not reach the server', error);
  }
  const userId = session.state.get().userId ?? '';
  next.set({ userId, minutes, at: action === 'log_out' ? 0 : at });
  if (action !== 'log_out') {
    resources.invalidate('responsible-gaming.limits');
  }
}
