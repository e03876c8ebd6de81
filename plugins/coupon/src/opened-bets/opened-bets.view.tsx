import { reactView, usePlugin } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { OpenedList, SettledLink } from './opened-list.tsx';

/** The player's open bets on a separate page. */
function OpenedBets() {
  const { i18n } = usePlugin();
  return (
    <Page title={i18n.t('page.openedBets')} action={<SettledLink />} width="full">
      <OpenedList />
    </Page>
  );
}

export const view = reactView(OpenedBets);
