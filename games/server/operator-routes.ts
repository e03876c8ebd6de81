import { randomUUID, type KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { HOUSE_GAMES } from '../house/games.ts';
import { hasFreeRounds } from './free-rounds.ts';
import { DEMO_CURRENCY, limitsOf } from './limits.ts';
import { setLeastCycle } from './pace.ts';
import { roundOf, type RoundRow, sessionOf } from './rows.ts';
import { digestOf, newSecret } from './secrets.ts';
import type { Store } from './store.ts';
import { finePerMinor, isSigned, SIGNATURE_HEADER } from './wallet.ts';

const CODE_MS = 60_000;
/** Of a demo, in minor units. */
const DEMO_BALANCE = 100_000;

const Launch = z.object({
  game_code: z.string(),
  currency: z.string(),
  user: z.optional(z.string()),
  token: z.optional(z.string()),
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  /** What the regime wants: from the begin of a round to that of the next at least. */
  least_cycle_ms: z.optional(z.int().check(z.gte(0), z.lte(60_000))),
  lobby_url: z.url({ protocol: /^https?$/ }),
});
const Replay = z.object({ user: z.string(), round: z.string(), lang: z.string() });
const Span = z.object({ from: z.number(), until: z.number() });

export interface OperatorOptions {
  readonly store: Store;
  readonly clock: () => number;
  /** Of the operator: only they open games. */
  readonly operatorKey: KeyObject;
  readonly origin: () => string;
}

function listGames(): object[] {
  const { mostWin } = limitsOf(DEMO_CURRENCY);
  return [...HOUSE_GAMES.values()].map(({ code, name, category, rtp }) => ({
    game_code: code,
    name,
    category,
    rtp,
    most_win: mostWin,
    demo: true,
    freebet_support: hasFreeRounds(code),
  }));
}

/** Opens a session; its address carries a code that counts once, within a minute. */
function openSession(
  { store, clock }: OperatorOptions,
  launch: z.infer<typeof Launch>,
): { readonly code: string } {
  const [id, code] = [randomUUID(), newSecret()];
  const isDemo = launch.currency === DEMO_CURRENCY;
  store
    .prepare(
      `INSERT INTO session (id, code_digest, code_expires_at, game, owner, token, currency, balance,
         language, host, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      digestOf(code),
      clock() + CODE_MS,
      launch.game_code,
      isDemo ? `demo:${id}` : (launch.user ?? ''),
      isDemo ? null : (launch.token ?? ''),
      launch.currency,
      isDemo ? DEMO_BALANCE : null,
      launch.lang,
      new URL(launch.lobby_url).origin,
      clock(),
    );
  setLeastCycle(store, { sessionId: id, leastCycleMs: launch.least_cycle_ms ?? 0 });
  return { code };
}

/** The rounds of a span as the contract's reconciliation has them; demos are none of the wallet's. */
function statedRounds(store: Store, { from, until }: z.infer<typeof Span>): object[] {
  const rows = store
    .prepare(
      `SELECT round.*, session.currency,
         CASE WHEN free_round.reward IS NULL THEN round.stake ELSE 0 END + (SELECT coalesce(sum(amount), 0) FROM more_stake
           WHERE round_id = round.id AND more_stake.phase = 'booked') AS staked
       FROM round JOIN session ON session.id = round.session_id
       LEFT JOIN free_round ON free_round.round_id = round.id
       WHERE round.began_at >= ? AND round.began_at < ? AND session.token IS NOT NULL
         AND phase <> 'staking'`,
    )
    .all(from, until) as (RoundRow & { currency: string; staked: number })[];
  return rows.map(({ id, owner, currency, phase, staked, win }) => {
    const isPlayed = ['open', 'paying', 'done'].includes(phase);
    const fine = finePerMinor(currency);
    return {
      round: id,
      user: owner,
      currency,
      bet: isPlayed ? staked * fine : 0,
      win: phase === 'done' ? (win ?? 0) * fine : 0,
      closed: phase === 'done',
    };
  });
}

/** The games API of the contract: the operator lists and opens games, and reads rounds. */
export function registerOperatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { store, clock, operatorKey, origin } = options;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    function route<Said>(
      path: string,
      schema: z.ZodMiniType<Said>,
      answer: (said: Said, reply: FastifyReply) => unknown,
    ): void {
      scope.post(`/operator/generic/v2/${path}`, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSigned(body, request.headers[SIGNATURE_HEADER], operatorKey)) {
          return reply.code(401).send({ error: 'the signature is not the operator’s' });
        }
        let json: unknown;
        try {
          json = JSON.parse(body.toString('utf8'));
        } catch {
          return reply.code(400).send({ error: 'not JSON' });
        }
        const parsed = z.safeParse(schema, json);
        return parsed.success
          ? answer(parsed.data, reply)
          : reply.code(400).send({ error: 'not the fields of this call' });
      });
    }

    route('game/list', z.object({}), () => listGames());
    route('game/url', Launch, (launch, reply) => {
      const isWhole =
        launch.currency === DEMO_CURRENCY ||
        (launch.user !== undefined && launch.token !== undefined);
      if (!HOUSE_GAMES.has(launch.game_code) || !isWhole) {
        return reply.code(400).send({ error: 'no such game, or no player' });
      }
      const { code } = openSession(options, launch);
      return { url: `${origin()}/play/${launch.game_code}?lng=${launch.lang}&code=${code}` };
    });
    route('game/round', Replay, ({ user, round: id, lang }, reply) => {
      const round = roundOf(store, id);
      if (round === undefined || round.owner !== user) {
        return reply.code(404).send({ error: 'no such round' });
      }
      const code = newSecret();
      store
        .prepare(
          'INSERT INTO replay (code_digest, round_id, language, expires_at) VALUES (?, ?, ?, ?)',
        )
        .run(digestOf(code), id, lang, clock() + CODE_MS);
      const { host } = sessionOf(store, round.session_id);
      return { url: `${origin()}/round?lng=${lang}&host=${encodeURIComponent(host)}&code=${code}` };
    });
    route('round/list', Span, (span) => statedRounds(store, span));
  });
}
