import type { FoundPlayer } from '@touchline/contracts/operator';
import type { Queryable, RowOf } from '../../platform/database/queryable.ts';
import { readFullNumber } from '../phone/phone-numbers.ts';

const LISTED = 50;
const LISTED_AND_ONE_MORE = 51;
const SHORTEST_PHONE = 6;
const SHORTEST_DOCUMENT = 5;
const ID = /^\d{8,9}$/;

const FOUND =
  `SELECT player.id, name, surname, email, phone_code, phone_number, country, registered_at,
    coalesce(ban_level, 0) > 0 AS is_banned
  FROM (
    SELECT id FROM player WHERE id = $1::bigint
    UNION SELECT id FROM player WHERE email_key = $2
    UNION SELECT player_id FROM player_profile
      WHERE phone_number = $3 AND ($4::text IS NULL OR phone_code = $4)
    UNION SELECT player_id FROM player_profile
      WHERE passport <> '' AND lower(regexp_replace(passport, '[^[:alnum:]]', '', 'g')) = $5
    UNION (SELECT id FROM player WHERE lower(surname) LIKE $6 AND lower(name) LIKE $7
      ORDER BY registered_at DESC LIMIT ${LISTED_AND_ONE_MORE})
    UNION (SELECT id FROM player WHERE lower(name) LIKE $6 AND lower(surname) LIKE $7
      ORDER BY registered_at DESC LIMIT ${LISTED_AND_ONE_MORE})
  ) AS found JOIN player ON player.id = found.id
    LEFT JOIN player_profile profile ON profile.player_id = player.id
    LEFT JOIN player_status status ON status.player_id = player.id
  ORDER BY registered_at DESC, player.id LIMIT ${LISTED_AND_ONE_MORE}` as const;

function foundOf(row: RowOf<typeof FOUND>): FoundPlayer {
  return {
    id: row.id ?? '',
    name: row.name ?? '',
    surname: row.surname ?? '',
    email: row.email ?? '',
    phone: row.phone_number === null ? '' : `+${row.phone_code ?? ''}${row.phone_number}`,
    country: row.country ?? '',
    registeredAt: row.registered_at?.getTime() ?? 0,
    isBanned: row.is_banned === true,
  };
}

/** A pattern for the beginning of a word, whatever it is written with. */
function beginningWith(word: string): string {
  return `${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The two parts that names are looked up by; the second may be anything where one word was typed. */
function namesIn(typed: string): readonly [string | null, string | null] {
  const [first, ...rest] = typed.split(/\s+/).filter((word) => word !== '');
  // Digits are of numbers: no name begins with one.
  return first === undefined || /^[\d+]/.test(first)
    ? [null, null]
    : [beginningWith(first), beginningWith(rest.join(' '))];
}

/** A phone as it is stored: with its country's code where it was typed in full. */
function phoneIn(typed: string): readonly [string | null, string | null] {
  const full = typed.startsWith('+') ? readFullNumber(typed) : undefined;
  const digits = typed.replaceAll(/\D/g, '');
  return full === undefined
    ? [digits.length < SHORTEST_PHONE || /\p{L}/u.test(typed) ? null : digits, null]
    : [full.number, full.code];
}

/**
 * Players whose number, e-mail address, phone or document is what was typed, or whose name begins with it:
 * the latest first, 50 at most.
 */
export async function findPlayers(
  client: Queryable,
  search: string,
): Promise<{ readonly players: FoundPlayer[]; readonly isCut: boolean }> {
  const typed = search.trim().toLowerCase();
  const document = typed.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const { rows } = await client.query(FOUND, [
    ID.test(typed) ? typed : null,
    typed.includes('@') ? typed : null,
    ...phoneIn(typed),
    document.length < SHORTEST_DOCUMENT ? null : document,
    ...namesIn(typed),
  ]);
  return { players: rows.slice(0, LISTED).map(foundOf), isCut: rows.length > LISTED };
}
