import { reactView, Slot, usePlugin, useStore } from '@touchline/plugin-api';
import { Card, VisuallyHidden } from '@touchline/ui';
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
    <div className={styles.whole}>
      {/* The tab below says the same to the eye. */}
      <h1>
        <VisuallyHidden>{i18n.t('title')}</VisuallyHidden>
      </h1>
      {isShared ? (
        <Suspense>
          <LoadShared />
        </Suspense>
      ) : undefined}
      {/* The page has no footer; above the slip, nothing that grows moves what is here. */}
      <Slot name="coupon.head" className={styles.head ?? ''} />
      <div className={styles.page}>
        <Card>
          <SlipTabs />
        </Card>
      </div>
    </div>
  );
}

export const view = reactView(CouponPage);
