import type { CasinoGameSheet } from '@touchline/contracts/casino';
import { Link, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { Fragment } from 'react';
import { wordsOf } from '../list/list-pages.ts';
import { FreeRoundFacts } from '../mine/free-rounds.tsx';
import { freeRoundsResource } from '../mine/free-rounds.resource.ts';
import { rtpText } from '../lobby/game-target.ts';
import styles from './game.module.css';

/** The free rounds that the player has in a game. */
function OwnFreeRounds({ gameId }: { readonly gameId: string }) {
  const { i18n } = usePlugin();
  const { data } = useResource(freeRoundsResource, {});
  const own =
    data?.isPaused === false ? data.freeRounds.filter((one) => one.gameId === gameId) : [];
  return own.map((one) => (
    <Fragment key={one.id}>
      <dt>{i18n.t('freeRounds.title')}</dt>
      <dd>
        <FreeRoundFacts {...one} />
      </dd>
    </Fragment>
  ));
}

/** What there is to know of a game before it is played. */
export function GameSheet({ game }: { readonly game: CasinoGameSheet }) {
  const { i18n, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const rtp = rtpText(game);
  return (
    <Card>
      <div className={styles.sheet}>
        <SectionHeader title={i18n.t('sheet.title')} />
        <dl>
          <dt>{i18n.t('sheet.provider')}</dt>
          <dd>
            <Link to={{ route: 'provider', params: { provider: game.provider.id } }}>
              <bdi>{game.provider.name}</bdi>
            </Link>
          </dd>
          {rtp === undefined ? undefined : (
            <>
              <dt>{i18n.t('sheet.rtp')}</dt>
              <dd>{rtp}</dd>
            </>
          )}
          {game.volatility === undefined ? undefined : (
            <>
              <dt>{i18n.t('filter.volatility')}</dt>
              <dd>{i18n.t(`volatility.${game.volatility}`)}</dd>
            </>
          )}
          {game.features.length === 0 ? undefined : (
            <>
              <dt>{i18n.t('filter.feature')}</dt>
              <dd>
                <bdi>{game.features.map(wordsOf).join(', ')}</bdi>
              </dd>
            </>
          )}
          {isPlayer && <OwnFreeRounds gameId={game.id} />}
          {Object.entries(game.stakes).map(([currency, { least, most }]) => (
            <Fragment key={currency}>
              <dt>{i18n.t('sheet.stakes')}</dt>
              <dd>
                <bdi>
                  {i18n.money(least, currency)} – {i18n.money(most, currency)}
                </bdi>
              </dd>
            </Fragment>
          ))}
        </dl>
        <p>{i18n.t('sheet.rules')}</p>
        <p>{i18n.t('sheet.interrupted')}</p>
      </div>
    </Card>
  );
}
