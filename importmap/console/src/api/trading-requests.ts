import {
  FeedStatesAnswer,
  RiskBetsAnswer,
  RiskEventAnswer,
  RiskEventsAnswer,
  RiskPlayersAnswer,
  TradedEventAnswer,
  TradedEventsAnswer,
  TradingControlAnswer,
  TradingControlsAnswer,
} from '@touchline/contracts/trading';
import type { ControlKind } from '@touchline/domain/trading';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const TRADING = '/betting-api/v1/operator/trading';
const RISK = '/betting-api/v1/operator/risk';

/** Where the decisions of each kind are made. */
const PATHS: Readonly<Record<ControlKind, string>> = {
  suspension: `${TRADING}/suspensions`,
  margin: `${TRADING}/margins`,
  price: `${TRADING}/prices`,
  stake: `${TRADING}/stakes`,
};

interface Paged {
  readonly cursor?: string | undefined;
  readonly isPolling?: boolean | undefined;
}

/** How the sources of prices are doing, in every process. */
export function readFeedStates({ isPolling }: Pick<Paged, 'isPolling'>) {
  return call({ path: `${TRADING}/feeds`, answer: FeedStatesAnswer, isPolling });
}

/** What is decided of a kind and in force, the latest first. */
export function readControls({ kind, cursor, isPolling }: Paged & { readonly kind: ControlKind }) {
  return call({
    path: addressOf(`${TRADING}/controls`, { kind, cursor }),
    answer: TradingControlsAnswer,
    isPolling,
  });
}

/** Events of the line by words of their names and by sport. */
export function findTradedEvents({
  query,
  sport,
  cursor,
}: Paged & { readonly query: string; readonly sport: string }) {
  return call({
    path: addressOf(`${TRADING}/events`, { query, sport, cursor }),
    answer: TradedEventsAnswer,
  });
}

/** An event with its markets. @throws CallError `not_found` */
export function readTradedEvent({
  eventId,
  isPolling,
}: Pick<Paged, 'isPolling'> & { readonly eventId: string }) {
  return call({
    path: `${TRADING}/events/${encodeURIComponent(eventId)}`,
    answer: TradedEventAnswer,
    isPolling,
  });
}

/** Decides something; a suspension has no value. @throws CallError `validation_failed`, `not_found` */
export function setControl({
  kind,
  ...body
}: {
  readonly kind: ControlKind;
  readonly scope: string;
  readonly value?: number | undefined;
  readonly reason: string;
}) {
  return call({ path: PATHS[kind], method: 'PUT', body, answer: TradingControlAnswer });
}

/** Takes a decision back. */
export function releaseControl({
  kind,
  scope,
  reason,
}: {
  readonly kind: ControlKind;
  readonly scope: string;
  readonly reason: string;
}) {
  return call({
    path: addressOf(PATHS[kind], { scope, reason }),
    method: 'DELETE',
    answer: TradingControlAnswer,
  });
}

/** Events by the most that the house can lose on them. */
export function readRiskEvents({ cursor, isPolling }: Paged) {
  return call({
    path: addressOf(`${RISK}/events`, { cursor }),
    answer: RiskEventsAnswer,
    isPolling,
  });
}

/** What the house can lose on the outcomes of an event. */
export function readRiskEvent({
  eventId,
  isPolling,
}: Pick<Paged, 'isPolling'> & { readonly eventId: string }) {
  return call({
    path: `${RISK}/events/${encodeURIComponent(eventId)}`,
    answer: RiskEventAnswer,
    isPolling,
  });
}

/** Open bets by what they may cost, of everybody or of a player. */
export function readRiskBets({ player, cursor }: Paged & { readonly player?: string | undefined }) {
  return call({ path: addressOf(`${RISK}/bets`, { player, cursor }), answer: RiskBetsAnswer });
}

/** Players by what the house owes them if their open bets win. */
export function readRiskPlayers({ cursor }: Paged) {
  return call({ path: addressOf(`${RISK}/players`, { cursor }), answer: RiskPlayersAnswer });
}
