import type { DatabaseLog } from '../../platform/database/database-log.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type PersonFacts, type PersonKey, personKeys } from './person-keys.ts';

/** Recognises a person in several accounts, so that an exclusion is the person's and not the account's. */
export interface People {
  /**
   * Refuses a person who shares a name and birthday, a phone or a document with an excluded player, and
   * leaves a task for the operator. A shared device is only noted.
   * @throws ApiError `person_check_required`
   */
  readonly admit: (facts: PersonFacts) => Promise<void>;
  /**
   * Notes what identifies a player and finds whom they share it with where one of the two is excluded:
   * before a bet or a deposit after a change of personal data, and when an exclusion begins.
   */
  readonly note: (client: Pool | PoolClient, playerId: string) => Promise<void>;
  /** Notes a player who is about to be refused, once the transaction that refuses them is rolled back. */
  readonly noteAfterwards: (playerId: string) => void;
  /** Notes the device a player signs in with; the latest 20 are kept. */
  readonly noteDevice: (playerId: string, device: string) => Promise<void>;
  /** Notes excluded players whose data has changed, or was there before people were matched. */
  readonly noteExcluded: () => Promise<void>;
}

const BATCH = 500;
const DEVICES = 20;

async function factsOf(client: Pool | PoolClient, playerId: string): Promise<PersonFacts> {
  const { rows } = await client.query(
    `SELECT name, surname, birthday::text, passport,
       CASE WHEN phone_activated THEN phone_code END AS phone_code,
       CASE WHEN phone_activated THEN phone_number END AS phone_number
     FROM player LEFT JOIN player_profile ON player_id = player.id WHERE player.id = $1`,
    [playerId],
  );
  const [row] = rows;
  if (row === undefined) {
    return {};
  }
  const { name, surname, phone_code: code, phone_number: number } = row;
  return {
    name,
    surname,
    birthday: row.birthday ?? undefined,
    document: row.passport ?? undefined,
    phone: code === null || number === null ? undefined : { code, number },
  };
}

/** See `People`. */
export async function createPeople(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: DatabaseLog;
}): Promise<People> {
  const { pool, clock, log } = options;
  const secret = await serviceSecret(pool, 'person-keys');

  async function addKeys(client: Pool | PoolClient, playerId: string, keys: readonly PersonKey[]) {
    await client.query(
      `INSERT INTO person_key (player_id, kind, digest)
       SELECT $1, kind, digest FROM unnest($2::text[], $3::bytea[]) AS key (kind, digest)
       ON CONFLICT DO NOTHING`,
      [playerId, keys.map(({ kind }) => kind), keys.map(({ digest }) => digest)],
    );
    await client.query('SELECT match_person($1, $2)', [playerId, new Date(clock())]);
  }

  const note: People['note'] = async (client, playerId) => {
    const keys = personKeys(await factsOf(client, playerId), secret);
    await addKeys(client, playerId, keys);
    // A person without a name and birthday is checked again with every bet and deposit.
    if (!keys.some(({ kind }) => kind === 'name-and-birthday')) {
      return;
    }
    await client.query('INSERT INTO person_noted (player_id) VALUES ($1) ON CONFLICT DO NOTHING', [
      playerId,
    ]);
  };

  return {
    admit: async (facts) => {
      const keys = personKeys(facts, secret);
      const { rows } = await pool.query(
        // A pair that an operator has distinguished stays so for anyone with the same key.
        `WITH found AS (
           SELECT known.player_id AS excluded, known.kind, known.digest
           FROM unnest($1::text[], $2::bytea[]) AS key (kind, digest)
           JOIN person_key known ON (known.kind, known.digest) = (key.kind, key.digest)
           WHERE is_excluded(known.player_id, $3) AND NOT EXISTS (
             SELECT FROM person_match past WHERE past.excluded_player_id = known.player_id
               AND past.digest = known.digest AND past.decision = 'other-person')
         ), task AS (
           INSERT INTO person_match (excluded_player_id, kind, digest, found_at)
           SELECT excluded, kind, digest, $3 FROM found WHERE kind <> 'device'
           ON CONFLICT DO NOTHING
         )
         SELECT kind <> 'device' AS blocks FROM found`,
        [keys.map(({ kind }) => kind), keys.map(({ digest }) => digest), new Date(clock())],
      );
      if (rows.some(({ blocks }) => blocks)) {
        throw new ApiError('person_check_required', 'support has to check who this person is');
      }
    },
    note,
    noteAfterwards: (playerId) => {
      note(pool, playerId).catch((error: unknown) =>
        log.error({ err: error, playerId }, 'a match with an excluded player was not noted'),
      );
    },
    noteDevice: (playerId, device) =>
      inTransaction(pool, async (client) => {
        const seenAt = new Date(clock());
        for (const { kind, digest } of personKeys({ device }, secret)) {
          await client.query(
            `INSERT INTO person_key (player_id, kind, digest, seen_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (player_id, kind, digest) DO UPDATE SET seen_at = $4`,
            [playerId, kind, digest, seenAt],
          );
        }
        await client.query(
          `DELETE FROM person_key WHERE player_id = $1 AND kind = 'device' AND digest NOT IN (
             SELECT digest FROM person_key WHERE player_id = $1 AND kind = 'device'
             ORDER BY seen_at DESC NULLS LAST, digest LIMIT ${DEVICES})`,
          [playerId],
        );
        await client.query('SELECT match_person($1, $2)', [playerId, seenAt]);
      }),
    noteExcluded: async () => {
      const { rows } = await pool.query(
        `SELECT DISTINCT player_id AS id FROM player_limit
         WHERE limit_type IN (30, 37) AND state = 'ACTIVE' AND is_excluded(player_id, $1)
           AND NOT EXISTS (SELECT FROM person_noted noted WHERE noted.player_id = player_limit.player_id)
         LIMIT ${BATCH}`,
        [new Date(clock())],
      );
      for (const { id } of rows) {
        await inTransaction(pool, (client) => note(client, id));
      }
    },
  };
}
