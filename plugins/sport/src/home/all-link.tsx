import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';

/** The way from a list of home to all events of its section. */
export function AllLink({ section }: { readonly section: 'live' | 'line' }) {
  const { i18n, navigation } = usePlugin();
  return (
    <Button
      variant="quiet"
      size="small"
      href={navigation.href({ route: 'mainSection', params: { section } })}
      aria-label={i18n.t(`home.${section}All`)}
    >
      {i18n.t('home.all')}
    </Button>
  );
}
