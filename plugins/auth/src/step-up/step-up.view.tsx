import type { StepUpOptions, StepUpProof } from '@touchline/contracts';
import { reactView, usePlugin } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useEffect, useState } from 'react';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { PasswordProof } from './password-proof.tsx';
import { PhoneProof } from './phone-proof.tsx';
import { SignInProof } from './sign-in-proof.tsx';
import { prove, readStepUpOptions } from './step-up.resource.ts';

/** Each kind of proof has its form; another is another entry. */
const FORMS = {
  password: PasswordProof,
  phone: PhoneProof,
  'sign-in': SignInProof,
} as const;

/** The dialog in which players prove again that it is them, before what they began goes on. */
function StepUp() {
  const { bus, http, i18n, modals } = usePlugin();
  const { busy, error, submit } = useSubmit();
  const [options, setOptions] = useState<StepUpOptions>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const controller = new AbortController();
    readStepUpOptions(http, controller.signal).then(setOptions, (reason: unknown) => {
      if (!controller.signal.aborted) {
        setFailure(reason);
      }
    });
    return () => controller.abort();
  }, [http]);
  const fault = error ?? failure;

  async function give(proof: StepUpProof): Promise<void> {
    await prove(http, proof);
    // Before the dialog is gone: its end without a proof gives the waiting calls up.
    await bus.emit('session.proved', {});
    await modals.close();
  }

  return (
    <Dialog
      open
      title={i18n.t('stepUp.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <div className={styles.form}>
        {fault === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(fault)} />}
        {options === undefined && failure === undefined ? (
          <output>{i18n.t('loading')}</output>
        ) : undefined}
        {options?.kinds.map((kind) => {
          const Form = FORMS[kind];
          return <Form key={kind} options={options} busy={busy} submit={submit} onProof={give} />;
        })}
      </div>
    </Dialog>
  );
}

export const view = reactView(StepUp);
