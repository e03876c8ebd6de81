import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';

function NotFound() {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      page
      path={searchIcon}
      title={i18n.t('notFound')}
      text={i18n.t('notFoundHint')}
      action={
        <Button variant="primary" href={navigation.href({ route: 'home' })}>
          {i18n.t('toHome')}
        </Button>
      }
    />
  );
}

export const view = reactView(NotFound);
