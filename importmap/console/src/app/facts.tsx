import styles from './facts.module.css';

/** What is known of one thing: values below their names, in columns where there is room. */
export function Facts({
  facts,
  nameOf,
}: {
  readonly facts: Readonly<Record<string, string>>;
  /** The name of a fact in the operator's language. */
  readonly nameOf: (fact: string) => string;
}) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact}>
          <dt>{nameOf(fact)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
