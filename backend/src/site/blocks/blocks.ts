import { BlockAnswer, BlockQuestion } from '@touchline/contracts/site';
import { blockReason } from '@touchline/domain/site';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import type { VerifyToken } from '../../platform/http/player.ts';
import { isFromTrustedProxy } from '../../platform/http/trusted-proxy.ts';
import { createRuleBook } from '../rules/rule-book.ts';
import { registerRuleRoutes } from '../rules/rule-routes.ts';
import { BlockRule, BlockRuleInput, StoredBlockRule } from './block-rule.ts';
import { blockOf, meets, type Visitor } from './match-rule.ts';

const BASE = '/blocks-api/api/v2';

/** Who may not see the site, and why. */
export interface Blocks {
  /** Rejects when the rules cannot be read. */
  readonly check: (visitor: Visitor) => Promise<BlockAnswer>;
  /**
   * What the rules in force say of a visitor, with a rule among them that is not saved.
   * @returns the answer and the rule it comes from: its number, or the draft
   */
  readonly trial: (
    visitor: Visitor,
    draft?: BlockRuleInput,
  ) => Promise<{ readonly block: BlockAnswer; readonly rule: number | 'draft' | undefined }>;
  /** As `check`, from memory; undefined while the rules have to be read. */
  readonly known: (visitor: Visitor) => BlockAnswer | undefined;
  /** Reads the rules again: they have changed. */
  readonly refresh: () => Promise<unknown>;
  /** The visitor's country as a trusted proxy names it: two lower-case letters. */
  readonly countryOf: (request: FastifyRequest) => string | undefined;
  /**
   * What the server knows of the caller.
   * @param token the player's access token, where the request carries one
   */
  readonly visitorOf: (request: FastifyRequest, token: string | undefined) => Promise<Visitor>;
  readonly register: (app: App, options: { readonly operatorToken: string }) => void;
}

/** Whether whom a rule matches gets a page in place of the site. */
function showsPage(rule: BlockRuleInput): boolean {
  return blockReason(rule, { forceGeoOff: undefined, isProduction: true }) !== undefined;
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
  const book = createRuleBook({ pool, clock, kind: 'block', schema: StoredBlockRule });

  async function playerOf(token: string | undefined): Promise<string | undefined> {
    // A token that is no good belongs to a visitor.
    const player =
      token === undefined ? undefined : await verifyToken(token).catch(() => undefined);
    return player?.id;
  }
  function countryOf(request: FastifyRequest): string | undefined {
    if (countryHeader === undefined || !isFromTrustedProxy(request)) {
      return undefined;
    }
    const country = String(request.headers[countryHeader] ?? '').toLowerCase();
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
  /** A rule that shuts its author out too is more often a mistake than not. */
  async function assertIntended(rule: BlockRuleInput, request: FastifyRequest): Promise<void> {
    const isShut = rule.enabled && !rule.everybody && showsPage(rule);
    if (isShut && meets(rule, await visitorOf(request, undefined))) {
      throw new ApiError(
        'rule_meets_operator',
        'this rule would block you as well; send it with ?confirmed=true if that is meant',
      );
    }
  }
  const check = async (visitor: Visitor) => blockOf(await book.active(), visitor);

  return {
    check,
    trial: async (visitor, draft) => {
      const saved: readonly (BlockRuleInput & { readonly id: number | 'draft' })[] =
        await book.active();
      const drafts = draft?.enabled === true ? [{ ...draft, id: 'draft' as const }] : [];
      // Asked after the saved ones of its priority, as a rule is that was added last.
      const rules = [...saved, ...drafts].toSorted((one, other) => one.priority - other.priority);
      const rule = rules.find((candidate) => meets(candidate, visitor));
      return { block: blockOf(rules, visitor), rule: rule?.id };
    },
    known: (visitor) => {
      const rules = book.known();
      return rules && blockOf(rules, visitor);
    },
    refresh: book.refresh,
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
        kind: 'block',
        book,
        input: BlockRuleInput,
        rule: BlockRule,
        operatorToken,
        assertIntended,
      });
    },
  };
}
