import type { ReactNode } from 'react';
import { HeroArt } from './hero-art.tsx';
import { HeroSides, type HeroSide } from './hero-sides.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** Above the title: a badge, the competition, the time. */
  readonly eyebrow?: ReactNode;
  /** What it is about; of a match its two sides are shown in place of it. */
  readonly title: string;
  /** The heading's rank on its page; 2 when left out. */
  readonly level?: 1 | 2 | 3 | undefined;
  readonly text?: ReactNode;
  /** Where the title, or the two sides, lead. */
  readonly href?: string | undefined;
  /** The two sides of a match, home first: their crests and colours. */
  readonly sides?: readonly [HeroSide, HeroSide] | undefined;
  /** The two colours of its ground, `#rrggbb`; of a match its sides' own. */
  readonly colours?: readonly [string, string] | undefined;
  /** Between the sides: a score, a time of the day. */
  readonly middle?: ReactNode;
  /** Address of a picture behind the text, for an offer. */
  readonly picture?: string | undefined;
  /** `small` above a list, which begins on the same screen. */
  readonly size?: 'small' | undefined;
  /** Prices or buttons. */
  readonly children?: ReactNode;
}

/**
 * The one thing a page opens with: a match in its sides' colours, an offer, a jackpot. It is dark in
 * both themes; whatever is in it takes the colours of the dark one.
 */
export function Hero(props: HeroProps) {
  const { eyebrow, title, level = 2, text, href, sides, middle, children } = props;
  const Heading = `h${level}` as const;
  const content = sides ? <HeroSides sides={sides} middle={middle} /> : title;
  return (
    <article
      className={styles.hero}
      data-match={sides !== undefined}
      data-size={props.size}
      aria-label={sides ? title : undefined}
    >
      <HeroArt sides={sides} colours={props.colours} picture={props.picture} />
      {eyebrow === undefined ? undefined : <div className={styles.eyebrow}>{eyebrow}</div>}
      <Heading className={styles.title}>
        {href === undefined ? (
          content
        ) : (
          <a className={styles.link} href={href}>
            {content}
          </a>
        )}
      </Heading>
      {text === undefined ? undefined : <p className={styles.text}>{text}</p>}
      {children === undefined ? undefined : <div className={styles.actions}>{children}</div>}
    </article>
  );
}
