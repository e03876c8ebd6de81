import { isDeepStrictEqual } from 'node:util';
import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';
import { MAX_AUDIT_REASON, auditReasonIn } from '@touchline/domain/audit';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/app.ts';
import { auditActorOf } from '../http/operator.ts';
import { type AuditEntry, appendAudit } from './audit-log.ts';
import type { Queryable } from '../database/queryable.ts';

/** What a handler says about an act; the request knows who acts, by which route and why. */
export type OperatorAct = Pick<AuditEntry, 'subject' | 'before' | 'after' | 'reason' | 'at'> & {
  /** The client of the transaction that makes the change: both are committed or neither is. */
  readonly client: Queryable;
};

/** Records an operator's act in the audit log. Call it last in the transaction: the log is one queue. */
export type RecordAct = (act: OperatorAct) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Every operator route that writes declares its action here and records it: by `request.audit`,
     * or in the statement that makes the change. Destructive acts require a reason.
     */
    audit?: { readonly action: string; readonly reason?: 'required' };
  }
  interface FastifyRequest {
    readonly audit: RecordAct;
  }
}

/** The string in a field of a parsed body or query. */
function fieldOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || !(name in value)) {
    return undefined;
  }
  const field: unknown = Reflect.get(value, name);
  return typeof field === 'string' && field.trim() !== '' ? field : undefined;
}

/** Why an operator acts: the field `reason` of the body or query, else the reason header. */
export function reasonOf(request: FastifyRequest): string | undefined {
  const field = fieldOf(request.body, 'reason') ?? fieldOf(request.query, 'reason');
  return field?.slice(0, MAX_AUDIT_REASON) ?? auditReasonIn(request.headers[AUDIT_REASON_HEADER]);
}

/** Only the fields in which two values of an object differ. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { readonly before: object; readonly after: object } | undefined {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.flatMap((name) => (name in of ? [[name, of[name]]] : [])));
  return names.length === 0 ? undefined : { before: pick(before), after: pick(after) };
}

/** The action of a request: as its route declares it, else the route itself. */
export function actionOf({ method, routeOptions }: FastifyRequest): string {
  return routeOptions.config.audit?.action ?? `${method} ${routeOptions.url ?? 'unknown'}`;
}

/** Adds `request.audit`, and refuses a destructive act without a reason. */
export function registerOperatorActs(app: App): void {
  app.decorateRequest('audit', {
    getter(this: FastifyRequest): RecordAct {
      return async ({ client, ...act }) => {
        await appendAudit(client, {
          actor: auditActorOf(this),
          action: actionOf(this),
          ...act,
          reason: act.reason ?? reasonOf(this),
        });
      };
    },
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.audit?.reason === 'required' && !reasonOf(request)) {
      throw new ApiError('validation_failed', 'say why: this act needs a reason', {
        details: [
          {
            path: '/reason',
            problem: `send it as "reason" or in the header ${AUDIT_REASON_HEADER}`,
          },
        ],
      });
    }
  });
}
