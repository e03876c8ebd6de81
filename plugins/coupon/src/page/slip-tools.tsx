import { usePlugin } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { settingsIcon } from '@touchline/ui/icons';
import styles from './page.module.css';

/** What can be done with the slip besides betting: its settings. */
export function SlipTools() {
  const { i18n, modals } = usePlugin();
  return (
    <div className={styles.tools}>
      <IconButton
        label={i18n.t('settings.title')}
        path={settingsIcon}
        onClick={() => void modals.open('coupon-settings')}
      />
    </div>
  );
}
