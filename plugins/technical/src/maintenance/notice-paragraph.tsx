import type { MaintenancePlan } from '@touchline/domain/site';
import { usePlugin } from '@touchline/plugin-api';
import { noticeText } from './notice-text.ts';

/** The notice of maintenance, in the one of its two languages that is for this page. */
export function NoticeParagraph({ plan }: { readonly plan: MaintenancePlan }) {
  const { i18n } = usePlugin();
  const { host } = window.location;
  const { language, text } = noticeText({ plan, host, language: i18n.language });
  return (
    <span lang={language} dir="ltr">
      {text}
    </span>
  );
}
