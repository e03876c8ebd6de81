import type { TotoRoundAnswer } from '@touchline/contracts/toto';
import { MOST_LINES, type Toto, totoLines } from '@touchline/domain/pools';
import { usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { TicketPrice } from '../purchase/ticket-price.tsx';
import { unansweredOf } from '../purchase/unanswered.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import { MatchToMark } from './match-row.tsx';
import { linesSoFar, randomMarks, toggled } from './marks.ts';
import { buyTotoTicket, totoTicketsResource } from './toto.resource.ts';
import styles from './toto.module.css';

/** A coupon to fill in by hand or at random: one outcome or several of each match. */
export function FillCoupon({
  toto,
  round,
  isPlayer,
}: {
  readonly toto: Toto;
  readonly round: TotoRoundAnswer;
  readonly isPlayer: boolean;
}) {
  const context = usePlugin();
  const { i18n, navigation, resources } = context;
  const unanswered = unansweredOf(context).toto;
  const empty = round.matches.map((): readonly number[] => []);
  const [marks, setMarks] = useState<readonly (readonly number[])[]>(() => {
    const kept = unanswered.get().sent?.request;
    return kept?.roundId === round.id ? kept.marks : empty;
  });
  const { isBusy, bought, error, buy, forget } = usePurchase({
    unanswered,
    send: async (http, request: Parameters<typeof buyTotoTicket>[1], key) => {
      const ticket = await buyTotoTicket(http, request, key);
      resources.invalidate(totoTicketsResource.name);
      return ticket;
    },
  });
  const change = (next: readonly (readonly number[])[]) => {
    setMarks(next);
    forget();
  };
  const lines = totoLines(toto, marks);
  const left = marks.filter(({ length }) => length === 0).length;
  const ticket = bought && {
    text: i18n.t('toto.bought', { id: bought.id }),
    href: navigation.href({
      route: 'totoFrame',
      params: { section: 'tickets' },
      query: { ticket: bought.id },
    }),
  };
  return (
    <>
      <Card>
        <div className={styles.tools}>
          <Button size="small" onClick={() => change(randomMarks(toto))}>
            {i18n.t('toto.quick')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => change(empty)}>
            {i18n.t('lotto.clear')}
          </Button>
        </div>
        <ol className={styles.matches}>
          {round.matches.map((match, place) => (
            <MatchToMark
              key={match.eventId}
              toto={toto}
              place={place}
              match={match}
              marked={marks[place] ?? []}
              onToggle={(mark) => change(toggled(marks, place, mark))}
            />
          ))}
        </ol>
      </Card>
      <div className={styles.foot}>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        {ticket === undefined ? undefined : <NoticeBanner text={ticket.text} />}
        <output className={styles.cost}>
          <span>
            {left > 0
              ? i18n.t('toto.left', { count: left })
              : i18n.t(lines === undefined ? 'toto.tooMany' : 'lotto.lines', {
                  count: lines ?? 0,
                  most: MOST_LINES,
                })}
          </span>
          {isPlayer ? <TicketPrice lines={linesSoFar(marks)} /> : undefined}
        </output>
        {ticket === undefined ? (
          <Button
            variant="primary"
            wide
            busy={isBusy}
            disabled={lines === undefined}
            onClick={() =>
              buy({ roundId: round.id, marks: marks.map((marked) => marked.toSorted()) })
            }
          >
            {i18n.t('lotto.buy')}
          </Button>
        ) : (
          <Button wide href={ticket.href}>
            {i18n.t('toto.openTicket')}
          </Button>
        )}
      </div>
    </>
  );
}
