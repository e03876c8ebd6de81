import type { Revision } from '@touchline/contracts/releases';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { SelectField } from '@touchline/ui/forms';
import { Panel } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { Differences } from '../review/differences.tsx';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './history.module.css';

export interface Between {
  readonly from: number;
  readonly to: number;
}

/** The difference between any two moments of the history; 0 is before any decision. */
export function Compare(
  props: Between & {
    readonly newest: number;
    /** The moments that can be named by when and why they came; the two compared need not be among them. */
    readonly known: readonly Revision[];
    readonly onChange: (between: Between) => void;
    readonly ref: Ref<HTMLDivElement>;
  },
) {
  const { newest, known, from, to, onChange, ref } = props;
  const { t, moment } = useTexts();
  const { map } = useEnvironment();
  const difference = useQuery({
    queryKey: [map.environment, 'difference', from, to],
    queryFn: () => map.difference({ from, to }),
  });
  const byNumber = new Map(known.map((one) => [one.revision, one]));
  const numbers = [...new Set([newest, ...byNumber.keys(), from, to, 0])].toSorted((a, b) => b - a);
  const moments = numbers.map((revision) => {
    const found = byNumber.get(revision);
    const name =
      revision === 0
        ? t('history.beginning')
        : revision === newest
          ? t('history.now', { revision })
          : `#${revision}`;
    return {
      value: String(revision),
      text:
        found === undefined ? name : `${name} · ${moment(found.madeAt)} · ${isolate(found.reason)}`,
    };
  });
  return (
    <div ref={ref} tabIndex={-1} className={styles.between}>
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
        {difference.data !== undefined && <Differences differences={difference.data.differences} />}
      </Panel>
    </div>
  );
}
