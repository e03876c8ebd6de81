import { Fragment, type ReactNode } from 'react';
import { Crest, type CrestProps } from '../crest/crest.tsx';
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
 * One event of an `EventList`: `EventHeader`, `EventTeams` with a `TeamRow` for each side, and
 * `EventPrices` beside them.
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
  readonly time: ReactNode;
  /** In play: the time takes the colour of live. */
  readonly live?: boolean | undefined;
  readonly icon?: ReactNode;
  /** Precedes the time: a live badge. */
  readonly badge?: ReactNode;
  /** At the start, in the corner of the row: a star. */
  readonly action?: ReactNode;
}

/** The small line of a row: time and competition. */
export function EventHeader(props: EventHeaderProps) {
  const { competition, time, live, icon, badge, action } = props;
  return (
    <div className={styles.header} data-full={competition === undefined ? undefined : ''}>
      {action === undefined ? undefined : <span className={styles.action}>{action}</span>}
      <span className={styles.time} data-live={live}>
        {badge}
        <span className={styles.state}>{time}</span>
      </span>
      {icon}
      {competition === undefined ? undefined : (
        <bdi className={styles.competition}>{competition}</bdi>
      )}
    </div>
  );
}

export interface EventTeamsProps {
  /** The event's own page. */
  readonly href: string;
  readonly children: ReactNode;
  /** How many markets more are there: "+87", and what a screen reader says for it. */
  readonly more?: { readonly text: string; readonly label: string } | undefined;
}

/** Both sides of an event, as one link to its page. */
export function EventTeams({ href, children, more }: EventTeamsProps) {
  return (
    <a className={styles.teams} href={href}>
      {children}
      {more && (
        <span className={styles.more}>
          <bdi aria-hidden="true">{more.text}</bdi>
          <VisuallyHidden>{more.label}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}

export interface TeamRowProps {
  /** Whose crest is shown; see `Crest`. */
  readonly id?: number | undefined;
  readonly name: string;
  /** A player, not a team. */
  readonly person?: boolean | undefined;
  /** Whose flag it has in place of a crest. */
  readonly country?: string | undefined;
  /** The size of the crest, px; 20 when left out. */
  readonly crest?: CrestProps['size'];
  /** The score that decides; behind it those of the parts, oldest first: sets, quarters. */
  readonly score?: string | undefined;
  readonly parts?: readonly string[] | undefined;
  /** Of the game that is being played: "40". */
  readonly points?: string | undefined;
  /** Has the ball or the service: `label` announces it to screen readers. */
  readonly serving?: { readonly label: string } | undefined;
}

/** One side of an event: crest, name and score. A narrow row shows the last of the parts alone. */
export function TeamRow(row: TeamRowProps) {
  const { id, name, person, country, crest, score, parts, points, serving } = row;
  // Spaces between the pieces keep them apart in the accessible name of the link around them.
  return (
    <span className={styles.team}>
      <Crest name={name} id={id} person={person} country={country} size={crest} />
      <bdi className={styles.name}>{name}</bdi>{' '}
      {serving && (
        <span className={styles.serving}>
          <VisuallyHidden>{serving.label}</VisuallyHidden>
        </span>
      )}{' '}
      {score === undefined ? undefined : (
        <span className={styles.scores}>
          <b className={styles.score}>{score}</b>{' '}
          {parts?.map((part, index) => (
            // Parts are played in order and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              <span className={styles.part}>{part}</span>{' '}
            </Fragment>
          ))}
          {points === undefined ? undefined : <span className={styles.points}>{points}</span>}
        </span>
      )}
    </span>
  );
}

export interface EventPricesProps {
  /** The market the prices belong to: the group's accessible name. */
  readonly label?: string;
  /** Left out for a column of the list that has nothing of this event. */
  readonly children?: ReactNode;
}

/** Equal price buttons of one market; the markets of a row are beside each other. */
export function EventPrices({ label, children }: EventPricesProps) {
  return label === undefined ? (
    <div className={styles.prices} />
  ) : (
    <fieldset aria-label={label} className={styles.prices}>
      {children}
    </fieldset>
  );
}
