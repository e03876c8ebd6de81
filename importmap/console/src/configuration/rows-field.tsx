import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, Icon, IconButton, VisuallyHidden } from '@touchline/ui';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import { emptyOf, type JsonSchema } from './json-schema.ts';
import { valueAt } from './patch.ts';
import { withMoved } from './reorder.ts';
import styles from './rows.module.css';
import { fieldId, type GroupDraft, pointerOf } from './use-group-draft.ts';

/** Entries in an order: each has the fields of its schema, and can be moved and removed. */
export function RowsField(props: {
  readonly label: string;
  readonly path: readonly string[];
  readonly items: JsonSchema;
  readonly draft: Pick<GroupDraft, 'value' | 'set' | 'arrange'>;
  readonly error: string | undefined;
  /** The fields of an entry. */
  readonly children: (place: string) => ReactNode;
}) {
  const { label, path, items, draft, error } = props;
  const { t, number } = useTexts();
  const id = fieldId(pointerOf(path));
  const messageId = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // Where the focus goes once the entries are in their new places.
  const next = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const held = valueAt(draft.value, path);
  const rows = Array.isArray(held) ? (held as readonly unknown[]) : [];
  const count = rows.length;

  useEffect(() => {
    if (next.current !== undefined) {
      box.current?.querySelector<HTMLElement>(next.current)?.focus();
      next.current = undefined;
    }
  });

  const nameOf = (index: number) => t('rows.name', { list: label, place: number(index + 1) });

  function move(from: number, by: number) {
    const place = from + by;
    const isEdge = place === 0 || place === count - 1;
    const way = by < 0 === isEdge ? 'down' : 'up';
    next.current = `[data-row="${place}"] > header [data-move="${way}"]`;
    draft.arrange(path, withMoved(count, { from, by }));
    setSaid(t('rows.moved', { place: number(place + 1), count: number(count) }));
  }

  function remove(index: number) {
    const kept = rows.map((_, place) => place).filter((place) => place !== index);
    const place = Math.min(index, kept.length - 1);
    next.current = place < 0 ? '[data-add]' : `[data-row="${place}"] > header [data-move="remove"]`;
    draft.arrange(path, kept);
    setSaid(t('rows.removed', { name: nameOf(index) }));
  }

  function add() {
    next.current = `[data-row="${count}"] :is(input, select, textarea)`;
    draft.set(path, [...rows, emptyOf(items, '') ?? null]);
    setSaid('');
  }

  return (
    <fieldset
      ref={box}
      id={id}
      className={styles.rows}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : messageId}
    >
      <legend className={styles.legend}>{label}</legend>
      {count === 0 && <p className={styles.none}>{t('rows.none')}</p>}
      {rows.map((_, index) => (
        <fieldset
          // The fields have no state: their place is all that they are known by.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.row}
          aria-label={nameOf(index)}
          data-row={index}
        >
          <header className={styles.head}>
            <b aria-hidden="true">{number(index + 1)}</b>
            <IconButton
              data-move="up"
              label={t('rows.up', { name: nameOf(index) })}
              path={chevronUpIcon}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              data-move="down"
              label={t('rows.down', { name: nameOf(index) })}
              path={chevronDownIcon}
              disabled={index === count - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              data-move="remove"
              label={t('rows.remove', { name: nameOf(index) })}
              path={trashIcon}
              onClick={() => remove(index)}
            />
          </header>
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
        <output>{said}</output>
      </VisuallyHidden>
    </fieldset>
  );
}
