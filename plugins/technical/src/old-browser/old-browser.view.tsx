import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { NoticePage } from '../notice-page/notice-page.tsx';

/** What a browser that is new enough to run this shows: the real page is for the others. */
function OldBrowser() {
  const { i18n, navigation } = usePlugin();
  return (
    <NoticePage
      path={checkCircleIcon}
      title={i18n.t('oldBrowser.title')}
      text={i18n.t('oldBrowser.text')}
      hint={i18n.t('oldBrowser.hint')}
      action={
        <Button variant="primary" href={navigation.href('/')}>
          {i18n.t('toHome')}
        </Button>
      }
    />
  );
}

export const view = reactView(OldBrowser);
