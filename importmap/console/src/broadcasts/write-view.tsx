import { BROADCAST_KINDS } from '@touchline/contracts/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, RadioGroup, TextField } from '@touchline/ui/forms';
import { readBroadcasts } from '../api/broadcast-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { FormEnd } from '../form/form-end.tsx';
import styles from '../form/form.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceOf, type BroadcastDraft } from './broadcast-draft.ts';
import { Reach } from './reach.tsx';
import { TextFields } from './text-fields.tsx';
import { useBroadcastForm } from './use-broadcast-form.ts';
import { BROADCASTS_KEY } from './use-broadcasts.ts';

const TIMES = ['sendAt', 'endsAt'] as const;

interface DraftProps {
  readonly draft: BroadcastDraft;
  readonly onChange: (fields: Partial<BroadcastDraft>) => void;
}

/** What kind of message it is, whom it is for, and how many that are. */
function Recipients({
  draft,
  offersMail,
  onChange,
}: DraftProps & { readonly offersMail: boolean }) {
  const { t } = useTexts();
  return (
    <Panel title={t('broadcasts.audience')}>
      <RadioGroup
        legend={t('broadcasts.kind')}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
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
          onChange={(event) => onChange({ byMail: event.target.checked })}
        />
      ) : undefined}
      <AudienceFields draft={draft} onChange={onChange} />
      <Reach kind={draft.kind} audience={audienceOf(draft)} />
    </Panel>
  );
}

/** When it is sent, and until when it is shown. */
function Times({ draft, onChange }: DraftProps) {
  const { t } = useTexts();
  return (
    <Panel title={t('broadcasts.when')}>
      <div className={styles.times}>
        {TIMES.map((time) => (
          <TextField
            key={time}
            type="datetime-local"
            label={t(`broadcasts.${time}`)}
            hint={t(`broadcasts.${time}Hint`)}
            value={draft[time]}
            onChange={(event) => onChange({ [time]: event.target.value })}
          />
        ))}
      </div>
    </Panel>
  );
}

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
  const { draft, fault, made, change, submit } = useBroadcastForm(playerId, defaultLanguage);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Recipients draft={draft} offersMail={offersMail} onChange={change} />
      <Panel title={t('broadcasts.message')}>
        <TextFields draft={draft} defaultLanguage={defaultLanguage} onChange={change} />
      </Panel>
      <Times draft={draft} onChange={change} />
      <FormEnd
        faultText={fault === undefined ? undefined : t(`broadcasts.fault.${fault}`)}
        made={made}
        submitText={t('broadcasts.submit')}
      />
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
