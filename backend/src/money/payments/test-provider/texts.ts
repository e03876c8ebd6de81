import { LANGUAGES } from '@touchline/domain';

/** What the hosted page says. */
export interface PageTexts {
  readonly title: string;
  readonly notice: string;
  readonly amount: string;
  readonly reference: string;
  readonly approve: string;
  readonly decline: string;
  readonly cancel: string;
  readonly expired: string;
  readonly decided: string;
  readonly back: string;
}

const TEXTS: Readonly<Record<(typeof LANGUAGES)[number], PageTexts>> = {
  en: {
    title: 'Test payment',
    notice: 'This is a test provider. No real money moves, and no card or bank is asked.',
    amount: 'Amount',
    reference: 'Reference',
    approve: 'Approve payment',
    decline: 'Decline payment',
    cancel: 'Cancel and go back',
    expired: 'The time for this payment is over. Go back and start a new one.',
    decided: 'This payment has already been decided.',
    back: 'Go back',
  },
  ru: {
    title: 'Тестовый платёж',
    notice: 'Это тестовый провайдер. Настоящие деньги не списываются, карта и банк не нужны.',
    amount: 'Сумма',
    reference: 'Номер платежа',
    approve: 'Подтвердить платёж',
    decline: 'Отклонить платёж',
    cancel: 'Отменить и вернуться',
    expired: 'Время на этот платёж истекло. Вернитесь и начните новый.',
    decided: 'По этому платежу уже принято решение.',
    back: 'Вернуться',
  },
  ar: {
    title: 'دفعة تجريبية',
    notice: 'هذا مزوّد تجريبي. لا يتحرك مال حقيقي، ولا تُطلب بطاقة أو حساب مصرفي.',
    amount: 'المبلغ',
    reference: 'رقم المرجع',
    approve: 'تأكيد الدفع',
    decline: 'رفض الدفع',
    cancel: 'إلغاء والعودة',
    expired: 'انتهت مهلة هذه الدفعة. عُد وابدأ دفعة جديدة.',
    decided: 'سبق البتّ في هذه الدفعة.',
    back: 'العودة',
  },
};

/** The page's words in a language, English where it has none. */
export function pageTexts(language: string | undefined): {
  readonly language: string;
  readonly texts: PageTexts;
} {
  const own = LANGUAGES.find((known) => known === language) ?? 'en';
  return { language: own, texts: TEXTS[own] };
}
