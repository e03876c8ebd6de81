import type { Navigation, RouteTarget } from '@touchline/plugin-api';
import {
  bellIcon,
  bellOnIcon,
  eyeOffIcon,
  casinoIcon,
  checkCircleIcon,
  giftIcon,
  historyIcon,
  lockIcon,
  logOutIcon,
  mailIcon,
  qrCodeIcon,
  receiptIcon,
  refreshIcon,
  settingsIcon,
  shareIcon,
  shieldIcon,
  starOutlineIcon,
  swapIcon,
  ticketIcon,
  trophyIcon,
  userIcon,
  walletIcon,
} from '@touchline/ui/icons';

/** An entry of the account: a page, or a dialog that opens over the present one. */
export interface AccountItem {
  /** Its text is `menu.<key>`. */
  readonly key: string;
  readonly icon: string;
  readonly target: RouteTarget | { readonly modal: string };
  /** The flag of the site's configuration without which there is nothing behind it. */
  readonly flag?: string;
}

/** What belongs together: money and bets, offers, the player, how the product behaves. */
export const ACCOUNT_GROUPS = ['betting', 'promo', 'profile', 'settings'] as const;
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

const ITEMS: Readonly<Record<AccountGroup, readonly AccountItem[]>> = {
  betting: [
    { key: 'bets', icon: receiptIcon, target: { route: 'openedBets' } },
    {
      key: 'settledBets',
      icon: historyIcon,
      target: { route: 'betsHistory', query: { status: 'settled' } },
    },
    { key: 'games', icon: casinoIcon, target: { route: 'officeCasino' } },
    { key: 'messages', icon: mailIcon, target: { route: 'messages' } },
    { key: 'payments', icon: walletIcon, target: { route: 'historyPay' } },
    { key: 'wallets', icon: swapIcon, target: { route: 'wallets' } },
  ],
  promo: [
    { key: 'bonuses', icon: giftIcon, target: { route: 'officeBonuses' } },
    { key: 'promoCodes', icon: ticketIcon, target: { route: 'promoCodeCheck' } },
    { key: 'specialOffers', icon: starOutlineIcon, target: { route: 'specialOffers' } },
    { key: 'club', icon: trophyIcon, target: { route: 'points' }, flag: 'loyalty.club' },
    { key: 'cashback', icon: refreshIcon, target: { route: 'cashback' }, flag: 'loyalty.cashback' },
    {
      key: 'premiumCashback',
      icon: casinoIcon,
      target: { route: 'premiumCashback' },
      flag: 'loyalty.premium',
    },
    { key: 'friends', icon: shareIcon, target: { route: 'bringFriend' }, flag: 'loyalty.referral' },
    { key: 'rewards', icon: checkCircleIcon, target: { route: 'rewards' } },
  ],
  profile: [
    { key: 'account', icon: userIcon, target: { route: 'account' } },
    { key: 'verification', icon: checkCircleIcon, target: { route: 'verification' } },
    { key: 'security', icon: lockIcon, target: { route: 'security' } },
    { key: 'qrLogin', icon: qrCodeIcon, target: { route: 'qrLogin' } },
    { key: 'limits', icon: shieldIcon, target: { route: 'responsible' } },
  ],
  settings: [
    { key: 'mailing', icon: bellIcon, target: { route: 'mailingSettings' } },
    {
      key: 'alerts',
      icon: bellOnIcon,
      target: { route: 'favorites', query: { show: 'alerts' } },
    },
    { key: 'hiddenSports', icon: eyeOffIcon, target: { route: 'disallowSports' } },
    { key: 'settings', icon: settingsIcon, target: { modal: 'preferences' } },
  ],
};

/**
 * What a player finds in a group of the account, in the order of use. A page that is not built is not here, nor one
 * of a section that is switched off, or of something that is not offered.
 */
export function accountItems(
  group: AccountGroup,
  { has }: Pick<Navigation, 'has'>,
  flags: Readonly<Record<string, boolean>>,
): readonly AccountItem[] {
  return ITEMS[group].filter(
    ({ target, flag }) =>
      (flag === undefined || flags[flag] === true) && ('modal' in target || has(target.route)),
  );
}

/** The way out, after everything else. */
export const SIGN_OUT: AccountItem = {
  key: 'signOut',
  icon: logOutIcon,
  target: { modal: 'logout' },
};
