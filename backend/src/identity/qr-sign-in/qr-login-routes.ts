import {
  ApproveQrSignIn,
  DecidedQrSignIn,
  DeclineQrSignIn,
  OpenedQrSignIn,
  OpenQrSignIn,
} from '@touchline/contracts/identity';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';

const PATH = '/web-api/auth/v1/qr-login';
const TAGS = { tags: ['auth'] };

/** The signed-in player's side of a QR sign-in: what it would sign in, and the decision. */
export function registerQrLoginRoutes(app: App, { auth }: { readonly auth: Auth }): void {
  app.post(
    `${PATH}/open`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('proof'),
      schema: { ...TAGS, body: OpenQrSignIn, response: { 200: OpenedQrSignIn } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return auth.qrSignIns.open(playerOf(request).id, request.body.code);
    },
  );

  app.post(
    `${PATH}/approve`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('proof'),
      schema: { ...TAGS, body: ApproveQrSignIn, response: { 200: DecidedQrSignIn } },
    },
    async (request) => {
      const { id } = playerOf(request);
      await auth.qrSignIns.approve(id, request.body);
      request.log.info({ player: id }, 'a sign-in of another device was approved');
      return { state: 'approved' as const };
    },
  );

  app.post(
    `${PATH}/decline`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('proof'),
      schema: { ...TAGS, body: DeclineQrSignIn, response: { 200: DecidedQrSignIn } },
    },
    async (request) => {
      const { id } = playerOf(request);
      await auth.qrSignIns.decline(id, request.body.id);
      request.log.warn({ player: id }, 'a sign-in of another device was declined');
      return { state: 'declined' as const };
    },
  );
}
