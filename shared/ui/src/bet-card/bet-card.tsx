import { Card } from '@touchline/ui';
import type { ReactNode } from 'react';
import styles from './bet-card.module.css';

export interface BetFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** Name by which tests find it. */
  readonly name?: string | undefined;
}

export interface BetCardProps {
  readonly id: string;
  readonly status: string;
  /** The coupon type's name. */
  readonly type: string;
  /** When it was placed. */
  readonly placedAt: string;
  readonly badge?: ReactNode;
  /** `BetLegRow`s. */
  readonly legs: ReactNode;
  /** Stake, total odds and return. */
  readonly figures: readonly BetFigure[];
  /** By which number the bet is known. */
  readonly reference: string;
  /** What is known of it and can be done with it. */
  readonly children: ReactNode;
}

/** A bet that was placed: its coupon type, legs, figures and number. */
export function BetCard(props: BetCardProps) {
  return (
    <Card>
      <article
        className={styles.bet}
        data-bet-id={props.id}
        data-status={props.status}
        aria-label={props.reference}
      >
        <header className={styles.head}>
          <h2 className={styles.type}>{props.type}</h2>
          <span className={styles.placed}>{props.placedAt}</span>
          {props.badge}
        </header>
        <ul className={styles.legs}>{props.legs}</ul>
        <dl className={styles.figures}>
          {props.figures.map(({ label, value, name }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-figure={name}>{value}</dd>
            </div>
          ))}
        </dl>
        {props.children}
        <p className={styles.reference}>{props.reference}</p>
      </article>
    </Card>
  );
}
