import type { Selection } from '@touchline/contracts/plugins';
import { findCouponTraits } from '@touchline/domain/coupon';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { slipOf } from '../slip/slip.store.ts';
import { canAddBanker, chooseLobby, toggleBanker } from '../slip/state/choices.ts';
import { lobbyOf } from '../slip/state/slip-state.ts';
import { hasSingles } from './singles.ts';
import { LegStake } from './leg-stake.tsx';
import { MoveTools } from './move-tools.tsx';
import choiceStyles from './choices.module.css';
import styles from './figures.module.css';

export interface LegToolsProps {
  readonly bet: Selection;
  /** The outcome's name, for the names of the controls. */
  readonly outcome: string;
  readonly stakeError: string | undefined;
  /** What the leg pays as a single, as text. */
  readonly returns: string | undefined;
}

/** What the type of the slip lets the player decide about one leg. */
export function LegTools({ bet, outcome, stakeError, returns }: LegToolsProps) {
  const slip = slipOf(usePlugin());
  const typeId = useStore(slip.store, (state) => state.typeId);
  const isSingle = useStore(slip.store, hasSingles);
  const { stakes } = findCouponTraits(typeId) ?? {};
  return (
    <>
      <RoleTools typeId={typeId} bet={bet} outcome={outcome} />
      {isSingle || stakes === 'each-leg' ? (
        <LegStake bet={bet} outcome={outcome} error={stakeError} returns={returns} />
      ) : undefined}
    </>
  );
}

type RoleProps = Pick<LegToolsProps, 'bet' | 'outcome'>;

/** What the leg is in a coupon of this type. */
function RoleTools({ typeId, bet, outcome }: RoleProps & { readonly typeId: number }) {
  const { role, isOrdered, hasBlocks } = findCouponTraits(typeId) ?? {};
  if (role === 'banker') return <Banker bet={bet} outcome={outcome} />;
  if (role === 'lobby') return <Lobby bet={bet} outcome={outcome} />;
  if (isOrdered || hasBlocks) {
    return <MoveTools bet={bet} outcome={outcome} isOrdered={isOrdered === true} />;
  }
  return undefined;
}

function Banker({ bet: { outcomeId }, outcome }: RoleProps) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const state = useStore(slip.store);
  const isBanker = state.bankers.includes(outcomeId);
  const isFull = !isBanker && !canAddBanker(state);
  return (
    <label className={choiceStyles.role}>
      <input
        type="checkbox"
        aria-label={`${i18n.t('banker')}: ${outcome}`}
        checked={isBanker}
        disabled={isFull}
        onChange={() => slip.change((now) => toggleBanker(now, outcomeId))}
      />
      <span>{i18n.t('banker')}</span>
      {isFull ? <span className={styles.note}>{i18n.t('bankersFull')}</span> : undefined}
    </label>
  );
}

function Lobby({ bet: { outcomeId }, outcome }: RoleProps) {
  const context = usePlugin();
  const slip = slipOf(context);
  const state = useStore(slip.store);
  return (
    <label className={choiceStyles.role}>
      <input
        type="radio"
        name="lobby"
        aria-label={`${context.i18n.t('lobby')}: ${outcome}`}
        checked={lobbyOf(state) === outcomeId}
        onChange={() => slip.change((now) => chooseLobby(now, outcomeId))}
      />
      <span>{context.i18n.t('lobby')}</span>
    </label>
  );
}
