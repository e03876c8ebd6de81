import { type Bonus, BonusesAnswer } from '@touchline/contracts/money';
import { type Http, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { bonusesResource } from './bonuses.resource.ts';

function deleteBonus(http: Http, { id }: Bonus): Promise<BonusesAnswer> {
  return http.request({
    method: 'DELETE',
    path: `/wallet-api/v1/bonuses/${encodeURIComponent(id)}`,
    schema: BonusesAnswer,
    authentication: 'required',
  });
}

/** Gives up a bonus, after a confirmation that shows what is lost by it. */
export function GiveUp({ bonus }: { readonly bonus: Bonus }) {
  const { bus, http, i18n, log, resources } = usePlugin();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const amount = i18n.money(bonus.balance, bonus.currency);

  async function giveUp(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await deleteBonus(http, bonus);
      setAsked(false);
      await bus.emit('balance.changed', {});
    } catch (failure) {
      log.warn('the bonus could not be given up', failure);
      setError(failure);
    } finally {
      setBusy(false);
      resources.invalidate(bonusesResource.name);
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setError(undefined);
          setAsked(true);
        }}
      >
        {i18n.t('bonuses.giveUp')}
      </Button>
      <Dialog
        open={isAsked}
        title={i18n.t('bonuses.giveUpTitle')}
        closeText={i18n.t('bonuses.keep')}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button data-safe onClick={() => setAsked(false)}>
              {i18n.t('bonuses.keep')}
            </Button>
            <Button variant="primary" busy={isBusy} onClick={() => void giveUp()}>
              {i18n.t('bonuses.giveUpFor', { amount })}
            </Button>
          </>
        }
      >
        <p>{i18n.t('bonuses.giveUpText', { amount })}</p>
        {error === undefined ? undefined : <p role="alert">{i18n.error(error)}</p>}
      </Dialog>
    </>
  );
}
