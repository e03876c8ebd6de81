import type { CasinoGame } from '@touchline/contracts/casino';
import { usePlugin } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { rtpText } from '../lobby/game-target.ts';
import styles from './game.module.css';

/** What there is to know of a game before it is played. */
export function GameSheet({ game }: { readonly game: CasinoGame }) {
  const { i18n } = usePlugin();
  const rtp = rtpText(game);
  return (
    <Card>
      <div className={styles.sheet}>
        <SectionHeader title={i18n.t('sheet.title')} />
        <dl>
          <dt>{i18n.t('sheet.provider')}</dt>
          <dd>
            <bdi>{game.provider.name}</bdi>
          </dd>
          {rtp === undefined ? undefined : (
            <>
              <dt>{i18n.t('sheet.rtp')}</dt>
              <dd>
                <bdi>{rtp}</bdi>
              </dd>
            </>
          )}
        </dl>
        <p>{i18n.t('sheet.rules')}</p>
        <p>{i18n.t('sheet.interrupted')}</p>
      </div>
    </Card>
  );
}
