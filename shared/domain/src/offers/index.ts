export {
  EARLY_PAYOUT_SPORTS,
  earlyPayoutLead,
  type EarlyPayoutSelection,
  type EarlyPayoutSport,
  type EarlyPayoutTerms,
  earlyPayoutTerms,
  leadsOf,
  type ReachedLead,
  type ScoreMoment,
  scoresAlong,
} from './early-payout.ts';
export { leadUnit, momentText } from './lead-text.ts';
