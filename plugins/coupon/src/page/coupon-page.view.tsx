import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { SlipPanel } from '../slip/slip-panel.tsx';
import { SlipTools } from './slip-tools.tsx';
import styles from './page.module.css';

function CouponPage() {
  const { i18n } = usePlugin();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{i18n.t('title')}</h1>
      <Card>
        <SlipPanel />
        <SlipTools />
      </Card>
    </div>
  );
}

export const view = reactView(CouponPage);
