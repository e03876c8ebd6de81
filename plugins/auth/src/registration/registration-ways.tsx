import { usePlugin, useStore } from '@touchline/plugin-api';
import { Tabs } from '@touchline/ui/forms';
import { useEffect, useState } from 'react';
import { FullForm } from './full-form.tsx';
import { OneClickForm } from './one-click-form.tsx';
import { registrationOptions } from './registration-options.ts';
import { followRegistration } from './registration-process.ts';

/** The ways to register that the site offers, the same on its page and in its modal. */
export function RegistrationWays({ place }: { readonly place: 'page' | 'modal' }) {
  const context = usePlugin();
  const { config, i18n } = context;
  const { types } = useStore(config.core, registrationOptions);
  const [chosen, setChosen] = useState<'full' | 'oneClick'>('full');
  useEffect(() => followRegistration(context, place), [context, place]);
  const hasFull = types.includes('full');
  const hasFast = types.includes('fast');
  const way = hasFull && (chosen === 'full' || !hasFast) ? 'full' : 'oneClick';
  const form = way === 'full' ? <FullForm /> : <OneClickForm />;
  return hasFull && hasFast ? (
    <Tabs
      label={i18n.t('registration.ways')}
      selected={way}
      onSelect={setChosen}
      tabs={[
        { key: 'full', text: i18n.t('registration.full') },
        { key: 'oneClick', text: i18n.t('registration.oneClick') },
      ]}
    >
      {form}
    </Tabs>
  ) : (
    form
  );
}
