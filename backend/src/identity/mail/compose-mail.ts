import { languageWithTexts } from '@touchline/domain/languages';
import { formatMoney } from '@touchline/domain/money';
import type { Pool, RowOf } from '../../platform/database/queryable.ts';
import { isSettled } from '../auth/contact-age.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  MAIL_CODE_MINUTES,
  type MailCodePurpose,
  type MailCodes,
  mailCodeExpiry,
} from './mail-codes.ts';
import { isAboutPlay, mayWriteAboutPlay } from '../marketing/may-write-about-play.ts';
import { describedSession } from './described-session.ts';
import type { EmailChanges } from './email-changes.ts';
import type { HistoryFile, MailFile, MailMessage } from './mail-provider.ts';
import type { MailFacts, MailKind, TakenMail } from './mail-store.ts';
import { LINK_HOURS, type LinkPurpose, makeLink } from './mail-links.ts';
import { matchTexts } from './match-texts.ts';
import { composePromotion } from './compose-promotion.ts';
import { renderMail } from './render-mail.ts';

/** What the link of a message is for, and its target page. */
const LINKS: Readonly<Partial<Record<MailKind, { purpose: LinkPurpose; page: string }>>> = {
  recovery: { purpose: 'password', page: 'passwordreset' },
  activation: { purpose: 'activation', page: 'activate' },
  credentials: { purpose: 'first-password', page: 'activatefast' },
  'email-changed': { purpose: 'email-undo', page: 'confirm' },
  'new-device': { purpose: 'secure-account', page: 'confirm?act=secure' },
  'password-changed': { purpose: 'secure-account', page: 'confirm?act=secure' },
};

/** What the code of a message is for. */
const CODES: Readonly<Partial<Record<MailKind, MailCodePurpose>>> = {
  'step-up': 'step-up',
  'sign-in-code': 'sign-in',
};

/** Where a player sees the own sign-ins. */
const SESSIONS = 'office/session-history';

const ADDRESSEE = `SELECT player.id, email, coalesce(email_activated, false) AS is_activated,
    email_bound_at
  FROM player LEFT JOIN player_profile ON player_id = player.id`;
const BY_ADDRESS = `${ADDRESSEE} WHERE email_key = $1` as const;
const BY_ID = `${ADDRESSEE} WHERE player.id = $1` as const;

type Addressee = RowOf<typeof BY_ID>;

async function isMeant(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  mail: TakenMail,
  player: Addressee,
): Promise<boolean> {
  if (isAboutPlay(mail.kind)) {
    const allowed = await mayWriteAboutPlay(pool, { playerIds: [player.id], now: clock() });
    return allowed.has(player.id);
  }
  switch (mail.kind) {
    case 'recovery':
      return isSettled(player.email_bound_at, clock());
    case 'activation':
      return !player.is_activated && player.email === mail.recipient;
    case 'history':
      // A history is for the player alone: the address must be theirs to this day.
      return player.is_activated && player.email === mail.recipient;
    case 'step-up':
    case 'sign-in-code':
      return player.email === mail.recipient && mailCodeExpiry(mail.writtenAt) > clock();
    case 'credentials': {
      const { rowCount } = await pool.query('SELECT FROM player WHERE email_key = $1', [
        mail.recipient.toLowerCase(),
      ]);
      return player.email === null && rowCount === 0;
    }
    default:
      return true;
  }
}

/** The amount that a message names: of its payment, else of its facts. */
async function moneyOf(pool: Pool, { paymentId, facts }: TakenMail): Promise<MailFacts> {
  if (paymentId === undefined) {
    return facts ?? {};
  }
  const { rows } = await pool.query('SELECT amount, currency FROM payment WHERE id = $1', [
    paymentId,
  ]);
  const [row] = rows;
  return row === undefined ? {} : { amount: Number(row.amount), currency: row.currency };
}

/** The amount that a message names, as its reader writes it. */
async function amountOf(pool: Pool, mail: TakenMail): Promise<string> {
  const { amount, currency } = await moneyOf(pool, mail);
  return amount === undefined || currency === undefined
    ? ''
    : formatMoney({ amount, currency, locale: languageWithTexts(mail.language), display: 'code' });
}

/**
 * Writes the text of a message, with a new link or code. It is sent and not
 * stored: a message that is retried has a new one.
 * @returns undefined without a recipient (any longer)
 */
export async function composeMail(
  {
    pool,
    clock,
    brand,
    codes,
    emailChanges,
    historyFile,
    newsletterSecret,
  }: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly brand: () => Promise<string>;
    readonly codes: Pick<MailCodes, 'make'>;
    readonly emailChanges: Pick<EmailChanges, 'makeCode'>;
    readonly historyFile: HistoryFile;
    /** Signs the links that stop promotions. */
    readonly newsletterSecret: Buffer;
  },
  mail: TakenMail,
): Promise<MailMessage | undefined> {
  if (mail.kind === 'promotion') {
    return composePromotion({ pool, clock, brand, newsletterSecret }, mail);
  }
  const { rows } =
    mail.playerId === undefined
      ? await pool.query(BY_ADDRESS, [mail.recipient.toLowerCase()])
      : await pool.query(BY_ID, [mail.playerId]);
  const [player] = rows;
  if (player === undefined || !(await isMeant({ pool, clock }, mail, player))) {
    return undefined;
  }
  // As the player wrote it, not as it was typed.
  const to = (mail.playerId === undefined ? player.email : undefined) ?? mail.recipient;
  const link = LINKS[mail.kind];
  let address: string | undefined;
  if (link !== undefined && mail.origin !== undefined) {
    const { id: playerId } = player;
    const { purpose } = link;
    const token = await makeLink(pool, { purpose, playerId, email: to, now: clock() });
    // Behind a #: what follows is sent to no server, and is in no log on the way.
    address = `${mail.origin}/${mail.language}/${link.page}#${token}`;
  }
  const { kind, language, writtenAt } = mail;
  let code: string | undefined;
  const purpose = CODES[kind];
  if (purpose !== undefined) {
    code = await codes.make({ playerId: player.id, purpose, writtenAt });
  } else if (kind === 'email-change') {
    code = await emailChanges.makeCode({ playerId: player.id, email: mail.recipient, writtenAt });
    if (code === undefined) {
      return undefined;
    }
  }
  let files: readonly MailFile[] | undefined;
  if (mail.historyMailId !== undefined) {
    const file = await historyFile(mail.historyMailId);
    if (file === undefined) {
      return undefined;
    }
    files = [file];
  }
  return {
    id: mail.id,
    to,
    language,
    ...(files !== undefined && { files }),
    ...renderMail({
      kind,
      language,
      brand: await brand(),
      login: player.id,
      hours: link === undefined ? 0 : LINK_HOURS[link.purpose],
      minutes: MAIL_CODE_MINUTES,
      amount: await amountOf(pool, mail),
      count: mail.facts?.count,
      match: matchTexts(mail.facts ?? {}, language),
      session: kind === 'new-device' ? await describedSession(pool, mail.sessionId, language) : '',
      sessions: mail.origin === undefined ? '' : `${mail.origin}/${language}/${SESSIONS}`,
      code,
      link: address,
    }),
  };
}
