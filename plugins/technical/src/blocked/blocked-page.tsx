import { usePlugin } from '@touchline/plugin-api';
import { Button, type IconProps } from '@touchline/ui';
import { NoticePage } from '../notice-page/notice-page.tsx';

/** A page that is shown in place of the site. A retry redirects home when nothing blocks any more. */
export function BlockedPage(props: {
  readonly path: IconProps['path'];
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}) {
  const { i18n } = usePlugin();
  return (
    <NoticePage
      {...props}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {i18n.t('checkAgain')}
        </Button>
      }
    />
  );
}
