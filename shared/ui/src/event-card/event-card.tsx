import { Fragment, type ReactNode } from 'react';
import { Crest } from '../crest/crest.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './event-card.module.css';

export interface EventCardProps {
  /** The id of the event, for analytics and tests. */
  readonly eventId: number;
  readonly children: ReactNode;
  /** Why nothing can be bet on here now; covers the prices. */
  readonly suspended?: string | undefined;
}

/**
 * One event of a list: `EventHeader`, `EventTeams` with a `TeamRow` for each side, `EventPrices`.
 * In a wide column the parts are in one line.
 */
export function EventCard({ eventId, children, suspended }: EventCardProps) {
  return (
    <article
      className={styles.card}
      data-event-id={eventId}
      data-suspended={suspended === undefined ? undefined : ''}
    >
      {children}
      {suspended === undefined ? undefined : <output className={styles.notice}>{suspended}</output>}
    </article>
  );
}

export interface EventHeaderProps {
  /** Left out where the list is under the competition's own heading. */
  readonly competition?: string | undefined;
  /** When it starts, or the state of the match: "Today 18:45", "2nd half 67′". */
  readonly time: string;
  /** In play: the time takes the colour of live. */
  readonly live?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Precedes the time: a live badge. */
  readonly badge?: ReactNode;
  /** At the end: a star. */
  readonly action?: ReactNode;
}

/** The small line of a card: competition and time. */
export function EventHeader(props: EventHeaderProps) {
  const { competition, time, live, icon, badge, action } = props;
  return (
    <div className={styles.header}>
      {icon}
      {competition === undefined ? undefined : (
        <bdi className={styles.competition}>{competition}</bdi>
      )}
      <span className={styles.time} data-live={live}>
        {badge}
        {time}
      </span>
      {action === undefined ? undefined : <span className={styles.action}>{action}</span>}
    </div>
  );
}

export interface EventTeamsProps {
  /** The event's own page. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Both sides of an event, as one link to its page. */
export function EventTeams({ href, children }: EventTeamsProps) {
  return (
    <a className={styles.teams} href={href}>
      {children}
    </a>
  );
}

export interface TeamRowProps {
  readonly name: string;
  /** The score that decides, and before it those of the parts: sets, quarters, games. */
  readonly score?: string | undefined;
  readonly parts?: readonly string[] | undefined;
  /** Has the ball or the service: `label` announces it to screen readers. */
  readonly serving?: { readonly label: string } | undefined;
  /** Red cards and similar, beside the name. */
  readonly marks?: ReactNode;
}

/** One side of an event: crest, name and score. */
export function TeamRow({ name, score, parts, serving, marks }: TeamRowProps) {
  // Spaces between the pieces keep them apart in the accessible name of the link around them.
  return (
    <span className={styles.team}>
      <Crest name={name} />
      <bdi className={styles.name}>{name}</bdi> {marks}{' '}
      {serving && (
        <span className={styles.serving}>
          <VisuallyHidden>{serving.label}</VisuallyHidden>
        </span>
      )}{' '}
      <span className={styles.scores}>
        {parts?.map((part, index) => (
          // Parts are played in order and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <span className={styles.part}>{part}</span>{' '}
          </Fragment>
        ))}
        {score === undefined ? undefined : <b className={styles.score}>{score}</b>}
      </span>
    </span>
  );
}

export interface EventPricesProps {
  /** The market the prices belong to: the group's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** How many markets more, and the link to them. */
  readonly more?:
    | { readonly href: string; readonly label: string; readonly text: string }
    | undefined;
}

/** A row of equal price buttons, and a way to the event's other markets. */
export function EventPrices({ label, children, more }: EventPricesProps) {
  return (
    <fieldset aria-label={label} className={styles.prices}>
      {children}
      {more && (
        <a className={styles.more} href={more.href} aria-label={more.label}>
          <bdi>{more.text}</bdi>
        </a>
      )}
    </fieldset>
  );
}
