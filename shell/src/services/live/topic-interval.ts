import { refreshInterval, type RefreshSubject } from '@touchline/domain/time';

/** What the name of a topic does not say about it. */
export interface TopicKnowledge {
  /** Slug of the sport of a championship, where one of its events is known. */
  readonly sportOf: (topic: string) => string | undefined;
  /** The section of the event of an `event:` topic, where it is known. */
  readonly sectionOf: (topic: string) => string | undefined;
  /** The subject that a plugin declares for a topic at the moment. */
  readonly declaredSubjectOf: (topic: string) => string | undefined;
}

/**
 * The specification polls certain live sports more often, and for one more often still, without
 * naming them: these are those in which every rally moves the prices.
 */
const FASTEST_SPORT = 'tennis';
const FAST_SPORTS: ReadonlySet<string | undefined> = new Set(['basketball', 'volleyball']);

/** Lists of the most interesting events in which some are being played. */
const LIVE_TOPS: ReadonlySet<string | undefined> = new Set(['live', 'popular', 'esports']);

function liveList(sport: string | undefined): RefreshSubject {
  if (sport === FASTEST_SPORT) {
    return 'liveFastest';
  }
  return FAST_SPORTS.has(sport) ? 'liveSport' : 'dashboardLive';
}

function subjectOf(
  topic: string,
  { sportOf, sectionOf, declaredSubjectOf }: TopicKnowledge,
): string {
  const [kind = '', section, sport] = topic.split(':');
  switch (kind) {
    case 'event':
      // A slip needs its legs more often than their page before they begin; an event that has not been
      // seen yet is requested as if prices were moving.
      if (sectionOf(topic) === 'line') {
        return declaredSubjectOf(topic) ?? 'line';
      }
      return 'gameLive';
    case 'top':
      return LIVE_TOPS.has(section) ? 'topGamesLive' : 'topGamesLine';
    case 'list':
      return section === 'live' ? liveList(sport) : 'line';
    case 'champ':
      if (section !== 'live') {
        return 'line';
      }
      return sportOf(topic) === FASTEST_SPORT ? 'liveFastest' : 'liveChamp';
    default:
      return kind;
  }
}

/** Milliseconds between two questions about a topic, by the site's table (product §9). */
export function topicInterval(topic: string, known: TopicKnowledge): number {
  return refreshInterval(subjectOf(topic, known));
}
