import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { announceSlip } from '../slip/announce.ts';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { SlipTools } from './slip-tools.tsx';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import styles from './page.module.css';

function SlipColumn() {
  const context = usePlugin();
  announceSlip(context);
  const count = useStore(slipOf(context).store, ({ bets }) => bets.length);
  const { isCouponFixed } = useStore(couponSettingsOf(context));
  return (
    <aside
      aria-label={context.i18n.t('title')}
      className={isCouponFixed ? undefined : styles.loose}
    >
      <Card>
        <SectionHeader title={context.i18n.t('title')} count={count === 0 ? undefined : count} />
        <SlipPanel />
        <SlipTools />
      </Card>
    </aside>
  );
}

export const view = reactView(SlipColumn);
