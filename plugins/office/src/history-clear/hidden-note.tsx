import { Link, usePlugin, useResource } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { clearedHistoryResource } from './cleared-history.resource.ts';

/** That bets are missing from a list because the player has hidden them, and the way to show them again. */
export function HiddenNote() {
  const { i18n } = usePlugin();
  const hidden = useResource(clearedHistoryResource, {}).data?.hidden ?? 0;
  return hidden === 0 ? undefined : (
    <NoticeBanner
      tone="info"
      text={i18n.t('historyClear.hidden', { count: hidden })}
      action={<Link to={{ route: 'historyClear' }}>{i18n.t('historyClear.change')}</Link>}
    />
  );
}
