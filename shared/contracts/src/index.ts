export { evaluateWhen, keysOf, type ContextValue, type When } from './when.ts';
export { WhenSchema } from './when.schema.ts';
export {
  DESKTOP_WIDTH,
  isKnownSlot,
  LAYOUT_SLOTS,
  LAYOUTS,
  PAGE_SLOTS,
  type LayoutName,
  type PageSlot,
  slotsOfRoute,
} from './layout.ts';
export { ACCESS, HIDEABLE } from './route-flags.ts';
export { packManifest, type PackedManifest, unpackManifest } from './packed-manifest.ts';
export {
  AssetFile,
  BackgroundContribution,
  GuardContribution,
  HandlerContribution,
  ModalContribution,
  PluginManifest,
  RouteContribution,
  SlotContribution,
  TranslationsContribution,
} from './manifest.ts';
export { CLIENT_ERROR_CODES, ERROR_STATUS, ErrorBody, type ErrorCode } from './errors.ts';
export {
  ChampSummary,
  ChampsAnswer,
  Competitor,
  EventState,
  EventsAnswer,
  LineEvent,
  MARKET_CLOSED,
  MARKET_OPEN,
  MARKET_SUSPENDED,
  MarketTuple,
  OutcomeQuote,
  OutcomesAnswer,
  PriceText,
  Scoreboard,
  Section,
  SportSummary,
  SportsAnswer,
  SuspensionReason,
  TopicSnapshot,
} from './line.ts';
export {
  ClientFrame,
  LIVE_PROTOCOL,
  LiveChange,
  PlayerEvent,
  ServerFrame,
  SystemEvent,
} from './live.ts';
export {
  BUS_EVENTS,
  Selection,
  type BusEnvelope,
  type BusEventName,
  type BusPayload,
} from './events.ts';
export { STORED_COUPON_SETTINGS_VERSION, StoredCouponSettings } from './coupon-settings.ts';
export {
  COUPON_TAB,
  type CouponTab,
  STORED_COUPON_VERSION,
  StoredBlock,
  StoredCoupon,
} from './stored-coupon.ts';
export {
  AllowedSettings,
  COOKIES_AGREE_TYPES,
  GlobalSettings,
  type CookiesAgreeType,
} from './global-settings.ts';
export {
  DOCUMENT_IDS,
  type DocumentState,
  HEAD_ATTRIBUTE,
  INSPECT_META,
  OUTLET_ATTRIBUTE,
  type SiteDecisions,
  SKELETON_ATTRIBUTE,
} from './document.ts';
export {
  Activity,
  ActivityAnswer,
  DisconnectAnswer,
  FullRegistration,
  LegalDetails,
  Login,
  OneClickRegistration,
  PresenceAnswer,
  ProfileAnswer,
  SIGNED_OUT_COOKIE,
  SessionAnswer,
  SessionCheckAnswer,
  TERMS_EXCEPTION,
  TokenAnswer,
} from './auth.ts';
export { Bonus, BonusesAnswer } from './bonuses.ts';
export { DepositBonusAnswer, DepositBonusChoice, DepositBonusOffer } from './deposit-bonus.ts';
export { Account, AccountMessageAnswer, AccountsAnswer, AddAccount } from './wallet.ts';
export { depositAccount, payingAccount } from './paying-account.ts';
export {
  BET_STATUSES,
  Bet,
  BetAnswer,
  BetCashOut,
  BetCorrection,
  BetLeg,
  BetTerms,
  BetsAnswer,
  LEG_RESULTS,
  SettlementAdjustment,
  SettlementLine,
} from './betting/bet.ts';
export { GateTrialAnswer } from './gate-trial.ts';
export { OperatorBet } from './betting/operator-bet.ts';
export {
  VOID_REASONS,
  VoidAnswer,
  VoidBet,
  VoidBetAnswer,
  VoidEvent,
  VoidReason,
} from './betting/void.ts';
export { CouponTypeId, OneStakeTypeId } from './betting/coupon-type-id.ts';
export { AllRefusedDetails, RefusedLeg } from './betting/refused-leg.ts';
export {
  BetLegInput,
  LegRefusedDetails,
  PlaceBet,
  PriceChangedDetails,
  PriceDifference,
  ScoreChangedDetails,
  STAKE_FACTOR_REASONS,
  StakeFactor,
  StakeLimitDetails,
} from './betting/place-bet.ts';
export {
  CouponTermsAnswer,
  PROMO_CODE_KINDS,
  PromoCode,
  PromoCodesAnswer,
  StakeLimitsAnswer,
  TypeLimits,
} from './betting/terms.ts';
export { CHANGE_BET_REFUSALS, ChangeBet, PowerBetOffer } from './betting/change-bet.ts';
export { PlacementState } from './betting/placement-state.ts';
export { DayExpress, DayExpressesAnswer, DayExpressLeg } from './betting/day-express.ts';
export {
  SharedExpress,
  SharedSlip,
  SharedSlipAnswer,
  SharedSlipCode,
  SharedSlipEvent,
} from './betting/shared-slip.ts';
export {
  AutomaticCashOut,
  CASH_OUT_REFUSALS,
  CashOut,
  CashOutRefusedDetails,
  OpenBetCost,
  OpenBetCostsAnswer,
} from './betting/cash-out.ts';
export {
  CreateDeposit,
  DepositAnswer,
  Payment,
  PaymentAnswer,
  PaymentMethod,
  PaymentMethodsAnswer,
  PaymentStatus,
  PaymentsAnswer,
} from './payments.ts';
export {
  ConfigurationAnswer,
  CoreConfiguration,
  COUNTRY_HEADER,
  FALLBACK_COUNTRY,
  GROUP_INTERVAL,
  groupsResponse,
  groupPath,
} from './configuration.ts';
export { AvailablePartitionsAnswer } from './third-party.ts';
export { HostOrigins } from './host.ts';
export { configurationKeys } from './configuration-keys.ts';
export { type ConfiguredVisitor, visitorConfiguration } from './visitor-configuration.ts';
export { routingSettings } from './routing-settings.ts';
export {
  AgreementStatusAnswer,
  ConfirmAgreement,
  playerStanding,
  StandingAnswer,
} from './player-status.ts';
export { REFRESH_INTERVALS, refreshInterval, type RefreshSubject } from './refresh-intervals.ts';
export {
  CONFIGURATION_GROUPS,
  configurationFlags,
  type ConfigurationGroup,
  type ConfigurationValues,
  isConfigurationGroup,
} from './configuration-groups/catalogue.ts';
export { ApplicationConfiguration } from './configuration-groups/application.ts';
export { ThirdPartyBrands } from './configuration-groups/brands.ts';
export { SupportConfiguration } from './configuration-groups/support.ts';
export { TransferTarget } from './configuration-groups/transfer.ts';
export { FooterConfiguration, type FrameLink } from './configuration-groups/footer.ts';
export {
  ActivationAnswer,
  ActivationState,
  AskedMail,
  AskForActivation,
  AskForMail,
  LinkedPassword,
  MailLink,
  MessageLanguage,
  MessageWaysAnswer,
  PasswordLinkAnswer,
} from './mail.ts';
export {
  ConfirmPhoneCode,
  PendingPhoneCode,
  PhoneBindingAnswer,
  PhoneCountriesAnswer,
  type PhoneCountry,
  PhoneRecovery,
  PhoneRegistration,
  SendPhoneCode,
} from './phone.ts';
export { RegistrationOptions } from './registration-options.ts';
export {
  type OfferedNetwork,
  OneTapAnswer,
  OneTapClientAnswer,
  OneTapForm,
  PendingSocialAnswer,
  SocialNetworksAnswer,
  type SocialProvider,
  SocialRegistration,
} from './social.ts';
export { BettingConfiguration } from './configuration-groups/betting.ts';
export { MaintenanceConfiguration, maintenancePlan } from './configuration-groups/maintenance.ts';
export {
  BlockAnswer,
  BlockQuestion,
  RedirectAnswer,
  RedirectQuestion,
} from './site-decisions.ts';
export {
  AvailableLimit,
  AvailableLimitsAnswer,
  BlockUserAnswer,
  Limit,
  LimitAction,
  LimitActionAnswer,
  LimitReachedDetails,
  LimitsAnswer,
  PingAnswer,
  RealityCheckAnswer,
  RealityCheckReply,
  SetLimits,
  SetLimitsAnswer,
} from './limits.ts';
export { createLiveState, type LiveState } from './live-state.ts';
export type { EventView, LiveKey, MarketState, OutcomeState, TopicState } from './live-views.ts';
export { resolveFirstData } from './first-data.ts';
export {
  ARTEFACT_KINDS,
  Artefact,
  ImportMap,
  ReleaseIndex,
  ReleasedFile,
  type Composition,
} from './release.ts';
export {
  EnvironmentQuery,
  LastChange,
  ReleaseAnswer,
  ServiceHealth,
  ServiceState,
  ServicesAnswer,
} from './import-map-service.ts';
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
  OverrideAnswer,
  OverrideRecord,
  OverrideRequest,
  OverridesAnswer,
} from './overrides.ts';
export {
  MOST_VERSION_BYTES,
  PublishAnswer,
  PublishParameters,
  PublishRequest,
} from './publishing.ts';
export { BuiltVersion, VersionsAnswer } from './versions.ts';
export {
  HealthReceipt,
  HealthReport,
  MOST_OUTCOMES,
  OpenPagesAnswer,
  PLUGIN_OUTCOMES,
  PluginHealthAnswer,
  type PluginOutcome,
  PluginReport,
  RolloutWatch,
  VersionHealth,
} from './plugin-health.ts';
export {
  ANALYTICS_BATCH,
  ANALYTICS_EVENTS,
  ANALYTICS_STORED_FOR,
  AnalyticsBatch,
  AnalyticsConfiguration,
  type AnalyticsData,
  AnalyticsEvent,
  type AnalyticsEventName,
  AnalyticsSettings,
  AnalyticsVital,
  WEB_VITALS,
} from './analytics.ts';
export {
  CAPTCHA_CODES,
  CAPTCHA_FORCED_LOGOUT,
  CAPTCHA_HEADER,
  CaptchaChallenge,
  CaptchaDetails,
  type CaptchaErrorCode,
  CaptchaResult,
  CaptchaTime,
  CaptchaUpdate,
  ValidateCaptcha,
} from './captcha.ts';
export {
  FINGERPRINT_APP,
  FINGERPRINT_HEADER,
  Fingerprint,
  FingerprintRequest,
  StoredFingerprint,
  fingerprintScript,
} from './device.ts';
export {
  TransferAgreement,
  TransferAnswer,
  BonusPopupAnswer,
  CookiesAgreementLog,
  ProtectionMethods,
  UserConfiguration,
  UserConfigurationAnswer,
} from './user-configuration.ts';

// texts and data beside the pages
export { Dictionary, DictionaryId, DictionaryTexts, dictionaryPath } from './dictionary.ts';
export { ChangePersonalData, PersonalData, SecureGrantAnswer } from './secure-data.ts';
export {
  SendStepUpCode,
  SentStepUpCode,
  StepUpAnswer,
  type StepUpCodeKind,
  type StepUpKind,
  StepUpOptions,
  StepUpProof,
} from './step-up.ts';

// search engines
export {
  PageHead,
  SeoCanonical,
  SeoConfiguration,
  SeoContent,
  type SeoNode,
  SeoPage,
  SeoPageData,
  SeoPlace,
  SeoSports,
} from './seo.ts';
export {
  ICON_SIZES,
  ICONS_VERSION,
  iconPath,
  type IconKind,
  KEPT,
  KEPT_ATTRIBUTE,
  type KeepMessage,
  SERVICE_WORKER_PATH,
} from './application.ts';
export {
  FORCE_SPA_HEADER,
  REMOTE_UNLOAD_EVENT,
  REMOTE_VIEW_HEADERS,
  RemoteViewAnswer,
} from './remote-view.ts';
export { chunkQueueOf } from './chunk-queue.ts';
export {
  type BuildDifference,
  BUILT_EVENT,
  type BuiltNews,
  CODE_REFRESH,
  type CodeRefresh,
  type DevelopmentBuild,
  type ModuleExecution,
  overriddenManifestAddress,
} from './code-refresh.ts';
export { DEADLINES, type Phase } from './deadlines.ts';
export { isText, json, refusesBrokenText, text } from './text.ts';
