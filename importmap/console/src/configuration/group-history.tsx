import type { ConfigurationRevision } from '@touchline/contracts/operator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@touchline/ui';
import { readGroupHistory } from '../api/configuration-requests.ts';
import { Panel } from '../app/page.tsx';
import { Failure } from '../app/query-state.tsx';
import styles from '../history/history.module.css';
import { DifferenceList } from '../review/differences.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { useLeafLines } from './leaf-lines.ts';

const PAGE_LENGTH = 10;
const MOST = 100;

/** The history of a group: who changed what, when and why, and the way back before any of it. */
export function GroupHistory(props: {
  readonly name: string;
  /** Of the current group: another one means that there is something new to show. */
  readonly revision: string;
  readonly onReturn: (revision: ConfigurationRevision) => void;
}) {
  const { name, revision, onReturn } = props;
  const { t, ago, moment } = useTexts();
  const lines = useLeafLines();
  const [shown, setShown] = useState(PAGE_LENGTH);
  const history = useQuery({
    queryKey: ['group history', name, revision, shown],
    queryFn: () => readGroupHistory({ name, limit: shown }),
  });
  const { revisions = [] } = history.data ?? {};
  return (
    <Panel title={t('history.title')} text={t('configuration.historyText')}>
      <Failure of={history} />
      {history.data !== undefined && revisions.length === 0 && (
        <p className={styles.empty}>{t('configuration.neverChanged')}</p>
      )}
      <ol className={styles.list}>
        {revisions.map((one) => (
          <li key={one.id} className={styles.entry}>
            <span className={styles.number}>#{one.id}</span>
            <div className={styles.what}>
              {one.reason !== '' && <p>{one.reason}</p>}
              <p className={styles.who}>
                {t('history.by', { actor: one.actor })}{' '}
                <time dateTime={one.madeAt} title={moment(one.madeAt)}>
                  {ago(one.madeAt)}
                </time>
              </p>
              <DifferenceList lines={lines(one.before, one.after)} />
            </div>
            <div className={styles.actions}>
              <Button size="small" onClick={() => onReturn(one)}>
                {t('configuration.back')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {revisions.length === shown && shown < MOST && (
        <Button variant="quiet" onClick={() => setShown(Math.min(MOST, shown + PAGE_LENGTH))}>
          {t('history.more')}
        </Button>
      )}
    </Panel>
  );
}
