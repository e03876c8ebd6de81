import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { sportIconPath } from '@touchline/ui';
import { ComingPage } from '@touchline/ui/coming';

/** Any sport without a glyph of its own: a cup. */
const CUP = 0;
const SECTIONS = ['live', 'line'] as const;

/** A page that is announced: what will be there, and what can be done meanwhile. */
function Coming({ input }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  return (
    <ComingPage
      path={sportIconPath(CUP)}
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
