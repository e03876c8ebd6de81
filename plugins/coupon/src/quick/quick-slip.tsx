import { usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, IconButton } from '@touchline/ui';
import { chevronDownIcon, chevronUpIcon } from '@touchline/ui/icons';
import { quickSlipOf } from '../bar/quick-slip.store.ts';
import { useDragToOpen } from '../bar/use-drag-to-open.ts';
import { useComposition } from '../compose/use-composition.ts';
import { useFigures } from '../compose/use-figures.ts';
import { Keypad } from '../keypad/keypad.tsx';
import { placingOf } from '../placement/placement.ts';
import { SlipFoot } from '../placement/slip-foot.tsx';
import { useSubmit } from '../placement/use-submit.ts';
import { LegRow } from '../slip/leg-row.tsx';
import { SlipNews } from '../slip/slip-news.tsx';
import { askedLegs, useSlipLegs } from '../slip/use-legs.ts';
import { StakeEntry } from '../stake/stake-entry.tsx';
import { useStake } from '../stake/use-stake.ts';
import { useIgnoreEarlyTaps } from './use-ignore-early-taps.ts';
import { useNotifyOfBets } from './use-notify-of-bets.ts';
import { useTyping } from './use-typing.ts';
import styles from './quick-slip.module.css';
import { openSlip } from '../slip/open-slip.ts';

/** The ways to the whole slip and away. */
function Head() {
  const context = usePlugin();
  const { i18n } = context;
  const { isOpen } = quickSlipOf(context);
  const drag = useDragToOpen(() => void openSlip(context));
  return (
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
  );
}

/** A bet on one leg, placed where the player is: the price, a stake with its own keys, the button. */
export function QuickSlip() {
  const context = usePlugin();
  const { i18n } = context;
  const placing = placingOf(context);
  const placement = useStore(placing.state);
  const refusals = useStore(placing.refusals);
  const legs = useSlipLegs();
  const composition = useComposition(legs);
  const figures = useFigures(composition);
  const { isTouched, onSubmit } = useSubmit(composition);
  const stake = useStake({ composition, fault: composition.faults.main, isTouched, placement });
  const { panel, isTyping, isNew, onFocus, onKey } = useTyping();
  const deaf = useIgnoreEarlyTaps();
  useNotifyOfBets();
  const [bet] = legs.bets;
  if (bet === undefined) {
    return undefined;
  }
  return (
    <section ref={panel} className={styles.panel} aria-label={i18n.t('quick.title')}>
      <Head />
      <LegRow bet={bet} conflict={undefined} refusal={refusals.get(bet.outcomeId)} />
      <form noValidate onSubmit={onSubmit}>
        <div {...deaf}>
          <SlipFoot legs={legs} composition={composition} figures={figures}>
            <StakeEntry
              label={i18n.t('stake')}
              {...stake}
              inputMode="none"
              onFocus={onFocus}
              keys={
                isTyping ? (
                  <Keypad
                    value={isNew ? '' : stake.value}
                    onChange={(text) => {
                      onKey();
                      stake.onChange(text);
                    }}
                    decimals={stake.decimals}
                  />
                ) : undefined
              }
            />
          </SlipFoot>
        </div>
      </form>
      <SlipNews asked={askedLegs(legs)} closed={0} />
    </section>
  );
}
