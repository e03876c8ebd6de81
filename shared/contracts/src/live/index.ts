export { createLiveState, type LiveState } from './live-state.ts';
export type { EventView, LiveKey, MarketState, OutcomeState, TopicState } from './live-views.ts';
export {
  ClientFrame,
  LIVE_PROTOCOL,
  LiveChange,
  PlayerEvent,
  ServerFrame,
  SystemEvent,
} from './live.ts';
