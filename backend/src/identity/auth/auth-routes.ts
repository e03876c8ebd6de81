import type { App } from '../../platform/http/app.ts';
import { registerSocialRoutes } from '../social/social-routes.ts';
import type { Social } from '../social/social.ts';
import { registerActivationRoutes } from './activation-routes.ts';
import { registerEmailChangeRoutes } from '../email-change/email-change-routes.ts';
import { registerPasskeyRoutes } from '../passkeys/passkey-routes.ts';
import type { OriginOf } from '../passkeys/relying-party.ts';
import { registerPasskeySignIn } from '../passkeys/sign-in-route.ts';
import { registerQrLoginRoutes } from '../qr-sign-in/qr-login-routes.ts';
import { registerQrSignIn } from '../qr-sign-in/sign-in-route.ts';
import { registerSecureAccountRoutes } from '../secure-account/secure-account-routes.ts';
import { registerSecurityQuestionRoutes } from '../security-question/security-question-routes.ts';
import { createMessageCodes } from '../two-factor/message-codes.ts';
import { registerTwoFactorSignIn } from '../two-factor/sign-in-route.ts';
import { registerTwoFactorRoutes } from '../two-factor/two-factor-routes.ts';
import { registerSessionFiles } from './session-files/session-file-routes.ts';
import type { Auth } from './auth.ts';
import { type BrowserSessionOptions, createBrowserSessions } from './browser-sessions.ts';
import { registerLoginRoute } from './login-route.ts';
import { registerMailRecoveryRoutes } from './mail-recovery-routes.ts';
import { createNewDeviceNotice } from './new-device-notice.ts';
import { registerOwnSessionRoutes } from './own-session-routes.ts';
import { registerPasswordLinkRoutes } from './password-link-routes.ts';
import { registerPhoneRegistrationRoutes } from './phone-registration-routes.ts';
import { registerProfileRoute } from './profile-route.ts';
import { registerRecoveryRoutes } from './recovery-routes.ts';
import {
  registerRegistrationRoutes,
  type RegistrationRouteOptions,
} from './registration-routes.ts';
import { registerSecurityRoutes } from './security-routes.ts';
import { registerSessionCheckRoutes } from './session-check-routes.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { registerSmsSignIn } from './sms-sign-in-routes.ts';
import { createStepUp } from './step-up.ts';
import { registerStepUpRoutes } from './step-up-routes.ts';
import { type AttemptGuard, watchStrangers } from './watch-strangers.ts';

export interface AuthRouteOptions
  extends BrowserSessionOptions,
    Pick<RegistrationRouteOptions, 'mails' | 'onRegistered' | 'phoneNotices' | 'phoneProofs'> {
  readonly auth: Auth;
  /** Whether a player has ever deposited. */
  readonly hasDeposit: (playerId: string) => Promise<boolean>;
  readonly attemptGuard: AttemptGuard;
  /** `https://host` of the site, where it is known for sure; without it there are no passkeys. */
  readonly originOf?: OriginOf;
  /** Social networks to sign in with; none without. */
  readonly social?: Social;
}

/** Registration, login and the profile; with them the calls that keep a sign-in alive. */
export function registerAuthRoutes(app: App, options: AuthRouteOptions): void {
  const { auth, attemptGuard, hasDeposit, mails, originOf, social } = options;
  app.setVerifyToken(auth.tokens.verify);
  const browser = createBrowserSessions(auth, {
    ...options,
    onNewDevice: mails && createNewDeviceNotice({ auth, mails }),
  });
  const watched = watchStrangers(attemptGuard);
  const shared = { ...options, browser, watched };
  const stepUp = createStepUp({ ...auth, phoneProofs: options.phoneProofs, mails });

  registerSessionRoutes(app, { auth, browser });
  registerSessionCheckRoutes(app, { browser });
  registerOwnSessionRoutes(app, { auth });
  registerSessionFiles(app, { sessions: auth.ownSessions, clock: auth.clock });
  registerSecurityRoutes(app, { auth, mails });
  const messageCodes = createMessageCodes({ ...auth, phoneProofs: options.phoneProofs, mails });
  registerTwoFactorRoutes(app, { auth, mails, stepUp, messageCodes });
  registerTwoFactorSignIn(app, { auth, browser, watched, messageCodes });
  registerStepUpRoutes(app, stepUp);
  registerSecureAccountRoutes(app, { auth, mails });
  registerSecurityQuestionRoutes(app, { auth, mails });
  registerQrLoginRoutes(app, { auth });
  registerQrSignIn(app, { auth, browser, watched, countryOf: options.countryOf });
  if (originOf !== undefined) {
    registerPasskeyRoutes(app, { auth, mails, originOf });
    registerPasskeySignIn(app, { auth, browser, watched, originOf });
  }
  registerRegistrationRoutes(app, shared);
  registerPhoneRegistrationRoutes(app, shared);
  registerRecoveryRoutes(app, shared);
  registerSmsSignIn(app, shared);
  if (mails !== undefined) {
    registerMailRecoveryRoutes(app, { ...shared, mails, stepUp });
    registerPasswordLinkRoutes(app, { ...shared, mails });
    registerActivationRoutes(app, { auth, mails });
    registerEmailChangeRoutes(app, { auth, mails, phoneNotices: options.phoneNotices });
  }
  if (social !== undefined) {
    registerSocialRoutes(app, { ...shared, social, originOf });
  }
  registerLoginRoute(app, { auth, browser, attemptGuard, watched });
  registerProfileRoute(app, { pool: auth.pool, hasDeposit });
}
