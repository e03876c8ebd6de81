import { languageWithTexts } from '@touchline/domain/languages';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/transaction.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import type { Player } from '../../platform/http/player.ts';
import type { Mails } from '../mail/mails.ts';
import type { Auth } from './auth.ts';

/** Called for a sign-in in a browser that the account does not know. */
export type OnNewDevice = (player: Player, request: FastifyRequest) => Promise<void>;

/**
 * Notifies a player by mail, and by text message where they agreed to that, of a sign-in in a browser that has not signed in to the account before. The first
 * sign-in of an account, which opens it, is not reported, and no sign-in fails for the notice.
 */
export function createNewDeviceNotice({
  auth,
  mails,
}: {
  readonly auth: Pick<Auth, 'pool'>;
  readonly mails: Pick<Mails, 'write' | 'writeNotice'>;
}): OnNewDevice {
  async function write({ id: playerId, sessionId }: Player, request: FastifyRequest) {
    await inTransaction(auth.pool, async (client) => {
      const { rows } = await client.query(
        `SELECT email FROM player WHERE id = $1
           AND EXISTS (SELECT FROM player_session WHERE player_id = $1 AND id <> $2)`,
        [playerId, sessionId],
      );
      const [row] = rows;
      if (row === undefined) {
        return;
      }
      const language = languageWithTexts(languageOf(request));
      await mails.writeNotice(client, {
        kind: 'new-device',
        playerId,
        language,
        cause: sessionId,
        channels: ['sms'],
      });
      const { email: recipient } = row;
      if (recipient !== null) {
        await mails.write(client, request, {
          kind: 'new-device',
          playerId,
          recipient,
          language,
          sessionId,
        });
      }
    });
  }
  return (player, request) =>
    write(player, request).catch((error: unknown) => {
      request.log.error(
        { err: error, player: player.id },
        'a player could not be notified of a new device',
      );
    });
}
