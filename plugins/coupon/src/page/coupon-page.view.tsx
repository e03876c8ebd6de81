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
      <div className={styles.page}>
        <Card>
          <SlipTabs />
        </Card>
      </div>
      {/* The page has no footer: what others have there that must not be missing. */}
      <Slot name="coupon.foot" />
    </div>
  );
}

export const view = reactView(CouponPage);
