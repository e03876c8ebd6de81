export { allowsAllCookies, allowsFunctionalCookies, type CookiesAgreement } from './agreement.ts';
export { constrainCoefView } from './coef-view.ts';
export { settingsAttributes, type PageSettings } from './settings-attributes.ts';
export { timeZoneOf } from './time-zone.ts';
