import { eventName } from '@touchline/domain/markets';
import type { BetLeg } from '@touchline/contracts/betting';
import { Link, useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, Icon, LiveBadge } from '@touchline/ui';
import { BetLegNote, BetLegRow } from '@touchline/ui/bet-card';
import {
  alertIcon,
  arrowDownIcon,
  arrowUpIcon,
  checkIcon,
  clockIcon,
  closeIcon,
} from '@touchline/ui/icons';
import { memo, useEffect, useRef, useState } from 'react';
import { move, POP } from '../feedback/motion.ts';
import { touchFeedback } from '../feedback/touch-feedback.ts';
import { BuilderParts } from '../slip/builder-parts.tsx';
import { earlyText } from './early-text.ts';
import { legProgressText, type LegTone, matchText } from './leg-texts.ts';
import { type LegNews, useLegNews } from './use-leg-news.ts';
import styles from './opened-bets.module.css';

const GLYPHS: Readonly<Record<LegTone, string>> = {
  won: checkIcon,
  lost: closeIcon,
  winning: checkIcon,
  losing: alertIcon,
  open: clockIcon,
};

const MINUTES_ARE_READ_EVERY = 20_000;

/** Time as the match's minute needs it: read again while a clock runs. */
function useNow(isRunning: boolean): number {
  const { clock } = usePlugin();
  const [, setTicks] = useState(0);
  useEffect(
    () =>
      isRunning
        ? clock.every(MINUTES_ARE_READ_EVERY, () => setTicks((ticks) => ticks + 1))
        : undefined,
    [clock, isRunning],
  );
  return clock.now();
}

/** The event's name; a link to its page while it is offered. */
function EventName({ leg }: { readonly leg: BetLeg }) {
  const { live } = usePlugin();
  const event = useStore(live.event(leg.eventId));
  const name = eventName(leg);
  if (event === undefined) return <BetLegNote>{name}</BetLegNote>;
  const { section, sport, champ, id, slug } = event;
  const params = { section, sport, champ: `${champ.id}-${champ.slug}`, game: `${id}-${slug}` };
  return (
    <Link to={{ route: 'mainGame', params }} className={styles.event}>
      {name}
    </Link>
  );
}

/** The price of now against the one taken; why there is none. */
function PriceNow({ leg, news }: { readonly leg: BetLeg; readonly news: LegNews }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  if (leg.result !== 'open') return undefined;
  if (news.status === 'suspended') {
    const text =
      news.reason === undefined
        ? i18n.error({ code: 'outcome_suspended' })
        : i18n.suspension(news.reason);
    return <Badge tone="warning">{text}</Badge>;
  }
  if (news.status !== 'open' || news.price === undefined) return undefined;
  const change = Math.sign(Number(news.price) - Number(leg.settledPrice ?? leg.price));
  return (
    <span className={styles.now} data-change={change}>
      {change === 0 ? undefined : (
        <Icon path={change > 0 ? arrowUpIcon : arrowDownIcon} size={16} />
      )}
      <span>
        {i18n.t('priceNow')} <bdi>{odds(news.price)}</bdi>
      </span>
    </span>
  );
}

/** One leg of an open bet: what it is, how its match goes, what it still needs. */
export const OpenedLeg = memo(function OpenedLeg({ leg }: { readonly leg: BetLeg }) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const news = useLegNews(leg);
  const { state } = news;
  const now = useNow(state?.clock?.running ?? false);
  const names = { home: leg.home, away: leg.away, player: leg.player };
  const progress = legProgressText({ i18n, leg, news });
  const early = earlyText(i18n, leg);
  const isLive = leg.result === 'open' && state?.status === 'live';
  const match = useRef<HTMLSpanElement>(null);
  const tone = useRef(progress.tone);
  useEffect(() => {
    const before = tone.current;
    tone.current = progress.tone;
    if (progress.tone === 'won' && before !== 'won') {
      move(match.current?.closest('[data-outcome]')?.firstElementChild, POP);
      touchFeedback(context, 'won');
    }
  }, [context, progress.tone]);
  return (
    <BetLegRow
      outcomeId={leg.outcomeId}
      tone={progress.tone}
      path={GLYPHS[progress.tone]}
      outcome={
        leg.builder === undefined
          ? i18n.outcome(leg.marketKey, leg.outcomeCode, names)
          : i18n.market(leg.marketKey, names)
      }
      parts={leg.builder === undefined ? undefined : <BuilderParts leg={leg} />}
      market={i18n.market(leg.marketKey, names)}
      event={
        <>
          <EventName leg={leg} />
          <span ref={match} className={styles.match}>
            {isLive ? <LiveBadge text={i18n.t('live')} /> : undefined}
            <bdi>{matchText({ i18n, leg, news, now })}</bdi>
          </span>
          {early === undefined ? undefined : <BetLegNote>{early}</BetLegNote>}
        </>
      }
      progress={progress.text}
      price={{ label: i18n.t('priceTaken'), text: odds(leg.settledPrice ?? leg.price) }}
    >
      <PriceNow leg={leg} news={news} />
    </BetLegRow>
  );
});
