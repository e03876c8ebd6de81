import type { ConsentSource, QuietTimes } from '@touchline/contracts/contact-preferences';
import {
  type ContactChannel,
  type ContactTopic,
  isOnByDefault,
  type NoticeTopic,
} from '@touchline/domain/messages';
import type { PoolClient, Queryable } from '../../platform/database/queryable.ts';

/** What a player has chosen and agreed to, and when they want no mail. */
export interface StoredContact {
  readonly isOn: (topic: ContactTopic, channel: ContactChannel) => boolean;
  readonly quiet: QuietTimes | undefined;
  /** The language of the page that they last had open. */
  readonly language: string | undefined;
}

/** How a player may be contacted. */
export async function readContact(client: Queryable, playerId: string): Promise<StoredContact> {
  const { rows: choices } = await client.query(
    'SELECT channel, topic, is_on FROM contact_choice WHERE player_id = $1',
    [playerId],
  );
  const { rows: consents } = await client.query(
    `SELECT DISTINCT ON (channel) channel, is_given FROM marketing_consent
     WHERE player_id = $1 ORDER BY channel, id DESC`,
    [playerId],
  );
  const { rows: settings } = await client.query(
    'SELECT language, time_zone, quiet_from, quiet_to FROM contact_settings WHERE player_id = $1',
    [playerId],
  );
  const { quiet_from: from, quiet_to: to, time_zone: timeZone, language } = settings[0] ?? {};
  return {
    isOn: (topic, channel) =>
      topic === 'promotions'
        ? consents.some((consent) => consent.channel === channel && consent.is_given)
        : (choices.find((choice) => choice.topic === topic && choice.channel === channel)?.is_on ??
          isOnByDefault(topic, channel)),
    quiet:
      typeof from === 'number' && typeof to === 'number' && typeof timeZone === 'string'
        ? { from, to, timeZone }
        : undefined,
    language: language ?? undefined,
  };
}

/** Stores what a player has chosen for a topic that may be turned off. */
export async function chooseContact(
  client: Queryable,
  choice: {
    readonly playerId: string;
    readonly topic: NoticeTopic;
    readonly channel: ContactChannel;
    readonly isOn: boolean;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, topic, channel, isOn, now } = choice;
  await client.query(
    `INSERT INTO contact_choice (player_id, channel, topic, is_on, changed_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (player_id, channel, topic) DO UPDATE
       SET is_on = EXCLUDED.is_on, changed_at = EXCLUDED.changed_at`,
    [playerId, channel, topic, isOn, new Date(now)],
  );
}

/** Records that a player agrees to promotions or withdraws that; what they have said already is not recorded again. */
export async function recordConsent(
  client: PoolClient,
  consent: {
    readonly playerId: string;
    readonly channel: ContactChannel;
    readonly isGiven: boolean;
    readonly source: ConsentSource;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, channel, isGiven, source, now } = consent;
  await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [playerId]);
  await client.query(
    `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
     SELECT id, $2, $3, $4, $5 FROM player WHERE id = $1 AND $3 IS DISTINCT FROM coalesce((
       SELECT is_given FROM marketing_consent latest
       WHERE latest.player_id = $1 AND latest.channel = $2 ORDER BY latest.id DESC LIMIT 1), false)`,
    [playerId, channel, isGiven, source, new Date(now)],
  );
}

/** Stores a player's quiet hours, or that there are none. */
export async function setQuietHours(
  client: Queryable,
  { playerId, quiet }: { readonly playerId: string; readonly quiet: QuietTimes | undefined },
): Promise<void> {
  await client.query(
    `INSERT INTO contact_settings (player_id, time_zone, quiet_from, quiet_to)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET quiet_from = EXCLUDED.quiet_from,
       quiet_to = EXCLUDED.quiet_to, time_zone = coalesce(EXCLUDED.time_zone, contact_settings.time_zone)`,
    [playerId, quiet?.timeZone ?? null, quiet?.from ?? null, quiet?.to ?? null],
  );
}
