import { reactView, usePlugin } from '@touchline/plugin-api';
import { clockIcon } from '@touchline/ui/icons';
import { BlockedPage } from './blocked-page.tsx';

/** Reason 8: the site has not opened yet. */
function ComingSoon() {
  const { i18n } = usePlugin();
  return (
    <BlockedPage
      path={clockIcon}
      title={i18n.t('comingSoon.title')}
      text={i18n.t('comingSoon.text')}
      hint={i18n.t('comingSoon.hint')}
    />
  );
}

export const view = reactView(ComingSoon);
