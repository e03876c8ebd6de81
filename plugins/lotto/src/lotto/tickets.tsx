import { useOdds, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { priceText } from '../bets/choice.ts';
import { useBetText } from '../bets/use-bet-text.ts';
import { Balls } from './balls.tsx';
import { ticketsResource } from './lotto.resource.ts';

/** The player's tickets, the newest first. */
export function Tickets() {
  const { i18n, navigation } = usePlugin();
  const shown = useOdds();
  const textOf = useBetText();
  const cursor = useStore(navigation.current, ({ query }) => query['cursor']);
  const answer = useResource(ticketsResource, { cursor });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { tickets, nextCursor } = answer.data;
  if (tickets.length === 0) {
    return <EmptyState path={ticketIcon} title={i18n.t('lotto.noTickets')} />;
  }
  return (
    <>
      <Card>
        <Rows>
          {tickets.map(({ id, draw, marks, lines, bet, currency, stake, status, prize }) => (
            <Row
              key={id}
              what={
                <>
                  {i18n.t(`lotto.name.${draw.lottery}`)}
                  <RowNote>
                    {i18n.dateTime(draw.closesAt, 'date-time')} ·{' '}
                    {bet === undefined
                      ? i18n.t('lotto.lines', { count: lines })
                      : i18n.t('lotto.bets.title')}{' '}
                    · {i18n.money(stake, currency)}
                  </RowNote>
                  {bet === undefined ? (
                    <Balls fields={marks} drawn={draw.numbers} />
                  ) : (
                    <>
                      {i18n.t('lotto.bets.at', {
                        bet: textOf(draw.lottery, bet.on),
                        odds: shown(priceText(bet.odds)),
                      })}
                      {draw.numbers === undefined ? (
                        <RowNote>
                          {i18n.t('lotto.bets.returns', { amount: i18n.money(bet.pays, currency) })}
                        </RowNote>
                      ) : (
                        <Balls {...draw.numbers} />
                      )}
                    </>
                  )}
                  <RowNote>
                    {i18n.t(`lotto.state.${status}`, { amount: i18n.money(prize, currency) })}
                  </RowNote>
                </>
              }
              actions={
                <Button
                  size="small"
                  href={navigation.href({
                    route: 'lotto',
                    params: { sectionName: 'draw', lottoId: draw.id },
                  })}
                >
                  {i18n.t('lotto.drawNumber', { id: draw.id })}
                </Button>
              }
            />
          ))}
        </Rows>
      </Card>
      {nextCursor === undefined ? undefined : (
        <Button onClick={() => void navigation.setQuery({ cursor: nextCursor })}>
          {i18n.t('lotto.more')}
        </Button>
      )}
    </>
  );
}
