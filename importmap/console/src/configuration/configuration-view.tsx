import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@touchline/ui/forms';
import { readGroup, readGroups } from '../api/configuration-requests.ts';
import { useGo, ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './configuration.module.css';
import { GroupForm } from './group-form.tsx';

const FIRST = 'core';
const pathOf = (name: string) => `/configuration/${name}`;

/** The site configuration, a group at a time. */
export function ConfigurationView({ name = FIRST }: { readonly name?: string | undefined }) {
  const { t } = useTexts();
  const go = useGo();
  const { map, names: environments } = useEnvironment();
  const groups = useQuery({
    queryKey: [map.environment, 'groups'],
    queryFn: async () => {
      const [named, { services }] = await Promise.all([readGroups(), map.services()]);
      return [...new Set([...named.groups, ...services.map(({ id }) => `plugin.${id}`)])];
    },
  });
  const group = useQuery({ queryKey: ['group', name], queryFn: () => readGroup(name) });
  const names = groups.data ?? [name];
  return (
    <Page
      title={t('configuration.title')}
      text={environments.length > 1 ? t('configuration.textOfAll') : t('configuration.text')}
    >
      <Failure of={groups} />
      <div className={styles.columns}>
        <div className={styles.onPhone}>
          <SelectField
            label={t('configuration.group')}
            value={name}
            options={names.map((one) => ({ value: one, text: one }))}
            onChange={(event) => go(pathOf(event.target.value))}
          />
        </div>
        <nav className={styles.groups} aria-label={t('configuration.groups')}>
          {names.map((one) => (
            <ViewLink key={one} path={pathOf(one)} aria-current={one === name ? 'page' : undefined}>
              {one}
            </ViewLink>
          ))}
        </nav>
        <div className={styles.parts}>
          <Failure of={group} />
          <Loading of={group} />
          {group.data !== undefined && <GroupForm key={name} group={group.data} />}
        </div>
      </div>
    </Page>
  );
}
