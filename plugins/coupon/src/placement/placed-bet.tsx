import { eventName } from '@touchline/domain/markets';
import { type Bet, COUPON_TAB } from '@touchline/contracts/betting';
import { offeredOdds } from '@touchline/domain/coupon';
import { type I18n, usePlugin, useOdds } from '@touchline/plugin-api';
import { Button, Icon, Money, NoticeBanner } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { type MouseEvent, useEffect, useRef } from 'react';
import { madeOfText } from '../compose/composition-text.ts';
import { groupsOf } from '../compose/type-options.ts';
import { move, POP } from '../feedback/motion.ts';
import { sharingOf } from '../share/sharing.store.ts';
import { BuilderParts } from '../slip/builder-parts.tsx';
import { isolated } from '../slip/isolated.ts';
import { slipOf } from '../slip/slip.store.ts';
import { chooseTab } from '../slip/state/choices.ts';
import type { Placement } from './placement-state.ts';
import { placingOf } from './placement.ts';
import { ShareReceipt } from './share-receipt.tsx';
import styles from './placed.module.css';

export interface PlacedBetProps {
  readonly placed: Placement & { readonly state: 'placed' };
}

/** Shows that the bet is accepted, at what price and for what. */
export function PlacedBet({ placed }: PlacedBetProps) {
  const context = usePlugin();
  const { i18n } = context;
  const placing = placingOf(context);
  const heading = useRef<HTMLHeadingElement>(null);
  const glyph = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    heading.current?.focus();
    move(glyph.current, POP);
  }, []);
  const { bets, refused, refusedCoupon, slip } = placed;

  const isWhole = refused === 0 && refusedCoupon === undefined;

  function showOpenBets({ currentTarget }: MouseEvent<HTMLElement>): void {
    // This button goes with the bet: the tab that is led to takes the focus.
    const tabs = currentTarget.closest('[role="tabpanel"]')?.previousElementSibling;
    tabs?.querySelector<HTMLElement>('[role="tab"]:last-child')?.focus();
    placing.dismiss();
    slipOf(context).change((state) => chooseTab(state, COUPON_TAB.openBets));
  }

  return (
    <section className={styles.placed} data-bet-id={bets[0].id}>
      <span ref={glyph} className={styles.glyph}>
        <Icon path={checkCircleIcon} size={48} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {i18n.t('placed.title')}
      </h2>
      <p className={styles.muted}>
        {bets.length > 1 ? i18n.t('placed.count', { count: bets.length }) : betText(i18n, placed)}
      </p>
      {bets.length === 1 ? (
        <>
          <LegList legs={bets[0].legs} />
          <BetFigures bet={bets[0]} />
        </>
      ) : (
        <BetList bets={bets} />
      )}
      {refusedCoupon === undefined ? undefined : (
        <NoticeBanner
          tone="warning"
          text={i18n.t('placed.couponRefused', {
            type: i18n.couponType(slip.typeId),
            reason: i18n.error(refusedCoupon),
          })}
        />
      )}
      {refused === 0 ? undefined : (
        <NoticeBanner tone="warning" text={i18n.t('placed.refused', { count: refused })} />
      )}
      <Button wide variant="primary" onClick={placing.dismiss}>
        {i18n.t(isWhole ? 'placed.done' : 'placed.backToSlip')}
      </Button>
      <div className={styles.ways}>
        <Button onClick={showOpenBets}>{i18n.t('page.openedBets')}</Button>
        <ShareReceipt bets={bets} slip={slip} />
        <Button variant="quiet" onClick={() => void sharingOf(context).share(slip)}>
          {i18n.t('share.title')}
        </Button>
        <Button variant="quiet" onClick={placing.repeat}>
          {i18n.t('placed.repeat')}
        </Button>
      </div>
    </section>
  );
}

/** What a bet is, and what it is made of. */
function betText(i18n: I18n, { bets: [bet], slip }: PlacedBetProps['placed']): string {
  const { typeId } = bet;
  const name = i18n.couponType(typeId);
  const groups = typeId === slip.typeId ? groupsOf(slip, typeId) : undefined;
  const legs = slip.bets.length;
  const made = groups === undefined ? '' : madeOfText(i18n, { typeId, legs, groups });
  return made === '' ? name : `${name} · ${made}`;
}

/** What was bet on, at the prices of the bet. */
function LegList({ legs }: Pick<Bet, 'legs'>) {
  return (
    <ul className={styles.betList}>
      {legs.map((leg) => (
        <li key={leg.outcomeId} data-leg={leg.outcomeId}>
          <ReceiptLeg leg={leg} />
        </li>
      ))}
    </ul>
  );
}

function ReceiptLeg({ leg }: { readonly leg: Bet['legs'][number] }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  return (
    <div className={styles.leg}>
      <span>
        <strong>
          {leg.builder === undefined
            ? i18n.outcome(leg.marketKey, leg.outcomeCode, leg)
            : i18n.market(leg.marketKey, leg)}
        </strong>
        {leg.builder === undefined ? undefined : <BuilderParts leg={leg} />}
        <span className={styles.event}>
          {(leg.builder === undefined ? [i18n.market(leg.marketKey, leg)] : [])
            .concat(eventName(leg))
            .map(isolated)
            .join(' · ')}
        </span>
      </span>
      <strong>{odds(leg.price)}</strong>
    </div>
  );
}

function BetFigures({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{i18n.t('stake')}</dt>
        <dd>
          <Money text={i18n.money(bet.stake, bet.currency)} />
        </dd>
      </div>
      {bet.legs.length === 1 ? undefined : (
        <div>
          <dt>{i18n.t('totalOdds')}</dt>
          <dd>{odds(offeredOdds(bet))}</dd>
        </div>
      )}
      <div>
        <dt>{i18n.t('possibleReturn')}</dt>
        <dd>
          <Money text={i18n.money(bet.possibleReturn, bet.currency)} strong />
        </dd>
      </div>
      <div>
        <dt>{i18n.t('placed.reference')}</dt>
        <dd>{bet.id}</dd>
      </div>
    </dl>
  );
}

/** Several bets of one act: each with its own figures. */
function BetList({ bets }: { readonly bets: readonly Bet[] }) {
  const { i18n } = usePlugin();
  return (
    <ul className={styles.betList}>
      {bets.map((bet) => (
        <li key={bet.id} data-single={bet.id}>
          <h3 className={styles.type}>{i18n.couponType(bet.typeId)}</h3>
          {bet.legs.map((leg) => (
            <ReceiptLeg key={leg.outcomeId} leg={leg} />
          ))}
          <BetFigures bet={bet} />
        </li>
      ))}
    </ul>
  );
}
