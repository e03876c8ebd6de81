import type { TimelineIncident } from '@touchline/contracts/timeline';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Skeleton, VisuallyHidden } from '@touchline/ui';
import { Tabs } from '@touchline/ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isKey, lastAnnounced } from './announced.ts';
import { countIncidents, momentumOf } from './counts.ts';
import { Field, Momentum } from './field.tsx';
import { timelineResource } from './timeline.resource.ts';
import {
  countedName,
  fill,
  minuteOf,
  sentenceOf,
  type Reporter,
  type TrackerWords,
  wordsIn,
} from './words.ts';
import styles from './tracker.module.css';

export interface TrackerProps {
  readonly eventId: number;
  readonly sport: string;
  readonly home: string;
  readonly away: string;
  /** Changes whenever there may be more to report. */
  readonly moment: string;
}

const VIEWS = ['timeline', 'statistics', 'commentary'] as const;
type View = (typeof VIEWS)[number];
/** Requests for what is new are this far apart at least. */
const APART_MS = 1_500;
/** A match of many points is shown as far back as players read. */
const MOST_SHOWN = 120;
/** Two announcements are this far apart at least: of several things at once the last is read out. */
const SILENCE_MS = 8_000;

/** Requests the timeline again as the match moves, never faster than its pace. */
function useMoments(moment: string, refresh: () => Promise<void>): void {
  const seen = useRef(moment);
  const askedAt = useRef(0);
  const { clock } = usePlugin();
  useEffect(() => {
    if (seen.current === moment) return;
    const wait = Math.max(0, askedAt.current + APART_MS - clock.now());
    const timer = setTimeout(() => {
      seen.current = moment;
      askedAt.current = clock.now();
      void refresh().catch(() => undefined);
    }, wait);
    return () => clearTimeout(timer);
  }, [moment, refresh, clock]);
}

/** The sentence to be read out: what happened last of what matters, and nothing that was there before. */
function useAnnouncement(incidents: readonly TimelineIncident[], reporter: Reporter): string {
  const last = lastAnnounced(incidents);
  const sentence = last === undefined ? '' : sentenceOf(last, reporter);
  const [said, setSaid] = useState('');
  const spoken = useRef<{ sentence: string; at: number }>(undefined);
  const { clock } = usePlugin();
  useEffect(() => {
    if (spoken.current === undefined) {
      spoken.current = { sentence, at: 0 };
      return;
    }
    if (spoken.current.sentence === sentence) return;
    const wait = Math.max(0, spoken.current.at + SILENCE_MS - clock.now());
    const timer = setTimeout(() => {
      spoken.current = { sentence, at: clock.now() };
      setSaid(sentence);
    }, wait);
    return () => clearTimeout(timer);
  }, [sentence, clock]);
  return said;
}

function Reported({
  incidents,
  reporter,
  label,
}: {
  readonly incidents: readonly TimelineIncident[];
  readonly reporter: Reporter;
  readonly label: string;
}) {
  if (incidents.length === 0) return <p className={styles.none}>{reporter.words.none}</p>;
  return (
    <ol className={styles.reported} aria-label={label}>
      {incidents.map((incident) => (
        <li
          key={incident.id}
          data-incident={incident.kind}
          data-side={incident.side}
          data-note={incident.note}
          data-back={incident.isTakenBack}
        >
          <span className={styles.minute}>{minuteOf(incident) ?? ''}</span>
          <span>{sentenceOf(incident, reporter)}</span>
        </li>
      ))}
    </ol>
  );
}

function Statistics({
  incidents,
  sport,
  words,
}: {
  readonly incidents: readonly TimelineIncident[];
  readonly sport: string;
  readonly words: TrackerWords;
}) {
  const rows = countIncidents(incidents, sport);
  if (rows.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <table className={styles.statistics}>
      <tbody>
        {rows.map(({ what, pair: [home, away] }) => (
          <tr key={what} data-counted={what}>
            <td>{home}</td>
            <th scope="row">
              {countedName(words, what)}
              <span className={styles.bar} aria-hidden="true">
                <i data-side="home" style={{ flexGrow: home }} />
                <i data-side="away" style={{ flexGrow: away }} />
              </span>
            </th>
            <td>{away}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Views({
  incidents,
  reporter,
  sport,
}: {
  readonly incidents: readonly TimelineIncident[];
  readonly reporter: Reporter;
  readonly sport: string;
}) {
  const [view, setView] = useState<View>('timeline');
  const { words } = reporter;
  const latest = incidents.toReversed();
  return (
    <Tabs
      label={words.views}
      tabs={VIEWS.map((key) => ({ key, text: words[key] }))}
      selected={view}
      onSelect={setView}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus */}
      <div className={styles.view} tabIndex={0}>
        {view === 'statistics' ? (
          <Statistics incidents={incidents} sport={sport} words={words} />
        ) : (
          <Reported
            incidents={(view === 'timeline' ? latest.filter(isKey) : latest).slice(0, MOST_SHOWN)}
            reporter={reporter}
            label={words[view]}
          />
        )}
      </div>
    </Tabs>
  );
}

function Loaded({ words, ...props }: TrackerProps & { readonly words: TrackerWords }) {
  const { eventId, sport, home, away, moment } = props;
  const { i18n } = usePlugin();
  const { data, status, refresh } = useResource(timelineResource, { eventId });
  useMoments(moment, refresh);
  const reporter = useMemo<Reporter>(
    () => ({ words, names: { home, away }, period: i18n.period }),
    [words, home, away, i18n],
  );
  const incidents = data?.incidents ?? [];
  const announced = useAnnouncement(incidents, reporter);
  if (data === undefined) {
    return status === 'error' ? (
      <div className={styles.none}>
        <p>{words.failed}</p>
        <Button onClick={() => void refresh().catch(() => undefined)}>{words.again}</Button>
      </div>
    ) : (
      <Skeleton shape="bar" />
    );
  }
  const counting = incidents.filter(({ isTakenBack }) => isTakenBack !== true);
  const last = counting.findLast(({ side }) => side !== undefined) ?? counting.at(-1);
  const bars = momentumOf(incidents);
  return (
    <>
      <div className={styles.seen} data-tracker-last={last?.kind}>
        <p className={styles.now}>{last === undefined ? words.none : sentenceOf(last, reporter)}</p>
        <Field sport={sport} last={last} mirrored={i18n.direction === 'rtl'} />
        <Momentum bars={bars} label={fill(words.momentum, { home, away })} />
      </div>
      <Views incidents={incidents} reporter={reporter} sport={sport} />
      <VisuallyHidden>
        <output aria-live="polite">{announced}</output>
      </VisuallyHidden>
    </>
  );
}

/** What happens in a match, as a picture and in words. Its texts come with it. */
export function Tracker(props: TrackerProps) {
  const { i18n } = usePlugin();
  return (
    <section className={styles.tracker} data-tracker-sport={props.sport}>
      <Loaded {...props} words={wordsIn(i18n.language)} />
    </section>
  );
}
