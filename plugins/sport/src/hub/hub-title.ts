import type { CompetitionHub } from '@touchline/contracts/configuration';
import type { I18n } from '@touchline/plugin-api';
import { hubTitle, isHubName } from './hub-names.ts';

/** What a hub is called: as operators wrote it in the reader's language, then in English, then by the site. */
export function hubName({ name, title }: CompetitionHub, i18n: I18n): string {
  return title[i18n.language] ?? title['en'] ?? (isHubName(name) ? i18n.t(hubTitle(name)) : name);
}
