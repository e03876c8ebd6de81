import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CodedError } from '@touchline/domain/errors';
import * as z from 'zod/mini';
import { HOUSE_GAMES } from '../house/games.ts';
import type { Engine, PlayResult } from './engine.ts';
import { DEMO_CURRENCY, exponentOf, limitsOf } from './limits.ts';
import { leastCycleOf } from './pace.ts';
import { ROUNDS, roundOf, type RoundRow, type SessionRow } from './rows.ts';
import { digestOf, newSecret } from './secrets.ts';
import { rotateSeeds, shownSeeds } from './seeds.ts';
import type { Store } from './store.ts';
import type { Wallet, WalletResult } from './wallet.ts';

const HISTORY = 20;

const Code = z.strictObject({ code: z.string().check(z.maxLength(100)) });
const Bet = z.strictObject({
  requestKey: z.string().check(z.minLength(8), z.maxLength(64)),
  stake: z.int(),
  bet: z.unknown(),
  /** The grant that pays for it, of a free round. */
  reward: z.optional(z.string().check(z.maxLength(100))),
});
const Act = z.strictObject({ step: z.int().check(z.nonnegative()), act: z.int() });
const Seeds = z.strictObject({
  client: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

/** A refusal by status and code. */
function refusal(statusCode: number, code: string): CodedError<string> {
  return Object.assign(new CodedError(code, code), { statusCode });
}

function read<Said>(schema: z.ZodMiniType<Said>, body: unknown): Said {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    throw refusal(400, 'request_invalid');
  }
  return parsed.data;
}

export interface PlayerOptions {
  readonly store: Store;
  readonly clock: () => number;
  readonly engine: Engine;
  readonly walletOf: (session: SessionRow) => Wallet;
}

/** The rounds that a player sees again: the last ones of the game. */
function historyOf({ store, engine }: PlayerOptions, { owner, game }: SessionRow) {
  const rows = store
    .prepare(
      `${ROUNDS} WHERE owner = ? AND game = ? AND phase IN ('open', 'paying', 'done')
       ORDER BY began_at DESC, round.rowid DESC LIMIT ${HISTORY}`,
    )
    .all(owner, game) as RoundRow[];
  return rows.map(engine.show);
}

/** What a player can play with. */
function purseOf(result: WalletResult) {
  return result.type === 'done'
    ? { balance: result.balance, freeRounds: result.freeRounds ?? [] }
    : { balance: null };
}

async function opened(options: PlayerOptions, session: SessionRow) {
  const { currency, game, owner, language } = session;
  const result = await options.walletOf(session).balance(session);
  return {
    game,
    language,
    isDemo: currency === DEMO_CURRENCY,
    currency,
    exponent: exponentOf(currency),
    ...purseOf(result),
    limits: limitsOf(currency),
    rtp: HOUSE_GAMES.get(game)?.rtp,
    leastCycleMs: leastCycleOf(options.store, session.id),
    seeds: shownSeeds(options.store, owner),
    rounds: historyOf(options, session),
  };
}

/** What the pages of games request. The key of a session comes for the code in its address, once. */
export function registerPlayerRoutes(app: FastifyInstance, options: PlayerOptions): void {
  const { store, clock, engine, walletOf } = options;

  function sessionOfKey(request: FastifyRequest): SessionRow {
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const session = store
      .prepare('SELECT * FROM session WHERE key_digest = ?')
      .get(digestOf(key)) as SessionRow | undefined;
    if (session === undefined) {
      throw refusal(401, 'session_unknown');
    }
    return session;
  }

  function resultOf(result: PlayResult, session: SessionRow) {
    if ('refusal' in result) {
      throw refusal(409, result.refusal);
    }
    const { round, balance } = result;
    return { round, balance: balance ?? null, seeds: shownSeeds(store, session.owner) };
  }

  app.post('/api/session', async (request) => {
    const { code } = read(Code, request.body);
    const key = newSecret();
    const session = store
      .prepare(
        `UPDATE session SET key_digest = ? WHERE code_digest = ? AND key_digest IS NULL
           AND code_expires_at > ? RETURNING *`,
      )
      .get(digestOf(key), digestOf(code), clock()) as SessionRow | undefined;
    if (session === undefined) {
      throw refusal(401, 'code_used');
    }
    return { key, ...(await opened(options, session)) };
  });
  app.get('/api/session', async (request) => opened(options, sessionOfKey(request)));
  app.get('/api/balance', async (request) => {
    const session = sessionOfKey(request);
    const result = await walletOf(session).balance(session);
    return purseOf(result);
  });
  app.post('/api/rounds', async (request) => {
    const session = sessionOfKey(request);
    return resultOf(await engine.play(session, read(Bet, request.body)), session);
  });
  app.post<{ Params: { id: string } }>('/api/rounds/:id/acts', async (request) => {
    const session = sessionOfKey(request);
    const asked = { id: request.params.id, ...read(Act, request.body) };
    return resultOf(await engine.act(session, asked), session);
  });
  app.get<{ Params: { id: string } }>('/api/rounds/:id', async (request) => {
    const session = sessionOfKey(request);
    const round = roundOf(store, request.params.id);
    if (round === undefined || round.owner !== session.owner) {
      throw refusal(404, 'round_unknown');
    }
    return resultOf({ round: engine.show(round), balance: undefined }, session);
  });
  app.post('/api/seeds', async (request) => {
    const session = sessionOfKey(request);
    const revealed = rotateSeeds(store, session.owner, read(Seeds, request.body).client);
    if (revealed === undefined) {
      throw refusal(409, 'round_running');
    }
    const seeds = shownSeeds(store, session.owner);
    return { revealed, seeds, rounds: historyOf(options, session) };
  });
  app.post('/api/replay', async (request) => {
    const { code } = read(Code, request.body);
    const row = store
      .prepare('DELETE FROM replay WHERE code_digest = ? AND expires_at > ? RETURNING round_id')
      .get(digestOf(code), clock()) as { round_id: string } | undefined;
    const round = row && roundOf(store, row.round_id);
    if (round === undefined) {
      throw refusal(401, 'code_used');
    }
    const session = store
      .prepare('SELECT currency FROM session WHERE id = ?')
      .get(round.session_id) as { currency: string };
    return { ...session, exponent: exponentOf(session.currency), round: engine.show(round) };
  });
}
