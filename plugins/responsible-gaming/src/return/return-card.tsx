import type { ReturnAnswer } from '@touchline/contracts/returns';
import { usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import styles from '../limits/limits.module.css';
import { ReturnForm } from './return-form.tsx';
import { withdrawReturn } from './return.resource.ts';
import { useReturnAct } from './use-return-act.ts';

/** A request under way: what it waits for, and the way to take it back. */
function ReturnRequest({
  request,
  onChanged,
}: {
  readonly request: NonNullable<ReturnAnswer['request']>;
  readonly onChanged: () => void;
}) {
  const { http, i18n } = usePlugin();
  const { busy, error, send } = useReturnAct(onChanged);
  const { effectiveAt, requestedAt } = request;
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>
        {effectiveAt === null
          ? i18n.t('return.waiting', { time: i18n.dateTime(requestedAt * 1000, 'date-time') })
          : i18n.t('return.effective', { time: i18n.dateTime(effectiveAt * 1000, 'date-time') })}
      </p>
      <Button wide busy={busy} onClick={() => send(() => withdrawReturn(http))}>
        {i18n.t('return.withdraw')}
      </Button>
    </div>
  );
}

/** The way back from a self-exclusion or into a closed account. Nothing for whoever plays. */
export function ReturnCard({
  state,
  onChanged,
}: {
  readonly state: ReturnAnswer;
  readonly onChanged: () => void;
}) {
  const { i18n } = usePlugin();
  const { closedAt, from, kind, refusedAt, request } = state;
  if (closedAt === null && from === null && kind === null && request === null) {
    return undefined;
  }
  const time = (seconds: number) => ({ time: i18n.dateTime(seconds * 1000, 'date-time') });
  return (
    <Card>
      <SectionHeader title={i18n.t('return.title')} />
      {closedAt === null ? undefined : (
        <p className={styles.text}>{i18n.t('return.closedSince', time(closedAt))}</p>
      )}
      {refusedAt === null || request !== null ? undefined : (
        <p className={styles.text}>{i18n.t('return.refused', time(refusedAt))}</p>
      )}
      {from === null ? undefined : (
        <p className={styles.text}>{i18n.t('return.from', time(from))}</p>
      )}
      {request === null ? (
        kind === null ? undefined : (
          <ReturnForm kind={kind} onChanged={onChanged} />
        )
      ) : (
        <ReturnRequest request={request} onChanged={onChanged} />
      )}
    </Card>
  );
}
