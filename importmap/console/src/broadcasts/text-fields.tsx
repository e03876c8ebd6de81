import { BROADCAST_TEXT } from '@touchline/contracts/broadcasts';
import { MESSAGE_ROUTES } from '@touchline/contracts/messages';
import { directionOf } from '@touchline/domain/languages';
import { SelectField, TextArea, TextField } from '@touchline/ui/forms';
import styles from '../form/form.module.css';
import { LanguageTabs } from '../form/language-tabs.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { type BroadcastDraft, type DraftText, EMPTY_TEXT } from './broadcast-draft.ts';

/** What a broadcast says in one language. */
function LanguageFields({
  text,
  language,
  hasLink,
  onChange,
}: {
  readonly text: DraftText;
  readonly language: string;
  readonly hasLink: boolean;
  readonly onChange: (parts: Partial<DraftText>) => void;
}) {
  const { t } = useTexts();
  const dir = directionOf(language);
  return (
    <div className={styles.fields}>
      <TextField
        label={t('broadcasts.name')}
        dir={dir}
        maxLength={BROADCAST_TEXT.title}
        value={text.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label={t('broadcasts.body')}
        hint={t('broadcasts.bodyHint')}
        dir={dir}
        rows={6}
        maxLength={BROADCAST_TEXT.body}
        value={text.body}
        onChange={(event) => onChange({ body: event.target.value })}
      />
      {hasLink ? (
        <TextField
          label={t('broadcasts.action')}
          dir={dir}
          maxLength={BROADCAST_TEXT.action}
          value={text.action}
          onChange={(event) => onChange({ action: event.target.value })}
        />
      ) : undefined}
    </div>
  );
}

/** What a broadcast says, in each language, and the page that its link opens. */
export function TextFields({
  draft,
  defaultLanguage,
  onChange,
}: {
  readonly draft: BroadcastDraft;
  readonly defaultLanguage: string;
  readonly onChange: (fields: Partial<BroadcastDraft>) => void;
}) {
  const { t } = useTexts();
  const change = (language: string, parts: Partial<DraftText>) =>
    onChange({
      texts: { ...draft.texts, [language]: { ...(draft.texts[language] ?? EMPTY_TEXT), ...parts } },
    });
  return (
    <>
      <SelectField
        label={t('broadcasts.route')}
        options={[
          { value: '', text: t('broadcasts.routes.none') },
          ...MESSAGE_ROUTES.map((value) => ({ value, text: t(`broadcasts.routes.${value}`) })),
        ]}
        value={draft.route}
        onChange={(event) => onChange({ route: event.target.value })}
      />
      <LanguageTabs label={t('broadcasts.texts')} defaultLanguage={defaultLanguage}>
        {(language) => (
          <LanguageFields
            text={draft.texts[language] ?? EMPTY_TEXT}
            language={language}
            hasLink={draft.route !== ''}
            onChange={(parts) => change(language, parts)}
          />
        )}
      </LanguageTabs>
    </>
  );
}
