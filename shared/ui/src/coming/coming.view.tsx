import { Button, EmptyState } from '@touchline/ui';
import { clockIcon } from '@touchline/ui/icons';
import { reactView, usePlugin } from '@touchline/plugin-api';

/**
 * A page that is announced and not there yet: `coming.text` of the section says what will be here, below the
 * title of the route, and links lead to what works already.
 */
export const view = reactView(function Coming({ input }) {
  const { i18n, navigation } = usePlugin();
  const hrefTo = (section: string) =>
    navigation.href({ route: 'mainSection', params: { section } });
  return (
    <EmptyState
      page
      path={clockIcon}
      title={i18n.t(String(input['title']))}
      text={i18n.t('coming.text')}
      action={
        <>
          <Button variant="primary" href={hrefTo('live')}>
            {i18n.page('live')}
          </Button>
          <Button variant="quiet" href={hrefTo('line')}>
            {i18n.page('line')}
          </Button>
          <Button variant="quiet" href={navigation.href('/')}>
            {i18n.page('home')}
          </Button>
        </>
      }
    />
  );
});
