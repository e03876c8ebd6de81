export {
  type Behaviour,
  BEHAVIOUR_FLAGS,
  type BehaviourFlag,
  type BehaviourFlagKind,
  behaviourFlags,
  FLAG_DAYS,
  FLAG_RULE_NUMBERS,
  FLAG_RULES,
  type MadeDeposit,
  type PlayedBet,
} from './behaviour-flags.ts';
export { dueReminder, type ReminderKind, type ReminderQuestion } from './reminders.ts';
export {
  ASSESSMENT_QUESTIONS,
  type AssessmentBand,
  assessmentBand,
  assessmentScore,
  HIGHEST_ANSWER,
} from './self-assessment.ts';
