import { BROADCAST_KINDS } from '@touchline/contracts/broadcasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, RadioGroup, TextField } from '@touchline/ui/forms';
import { readBroadcasts, writeBroadcast } from '../api/broadcast-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { useNotify } from '../app/notices.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceOf, broadcastIn, type DraftFault, emptyDraft } from './broadcast-draft.ts';
import styles from './broadcasts.module.css';
import { Reach } from './reach.tsx';
import { TextFields } from './text-fields.tsx';
import { BROADCASTS_KEY } from './use-broadcasts.ts';

const TIMES = ['sendAt', 'endsAt'] as const;

function WriteForm({
  playerId,
  defaultLanguage,
  offersMail,
}: {
  readonly playerId: string | undefined;
  readonly defaultLanguage: string;
  readonly offersMail: boolean;
}) {
  const { t } = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(() => emptyDraft(playerId));
  const [fault, setFault] = useState<DraftFault>();
  // One press is one broadcast, however often the response is lost and the press repeated.
  const attempt = useRef({ text: '', key: '' });
  const made = useMutation({
    mutationFn: writeBroadcast,
    onSuccess: () => {
      notify({ tone: 'success', title: t('broadcasts.done') });
      void client.invalidateQueries({ queryKey: [BROADCASTS_KEY] });
      navigate('/messages');
    },
  });
  const change = (fields: Partial<typeof draft>) => {
    setFault(undefined);
    setDraft((now) => ({ ...now, ...fields }));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = broadcastIn(draft, defaultLanguage);
    if ('fault' in read) {
      setFault(read.fault);
      return;
    }
    const text = JSON.stringify(read.body);
    if (attempt.current.text !== text) {
      attempt.current = { text, key: crypto.randomUUID() };
    }
    made.mutate({ key: attempt.current.key, body: read.body });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('broadcasts.audience')}>
        <RadioGroup
          legend={t('broadcasts.kind')}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          options={BROADCAST_KINDS.map((value) => ({
            value,
            text: t(`broadcasts.kinds.${value}`),
            hint: t(`broadcasts.kindHints.${value}`),
          }))}
        />
        {draft.kind === 'promotion' && offersMail ? (
          <Checkbox
            label={t('broadcasts.byMail')}
            hint={t('broadcasts.byMailHint')}
            checked={draft.byMail}
            onChange={(event) => change({ byMail: event.target.checked })}
          />
        ) : undefined}
        <AudienceFields draft={draft} onChange={change} />
        <Reach kind={draft.kind} audience={audienceOf(draft)} />
      </Panel>
      <Panel title={t('broadcasts.message')}>
        <TextFields draft={draft} defaultLanguage={defaultLanguage} onChange={change} />
      </Panel>
      <Panel title={t('broadcasts.when')}>
        <div className={styles.times}>
          {TIMES.map((time) => (
            <TextField
              key={time}
              type="datetime-local"
              label={t(`broadcasts.${time}`)}
              hint={t(`broadcasts.${time}Hint`)}
              value={draft[time]}
              onChange={(event) => change({ [time]: event.target.value })}
            />
          ))}
        </div>
      </Panel>
      {fault === undefined ? undefined : (
        <NoticeBanner tone="danger" text={t(`broadcasts.fault.${fault}`)} />
      )}
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={made.isPending}>
          {t('broadcasts.submit')}
        </Button>
      </div>
    </form>
  );
}

/** A new message to one player or to a group. */
export function WriteBroadcastView({ playerId }: { readonly playerId?: string | undefined }) {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [BROADCASTS_KEY, undefined],
    queryFn: () => readBroadcasts({ cursor: undefined }),
  });
  return (
    <Page
      title={t('broadcasts.write')}
      actions={
        <ViewLink path="/messages" className={styles.link}>
          {t('broadcasts.back')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && <WriteForm playerId={playerId} {...loaded.data} />}
    </Page>
  );
}
