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
  isAlwaysSent,
  isOfferedOn,
  isOfTheMoment,
  isOnByDefault,
  isTimeZone,
  type NoticeTopic,
  type QuietHours,
} from './contact.ts';
