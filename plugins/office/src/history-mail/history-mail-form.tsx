import {
  HISTORY_FORMATS,
  HISTORY_KINDS,
  type HistoryMailsAnswer,
} from '@touchline/contracts/history';
import { daysText, filterParts } from '@touchline/domain/time';
import { errorCode, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { RadioGroup, SelectField } from '@touchline/ui/forms';
import { FilterBar } from '@touchline/ui/parts';
import { PeriodFilter } from '@touchline/ui/period-filter';
import { type FormEvent, useRef, useState } from 'react';
import { accountsResource } from '../accounts.resource.ts';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { historyMailsResource, requestHistory } from './history-mail.resource.ts';
import { type HistoryQuestion, historyKindOf } from './history-question.ts';

const ALL = '';

/** Requests the history of the form once while the form stays as it is, however often it is pressed. */
function useHistoryRequest() {
  const { http, i18n, notify, resources } = usePlugin();
  const request = useRequest();
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);
  const send = ({ kind, format, account, from, to }: HistoryQuestion) =>
    request.run(async () => {
      const parts = filterParts({ from, to }, i18n.timeZone);
      const body = {
        ...parts,
        kind,
        format,
        language: i18n.language,
        ...(account !== undefined && { account }),
      };
      const sent = JSON.stringify(body);
      if (attempt.current?.body !== sent) {
        attempt.current = { body: sent, key: crypto.randomUUID() };
      }
      try {
        await requestHistory(http, body, attempt.current.key);
        notify.show({
          kind: 'success',
          id: 'history-mail',
          message: i18n.t('historyMail.requested'),
        });
      } catch (failure) {
        if (errorCode(failure) === 'idempotency_key_reused') {
          attempt.current = undefined;
        }
        throw failure;
      } finally {
        resources.invalidate(historyMailsResource.name);
      }
    });
  return { ...request, send };
}

/** Which history is to be sent, and in which form. */
export function HistoryMailForm({
  given,
  isKindFixed,
  state: { email, left },
}: {
  readonly given: HistoryQuestion;
  /** Whether the page is about one kind of history. */
  readonly isKindFixed: boolean;
  readonly state: HistoryMailsAnswer;
}) {
  const { clock, i18n } = usePlugin();
  const [question, setQuestion] = useState(given);
  const { busy, error, send } = useHistoryRequest();
  const accounts = useResource(accountsResource, {}).data?.accounts ?? [];
  const isListed = accounts.some(({ id }) => id === question.account);
  const change = (part: Partial<HistoryQuestion>) => setQuestion({ ...question, ...part });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(question);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isKindFixed ? undefined : (
        <RadioGroup
          legend={i18n.t('historyMail.kind')}
          value={question.kind}
          onChange={(kind) => change({ kind: historyKindOf(kind) })}
          options={HISTORY_KINDS.map((kind) => ({
            value: kind,
            text: i18n.t(`historyMail.${kind}`),
          }))}
        />
      )}
      <SelectField
        label={i18n.t('historyMail.account')}
        value={question.account ?? ALL}
        options={[
          { value: ALL, text: i18n.t('historyMail.allAccounts') },
          ...accounts.map(({ id, currency }) => ({ value: id, text: `${currency} · ${id}` })),
          // A closed account has a history as well.
          ...(question.account !== undefined && !isListed
            ? [{ value: question.account, text: question.account }]
            : []),
        ]}
        onChange={({ target: { value } }) => change({ account: value === ALL ? undefined : value })}
      />
      <FilterBar
        label={i18n.t('filter.label')}
        doneText={i18n.t('filter.done')}
        closeText={i18n.t('filter.close')}
        clearText={i18n.t('filter.clear')}
        onClear={() => change({ from: undefined, to: undefined })}
        filters={[
          {
            key: 'period',
            text: i18n.t('filter.period'),
            chosen: daysText(question, i18n),
            children: (
              <PeriodFilter
                period={question}
                today={i18n.day(clock.now())}
                i18n={i18n}
                onChange={(days) => change(days)}
              />
            ),
          },
        ]}
      />
      <RadioGroup
        legend={i18n.t('historyMail.format')}
        value={question.format}
        onChange={(format) => change({ format: format === 'csv' ? 'csv' : 'pdf' })}
        options={HISTORY_FORMATS.map((format) => ({
          value: format,
          text: i18n.t(`historyMail.${format}`),
          hint: i18n.t(`historyMail.${format}Hint`),
        }))}
      />
      {error === undefined ? undefined : (
        <div role="alert">
          <NoticeBanner tone="danger" text={i18n.error(error)} />
        </div>
      )}
      <p className={styles.muted}>{i18n.t('historyMail.left', { count: left })}</p>
      <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={left === 0}>
        {i18n.t('historyMail.send', { email })}
      </Button>
    </form>
  );
}
