import { Route } from 'wouter';
import { RiskView } from '../risk/risk-view.tsx';
import { ViewFor } from '../session/may.tsx';
import { TradedEventView } from './event-view.tsx';
import { TradingView } from './trading-view.tsx';

/** Views about prices and what the house may lose by them. */
export function tradingRoutes() {
  return [
    <Route key="trading" path="/trading">
      <ViewFor permission="trading.read">
        <TradingView />
      </ViewFor>
    </Route>,
    <Route key="traded" path="/trading/:eventId">
      {({ eventId }) => (
        <ViewFor permission="trading.read">
          <TradedEventView key={eventId} eventId={eventId} />
        </ViewFor>
      )}
    </Route>,
    <Route key="risk" path="/risk">
      <ViewFor permission="trading.read">
        <RiskView />
      </ViewFor>
    </Route>,
  ];
}
