export {
  type MarketingFacts,
  type MarketingRefusal,
  marketingRefusal,
  mayReadPromotions,
} from './marketing.ts';
export { textIn } from './text-in.ts';
