import {
  AddPasskey,
  PasskeyCreationOptions,
  PasskeysAnswer,
  RemovePasskey,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { type Player, playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import { readUserAgent } from '../auth/session-device.ts';
import type { Mails } from '../mail/mails.ts';
import { type OriginOf, relyingPartyOf } from './relying-party.ts';
import { readPasskeys, removePasskey, shownPasskey } from './stored-passkeys.ts';

const PATH = '/web-api/auth/v1/passkeys';
const TAGS = { tags: ['auth'] };

interface PasskeyRouteOptions {
  readonly auth: Auth;
  readonly mails: Mails | undefined;
  readonly originOf: OriginOf;
}

const holderOf = ({ sessionId }: Player) => `session ${sessionId}`;

/** What a passkey is called that was given no name: the browser and system it was made in. */
function deviceName(request: FastifyRequest): string | undefined {
  const { browser, system } = readUserAgent(request.headers['user-agent']);
  return [browser, system].filter((part) => part !== undefined).join(', ') || undefined;
}

function registerAdding(app: App, { auth, mails, originOf }: PasskeyRouteOptions): void {
  app.post(
    `${PATH}/options`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('sign-in'),
      schema: { ...TAGS, response: { 200: PasskeyCreationOptions } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = playerOf(request);
      return auth.passkeys.begin({
        playerId: player.id,
        holder: holderOf(player),
        site: relyingPartyOf(originOf, request),
        brand: (await auth.configuration()).brand,
      });
    },
  );

  app.post(
    PATH,
    {
      preHandler: app.requireStepUp,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: AddPasskey, response: { 200: PasskeysAnswer } },
    },
    async (request) => {
      const player = playerOf(request);
      const { name, credential, lng: language } = request.body;
      await inTransaction(auth.pool, async (client) => {
        await auth.passkeys.add(client, {
          playerId: player.id,
          holder: holderOf(player),
          site: relyingPartyOf(originOf, request),
          credential,
          name: name || deviceName(request),
        });
        await mails?.writeNotice(client, { kind: 'passkey-added', playerId: player.id, language });
      });
      request.log.info({ player: player.id }, 'a passkey was added');
      return { passkeys: (await readPasskeys(auth.pool, player.id)).map(shownPasskey) };
    },
  );
}

/** The signed-in player's passkeys: which there are, adding and removing them. */
export function registerPasskeyRoutes(app: App, options: PasskeyRouteOptions): void {
  const { auth, mails } = options;
  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: PasskeysAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { passkeys: (await readPasskeys(auth.pool, playerOf(request).id)).map(shownPasskey) };
    },
  );

  registerAdding(app, options);

  app.post(
    `${PATH}/remove`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: RemovePasskey, response: { 200: PasskeysAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { id, lng: language } = request.body;
      await inTransaction(auth.pool, async (client) => {
        if (!(await removePasskey(client, playerId, id))) {
          throw new ApiError('not_found', 'there is no such passkey');
        }
        await mails?.writeNotice(client, { kind: 'passkey-removed', playerId, language });
      });
      request.log.info({ player: playerId }, 'a passkey was removed');
      return { passkeys: (await readPasskeys(auth.pool, playerId)).map(shownPasskey) };
    },
  );
}
