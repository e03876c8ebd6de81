import { use } from 'react';
import { Skeleton } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { readGroup, readGroups } from '../api/configuration-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { AddressContext, useLink } from '../app/address.ts';
import { Failure } from '../app/failure.tsx';
import { Page } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './configuration.module.css';
import { GroupForm } from './group-form.tsx';

const FIRST = 'core';
const pathOf = (name: string) => `/configuration/${name}`;

/** The site configuration, a group at a time. */
export function ConfigurationView({ name = FIRST }: { readonly name?: string | undefined }) {
  const { t } = useTexts();
  const { go } = use(AddressContext);
  const link = useLink();
  const { map, names: environments } = useEnvironment();
  const groups = useLoaded({
    key: 'groups',
    load: async () => {
      const [named, { services }] = await Promise.all([readGroups(), map.services()]);
      return [...new Set([...named.groups, ...services.map(({ id }) => `plugin.${id}`)])];
    },
  });
  const group = useLoaded({ key: name, load: () => readGroup(name) });
  const names = groups.value ?? [name];
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
            <a key={one} {...link(pathOf(one))} aria-current={one === name ? 'page' : undefined}>
              {one}
            </a>
          ))}
        </nav>
        <div className={styles.parts}>
          <Failure of={group} />
          {group.value === undefined && group.error === undefined && <Skeleton shape="bar" />}
          {group.value !== undefined && <GroupForm key={name} group={group.value} />}
        </div>
      </div>
    </Page>
  );
}
