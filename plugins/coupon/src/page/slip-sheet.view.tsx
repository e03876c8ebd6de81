import { reactView, usePlugin } from '@touchline/plugin-api';
import { Sheet } from '@touchline/ui/forms';
import { SlipTabs } from './slip-tabs.tsx';
import styles from './page.module.css';

function SlipSheet() {
  const { i18n, modals } = usePlugin();
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={i18n.t('title')}
      closeText={i18n.t('close')}
    >
      <div className={styles.sheet}>
        <SlipTabs />
      </div>
    </Sheet>
  );
}

export const view = reactView(SlipSheet);
