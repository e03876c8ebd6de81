import { IconButton } from '@touchline/ui';
import { chevronDownIcon, chevronUpIcon, trashIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import styles from './rows.module.css';

/** The number of an entry, and the buttons that move and remove it. */
export function RowHead(props: {
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}) {
  const { index, count, name, onMove, onRemove } = props;
  const { t, number } = useTexts();
  return (
    <header className={styles.head}>
      <b aria-hidden="true">{number(index + 1)}</b>
      <IconButton
        data-move="up"
        label={t('rows.up', { name })}
        path={chevronUpIcon}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        data-move="down"
        label={t('rows.down', { name })}
        path={chevronDownIcon}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton
        data-move="remove"
        label={t('rows.remove', { name })}
        path={trashIcon}
        onClick={onRemove}
      />
    </header>
  );
}
