export {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  type AnalyticsSeries,
  type AnalyticsSpread,
  OperatorAnalyticsAnswer,
} from './operator-analytics.ts';
export { GateTrialAnswer } from './gate-trial.ts';
export { IntegrityReport } from './operator-integrity.ts';
export {
  ConfigurationGroupAnswer,
  ConfigurationGroupsAnswer,
  ConfigurationHistoryAnswer,
  ConfigurationRevision,
  AUDIT_REASON_HEADER,
  OPERATOR_CONSOLE_HEADER,
  OperatorSession,
  OperatorSignIn,
  StaleConfiguration,
} from './operator-console.ts';
export {
  ActOnOperator,
  AddOperator,
  ChangeOperatorPassword,
  ChangeOperatorRoles,
  DisableSecondStep,
  EnableSecondStep,
  OperatorAccount,
  OperatorAccountsAnswer,
  OperatorInvitation,
  OperatorName,
  OperatorPassword,
  OperatorPasswordSet,
  OperatorSecondStep,
  SetOperatorPassword,
} from './operator-accounts.ts';
export {
  CloseOperatorTask,
  OPERATOR_TASK_KINDS,
  OperatorTask,
  OperatorTasksAnswer,
  type OperatorTaskKind,
} from './operator-tasks.ts';
export {
  AddPlayerNote,
  EndPlayerSessions,
  FoundPlayer,
  FoundPlayersAnswer,
  LiftFreeze,
  OperatorMessagesAnswer,
  OperatorPlayer,
  OperatorPlayerMessage,
  OperatorPlayerStatus,
  OperatorSessionsAnswer,
  PLAYER_NOTE,
  PlayerAct,
  PlayerAuditAnswer,
  PlayerNote,
  PlayerNotesAnswer,
  WithdrawalFreezeAnswer,
} from './operator-players.ts';
export {
  DecideReturn,
  ExcludePlayer,
  OperatorExclusion,
  OperatorExclusionsAnswer,
  OperatorFlag,
  OperatorFlagsAnswer,
  OperatorProtection,
  OperatorReturn,
  OperatorReturnsAnswer,
} from './operator-protection.ts';
export {
  DecideDocument,
  DOCUMENT_NOTE,
  OperatorVerificationAnswer,
  RepeatCheck,
  RequestDocument,
  VerifiedPerson,
  WaitingDocument,
  WaitingDocumentsAnswer,
} from './operator-verification.ts';
