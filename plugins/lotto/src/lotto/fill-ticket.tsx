import { type Lottery, linesOf, MOST_LINES } from '@touchline/domain/pools';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, Chip, NoticeBanner } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { TicketPrice } from '../purchase/ticket-price.tsx';
import { unansweredOf } from '../purchase/unanswered.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import styles from './lotto.module.css';
import { buyTicket, drawsResource } from './lotto.resource.ts';
import { quickPick } from './quick-pick.ts';

/** A ticket to fill by hand or at random, with as many numbers as a system has. */
export function FillTicket({
  lottery,
  isPlayer,
}: {
  readonly lottery: Lottery;
  readonly isPlayer: boolean;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const answer = useResource(drawsResource, {});
  const draw = answer.data?.draws.find((one) => one.lottery === lottery.id);
  const empty = lottery.fields.map((): readonly number[] => []);
  const unanswered = unansweredOf(context).lottery;
  const [marks, setMarks] = useState<readonly (readonly number[])[]>(() => {
    const kept = unanswered.get().sent?.request.marks ?? [];
    return linesOf(lottery, kept) === undefined ? empty : kept;
  });
  const { isBusy, bought, error, buy, forget } = usePurchase({ unanswered, send: buyTicket });
  const lines = linesOf(lottery, marks);
  const change = (next: readonly (readonly number[])[]) => {
    setMarks(next);
    forget();
  };
  const toggle = (field: number, number: number) =>
    change(
      marks.map((marked, at) => {
        if (at !== field) return marked;
        return marked.includes(number)
          ? marked.filter((one) => one !== number)
          : [...marked, number];
      }),
    );
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  return (
    <Card>
      {draw === undefined ? (
        <p>{i18n.t('lotto.none')}</p>
      ) : (
        <p>{i18n.t('lotto.closes', { time: i18n.dateTime(draw.closesAt, 'time') })}</p>
      )}
      {lottery.fields.map(({ first, of, pick }, field) => (
        // Fields have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={field} className={styles.field}>
          <legend>
            {i18n.t(lottery.fields.length === 1 ? 'lotto.field' : 'lotto.fieldOf', {
              field: field + 1,
              pick,
              of,
            })}
          </legend>
          {Array.from({ length: of }, (_nothing, place) => first + place).map((number) => (
            <Chip
              key={number}
              selected={marks[field]?.includes(number) ?? false}
              onClick={() => toggle(field, number)}
            >
              {number}
            </Chip>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button onClick={() => change(quickPick(lottery))}>{i18n.t('lotto.quick')}</Button>
        <Button variant="quiet" onClick={() => change(empty)}>
          {i18n.t('lotto.clear')}
        </Button>
      </div>
      <output className={styles.actions}>
        {lines === undefined ? (
          i18n.t('lotto.incomplete', { most: MOST_LINES })
        ) : (
          <>
            {i18n.t('lotto.lines', { count: lines })}{' '}
            {isPlayer ? <TicketPrice lines={lines} /> : undefined}
          </>
        )}
      </output>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {bought === undefined ? undefined : (
        <NoticeBanner text={i18n.t('lotto.bought', { id: bought.id })} />
      )}
      <Button
        variant="primary"
        wide
        busy={isBusy}
        disabled={lines === undefined || draw === undefined || bought !== undefined}
        onClick={() =>
          draw !== undefined && buy({ drawId: draw.id, marks: marks.map((field) => [...field]) })
        }
      >
        {i18n.t('lotto.buy')}
      </Button>
    </Card>
  );
}
