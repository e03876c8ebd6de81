import type { CookiesAgreeType } from '@touchline/contracts/configuration';
import { Link, reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { useId, useState } from 'react';
import styles from './cookie-banner.module.css';
import { untoldAgreement } from './moment.store.ts';

/** Prompts which cookies may be stored. The page can be used meanwhile; all answers are equally prominent. */
function CookieBanner() {
  const context = usePlugin();
  const { clock, i18n, preferences } = context;
  const [choosing, setChoosing] = useState(false);
  const [functional, setFunctional] = useState(false);
  const id = useId();
  const agree = (cookiesAgreeType: CookiesAgreeType) => {
    untoldAgreement(context).set(clock.now());
    preferences.change({
      cookiesAgreeType,
      isFunctionalCookiesAgreed: cookiesAgreeType === 'chosen' && functional,
    });
  };
  return (
    <section className={styles.banner} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {i18n.t('cookieBanner.title')}
      </h2>
      <p className={styles.text}>
        {i18n.t('cookieBanner.text')}{' '}
        <Link to={{ route: 'cookies' }} className={styles.link}>
          {i18n.t('cookieBanner.more')}
        </Link>
      </p>
      {choosing ? (
        <div>
          <Checkbox
            label={i18n.t('cookieBanner.necessary')}
            hint={i18n.t('cookieBanner.necessaryHint')}
            checked
            disabled
            readOnly
          />
          <Checkbox
            label={i18n.t('cookieBanner.functional')}
            hint={i18n.t('cookieBanner.functionalHint')}
            checked={functional}
            onChange={(event) => setFunctional(event.target.checked)}
          />
        </div>
      ) : undefined}
      <div className={styles.actions}>
        <Button onClick={() => agree('all')}>{i18n.t('cookieBanner.all')}</Button>
        <Button onClick={() => agree('necessary')}>{i18n.t('cookieBanner.onlyNecessary')}</Button>
        {choosing ? (
          <Button onClick={() => agree('chosen')}>{i18n.t('cookieBanner.save')}</Button>
        ) : (
          <Button variant="quiet" onClick={() => setChoosing(true)}>
            {i18n.t('cookieBanner.choose')}
          </Button>
        )}
      </div>
    </section>
  );
}

export const view = reactView(CookieBanner);
