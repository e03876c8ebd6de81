import { SelectField } from '@touchline/ui/forms';
import { readDifference } from '../api/requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Failure } from '../app/failure.tsx';
import { Panel } from '../app/page.tsx';
import { Differences } from '../review/differences.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './history.module.css';

/** The difference between any two moments of the history; 0 is before any decision. */
export function Compare(props: {
  readonly newest: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (between: { readonly from: number; readonly to: number }) => void;
}) {
  const { newest, from, to, onChange } = props;
  const { t } = useTexts();
  const difference = useLoaded({
    key: `difference ${from} ${to}`,
    load: () => readDifference({ from, to }),
  });
  const moments = Array.from({ length: newest + 1 }, (_, index) => {
    const revision = newest - index;
    const text =
      revision === 0
        ? t('history.beginning')
        : revision === newest
          ? t('history.now', { revision })
          : `#${revision}`;
    return { value: String(revision), text };
  });
  return (
    <Panel title={t('history.compare')}>
      <div className={styles.compare}>
        <SelectField
          label={t('history.from')}
          options={moments}
          value={String(from)}
          onChange={(event) => onChange({ from: Number(event.target.value), to })}
        />
        <SelectField
          label={t('history.to')}
          options={moments}
          value={String(to)}
          onChange={(event) => onChange({ from, to: Number(event.target.value) })}
        />
      </div>
      <Failure of={difference} />
      {difference.value !== undefined && <Differences differences={difference.value.differences} />}
    </Panel>
  );
}
