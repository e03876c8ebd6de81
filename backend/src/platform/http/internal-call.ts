import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Known to this process alone: no outsider can forge it. */
    internalSecret: string;
  }
}

const HEADER = 'x-touchline-internal';

/** Lets the app call itself. */
export function registerInternalCalls(app: App): void {
  app.decorate('internalSecret', randomBytes(24).toString('base64url'));
}

/** Whether this process itself makes the call. */
export function isInternalCall(request: FastifyRequest): boolean {
  return request.headers[HEADER] === request.server.internalSecret;
}

/**
 * The JSON text that a GET of a path of our own answers, without a socket and without counting
 * against any client's rate limit; undefined unless it answers 200.
 */
export async function getInternally(
  app: App,
  { path, language }: { readonly path: string; readonly language: string },
): Promise<string | undefined> {
  const answer = await app.inject({
    url: path,
    headers: { [HEADER]: app.internalSecret, 'accept-language': language },
  });
  return answer.statusCode === 200 ? answer.body : undefined;
}
