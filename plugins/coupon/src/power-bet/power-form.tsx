import type { Bet, PowerBetOffer } from '@touchline/contracts/betting';
import { currencyExponent } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { refusalText } from '../opened-bets/refusal-text.ts';
import { PowerFigures } from './power-figures.tsx';
import { PowerLegs } from './power-legs.tsx';
import { usePowerBet } from './use-power-bet.ts';
import styles from './power-bet.module.css';

interface PowerFormProps {
  readonly bet: Bet;
  readonly offer: PowerBetOffer;
}

/** What is left out, added and agreed to, with the resulting bet. */
export function PowerForm({ bet, offer }: PowerFormProps) {
  const { i18n } = usePlugin();
  const power = usePowerBet({ bet, offer });
  const { addition, agreed, change, fault, most, stake } = power;
  const [isTried, setIsTried] = useState(false);
  const { currency } = bet;
  const money = (amount: number) => i18n.money(amount, currency);
  const isBusy = change?.state === 'changing';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    power.send();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate data-bet-id={bet.id}>
      <PowerLegs bet={bet} offer={offer} editing={power.editing} />
      <AmountField
        label={i18n.t('power.addition')}
        hint={Number.isFinite(most) ? i18n.t('power.upTo', { most: money(most) }) : undefined}
        error={isTried ? fault : undefined}
        value={addition.text}
        onChange={addition.setText}
        decimals={currencyExponent(currency)}
        currency={currency}
      />
      <PowerFigures bet={bet} power={power} />
      {change?.state === 'refused' ? (
        <NoticeBanner
          tone="warning"
          text={
            change.refusal === undefined
              ? i18n.error(change.error)
              : refusalText(i18n, change.refusal)
          }
        />
      ) : undefined}
      {agreed?.before === undefined ? undefined : (
        <NoticeBanner tone="warning" text={i18n.t('power.fallen')} />
      )}
      <p className={styles.muted}>{i18n.t('power.terms')}</p>
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {i18n.t(isBusy ? 'power.changing' : 'power.change', { stake: money(stake) })}
      </Button>
    </form>
  );
}
