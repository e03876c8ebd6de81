import { Fragment } from 'react';
import { Route, Switch } from 'wouter';
import { Button, EmptyState } from '@touchline/ui';
import { helpIcon } from '@touchline/ui/icons';
import { AnalyticsView } from '../analytics/analytics-view.tsx';
import { ArticlesView } from '../articles/articles-view.tsx';
import { BetsView } from '../bets/bets-view.tsx';
import { BroadcastsView } from '../broadcasts/broadcasts-view.tsx';
import { WriteBroadcastView } from '../broadcasts/write-view.tsx';
import { ConfigurationView } from '../configuration/configuration-view.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { HistoryView } from '../history/history-view.tsx';
import { PagesView } from '../pages/pages-view.tsx';
import { ProtectedPlayerView } from '../protection/player-view.tsx';
import { ProtectionView } from '../protection/protection-view.tsx';
import { ReleaseView } from '../release/release-view.tsx';
import { SectionView } from '../sections/section-view.tsx';
import { SectionsView } from '../sections/sections-view.tsx';
import { SupportView } from '../support/support-view.tsx';
import { TasksView } from '../tasks/tasks-view.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { VerificationView } from '../verification/verification-view.tsx';
import { WithdrawalsView } from '../withdrawals/withdrawals-view.tsx';

function NothingHere() {
  const { t } = useTexts();
  return <EmptyState page path={helpIcon} title={t('frame.nothingHere')} />;
}

/** The view of each path below the console's base. */
export function Views() {
  return (
    <Switch>
      <Route path="/" component={SectionsView} />
      <Route path="/sections" component={SectionsView} />
      <Route path="/sections/:id">{({ id }) => <SectionView key={id} id={id} />}</Route>
      <Route path="/release" component={ReleaseView} />
      <Route path="/history" component={HistoryView} />
      <Route path="/tasks" component={TasksView} />
      <Route path="/bets/:betId?">{({ betId }) => <BetsView key={betId} betId={betId} />}</Route>
      <Route path="/withdrawals" component={WithdrawalsView} />
      <Route path="/verification" component={VerificationView} />
      <Route path="/support" component={SupportView} />
      <Route path="/messages" component={BroadcastsView} />
      <Route path="/messages/new/:playerId?">
        {({ playerId }) => <WriteBroadcastView key={playerId} playerId={playerId} />}
      </Route>
      <Route path="/protection" component={ProtectionView} />
      <Route path="/protection/:playerId">
        {({ playerId }) => <ProtectedPlayerView key={playerId} playerId={playerId} />}
      </Route>
      <Route path="/articles/:name?">{({ name }) => <ArticlesView key={name} name={name} />}</Route>
      <Route path="/analytics" component={AnalyticsView} />
      <Route path="/pages" component={PagesView} />
      <Route path="/configuration/:name?">{({ name }) => <ConfigurationView name={name} />}</Route>
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
