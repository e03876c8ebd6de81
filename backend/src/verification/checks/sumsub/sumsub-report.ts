import type { IncomingHttpHeaders } from 'node:http';
import { text } from '@touchline/contracts/text';
import type { CheckNews } from '@touchline/domain/verification';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CheckReport } from '../check-provider.ts';
import { reasonsOf } from './reject-labels.ts';
import { isGenuine } from './sumsub-signature.ts';

const Result = z.object({
  reviewAnswer: z.optional(text()),
  reviewRejectType: z.optional(text()),
  rejectLabels: z.optional(z.array(text())),
});

/** A webhook about an applicant, as far as it matters here (docs.sumsub.com, "User verification webhooks"). */
const Webhook = z.object({
  type: text(),
  applicantId: text().check(z.minLength(1), z.maxLength(100)),
  externalUserId: z.uuid(),
  levelName: z.optional(text()),
  /** UTC: `2026-11-25 13:23:19.321`. */
  createdAtMs: text().check(z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?$/)),
  reviewResult: z.optional(Result),
});

/** An applicant as `GET /resources/applicants/-;externalUserId=…/one` answers it. */
export const Applicant = z.object({
  id: text(),
  externalUserId: z.uuid(),
  review: z.object({
    reviewStatus: text(),
    reviewResult: z.optional(Result),
    levelName: z.optional(text()),
    /** `2026-11-25 13:23:19+0000` */
    createDate: z.optional(text()),
    reviewDate: z.optional(text()),
  }),
});

type Standing = Pick<CheckNews, 'state' | 'reasons'>;
const NO_REASONS: readonly [] = [];
const STARTED: Standing = { state: 'started', reasons: NO_REASONS };
const CHECKING: Standing = { state: 'checking', reasons: NO_REASONS };
const ON_HOLD: Standing = { state: 'on-hold', reasons: NO_REASONS };

/** What a review came to; undefined for an answer that this adapter does not know. */
function reviewed(result: z.infer<typeof Result> | undefined): Standing | undefined {
  const { reviewAnswer, reviewRejectType, rejectLabels = [] } = result ?? {};
  if (reviewAnswer === 'GREEN') {
    return { state: 'passed', reasons: NO_REASONS };
  }
  return reviewAnswer === 'RED'
    ? {
        state: reviewRejectType === 'RETRY' ? 'retry' : 'failed',
        reasons: reasonsOf(rejectLabels),
      }
    : undefined;
}

/** What the types of webhooks say; that of a review is in its result. */
const TYPES: ReadonlyMap<string, Standing> = new Map([
  ['applicantCreated', STARTED],
  ['applicantReset', STARTED],
  ['applicantPending', CHECKING],
  ['applicantOnHold', ON_HOLD],
]);

/** What the statuses of a review say; that of a completed one is in its result. */
const STATUSES: ReadonlyMap<string, Standing> = new Map([
  ['init', STARTED],
  ['pending', CHECKING],
  ['prechecked', CHECKING],
  ['queued', CHECKING],
  ['onHold', ON_HOLD],
]);
/** Applicants' dates are seconds: what their record says is as new as any webhook of that second. */
const WITHIN_SECOND_MS = 999;

function standingOf({ type, reviewResult }: z.infer<typeof Webhook>): Standing | undefined {
  return type === 'applicantReviewed' ? reviewed(reviewResult) : TYPES.get(type);
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Reads a webhook: its signature first, over the bytes as they came.
 * @throws ApiError `identity_check_signature_invalid`, `validation_failed`; `not_found` for an applicant of others
 */
export function readWebhook(
  { headers, body }: { readonly headers: IncomingHttpHeaders; readonly body: string },
  { secret, level }: { readonly secret: string; readonly level: string },
): CheckReport | undefined {
  const algorithm = headers['x-payload-digest-alg'];
  if (!isGenuine({ algorithm, digest: headers['x-payload-digest'], body }, secret)) {
    throw new ApiError('identity_check_signature_invalid', 'the signature is not valid');
  }
  const parsed = z.safeParse(Webhook, readJson(body));
  if (!parsed.success) {
    throw new ApiError('validation_failed', 'this is no webhook about an applicant of this site');
  }
  const { applicantId, externalUserId: reference, levelName = level, createdAtMs } = parsed.data;
  const at = Date.parse(`${createdAtMs.replace(' ', 'T')}Z`);
  const standing = levelName === level ? standingOf(parsed.data) : undefined;
  return standing === undefined || Number.isNaN(at)
    ? undefined
    : { ...standing, applicantId, reference, at };
}

/** What an applicant's own record says now; undefined where it says no more than that there is one. */
export function reportOf(
  { id: applicantId, externalUserId: reference, review }: z.infer<typeof Applicant>,
  level: string,
): CheckReport | undefined {
  const { reviewStatus, reviewResult, levelName = level, createDate, reviewDate } = review;
  const isCompleted = reviewStatus === 'completed';
  const found = isCompleted ? reviewed(reviewResult) : STATUSES.get(reviewStatus);
  const standing = levelName === level ? found : undefined;
  const date = (isCompleted ? reviewDate : undefined) ?? createDate ?? '';
  const at = Date.parse(date.replace(' ', 'T')) + WITHIN_SECOND_MS;
  return standing === undefined || Number.isNaN(at)
    ? undefined
    : { ...standing, applicantId, reference, at };
}
