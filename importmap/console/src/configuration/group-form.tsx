import type { ConfigurationGroupAnswer } from '@touchline/contracts/operator';
import { Button, NoticeBanner } from '@touchline/ui';
import { ErrorSummary } from '@touchline/ui/forms';
import { Panel } from '../app/page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './configuration.module.css';
import { GroupHistory } from './group-history.tsx';
import { asSchema } from './json-schema.ts';
import { placeOf } from './leaf-lines.ts';
import { leavesOf } from './patch.ts';
import { SaveDialog } from './save-dialog.tsx';
import { SchemaFields } from './schema-field.tsx';
import { TextArea } from './text-area.tsx';
import type { Problems } from './draft-state.ts';
import { fieldId, type GroupDraft, useGroupDraft } from './use-group-draft.ts';
import { useGroupSave } from './use-group-save.ts';

const WHOLE = { kind: 'json' } as const;

/** What the server finds wrong with a group. */
function GroupProblems(props: {
  readonly problems: Problems;
  readonly failure: string | undefined;
}) {
  const { problems, failure } = props;
  const { t } = useTexts();
  const errors = Object.entries(problems);
  return errors.length > 0 ? (
    <ErrorSummary
      title={t('configuration.invalid')}
      errors={errors.map(([pointer, problem]) => ({
        fieldId: fieldId(pointer),
        text: `${placeOf(pointer)}: ${problem}`,
      }))}
    />
  ) : (
    failure !== undefined && <NoticeBanner tone="danger" text={failure} />
  );
}

/** A group without a schema, as its JSON. */
function WholeGroup({ draft }: { readonly draft: GroupDraft }) {
  const { t } = useTexts();
  return (
    <TextArea
      id={fieldId('/')}
      label={t('configuration.settings')}
      hint={t('configuration.settingsHint')}
      error={draft.unread['/'] && t('configuration.noJson')}
      value={draft.textAt([], WHOLE)}
      onChange={(text) => draft.type([], WHOLE, text)}
    />
  );
}

/** How much has been changed, and what to do about it. */
function ChangesBar(props: {
  readonly draft: GroupDraft;
  readonly busy: boolean;
  readonly onDiscard: () => void;
}) {
  const { draft, busy, onDiscard } = props;
  const { t, number } = useTexts();
  const count = leavesOf(draft.base.value, draft.value).length;
  const hasUnread = Object.keys(draft.unread).length > 0;
  return (
    <div className={styles.bar}>
      <span>{t('configuration.changes', { count, shown: number(count) })}</span>
      <Button variant="quiet" onClick={onDiscard}>
        {t('configuration.discard')}
      </Button>
      <Button type="submit" variant="primary" busy={busy} disabled={hasUnread || count === 0}>
        {t('review.open')}
      </Button>
    </div>
  );
}

/** Edits one group: errors beside their fields, the difference before it is saved. */
export function GroupForm({ group }: { readonly group: ConfigurationGroupAnswer }) {
  const { name, schema } = group;
  const draft = useGroupDraft(group);
  const saving = useGroupSave({ name, draft });
  const { reason, stale, busy } = saving;
  return (
    <>
      <Panel title={name}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            saving.tryOut();
          }}
        >
          <GroupProblems problems={draft.problems} failure={saving.failure} />
          {schema === undefined ? (
            <WholeGroup draft={draft} />
          ) : (
            <SchemaFields schema={asSchema(schema)} path={[]} draft={draft} />
          )}
          {draft.isChanged && <ChangesBar draft={draft} busy={busy} onDiscard={saving.discard} />}
        </form>
        {saving.isReviewing && (
          <SaveDialog
            name={name}
            before={draft.base.value}
            after={draft.value}
            stale={stale}
            reason={reason}
            onReason={saving.setReason}
            busy={busy}
            onClose={saving.close}
            onSave={saving.save}
            onGoOn={saving.reapply}
          />
        )}
      </Panel>
      <GroupHistory name={name} revision={draft.base.revision} onReturn={saving.undo} />
    </>
  );
}
