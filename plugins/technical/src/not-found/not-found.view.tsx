import { reactView, type RouteTarget, usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';

/** Where a visitor may have wanted to go. */
const WAYS: readonly { readonly key: string; readonly to: RouteTarget }[] = [
  { key: 'live', to: { route: 'mainSection', params: { section: 'live' } } },
  { key: 'search', to: { route: 'searchEvents' } },
];

function NotFound() {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      page
      path={searchIcon}
      title={i18n.t('notFound')}
      text={i18n.t('notFoundHint')}
      action={
        <>
          <Button variant="primary" href={navigation.href({ route: 'home' })}>
            {i18n.t('toHome')}
          </Button>
          {WAYS.filter(({ to }) => navigation.has(to.route)).map(({ key, to }) => (
            <Button key={key} href={navigation.href(to)}>
              {i18n.t(`notFoundWay.${key}`)}
            </Button>
          ))}
        </>
      }
    />
  );
}

export const view = reactView(NotFound);
