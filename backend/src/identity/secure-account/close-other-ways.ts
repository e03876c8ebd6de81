import type { PoolClient } from '../../platform/database/queryable.ts';
import { revokePasswordLinks } from '../mail/mail-links.ts';
import { removeQuestion } from '../security-question/stored-question.ts';

/**
 * Takes away whatever a thief may have: the password, passkeys, the security question, codes, links, an address that
 * waits.
 */
export async function closeOtherWays(
  client: PoolClient,
  {
    playerId,
    passwordHash,
    now,
  }: { readonly playerId: string; readonly passwordHash: string; readonly now: number },
): Promise<void> {
  await client.query('UPDATE player SET password_hash = $2 WHERE id = $1', [
    playerId,
    passwordHash,
  ]);
  await client.query(
    `INSERT INTO player_profile (player_id, password_changed_at) VALUES ($1, $2)
     ON CONFLICT (player_id) DO UPDATE SET password_changed_at = $2`,
    [playerId, new Date(now)],
  );
  await client.query('DELETE FROM passkey WHERE player_id = $1', [playerId]);
  await removeQuestion(client, playerId);
  await client.query('DELETE FROM email_change WHERE player_id = $1', [playerId]);
  await client.query('DELETE FROM mail_code WHERE player_id = $1', [playerId]);
  await client.query('DELETE FROM two_factor_sign_in WHERE player_id = $1', [playerId]);
  await revokePasswordLinks(client, { playerId, now });
}
