import { usePlugin, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { settingsIcon, shareIcon } from '@touchline/ui/icons';
import { slipOf } from './slip.store.ts';
import styles from './slip.module.css';

/** What can be done with the slip other than betting: sharing it, its settings. */
export function SlipTools() {
  const context = usePlugin();
  const { i18n, modals } = context;
  const isEmpty = useStore(slipOf(context).store, ({ bets }) => bets.length === 0);
  return (
    <div className={styles.tools}>
      {isEmpty ? undefined : (
        <IconButton
          label={i18n.t('share.title')}
          path={shareIcon}
          onClick={() => void modals.open('coupon-share')}
        />
      )}
      <IconButton
        label={i18n.t('settings.title')}
        path={settingsIcon}
        onClick={() => void modals.open('coupon-settings')}
      />
    </div>
  );
}
