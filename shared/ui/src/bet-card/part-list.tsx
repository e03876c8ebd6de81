import styles from './part-list.module.css';

export interface ListedPart {
  readonly key: string;
  readonly market: string;
  readonly outcome: string;
  /** What became of it, or what it costs alone. */
  readonly note?: string | undefined;
  /** It does not count any more. */
  readonly isVoid?: boolean | undefined;
}

/** The selections that are one leg together. */
export function PartList({ parts }: { readonly parts: readonly ListedPart[] }) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ key, market, outcome, note, isVoid }) => (
        <li key={key} className={styles.part} data-part={key} data-void={isVoid}>
          <span className={styles.what}>
            <bdi>{market}</bdi>
            {': '}
            <b>{outcome}</b>
          </span>
          {note === undefined ? undefined : <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
