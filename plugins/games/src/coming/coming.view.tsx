import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { ComingPage } from '@touchline/ui/coming';
import { diceIcon } from '@touchline/ui/icons';

const SECTIONS = ['live', 'line'] as const;

/** A page that is announced: what will be there, and what can be done meanwhile. */
function Coming({ input }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  return (
    <ComingPage
      path={diceIcon}
      title={i18n.t(String(input['title']))}
      text={i18n.t('coming.text')}
      links={[
        ...SECTIONS.map((section) => ({
          href: navigation.href({ route: 'mainSection', params: { section } }),
          text: i18n.t(`coming.${section}`),
        })),
        { href: navigation.href('/'), text: i18n.t('coming.home') },
      ]}
    />
  );
}

export const view = reactView(Coming);
