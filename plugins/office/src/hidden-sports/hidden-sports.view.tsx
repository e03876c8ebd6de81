import type { HiddenSports as Sports } from '@touchline/contracts/identity';
import { sportIds } from '@touchline/domain/markets';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import styles from '../account/account.module.css';
import { hiddenSportsResource } from './hidden-sports.resource.ts';
import { useHiddenSports } from './use-hidden-sports.ts';

const SECTIONS = ['line', 'live'] as const;

function Switches({ given }: { readonly given: Sports }) {
  const { i18n } = usePlugin();
  const { shown, failure, toggle } = useHiddenSports(given);
  return (
    <>
      {failure === undefined ? undefined : (
        <div role="alert">
          <NoticeBanner tone="danger" text={i18n.error(failure)} />
        </div>
      )}
      {SECTIONS.map((section) => (
        <Card key={section}>
          <SectionHeader title={i18n.t(`hiddenSports.${section}`)} />
          <fieldset className={styles.form} aria-label={i18n.t(`hiddenSports.${section}`)}>
            {Object.entries(sportIds).map(([sport, id]) => (
              <Switch
                key={id}
                label={i18n.sport(sport)}
                checked={!shown[section].includes(id)}
                onChange={() => toggle(section, id)}
              />
            ))}
          </fieldset>
        </Card>
      ))}
    </>
  );
}

/** The page on which players choose the sports that they are offered. */
function HiddenSports() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(hiddenSportsResource, {});
  return (
    <Page
      title={i18n.t('title.disallowSports')}
      intro={i18n.t('hiddenSports.intro')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <Switches given={answer.data} />
      )}
    </Page>
  );
}

export const view = reactView(HiddenSports, { server: false });
