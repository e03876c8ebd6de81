import type { SupportRequest } from '@touchline/contracts/support';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { TextArea } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { type FormEvent, useState } from 'react';
import { requestsResource } from './requests.resource.ts';
import styles from './requests.module.css';
import { textFault } from './text-fault.ts';
import { useWrite } from './use-write.ts';

const TONES = { open: 'neutral', answered: 'success', closed: 'neutral' } as const;

function FollowUp({ id }: { readonly id: string }) {
  const { i18n } = usePlugin();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, write } = useWrite(id);

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (textFault(text, i18n) === undefined) {
      write({ text: text.trim() }, () => {
        setText('');
        setChecked(false);
      });
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <TextArea
        label={i18n.t('requests.followUp')}
        error={checked ? textFault(text, i18n) : undefined}
        rows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {i18n.t('requests.send')}
      </Button>
    </form>
  );
}

/** One request: what was written, in turn, and the way to add to it. */
function OwnRequest({ request }: { readonly request: SupportRequest }) {
  const { i18n } = usePlugin();
  const { id, topic, status, updatedAt, messages } = request;
  return (
    <details className={styles.request} data-request={id} open={status === 'answered'}>
      <summary>
        <span className={styles.name}>
          {i18n.t(`requests.topics.${topic}`)}
          <span className={styles.muted}>
            {i18n.t('requests.number', { id })} · {i18n.dateTime(updatedAt, 'date-time')}
          </span>
        </span>
        <Badge tone={TONES[status]}>{i18n.t(`requests.status.${status}`)}</Badge>
      </summary>
      <ol className={styles.messages}>
        {messages.map(({ author, text, writtenAt }) => (
          <li key={`${author}-${writtenAt}`} data-author={author}>
            <p className={styles.muted}>
              {i18n.t(author === 'player' ? 'requests.you' : 'requests.support')} ·{' '}
              {i18n.dateTime(writtenAt, 'date-time')}
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <FollowUp id={id} />
    </details>
  );
}

/** What the player has written to Support, and its answers. */
export function OwnRequests() {
  const { i18n } = usePlugin();
  const answer = useResource(requestsResource, {});
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { requests } = answer.data;
  return (
    <Card>
      <SectionHeader title={i18n.t('requests.own')} />
      {requests.length === 0 ? (
        <p className={styles.muted}>{i18n.t('requests.none')}</p>
      ) : undefined}
      {requests.map((request) => (
        <OwnRequest key={request.id} request={request} />
      ))}
    </Card>
  );
}
