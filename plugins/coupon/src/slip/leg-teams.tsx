import type { Selection } from '@touchline/contracts';
import { Crest } from '@touchline/ui';
import styles from './leg-teams.module.css';

/** Who plays, each with their crest before their name. */
export function LegTeams({ bet: { home, away } }: { readonly bet: Selection }) {
  return (
    <>
      {[home, away].map((name, index) => (
        // There are always two, in this order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.team}>
          <Crest name={name} size={16} />
          <bdi>{name}</bdi>
          {index === 0 ? ' – ' : undefined}
        </span>
      ))}
    </>
  );
}
