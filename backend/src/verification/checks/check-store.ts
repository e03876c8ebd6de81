import type { CheckReason, CheckState } from '@touchline/domain/verification';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CheckReport } from './check-provider.ts';

/** What is stored about the check of a player; times in milliseconds since epoch. */
export interface StoredCheck {
  readonly playerId: string;
  readonly provider: string;
  readonly reference: string;
  /** Unknown until the provider has reported. */
  readonly applicantId?: string | undefined;
  readonly state: CheckState;
  readonly reasons: readonly CheckReason[];
  /** When this state began, by the provider's clock. */
  readonly at?: number | undefined;
  readonly language: string;
}

interface CheckRow {
  readonly player_id: string;
  readonly provider: string;
  readonly reference: string;
  readonly applicant_id: string | null;
  readonly state: string;
  readonly reasons: readonly string[];
  readonly reported_at: Date | null;
  readonly language: string;
}

function checkOf(row: CheckRow): StoredCheck {
  return {
    playerId: row.player_id,
    provider: row.provider,
    reference: row.reference,
    applicantId: row.applicant_id ?? undefined,
    state: row.state as CheckState,
    reasons: row.reasons as readonly CheckReason[],
    at: row.reported_at?.getTime(),
    language: row.language,
  };
}

/** The check of a player; undefined where there is none. */
export async function findCheck(
  client: Queryable,
  playerId: string,
): Promise<StoredCheck | undefined> {
  const { rows } = await client.query(
    `SELECT player_id, provider, reference, applicant_id, state, reasons, reported_at, language
     FROM identity_check WHERE player_id = $1`,
    [playerId],
  );
  return rows[0] && checkOf(rows[0]);
}

/** The check that a provider names; undefined where it was never opened here. */
export async function findReferred(
  client: Queryable,
  { provider, reference }: { readonly provider: string; readonly reference: string },
): Promise<StoredCheck | undefined> {
  const { rows } = await client.query(
    `SELECT player_id, provider, reference, applicant_id, state, reasons, reported_at, language
     FROM identity_check WHERE reference = $2 AND provider = $1`,
    [provider, reference],
  );
  return rows[0] && checkOf(rows[0]);
}

/** Adds a check that its player has to do. @returns whether there was none */
export async function insertCheck(
  client: Queryable,
  check: Pick<StoredCheck, 'playerId' | 'provider' | 'reference' | 'language'> & {
    readonly now: number;
  },
): Promise<boolean> {
  const { playerId, provider, reference, language, now } = check;
  const { rowCount } = await client.query(
    `INSERT INTO identity_check (player_id, provider, reference, state, language, started_at)
     VALUES ($1, $2, $3, 'started', $4, $5) ON CONFLICT (player_id) DO NOTHING`,
    [playerId, provider, reference, language, new Date(now)],
  );
  return rowCount === 1;
}

/** Stores what a provider says now. */
export async function storeNews(
  client: Queryable,
  { playerId, news }: { readonly playerId: string; readonly news: CheckReport },
): Promise<void> {
  const { applicantId, state, reasons, at } = news;
  await client.query(
    `UPDATE identity_check SET applicant_id = $2, state = $3, reasons = $4, reported_at = $5
     WHERE player_id = $1`,
    [playerId, applicantId, state, [...reasons], new Date(at)],
  );
}

/** Starts a check again; what was reported until `at` changes nothing any more. */
export async function restartCheck(
  client: Queryable,
  { playerId, at, now }: { readonly playerId: string; readonly at: number; readonly now: number },
): Promise<void> {
  await client.query(
    `UPDATE identity_check SET state = 'started', reasons = '{}', reported_at = $2, started_at = $3,
       looked_at = NULL WHERE player_id = $1`,
    [playerId, new Date(at), new Date(now)],
  );
}

/** Writes down a report. @returns whether it is the first time */
export async function recordReport(
  client: Queryable,
  report: {
    readonly provider: string;
    readonly digest: Buffer;
    readonly playerId: string;
    readonly news: Pick<CheckReport, 'state' | 'at'>;
    readonly now: number;
  },
): Promise<boolean> {
  const { provider, digest, playerId, news, now } = report;
  const { rowCount } = await client.query(
    `INSERT INTO identity_check_report (provider, digest, player_id, state, reported_at, received_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, digest) DO NOTHING`,
    [provider, digest, playerId, news.state, new Date(news.at), new Date(now)],
  );
  return rowCount === 1;
}

/**
 * Checks that no one has heard of for a while, and marks them as looked at, so that another process does not.
 * @param options.before those last looked at before this time
 * @param options.since those that began after this time: an abandoned one is not looked at for ever
 */
export async function claimQuietChecks(
  client: Queryable,
  options: {
    readonly provider: string;
    readonly before: number;
    readonly since: number;
    readonly now: number;
    readonly most: number;
  },
): Promise<readonly string[]> {
  const { provider, before, since, now, most } = options;
  const { rows } = await client.query(
    `UPDATE identity_check SET looked_at = $4 WHERE player_id IN (
       SELECT player_id FROM identity_check
       WHERE state IN ('started', 'checking', 'on-hold') AND provider = $1
         AND coalesce(looked_at, started_at) < $2 AND started_at > $3
       ORDER BY coalesce(looked_at, started_at) LIMIT $5 FOR UPDATE SKIP LOCKED)
     RETURNING reference`,
    [provider, new Date(before), new Date(since), new Date(now), most],
  );
  return rows.map(({ reference }) => reference);
}
