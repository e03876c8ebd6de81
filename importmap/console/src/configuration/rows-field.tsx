import { type ReactNode, useId } from 'react';
import { Button, Icon, VisuallyHidden } from '@touchline/ui';
import { plusIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import { RowHead } from './row-head.tsx';
import styles from './rows.module.css';
import { pointerOf } from './draft-state.ts';
import { fieldId } from './use-group-draft.ts';
import { type RowsOptions, useRows } from './use-rows.ts';

/** Entries in an order: each has the fields of its schema, and can be moved and removed. */
export function RowsField(
  props: RowsOptions & {
    readonly error: string | undefined;
    /** The fields of an entry. */
    readonly children: (place: string) => ReactNode;
  },
) {
  const { label, path, error } = props;
  const { t } = useTexts();
  const messageId = useId();
  const { box, rows, announcement, nameOf, move, remove, add } = useRows(props);
  return (
    <fieldset
      ref={box}
      id={fieldId(pointerOf(path))}
      className={styles.rows}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : messageId}
    >
      <legend className={styles.legend}>{label}</legend>
      {rows.length === 0 && <p className={styles.none}>{t('rows.none')}</p>}
      {rows.map((_, index) => (
        <fieldset
          // The fields have no state: their place is all that they are known by.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.row}
          aria-label={nameOf(index)}
          data-row={index}
        >
          <RowHead
            index={index}
            count={rows.length}
            name={nameOf(index)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
          <div className={styles.fields}>{props.children(String(index))}</div>
        </fieldset>
      ))}
      {error !== undefined && (
        <p id={messageId} className={styles.error}>
          {error}
        </p>
      )}
      <Button data-add="" size="small" icon={<Icon path={plusIcon} />} onClick={add}>
        {t('rows.add')}
      </Button>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
