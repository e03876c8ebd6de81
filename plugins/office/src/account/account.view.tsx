import { isContactFilled, isProfileFilled } from '@touchline/domain/player';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner, SectionHeader } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import type { PersonalData } from '@touchline/contracts/identity';
import { useEffect } from 'react';
import styles from './account.module.css';
import { personalDataResource } from './personal-data.resource.ts';
import { savedProfileOf } from './saved-profile.store.ts';
import { missingFields, PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';

const DATES: ReadonlySet<ProfileField> = new Set(['date_birthday', 'passport_date']);

function Known({ label, value }: { readonly label: string; readonly value: string }) {
  const { i18n } = usePlugin();
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={value === '' ? styles.missing : undefined}>
        <bdi>{value === '' ? i18n.t('account.missing') : value}</bdi>
      </dd>
    </div>
  );
}

interface ProfileProps {
  readonly data: PersonalData;
}

/** Who the player is. */
function Person({ data: { user_data: person } }: ProfileProps) {
  const { i18n, navigation } = usePlugin();
  const isFilled = isProfileFilled(person);
  const shown = (field: ProfileField) =>
    DATES.has(field) && person[field] !== ''
      ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(person[field]),
        )
      : person[field];
  return (
    <Card>
      <SectionHeader
        title={i18n.t('account.person')}
        action={
          <Badge tone={isFilled ? 'success' : 'warning'}>
            {isFilled
              ? i18n.t('account.filled')
              : i18n.t('account.left', { count: missingFields(person).length })}
          </Badge>
        }
      />
      <dl className={styles.list}>
        {PROFILE_FIELDS.map((field) => (
          <Known key={field} label={i18n.t(`account.field.${field}`)} value={shown(field)} />
        ))}
      </dl>
      <Button
        variant={isFilled ? 'quiet' : 'primary'}
        wide
        href={navigation.href({ route: 'accountEdit' })}
      >
        {i18n.t(isFilled ? 'account.edit' : 'account.fill')}
      </Button>
      <Button variant="quiet" wide href={navigation.href({ route: 'clarifyData' })}>
        {i18n.t('title.clarifyData')}
      </Button>
    </Card>
  );
}

/** How the player is reached. */
function Contact({ data }: ProfileProps) {
  const { i18n, navigation } = usePlugin();
  const { user_email: email, phone_code: code, phone_number: phone } = data;
  return (
    <Card>
      <SectionHeader
        title={i18n.t('account.contact')}
        action={
          <Badge tone={isContactFilled(data) ? 'success' : 'warning'}>
            {i18n.t(isContactFilled(data) ? 'account.filled' : 'account.notFilled')}
          </Badge>
        }
      />
      <dl className={styles.list}>
        <Known label={i18n.t('account.email')} value={email} />
        <Known label={i18n.t('account.phone')} value={phone === '' ? '' : `+${code} ${phone}`} />
      </dl>
      <Button
        variant="quiet"
        wide
        href={navigation.href({ route: phone === '' ? 'phoneBinding' : 'phoneChange' })}
      >
        {i18n.t(phone === '' ? 'phone.link' : 'phone.change')}
      </Button>
      {email === '' ? undefined : (
        <Button variant="quiet" wide href={navigation.href({ route: 'activationEmail' })}>
          {i18n.t('title.activationEmail')}
        </Button>
      )}
    </Card>
  );
}

/** That the form before was saved: until the page is left. */
function Saved() {
  const context = usePlugin();
  const saved = savedProfileOf(context);
  const isSaved = useStore(saved);
  useEffect(() => () => saved.set(false), [saved]);
  return isSaved ? <NoticeBanner text={context.i18n.t('account.saved')} /> : undefined;
}

/** What the site knows of the player, and what it still has to learn. */
function Account() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(personalDataResource, {});
  return (
    <Page
      title={i18n.t('title.account')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      <Saved />
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <>
          <Person data={answer.data} />
          <Contact data={answer.data} />
        </>
      )}
    </Page>
  );
}

export const view = reactView(Account);
