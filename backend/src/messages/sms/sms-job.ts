import { fillText, languageWithTexts } from '@touchline/domain/languages';
import type { SmsProvider } from '../../identity/phone/sms-provider.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import { firstParagraph } from '../notices/first-paragraph.ts';
import { type NoticeKind, noticeText } from '../notices/notice-text.ts';
import { type ClaimedSms, claimSms, removeOldSms, returnSms } from './sms-messages.ts';

const LOOK_EVERY_MS = 5_000;
/** With the title two or three parts of a message, in every alphabet. */
const LONGEST_BODY = 120;

export interface SmsJobOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
  readonly brand: () => Promise<string>;
  /** The language of players whose pages were never seen. */
  readonly fallback: () => Promise<string>;
  /** Undefined while the site sends no text messages. */
  readonly provider: () => Promise<SmsProvider | undefined>;
}

/** The text as a phone shows it: without a link, which no player is taught to follow. */
function smsText(
  { notice, facts }: Pick<ClaimedSms, 'notice' | 'facts'>,
  { language, brand }: { readonly language: string; readonly brand: string },
): string {
  const { title, body } = noticeText({
    kind: notice as NoticeKind,
    facts: facts as Readonly<Record<string, unknown>>,
    language,
  });
  const text = firstParagraph(body, LONGEST_BODY);
  return fillText(serverTexts(language).textMessage.notice, { brand, title, text });
}

async function sendClaimed(
  options: SmsJobOptions,
  provider: SmsProvider,
  message: ClaimedSms,
): Promise<void> {
  const { pool, clock, log, brand, fallback } = options;
  const language = languageWithTexts(message.language ?? (await fallback()));
  const text = smsText(message, { language, brand: await brand() });
  try {
    await provider.send({ to: message.to, text, language });
  } catch (error) {
    const next = await returnSms(pool, message, clock());
    const facts = { sms: message.id, attempts: message.attempts + 1, code: codeOf(error) };
    if (next === 'given up') {
      log.error(facts, 'a text message was abandoned after its last retry');
    } else {
      log.warn(facts, 'a text message could not be sent; will retry');
    }
  }
}

const codeOf = (error: unknown) => (error as { readonly code?: unknown }).code;

/** Sends notices to phones, each once; what the provider did not accept is tried again. */
export function createSmsJob(options: SmsJobOptions): RepeatedJob {
  const { pool, clock, log } = options;
  return createRepeatedJob({
    everyMs: LOOK_EVERY_MS,
    work: async () => {
      await removeOldSms(pool, clock());
      const provider = await options.provider();
      if (provider === undefined) {
        return;
      }
      for (;;) {
        const message = await claimSms(pool, clock());
        if (message === undefined) {
          return;
        }
        await sendClaimed(options, provider, message);
      }
    },
    log,
    failure: 'text messages could not be sent; will retry',
  });
}
