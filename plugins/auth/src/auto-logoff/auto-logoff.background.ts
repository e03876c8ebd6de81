import { ActivityAnswer } from '@touchline/contracts/identity';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { isMediaPlaying, watchActivity } from './activity.ts';
import { loggedOff } from './logged-off.store.ts';

const MINUTE = 60_000;
/** Until the server has said how long inactivity may last. */
const DEFAULT_ALLOWED = 30 * MINUTE;
/** The server is notified this often; what other pages of the player do is learnt with the answer. */
const REPORT_EVERY = MINUTE;
/** The player is warned this long before (WCAG 2.2.1 requires 20 s at least). */
const WARNING = MINUTE;

/**
 * Signs out a player who does nothing for the configured time. The server decides, for it knows the
 * player's other pages too; where it cannot be asked, this page does.
 */
export function start(context: PluginContext): Disposer {
  const { clock, http, i18n, log, notify, session } = context;
  const { window } = globalThis;
  let activeAt = clock.now();
  let allowed = DEFAULT_ALLOWED;
  let stopTimer: Disposer = () => undefined;
  let hideWarning: Disposer | undefined;
  let isOver = false;

  const leave = async () => {
    isOver = true;
    loggedOff(context).set(true);
    await session.logout();
  };
  const reportActivity = async () => {
    const isPlaying = isMediaPlaying(window.document);
    const askedAt = clock.now();
    const idle = Math.max(0, Math.floor(askedAt - activeAt));
    try {
      const answer = await http.request({
        method: 'POST',
        path: '/web-api/user/v1/activity',
        body: { idle, isPlaying },
        schema: ActivityAnswer,
        authentication: 'required',
      });
      activeAt = Math.max(activeAt, askedAt - answer.idle);
      allowed = answer.allowed;
      isOver = isOver || answer.isOver;
    } catch (error) {
      log.warn('failed to report activity to the server', error);
      isOver = isOver || (idle >= allowed && !isPlaying);
    }
    if (isOver) {
      await leave();
    } else {
      arrange();
    }
  };
  /** Waits for the warning, then for the end; both move on with every activity. */
  const arrange = () => {
    stopTimer();
    if (isOver) {
      return;
    }
    const left = activeAt + allowed - clock.now();
    if (left > WARNING || isMediaPlaying(window.document)) {
      hideWarning?.();
      hideWarning = undefined;
      stopTimer = clock.after(Math.max(left - WARNING, WARNING), arrange);
      return;
    }
    if (left > 0) {
      hideWarning ??= notify.show({
        kind: 'info',
        title: i18n.t('autoLogoff.soon'),
        message: i18n.t('autoLogoff.warning'),
        sticky: true,
        id: 'auto-logoff',
        // Pressing it is activity in itself.
        action: { label: i18n.t('logout.stay'), act: () => undefined },
      });
      stopTimer = clock.after(left, arrange);
      return;
    }
    void reportActivity();
  };
  loggedOff(context).set(false);
  const stopActivity = watchActivity({
    window,
    clock,
    act: (at) => {
      // A player who returns after the time is up does not undo it by moving the mouse.
      if (isOver || at - activeAt >= allowed) {
        arrange();
        return;
      }
      activeAt = at;
      arrange();
    },
  });
  const stopTelling = clock.every(REPORT_EVERY, () => void reportActivity());
  void reportActivity();
  return () => {
    isOver = true;
    stopActivity();
    stopTelling();
    stopTimer();
    hideWarning?.();
  };
}
