import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { announceSlip } from '../slip/announce.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { SlipTabs } from './slip-tabs.tsx';
import styles from './page.module.css';

function SlipColumn() {
  const context = usePlugin();
  announceSlip(context);
  const { isCouponFixed } = useStore(couponSettingsOf(context));
  return (
    <aside
      aria-label={context.i18n.t('title')}
      className={isCouponFixed ? styles.column : styles.loose}
    >
      <Card>
        <SlipTabs />
      </Card>
    </aside>
  );
}

export const view = reactView(SlipColumn);
