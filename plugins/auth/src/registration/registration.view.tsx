import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Tabs } from '@touchline/ui/forms';
import { useState } from 'react';
import styles from '../session/form.module.css';
import { FullForm } from './full-form.tsx';
import { OneClickForm } from './one-click-form.tsx';

function Registration() {
  const { i18n, modals } = usePlugin();
  const [way, setWay] = useState<'full' | 'oneClick'>('full');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title.registration')}</h1>
      <Card>
        <Tabs
          label={i18n.t('registration.ways')}
          selected={way}
          onSelect={setWay}
          tabs={[
            { key: 'full', text: i18n.t('registration.full') },
            { key: 'oneClick', text: i18n.t('registration.oneClick') },
          ]}
        >
          {way === 'full' ? <FullForm /> : <OneClickForm />}
        </Tabs>
      </Card>
      <Button variant="quiet" wide onClick={() => void modals.open('login')}>
        {i18n.t('registration.login')}
      </Button>
    </div>
  );
}

export const view = reactView(Registration);
