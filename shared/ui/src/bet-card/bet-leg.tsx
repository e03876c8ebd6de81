import { Icon, Odds, VisuallyHidden } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './bet-leg.module.css';

export interface BetLegRowProps {
  readonly outcomeId: string;
  /** How the leg goes or went; colours the glyph and `progress`. */
  readonly tone: 'won' | 'lost' | 'winning' | 'losing' | 'open';
  /** The glyph's path. */
  readonly path: string;
  readonly outcome: string;
  readonly market: string;
  /** In place of the market: several selections as one leg. */
  readonly parts?: ReactNode;
  /** The event and how it goes. */
  readonly event: ReactNode;
  /** What the leg still needs. */
  readonly progress?: string | undefined;
  /** The price taken, and what a screen reader says before it. */
  readonly price: { readonly label?: string; readonly text: string };
  /** Below the price. */
  readonly children?: ReactNode;
}

/** One leg of a bet that was placed; stands in a list. */
export function BetLegRow(props: BetLegRowProps) {
  const { outcomeId, tone, path, outcome, market, parts, event, progress, price, children } = props;
  return (
    <li className={styles.leg} data-outcome={outcomeId} data-progress={tone}>
      <span className={styles.glyph}>
        <Icon path={path} size={20} />
      </span>
      <span className={styles.what}>
        <span className={styles.outcome}>{outcome}</span>
        {parts ?? <span className={styles.note}>{market}</span>}
        {event}
        {progress === undefined ? undefined : <span className={styles.progress}>{progress}</span>}
      </span>
      <span className={styles.end}>
        {price.label === undefined ? undefined : <VisuallyHidden>{price.label}</VisuallyHidden>}
        <Odds text={price.text} strong />
        {children}
      </span>
    </li>
  );
}

/** A quieter line of a leg. */
export function BetLegNote({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
