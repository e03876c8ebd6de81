import {
  ChooseContact,
  ContactPreferences,
  SetQuietTimes,
} from '@touchline/contracts/contact-preferences';
import {
  CONTACT_CHANNELS,
  CONTACT_TOPICS,
  isAlwaysSent,
  isOfferedOn,
} from '@touchline/domain/messages';
import { noteLanguage } from '../../identity/contact/contact-language.ts';
import {
  chooseContact,
  readContact,
  recordConsent,
  setQuietHours,
} from '../../identity/contact/contact-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playerOf } from '../../platform/http/player.ts';

const BASE = '/messages-api/v1/preferences';
const TAGS = { tags: ['messages'] };

interface PreferenceOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Whether the site sends text messages at the moment. */
  readonly isSmsOffered: () => Promise<boolean>;
}

async function preferencesOf(
  client: Queryable,
  { isSmsOffered }: Pick<PreferenceOptions, 'isSmsOffered'>,
  playerId: string,
): Promise<ContactPreferences> {
  const { isOn, quiet } = await readContact(client, playerId);
  const { rows } = await client.query(
    `SELECT email IS NOT NULL AS has_mail, coalesce(phone_activated, false) AS has_phone
     FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1`,
    [playerId],
  );
  return {
    choices: CONTACT_TOPICS.flatMap((topic) =>
      CONTACT_CHANNELS.filter((channel) => isOfferedOn(topic, channel)).map((channel) => ({
        topic,
        channel,
        isOn: isOn(topic, channel),
        isFixed: isAlwaysSent(topic, channel),
      })),
    ),
    ...(quiet !== undefined && { quiet }),
    hasMail: rows[0]?.has_mail === true,
    hasPhone: rows[0]?.has_phone === true,
    isSmsOffered: await isSmsOffered(),
  };
}

/** How players may be contacted, as they choose it. */
export function registerPreferences(app: App, options: PreferenceOptions): void {
  const { pool, clock } = options;
  const preHandler = app.requirePlayer;
  const response = { 200: ContactPreferences };
  app.get(BASE, { preHandler, schema: { ...TAGS, response } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return preferencesOf(pool, options, playerOf(request).id);
  });

  app.put(
    `${BASE}/choice`,
    { preHandler, schema: { ...TAGS, body: ChooseContact, response } },
    async (request) => {
      const playerId = playerOf(request).id;
      const { topic, channel, isOn, source } = request.body;
      const now = clock();
      return inTransaction(pool, async (client) => {
        // What is agreed to comes in the language of the page.
        await noteLanguage(client, { playerId, language: languageOf(request) });
        if (topic === 'promotions') {
          await recordConsent(client, { playerId, channel, isGiven: isOn, source, now });
        } else {
          await chooseContact(client, { playerId, topic, channel, isOn, now });
        }
        return preferencesOf(client, options, playerId);
      });
    },
  );

  app.put(
    `${BASE}/quiet-hours`,
    { preHandler, schema: { ...TAGS, body: SetQuietTimes, response } },
    async (request) => {
      const playerId = playerOf(request).id;
      await setQuietHours(pool, { playerId, quiet: request.body.quiet });
      return preferencesOf(pool, options, playerId);
    },
  );
}
