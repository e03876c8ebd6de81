import { reactView, usePlugin } from '@touchline/plugin-api';
import { Dialog } from '@touchline/ui/forms';
import { HelpList } from './help-list.tsx';
import styles from './help.module.css';

/** Where to find help with gambling, for visitors and players alike. */
function Help() {
  const { i18n, modals } = usePlugin();
  return (
    <Dialog
      open
      title={i18n.t('help.title')}
      closeText={i18n.t('confirmation.close')}
      onClose={() => void modals.close()}
    >
      <p className={styles.text}>{i18n.t('help.text')}</p>
      <HelpList />
    </Dialog>
  );
}

export const view = reactView(Help);
