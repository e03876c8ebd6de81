export { canonicalAddress, type CustomCanonical } from './canonical.ts';
export {
  isIndexable,
  robotsContent,
  robotsOfPath,
  type RobotsRule,
  type RobotsSources,
} from './robots.ts';
export { type ListedEvent, sportsEventData } from './sports-event.ts';
export { streamOf, type StreamPlace } from './stream.ts';
