import { useState } from 'react';
import { Button } from '@touchline/ui';
import {
  Checkbox,
  DateField,
  ErrorSummary,
  RadioGroup,
  SelectField,
  Switch,
  TextField,
} from '@touchline/ui/forms';
import { Frame } from './frame.tsx';
import styles from './form.module.css';
import { account, language } from './texts/texts.ts';

const { form } = account;
const [ireland = '', portugal = ''] = form.countries;

function AccountFields() {
  return (
    <>
      <TextField
        id="mail"
        label={form.mail}
        type="email"
        autoComplete="email"
        defaultValue="anna@"
        error={form.mailFault}
      />
      <TextField
        label={form.password}
        type="password"
        autoComplete="new-password"
        defaultValue="correct horse"
        hint={form.passwordHint}
        reveal={{ show: form.show, hide: form.hide }}
      />
      <DateField
        legend={form.birthday}
        labels={{ day: form.day, month: form.month, year: form.year }}
        language={language === 'en' ? 'en-GB' : language}
        name="birthday"
        value="1990-04-23"
        onChange={() => undefined}
      />
      <div className={styles.pair}>
        <SelectField
          label={form.country}
          defaultValue="ie"
          options={[
            { value: 'ie', text: ireland },
            { value: 'pt', text: portugal },
          ]}
        />
        <SelectField
          label={form.currency}
          defaultValue=""
          placeholder={form.choose}
          options={[
            { value: 'EUR', text: 'EUR' },
            { value: 'USD', text: 'USD' },
          ]}
        />
      </div>
    </>
  );
}

export function FormPage() {
  const [way, setWay] = useState<'full' | 'quick'>('full');
  return (
    <Frame slipBar={false}>
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <h1>{form.title}</h1>
        <ErrorSummary
          title={form.faults}
          errors={[
            { fieldId: 'mail', text: form.mailFault },
            { fieldId: 'terms', text: form.termsFault },
          ]}
        />
        <RadioGroup
          legend={form.way}
          value={way}
          onChange={setWay}
          options={[
            { value: 'full', text: form.byMail, hint: form.byMailHint },
            { value: 'quick', text: form.quick, hint: form.quickHint },
          ]}
        />
        <AccountFields />
        <Switch label={form.remember} hint={form.rememberHint} defaultChecked />
        <Checkbox id="terms" label={form.terms} error={form.termsFault} />
        <Button variant="primary" size="large" wide type="submit">
          {form.create}
        </Button>
        <Button variant="quiet" wide>
          {form.known}
        </Button>
      </form>
    </Frame>
  );
}
