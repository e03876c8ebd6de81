import type { StoredCouponSettings } from '@touchline/contracts/betting';
import type { Account } from '@touchline/contracts/money';
import { type MinorUnits, parseAmount } from '@touchline/domain/money';

type AmountSetting = 'oneClickAmount' | 'bonusOneClickAmount';

/** Which of the player's two amounts an account pays: bonus accounts have their own. */
export function amountSettingOf(account: Pick<Account, 'type'> | undefined): AmountSetting {
  return account?.type === 4 ? 'bonusOneClickAmount' : 'oneClickAmount';
}

/** An amount as typed, in minor units; `undefined` for none, nothing, or what cannot be read. */
export function readAmount(text: string, currency: string): MinorUnits | undefined {
  try {
    const amount = parseAmount({ text, currency });
    return amount > 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}

/** What one tap stakes from this account, in minor units; `undefined` while none was chosen. */
export function oneClickAmount(
  settings: StoredCouponSettings,
  account: Pick<Account, 'type' | 'currency'>,
): MinorUnits | undefined {
  return readAmount(settings[amountSettingOf(account)], account.currency);
}
