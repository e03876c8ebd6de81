import type { InboxMessage, MessageRoute } from '@touchline/contracts/messages';
import { fillText, languageWithTexts } from '@touchline/domain/languages';
import { formatMoney } from '@touchline/domain/money';
import { isAboutPlay } from '../../identity/marketing/may-write-about-play.ts';
import type { Notice } from '../../identity/mail/mails.ts';
import { matchTexts } from '../../identity/mail/match-texts.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';

/** What the product writes to players about, each with the page that its link opens. */
const NOTICES: Readonly<Record<Notice['kind'], MessageRoute>> = {
  'withdrawal-paid': 'historyPay',
  'withdrawal-failed': 'deduce',
  'withdrawal-rejected': 'historyPay',
  'deposit-refunded': 'historyPay',
  'support-answered': 'supportEmail',
  'call-missed': 'callHistory',
  'phone-changed': 'security',
  'data-changed': 'account',
  'two-factor-enabled': 'security',
  'two-factor-disabled': 'security',
  'two-factor-changed': 'security',
  'two-factor-codes-renewed': 'security',
  'security-question-changed': 'security',
  'passkey-added': 'security',
  'passkey-removed': 'security',
  'documents-checked': 'verification',
  'documents-requested': 'verification',
  'documents-expiring': 'verification',
  'documents-expired': 'verification',
  'bets-settled': 'betsHistory',
  'deposit-arrived': 'historyPay',
  'cashback-paid': 'historyPay',
  'referral-paid': 'historyPay',
  'stake-returned': 'officeBonuses',
  'free-rounds-granted': 'officeBonuses',
  'challenge-paid': 'casinoDailyChallenges',
  'limit-active': 'responsible',
  'limit-changed': 'responsible',
  'account-secured': 'security',
  'new-device': 'security',
  'match-started': 'favorites',
  'match-score': 'favorites',
  'match-half-time': 'favorites',
  'match-ended': 'favorites',
  'match-called-off': 'favorites',
  'price-risen': 'favorites',
  'price-fallen': 'favorites',
  'tickets-paid': 'lotto',
  'tickets-returned': 'lotto',
};

/** Where the tickets are that a notice is about. */
const TICKETS = {
  lottery: { route: 'lotto', params: { sectionName: 'tickets' } },
  toto: { route: 'totoFrame', params: { section: 'tickets' } },
} as const;

/** The page that the link of a notice opens. */
function pageOf(
  kind: NoticeKind,
  { game }: Readonly<Record<string, unknown>>,
): Omit<NonNullable<InboxMessage['link']>, 'text'> {
  if (game === 'lottery' || game === 'toto') {
    return TICKETS[game];
  }
  return { route: NOTICES[kind], ...(isAboutPlay(kind) && { query: { show: 'alerts' } }) };
}

export type NoticeKind = Notice['kind'];

/** The text of a system message, in the reader's language. Amounts are minor units of `currency`. */
export function noticeText({
  kind,
  facts,
  language,
}: {
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly language: string;
}): Pick<InboxMessage, 'title' | 'body' | 'link'> {
  const locale = languageWithTexts(language);
  const { notice } = serverTexts(locale);
  const { title, body, action } = notice[kind];
  const { amount, currency, count } = facts;
  const money =
    typeof amount === 'number' && typeof currency === 'string'
      ? formatMoney({ amount, currency, locale, display: 'code' })
      : '';
  const fill = {
    ...matchTexts(facts, locale),
    amount: money,
    count: typeof count === 'number' ? count : '',
  };
  return {
    title: fillText(title, fill),
    body: fillText(body, fill),
    link: { ...pageOf(kind, facts), text: action },
  };
}
