import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Credentials } from './credentials.ts';
import { ImportMapError } from './import-map-error.ts';

/**
 * Who is asking.
 * @throws ImportMapError `unauthorized` with a challenge for a bearer token, `unavailable`
 */
export async function requireAccess(
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Access> {
  let access: Access | undefined;
  try {
    access = await credentials.identify(request);
  } catch (cause) {
    throw new ImportMapError('unavailable', 'tokens cannot be checked at the moment', { cause });
  }
  if (access === undefined) {
    // Not Basic, which is accepted as well: a browser would prompt for the operator's token on the origin of the
    // site, and send it with every call that published code makes there from then on.
    reply.header('www-authenticate', 'Bearer realm="import map"');
    throw new ImportMapError('unauthorized', 'sign in as operator, or with a token of your team');
  }
  return access;
}

/**
 * The caller, when it is the operator or the owner of a token for everything.
 * @throws ImportMapError as `requireAccess` does, and `forbidden`
 */
export async function requireOperator(
  credentials: Credentials,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Access> {
  const access = await requireAccess(credentials, request, reply);
  const { actor, plugins, mayWrite } = access;
  if (!mayWrite || plugins !== undefined) {
    throw new ImportMapError('forbidden', `"${actor}" may change plugins and nothing else`);
  }
  return access;
}
