import {
  ActOnOperator,
  AddOperator,
  ChangeOperatorRoles,
  OperatorAccount,
  OperatorAccountsAnswer,
  OperatorInvitation,
  OperatorName,
} from '@touchline/contracts/operator';
import * as z from 'zod/mini';
import type { Pool } from '../../platform/database/queryable.ts';
import type { App } from '../../platform/http/app.ts';
import { operatorOf, requireOperator } from '../../platform/http/operator.ts';
import type { OperatorAccounts } from './operator-accounts.ts';
import { listAccounts } from './operator-store.ts';

const BASE = '/operator-api/v1/operators';
const TAGS = { tags: ['operator'] };
const Named = z.object({ name: OperatorName });

interface AccountRouteOptions {
  readonly pool: Pool;
  readonly operatorToken: string;
  readonly accounts: OperatorAccounts;
}

/** The configuration of an act on operators: destructive ones say why. */
function act(action: string) {
  return {
    permission: 'operators.manage',
    audit: { action: `operator.${action}`, reason: 'required' },
  } as const;
}

/** The operators there are, and another one. */
function registerList(app: App, { pool, operatorToken, accounts }: AccountRouteOptions): void {
  const preHandler = requireOperator(operatorToken);
  app.get(
    BASE,
    {
      preHandler,
      config: { permission: 'operators.manage' },
      schema: { ...TAGS, response: { 200: OperatorAccountsAnswer } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { operators: await listAccounts(pool) };
    },
  );

  app.post(
    BASE,
    {
      preHandler,
      config: act('add'),
      schema: { ...TAGS, body: AddOperator, response: { 200: OperatorInvitation } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return accounts.add({ ...request.body, by: operatorOf(request), audit: request.audit });
    },
  );
}

/** What an admin does to an operator. */
function registerActs(app: App, { operatorToken, accounts }: AccountRouteOptions): void {
  const preHandler = requireOperator(operatorToken);
  app.put(
    `${BASE}/:name/roles`,
    {
      preHandler,
      config: act('change-roles'),
      schema: {
        ...TAGS,
        params: Named,
        body: ChangeOperatorRoles,
        response: { 200: OperatorAccount },
      },
    },
    async ({ params: { name }, body, audit }) => accounts.changeRoles(name, { ...body, audit }),
  );

  const one = { ...TAGS, params: Named, body: ActOnOperator };
  app.post(
    `${BASE}/:name/password-reset`,
    {
      preHandler,
      config: act('reset-password'),
      schema: { ...one, response: { 200: OperatorInvitation } },
    },
    async ({ params: { name }, body, audit }, reply) => {
      reply.header('cache-control', 'no-store');
      return accounts.resetPassword(name, { ...body, audit });
    },
  );

  const changed = { ...one, response: { 200: OperatorAccount } };
  app.post(
    `${BASE}/:name/switch-off`,
    { preHandler, config: act('switch-off'), schema: changed },
    async ({ params: { name }, body, audit }) => accounts.switchOff(name, { ...body, audit }),
  );

  app.post(
    `${BASE}/:name/switch-on`,
    { preHandler, config: act('switch-on'), schema: changed },
    async ({ params: { name }, body, audit }) => accounts.switchOn(name, { ...body, audit }),
  );
}

/** The admins' side of who operates the site. */
export function registerOperatorAccounts(app: App, options: AccountRouteOptions): void {
  registerList(app, options);
  registerActs(app, options);
}
