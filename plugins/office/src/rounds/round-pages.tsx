import type { GameRound } from '@touchline/contracts/casino';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, EmptyState, Money } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { useState } from 'react';
import { roundsResource } from './rounds.resource.ts';

const TONES = { open: 'warning', won: 'success', lost: 'neutral', even: 'neutral' } as const;

function Round({ round }: { readonly round: GameRound }) {
  const { i18n } = usePlugin();
  const { id, name, currency, isFree, openedAt, staked, status, won } = round;
  const money = (amount: number) => i18n.money(amount, currency);
  return (
    <Row
      what={
        <>
          <span>{name}</span>
          <RowNote>
            <time dateTime={new Date(openedAt).toISOString()}>
              {i18n.dateTime(openedAt, 'date-time')}
            </time>
            {' · '}
            {i18n.t('rounds.reference', { id })}
          </RowNote>
          <RowNote>
            {isFree ? i18n.t('rounds.free') : i18n.t('rounds.staked', { amount: money(staked) })}
            {' · '}
            {i18n.t('rounds.returned', { amount: money(won) })}
          </RowNote>
        </>
      }
    >
      <Badge tone={TONES[status]}>
        {i18n.t(isFree && status === 'even' ? 'rounds.free' : `rounds.filter.${status}`)}
      </Badge>
      {status === 'open' ? undefined : <Money text={money(won - staked)} />}
    </Row>
  );
}

function None({ isNarrowed, lobby }: { readonly isNarrowed: boolean; readonly lobby: string }) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={historyIcon}
      title={i18n.t(`rounds.none.${isNarrowed ? 'filtered' : 'all'}`)}
      text={i18n.t('rounds.none.hint')}
      action={
        navigation.has(lobby) ? (
          <Button variant="primary" href={navigation.href({ route: lobby })}>
            {i18n.t('rounds.toGames')}
          </Button>
        ) : undefined
      }
    />
  );
}

interface RoundPagesProps {
  readonly filter: string;
  readonly isNarrowed: boolean;
  /** The route on which games are chosen. */
  readonly lobby: string;
}

interface RoundsProps extends RoundPagesProps {
  readonly cursor: string | undefined;
  /** Shows the next page below; absent once it is shown. */
  readonly onMore: ((cursor: string) => void) | undefined;
}

function Rounds({ filter, isNarrowed, lobby, cursor, onMore }: RoundsProps) {
  const { i18n } = usePlugin();
  const answer = useResource(
    roundsResource,
    cursor === undefined ? { filter } : { filter, cursor },
  );
  const { data } = answer;
  if (data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('failed')} />;
  }
  const { nextCursor, rounds } = data;
  if (rounds.length === 0 && cursor === undefined) {
    return <None isNarrowed={isNarrowed} lobby={lobby} />;
  }
  return (
    <>
      <Card>
        <Rows>
          {rounds.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </Rows>
      </Card>
      {onMore === undefined || nextCursor === undefined ? undefined : (
        <Button wide onClick={() => onMore(nextCursor)}>
          {i18n.t('more')}
        </Button>
      )}
    </>
  );
}

/** The rounds of a filter, a page below the other. */
export function RoundPages(props: RoundPagesProps) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <Rounds
      key={cursor ?? 'first'}
      {...props}
      cursor={cursor}
      onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
    />
  ));
}
