import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { Suspense, useState } from 'react';
import { LoadShared } from '../slip/lazy-parts.ts';
import { SlipTabs } from './slip-tabs.tsx';
import styles from './page.module.css';

function CouponPage() {
  const { i18n, navigation } = usePlugin();
  const code = useStore(navigation.current, ({ query }) => query['load']);
  // The address forgets the code once it was used; its result remains shown.
  const [isShared, setShared] = useState(false);
  if (code !== undefined && !isShared) {
    setShared(true);
  }
  return (
    <Page title={i18n.t('title')}>
      {isShared ? (
        <Suspense>
          <LoadShared />
        </Suspense>
      ) : undefined}
      <div className={styles.page}>
        <Card>
          <SlipTabs />
        </Card>
      </div>
    </Page>
  );
}

export const view = reactView(CouponPage);
