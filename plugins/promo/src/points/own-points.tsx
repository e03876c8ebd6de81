import type { ClubAnswer, ClubTerms } from '@touchline/contracts/loyalty';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Card, SectionHeader } from '@touchline/ui';
import { ProgressBar } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { clubResource } from './points.resource.ts';
import styles from './points.module.css';

/** How far it is to the level after the player's own; nothing at the highest. */
function Progress({ club, terms }: { readonly club: ClubAnswer; readonly terms: ClubTerms }) {
  const { i18n } = usePlugin();
  const index = terms.levels.findIndex(({ level }) => level === club.level);
  const next = terms.levels[index + 1];
  if (next === undefined || !club.isNextShown) {
    return undefined;
  }
  const from = terms.levels[index]?.points ?? 0;
  const name = i18n.t(`club.level.${next.level}`);
  const share = (club.points - from) / Math.max(1, next.points - from);
  return (
    <>
      <ProgressBar
        label={i18n.t('club.progress', { level: name })}
        value={Math.min(1, Math.max(0, share))}
      />
      <p className={styles.muted}>
        {i18n.t('club.toNext', {
          level: name,
          points: Math.max(0, next.points - club.points).toLocaleString(i18n.language),
        })}
      </p>
    </>
  );
}

/** A player's points and level, and the latest bets that made points. */
export function OwnPoints({ terms }: { readonly terms: ClubTerms }) {
  const { i18n } = usePlugin();
  const answer = useResource(clubResource, {});
  const { data: club } = answer;
  if (club === undefined) {
    return (
      <Card>
        <ResourceState answers={[answer]} i18n={i18n} />
      </Card>
    );
  }
  return (
    <>
      <Card>
        <div className={styles.card} data-club-level={club.level}>
          <header className={styles.head}>
            <h2 className={styles.points}>
              {i18n.t('club.points', {
                count: club.points,
                points: club.points.toLocaleString(i18n.language),
              })}
            </h2>
            <Badge tone="accent">{i18n.t(`club.level.${club.level}`)}</Badge>
          </header>
          <Progress club={club} terms={terms} />
        </div>
      </Card>
      {club.entries.length === 0 ? undefined : (
        <section>
          <SectionHeader title={i18n.t('club.latest')} />
          <Card>
            <Rows>
              {club.entries.map(({ betId, points, at }) => (
                <Row
                  key={betId}
                  what={
                    <>
                      <span>{i18n.t('club.bet', { id: betId })}</span>
                      <RowNote>{i18n.dateTime(at, 'date-time')}</RowNote>
                    </>
                  }
                >
                  <strong>
                    {i18n.t('club.added', { points: points.toLocaleString(i18n.language) })}
                  </strong>
                </Row>
              ))}
            </Rows>
          </Card>
        </section>
      )}
    </>
  );
}
