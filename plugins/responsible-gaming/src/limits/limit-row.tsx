import type { Limit } from '@touchline/contracts/limits';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Badge, Money, NoticeBanner } from '@touchline/ui';
import { Row, RowNote } from '@touchline/ui/rows';
import { useState } from 'react';
import { PendingActions, RemoveLimit } from './limit-actions.tsx';
import { limitText } from './limit-text.ts';
import { durationText } from './duration.ts';
import { TIMER } from './timers.ts';

const DAY_SECONDS = 86_400;

const DEPOSIT_TYPES: ReadonlySet<number> = new Set([20, 21, 22]);

/** What is left of a limit that counts, if it does; of one that is used up, what it stops. */
function leftText(i18n: I18n, { limitType, limitBalance, currency }: Limit): string | undefined {
  const isCounted = currency !== undefined || limitType === TIMER.session;
  if (isCounted && limitBalance <= 0) {
    return i18n.t(DEPOSIT_TYPES.has(limitType) ? 'reached.deposit' : 'reached.bet');
  }
  if (limitType === TIMER.session) {
    return i18n.t('left', { amount: durationText(limitBalance * 60, i18n.language) });
  }
  return currency === undefined
    ? undefined
    : i18n.t('left', { amount: i18n.money(limitBalance, currency) });
}

/** Says when a change that waits can be confirmed, and how long that is. */
function PendingNote({ limit }: { readonly limit: Limit }) {
  const { clock, i18n } = usePlugin();
  const readyAt = limit.startedAt + DAY_SECONDS;
  return (
    <RowNote>
      {limit.needApprove
        ? i18n.t('pendingReady')
        : i18n.t('pendingUntil', {
            time: i18n.dateTime(readyAt * 1000, 'date-time'),
            duration: durationText((readyAt - clock.now() / 1000) / 60, i18n.language),
          })}
    </RowNote>
  );
}

interface LimitRowProps {
  readonly limit: Limit;
  /** No removal is offered: another change of the limit waits, or the player is on a break. */
  readonly isKept: boolean;
  readonly onChanged: () => void;
}

/** One limit in force or waiting, with what can be done about it. */
export function LimitRow({ limit, isKept, onChanged }: LimitRowProps) {
  const { i18n } = usePlugin();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { limitType, limitState, currency } = limit;
  const left = limitState === 'ACTIVE' ? leftText(i18n, limit) : undefined;
  const name = i18n.t(`limit.${limitType}`);

  function settle(request: Promise<unknown>): void {
    setBusy(true);
    setError(undefined);
    request
      .then(onChanged)
      .catch(setError)
      .finally(() => setBusy(false));
  }
  return (
    <Row
      what={
        <>
          <span>{name}</span>
          {left === undefined ? undefined : <RowNote>{left}</RowNote>}
          {limitState === 'ACTIVE' ? (
            <RowNote>
              {i18n.t('since', { time: i18n.dateTime(limit.startedAt * 1000, 'date-time') })}
            </RowNote>
          ) : undefined}
          {limitState === 'PENDING' ? <PendingNote limit={limit} /> : undefined}
        </>
      }
      actions={
        limitState === 'PENDING' ? (
          <PendingActions limit={limit} isBusy={busy} onRequest={settle} />
        ) : currency === undefined || isKept ? undefined : (
          <RemoveLimit limit={limit} name={name} isBusy={busy} onRequest={settle} />
        )
      }
    >
      <Money text={limitText(i18n, limit)} strong />
      <Badge tone={limitState === 'ACTIVE' ? 'success' : 'warning'}>
        {i18n.t(`state.${limitState}`)}
      </Badge>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
    </Row>
  );
}
