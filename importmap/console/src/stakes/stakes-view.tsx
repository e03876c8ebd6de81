import type { StakeBoundsAnswer } from '@touchline/contracts/betting';
import { useQuery } from '@tanstack/react-query';
import { readStakeBounds } from '../api/stake-requests.ts';
import { Facts } from '../app/facts.tsx';
import { Page, Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { usePages } from '../app/use-pages.ts';
import { PlayerLink } from '../players/player-link.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BoundsTable } from './bounds-table.tsx';
import styles from './stakes.module.css';

/** What the bounds are not applied to, and what else limits a bet. */
function Exceptions({ bounds }: { readonly bounds: StakeBoundsAnswer }) {
  const { t, number } = useTexts();
  const { withoutMinimum, withoutMaximum, singleOnlyMarkets, liveDelaySeconds } = bounds;
  const listed = (parts: readonly string[]) =>
    parts.length === 0 ? t('stakes.none') : parts.join(', ');
  const types = (ids: readonly number[]) => listed(ids.map((id) => t(`bets.types.${id}`)));
  return (
    <Panel title={t('stakes.exceptions')}>
      <Facts
        facts={{
          withoutMinimum: types(withoutMinimum),
          withoutMaximum: types(withoutMaximum),
          bonusAccount: t('stakes.noMaximum'),
          singleOnlyMarkets: listed(singleOnlyMarkets),
          liveDelay: t('stakes.seconds', { value: number(liveDelaySeconds) }),
        }}
        nameOf={(fact) => t(`stakes.fact.${fact}`)}
      />
    </Panel>
  );
}

/** The bounds that the server applies to stakes: those of the house, and the players who have their own. */
export function StakesView() {
  const { t, number } = useTexts();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: ['stake-bounds', cursor],
    queryFn: () => readStakeBounds({ cursor }),
  });
  const bounds = loaded.data;
  const { showPrevious, showNext } = stepsFrom(bounds?.nextCursor);
  return (
    <Page title={t('stakes.title')} text={t('stakes.text')}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {bounds !== undefined && (
        <>
          <Panel title={t('stakes.bounds.title')} text={t('stakes.bounds.text')}>
            <BoundsTable rows={bounds.currencies} />
          </Panel>
          <Exceptions bounds={bounds} />
          <Panel title={t('stakes.players.title')} text={t('stakes.players.text')}>
            {bounds.players.length === 0 && (
              <p className={styles.muted}>{t('stakes.players.none')}</p>
            )}
            <ul className={styles.rows}>
              {bounds.players.map(({ playerId, factor, reason }) => (
                <li key={playerId} className={styles.row}>
                  <PlayerLink playerId={playerId} />
                  <span>
                    {t('stakes.share', { percent: number(factor * 100) })}
                    {' · '}
                    <span className={styles.muted}>{t(`stakes.reasons.${reason}`)}</span>
                  </span>
                </li>
              ))}
            </ul>
            <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
          </Panel>
        </>
      )}
    </Page>
  );
}
