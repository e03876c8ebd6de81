import { reactView, usePlugin } from '@touchline/plugin-api';
import { lockIcon } from '@touchline/ui/icons';
import { BlockedPage } from './blocked-page.tsx';

/** Reason 13: the site is not offered in Ukraine. */
function BlockUa() {
  const { i18n } = usePlugin();
  return (
    <BlockedPage
      path={lockIcon}
      title={i18n.t('blockUa.title')}
      text={i18n.t('blockUa.text')}
      hint={i18n.t('blockUa.hint')}
    />
  );
}

export const view = reactView(BlockUa);
