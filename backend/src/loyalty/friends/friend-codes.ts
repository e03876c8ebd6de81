import { randomInt } from 'node:crypto';
import type { Queryable } from '../../platform/database/queryable.ts';

/** Crockford's 32 signs: none that is mistaken for another when it is read out or typed. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/** A player's own code, the same every time; made with the first question. */
export async function friendCodeOf(client: Queryable, playerId: string): Promise<string> {
  for (;;) {
    const { rows } = await client.query({
      name: 'loyalty.friend-code',
      text: 'SELECT code FROM friend_code WHERE player_id = $1',
      values: [playerId],
    });
    if (rows[0] !== undefined) {
      return rows[0].code;
    }
    // Another request of the player, or another player with the same code, may be first: looked up again.
    await client.query({
      name: 'loyalty.add-friend-code',
      text: 'INSERT INTO friend_code (player_id, code) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      values: [playerId, newCode()],
    });
  }
}

/** Whose code it is; undefined where it is no one's. */
export async function ownerOfCode(client: Queryable, code: string): Promise<string | undefined> {
  if (!CODE.test(code)) {
    return undefined;
  }
  const { rows } = await client.query({
    name: 'loyalty.owner-of-code',
    text: 'SELECT player_id FROM friend_code WHERE code = $1',
    values: [code],
  });
  return rows[0]?.player_id;
}
