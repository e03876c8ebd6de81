import { usePlugin } from '@touchline/plugin-api';
import { DateField, TextField } from '@touchline/ui/forms';
import type { RegistrationFields } from './registration-fields.ts';

/** English alone would mean the order of the United States, where no player of the site lives. */
function dateLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** The player's name and date of birth. */
export function PersonFields({
  fields,
  fault,
  onChange: change,
}: {
  readonly fields: RegistrationFields;
  readonly fault: (name: keyof RegistrationFields) => string | undefined;
  readonly onChange: (part: Partial<RegistrationFields>) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <>
      <TextField
        name="name"
        label={i18n.t('name')}
        autoComplete="given-name"
        maxLength={80}
        required
        value={fields.name}
        error={fault('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        name="surname"
        label={i18n.t('surname')}
        hint={i18n.t('nameHint')}
        autoComplete="family-name"
        maxLength={80}
        required
        value={fields.surname}
        error={fault('surname')}
        onChange={(event) => change({ surname: event.target.value })}
      />
      <DateField
        name="birthday"
        legend={i18n.t('birthday')}
        labels={{
          day: i18n.t('birthdayDay'),
          month: i18n.t('birthdayMonth'),
          year: i18n.t('birthdayYear'),
        }}
        language={dateLanguage(i18n.language)}
        autoComplete="bday"
        value={fields.birthday}
        error={fault('birthday')}
        onChange={(birthday) => change({ birthday })}
      />
    </>
  );
}
