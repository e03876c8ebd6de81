import { reactView, usePlugin } from '@touchline/plugin-api';
import { refreshIcon } from '@touchline/ui/icons';
import { BlockedPage } from './blocked-page.tsx';

/** Reason 4: the site is being updated. */
function SiteUpdates() {
  const { i18n } = usePlugin();
  return (
    <BlockedPage
      path={refreshIcon}
      title={i18n.t('siteUpdates.title')}
      text={i18n.t('siteUpdates.text')}
      hint={i18n.t('siteUpdates.hint')}
    />
  );
}

export const view = reactView(SiteUpdates);
