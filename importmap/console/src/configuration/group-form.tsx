import {
  type ConfigurationGroupAnswer,
  type ConfigurationRevision,
  StaleConfiguration,
} from '@touchline/contracts/operator';
import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { ErrorSummary } from '@touchline/ui/forms';
import { refusal } from '../api/call.ts';
import { readGroup, sendGroup } from '../api/configuration-requests.ts';
import { useNotify } from '../app/notices.tsx';
import { Panel } from '../app/page.tsx';
import { useSession } from '../session/session-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './configuration.module.css';
import { GroupHistory } from './group-history.tsx';
import { asSchema } from './json-schema.ts';
import { placeOf } from './leaf-lines.ts';
import { leavesOf, patchOf } from './patch.ts';
import { SaveDialog, type StaleGroup } from './save-dialog.tsx';
import { SchemaFields } from './schema-field.tsx';
import { TextArea } from './text-area.tsx';
import { fieldId, type Problems, useGroupDraft } from './use-group-draft.ts';

const WHOLE = { kind: 'json' } as const;

function problemsIn(details: unknown): Problems {
  const list = Array.isArray(details) ? (details as readonly unknown[]) : [];
  return Object.fromEntries(
    list.flatMap((one) => {
      const { path, problem } = one as { readonly path?: unknown; readonly problem?: unknown };
      return typeof path === 'string' && typeof problem === 'string' ? [[path, problem]] : [];
    }),
  );
}

/** Edits one group: errors beside their fields, the difference before it is saved. */
export function GroupForm({ group }: { readonly group: ConfigurationGroupAnswer }) {
  const { name, schema } = group;
  const { t, number } = useTexts();
  const notify = useNotify();
  const session = useSession();
  const draft = useGroupDraft(group);
  const [failure, setFailure] = useState<string>();
  const [isReviewing, setReviewing] = useState(false);
  const [stale, setStale] = useState<StaleGroup>();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(dryRun: boolean, patch = draft.patch) {
    setBusy(true);
    draft.report({});
    setFailure(undefined);
    try {
      const { revision } = draft.base;
      await sendGroup({ name, patch, revision, dryRun, reason });
      if (dryRun) {
        setReviewing(true);
      } else {
        setReviewing(false);
        setReason('');
        notify({ tone: 'success', title: t('configuration.saved', { name }) });
        draft.rebase(await readGroup(name));
      }
    } catch (cause) {
      const refused = refusal(cause);
      const newer = StaleConfiguration.safeParse(refused.details);
      if (refused.code === 'revision_stale' && newer.success) {
        setStale(newer.data);
        setReviewing(true);
        return;
      }
      if (refused.code === 'unauthorized') {
        session.lost();
      }
      setReviewing(false);
      draft.report(problemsIn(refused.details));
      setFailure(refused.message);
    } finally {
      setBusy(false);
    }
  }

  const count = leavesOf(draft.base.value, draft.value).length;
  const hasUnread = Object.keys(draft.unread).length > 0;
  const errors = Object.entries(draft.problems);
  function goBack({ id, before }: ConfigurationRevision) {
    draft.replace(before);
    setReason(t('configuration.backReason', { id }));
    void send(true, patchOf(draft.base.value, before));
  }

  return (
    <>
      <Panel title={name}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(true);
          }}
        >
          {errors.length > 0 ? (
            <ErrorSummary
              title={t('configuration.invalid')}
              errors={errors.map(([pointer, problem]) => ({
                fieldId: fieldId(pointer),
                text: `${placeOf(pointer)}: ${problem}`,
              }))}
            />
          ) : (
            failure !== undefined && <NoticeBanner tone="danger" text={failure} />
          )}
          {schema === undefined ? (
            <TextArea
              id={fieldId('/')}
              label={t('configuration.settings')}
              hint={t('configuration.settingsHint')}
              error={draft.unread['/'] && t('configuration.noJson')}
              value={draft.textAt([], WHOLE)}
              onChange={(text) => draft.type([], WHOLE, text)}
            />
          ) : (
            <SchemaFields schema={asSchema(schema)} path={[]} draft={draft} />
          )}
          {draft.isChanged && (
            <div className={styles.bar}>
              <span>{t('configuration.changes', { count, shown: number(count) })}</span>
              <Button
                variant="quiet"
                onClick={() => {
                  draft.discard();
                  setFailure(undefined);
                }}
              >
                {t('configuration.discard')}
              </Button>
              <Button
                type="submit"
                variant="primary"
                busy={busy}
                disabled={hasUnread || count === 0}
              >
                {t('review.open')}
              </Button>
            </div>
          )}
        </form>
        {isReviewing && (
          <SaveDialog
            name={name}
            before={draft.base.value}
            after={draft.value}
            stale={stale}
            reason={reason}
            onReason={setReason}
            busy={busy}
            onClose={() => setReviewing(false)}
            onSave={() => void send(false)}
            onGoOn={() => {
              if (stale !== undefined) {
                draft.rebase(stale);
                setStale(undefined);
              }
            }}
          />
        )}
      </Panel>
      <GroupHistory name={name} revision={draft.base.revision} onReturn={goBack} />
    </>
  );
}
