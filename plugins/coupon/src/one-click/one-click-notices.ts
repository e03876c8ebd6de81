import { eventName } from '@touchline/domain/markets';
import { convertOdds, oddsFormatOf } from '@touchline/domain/odds';
import { errorCode, type I18n, type PluginContext } from '@touchline/plugin-api';
import type { OneClickAttempt } from './open-attempts.ts';

/** What the player sees of a one-click bet, each word in place of the one before. */
export interface OneClickNotices {
  readonly sending: (attempt: OneClickAttempt) => void;
  readonly placed: (attempt: OneClickAttempt, taken: { readonly price: string }) => void;
  /** The server said no: nothing was debited. `toSlip` puts the selection on the slip instead. */
  readonly refused: (attempt: OneClickAttempt, error: unknown, toSlip: () => void) => void;
  /** The result is unknown; `again` requests it again with the same key. */
  readonly unanswered: (attempt: OneClickAttempt, again: () => void) => void;
  /** Nothing was sent, and why. */
  readonly notSent: (outcomeId: string, code: string) => void;
}

/** A price in the player's odds format. */
function oddsText({ preferences }: PluginContext, price: string): string {
  const view = preferences.get().coefViewId;
  return view === 0 ? price : convertOdds(price, oddsFormatOf(view));
}

/** The bet in words: outcome, event and stake. */
function betWords(i18n: I18n, { selection, body, currency }: OneClickAttempt) {
  const { outcomeId } = selection;
  const [, marketKey = '', code = ''] = outcomeId.split('~');
  return {
    outcome: i18n.outcome(marketKey, code, selection),
    event: eventName(selection),
    amount: i18n.money(body.amount, currency),
  };
}

/** Shows one-click bets through the page's notifications. */
export function createOneClickNotices(context: PluginContext): OneClickNotices {
  const { i18n, notify } = context;
  const idOf = (outcomeId: string) => `one-click:${outcomeId}`;
  const wordsOf = (attempt: OneClickAttempt) => betWords(i18n, attempt);
  return {
    sending: (attempt) => {
      const { section, outcomeId, price } = attempt.selection;
      notify.show({
        id: idOf(outcomeId),
        kind: 'info',
        sticky: true,
        title: i18n.t(section === 'live' ? 'placingLive' : 'placing'),
        message: i18n.t('oneClick.bet', { ...wordsOf(attempt), odds: oddsText(context, price) }),
      });
    },
    placed: (attempt, { price }) => {
      notify.show({
        id: idOf(attempt.selection.outcomeId),
        kind: 'success',
        title: i18n.t('placed.title'),
        message: i18n.t('oneClick.bet', { ...wordsOf(attempt), odds: oddsText(context, price) }),
      });
    },
    refused: (attempt, error, toSlip) => {
      const { outcome } = wordsOf(attempt);
      notify.show({
        id: idOf(attempt.selection.outcomeId),
        kind: 'error',
        title: i18n.t('oneClick.refused', { outcome }),
        error,
        ...(errorCode(error) === 'price_changed'
          ? { action: { label: i18n.t('oneClick.toSlip'), act: toSlip } }
          : {}),
      });
    },
    unanswered: (attempt, again) => {
      notify.show({
        id: idOf(attempt.selection.outcomeId),
        kind: 'error',
        sticky: true,
        title: i18n.t('oneClick.bet', {
          ...wordsOf(attempt),
          odds: oddsText(context, attempt.selection.price),
        }),
        message: i18n.t('unanswered'),
        action: { label: i18n.t('askAgain'), act: again },
      });
    },
    notSent: (outcomeId, code) => {
      notify.show({
        id: idOf(outcomeId),
        kind: 'error',
        title: i18n.t('oneClick.notSent'),
        error: { code },
      });
    },
  };
}
