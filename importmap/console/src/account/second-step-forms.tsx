import type { OperatorSecondStep } from '@touchline/contracts/operator';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { encode } from 'uqr';
import { Button, NoticeBanner } from '@touchline/ui';
import type { CallError } from '../api/call.ts';
import { disableSecondStep, enableSecondStep } from '../api/session-requests.ts';
import { CodeField, isCode } from '../session/code-field.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './account.module.css';

/** A code and the button that sends it; what is wrong with the code is said beside it. */
function CodeForm({
  submitText,
  error,
  busy,
  onSubmit,
  children,
}: {
  readonly submitText: string;
  readonly error: CallError | null;
  readonly busy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly children?: ReactNode;
}) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isWrong = error?.code === 'two_factor_code_wrong';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(!isCode(code));
    if (isCode(code)) {
      onSubmit(code);
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <div className={styles.field}>
        <CodeField
          code={code}
          error={
            isMissing ? t('session.code.missing') : isWrong ? t('session.code.wrong') : undefined
          }
          onChange={(typed) => {
            setCode(typed);
            setMissing(false);
          }}
        />
      </div>
      {error !== null && !isWrong && (
        <NoticeBanner tone="danger" text={`${error.message} (${error.code})`} />
      )}
      <Button type="submit" busy={busy}>
        {submitText}
      </Button>
    </form>
  );
}

/** Adds the secret to an app, by its camera or by hand, and proves it with a first code. */
export function EnableSecondStep({
  offer: { secret, address },
  onDone,
}: {
  readonly offer: NonNullable<OperatorSecondStep['offer']>;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const made = useMutation({ mutationFn: enableSecondStep, onSuccess: onDone });
  const { data, size } = encode(address, { ecc: 'L', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <CodeForm
      submitText={t('account.enable')}
      error={made.error}
      busy={made.isPending}
      onSubmit={(code) => made.mutate({ secret, code })}
    >
      <p>{t('account.enableText')}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('account.qr')}
      >
        <path d={path} />
      </svg>
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
    </CodeForm>
  );
}

/** Ends the second step by a code of it. */
export function DisableSecondStep({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTexts();
  const made = useMutation({ mutationFn: disableSecondStep, onSuccess: onDone });
  return (
    <CodeForm
      submitText={t('account.disable')}
      error={made.error}
      busy={made.isPending}
      onSubmit={(code) => made.mutate(code)}
    >
      <p>{t('account.disableText')}</p>
    </CodeForm>
  );
}
