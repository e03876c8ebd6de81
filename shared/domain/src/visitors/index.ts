export { assignTests, type TestGroup } from './assign-tests.ts';
export { REFERRAL_COOKIES, referralCookies } from './referral-cookies.ts';
