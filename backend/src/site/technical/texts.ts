import type { LANGUAGES } from '@touchline/domain';

/** What the technical page says of the site's own state. */
export interface StatusTexts {
  readonly title: string;
  readonly works: string;
  readonly fails: string;
  readonly parts: Readonly<Record<'database' | 'prices', string>>;
  readonly reference: string;
  readonly checked: string;
}

export const STATUS_TEXTS: Readonly<Record<(typeof LANGUAGES)[number], StatusTexts>> = {
  en: {
    title: 'State of our services',
    works: 'works',
    fails: 'does not answer',
    parts: { database: 'Accounts and bets', prices: 'Prices' },
    reference: 'Reference for support',
    checked: 'Checked at',
  },
  ru: {
    title: 'Состояние наших сервисов',
    works: 'работает',
    fails: 'не отвечает',
    parts: { database: 'Счета и ставки', prices: 'Коэффициенты' },
    reference: 'Номер для поддержки',
    checked: 'Проверено в',
  },
  ar: {
    title: 'حالة خدماتنا',
    works: 'تعمل',
    fails: 'لا تستجيب',
    parts: { database: 'الحسابات والرهانات', prices: 'الأسعار' },
    reference: 'رقم للدعم',
    checked: 'وقت الفحص',
  },
};
