import type { SelectedGameProvider } from '../gaming/providers/game-provider.ts';
import { gameProviders } from '../gaming/providers/game-providers.ts';
import { mailProviders } from '../identity/mail/mail-providers.ts';
import type { SelectedMailProvider } from '../identity/mail/mail-provider.ts';
import type { SelectedSmsProvider } from '../identity/phone/sms-provider.ts';
import { smsProviders } from '../identity/phone/sms-providers.ts';
import { identityNetworks } from '../identity/social/identity-networks.ts';
import type { SelectedIdentityNetworks } from '../identity/social/identity-provider.ts';
import { paymentProviders } from '../money/payments/payment-providers.ts';
import type { SelectedPaymentProvider } from '../money/payments/provider.ts';
import {
  type BackendEnvironment,
  testProvidersRefusedBy,
} from '../platform/process/environment.ts';
import { selectProviders } from '../platform/providers/provider-registry.ts';
import type { SelectedCheckProvider } from '../verification/checks/check-provider.ts';
import { checkProviders } from '../verification/checks/check-providers.ts';
import type { SelectedDocumentStore } from '../verification/files/document-files.ts';
import { documentStores } from '../verification/files/document-stores.ts';
import type { SelectedFeed } from '../pricing/book/feed-needs.ts';
import { feeds } from '../pricing/feed/feeds.ts';

/** Who this site reaches the outside world through. */
export interface SiteProviders {
  readonly payments: readonly SelectedPaymentProvider[];
  readonly mail: SelectedMailProvider | undefined;
  readonly sms: SelectedSmsProvider | undefined;
  readonly identity: readonly SelectedIdentityNetworks[];
  readonly feed: SelectedFeed | undefined;
  readonly games: readonly SelectedGameProvider[];
  /** Undefined where operators check identities. */
  readonly verification: SelectedCheckProvider | undefined;
  /** Where the pictures of identity documents are stored. */
  readonly documents: SelectedDocumentStore | undefined;
}

/** What is selected where the environment names nothing. */
function defaultsOf(
  { variables }: Pick<BackendEnvironment, 'variables'>,
  testsRefusedBy: string | undefined,
) {
  const test = testsRefusedBy === undefined ? ['test'] : [];
  return {
    payments: test,
    // A mail server alone has always been enough.
    mail: variables['SMTP_URL'] === undefined ? test : ['smtp'],
    sms: test,
    identity: ['openid', 'code', ...test],
  };
}

/**
 * Reads which providers the environment selects; nothing is created.
 * @returns them, with a sentence for everything that the site must not start with
 */
export function selectSiteProviders(
  environment: Pick<
    BackendEnvironment,
    | 'MODE'
    | 'TEST_PROVIDERS'
    | 'FEED'
    | 'PAYMENT_PROVIDERS'
    | 'MAIL_PROVIDER'
    | 'SMS_PROVIDER'
    | 'IDENTITY_PROVIDERS'
    | 'VERIFICATION_PROVIDER'
    | 'DOCUMENT_STORE'
    | 'GAME_PROVIDERS'
    | 'variables'
  >,
): { readonly providers: SiteProviders; readonly problems: readonly string[] } {
  const { MODE, FEED, MAIL_PROVIDER, SMS_PROVIDER, VERIFICATION_PROVIDER, variables } = environment;
  const testsRefusedBy = testProvidersRefusedBy(environment);
  const defaults = defaultsOf(environment, testsRefusedBy);
  const common = { variables, testsRefusedBy };
  const payments = selectProviders(paymentProviders, {
    ...common,
    ids: environment.PAYMENT_PROVIDERS ?? defaults.payments,
  });
  const mail = selectProviders(mailProviders, {
    ...common,
    ids: MAIL_PROVIDER === undefined ? defaults.mail : [MAIL_PROVIDER],
  });
  const sms = selectProviders(smsProviders, {
    ...common,
    ids: SMS_PROVIDER === undefined ? defaults.sms : [SMS_PROVIDER],
  });
  const identity = selectProviders(identityNetworks, {
    ...common,
    ids: environment.IDENTITY_PROVIDERS ?? defaults.identity,
  });
  const verification = selectProviders(checkProviders, {
    ...common,
    ids: VERIFICATION_PROVIDER === undefined ? [] : [VERIFICATION_PROVIDER],
  });
  const documents = selectProviders(documentStores, {
    ...common,
    ids: [environment.DOCUMENT_STORE],
  });
  const games = selectProviders(gameProviders, {
    ...common,
    ids: environment.GAME_PROVIDERS?.filter((id) => id !== 'none') ?? ['house'],
  });
  const feed = selectProviders(feeds, {
    variables,
    ids: FEED.split(':').slice(0, 1),
    // Without test payments a development site still needs matches.
    testsRefusedBy: MODE === 'production' ? 'MODE=production' : undefined,
  });
  return {
    providers: {
      payments: payments.selected,
      mail: mail.selected[0],
      sms: sms.selected[0],
      identity: identity.selected,
      feed: feed.selected[0],
      verification: verification.selected[0],
      documents: documents.selected[0],
      games: games.selected,
    },
    problems: [feed, payments, mail, sms, identity, verification, documents, games].flatMap(
      ({ problems }) => problems,
    ),
  };
}
