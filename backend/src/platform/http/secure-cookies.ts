import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the server over https, also where a proxy in front ends the encryption. */
    isPublicAddressSecure: boolean;
  }
}

/** Configures for the app how browsers reach it. @param publicUrl its configured address */
export function registerSecureCookies(app: App, publicUrl: string | undefined): void {
  app.decorate('isPublicAddressSecure', publicUrl?.startsWith('https:') ?? false);
}

/** Whether a cookie of the response must be `Secure`. */
export function mustBeSecure(request: FastifyRequest): boolean {
  return request.server.isPublicAddressSecure || request.protocol === 'https';
}
