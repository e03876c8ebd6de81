import { reactView, usePlugin } from '@touchline/plugin-api';
import { Sheet } from '@touchline/ui/forms';
import { type ReactNode, useId } from 'react';
import { Appearance } from './appearance.tsx';
import { EventFields } from './event-fields.tsx';
import { FlagSwitches } from './flag-switches.tsx';
import { LanguageField } from './language-field.tsx';
import { MarketFields } from './market-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import styles from './preferences.module.css';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The player's own settings of the page: looks, markets, events, slip, times, language. */
function PreferencesSheet() {
  const { i18n, modals } = usePlugin();
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={i18n.t('preferences.title')}
      closeText={i18n.t('preferences.close')}
    >
      <div className={styles.fields}>
        <Part title={i18n.t('preferences.part.looks')}>
          <Appearance />
        </Part>
        <Part title={i18n.t('preferences.part.markets')}>
          <MarketFields />
        </Part>
        <Part title={i18n.t('preferences.part.events')}>
          <EventFields />
        </Part>
        <Part title={i18n.t('preferences.part.slip')}>
          <FlagSwitches
            flags={[{ name: 'isTeamLogosInCoupon', text: i18n.t('preferences.teamLogos') }]}
          />
        </Part>
        <Part title={i18n.t('preferences.part.place')}>
          <TimeFields />
          <LanguageField />
        </Part>
      </div>
    </Sheet>
  );
}

export const view = reactView(PreferencesSheet);
