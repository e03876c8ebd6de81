import type { Disposer, PluginContext } from '@touchline/plugin-api';
import * as z from 'zod/mini';
import { quickSlipOf } from '../bar/quick-slip.store.ts';
import { openSlip } from '../slip/open-slip.ts';
import { slipOf } from '../slip/slip.store.ts';
import { planReminder, type ReminderRecord } from './reminder-plan.ts';

const Stored = z.object({
  record: z.optional(z.object({ id: z.string(), timeToShow: z.number(), isShown: z.boolean() })),
});

/**
 * Reminds, once a session, of a slip that was left lying. Nothing is planned while the player has
 * the slip before their eyes: on its page, in the open sheet, or in the quick slip.
 */
export function start(context: PluginContext): Disposer {
  const { clock, i18n, live, navigation, notify, storage } = context;
  const { store: slip } = slipOf(context);
  const { isShown } = quickSlipOf(context);
  const stored = storage.open<z.infer<typeof Stored>>({
    name: 'reminder',
    version: 1,
    schema: Stored,
    lifetime: 'session',
    initial: {},
    isEmpty: ({ record }) => record === undefined,
  });
  let stopTimer: Disposer = () => undefined;
  let close: Disposer | undefined;

  const isSeen = () => {
    const { name, query } = navigation.current.get();
    return name === 'coupon' || query['modal'] === 'coupon' || isShown.get();
  };
  const betsNow = () =>
    slip.get().bets.map(({ outcomeId, eventId, section }) => ({
      id: outcomeId,
      isLive: (live.event(eventId).get()?.section ?? section) === 'live',
      isBlocked: (live.outcome(outcomeId).get()?.status ?? 'open') !== 'open',
    }));
  const keep = (record: ReminderRecord | undefined) => {
    if (record !== stored.get().record) {
      stored.set(record === undefined ? {} : { record });
    }
  };
  const show = (record: ReminderRecord) => {
    const bet = betsNow().find(({ id }) => id === record.id);
    keep({ ...record, isShown: true });
    close = notify.show({
      id: 'coupon-reminder',
      kind: 'info',
      sticky: true,
      title: i18n.t(bet?.isLive === true ? 'coupon_notify_title' : 'coupon_notify_line_title'),
      message: i18n.t('reminder.text', { count: slip.get().bets.length }),
      action: { label: i18n.t('reminder.open'), act: () => void openSlip(context) },
    });
  };
  const arrange = () => {
    stopTimer();
    const { record } = stored.get();
    if (slip.get().bets.length === 0 || isSeen()) {
      close?.();
      close = undefined;
      // What was planned restarts once the slip is out of sight again.
      keep(record?.isShown === true ? record : undefined);
      return;
    }
    const next = planReminder({ record, bets: betsNow(), now: clock.now() });
    keep(next);
    if (next !== undefined && !next.isShown) {
      stopTimer = clock.after(Math.max(0, next.timeToShow - clock.now()), () => {
        // A bet may have been blocked meanwhile: then another one is planned for.
        const due = planReminder({ record: next, bets: betsNow(), now: clock.now() });
        if (due === next) {
          show(next);
        } else {
          arrange();
        }
      });
    }
  };
  arrange();
  const stops = [
    slip.subscribe(arrange),
    isShown.subscribe(arrange),
    navigation.current.subscribe(arrange),
  ];
  return () => {
    stopTimer();
    close?.();
    for (const stop of stops) {
      stop();
    }
  };
}
