import { SelectField, TextField } from '@touchline/ui/forms';
import type { HistorySearch } from '../api/map-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './history.module.css';

/** What the history is searched for, as it is typed: times are the device's own. */
export interface SearchFields {
  readonly plugin: string;
  readonly actor: string;
  readonly text: string;
  readonly since: string;
  readonly until: string;
}

export const EMPTY_SEARCH: SearchFields = { plugin: '', actor: '', text: '', since: '', until: '' };

function iso(local: string): string | undefined {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** The fields as the server understands them. */
export function searchOf(fields: SearchFields): HistorySearch {
  const { plugin, actor, text, since, until } = fields;
  return { plugin, actor: actor.trim(), text: text.trim(), since: iso(since), until: iso(until) };
}

/** Searches the history by section, by who, and by time. */
export function HistorySearchForm(props: {
  readonly plugins: readonly string[];
  readonly fields: SearchFields;
  readonly onChange: (fields: SearchFields) => void;
}) {
  const { plugins, fields, onChange } = props;
  const { t } = useTexts();
  const set = (name: keyof SearchFields) => (event: { readonly target: { value: string } }) =>
    onChange({ ...fields, [name]: event.target.value });
  return (
    <search className={styles.search}>
      <SelectField
        label={t('history.section')}
        options={[
          { value: '', text: t('history.anySection') },
          ...plugins.map((id) => ({ value: id, text: id })),
        ]}
        value={fields.plugin}
        onChange={set('plugin')}
      />
      <TextField label={t('history.who')} value={fields.actor} onChange={set('actor')} />
      <TextField label={t('history.why')} value={fields.text} onChange={set('text')} />
      <TextField
        label={t('history.since')}
        type="datetime-local"
        value={fields.since}
        onChange={set('since')}
      />
      <TextField
        label={t('history.until')}
        type="datetime-local"
        value={fields.until}
        onChange={set('until')}
      />
    </search>
  );
}
