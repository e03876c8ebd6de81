import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';
import { auditReasonIn } from '@touchline/domain/audit';
import type { OperatorPermission } from '@touchline/domain/operators';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an operator does here; the statement that makes the change records it in the audit log. */
    audit?: { readonly action: string; readonly reason?: 'required' };
    /** What an operator who is signed in at the console must be allowed to; the site checks it. */
    permission?: OperatorPermission;
  }
}

/** Who acts and why, as the audit log names them. */
export interface Author {
  readonly actor: string;
  readonly reason?: string | undefined;
}

/** The actor that judges rollouts; no token may have its name. */
const AUTOMATIC = 'health';

/** The audit log's name of the author of a change. */
export function auditActor(actor: string): string {
  return actor === AUTOMATIC ? `system:${actor}` : `operator:${actor}`;
}

/** Why a request acts that has no reason in its body. */
export function reasonIn(request: FastifyRequest): string | undefined {
  return auditReasonIn(request.headers[AUDIT_REASON_HEADER]);
}

/** Route configuration of an act, and of what an operator must be allowed to for it. */
export function audited(
  action: string,
  permission: OperatorPermission = 'releases.change',
): {
  config: {
    readonly audit: { readonly action: string };
    readonly permission: OperatorPermission;
  };
} {
  return { config: { audit: { action }, permission } };
}

/** Route configuration of what operators read of the releases. */
export const READS: { readonly config: { readonly permission: OperatorPermission } } = {
  config: { permission: 'releases.read' },
};
