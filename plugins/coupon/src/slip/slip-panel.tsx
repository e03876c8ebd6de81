import type { Selection } from '@touchline/contracts/plugins';
import { COUPON_TYPE, findCouponTraits, legLocks } from '@touchline/domain/coupon';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { faultText } from '../compose/fault-text.ts';
import { legReturns } from '../compose/singles.ts';
import { SlipCurrencyProvider } from '../compose/slip-currency.tsx';
import { TypeSwitch } from '../compose/type-switch.tsx';
import { isConflicting } from '../compose/figures.ts';
import { type Composition, useComposition } from '../compose/use-composition.ts';
import { areClosedLegsBlocking } from '../placement/blocking-reason.ts';
import { placingOf } from '../placement/placement.ts';
import { PlaceForm } from '../placement/place-form.tsx';
import { BlockList, ConflictNotice, PlacedBet, SlipNews, SystemChoice } from './lazy-parts.ts';
import { LegRow } from './leg-row.tsx';
import type { LegCounts } from './slip-news.tsx';
import { conflictOf } from './leg-status.ts';
import { slipOf } from './slip.store.ts';
import { SlipTools } from './slip-tools.tsx';
import { askedLegs, useSlipLegs } from './use-legs.ts';
import styles from './slip.module.css';

/** What every site takes, until the server has said what this one does. */
const DEFAULT_TYPES: readonly number[] = [COUPON_TYPE.single, COUPON_TYPE.express];

function Undo() {
  const context = usePlugin();
  const slip = slipOf(context);
  const [asked, setAsked] = useState(0);
  useStore(slip.store);
  return slip.canRestore() ? (
    <Button
      key={asked}
      variant="quiet"
      size="small"
      data-undo
      onClick={() => {
        slip.restore();
        setAsked(asked + 1);
      }}
    >
      {context.i18n.t('undo')}
    </Button>
  ) : undefined;
}

function Empty() {
  const { i18n, navigation } = usePlugin();
  return (
    <>
      <EmptyState
        path={ticketIcon}
        title={i18n.t('empty')}
        text={i18n.t('emptyHint')}
        action={
          <Button href={navigation.href({ route: 'mainSection', params: { section: 'live' } })}>
            {i18n.t('toLive')}
          </Button>
        }
      />
      <Undo />
      <SlipTools />
    </>
  );
}

const NOTHING: LegCounts = { asked: 0, closed: 0 };

/** The slip itself, the same on its page, in the sheet and in the right column. */
export function SlipPanel() {
  const context = usePlugin();
  const placement = useStore(placingOf(context).state);
  const isEmpty = useStore(slipOf(context).store, ({ bets }) => bets.length === 0);
  const [counts, setCounts] = useState(NOTHING);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const kept = import('./keep-focus.ts').then(({ keepFocus }) => keepFocus(panel.current));
    return () => void kept.then((stop) => stop());
  }, []);
  useEffect(() => placingOf(context).attachViewer(), [context]);
  const isPlaced = placement.state === 'placed';
  return (
    <div ref={panel}>
      {isPlaced ? (
        <Suspense>
          <PlacedBet placed={placement} />
        </Suspense>
      ) : isEmpty ? (
        <Empty />
      ) : (
        <Composing onCounts={setCounts} />
      )}
      <Suspense>
        <SlipNews {...counts} isSilent={isPlaced} />
      </Suspense>
    </div>
  );
}

/** Does not render again for the news that it gives the panel. */
const Composing = memo(function Composing({
  onCounts,
}: {
  readonly onCounts: (counts: LegCounts) => void;
}) {
  const context = usePlugin();
  const { session } = context;
  const legs = useSlipLegs();
  const composition = useComposition(legs);
  const { state, currency, terms } = composition;
  const hasSystemSize = findCouponTraits(state.typeId)?.hasSystemSize;
  const isSignedIn = useStore(session.state, ({ userId }) => userId !== undefined);
  const asked = askedLegs(legs);
  // Below the button it is shown separately.
  const closed = isSignedIn && areClosedLegsBlocking(legs, state.typeId) ? 0 : legs.closed.size;
  useEffect(() => {
    onCounts({ asked, closed });
    return () => onCounts(NOTHING);
  }, [onCounts, asked, closed]);
  return (
    <SlipCurrencyProvider value={currency}>
      <div className={styles.panel} data-slip>
        <Head offered={terms?.types ?? DEFAULT_TYPES} />
        {hasSystemSize ? (
          <Suspense>
            <SystemChoice state={state} limits={composition.limits} currency={currency} />
          </Suspense>
        ) : undefined}
        {isConflicting(composition.coupon) ? (
          <Suspense>
            <ConflictNotice composition={composition} />
          </Suspense>
        ) : undefined}
        <Legs composition={composition} />
        <PlaceForm legs={legs} composition={composition} />
      </div>
    </SlipCurrencyProvider>
  );
});

const Head = memo(function Head({ offered }: { readonly offered: readonly number[] }) {
  const context = usePlugin();
  return (
    <div className={styles.head}>
      <TypeSwitch offered={offered} />
      <Undo />
      <Button variant="quiet" size="small" onClick={slipOf(context).clear}>
        {context.i18n.t('clear')}
      </Button>
      <SlipTools />
    </div>
  );
});

function Legs({ composition }: { readonly composition: Composition }) {
  const context = usePlugin();
  const { i18n } = context;
  const refusals = useStore(placingOf(context).refusals);
  const { state, coupon, faults } = composition;
  const locks = legLocks({ type: coupon.type, legs: coupon.legs });
  const isDropTarget = findCouponTraits(state.typeId)?.isOrdered;
  const conflicts = new Map(
    state.bets.map(({ outcomeId }, index) => [outcomeId, conflictOf(locks[index])]),
  );
  const returns = legReturns(composition);
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : i18n.money(amount, composition.currency);
  const renderLeg = (bet: Selection) => (
    <LegRow
      key={bet.outcomeId}
      bet={bet}
      conflict={conflicts.get(bet.outcomeId)}
      refusal={refusals.get(bet.outcomeId)}
      stakeError={faultText({ i18n, composition, fault: faults.byBet.get(bet.outcomeId) })}
      returns={money(returns.get(bet.outcomeId))}
    />
  );
  return findCouponTraits(state.typeId)?.hasBlocks ? (
    <Suspense>
      <BlockList composition={composition} renderLeg={renderLeg} />
    </Suspense>
  ) : (
    <ul className={styles.legs}>
      {state.bets.map((bet) => (
        <li key={bet.outcomeId} data-drop={isDropTarget ? `leg:${bet.outcomeId}` : undefined}>
          {renderLeg(bet)}
        </li>
      ))}
    </ul>
  );
}
