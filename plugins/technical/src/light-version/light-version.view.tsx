import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import styles from '../install/install-banner.module.css';
import { refusedLightVersion } from './refused-light-version.store.ts';

/** Offers the light version, once, to who saves data or has a slow network. */
function LightVersion() {
  const context = usePlugin();
  const { i18n, preferences } = context;
  const answer = (isWanted: boolean) => {
    // A visitor who turns it off again later on has had the offer.
    refusedLightVersion(context).set(true);
    if (isWanted) {
      preferences.change({ isAppLightVersion: 1 });
    }
  };
  return (
    <section className={styles.banner} aria-label={i18n.t('lightVersion.label')}>
      <p className={styles.text}>{i18n.t('lightVersion.text')}</p>
      <Button variant="primary" onClick={() => answer(true)}>
        {i18n.t('lightVersion.act')}
      </Button>
      <Button variant="quiet" onClick={() => answer(false)}>
        {i18n.t('lightVersion.later')}
      </Button>
    </section>
  );
}

export const view = reactView(LightVersion);
