import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { settingsOf } from '../settings.ts';
import { ageConfirmed } from './moment.store.ts';

/** Prompts whether the visitor is old enough. It cannot be closed, only answered. */
function AgeCheck() {
  const context = usePlugin();
  const { config, i18n, keys } = context;
  const [tooYoung, setTooYoung] = useState(false);
  const { currentCountryCode, countryCode, minimumAge } = useStore(config.core);
  const country = (currentCountryCode || countryCode).toUpperCase();
  const age = settingsOf(context).ageByCountry[country] ?? minimumAge;
  const confirm = () => {
    ageConfirmed(context).remember();
    keys.set('ageAnswered', true);
  };
  return (
    <Dialog
      open
      title={i18n.t('age.title', { age })}
      onClose={() => undefined}
      actions={
        tooYoung ? (
          <Button onClick={() => setTooYoung(false)}>{i18n.t('age.back')}</Button>
        ) : (
          <>
            <Button onClick={() => setTooYoung(true)}>{i18n.t('age.no')}</Button>
            <Button variant="primary" onClick={confirm}>
              {i18n.t('age.yes', { age })}
            </Button>
          </>
        )
      }
    >
      <p role={tooYoung ? 'alert' : undefined}>
        {i18n.t(tooYoung ? 'age.tooYoung' : 'age.text', { age })}
      </p>
    </Dialog>
  );
}

export const view = reactView(AgeCheck);
