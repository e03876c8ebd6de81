import { usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, IconButton } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { chevronDownIcon, chevronUpIcon } from '@touchline/ui/icons';
import { quickSlipOf } from '../bar/quick-slip.store.ts';
import { useDragToOpen } from '../bar/use-drag-to-open.ts';
import { FiguresList } from '../compose/figures-list.tsx';
import { useComposition } from '../compose/use-composition.ts';
import { Keypad } from '../keypad/keypad.tsx';
import { PlaceAction } from '../placement/place-action.tsx';
import { placingOf } from '../placement/placement.ts';
import { useSubmit } from '../placement/use-submit.ts';
import { LegRow } from '../slip/leg-row.tsx';
import { SlipNews } from '../slip/slip-news.tsx';
import { askedLegs, useSlipLegs } from '../slip/use-legs.ts';
import { useStake } from '../stake/use-stake.ts';
import { useIgnoreEarlyTaps } from './use-ignore-early-taps.ts';
import { useNotifyOfBets } from './use-notify-of-bets.ts';
import { useTyping } from './use-typing.ts';
import styles from './quick-slip.module.css';
import { openSlip } from '../slip/open-slip.ts';

/** A bet on one leg, placed where the player is: the price, a stake with its own keys, the button. */
export function QuickSlip() {
  const context = usePlugin();
  const { i18n } = context;
  const { isOpen } = quickSlipOf(context);
  const placing = placingOf(context);
  const placement = useStore(placing.state);
  const refusals = useStore(placing.refusals);
  const legs = useSlipLegs();
  const composition = useComposition(legs);
  const { isTouched, onSubmit } = useSubmit(composition);
  const stake = useStake({ composition, fault: composition.faults.main, isTouched, placement });
  const { panel, isTyping, isNew, onFocus, onKey } = useTyping();
  const deaf = useIgnoreEarlyTaps();
  const openWhole = () => void openSlip(context);
  const drag = useDragToOpen(openWhole);
  useNotifyOfBets();
  const [bet] = legs.bets;
  if (bet === undefined) {
    return undefined;
  }
  return (
    <section ref={panel} className={styles.panel} aria-label={i18n.t('quick.title')}>
      <div className={styles.head}>
        <button type="button" className={styles.open} {...drag}>
          <Icon path={chevronUpIcon} />
          {i18n.t('reminder.open')}
        </button>
        <IconButton
          path={chevronDownIcon}
          label={i18n.t('quick.away')}
          onClick={() => isOpen.set(false)}
        />
      </div>
      <LegRow bet={bet} conflict={undefined} refusal={refusals.get(bet.outcomeId)} />
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {/* The field inside takes the focus; this only tracks it. */}
        <div onFocus={onFocus}>
          <AmountField label={i18n.t('stake')} {...stake} inputMode="none" />
        </div>
        {isTyping ? (
          <Keypad
            value={isNew ? '' : stake.value}
            onChange={(text) => {
              onKey();
              stake.onChange(text);
            }}
            decimals={stake.decimals}
          />
        ) : (
          <FiguresList composition={composition} />
        )}
        <div className={styles.action} {...deaf}>
          <PlaceAction legs={legs} composition={composition} />
        </div>
      </form>
      <SlipNews asked={askedLegs(legs)} closed={0} />
    </section>
  );
}
