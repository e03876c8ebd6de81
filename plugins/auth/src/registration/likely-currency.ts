/** The currencies of countries that have another one than the euro, ISO 3166 and ISO 4217. */
const CURRENCIES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AE:AED AM:AMD AR:ARS AU:AUD AZ:AZN BA:BAM BD:BDT BR:BRL BY:BYN CA:CAD CH:CHF CL:CLP CN:CNY CO:COP ' +
    'CZ:CZK DK:DKK EG:EGP GB:GBP GE:GEL GH:GHS HU:HUF ID:IDR IL:ILS IN:INR IS:ISK JP:JPY KE:KES KG:KGS ' +
    'KR:KRW KZ:KZT LK:LKR MA:MAD MD:MDL MK:MKD MN:MNT MX:MXN MY:MYR NG:NGN NO:NOK NP:NPR NZ:NZD PE:PEN ' +
    'PH:PHP PK:PKR PL:PLN RO:RON RS:RSD RU:RUB SE:SEK SG:SGD TH:THB TJ:TJS TN:TND TR:TRY TZ:TZS UA:UAH ' +
    'UG:UGX UY:UYU UZ:UZS VN:VND ZA:ZAR'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** The currency of a country where the site offers it, else the first that it offers. */
export function likelyCurrency(country: string, offered: readonly string[]): string {
  const own = CURRENCIES[country] ?? 'EUR';
  return offered.includes(own) ? own : (offered[0] ?? '');
}
