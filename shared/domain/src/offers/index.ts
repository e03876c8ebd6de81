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
export {
  type AgreedInsurance,
  type InsuranceProgress,
  insuranceProgress,
  type InsuranceRefusal,
  insuranceRefusal,
  type InsuranceTerms,
  type InsuredLeg,
} from './insurance.ts';
