import { hasName } from '@touchline/domain/errors';
import { GateTrialAnswer } from '@touchline/contracts/operator';
import { text } from '@touchline/contracts/text';
import type { PlayerStatus } from '@touchline/domain/navigation';
import * as z from 'zod';
import { BlockRuleInput } from '../blocks/block-rule.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { openTo } from './exemptions.ts';
import { type GateOptions, refusalOf } from './gate.ts';
import { readSiteState } from './site-state.ts';
import { routeOf } from './route-of.ts';

const Flag = z.enum(['true', 'false']).default('false');

/** A described visitor and their request; those who are signed in have a status. */
const Query = z.strictObject({
  ip: z.union([z.ipv4(), z.ipv6()]),
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  userAgent: z.optional(text().check(z.maxLength(500))),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  path: text().check(z.startsWith('/'), z.maxLength(500)),
  /** Signed in as this player. */
  playerId: z
    .string()
    .regex(/^\d{8,9}$/)
    .optional(),
  isSignedIn: Flag,
  banLevel: z.coerce.number().int().min(0).default(0),
  isExcluded: Flag,
  isTermsChanged: Flag,
  isVerified: Flag,
  hasDeposit: Flag,
  /** A rule that is not saved, as it would be sent: JSON. */
  rule: z.optional(text().check(z.maxLength(20_000))),
});
type Query = z.infer<typeof Query>;

function playerStatusOf(described: Query): PlayerStatus | undefined {
  if (described.isSignedIn === 'false' && described.playerId === undefined) {
    return undefined;
  }
  return {
    banLevel: described.banLevel,
    banVersion: 1,
    isVerified: described.isVerified === 'true',
    hasDeposit: described.hasDeposit === 'true',
    isIdentificationNeeded: false,
    isDataAfterRegistration: false,
    isTermsChanged: described.isTermsChanged === 'true',
    isExcluded: described.isExcluded === 'true',
  };
}

/** @throws ApiError `validation_failed` */
function draftOf(sent: string | undefined): BlockRuleInput | undefined {
  if (sent === undefined) {
    return undefined;
  }
  try {
    return BlockRuleInput.parse(JSON.parse(sent));
  } catch (cause) {
    throw new ApiError('validation_failed', 'the rule is not valid', {
      cause,
      details: [{ path: '/rule', problem: hasName(cause, 'SyntaxError') ? 'no JSON' : 'invalid' }],
    });
  }
}

/**
 * Shows operators what the gate decides about a visitor whom they describe, with a rule that is not
 * saved yet or with those in force. Nothing is changed, and no player is read.
 */
export function registerGateTrial(
  app: App,
  options: Pick<GateOptions, 'configuration' | 'isProduction'> & {
    readonly blocks: Pick<Blocks, 'trial'>;
    readonly operatorToken: string;
  },
): void {
  const { configuration, blocks, isProduction, operatorToken } = options;
  app.get(
    '/operator-api/v1/gate-trial',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'rules.read' },
      schema: { tags: ['operator'], querystring: Query, response: { 200: GateTrialAnswer } },
    },
    async (request, reply): Promise<GateTrialAnswer> => {
      const { ip, country, userAgent = '', playerId, method, path } = request.query;
      const draft = draftOf(request.query.rule);
      const { block, rule } = await blocks.trial({ ip, country, userAgent, playerId }, draft);
      const settings = await configuration.read();
      const { state: site } = await readSiteState({
        cookies: {},
        settings,
        isProduction,
        knownBlock: () => block,
        askBlock: async () => block,
        log: request.log,
      });
      const url = routeOf(app.routeTable, { method, path });
      const refusal = await refusalOf(
        { site, player: async () => playerStatusOf(request.query) },
        { path: url, open: openTo(method, url) },
        settings.core.flags,
      );
      void reply.header('cache-control', 'no-store');
      return { route: url, ...(rule !== undefined && { rule }), ...(refusal && { refusal }) };
    },
  );
}
