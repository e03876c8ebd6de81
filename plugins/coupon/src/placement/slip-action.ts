import { findCouponTraits } from '@touchline/domain/coupon';
import { amountText } from '@touchline/domain/money';
import { errorCode, type LiveStatus, type PluginContext } from '@touchline/plugin-api';
import type { Composition } from '../compose/use-composition.ts';
import { slipOf } from '../slip/slip.store.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import { isStakeRefusal } from '../stake/stake-refusal.ts';
import { type ChangedLeg, newPrices } from './changed-legs.ts';
import { blockingReason } from './blocking-reason.ts';
import type { Placement } from './placement-state.ts';
import { placingOf } from './placement.ts';
import { isPromoRefusal } from './promo-refusal.ts';

/** What the slip's button does now: the same button from the first look to the answer. */
export interface SlipAction {
  readonly text: string;
  /** Why it cannot be pressed, what came of the last press, or what is waited for. */
  readonly reason?: string | undefined;
  readonly tone?: 'warning' | 'danger' | undefined;
  readonly isBlocked?: boolean;
  /** What a press does in place of sending the form. */
  readonly press?: () => void;
}

export interface SlipActionInput {
  readonly isSignedIn: boolean;
  readonly legs: SlipLegs;
  readonly composition: Composition;
  readonly placement: Placement;
  readonly changed: readonly ChangedLeg[];
  readonly prices: Pick<LiveStatus, 'state' | 'lastHeardAt'>;
  /** Whether a leg is live, whose bets wait on the server. */
  readonly isLive: boolean;
}

/** Decides what the button says and does, by the state of the placement and what has changed. */
export function slipAction(context: PluginContext, input: SlipActionInput): SlipAction {
  const { i18n } = context;
  const { isSignedIn, placement, changed, isLive } = input;
  if (!isSignedIn) {
    return { text: i18n.t('signIn'), press: () => void context.modals.open('login') };
  }
  const placing = placingOf(context);
  if (placement.state === 'placing') {
    return {
      text: i18n.t(isLive ? 'placingLive' : 'placing'),
      reason: isLive ? i18n.t('liveDelay') : undefined,
    };
  }
  if (placement.state === 'unanswered') {
    return {
      text: i18n.t('askAgain'),
      reason: i18n.t('unanswered'),
      tone: 'warning',
      press: () => void placing.retry(),
    };
  }
  if (changed.length > 0) {
    return {
      text: i18n.t('acceptPrices', { count: changed.length }),
      press: () => {
        slipOf(context).acceptPrices(newPrices(changed));
        placing.dismiss();
      },
    };
  }
  return (
    personalDataAction(context, input) ??
    depositAction(context, input) ??
    placeAction(context, input)
  );
}

/** Where the site has to know who plays first, the button opens the form, which returns here. */
function personalDataAction(
  context: PluginContext,
  { placement }: SlipActionInput,
): SlipAction | undefined {
  const { i18n, navigation } = context;
  if (placement.state !== 'refused' || errorCode(placement.error) !== 'personal_data_required') {
    return undefined;
  }
  return {
    text: i18n.t('addPersonalData'),
    reason: i18n.error(placement.error),
    tone: 'warning',
    press: () => {
      placingOf(context).dismiss();
      void navigation.go({ route: 'accountEdit', query: { next: 'coupon' } });
    },
  };
}

/** Where only the balance is in the way, the button opens the deposit of what is missing. */
function depositAction(
  { i18n, navigation }: PluginContext,
  { composition: { account, currency, faults, outlay, prepaid } }: SlipActionInput,
): SlipAction | undefined {
  if (account === undefined || faults.main?.code !== 'balance_insufficient') {
    return undefined;
  }
  const missing = outlay - account.balance - prepaid.amount;
  const amount = amountText({ amount: missing, currency });
  return {
    text: i18n.t('depositMissing', { amount: i18n.money(missing, currency) }),
    // Why is said at the stake.
    press: () => void navigation.go({ route: 'recharge', query: { amount } }),
  };
}

function placeAction(
  { i18n }: PluginContext,
  { legs, composition, placement, prices }: SlipActionInput,
): SlipAction {
  const { currency, outlay } = composition;
  const obstacle = blockingReason({ i18n, legs, composition, prices });
  return {
    text:
      outlay === 0
        ? i18n.t('place')
        : i18n.t('placeAmount', {
            count: betCount(composition),
            amount: i18n.money(outlay, currency),
          }),
    reason: obstacle ?? refusalText(i18n, placement),
    tone: obstacle === undefined ? 'danger' : 'warning',
    isBlocked: obstacle !== undefined,
  };
}

/** How many bets a slip becomes: singles are a bet each. */
function betCount({
  coupon: { type, legs, stake },
  singles: { byBet },
}: Pick<Composition, 'coupon' | 'singles'>): number {
  if (byBet.size > 0) {
    return byBet.size + (stake > 0 ? 1 : 0);
  }
  return findCouponTraits(type)?.stakes === 'each-leg' ? legs.length : 1;
}

/** Reasons that have their own field are shown there. */
function refusalText(i18n: PluginContext['i18n'], placement: Placement): string | undefined {
  const error = placement.state === 'refused' ? placement.error : undefined;
  return error === undefined || isStakeRefusal(error) || isPromoRefusal(error)
    ? undefined
    : i18n.error(error);
}
