import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { settingsIcon } from '@touchline/ui/icons';
import { NoticePage } from '../notice-page/notice-page.tsx';
import { NoticeParagraph } from './notice-paragraph.tsx';

/** The site is being worked on. The shell redirects automatically when it is open again. */
function Maintenance() {
  const { i18n, config } = usePlugin();
  const plan = useStore(config.maintenance);
  return (
    <NoticePage
      path={settingsIcon}
      title={i18n.t('maintenance.title')}
      text={<NoticeParagraph plan={plan} />}
      hint={i18n.t('maintenance.hint')}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {i18n.t('checkAgain')}
        </Button>
      }
    />
  );
}

export const view = reactView(Maintenance, { server: false });
