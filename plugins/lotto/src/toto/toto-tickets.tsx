import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { totoTicketsResource } from './toto.resource.ts';
import { TicketDetails } from './ticket-details.tsx';
import { useRoundText } from './use-round-text.ts';

function TicketList() {
  const { i18n, navigation } = usePlugin();
  const textOf = useRoundText();
  const cursor = useStore(navigation.current, ({ query }) => query['cursor']);
  const answer = useResource(totoTicketsResource, { cursor });
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
          {tickets.map(({ id, round, lines, currency, stake, status, prize }) => (
            <Row
              key={id}
              what={
                <>
                  {i18n.t(`toto.name.${round.toto}`)} · {i18n.t('toto.ticket', { id })}
                  <RowNote>{textOf(round)}</RowNote>
                  <RowNote>
                    {i18n.t('lotto.lines', { count: lines })} · {i18n.money(stake, currency)}
                  </RowNote>
                  <RowNote>
                    {i18n.t(`toto.state.${status}`, { amount: i18n.money(prize, currency) })}
                  </RowNote>
                </>
              }
              actions={
                <Button
                  size="small"
                  href={navigation.href({
                    route: 'totoFrame',
                    params: { section: 'tickets' },
                    query: { ticket: id },
                  })}
                >
                  {i18n.t('toto.openTicket')}
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

/** The player's tickets, or the one that the address names. */
export function TotoTickets() {
  const { navigation } = usePlugin();
  const ticket = useStore(navigation.current, ({ query }) => query['ticket']);
  return ticket === undefined ? <TicketList /> : <TicketDetails id={ticket} />;
}
