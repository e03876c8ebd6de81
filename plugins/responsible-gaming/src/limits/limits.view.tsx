import { LimitActionAnswer, type Limit } from '@touchline/contracts';
import { type I18n, reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, Money, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { useState } from 'react';
import { LIMIT_SERVICE, limitAccounts, limitsResource } from './limits.resource.ts';
import { amountOf, durationText } from './duration.ts';
import { LimitForm } from './limit-form.tsx';
import { TimerForm } from './timer-form.tsx';
import { TIMER } from './timers.ts';

const SHOWN_TYPES = new Set([1, 2, 3, 10, 11, 12, 20, 21, 22, 31, 32]);

/** The value of a limit as it reads: an amount, hours or minutes. */
function valueText(i18n: I18n, { limitType, limitValue, currency }: Limit): string {
  if (currency !== undefined) {
    return i18n.money(limitValue, currency);
  }
  const unit = limitType === TIMER.session ? 'hour' : 'minute';
  return limitValue > 0
    ? amountOf(limitValue, { unit, language: i18n.language })
    : i18n.t('notSet');
}

/** What is left of a limit that counts, if it does. */
function leftText(i18n: I18n, { limitType, limitBalance, currency }: Limit): string | undefined {
  if (limitType === TIMER.session) {
    return durationText(limitBalance * 60, i18n.language);
  }
  return currency === undefined ? undefined : i18n.money(limitBalance, currency);
}

function LimitRow({ limit, onChanged }: { readonly limit: Limit; readonly onChanged: () => void }) {
  const { http, i18n } = usePlugin();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { limitType, limitState } = limit;
  const left = leftText(i18n, limit);

  function send(request: { method: 'POST' | 'DELETE'; path: string; body?: unknown }): void {
    setBusy(true);
    setError(undefined);
    http
      .request({ ...request, schema: LimitActionAnswer, authentication: 'required' })
      .then(onChanged)
      .catch(setError)
      .finally(() => setBusy(false));
  }

  const act = (action: 'approve' | 'reject') =>
    send({ method: 'POST', path: `${LIMIT_SERVICE}/limitaction`, body: { action, limitType } });

  return (
    <Row
      what={
        <>
          <span>{i18n.t(`limit.${limitType}`)}</span>
          {limitState === 'ACTIVE' && left !== undefined ? (
            <RowNote>{i18n.t('left', { amount: left })}</RowNote>
          ) : undefined}
          {limitState === 'PENDING' ? (
            <RowNote>
              {i18n.t(limit.needApprove ? 'pendingReady' : 'pendingUntil', {
                time: i18n.dateTime((limit.startedAt + 86_400) * 1000, 'date-time'),
              })}
            </RowNote>
          ) : undefined}
        </>
      }
      actions={
        limitState === 'PENDING' ? (
          <>
            {limit.needApprove ? (
              <Button size="small" variant="primary" busy={busy} onClick={() => act('approve')}>
                {i18n.t('approve')}
              </Button>
            ) : undefined}
            <Button
              size="small"
              busy={busy}
              onClick={() =>
                limit.needApprove
                  ? act('reject')
                  : send({
                      method: 'DELETE',
                      path: `${LIMIT_SERVICE}/limit?id=${encodeURIComponent(limit.id)}`,
                    })
              }
            >
              {i18n.t('reject')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Money text={valueText(i18n, limit)} strong />
      <Badge tone={limitState === 'ACTIVE' ? 'success' : 'warning'}>
        {i18n.t(`state.${limitState}`)}
      </Badge>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
    </Row>
  );
}

function Limits() {
  const { i18n } = usePlugin();
  const answer = useResource(limitsResource, {});
  const accounts = useResource(limitAccounts, {});
  const currency = accounts.data?.accounts.find(({ type }) => type === 0)?.currency;
  const limits = answer.data?.limits.filter(
    ({ limitState, limitType }) => limitState !== 'INACTIVE' && SHOWN_TYPES.has(limitType),
  );
  const changed = () => void answer.refresh();
  return (
    <Page title={i18n.t('title')} intro={i18n.t('intro')}>
      <Card>
        {limits === undefined ? <ResourceState answers={[answer]} i18n={i18n} /> : undefined}
        {limits?.length === 0 ? <p>{i18n.t('none')}</p> : undefined}
        <Rows>
          {limits?.map((limit) => (
            <LimitRow key={limit.id} limit={limit} onChanged={changed} />
          ))}
        </Rows>
      </Card>
      {currency === undefined ? undefined : (
        <Card>
          <SectionHeader title={i18n.t('set')} />
          <LimitForm currency={currency} onSaved={changed} />
        </Card>
      )}
      {limits === undefined ? undefined : (
        <Card>
          <SectionHeader title={i18n.t('setTimers')} />
          <TimerForm limits={limits} onSaved={changed} />
        </Card>
      )}
    </Page>
  );
}

export const view = reactView(Limits);
