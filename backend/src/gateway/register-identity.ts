import type { FastifyRequest } from 'fastify';
import { registerActivityRoute } from '../identity/auth/activity-route.ts';
import { registerAuthRoutes } from '../identity/auth/auth-routes.ts';
import { cookieRules } from '../identity/auth/session-cookies.ts';
import { registerCaptchaRoutes } from '../identity/captcha/captcha-routes.ts';
import { registerPlayerDesk } from '../identity/desk/player-desk-routes.ts';
import { registerFingerprintRoutes } from '../identity/fingerprint/fingerprint-routes.ts';
import { registerMatchRoutes } from '../identity/people/match-routes.ts';
import { createPersonMatches } from '../identity/people/matches.ts';
import { registerFavouritesRoutes } from '../identity/player-configuration/favourites-routes.ts';
import { registerHiddenSportsRoutes } from '../identity/player-configuration/hidden-sports-routes.ts';
import { registerOfficeSettingsRoutes } from '../identity/player-configuration/office-settings-routes.ts';
import { registerPlayerConfigurationRoutes } from '../identity/player-configuration/player-configuration-routes.ts';
import { registerTransferRoutes } from '../identity/player-configuration/transfer-routes.ts';
import { createTransfers } from '../identity/player-configuration/transfers.ts';
import { registerSecureData } from '../identity/secure-data/secure-data-routes.ts';
import { registerFreezeDesk } from '../identity/secure-account/withdrawal-freeze-desk.ts';
import { registerSecurityQuestionDesk } from '../identity/security-question/security-question-desk.ts';
import { registerTwoFactorDesk } from '../identity/two-factor/two-factor-desk.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { App } from '../platform/http/app.ts';
import { wantsPage } from '../site/documents/document-route.ts';
import { trustedOrigin } from '../site/documents/origin-of.ts';
import type { Modules } from './modules.ts';

/** Recognises the device of a player who has signed in; a sign-in never fails for it. */
export function createDeviceNote({
  fingerprints,
  people,
}: {
  readonly fingerprints: Pick<Modules['fingerprints'], 'deviceOf'>;
  readonly people: Pick<Modules['people'], 'noteDevice'>;
}): (playerId: string, request: FastifyRequest) => Promise<void> {
  return async (playerId, request) => {
    const device = await fingerprints.deviceOf(request);
    if (device !== undefined) {
      await people.noteDevice(playerId, device).catch((error: unknown) => {
        request.log.error({ err: error, player: playerId }, 'a device could not be noted');
      });
    }
  };
}

/** Who may try to sign in: devices that are known, people who have shown that they are. */
function attemptGuardOf({ captcha, fingerprints }: Pick<Modules, 'captcha' | 'fingerprints'>) {
  return {
    admit: async (request: FastifyRequest, call: Parameters<typeof fingerprints.admit>[1]) => {
      await fingerprints.admit(request, call);
      await captcha.admit(request);
    },
    challenge: captcha.challenge,
    failed: captcha.failed,
  };
}

/** Accounts and sign-in, and what players store and change themselves. */
export function registerIdentity(
  app: App,
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly operatorToken: string;
    /** The https address that players reach the site at, where it is configured. */
    readonly publicUrl: string | undefined;
    readonly modules: Modules;
  },
): void {
  const { pool, clock, operatorToken, publicUrl, modules } = options;
  const { auth, captcha, configuration, fingerprints, phones, referral } = modules;
  // What is written about an account goes to the inbox too.
  const mails = { ...modules.mails, writeNotice: modules.notices.write };
  referral.register(app, (request) => request.method === 'GET' && wantsPage(request));
  registerActivityRoute(app, { auth, rules: async () => (await configuration.read()).office });
  registerAuthRoutes(app, {
    social: modules.social,
    auth,
    mails,
    phoneProofs: phones.proofs,
    phoneNotices: phones.notices,
    hasDeposit: modules.payments.hasDeposit,
    onRegistered: referral.save,
    onSignedIn: createDeviceNote(modules),
    countryOf: modules.blocks.countryOf,
    originOf: (request) => trustedOrigin(request, publicUrl),
    attemptGuard: attemptGuardOf(modules),
  });
  registerCaptchaRoutes(app, { captcha });
  registerFingerprintRoutes(app, { fingerprints });
  registerPlayerConfigurationRoutes(app, {
    pool,
    clock,
    statusOf: modules.playerStatus.statusOf,
  });
  registerHiddenSportsRoutes(app, { pool });
  registerFavouritesRoutes(app, { pool, clock });
  registerOfficeSettingsRoutes(app, { pool, clock });
  registerMatchRoutes(app, { matches: createPersonMatches({ pool, clock }), operatorToken });
  registerTransferRoutes(app, { transfers: createTransfers({ pool, clock }), operatorToken });
  registerSecureData(app, {
    pool,
    clock,
    cookieRules: async () => cookieRules((await configuration.read()).core.flags),
    minimumAge: async () => (await configuration.read()).core.minimumAge,
    writeNotice: (client, player) => mails.writeNotice(client, { kind: 'data-changed', ...player }),
  });
  registerPlayerDesk(app, { auth, operatorToken });
  registerFreezeDesk(app, { pool, clock, operatorToken });
  registerTwoFactorDesk(app, { auth, mails, operatorToken });
  registerSecurityQuestionDesk(app, { auth, mails, operatorToken });
  phones.register(app);
  mails.register(app);
}
