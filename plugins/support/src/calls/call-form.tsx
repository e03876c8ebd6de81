import type { CallsAnswer } from '@touchline/contracts/calls';
import type { PhoneCountry } from '@touchline/contracts/identity';
import { SUPPORT_TOPICS, type SupportTopic } from '@touchline/contracts/support';
import { languageName } from '@touchline/domain/languages';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { RadioGroup, SelectField } from '@touchline/ui/forms';
import { PhoneFields } from '@touchline/ui/phone-fields';
import { type FormEvent, useRef, useState } from 'react';
import { requestCall } from './calls.resource.ts';
import { timesText } from './call-windows.ts';
import styles from './calls.module.css';
import { useCallAct } from './use-call-act.ts';
import { type CallForm as Form, useCallForm } from './use-call-form.ts';

/** The number of the profile, or another. */
function NumberFields({
  form,
  phone,
  countries,
  error,
}: {
  readonly form: Form;
  readonly phone: string;
  readonly countries: readonly PhoneCountry[];
  readonly error: string | undefined;
}) {
  const { i18n } = usePlugin();
  return (
    <>
      {phone === '' ? undefined : (
        <RadioGroup
          legend={i18n.t('calls.phone')}
          options={[
            { value: 'own', text: `\u2066${phone}\u2069`, hint: i18n.t('calls.ownPhone') },
            { value: 'other', text: i18n.t('calls.otherPhone') },
          ]}
          value={form.isOther ? 'other' : 'own'}
          onChange={(value) => form.setOther(value === 'other')}
        />
      )}
      {form.isOther ? (
        <PhoneFields
          countries={countries.map((each) => ({ ...each, value: each.country_code }))}
          country={form.country?.country_code ?? ''}
          number={form.number}
          texts={{
            country: i18n.t('calls.country'),
            number: i18n.t('calls.phone'),
            hint: i18n.t('calls.phoneHint'),
          }}
          error={error}
          onCountry={form.chooseCountry}
          onNumber={form.setNumber}
        />
      ) : undefined}
    </>
  );
}

/** The day and the hour, by the player's clock. */
function WindowFields({ form }: { readonly form: Form }) {
  const { i18n } = usePlugin();
  return (
    <div className={styles.windows}>
      <SelectField
        label={i18n.t('calls.day')}
        value={form.day}
        options={[...form.byDay].map(([value, [first]]) => ({
          value,
          text: i18n.dateTime(first?.from ?? 0, 'day'),
        }))}
        onChange={(event) => form.setDay(event.target.value)}
      />
      <SelectField
        label={i18n.t('calls.time')}
        value={String(form.from ?? '')}
        options={form.windows.map((window) => ({
          value: String(window.from),
          text: timesText(window, i18n),
        }))}
        onChange={(event) => form.setFrom(Number(event.target.value))}
      />
    </div>
  );
}

/** Sends the request; one press is one call, however often the response is lost and the press repeated. */
function useSend() {
  const { http } = usePlugin();
  const { busy, error, run } = useCallAct();
  const attempt = useRef<{ readonly body: string; readonly key: string }>(undefined);
  function send(body: NonNullable<ReturnType<Form['request']>>): void {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) {
      attempt.current = { body: text, key: crypto.randomUUID() };
    }
    const { key } = attempt.current;
    void run(async () => {
      await requestCall(http, { key, body });
      attempt.current = undefined;
    });
  }
  return { busy, error, send };
}

/** The form that requests a call. */
export function CallForm({
  answer,
  countries,
}: {
  readonly answer: CallsAnswer;
  readonly countries: readonly PhoneCountry[];
}) {
  const { i18n } = usePlugin();
  const form = useCallForm(answer, countries);
  const { busy, error, send } = useSend();
  const [isChecked, setChecked] = useState(false);
  const request = form.request();
  const isPhoneWrong = error !== undefined && errorCode(error) === 'phone_invalid';
  const isPhoneMissing = isChecked && request === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (request !== undefined) {
      send(request);
    }
  }
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        {error === undefined || (isPhoneWrong && form.isOther) ? undefined : (
          <NoticeBanner tone="danger" text={i18n.error(error)} />
        )}
        <SelectField
          label={i18n.t('requests.topic')}
          options={SUPPORT_TOPICS.map((value) => ({
            value,
            text: i18n.t(`requests.topics.${value}`),
          }))}
          value={form.topic}
          onChange={(event) => form.setTopic(event.target.value as SupportTopic)}
        />
        <NumberFields
          form={form}
          phone={answer.phone}
          countries={countries}
          error={
            isPhoneMissing
              ? i18n.t('calls.phoneMissing')
              : isPhoneWrong
                ? i18n.error(error)
                : undefined
          }
        />
        <WindowFields form={form} />
        <SelectField
          label={i18n.t('calls.language')}
          options={answer.languages.map((value) => ({ value, text: languageName(value) }))}
          value={form.language}
          onChange={(event) => form.setLanguage(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {i18n.t('calls.request')}
        </Button>
      </form>
    </Card>
  );
}
