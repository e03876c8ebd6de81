import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { drawsResource } from './lotto.resource.ts';

/** The draws that tickets are sold for. */
export function DrawList() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(drawsResource, {});
  const draws = answer.data?.draws;
  if (draws === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  if (draws.length === 0) {
    return <EmptyState path={ticketIcon} title={i18n.t('lotto.none')} />;
  }
  const to = (sectionName: string, lottoId?: string) =>
    navigation.href({ route: 'lotto', params: { sectionName, lottoId } });
  return (
    <Card>
      <Rows>
        {draws.map(({ id, lottery, closesAt, jackpots }) => (
          <Row
            key={id}
            what={
              <>
                {i18n.t(`lotto.name.${lottery}`)}
                <RowNote>
                  {i18n.t('lotto.closes', { time: i18n.dateTime(closesAt, 'time') })}
                </RowNote>
                {jackpots.map(({ currency, amount }) => (
                  <RowNote key={currency}>
                    {i18n.t('lotto.jackpot', { amount: i18n.money(amount, currency) })}
                  </RowNote>
                ))}
              </>
            }
            actions={
              <>
                <Button variant="primary" size="small" href={to(lottery)}>
                  {i18n.t('lotto.choose')}
                </Button>
                {answer.data?.takesBets === true ? (
                  <Button size="small" href={to('draw', id)}>
                    {i18n.t('lotto.bets.offer')}
                  </Button>
                ) : undefined}
                <Button size="small" href={to('results', lottery)}>
                  {i18n.t('lotto.results')}
                </Button>
              </>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}
