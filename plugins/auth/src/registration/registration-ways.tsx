import { usePlugin, useStore } from '@touchline/plugin-api';
import { Tabs } from '@touchline/ui/forms';
import { type ComponentType, useEffect, useState } from 'react';
import { FullForm } from './full-form.tsx';
import { OneClickForm } from './one-click-form.tsx';
import { PhoneForm } from './phone/phone-form.tsx';
import styles from '../session/form.module.css';
import { registrationOptions } from './registration-options.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { followRegistration } from './registration-process.ts';

/** The ways there are, in the order of their reading. */
const WAYS = [
  { key: 'full', text: 'registration.full', Form: FullForm },
  { key: 'phone', text: 'registration.phone', Form: PhoneForm },
  { key: 'fast', text: 'registration.oneClick', Form: OneClickForm },
] as const satisfies readonly {
  readonly key: string;
  readonly text: string;
  readonly Form: ComponentType<{ readonly place: 'page' | 'modal' }>;
}[];

type Way = (typeof WAYS)[number]['key'];

/** The ways to register that the site offers, the same on its page and in its modal. */
export function RegistrationWays({ place }: { readonly place: 'page' | 'modal' }) {
  const context = usePlugin();
  const { config, i18n } = context;
  const { types } = useStore(config.core, registrationOptions);
  const [chosen, setChosen] = useState<Way>('full');
  useEffect(() => followRegistration(context, place), [context, place]);
  const ways = WAYS.filter(({ key }) => types.includes(key));
  const way = ways.find(({ key }) => key === chosen) ?? ways[0];
  if (way === undefined) {
    // The only way there is.
    return <SocialButtons isSignIn />;
  }
  const forms =
    ways.length > 1 ? (
      <Tabs
        label={i18n.t('registration.ways')}
        selected={way.key}
        onSelect={setChosen}
        tabs={ways.map(({ key, text }) => ({ key, text: i18n.t(text) }))}
      >
        <way.Form place={place} />
      </Tabs>
    ) : (
      <way.Form place={place} />
    );
  return (
    <div className={styles.form}>
      {forms}
      <SocialButtons />
    </div>
  );
}
