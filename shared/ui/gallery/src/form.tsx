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

function AccountFields() {
  return (
    <>
      <TextField
        id="mail"
        label="E-mail"
        type="email"
        autoComplete="email"
        defaultValue="anna@"
        error="Enter an e-mail address such as name@example.com"
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        defaultValue="correct horse"
        hint="At least 8 characters"
        reveal={{ show: 'Show password', hide: 'Hide password' }}
      />
      <DateField
        legend="Date of birth"
        labels={{ day: 'Day', month: 'Month', year: 'Year' }}
        language="en-GB"
        name="birthday"
        value="1990-04-23"
        onChange={() => undefined}
      />
      <div className={styles.pair}>
        <SelectField
          label="Country"
          defaultValue="ie"
          options={[
            { value: 'ie', text: 'Ireland' },
            { value: 'pt', text: 'Portugal' },
          ]}
        />
        <SelectField
          label="Currency"
          defaultValue=""
          placeholder="Choose"
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
        <h1>Create your account</h1>
        <ErrorSummary
          title="Two things need your attention"
          errors={[
            { fieldId: 'mail', text: 'Enter an e-mail address such as name@example.com' },
            { fieldId: 'terms', text: 'Confirm that you are 18 or older' },
          ]}
        />
        <RadioGroup
          legend="Way of registering"
          value={way}
          onChange={setWay}
          options={[
            { value: 'full', text: 'With e-mail', hint: 'You choose the password' },
            { value: 'quick', text: 'In one click', hint: 'We make up the password for you' },
          ]}
        />
        <AccountFields />
        <Switch
          label="Remember me on this device"
          hint="Sign out after 30 minutes otherwise"
          defaultChecked
        />
        <Checkbox
          id="terms"
          label="I am 18 or older and accept the terms"
          error="Confirm that you are 18 or older"
        />
        <Button variant="primary" size="large" wide type="submit">
          Create account
        </Button>
        <Button variant="quiet" wide>
          I have an account
        </Button>
      </form>
    </Frame>
  );
}
