import type { ReactNode } from 'react';
import { Crest } from '@touchline/ui';
import styles from './hero-sides.module.css';

export interface HeroSide {
  readonly name: string;
  /** Whose crest it is; see `Crest`. */
  readonly id?: number | undefined;
}

interface HeroSidesProps {
  readonly sides: readonly [HeroSide, HeroSide];
  readonly middle: ReactNode;
}

/** Both sides of a match with their crests, and what is between them. */
export function HeroSides({ sides, middle }: HeroSidesProps) {
  const [home, away] = sides;
  return (
    <span className={styles.sides}>
      {/* Spaces between the pieces keep them apart in the accessible name of the link around them. */}
      <Side {...home} /> <span className={styles.middle}>{middle}</span> <Side {...away} />
    </span>
  );
}

function Side({ name, id }: HeroSide) {
  return (
    <span className={styles.side}>
      <span className={styles.crest}>
        <Crest name={name} id={id} size={48} />
      </span>
      <bdi className={styles.name}>{name}</bdi>
    </span>
  );
}
