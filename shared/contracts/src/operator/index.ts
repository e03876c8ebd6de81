export { GateTrialAnswer } from './gate-trial.ts';
export {
  ConfigurationGroupAnswer,
  ConfigurationGroupsAnswer,
  ConfigurationHistoryAnswer,
  ConfigurationRevision,
  AUDIT_REASON_HEADER,
  auditReasonIn,
  MAX_AUDIT_REASON,
  OPERATOR_CONSOLE_HEADER,
  OperatorSession,
  OperatorSignIn,
  StaleConfiguration,
} from './operator-console.ts';
export {
  CloseOperatorTask,
  OPERATOR_TASK_KINDS,
  OperatorTask,
  OperatorTasksAnswer,
  type OperatorTaskKind,
} from './operator-tasks.ts';
