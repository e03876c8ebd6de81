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
  SessionAnswer,
  SessionCheckAnswer,
  TERMS_EXCEPTION,
  TokenAnswer,
} from './auth.ts';
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
  BeginEmailChange,
  BegunEmailChange,
  ChangedEmailAnswer,
  ConfirmEmailChange,
  EmailChangeAnswer,
  UndoEmailChange,
  UndoneEmailChange,
} from './email-change.ts';
export {
  FINGERPRINT_APP,
  FINGERPRINT_HEADER,
  Fingerprint,
  FingerprintRequest,
  StoredFingerprint,
  fingerprintScriptPath,
} from './device.ts';
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
  DEVICE_KINDS,
  EndedSessionsAnswer,
  EndSession,
  OwnSession,
  OwnSessionsAnswer,
  SESSION_STATES,
  type SessionEnding,
  SessionExport,
  SessionFilter,
  SessionHistoryAnswer,
  SessionHistoryQuery,
} from './own-sessions.ts';
export {
  AddPasskey,
  Passkey,
  PasskeyCreationOptions,
  PasskeyLogin,
  PasskeyRequestOptions,
  PasskeysAnswer,
  RemovePasskey,
} from './passkeys.ts';
export {
  ConfirmPhoneCode,
  PendingPhoneCode,
  PhoneBindingAnswer,
  PhoneCountriesAnswer,
  type PhoneCountry,
  PhoneRecovery,
  PhoneRegistration,
  SendPhoneCode,
  SmsSignIn,
} from './phone.ts';
export {
  ApproveQrSignIn,
  BeginQrSignIn,
  BegunQrSignIn,
  ClaimQrSignIn,
  DecidedQrSignIn,
  DeclineQrSignIn,
  OpenedQrSignIn,
  OpenQrSignIn,
  QrSignInAnswer,
} from './qr-sign-in.ts';
export {
  AgreementStatusAnswer,
  ConfirmAgreement,
  PlayerRightsAnswer,
  PlayerStatusAnswer,
} from './player-status.ts';
export {
  AskedQuestion,
  CheckedSecurityAnswer,
  CheckSecurityAnswer,
  RemovePlayerQuestion,
  RemoveSecurityQuestion,
  RequiredAnswer,
  SecurityQuestionAnswer,
  SecurityQuestionId,
  SetSecurityQuestion,
} from './security-question.ts';
export { ChangedPasswordAnswer, ChangePassword, SecurityAnswer } from './security.ts';
export { SecureAccount, SecuredAccount, SecuredByLink } from './secure-account.ts';
export {
  ChangePersonalData,
  PersonalData,
  PersonalDataDraft,
  SecureGrantAnswer,
} from './secure-data.ts';
export {
  BeginSocialCode,
  BegunSocialCode,
  type OfferedNetwork,
  OneTapAnswer,
  OneTapClientAnswer,
  OneTapForm,
  PendingSocialAnswer,
  SocialCode,
  SocialCodeNetwork,
  SocialNetworksAnswer,
  type SocialProvider,
  SocialRegistration,
} from './social.ts';
export {
  SendStepUpCode,
  SentStepUpCode,
  StepUpAnswer,
  type StepUpCodeKind,
  type StepUpKind,
  StepUpOptions,
  StepUpProof,
} from './step-up.ts';
export {
  DisableTwoFactor,
  DisableTwoFactorChannel,
  EnableTwoFactor,
  EnableTwoFactorChannel,
  type MessageWay,
  RecoveryCodesAnswer,
  RenewRecoveryCodes,
  SendTwoFactorCode,
  TwoFactorChallenge,
  TwoFactorChannel,
  TwoFactorCode,
  TwoFactorKind,
  TwoFactorMessagesAnswer,
  TwoFactorSetupAnswer,
  ResetTwoFactor,
  TwoFactorStateAnswer,
} from './two-factor.ts';
export {
  TransferAgreement,
  TransferAnswer,
  BonusPopupAnswer,
  CookiesAgreementLog,
  ProtectionMethods,
  UserConfiguration,
  UserConfigurationAnswer,
} from './user-configuration.ts';
export { ChangeFavourites, Favourites, MOST_FAVOURITES } from './favourites.ts';
export { HiddenSports } from './hidden-sports.ts';
export {
  COMMON_SETTINGS,
  ChangeOfficeSettings,
  CommonSetting,
  type CommonSettingId,
  OfficeSettings,
  OTHER_SETTINGS,
  OtherSetting,
  SLIP_SETTINGS,
  StoredHiddenBalance,
} from './office-settings.ts';

export {
  MARKER_COOKIE,
  SESSION_COOKIE,
  SIGNED_OUT_COOKIE,
  TOKEN_COOKIE,
} from './session-cookies.ts';
