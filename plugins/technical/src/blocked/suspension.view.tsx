import { reactView, usePlugin } from '@touchline/plugin-api';
import { shieldIcon } from '@touchline/ui/icons';
import { BlockedPage } from './blocked-page.tsx';

/** Reason 16: the site's work is suspended. */
function Suspension() {
  const { i18n } = usePlugin();
  return (
    <BlockedPage
      path={shieldIcon}
      title={i18n.t('suspension.title')}
      text={i18n.t('suspension.text')}
      hint={i18n.t('suspension.hint')}
    />
  );
}

export const view = reactView(Suspension);
