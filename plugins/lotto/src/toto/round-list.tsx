import type { TotoRound } from '@touchline/contracts/toto';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { endedRoundsResource, roundsResource } from './toto.resource.ts';
import { useRoundText } from './use-round-text.ts';

interface ListedRound extends TotoRound {
  readonly jackpots?: readonly { readonly currency: string; readonly amount: number }[];
}

function RoundRows({ rounds }: { readonly rounds: readonly ListedRound[] }) {
  const { i18n, navigation, clock } = usePlugin();
  const textOf = useRoundText();
  const isSold = ({ status, closesAt }: TotoRound) => status === 'open' && closesAt > clock.now();
  return (
    <Card>
      <Rows>
        {rounds.map((round) => (
          <Row
            key={round.id}
            what={
              <>
                {i18n.t(`toto.name.${round.toto}`)} · {i18n.t('toto.round', { id: round.id })}
                <RowNote>{textOf(round)}</RowNote>
                {round.jackpots?.map(({ currency, amount }) => (
                  <RowNote key={currency}>
                    {i18n.t('lotto.jackpot', { amount: i18n.money(amount, currency) })}
                  </RowNote>
                ))}
              </>
            }
            actions={
              <Button
                size="small"
                variant={isSold(round) ? 'primary' : undefined}
                href={navigation.href({ route: 'totoFrame', params: { section: round.id } })}
              >
                {i18n.t(isSold(round) ? 'toto.fill' : 'toto.see')}
              </Button>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}

/** The rounds that take tickets, and those that are being played. */
export function RoundList() {
  const { i18n } = usePlugin();
  const answer = useResource(roundsResource, {});
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { rounds } = answer.data;
  return rounds.length === 0 ? (
    <EmptyState path={ticketIcon} title={i18n.t('toto.none')} />
  ) : (
    <RoundRows rounds={rounds} />
  );
}

/** The rounds that have ended, the newest first. */
export function EndedRounds() {
  const { i18n, navigation } = usePlugin();
  const cursor = useStore(navigation.current, ({ query }) => query['cursor']);
  const answer = useResource(endedRoundsResource, { cursor });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { rounds, nextCursor } = answer.data;
  if (rounds.length === 0) {
    return <EmptyState path={ticketIcon} title={i18n.t('toto.noResults')} />;
  }
  return (
    <>
      <RoundRows rounds={rounds} />
      {nextCursor === undefined ? undefined : (
        <Button onClick={() => void navigation.setQuery({ cursor: nextCursor })}>
          {i18n.t('lotto.more')}
        </Button>
      )}
    </>
  );
}
