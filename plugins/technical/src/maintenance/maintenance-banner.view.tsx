import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { NOTICE_MODAL } from './notice-modal.ts';
import { NoticeParagraph } from './notice-paragraph.tsx';

/** Says above the content that maintenance is coming. */
function MaintenanceBanner() {
  const { i18n, config, modals } = usePlugin();
  const plan = useStore(config.maintenance);
  return (
    <NoticeBanner
      tone="warning"
      text={<NoticeParagraph plan={plan} />}
      action={
        <Button variant="quiet" size="small" onClick={() => void modals.open(NOTICE_MODAL)}>
          {i18n.t('maintenance.more')}
        </Button>
      }
    />
  );
}

export const view = reactView(MaintenanceBanner, { server: false });
