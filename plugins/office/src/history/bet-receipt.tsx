import type { AgreedBet, Bet, BetReceipt } from '@touchline/contracts/betting';
import { offeredOdds } from '@touchline/domain/coupon';
import { useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { copyIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { saveFile } from '@touchline/ui/save-file';
import { useState } from 'react';
import { receiptResource } from './bets.resource.ts';
import styles from './bet-receipt.module.css';

/** Digits of a hash that are shown at either end. */
const SHOWN = 8;

/** What was agreed when a bet was placed, with its hash; asked for when the player opens it. */
export function ReceiptOfBet({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.receipt} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{i18n.t('receipt.title')}</summary>
      {isOpen ? <Loaded id={bet.id} /> : undefined}
    </details>
  );
}

function Loaded({ id }: { readonly id: string }) {
  const { i18n } = usePlugin();
  const answer = useResource(receiptResource, { id });
  return answer.data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} />
  ) : (
    <>
      <Agreed agreed={answer.data.agreed} />
      <Hash {...answer.data} />
    </>
  );
}

function Agreed({ agreed }: { readonly agreed: AgreedBet }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { currency, placedAt } = agreed;
  const figures = [
    [i18n.t('receipt.number'), agreed.id],
    [
      i18n.t('receipt.placed'),
      `${i18n.dateTime(placedAt, 'date')} · ${i18n.dateTime(placedAt, 'time')}`,
    ],
    [i18n.t('stake'), i18n.money(agreed.stake, currency)],
    [i18n.t('totalOdds'), odds(offeredOdds(agreed))],
    [i18n.t('possibleReturn'), i18n.money(agreed.possibleReturn, currency)],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.legs}>
        {agreed.legs.map((leg) => (
          <li key={leg.outcomeId}>
            <span>
              {leg.home} – {leg.away}
            </span>
            <span>
              {i18n.market(leg.marketKey, leg)} ·{' '}
              {i18n.outcome(leg.marketKey, leg.outcomeCode, leg)}
            </span>
            <b>{odds(leg.price)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Hash({ agreed, text, hash }: BetReceipt) {
  const { i18n, log, notify } = usePlugin();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(hash);
      notify.show({ kind: 'success', id: 'receipt', message: i18n.t('receipt.copied') });
    } catch (error) {
      log.warn('the hash of a receipt could not be copied', error);
    }
  }

  return (
    <>
      <p className={styles.hash}>
        {i18n.t('receipt.hash')}{' '}
        <code dir="ltr" title={hash}>
          {hash.slice(0, SHOWN)}…{hash.slice(-SHOWN)}
        </code>
      </p>
      <p className={styles.about}>{i18n.t('receipt.about')}</p>
      <div className={styles.tools}>
        <Button size="small" icon={<Icon path={copyIcon} />} onClick={() => void copy()}>
          {i18n.t('receipt.copy')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            // The file is what the hash is calculated of, byte by byte.
            saveFile(new Blob([text], { type: 'application/json' }), `bet-${agreed.id}.json`)
          }
        >
          {i18n.t('receipt.save')}
        </Button>
      </div>
    </>
  );
}
