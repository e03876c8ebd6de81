import type { TotoTicketAnswer } from '@touchline/contracts/toto';
import { linesByHits, type Toto, totoOf } from '@touchline/domain/pools';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { PlayedMatch } from './match-row.tsx';
import { totoTicketResource } from './toto.resource.ts';
import styles from './toto.module.css';
import { useRoundText } from './use-round-text.ts';

/** How many lines have how many hits so far, the best first. */
function Hits({ ticket }: { readonly ticket: TotoTicketAnswer }) {
  const { i18n } = usePlugin();
  const { marks, matches } = ticket;
  const byHits = linesByHits(
    marks,
    matches.map(({ outcome }) => outcome),
  );
  return (
    <ul className={styles.shares}>
      {byHits
        .map((lines, hits) => ({ lines, hits }))
        .filter(({ lines }) => lines > 0)
        .toReversed()
        .map(({ lines, hits }) => (
          <li key={hits}>
            <span>{i18n.t('toto.hitsOf', { hits, all: matches.length })}</span>
            <span>{i18n.t('lotto.lines', { count: lines })}</span>
          </li>
        ))}
    </ul>
  );
}

function Details({ toto, ticket }: { readonly toto: Toto; readonly ticket: TotoTicketAnswer }) {
  const { i18n } = usePlugin();
  const textOf = useRoundText();
  const { id, round, lines, stake, currency, status, prize, boughtAt, marks } = ticket;
  return (
    <>
      <Card>
        <h2 className={styles.heading}>
          {i18n.t(`toto.name.${round.toto}`)} · {i18n.t('toto.ticket', { id })}
        </h2>
        <p className={styles.lead}>
          {i18n.t('lotto.lines', { count: lines })} · {i18n.money(stake, currency)} ·{' '}
          {i18n.dateTime(boughtAt, 'date-time')}
        </p>
        <p className={styles.lead}>{textOf(round)}</p>
        <output>{i18n.t(`toto.state.${status}`, { amount: i18n.money(prize, currency) })}</output>
        {status === 'refunded' ? undefined : <Hits ticket={ticket} />}
      </Card>
      <Card>
        <ol className={styles.matches}>
          {ticket.matches.map((match, place) => (
            <PlayedMatch
              key={match.eventId}
              toto={toto}
              place={place}
              match={match}
              marked={marks[place]}
            />
          ))}
        </ol>
      </Card>
    </>
  );
}

/** A ticket with the state of each of its matches, and what its lines have hit. */
export function TicketDetails({ id }: { readonly id: string }) {
  const { i18n } = usePlugin();
  const answer = useResource(totoTicketResource, { id });
  const ticket = answer.data;
  const toto = totoOf(ticket?.round.toto ?? '');
  return ticket === undefined || toto === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} />
  ) : (
    <Details toto={toto} ticket={ticket} />
  );
}
