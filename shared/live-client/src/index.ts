export { createLiveState, type LiveState } from './live-state.ts';
export type { EventView, LiveKey, MarketState, OutcomeState, TopicState } from './live-views.ts';
