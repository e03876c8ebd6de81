import { type ReactNode, useState } from 'react';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import styles from './configuration.module.css';
import { emptyOf, type JsonSchema } from './json-schema.ts';
import { valueAt } from './patch.ts';
import { pointerOf } from './draft-state.ts';
import { fieldId, type GroupDraft } from './use-group-draft.ts';

/** Asks for the name of another entry. */
function NewEntry(props: {
  readonly id: string;
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}) {
  const { id, names, onAdd } = props;
  const { t } = useTexts();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = names.includes(wanted);

  function add() {
    if (wanted !== '' && !isTaken) {
      onAdd(wanted);
      setName('');
    }
  }

  return (
    <div className={styles.record}>
      <TextField
        id={id}
        label={t('configuration.newEntry')}
        dir="auto"
        value={name}
        error={isTaken ? t('configuration.taken') : undefined}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The form around it is about all fields.
            event.preventDefault();
            add();
          }
        }}
      />
      <Button size="small" disabled={wanted === '' || isTaken} onClick={add}>
        {t('configuration.add')}
      </Button>
    </div>
  );
}

/** Entries under names that operators choose: each has the control its schema requires. */
export function RecordField(props: {
  readonly label: string;
  readonly path: readonly string[];
  readonly values: JsonSchema;
  readonly draft: Pick<GroupDraft, 'value' | 'set'>;
  /** The control of an entry. */
  readonly children: (name: string) => ReactNode;
}) {
  const { path, draft, values, label } = props;
  const { t } = useTexts();
  const held = valueAt(draft.value, path);
  const names = typeof held === 'object' && held !== null ? Object.keys(held) : [];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {names.map((one) => (
        <div key={one} className={styles.record}>
          {props.children(one)}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('configuration.removeEntry', { name: one })}
            onClick={() => draft.set([...path, one], undefined)}
          >
            {t('configuration.remove')}
          </Button>
        </div>
      ))}
      <NewEntry
        id={`${fieldId(pointerOf(path))}-new`}
        names={names}
        onAdd={(name) => draft.set([...path, name], emptyOf(values, name))}
      />
    </fieldset>
  );
}
