import { reactView, usePlugin } from '@touchline/plugin-api';
import { lockIcon } from '@touchline/ui/icons';
import { BlockedPage } from './blocked-page.tsx';

/** Reason 17: the site is not offered in Ireland. */
function BlockIe() {
  const { i18n } = usePlugin();
  return (
    <BlockedPage
      path={lockIcon}
      title={i18n.t('blockIe.title')}
      text={i18n.t('blockIe.text')}
      hint={i18n.t('blockIe.hint')}
    />
  );
}

export const view = reactView(BlockIe);
