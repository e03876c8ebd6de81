import type { PhoneCall } from '@touchline/contracts/calls';
import { languageName } from '@touchline/domain/languages';
import { usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner } from '@touchline/ui';
import { cancelCall } from './calls.resource.ts';
import { windowText } from './call-windows.ts';
import styles from './calls.module.css';
import { useCallAct } from './use-call-act.ts';

const TONES = {
  waiting: 'neutral',
  reached: 'success',
  refused: 'neutral',
  unreached: 'warning',
  cancelled: 'neutral',
} as const;

/** What has been tried, and when it is tried again. */
function Attempts({ call }: { readonly call: PhoneCall }) {
  const { i18n } = usePlugin();
  const { attempts, status, dueAt, isTaken } = call;
  const isRetried = status === 'waiting' && attempts.length > 0 && !isTaken;
  return (
    <>
      {attempts.length === 0 ? undefined : (
        <ul className={styles.attempts}>
          {attempts.map(({ end, at }) => (
            <li key={at}>
              {i18n.dateTime(at, 'date-time')} · {i18n.t(`calls.end.${end}`)}
            </li>
          ))}
        </ul>
      )}
      {isRetried ? (
        <p className={styles.muted}>
          {i18n.t('calls.retry', { time: i18n.dateTime(dueAt, 'date-time') })}
        </p>
      ) : undefined}
    </>
  );
}

/** One call of the player: when and to which number, how it ended, and the way to cancel it while it waits. */
export function CallCard({ call }: { readonly call: PhoneCall }) {
  const { http, i18n } = usePlugin();
  const { busy, error, run } = useCallAct();
  const { id, topic, phone, language, window, status, isTaken } = call;
  return (
    <Card>
      <article className={styles.call} data-call={id} aria-label={i18n.t('calls.number', { id })}>
        <header className={styles.head}>
          <span className={styles.name}>
            {i18n.t(`requests.topics.${topic}`)}
            <span className={styles.muted}>{i18n.t('calls.number', { id })}</span>
          </span>
          <Badge tone={TONES[status]}>
            {i18n.t(isTaken ? 'calls.status.taken' : `calls.status.${status}`)}
          </Badge>
        </header>
        <dl className={styles.facts}>
          <div>
            <dt>{i18n.t('calls.when')}</dt>
            <dd>{windowText(window, i18n)}</dd>
          </div>
          <div>
            <dt>{i18n.t('calls.phone')}</dt>
            <dd>
              <bdi dir="ltr">{phone}</bdi>
            </dd>
          </div>
          <div>
            <dt>{i18n.t('calls.language')}</dt>
            <dd>{languageName(language)}</dd>
          </div>
        </dl>
        <Attempts call={call} />
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        {status === 'waiting' && !isTaken ? (
          <Button busy={busy} onClick={() => void run(() => cancelCall(http, id))}>
            {i18n.t('calls.cancel')}
          </Button>
        ) : undefined}
      </article>
    </Card>
  );
}
