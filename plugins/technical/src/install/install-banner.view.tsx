import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import styles from './install-banner.module.css';
import { refusedInstall } from './refused-install.store.ts';

/** Offers to install the site, once: who declines is not asked again on this device. */
function InstallBanner() {
  const context = usePlugin();
  const { bus, config, i18n } = context;
  const { brand } = useStore(config.core);
  return (
    <section className={styles.banner} aria-label={i18n.t('install.label')}>
      <p className={styles.text}>{i18n.t('install.text', { brand })}</p>
      <Button variant="primary" onClick={() => void bus.emit('app.install', {})}>
        {i18n.t('install.act')}
      </Button>
      <Button variant="quiet" onClick={() => refusedInstall(context).set(true)}>
        {i18n.t('install.later')}
      </Button>
    </section>
  );
}

export const view = reactView(InstallBanner);
