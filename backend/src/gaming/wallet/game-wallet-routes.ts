import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { answerCall, type WalletDialect } from './wallet-dialect.ts';
import type { GameWallet } from './game-wallet.ts';

/** The wallet that providers of games call, each below its own id and in its own language. */
export async function registerGameWalletRoutes(
  app: App,
  {
    dialects,
    wallet,
  }: {
    readonly dialects: ReadonlyMap<string, WalletDialect>;
    readonly wallet: GameWallet;
  },
): Promise<void> {
  await app.register(async (scope: App) => {
    // Signatures are over the bytes: the body stays as it came until it has been verified.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/casino-api/v1/wallet/:provider/*',
      {
        config: { rateLimit: false },
        schema: {
          tags: ['casino'],
          params: z.object({
            provider: text().check(z.maxLength(40)),
            '*': text().check(z.maxLength(100)),
          }),
        },
      },
      async (request, reply) => {
        const { provider, '*': path } = request.params;
        const dialect = dialects.get(provider);
        if (dialect === undefined) {
          return reply.callNotFound();
        }
        const { headers } = request;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const answer = await answerCall(dialect, {
          call: { path, headers, body },
          run: (command) => wallet(provider, command),
          onFailure: (error) =>
            request.log.error(
              { err: error, provider },
              'a call to the wallet failed; the provider takes it back or repeats it',
            ),
        });
        return reply.code(answer.status).type(answer.type).send(answer.body);
      },
    );
  });
}
