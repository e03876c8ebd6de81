import {
  FeedStatesAnswer,
  ReleaseScope,
  SetControl,
  SuspendScope,
  TradedEventAnswer,
  TradedEventsAnswer,
  TradingControlAnswer,
  TradingControlsAnswer,
} from '@touchline/contracts/trading';
import { text } from '@touchline/contracts/text';
import { CONTROL_KINDS, type ControlKind } from '@touchline/domain/trading';
import type { OperatorPermission } from '@touchline/domain/operators';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import type { ControlledBook } from '../book/market-book.ts';
import { fedSuspensions, tradedEventAnswer, tradedEvents } from './traded-events.ts';
import type { Trading } from './trading.ts';

const BASE = '/betting-api/v1/operator/trading';
const TAGS = { tags: ['betting'] };
const Cursor = z
  .string()
  .regex(/^\d{1,6}$/)
  .optional();

/** The kinds that have a value, with where they are decided and who may. */
const VALUED: readonly (readonly [
  kind: Exclude<ControlKind, 'suspension'>,
  path: string,
  permission: OperatorPermission,
])[] = [
  ['margin', 'margins', 'trading.price'],
  ['price', 'prices', 'trading.price'],
  ['stake', 'stakes', 'bets.limit'],
];

export interface TradingRoutesOptions {
  readonly operatorToken: string;
  readonly book: ControlledBook;
  readonly trading: Trading;
  readonly listControls: (asked: {
    readonly kind: ControlKind;
    readonly cursor?: string | undefined;
  }) => Promise<TradingControlsAnswer>;
  readonly feedStates: () => Promise<Pick<FeedStatesAnswer, 'feeds' | 'now'>>;
}

/** What operators read about the feed, the line and what is decided about it. */
function registerReads(app: App, options: TradingRoutesOptions): void {
  const { operatorToken, book, trading, listControls, feedStates } = options;
  const isOperators = {
    preHandler: requireOperator(operatorToken),
    config: { permission: 'trading.read' as const },
  };
  app.get(
    `${BASE}/feeds`,
    { ...isOperators, schema: { ...TAGS, response: { 200: FeedStatesAnswer } } },
    async () => ({ ...(await feedStates()), suspended: fedSuspensions(book) }),
  );
  app.get(
    `${BASE}/controls`,
    {
      ...isOperators,
      schema: {
        ...TAGS,
        querystring: z.strictObject({ kind: z.enum(CONTROL_KINDS), cursor: Cursor }),
        response: { 200: TradingControlsAnswer },
      },
    },
    ({ query }) => listControls(query),
  );
  app.get(
    `${BASE}/events`,
    {
      ...isOperators,
      schema: {
        ...TAGS,
        querystring: z.strictObject({
          query: z.optional(text().check(z.maxLength(80))),
          sport: z.optional(text().check(z.maxLength(40))),
          cursor: Cursor,
        }),
        response: { 200: TradedEventsAnswer },
      },
    },
    async ({ query }) => tradedEvents({ book, trading }, query),
  );
  app.get(
    `${BASE}/events/:id`,
    {
      ...isOperators,
      schema: {
        ...TAGS,
        params: z.object({ id: z.coerce.number().int().positive() }),
        response: { 200: TradedEventAnswer },
      },
    },
    async ({ params }) => tradedEventAnswer({ book, trading }, params.id),
  );
}

/** A release of a kind, by the path that it was decided by. */
function registerRelease(
  app: App,
  { operatorToken, trading }: TradingRoutesOptions,
  released: {
    readonly kind: ControlKind;
    readonly path: string;
    readonly permission: OperatorPermission;
  },
): void {
  const { kind, path, permission } = released;
  app.delete(
    `${BASE}/${path}`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission, audit: { action: `${kind}.release`, reason: 'required' } },
      schema: { ...TAGS, querystring: ReleaseScope, response: { 200: TradingControlAnswer } },
    },
    async ({ query: { scope }, audit }) => {
      await trading.release({ kind, scope }, audit);
      return {};
    },
  );
}

/**
 * What operators decide while events are traded: suspensions, margins, prices and shares of stakes. Each act has
 * its permission, a reason and a row in the audit log, and is in force everywhere within a moment.
 */
export function registerTradingRoutes(app: App, options: TradingRoutesOptions): void {
  const { operatorToken, trading } = options;
  const isOperators = { preHandler: requireOperator(operatorToken) };
  registerReads(app, options);
  const suspension = {
    kind: 'suspension',
    path: 'suspensions',
    permission: 'trading.suspend',
  } as const;
  app.put(
    `${BASE}/${suspension.path}`,
    {
      ...isOperators,
      config: {
        permission: suspension.permission,
        audit: { action: 'suspension.set', reason: 'required' },
      },
      schema: { ...TAGS, body: SuspendScope, response: { 200: TradingControlAnswer } },
    },
    async (request) => ({
      control: await trading.set(
        { kind: suspension.kind, ...request.body, actor: auditActorOf(request) },
        request.audit,
      ),
    }),
  );
  registerRelease(app, options, suspension);
  for (const [kind, path, permission] of VALUED) {
    app.put(
      `${BASE}/${path}`,
      {
        ...isOperators,
        config: { permission, audit: { action: `${kind}.set`, reason: 'required' } },
        schema: { ...TAGS, body: SetControl, response: { 200: TradingControlAnswer } },
      },
      async (request) => ({
        control: await trading.set(
          { kind, ...request.body, actor: auditActorOf(request) },
          request.audit,
        ),
      }),
    );
    registerRelease(app, options, { kind, path, permission });
  }
}
