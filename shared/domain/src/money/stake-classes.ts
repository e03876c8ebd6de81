/** Amounts of the stake field in major units, as decimal text. */
export interface StakeAmounts {
  /** The initial value of the field. */
  readonly initial: string;
  /** What one press of plus or minus changes. */
  readonly step: string;
}

/**
 * Currencies by what their unit is worth. The specification's four examples represent three
 * classes: the dollar and the euro (a euro buys up to 4 of them), the lira (4 to 60) and the rouble
 * (60 to 600). Weaker currencies take the rouble's figures times a power of ten, a class for each
 * further decade.
 */
const CLASSES: readonly (StakeAmounts & { readonly codes: string })[] = [
  {
    initial: '5',
    step: '2.5',
    codes:
      'AUD AWG AZN BAM BBD BGN BHD BMD BND BSD BYN BZD CAD CHE CHF CHW CUC EUR FJD FKP GBP GEL ' +
      'GIP JOD KWD KYD LYD NZD OMR PAB SGD SHP TMT TND TOP USD WST XCD',
  },
  {
    initial: '50',
    step: '10',
    codes:
      'AED ANG BOB BRL BWP CNY CZK DKK EGP ERN GHS GTQ GYD HKD HNL ILS LSL MAD MDL MOP MRU MUR ' +
      'MVR MXN MYR MZN NAD NIO NOK PEN PGK PLN QAR RON SAR SBD SCR SEK SRD STN SVC SZL THB TJS ' +
      'TRY TTD TWD UAH UYU VES ZAR ZMW ZWG',
  },
  {
    initial: '150',
    step: '100',
    codes:
      'AFN ALL AMD BDT BTN CUP CVE DJF DOP DZD ETB GMD HTG HUF INR ISK JMD JPY KES KGS KMF KZT ' +
      'LKR LRD MKD NPR PHP PKR RSD RUB SLE SSP VUV XPF YER',
  },
  {
    initial: '1500',
    step: '1000',
    codes: 'AOA ARS BIF CDF CLP COP CRC IQD KRW MMK MNT MWK NGN RWF SDG SOS TZS UGX XAF XOF',
  },
  { initial: '15000', step: '10000', codes: 'GNF IDR KHR LAK MGA PYG SYP UZS VND' },
  { initial: '150000', step: '100000', codes: 'IRR LBP' },
];

/** The figures of a currency of the table; undefined for any other. */
export function stakeClass(currency: string): StakeAmounts | undefined {
  return CLASSES.find(({ codes }) => codes.split(' ').includes(currency));
}

/** Every currency that has its own figures. */
export function stakeCurrencies(): readonly string[] {
  return CLASSES.flatMap(({ codes }) => codes.split(' '));
}
