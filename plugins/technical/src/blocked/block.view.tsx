import { reactView, usePlugin } from '@touchline/plugin-api';
import { lockIcon } from '@touchline/ui/icons';
import { BlockedPage } from './blocked-page.tsx';

/** Reasons 1, 2, 3, 5 and 14: the visitor may not use the site. */
function Block() {
  const { i18n } = usePlugin();
  return (
    <BlockedPage
      path={lockIcon}
      title={i18n.t('block.title')}
      text={i18n.t('block.text')}
      hint={i18n.t('block.hint')}
    />
  );
}

export const view = reactView(Block);
