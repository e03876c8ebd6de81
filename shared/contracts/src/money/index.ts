export { BonusCost, BonusCostsAnswer, PromotionMovement } from './bonus-costs.ts';
export { Bonus, BonusesAnswer } from './bonuses.ts';
export {
  Conversion,
  ConversionAnswer,
  ConversionQuestion,
  ConversionQuote,
  ConversionQuoteAnswer,
  ConversionsAnswer,
  ConvertAccount,
  ConvertedLimit,
} from './conversion.ts';
export {
  ExchangeRate,
  PublishRates,
  RateChange,
  RateFixing,
  RateHistory,
  RateHistoryQuery,
} from './exchange-rates.ts';
export { DepositBonusAnswer, DepositBonusChoice, DepositBonusOffer } from './deposit-bonus.ts';
export {
  PAYMENT_FILTER_STATUSES,
  PaymentExport,
  PaymentFilter,
  PaymentTotals,
  PaymentTotalsAnswer,
} from './payment-filter.ts';
export {
  ReconciledDay,
  ReconciledDaysAnswer,
  ReconciledDifference,
  ReconciledTotal,
} from './reconciliation.ts';
export {
  DepositMethod,
  PAYMENT_KINDS,
  type PaymentKind,
  PaymentMethod,
  SavedMeans,
  UsualTime,
} from './payment-method.ts';
export {
  CreateDeposit,
  DepositAnswer,
  Payment,
  PaymentAnswer,
  PaymentMethodsAnswer,
  PaymentStatus,
  PaymentsAnswer,
} from './payments.ts';
export {
  AddOwnMeans,
  CreateWithdrawal,
  OperatorWithdrawal,
  OperatorWithdrawalsAnswer,
  Withdrawal,
  WithdrawalAnswer,
  WithdrawalMethod,
  WithdrawalMethodsAnswer,
  WithdrawalReason,
  WithdrawalState,
} from './withdrawals.ts';
export { Account, AccountMessageAnswer, AccountsAnswer, AddAccount } from './wallet.ts';
