export {
  type MarketingFacts,
  type MarketingRefusal,
  marketingRefusal,
  mayBeWrittenAboutPlay,
  mayReadPromotions,
} from './marketing.ts';
export { textIn } from './text-in.ts';
export {
  afterQuietHours,
  CONTACT_CHANNELS,
  CONTACT_TOPICS,
  type ContactChannel,
  type ContactTopic,
  isOfTheMoment,
  isOnByDefault,
  isTimeZone,
  OPTIONAL_TOPICS,
  type OptionalTopic,
  type QuietHours,
} from './contact.ts';
