export { amountText, isAmountOf, parseAmount } from './amount-text.ts';
export {
  convertAccount,
  isRetired,
  type AccountConversion,
  type ConversionRates,
} from './account-conversion.ts';
export { convertedSum, type ConvertibleAmount } from './convert-money.ts';
export { currencyCode, currencyExponent, type CurrencyCode } from './currency.ts';
export { isRateJump, LARGEST_RATE_FACTOR } from './rate-jump.ts';
export { formatExactMoney, formatMoney, type MoneyFormat } from './format-money.ts';
export {
  addMoney,
  minorUnits,
  money,
  subtractMoney,
  type MinorUnits,
  type Money,
} from './money.ts';
export type { StakeAmounts } from './stake-classes.ts';
export { BONUS_ACCOUNT, cashAccounts, depositAccount, payingAccount } from './paying-account.ts';
export { splitEvenly } from './split-evenly.ts';
export { stakeDefaults } from './stake-defaults.ts';
