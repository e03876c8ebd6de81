import type { Revision } from '@touchline/contracts/releases';
import type { ReactNode } from 'react';
import { describeChange } from '../review/describe-change.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './history.module.css';

/** Entries of the history, newest first: what, why, who and when. */
export function RevisionList(props: {
  readonly revisions: readonly Revision[];
  readonly isEmptyText: string;
  readonly actions?: (revision: Revision) => ReactNode;
}) {
  const texts = useTexts();
  const { t, ago, moment } = texts;
  if (props.revisions.length === 0) {
    return <p className={styles.empty}>{props.isEmptyText}</p>;
  }
  return (
    <ol className={styles.list}>
      {props.revisions.map((revision) => (
        <li key={revision.revision} className={styles.entry}>
          <span className={styles.number}>#{revision.revision}</span>
          <div className={styles.what}>
            <ul>
              {revision.changes.map((change) => (
                <li key={JSON.stringify(change)}>{describeChange(change, texts)}</li>
              ))}
            </ul>
            <p>{revision.reason}</p>
            <p className={styles.who}>
              {t('history.by', { actor: revision.actor })}{' '}
              <time dateTime={revision.madeAt} title={moment(revision.madeAt)}>
                {ago(revision.madeAt)}
              </time>
            </p>
          </div>
          {props.actions !== undefined && (
            <div className={styles.actions}>{props.actions(revision)}</div>
          )}
        </li>
      ))}
    </ol>
  );
}
