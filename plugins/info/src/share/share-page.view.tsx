import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { shareIcon } from '@touchline/ui/icons';
import styles from './share.module.css';

/** The sections whose pages are the same for everyone. */
const PUBLIC = new Set(['sport', 'cyber', 'promo', 'info', 'casino', 'games', 'lotto']);

/** Below a page that is the same for everyone: the way to hand it on. */
function SharePage() {
  const { i18n, modals, navigation } = usePlugin();
  const isPublic = useStore(navigation.current, ({ plugin }) => PUBLIC.has(plugin));
  return isPublic ? (
    <div className={styles.page}>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon path={shareIcon} />}
        onClick={() => void modals.open('share')}
      >
        {i18n.t('share.page')}
      </Button>
    </div>
  ) : undefined;
}

export const view = reactView(SharePage);
