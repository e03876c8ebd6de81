import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { downloadResource } from './download.resource.ts';
import styles from './install-banner.module.css';
import { refusedInstall } from './refused-install.store.ts';
import { shopAddress } from './shop-address.ts';

/** Links to the application made for this device, once: a visitor who declines is not prompted again on it. */
function DownloadBanner() {
  const context = usePlugin();
  const { config, i18n } = context;
  const { brand } = useStore(config.core);
  const { data } = useResource(downloadResource, { language: i18n.language });
  const { userAgent } = navigator;
  const address = data && shopAddress({ userAgent, ...data.groups.application });
  // Who has installed the site has what they want.
  if (address === undefined || matchMedia('(display-mode: standalone)').matches) {
    return undefined;
  }
  return (
    <section className={styles.banner} aria-label={i18n.t('download.label')}>
      <p className={styles.text}>{i18n.t('download.text', { brand })}</p>
      <Button variant="primary" href={address}>
        {i18n.t('download.act')}
      </Button>
      <Button variant="quiet" onClick={() => refusedInstall(context).set(true)}>
        {i18n.t('download.later')}
      </Button>
    </section>
  );
}

export const view = reactView(DownloadBanner, { server: false });
