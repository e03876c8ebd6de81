import { BlockAnswer, BlockQuestion } from '@touchline/contracts';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { ApiError } from '../platform/api-error.ts';
import type { App } from '../platform/app.ts';
import type { Clock } from '../platform/clock.ts';
import type { VerifyToken } from '../platform/player.ts';
import { createRuleBook } from '../site-rules/rule-book.ts';
import { registerRuleRoutes } from '../site-rules/rule-routes.ts';
import { BlockRule, BlockRuleInput } from './block-rule.ts';
import { blockOf, type Visitor } from './match-rule.ts';

const BASE = '/blocks-api/api/v2';

/** Who may not see the site, and why. */
export interface Blocks {
  /** Rejects when the rules cannot be read. */
  readonly check: (visitor: Visitor) => Promise<BlockAnswer>;
  /** The visitor's country as the proxy tells it: two small letters. */
  readonly countryOf: (request: FastifyRequest) => string | undefined;
  /**
   * What the server knows of whoever makes a request.
   * @param token the player's access token, where the request carries one
   */
  readonly visitorOf: (request: FastifyRequest, token: string | undefined) => Promise<Visitor>;
  readonly register: (app: App, options: { readonly operatorToken: string }) => void;
}

/** The block service over the operators' rules. */
export function createBlocks(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly verifyToken: VerifyToken;
  /** The header in which the proxy in front of us names the visitor's country, e.g. `cf-ipcountry`. */
  readonly countryHeader: string | undefined;
}): Blocks {
  const { pool, clock, verifyToken, countryHeader } = options;
  const book = createRuleBook({ pool, clock, kind: 'block', schema: BlockRuleInput });

  async function playerOf(token: string | undefined): Promise<string | undefined> {
    // A token that is no good belongs to a visitor.
    const player =
      token === undefined ? undefined : await verifyToken(token).catch(() => undefined);
    return player?.id;
  }
  function countryOf(request: FastifyRequest): string | undefined {
    const told = countryHeader === undefined ? undefined : request.headers[countryHeader];
    const country = String(told ?? '').toLowerCase();
    return /^[a-z]{2}$/.test(country) ? country : undefined;
  }
  async function visitorOf(request: FastifyRequest, token: string | undefined): Promise<Visitor> {
    return {
      ip: request.ip,
      country: countryOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      playerId: await playerOf(token),
    };
  }
  const check = async (visitor: Visitor) => blockOf(await book.active(), visitor);

  return {
    check,
    countryOf,
    visitorOf,
    register: (app, { operatorToken }) => {
      app.post(
        `${BASE}/block`,
        { schema: { tags: ['blocks'], body: BlockQuestion, response: { 200: BlockAnswer } } },
        async (request, reply) => {
          const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
          reply.header('cache-control', 'no-store');
          try {
            return await check(await visitorOf(request, request.body.auth ? token : undefined));
          } catch (cause) {
            throw new ApiError('unavailable', 'the block rules cannot be read', { cause });
          }
        },
      );
      registerRuleRoutes(app, {
        path: `${BASE}/rules`,
        tag: 'blocks',
        book,
        input: BlockRuleInput,
        rule: BlockRule,
        operatorToken,
      });
    },
  };
}
