import { ViewLink } from '../app/address.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './players.module.css';

/** The way to the page of a player, for operators who may see it. */
export function PlayerLink({ playerId }: { readonly playerId: string }) {
  const { t } = useTexts();
  return (
    <May permission="players.read">
      <ViewLink path={`/players/${playerId}`} className={styles.link}>
        {t('players.open', { player: playerId })}
      </ViewLink>
    </May>
  );
}
