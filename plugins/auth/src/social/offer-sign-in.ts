import type { OfferedNetwork } from '@touchline/contracts/identity';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { attempt } from '../session/attempts.ts';
import { needsCode } from '../two-factor/two-factor.resource.ts';
import { loadIdentityScript } from './identity-script.ts';
import { askOneTapClient, sendCredential } from './social.resource.ts';

interface OfferOptions {
  /** The first one that the site offers, unless named. */
  readonly network?: OfferedNetwork;
  /** The visitor has requested it, maybe in a modal. */
  readonly isAsked?: boolean;
}

/**
 * Lets a social network ask the visitor whether they want to sign in with it; a visitor who agrees is redirected
 * to where the server says.
 * @returns takes the question away
 * @throws ApplicationError `social_unavailable`; Error when the network's script does not come
 */
export async function offerSignIn(
  context: PluginContext,
  { network: wanted, isAsked = false }: OfferOptions = {},
): Promise<Disposer> {
  const { config, http, i18n, modals, notify } = context;
  const { window } = globalThis;
  const { network, clientId, nonce, script } = await askOneTapClient(http, wanted);
  const identity = await loadIdentityScript(window, script);

  const enter = async (given: Readonly<Record<string, unknown>>) => {
    const core = config.core.get();
    const texts = Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const fields = {
      ...Object.fromEntries(texts),
      language: i18n.language,
      currency: core.currencies[0] ?? '',
      countryId: String(core.currentCountryId ?? 0),
    };
    const { answer } = await attempt(context, {
      flow: 'login',
      act: () => sendCredential(http, { network, fields }),
    });
    window.location.assign(answer.redirectUrl);
  };
  identity.initialize({
    client_id: clientId,
    nonce,
    use_fedcm_for_prompt: true,
    callback: (given) => {
      enter(given).catch((error: unknown) => {
        if (needsCode(error)) {
          return modals.open('two-factor');
        }
        notify.show({
          kind: 'error',
          title: i18n.t('social.failed'),
          error,
          id: 'social',
        });
      });
    },
  });
  if (isAsked) {
    // A network prompts in the page itself, of which nothing can be reached under a modal.
    await modals.close();
  }
  identity.prompt();
  return () => identity.cancel();
}
