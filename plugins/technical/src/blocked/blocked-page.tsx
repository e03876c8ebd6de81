import { reactView, usePlugin, type View } from '@touchline/plugin-api';
import { Button, type IconProps } from '@touchline/ui';
import { NoticePage } from '../notice-page/notice-page.tsx';

/**
 * A page that is shown in place of the site; `page` is the key of its title, text and hint among the
 * translations. Checking again opens the home page once nothing blocks it any more.
 */
export function blockedView({
  page,
  path,
}: {
  readonly page: string;
  readonly path: IconProps['path'];
}): View {
  return reactView(function Blocked() {
    const { i18n } = usePlugin();
    return (
      <NoticePage
        path={path}
        title={i18n.t(`${page}.title`)}
        text={i18n.t(`${page}.text`)}
        hint={i18n.t(`${page}.hint`)}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {i18n.t('checkAgain')}
          </Button>
        }
      />
    );
  });
}
