export {
  ChangeAnswer,
  ChangeRequest,
  DiffAnswer,
  EnvironmentAnswer,
  EnvironmentName,
  EnvironmentRequest,
  EnvironmentsAnswer,
  EnvironmentState,
  Finding,
  HistoryAnswer,
  NO_VERSION,
  PluginChoice,
  Revision,
  RollbackRequest,
  StaleDetails,
  StateAnswer,
  StateChange,
  StateDifference,
  TeamTokenAnswer,
  TeamTokenRequest,
  TeamTokensAnswer,
  VersionWeight,
} from './control-plane.ts';
export {
  EnvironmentQuery,
  LastChange,
  ReleaseAnswer,
  ServiceHealth,
  ServiceState,
  ServicesAnswer,
} from './import-map-service.ts';
export { OverrideAnswer, OverrideRecord, OverrideRequest, OverridesAnswer } from './overrides.ts';
export {
  HealthReceipt,
  HealthReport,
  MOST_RESULTS,
  OpenPagesAnswer,
  PLUGIN_RESULTS,
  PluginHealthAnswer,
  type PluginResult,
  PluginReport,
  RolloutWatch,
  VersionHealth,
} from './plugin-health.ts';
export {
  MOST_VERSION_BYTES,
  PublishAnswer,
  PublishParameters,
  PublishRequest,
} from './publishing.ts';
export {
  ARTEFACT_KINDS,
  Artefact,
  ImportMap,
  ReleaseIndex,
  ReleasedFile,
  type Composition,
} from './release.ts';
export { BuiltVersion, VersionsAnswer } from './versions.ts';
