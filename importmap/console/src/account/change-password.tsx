import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import type { CallError } from '../api/call.ts';
import { changePassword } from '../api/session-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './account.module.css';

const SHORTEST = 12;
const LONGEST = 256;
const NOTHING = { current: '', password: '' };

/** What is wrong with a field of the form, as a key of the texts. */
function faultsOf(fields: typeof NOTHING, error: CallError | null, isTried: boolean) {
  const isWrong = error?.code === 'validation_failed';
  return {
    current: isTried && fields.current === '' ? 'missing' : isWrong ? 'wrong' : undefined,
    password: isTried && fields.password.length < SHORTEST ? 'short' : undefined,
  };
}

/** Changes the operator's own password by the present one; their other sign-ins end. */
export function ChangePassword({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts();
  const [fields, setFields] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const made = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setFields(NOTHING);
      setTried(false);
      onDone();
    },
  });
  const faults = faultsOf(fields, made.error, isTried);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const { current, password } = faultsOf(fields, null, true);
    if (current === undefined && password === undefined) {
      made.mutate(fields);
    }
  }
  const field = (name: keyof typeof NOTHING, autoComplete: string) => (
    <div className={styles.wide}>
      <TextField
        label={t(`account.password.${name}`)}
        hint={name === 'password' ? t('session.setHint', { least: SHORTEST }) : undefined}
        type="password"
        autoComplete={autoComplete}
        maxLength={LONGEST}
        value={fields[name]}
        error={
          faults[name] === undefined
            ? undefined
            : t(`account.password.${faults[name]}`, { least: SHORTEST })
        }
        reveal={{ show: t('session.name.show'), hide: t('session.name.hide') }}
        onChange={({ target }) => {
          setFields({ ...fields, [name]: target.value });
          made.reset();
        }}
      />
    </div>
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {field('current', 'current-password')}
      {field('password', 'new-password')}
      {made.error !== null && made.error.code !== 'validation_failed' && (
        <NoticeBanner
          tone="danger"
          text={
            made.error.code === 'rate_limited'
              ? t('session.tooMany')
              : `${made.error.message} (${made.error.code})`
          }
        />
      )}
      <Button type="submit" busy={made.isPending}>
        {t('account.password.submit')}
      </Button>
    </form>
  );
}
