import { Fragment, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Button, EmptyState } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { AnalyticsView } from '../analytics/analytics-view.tsx';
import { AccountView } from '../account/account-view.tsx';
import { ArticlesView } from '../articles/articles-view.tsx';
import { BetsView } from '../bets/bets-view.tsx';
import { BonusesView } from '../bonuses/bonuses-view.tsx';
import { BroadcastsView } from '../broadcasts/broadcasts-view.tsx';
import { WriteBroadcastView } from '../broadcasts/write-view.tsx';
import { CallsView } from '../calls/calls-view.tsx';
import { ConfigurationView } from '../configuration/configuration-view.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { FreeRoundsView } from '../free-rounds/free-rounds-view.tsx';
import { GrantFreeRoundsView } from '../free-rounds/grant-free-rounds-view.tsx';
import { GamesView } from '../games/games-view.tsx';
import { RoundView } from '../games/round-view.tsx';
import { HistoryView } from '../history/history-view.tsx';
import { OperatorsView } from '../operators/operators-view.tsx';
import { OffersView } from '../offers/offers-view.tsx';
import { WriteOfferView } from '../offers/write-offer-view.tsx';
import { PagesView } from '../pages/pages-view.tsx';
import { PlayerView } from '../players/player-view.tsx';
import { PlayersView } from '../players/players-view.tsx';
import { PoolsView } from '../pools/pools-view.tsx';
import { PromoCodesView } from '../promo-codes/promo-codes-view.tsx';
import { WritePromoCodeView } from '../promo-codes/write-promo-code-view.tsx';
import { ProtectionView } from '../protection/protection-view.tsx';
import { RateView } from '../rates/rate-view.tsx';
import { RatesView } from '../rates/rates-view.tsx';
import { ReconciliationView } from '../reconciliation/reconciliation-view.tsx';
import { ReleaseView } from '../release/release-view.tsx';
import { SectionView } from '../sections/section-view.tsx';
import { SectionsView } from '../sections/sections-view.tsx';
import { ViewFor } from '../session/may.tsx';
import { useMay } from '../session/operator-context.ts';
import { StakesView } from '../stakes/stakes-view.tsx';
import { SupportView } from '../support/support-view.tsx';
import { TasksView } from '../tasks/tasks-view.tsx';
import { ChallengesView } from '../challenges/challenges-view.tsx';
import { WriteChallengeView } from '../challenges/write-challenge-view.tsx';
import { TournamentsView } from '../tournaments/tournaments-view.tsx';
import { WriteTournamentView } from '../tournaments/write-tournament-view.tsx';
import { tradingRoutes } from '../trading/trading-routes.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { VerificationView } from '../verification/verification-view.tsx';
import { WithdrawalsView } from '../withdrawals/withdrawals-view.tsx';
import { PLACES } from './places.ts';

function NothingHere() {
  const { t } = useTexts();
  return <EmptyState page path={helpIcon} title={t('frame.nothingHere')} />;
}

/** Where the console opens: the first place that the operator may see. */
function Start() {
  const may = useMay();
  const first = PLACES.find(({ permission }) => may(permission));
  if (first === undefined || first.path === '/') {
    return (
      <ViewFor permission="releases.read">
        <SectionsView />
      </ViewFor>
    );
  }
  return <Redirect to={first.path} replace />;
}

/** Views about what is live, all with the same permission. */
function releaseRoutes() {
  const only = (view: ReactNode) => <ViewFor permission="releases.read">{view}</ViewFor>;
  return [
    <Route key="sections" path="/sections">
      {only(<SectionsView />)}
    </Route>,
    <Route key="section" path="/sections/:id">
      {({ id }) => only(<SectionView key={id} id={id} />)}
    </Route>,
    <Route key="release" path="/release">
      {only(<ReleaseView />)}
    </Route>,
    <Route key="history" path="/history">
      {only(<HistoryView />)}
    </Route>,
    <Route key="pages" path="/pages">
      {only(<PagesView />)}
    </Route>,
    <Route key="configuration" path="/configuration/:name?">
      {({ name }) => (
        <ViewFor permission="configuration.read">
          <ConfigurationView name={name} />
        </ViewFor>
      )}
    </Route>,
    <Route key="operators" path="/operators">
      <ViewFor permission="operators.manage">
        <OperatorsView />
      </ViewFor>
    </Route>,
  ];
}

/** Views about players and their bets. */
function playerRoutes() {
  return [
    <Route key="players" path="/players">
      <ViewFor permission="players.read">
        <PlayersView />
      </ViewFor>
    </Route>,
    <Route key="player" path="/players/:playerId">
      {({ playerId }) => (
        <ViewFor permission="players.read">
          <PlayerView key={playerId} playerId={playerId} />
        </ViewFor>
      )}
    </Route>,
    <Route key="bets" path="/bets/:betId?">
      {({ betId }) => (
        <ViewFor permission="bets.read">
          <BetsView key={betId} betId={betId} />
        </ViewFor>
      )}
    </Route>,
    <Route key="games" path="/games">
      <ViewFor permission="games.read">
        <GamesView />
      </ViewFor>
    </Route>,
    <Route key="round" path="/games/rounds/:roundId">
      {({ roundId }) => (
        <ViewFor permission="games.read">
          <RoundView key={roundId} roundId={roundId} />
        </ViewFor>
      )}
    </Route>,
    <Route key="pools" path="/pools">
      <ViewFor permission="bets.read">
        <PoolsView />
      </ViewFor>
    </Route>,
    <Route key="stakes" path="/stakes">
      <ViewFor permission="bets.read">
        <StakesView />
      </ViewFor>
    </Route>,
  ];
}

/** Views about the house's money, and who players are. */
function deskRoutes() {
  return [
    <Route key="withdrawals" path="/withdrawals">
      <ViewFor permission="withdrawals.read">
        <WithdrawalsView />
      </ViewFor>
    </Route>,
    <Route key="reconciliation" path="/reconciliation">
      <ViewFor permission="reconciliation.read">
        <ReconciliationView />
      </ViewFor>
    </Route>,
    <Route key="rates" path="/rates">
      <ViewFor permission="rates.read">
        <RatesView />
      </ViewFor>
    </Route>,
    <Route key="rate" path="/rates/:currency">
      {({ currency }) => (
        <ViewFor permission="rates.read">
          <RateView key={currency} currency={currency} />
        </ViewFor>
      )}
    </Route>,
    <Route key="verification" path="/verification">
      <ViewFor permission="verification.read">
        <VerificationView />
      </ViewFor>
    </Route>,
    <Route key="protection" path="/protection">
      <ViewFor permission="protection.read">
        <ProtectionView />
      </ViewFor>
    </Route>,
    // Where the page of a player was before it had all about them.
    <Route key="protected" path="/protection/:playerId">
      {({ playerId }) => <Redirect to={`/players/${playerId}`} replace />}
    </Route>,
  ];
}

/** Views about what the house says and answers, and its work. */
function workRoutes() {
  return [
    <Route key="tasks" path="/tasks/:kind?">
      {({ kind }) => (
        <ViewFor permission="tasks.read">
          <TasksView key={kind} kind={kind} />
        </ViewFor>
      )}
    </Route>,
    <Route key="support" path="/support">
      <ViewFor permission="support.answer">
        <SupportView />
      </ViewFor>
    </Route>,
    <Route key="calls" path="/calls">
      <ViewFor permission="support.answer">
        <CallsView />
      </ViewFor>
    </Route>,
    <Route key="messages" path="/messages">
      <ViewFor permission="messages.read">
        <BroadcastsView />
      </ViewFor>
    </Route>,
    <Route key="message" path="/messages/new/:playerId?">
      {({ playerId }) => (
        <ViewFor permission="messages.write">
          <WriteBroadcastView key={playerId} playerId={playerId} />
        </ViewFor>
      )}
    </Route>,
  ];
}

/** Views about what the house gives and publishes. */
function offerRoutes() {
  return [
    <Route key="offers" path="/offers">
      <ViewFor permission="offers.read">
        <OffersView />
      </ViewFor>
    </Route>,
    <Route key="offer" path="/offers/new">
      <ViewFor permission="offers.write">
        <WriteOfferView />
      </ViewFor>
    </Route>,
    <Route key="tournaments" path="/tournaments">
      <ViewFor permission="tournaments.read">
        <TournamentsView />
      </ViewFor>
    </Route>,
    <Route key="tournament" path="/tournaments/new">
      <ViewFor permission="tournaments.run">
        <WriteTournamentView />
      </ViewFor>
    </Route>,
    <Route key="challenges" path="/challenges">
      <ViewFor permission="challenges.read">
        <ChallengesView />
      </ViewFor>
    </Route>,
    <Route key="challenge" path="/challenges/new">
      <ViewFor permission="challenges.run">
        <WriteChallengeView />
      </ViewFor>
    </Route>,
    <Route key="bonuses" path="/bonuses">
      <ViewFor permission="bonuses.read">
        <BonusesView />
      </ViewFor>
    </Route>,
    <Route key="promo-codes" path="/promo-codes">
      <ViewFor permission="bonuses.read">
        <PromoCodesView />
      </ViewFor>
    </Route>,
    <Route key="promo-code" path="/promo-codes/new">
      <ViewFor permission="bonuses.give">
        <WritePromoCodeView />
      </ViewFor>
    </Route>,
    <Route key="free-rounds" path="/free-rounds">
      <ViewFor permission="bonuses.read">
        <FreeRoundsView />
      </ViewFor>
    </Route>,
    <Route key="free-round-grant" path="/free-rounds/new">
      <ViewFor permission="bonuses.give">
        <GrantFreeRoundsView />
      </ViewFor>
    </Route>,
    <Route key="articles" path="/articles/:name?">
      {({ name }) => (
        <ViewFor permission="content.read">
          <ArticlesView key={name} name={name} />
        </ViewFor>
      )}
    </Route>,
    <Route key="analytics" path="/analytics">
      <ViewFor permission="analytics.read">
        <AnalyticsView />
      </ViewFor>
    </Route>,
  ];
}

/** The view of each path below the console's base, for operators who may see it. */
export function Views() {
  return (
    <Switch>
      <Route path="/" component={Start} />
      {releaseRoutes()}
      {playerRoutes()}
      {tradingRoutes()}
      {deskRoutes()}
      {workRoutes()}
      {offerRoutes()}
      <Route path="/account" component={AccountView} />
      <Route component={NothingHere} />
    </Switch>
  );
}

/** The view that the address names, of the environment that it names. */
export function View() {
  const { t } = useTexts();
  const { chosen, names, choose } = useEnvironment();
  const [own] = names;
  if (chosen !== undefined && own !== undefined && !names.includes(chosen)) {
    return (
      <EmptyState
        page
        path={helpIcon}
        title={t('environment.unknown', { name: chosen })}
        action={
          <Button onClick={() => choose(own)}>{t('environment.toOwn', { name: own })}</Button>
        }
      />
    );
  }
  // The state of a view is about one environment: it is not kept for another one.
  return (
    <Fragment key={chosen ?? ''}>
      <Views />
    </Fragment>
  );
}
