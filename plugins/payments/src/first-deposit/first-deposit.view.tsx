import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useEffect } from 'react';
import { bonusPopup, offerClosed } from './first-deposit.store.ts';

/** What the first deposit brings; whichever way it is closed, it stays so until the next sign-in. */
function FirstDeposit() {
  const context = usePlugin();
  const { i18n, modals, navigation } = context;
  const { data } = useResource(bonusPopup, {});
  const offer = data?.bonusPopupInformation;
  const closed = offerClosed(context);
  useEffect(() => () => closed.set(true), [closed]);
  return (
    <Dialog
      open
      title={i18n.t('firstDeposit.title')}
      closeText={i18n.t('firstDeposit.close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button data-safe onClick={() => void modals.close()}>
            {i18n.t('firstDeposit.later')}
          </Button>
          <Button
            variant="primary"
            onClick={() =>
              void modals.close().then(() => navigation.go({ route: 'bonusesDeposit' }))
            }
          >
            {i18n.t('firstDeposit.terms')}
          </Button>
        </>
      }
    >
      <p>
        {offer === undefined || offer === null
          ? i18n.t('loading')
          : i18n.t('firstDeposit.text', {
              percent: offer.percent,
              minimum: i18n.money(offer.minimumDeposit, offer.currency),
              maximum: i18n.money(offer.maximum, offer.currency),
              times: offer.wagerTimes,
            })}
      </p>
    </Dialog>
  );
}

export const view = reactView(FirstDeposit);
