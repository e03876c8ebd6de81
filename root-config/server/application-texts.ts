/** What is said outside any section: in the manifest, and where nothing can be loaded. */
export interface ApplicationTexts {
  readonly description: string;
  readonly offlineTitle: string;
  readonly offlineText: string;
  readonly retry: string;
}

export const APPLICATION_TEXTS: Readonly<Record<string, ApplicationTexts>> = {
  en: {
    description: 'Live odds, a slip that loses nothing, and tools to stay in control.',
    offlineTitle: 'You are offline',
    offlineText:
      'This page could not be loaded without a connection. It opens by itself as soon as the connection is back. Your slip is kept on this device.',
    retry: 'Try again',
  },
  ru: {
    description: 'Живые коэффициенты, надёжный купон и инструменты самоконтроля.',
    offlineTitle: 'Нет соединения',
    offlineText:
      'Эту страницу не удалось загрузить без интернета. Она откроется сама, как только соединение вернётся. Купон сохранён на этом устройстве.',
    retry: 'Попробовать ещё раз',
  },
  ar: {
    description: 'احتمالات مباشرة وقسيمة لا يضيع منها شيء وأدوات للبقاء متحكّمًا.',
    offlineTitle: 'لا يوجد اتصال',
    offlineText:
      'تعذّر تحميل هذه الصفحة من دون اتصال. ستُفتح تلقائيًا فور عودة الاتصال. قسيمتك محفوظة على هذا الجهاز.',
    retry: 'إعادة المحاولة',
  },
};
