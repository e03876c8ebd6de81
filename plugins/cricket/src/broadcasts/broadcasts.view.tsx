import {
  errorCode,
  reactView,
  usePlugin,
  useResource,
  type ViewProps,
} from '@touchline/plugin-api';
import { Badge, Card, EmptyState, NoticeBanner, SectionHeader, Skeleton } from '@touchline/ui';
import { streamIcon } from '@touchline/ui/icons';
import { Commentary } from '../scorecard/commentary.tsx';
import { scorecardResource } from '../scorecard/scorecard.resource.ts';
import { totalText } from '../scorecard/total-text.ts';
import styles from './broadcasts.module.css';

interface Match {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly champ: string;
  readonly hasStream: boolean;
  readonly href: string;
}

/** Balls of a match that are shown here: the last over. */
const SHOWN = 6;

/** The last balls of a match, as long as they are told. */
function LastBalls({ match }: { readonly match: Match }) {
  const { i18n } = usePlugin();
  const answer = useResource(scorecardResource, { eventId: match.id });
  const innings = answer.data?.innings.at(-1);
  if (innings !== undefined) {
    return (
      <>
        <p className={styles.total}>{totalText(innings, i18n)}</p>
        <Commentary balls={innings.balls.slice(0, SHOWN)} label={i18n.t('commentary')} />
      </>
    );
  }
  if (answer.status === 'error') {
    const isUntold = errorCode(answer.error) === 'not_found';
    return <p>{isUntold ? i18n.t('notTold') : i18n.error(answer.error)}</p>;
  }
  return answer.data === undefined ? <Skeleton /> : <p>{i18n.t('notBegun')}</p>;
}

/** Matches in play: which of them have pictures, and what was bowled last in each. */
function Broadcasts({ input }: ViewProps) {
  const { i18n } = usePlugin();
  const matches = (input['matches'] ?? []) as readonly Match[];
  if (matches.length === 0) {
    return (
      <EmptyState
        path={streamIcon}
        title={i18n.t('broadcasts.none')}
        text={i18n.t('broadcasts.noneHint')}
      />
    );
  }
  const ordered = matches.toSorted(
    (left, right) => Number(right.hasStream) - Number(left.hasStream),
  );
  return (
    <div className={styles.list}>
      {matches.some(({ hasStream }) => hasStream) ? undefined : (
        <NoticeBanner text={i18n.t('broadcasts.noPictures')} />
      )}
      {ordered.map((match) => (
        <Card key={match.id}>
          <section className={styles.match} data-broadcast={match.id}>
            <SectionHeader
              level={2}
              size="medium"
              title={
                <a href={match.href}>
                  <bdi>
                    {match.home} – {match.away}
                  </bdi>
                </a>
              }
              action={
                match.hasStream ? (
                  <Badge tone="success">{i18n.t('broadcasts.stream')}</Badge>
                ) : undefined
              }
            />
            <p className={styles.champ}>
              <bdi>{match.champ}</bdi>
            </p>
            <LastBalls match={match} />
          </section>
        </Card>
      ))}
    </div>
  );
}

export const view = reactView(Broadcasts);
