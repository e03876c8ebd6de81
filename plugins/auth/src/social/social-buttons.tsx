import type { OfferedNetwork } from '@touchline/contracts/identity';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { registrationOptions } from '../registration/registration-options.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { leaveForNetwork } from './leave-for-network.ts';
import { offerSignIn } from './offer-sign-in.ts';
import { socialNetworksResource } from './social.resource.ts';

/** Names as the networks write them, the same in every language. */
const NAMES: Readonly<Record<Exclude<OfferedNetwork, 'test'>, string>> = {
  google: 'Google',
  vk: 'VK',
  ok: 'OK',
  fb: 'Facebook',
  mailru: 'Mail.ru',
  yandex: 'Yandex',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'Twitter',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  apple: 'Apple',
  discord: 'Discord',
};

function Networks({ isSignIn }: { readonly isSignIn: boolean }) {
  const context = usePlugin();
  const { i18n } = context;
  const { data } = useResource(socialNetworksResource, {});
  const { busy, error, submit } = useSubmit();
  const networks = data?.networks.filter((network) => isSignIn || network !== 'test') ?? [];
  if (networks.length === 0) {
    return undefined;
  }
  return (
    <section className={styles.form} aria-label={i18n.t('social.ways')}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {networks.map((network) => (
        <Button
          key={network}
          wide
          // For trying the site out, where it is not for real players.
          {...(network === 'test' && { variant: 'quiet', size: 'small' })}
          busy={busy}
          onClick={() =>
            submit(async () => {
              await (data?.redirecting.includes(network) === true
                ? leaveForNetwork(context, network)
                : offerSignIn(context, { network, isAsked: true }));
            })
          }
        >
          {i18n.t('social.continueWith', {
            network: network === 'test' ? i18n.t('social.test') : NAMES[network],
          })}
        </Button>
      ))}
    </section>
  );
}

/**
 * The social networks that the site lets its players in with; nothing where there are none. The account
 * for trying the site out is offered to sign in alone.
 */
export function SocialButtons({ isSignIn = false }: { readonly isSignIn?: boolean }) {
  const { config } = usePlugin();
  const { types } = useStore(config.core, registrationOptions);
  return types.includes('social') ? <Networks isSignIn={isSignIn} /> : undefined;
}
