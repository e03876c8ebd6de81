import { usePlugin, useStore } from '@touchline/plugin-api';
import { Money, VisuallyHidden } from '@touchline/ui';
import { useComposition } from '../compose/use-composition.ts';
import { useFigures } from '../compose/use-figures.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import styles from './slip-bar.module.css';

/**
 * What the slip returns at most with the stake in it, unless the player wants not to see
 * it. At the prices of now, as the total beside it: nothing is agreed to here.
 */
export function MiniReturn({ legs }: { readonly legs: SlipLegs }) {
  const context = usePlugin();
  const { i18n } = context;
  const { isPossibleWinShown } = useStore(couponSettingsOf(context));
  const moves = legs.moves.map((move) => ({ ...move, mustAsk: false }));
  const composition = useComposition({ moves });
  const { most } = useFigures(composition);
  return isPossibleWinShown && most !== undefined ? (
    <span className={styles.return} data-figure="possible-return">
      <VisuallyHidden>{i18n.t('possibleReturn')}: </VisuallyHidden>
      <Money text={i18n.money(most, composition.currency)} />
    </span>
  ) : undefined;
}
