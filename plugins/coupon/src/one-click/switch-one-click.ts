import type { StoredCouponSettings } from '@touchline/contracts/betting';
import { payingAccount } from '@touchline/domain/money';
import { withOneClick } from '@touchline/domain/coupon';
import type { PluginContext } from '@touchline/plugin-api';
import { couponAccounts } from '../money.resource.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { oneClickAmount } from './one-click-amount.ts';

/** Turns one-click betting off, immediately. */
export function turnOneClickOff(context: PluginContext): void {
  change(context, { isOneClick: false });
}

/** Turns one-click betting on with what the player has just agreed to: the slip is cleared. */
export function turnOneClickOn(
  context: PluginContext,
  amounts: Partial<Pick<StoredCouponSettings, 'oneClickAmount' | 'bonusOneClickAmount'>> = {},
): void {
  change(context, { isOneClick: true, amounts });
}

function change(
  context: PluginContext,
  {
    isOneClick,
    amounts = {},
  }: { readonly isOneClick: boolean; readonly amounts?: Partial<StoredCouponSettings> },
): void {
  const settings = couponSettingsOf(context);
  const slip = slipOf(context);
  const count = slip.store.get().bets.length;
  const result = withOneClick(settings.get(), { isOneClick, count, isConfirmed: true });
  if (result.outcome === 'changed') {
    if (result.isSlipCleared) {
      slip.clear();
    }
    settings.set({ ...result.switches, ...amounts });
  }
}

async function amountOfTap(context: PluginContext): Promise<string | undefined> {
  try {
    const { accounts } = await context.resources.fetch(couponAccounts, {});
    const account = payingAccount(accounts);
    const amount = account && oneClickAmount(couponSettingsOf(context).get(), account);
    return account && amount && context.i18n.money(amount, account.currency);
  } catch {
    // The dialog prompts again, and shows what is wrong.
    return undefined;
  }
}

/**
 * Turns one-click betting on. What needs the player's consent is prompted first: whether the slip may be
 * cleared, and what a tap stakes.
 */
export async function askForOneClick(context: PluginContext): Promise<void> {
  const { i18n, modals, notify } = context;
  const isEmpty = slipOf(context).store.get().bets.length === 0;
  const amount = isEmpty ? await amountOfTap(context) : undefined;
  if (amount === undefined) {
    await modals.open('one-click');
    return;
  }
  turnOneClickOn(context);
  notify.show({
    id: 'one-click',
    kind: 'info',
    title: i18n.t('oneClick.isOn'),
    message: i18n.t('oneClick.costs', { amount }),
  });
}
