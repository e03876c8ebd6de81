import { Button, EmptyState, type IconProps } from '@touchline/ui';

/** What the page needs of the plugin that shows it; a plugin's context fits. */
interface Section {
  /** Its texts: `coming.text` says what will be here, `page` names what works already. */
  readonly i18n: {
    readonly t: (key: string) => string;
    readonly page: (name: 'home' | 'live' | 'line') => string;
  };
  readonly navigation: {
    readonly href: (target: string | { route: string; params: { section: string } }) => string;
  };
}

export interface ComingPageProps {
  readonly path: IconProps['path'];
  /** Key of the page's title among the section's texts. */
  readonly title: string;
  readonly section: Section;
}

/** A page that is announced and not there yet: describes it, and links to what works. */
export function ComingPage({ path, title, section: { i18n, navigation } }: ComingPageProps) {
  const hrefTo = (section: string) =>
    navigation.href({ route: 'mainSection', params: { section } });
  return (
    <EmptyState
      page
      path={path}
      title={i18n.t(title)}
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
}
