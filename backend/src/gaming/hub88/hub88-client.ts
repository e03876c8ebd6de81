import type { KeyObject } from 'node:crypto';
import { VOLATILITIES } from '@touchline/contracts/casino';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { wordOf } from '../catalogue/word-of.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { GameProvider, LaunchRequest, OfferedGame } from '../providers/game-provider.ts';
import type { StateRounds } from '../reconciliation/reconcile-rounds.ts';
import { roundFine } from '../wallet/fine-amount.ts';
import { SIGNATURE_HEADER, signBody } from './hub88-signature.ts';

const DEADLINE_MS = 5_000;
/** The currency of games that are played for nothing. */
const DEMO_CURRENCY = 'XXX';

const Games = z.array(
  z.object({
    game_code: text(),
    name: text(),
    category: text(),
    product: z.optional(text()),
    features: z.optional(z.array(text())),
    volatility: z.optional(text()),
    rtp: z.optional(z.object({ least: z.number(), most: z.number() })),
    most_win: z.optional(z.number()),
    demo: z.optional(z.boolean()),
    freebet_support: z.optional(z.boolean()),
    /** By currency, hundred-thousandths of its unit. */
    stakes: z.optional(z.record(z.string(), z.object({ least: z.int(), most: z.int() }))),
  }),
);
const Address = z.object({ url: z.url({ protocol: /^https?$/ }) });
const Rounds = z.array(
  z.object({
    round: text(),
    user: text(),
    currency: text(),
    bet: z.int(),
    win: z.int(),
    closed: z.boolean(),
  }),
);

export interface Hub88ClientOptions {
  /** Undefined while the provider cannot be reached. */
  readonly endpoint: () => string | undefined;
  /** Ours. */
  readonly privateKey: KeyObject;
  readonly operatorId: number;
}

function launchBody({ player, game, isMobile, language, ...launch }: LaunchRequest): object {
  return {
    ...(player === undefined
      ? { currency: DEMO_CURRENCY }
      : {
          user: player.account,
          token: player.token,
          currency: player.currency,
          country: player.country,
        }),
    game_code: game,
    platform: isMobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lang: language,
    ip: launch.ip,
    lobby_url: launch.lobbyUrl,
    deposit_url: launch.depositUrl,
    // None of the contract's own: providers that do not know it leave it alone.
    ...(launch.leastCycleMs > 0 && { least_cycle_ms: launch.leastCycleMs }),
  };
}

function offeredGame(game: z.infer<typeof Games>[number]): OfferedGame {
  const volatility = game.volatility?.toLowerCase();
  return {
    code: game.game_code,
    name: game.name,
    maker: game.product,
    category: wordOf(game.category) || 'other',
    features: (game.features ?? []).map(wordOf).filter((word) => word !== ''),
    volatility: VOLATILITIES.find((one) => one === volatility),
    rtp: game.rtp,
    isDemoPossible: game.demo === true,
    hasFreeRounds: game.freebet_support === true,
    mostWin: game.most_win,
    stakes: Object.fromEntries(
      Object.entries(game.stakes ?? {}).map(([currency, { least, most }]) => [
        currency,
        { least: roundFine(least, currency).minor, most: roundFine(most, currency).minor },
      ]),
    ),
  };
}

/** The games API of Hub88: signed as the wallet is, with our key. */
export function createHub88Client(
  options: Hub88ClientOptions,
): Pick<GameProvider, 'games' | 'launch' | 'replay'> & { readonly stateRounds: StateRounds } {
  async function call<Answer>(
    path: string,
    said: object,
    schema: z.ZodMiniType<Answer>,
  ): Promise<Answer> {
    const endpoint = options.endpoint();
    const body = JSON.stringify({ operator_id: options.operatorId, ...said });
    const fail = (cause?: unknown) =>
      new ApiError('unavailable', `the provider of the games does not respond (${path})`, {
        cause,
      });
    if (endpoint === undefined) {
      throw fail();
    }
    const response = await fetch(`${endpoint}/operator/generic/v2/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(body, options.privateKey),
      },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw fail(cause);
    });
    const parsed = z.safeParse(schema, await response.json().catch(() => undefined));
    if (!response.ok || !parsed.success) {
      throw fail(parsed.error ?? response.status);
    }
    return parsed.data;
  }

  return {
    games: async () => {
      const games = await call('game/list', {}, Games);
      return games.map(offeredGame);
    },
    launch: async (launch) => (await call('game/url', launchBody(launch), Address)).url,
    replay: async ({ round, account, language }) =>
      (await call('game/round', { user: account, round, lang: language }, Address)).url,
    stateRounds: async ({ from, until }) => {
      const rounds = await call('round/list', { from, until }, Rounds);
      return rounds.map(({ round, user, currency, bet, win, closed }) => ({
        round,
        account: user,
        currency,
        staked: roundFine(bet, currency).minor,
        won: roundFine(win, currency).minor,
        isClosed: closed,
      }));
    },
  };
}
