import { PersonalData } from '@touchline/contracts/identity';
import {
  type CurrentRoute,
  errorCode,
  reactView,
  usePlugin,
  useResource,
} from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { type FormEvent, useState } from 'react';
import styles from './account.module.css';
import { savedProfileOf } from './saved-profile.store.ts';
import { PERSONAL_DATA, personalDataResource } from './personal-data.resource.ts';
import {
  changedFields,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileValues,
} from './profile-fields.ts';

/** How browsers fill a field in, and how long it may be. */
const INPUTS: Readonly<
  Record<ProfileField, { readonly type?: 'date'; readonly autoComplete: string; most?: number }>
> = {
  name: { autoComplete: 'given-name', most: 80 },
  surname: { autoComplete: 'family-name', most: 80 },
  date_birthday: { type: 'date', autoComplete: 'bday' },
  passport: { autoComplete: 'off', most: 40 },
  passport_date: { type: 'date', autoComplete: 'off' },
  registration_address: { autoComplete: 'street-address', most: 200 },
};

/** Pages that send players here because their data comes first. */
const NEXT_PAGES: ReadonlySet<string> = new Set(['coupon', 'recharge', 'deduce']);

/** The page that the form opens next, once it is saved or left. */
function nextPage(query: CurrentRoute['query']): string {
  const { next } = query;
  return next !== undefined && NEXT_PAGES.has(next) ? next : 'account';
}

interface ProfileInputProps {
  readonly field: ProfileField;
  /** Known already and not to be changed here. */
  readonly isFixed: boolean;
  readonly value: string;
  readonly onType: (value: string) => void;
}

function ProfileInput({ field, isFixed, value, onType }: ProfileInputProps) {
  const { i18n } = usePlugin();
  const { type, autoComplete, most } = INPUTS[field];
  return (
    <TextField
      name={field}
      label={i18n.t(`account.field.${field}`)}
      hint={isFixed ? i18n.t('account.fixed') : undefined}
      type={type ?? 'text'}
      autoComplete={autoComplete}
      {...(most === undefined ? {} : { maxLength: most })}
      readOnly={isFixed}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

/** All fields of the form. */
function ProfileInputs({
  known,
  typed,
  onType,
}: {
  readonly known: PersonalData;
  readonly typed: ProfileValues;
  readonly onType: (typed: ProfileValues) => void;
}) {
  return PROFILE_FIELDS.map((field) => (
    <ProfileInput
      key={field}
      field={field}
      isFixed={field === 'date_birthday' && known.user_data[field] !== ''}
      value={typed[field]}
      onType={(value) => onType({ ...typed, [field]: value })}
    />
  ));
}

function EditForm({ known }: { readonly known: PersonalData }) {
  const context = usePlugin();
  const { bus, http, i18n, log, navigation, notify, resources } = context;
  const [next] = useState(() => nextPage(navigation.current.get().query));
  const [typed, setTyped] = useState<ProfileValues>(known.user_data);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = changedFields(known.user_data, typed);
    if (busy) {
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      if (Object.keys(body).length > 0) {
        await http.request({
          method: 'PATCH',
          path: PERSONAL_DATA,
          body,
          schema: PersonalData,
          authentication: 'required',
        });
        resources.invalidate(personalDataResource.name);
        await bus.emit('profile.changed', {});
        if (next === 'account') {
          savedProfileOf(context).set(true);
        } else {
          notify.show({ kind: 'success', id: 'account', message: i18n.t('account.saved') });
        }
      }
      await navigation.go({ route: next });
    } catch (failure) {
      log.warn('the personal data could not be saved', errorCode(failure));
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <ProfileInputs known={known} typed={typed} onType={setTyped} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('account.save')}
      </Button>
      <Button variant="quiet" wide href={navigation.href({ route: next })}>
        {i18n.t('account.cancel')}
      </Button>
    </form>
  );
}

/** The form for what the site must know of a player. */
function AccountEdit() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(personalDataResource, {});
  return (
    <Page
      title={i18n.t('title.accountEdit')}
      parent={{ title: i18n.t('title.account'), href: navigation.href({ route: 'account' }) }}
      intro={i18n.t('account.intro')}
    >
      <Card>
        {answer.data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : (
          <EditForm known={answer.data} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(AccountEdit);
