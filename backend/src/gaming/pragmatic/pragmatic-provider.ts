import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import type { GameProvider } from '../providers/game-provider.ts';
import { createPragmaticDialect } from './pragmatic-dialect.ts';
import { pragmaticHash } from './pragmatic-hash.ts';

const DEADLINE_MS = 5_000;
const HTTPS = z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address'));
const Url = z.url({ protocol: /^https$/ });
const Launched = z.object({ error: z.literal('0'), gameURL: Url });
const Listed = z.object({
  error: z.literal('0'),
  gameList: z.array(
    z.object({ gameID: text(), gameName: text(), demoGameAvailable: z.optional(z.boolean()) }),
  ),
});

/** Games of Pragmatic Play; its calls to the wallet go to `/casino-api/v1/wallet/pragmatic`. */
export const pragmaticGames = defineProvider({
  id: 'pragmatic',
  settings: z.object({
    PRAGMATIC_ENDPOINT: HTTPS,
    PRAGMATIC_GAMES_ORIGIN: HTTPS,
    PRAGMATIC_LOGIN: z.string().check(z.minLength(1)),
    PRAGMATIC_SECRET: z.string().check(z.minLength(8, 'must have at least 8 characters')),
  }),
  create: (_needs, settings): GameProvider => {
    const secret = settings.PRAGMATIC_SECRET;
    async function call<Answer>(
      path: string,
      said: Readonly<Record<string, string>>,
      schema: z.ZodMiniType<Answer>,
    ): Promise<Answer> {
      const named = { secureLogin: settings.PRAGMATIC_LOGIN, ...said };
      const response = await fetch(`${settings.PRAGMATIC_ENDPOINT.replace(/\/+$/, '')}/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ ...named, hash: pragmaticHash(named, secret) }),
        signal: AbortSignal.timeout(DEADLINE_MS),
      }).catch(() => undefined);
      const parsed = z.safeParse(schema, await response?.json().catch(() => undefined));
      if (!parsed.success) {
        throw new ApiError('unavailable', `the provider of the games does not respond (${path})`);
      }
      return parsed.data;
    }
    return {
      id: 'pragmatic',
      name: 'Pragmatic Play',
      dialect: createPragmaticDialect({ secret }),
      origin: () => new URL(settings.PRAGMATIC_GAMES_ORIGIN).origin,
      games: async () => {
        const { gameList } = await call('getCasinoGames', {}, Listed);
        return gameList.map(({ gameID, gameName, demoGameAvailable }) => ({
          code: gameID,
          name: gameName,
          maker: undefined,
          category: 'video-slots',
          features: [],
          volatility: undefined,
          rtp: undefined,
          isDemoPossible: demoGameAvailable === true,
          hasFreeRounds: false,
          mostWin: undefined,
          stakes: {},
        }));
      },
      launch: async ({ player, game, language, lobbyUrl, depositUrl }) => {
        const { gameURL } = await call(
          'game/url',
          {
            symbol: game,
            language,
            lobbyUrl,
            cashierUrl: depositUrl,
            ...(player === undefined
              ? { playMode: 'DEMO' }
              : {
                  token: player.token,
                  externalPlayerId: player.account,
                  currency: player.currency,
                }),
          },
          Launched,
        );
        return gameURL;
      },
      replay: async () => {
        throw new ApiError('not_found', 'this provider shows no round again');
      },
      stateRounds: undefined,
    };
  },
});
