/** What the page for banned players says, by language; `en` where a browser wants none of these. */
export const BLOCKED_TEXTS: Readonly<
  Record<string, { readonly title: string; readonly text: string; readonly support: string }>
> = {
  en: {
    title: 'Your account is blocked',
    text: 'You cannot use this page while your account is blocked. Your money stays yours: write to support to learn why it is blocked and how to get it out.',
    support: 'To support',
  },
  ru: {
    title: 'Ваш аккаунт заблокирован',
    text: 'Пока аккаунт заблокирован, эта страница недоступна. Ваши деньги остаются вашими: напишите в поддержку, чтобы узнать причину и вывести их.',
    support: 'В поддержку',
  },
  ar: {
    title: 'حسابك محظور',
    text: 'لا يمكنك استخدام هذه الصفحة ما دام حسابك محظورًا. أموالك تبقى لك: راسل الدعم لمعرفة السبب وكيفية سحبها.',
    support: 'إلى الدعم',
  },
};
