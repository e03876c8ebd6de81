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

const TEXTS: Readonly<Record<string, PageTexts>> = {
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
};

/** The page's words in a language, English where it has none. */
export function pageTexts(language: string): PageTexts {
  return TEXTS[language] ?? (TEXTS.en as PageTexts);
}
