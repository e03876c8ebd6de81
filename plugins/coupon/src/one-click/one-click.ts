import { BetAnswer } from '@touchline/contracts/betting';
import type { Account } from '@touchline/contracts/money';
import { payingAccount } from '@touchline/domain/money';
import type { Selection } from '@touchline/contracts/plugins';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { errorCode, type PluginContext, perPlugin } from '@touchline/plugin-api';
import { couponAccounts } from '../money.resource.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { openSlip } from '../slip/open-slip.ts';
import { slipOf } from '../slip/slip.store.ts';
import { isUnanswered } from '../unanswered.ts';
import { oneClickAmount } from './one-click-amount.ts';
import { createOneClickNotices } from './one-click-notices.ts';
import { type OneClickAttempt, openAttemptsOf } from './open-attempts.ts';

export interface OneClick {
  /**
   * Places a bet on the selection immediately. A second tap on the same price while the first is under
   * way, or so soon after it that it was meant as one, is the same act.
   */
  readonly place: (selection: Selection) => Promise<void>;
  /** Reports bets that an earlier page sent and got no response to. */
  readonly resume: () => void;
}

/** Taps on one price that follow each other within this time are one, milliseconds. */
const ONE_TAP = 1500;
/** Live bets wait on the server before they are accepted. */
const TIMEOUT = 30_000;

/** The bet that one tap makes, with a key of its own. */
function attemptOf(
  context: PluginContext,
  bet: { readonly selection: Selection; readonly account: Account; readonly amount: number },
): OneClickAttempt {
  const { selection, account, amount } = bet;
  const { clock, preferences, session } = context;
  const { outcomeId, price } = selection;
  const { changeCoefAction, exactCoef } = couponSettingsOf(context).get();
  const { userId } = session.state.get();
  const key = crypto.randomUUID();
  return {
    key,
    body: {
      id: key,
      ...(userId === undefined ? {} : { userId }),
      accountId: account.id,
      typeId: COUPON_TYPE.single,
      amount,
      bets: [{ outcomeId, price }],
      changeCoefAction,
      coef: price,
      coefViewId: preferences.get().coefViewId,
      ...(exactCoef ? { exactCoef } : {}),
    },
    selection,
    currency: account.currency,
    startedAt: clock.now(),
  };
}

/** Taps on one price: one act at a time, and none so soon after another that it was meant as one. */
function createTaps({ clock }: Pick<PluginContext, 'clock'>) {
  const actedAt = new Map<string, number>();
  const underWay = new Set<string>();
  return {
    isRepeated: (outcomeId: string) =>
      clock.now() - (actedAt.get(outcomeId) ?? Number.NEGATIVE_INFINITY) < ONE_TAP,
    act: async (outcomeId: string, run: () => Promise<void>) => {
      if (underWay.has(outcomeId)) {
        return;
      }
      underWay.add(outcomeId);
      try {
        await run();
      } finally {
        underWay.delete(outcomeId);
        actedAt.set(outcomeId, clock.now());
      }
    },
  };
}

/** Sends a bet; the server knows the key of one that it has answered already. */
function requestBet({ http }: Pick<PluginContext, 'http'>, { key, body }: OneClickAttempt) {
  return http.request({
    method: 'POST',
    path: '/betting-api/v1/bets',
    body,
    schema: BetAnswer,
    idempotencyKey: key,
    authentication: 'required',
    timeout: TIMEOUT,
  });
}

/** Betting with one tap: no slip, no second look, and never two bets from one act. */
export function createOneClick(context: PluginContext): OneClick {
  const { bus, live, log, modals, resources } = context;
  const attempts = openAttemptsOf(context);
  const notices = createOneClickNotices(context);
  const taps = createTaps(context);
  const askAgain = (attempt: OneClickAttempt) =>
    notices.unanswered(
      attempt,
      () => void taps.act(attempt.selection.outcomeId, () => send(attempt)),
    );

  const send = async (attempt: OneClickAttempt) => {
    const { key, selection, currency } = attempt;
    notices.sending(attempt);
    try {
      const { bet, balance } = await requestBet(context, attempt);
      attempts.end(key);
      notices.placed(attempt, { price: bet.legs[0]?.price ?? bet.totalOdds });
      const { accountId } = bet;
      Promise.all([
        bus.emit('bet.placed', { betId: bet.id, stake: bet.stake, currency }),
        bus.emit('balance.changed', { accountId, currency, balance }),
      ]).catch((error: unknown) => log.error('a placed bet could not be announced', error));
    } catch (error) {
      if (isUnanswered(errorCode(error))) {
        askAgain(attempt);
      } else {
        attempts.end(key);
        notices.refused(attempt, error, () => {
          slipOf(context).toggle(selection);
          void openSlip(context);
        });
      }
    }
  };

  const begin = async (selection: Selection) => {
    let account: Account | undefined;
    try {
      const { accounts } = await resources.fetch(couponAccounts, {});
      account = payingAccount(accounts);
    } catch (error) {
      notices.notSent(selection.outcomeId, errorCode(error));
      return;
    }
    const settings = couponSettingsOf(context).get();
    const amount = account === undefined ? undefined : oneClickAmount(settings, account);
    if (account === undefined || amount === undefined) {
      await modals.open('one-click');
      return;
    }
    const attempt = attemptOf(context, { selection, account, amount });
    attempts.add(attempt);
    await send(attempt);
  };

  const placeNow = async (selection: Selection) => {
    const { outcomeId } = selection;
    const lost = attempts.all().find((attempt) => attempt.selection.outcomeId === outcomeId);
    const outcome = live.outcome(outcomeId).get();
    if (live.status.get().state !== 'live') {
      notices.notSent(outcomeId, 'prices_stale');
    } else if (lost !== undefined) {
      await send(lost);
    } else if (outcome !== undefined && outcome.status !== 'open') {
      notices.notSent(outcomeId, `outcome_${outcome.status}`);
    } else {
      await begin(selection);
    }
  };

  return {
    resume: () => attempts.all().forEach(askAgain),
    place: async (selection) => {
      const { outcomeId } = selection;
      if (!taps.isRepeated(outcomeId)) {
        await taps.act(outcomeId, () => placeNow(selection));
      }
    },
  };
}

export const oneClickOf = perPlugin(createOneClick);
