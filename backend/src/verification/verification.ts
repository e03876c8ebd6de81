import { serviceSecret } from '../platform/database/service-secret.ts';
import type { App } from '../platform/http/app.ts';
import { type OriginOf, registerCheckRoutes } from './checks/check-routes.ts';
import { lookUpQuietChecks } from './checks/look-up-check.ts';
import { createDocumentKeys } from './document-keys.ts';
import { registerDocumentRoutes } from './document-routes.ts';
import { eraseDocuments } from './erase-documents.ts';
import { expireDocuments } from './expire-documents.ts';
import { registerVerificationDesk } from './verification-desk.ts';
import type { VerificationOptions } from './verification-options.ts';

/** How players prove who they are. */
export interface Verification {
  /** Ends documents whose last day has passed, and notifies players before. */
  readonly expireDue: () => Promise<void>;
  /** Erases pictures whose time is over. */
  readonly eraseDue: () => Promise<void>;
  /** Asks the provider about checks of which nothing is heard. */
  readonly lookUpQuiet: () => Promise<void>;
  /** The calls of players, of operators, and of the provider. */
  readonly register: (
    app: App,
    site: { readonly operatorToken: string; readonly originOf: OriginOf },
  ) => Promise<void>;
}

/** Creates the verification of players. */
export async function createVerification(
  given: Omit<VerificationOptions, 'keys'>,
): Promise<Verification> {
  const { pool, clock } = given;
  const secret = await serviceSecret(pool, 'identity-documents');
  const options: VerificationOptions = { ...given, keys: createDocumentKeys({ clock, secret }) };
  return {
    expireDue: () => expireDocuments(options),
    eraseDue: () => eraseDocuments(options),
    lookUpQuiet: () => lookUpQuietChecks(options),
    register: async (app, { operatorToken, originOf }) => {
      registerDocumentRoutes(app, options);
      registerVerificationDesk(app, { ...options, operatorToken });
      await registerCheckRoutes(app, options, { originOf });
    },
  };
}
