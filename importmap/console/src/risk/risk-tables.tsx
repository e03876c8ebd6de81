import type { EventExposure, LiableBet, RiskPlayersAnswer } from '@touchline/contracts/trading';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { useMemo } from 'react';
import { Badge } from '@touchline/ui';
import { ViewLink } from '../app/address.tsx';
import { PlayerLink } from '../players/player-link.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './risk.module.css';

type RiskPlayer = RiskPlayersAnswer['players'][number];

interface Table<Row> {
  readonly rows: readonly Row[];
  /** Of all amounts that are compared. */
  readonly currency: string;
}

/** Columns of amounts and counts, in the operator's language. */
function useColumns(currency: string) {
  const { t, number, language } = useTexts();
  return useMemo(() => {
    const figure = (key: string) => ({ key, title: t(`risk.column.${key}`), isFigure: true });
    return {
      money: <Row,>(key: string, of: (row: Row) => number): TableColumn<Row> => ({
        ...figure(key),
        cell: (row) => moneyText({ amount: of(row), currency, language }),
      }),
      count: <Row,>(key: string, of: (row: Row) => number): TableColumn<Row> => ({
        ...figure(key),
        cell: (row) => number(of(row)),
      }),
    };
  }, [t, number, language, currency]);
}

function names({ home, away }: Pick<EventExposure, 'home' | 'away'>): string {
  return away === '' ? home : `${home} – ${away}`;
}

function EventLink({ of }: { readonly of: Pick<EventExposure, 'eventId' | 'home' | 'away'> }) {
  return (
    <ViewLink path={`/trading/${of.eventId}`} className={styles.link}>
      <bdi>{names(of)}</bdi>
    </ViewLink>
  );
}

function ExposedEvent({ row }: { readonly row: EventExposure }) {
  const { t, moment, number } = useTexts();
  return (
    <>
      <EventLink of={row} />{' '}
      {row.decisions > 0 && (
        <Badge tone="warning">{t('risk.decisions', { count: number(row.decisions) })}</Badge>
      )}
      <br />
      <span className={styles.muted}>{`${row.champ} · ${moment(row.startsAt)}`}</span>
    </>
  );
}

function exposureCell(row: EventExposure) {
  return <ExposedEvent row={row} />;
}

function betCell({ betId }: LiableBet) {
  return (
    <ViewLink path={`/bets/${betId}`} className={styles.link}>
      <bdi>{betId}</bdi>
    </ViewLink>
  );
}

function countedOnCell(row: LiableBet) {
  return (
    <>
      <EventLink of={row} />
      <br />
      <bdi className={styles.muted}>{row.outcomeId.split('~').slice(1).join(' · ')}</bdi>
    </>
  );
}

function playerCell({ playerId }: { readonly playerId: string }) {
  return <PlayerLink playerId={playerId} />;
}

/** Events by their worst case. */
export function RiskEvents({ rows, currency }: Table<EventExposure>) {
  const { t, language } = useTexts();
  const { money, count } = useColumns(currency);
  const columns = useMemo<readonly TableColumn<EventExposure>[]>(
    () => [
      {
        key: 'event',
        title: t('risk.column.event'),
        cell: exposureCell,
      },
      count('bets', ({ bets }) => bets),
      money('stakes', ({ stakes }) => stakes),
      money('liability', ({ liability }) => liability),
      money('worstCase', ({ worstCase }) => worstCase),
    ],
    [t, money, count],
  );
  return (
    <DataTable
      caption={t('risk.events.table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ eventId }) => String(eventId)}
      language={language}
    />
  );
}

/** Bets by what they may cost. */
export function RiskBets({ rows, currency }: Table<LiableBet>) {
  const { t, language } = useTexts();
  const { money, count } = useColumns(currency);
  const columns = useMemo<readonly TableColumn<LiableBet>[]>(
    () => [
      {
        key: 'bet',
        title: t('risk.column.bet'),
        cell: betCell,
      },
      {
        key: 'on',
        title: t('risk.column.on'),
        cell: countedOnCell,
      },
      count('openLegs', ({ openLegs }) => openLegs),
      {
        key: 'stake',
        title: t('risk.column.stake'),
        isFigure: true,
        cell: (row) => moneyText({ amount: row.stake, currency: row.currency, language }),
      },
      money('liability', ({ liability }) => liability),
      {
        key: 'player',
        title: t('risk.column.player'),
        cell: playerCell,
      },
    ],
    [t, language, money, count],
  );
  return (
    <DataTable
      caption={t('risk.bets.table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ betId }) => betId}
      language={language}
    />
  );
}

/** Players by what the house owes them if their open bets win. */
export function RiskPlayers({ rows, currency }: Table<RiskPlayer>) {
  const { t, language, number } = useTexts();
  const { money, count } = useColumns(currency);
  const columns = useMemo<readonly TableColumn<RiskPlayer>[]>(
    () => [
      {
        key: 'player',
        title: t('risk.column.player'),
        cell: playerCell,
      },
      count('bets', ({ bets }) => bets),
      money('stakes', ({ stakes }) => stakes),
      money('liability', ({ liability }) => liability),
      {
        key: 'factor',
        title: t('risk.column.factor'),
        isFigure: true,
        cell: ({ stakeFactor = 1 }) => `${number(stakeFactor * 100)}%`,
      },
    ],
    [t, number, money, count],
  );
  return (
    <DataTable
      caption={t('risk.players.table')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ playerId }) => playerId}
      language={language}
    />
  );
}
