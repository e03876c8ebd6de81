import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { Balls } from './balls.tsx';
import { resultsResource } from './lotto.resource.ts';

/** The draws of a lottery that were held or cancelled, the newest first. */
export function Results({ lottery }: { readonly lottery: string }) {
  const { i18n, navigation } = usePlugin();
  const cursor = useStore(navigation.current, ({ query }) => query['cursor']);
  const answer = useResource(resultsResource, { lottery, cursor });
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { draws, nextCursor } = answer.data;
  if (draws.length === 0) {
    return <EmptyState path={ticketIcon} title={i18n.t('lotto.noResults')} />;
  }
  return (
    <>
      <Card>
        <Rows>
          {draws.map(({ id, closesAt, numbers }) => (
            <Row
              key={id}
              what={
                <>
                  {i18n.t('lotto.drawNumber', { id })}
                  <RowNote>{i18n.dateTime(closesAt, 'date-time')}</RowNote>
                  {numbers === undefined ? (
                    <RowNote>{i18n.t('lotto.cancelled')}</RowNote>
                  ) : (
                    <Balls {...numbers} />
                  )}
                </>
              }
              actions={
                <Button
                  size="small"
                  href={navigation.href({
                    route: 'lotto',
                    params: { sectionName: 'draw', lottoId: id },
                  })}
                >
                  {i18n.t('lotto.verify')}
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
