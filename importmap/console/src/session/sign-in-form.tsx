import type { OperatorSession } from '@touchline/contracts/operator';
import { type FormEvent, useState } from 'react';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import { CodeField } from './code-field.tsx';
import styles from './session.module.css';
import { type SignInErrors, type Typed, useSignIn, type Way } from './use-sign-in.ts';

function Fields({
  way,
  typed,
  errors,
  needsCode,
  onType,
}: {
  readonly way: Way;
  readonly typed: Typed;
  readonly errors: SignInErrors;
  readonly needsCode: boolean;
  readonly onType: (fields: Partial<Typed>) => void;
}) {
  const { t } = useTexts();
  return (
    <>
      {way === 'name' && (
        <TextField
          label={t('session.nameLabel')}
          autoComplete="username"
          autoCapitalize="none"
          value={typed.name}
          error={errors.name}
          onChange={(event) => onType({ name: event.target.value })}
        />
      )}
      <TextField
        key={way}
        label={t(`session.${way}.label`)}
        hint={t(`session.${way}.hint`)}
        type="password"
        autoComplete="current-password"
        value={typed.secret}
        error={errors.secret}
        reveal={{ show: t(`session.${way}.show`), hide: t(`session.${way}.hide`) }}
        onChange={(event) => onType({ secret: event.target.value })}
      />
      {way === 'name' && needsCode && (
        <CodeField code={typed.code} error={errors.code} onChange={(code) => onType({ code })} />
      )}
    </>
  );
}

/** Prompts for name and password, or for a token where no operator has a name yet. */
export function SignInForm({
  byName,
  name = '',
  onSignedIn,
}: {
  /** Whether operators sign in by name. */
  readonly byName: boolean;
  /** Who signs in, where it is known. */
  readonly name?: string | undefined;
  readonly onSignedIn: (session: OperatorSession) => void;
}) {
  const { t } = useTexts();
  const [way, setWay] = useState<Way>(byName ? 'name' : 'token');
  const [typed, setTyped] = useState<Typed>({ name, secret: '', code: '' });
  const { errors, busy, needsCode, submit, forgive } = useSignIn(onSignedIn);
  const onType = (fields: Partial<Typed>) => {
    setTyped({ ...typed, ...fields });
    forgive();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(way, typed);
      }}
    >
      <Fields way={way} typed={typed} errors={errors} needsCode={needsCode} onType={onType} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('session.signIn')}
      </Button>
      {byName && (
        <Button
          variant="quiet"
          wide
          onClick={() => {
            setWay(way === 'name' ? 'token' : 'name');
            onType({ secret: '' });
          }}
        >
          {t(way === 'name' ? 'session.byToken' : 'session.byName')}
        </Button>
      )}
    </form>
  );
}
