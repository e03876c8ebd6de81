import type { OperatorTask } from '@touchline/contracts/operator';
import { useTexts } from '../texts/texts-context.ts';
import styles from './tasks.module.css';

/** Details that are moments, in milliseconds since epoch. */
const MOMENTS: ReadonlySet<string> = new Set(['startsAt']);
/** Details that are one of a few words. */
const WORDS: ReadonlySet<string> = new Set(['movement', 'difference']);

/** What a task is about and, once it is closed, who closed it and why. */
export function TaskFacts({ task }: { readonly task: OperatorTask }) {
  const { t, moment, ago } = useTexts();
  const { kind, subject, detail, openedAt, closedAt, closedBy = '', note } = task;
  const named = `tasks.detail.${kind}`;
  const valueOf = (name: string, value: string | number) =>
    MOMENTS.has(name) ? moment(value) : WORDS.has(name) ? t(`tasks.value.${value}`) : value;
  return (
    <div className={styles.facts}>
      <h2 className={styles.kind}>{t(`tasks.kind.${kind}`)}</h2>
      <p className={styles.muted}>
        <bdi>{subject}</bdi> · {ago(openedAt)}
      </p>
      <dl className={styles.details}>
        {Object.entries(detail).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`${named}.${name}`)}</dt>
            <dd>
              <bdi>{valueOf(name, value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {closedAt !== undefined && (
        <p>
          {t('tasks.closedBy', { actor: closedBy, when: moment(closedAt) })}
          {note === undefined ? '' : ` ${note}`}
        </p>
      )}
    </div>
  );
}
