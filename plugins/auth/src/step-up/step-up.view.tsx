import type { StepUpCodeKind, StepUpOptions, StepUpProof } from '@touchline/contracts/identity';
import { reactView, usePlugin } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useEffect, useState } from 'react';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { CodeProof } from './code-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import type { ProofProps } from './proof-props.ts';
import { SignInProof } from './sign-in-proof.tsx';
import { prove, readStepUpOptions } from './step-up.resource.ts';

const CODE_KINDS: readonly StepUpCodeKind[] = ['phone', 'email'];

/** The ways that are open to this player: the password, else codes and signing in again. */
function Proofs(props: ProofProps) {
  const { kinds } = props.options;
  const codes = CODE_KINDS.filter((kind) => kinds.includes(kind));
  return (
    <>
      {kinds.includes('password') ? <PasswordProof {...props} /> : undefined}
      {codes.length > 0 ? <CodeProof {...props} kinds={codes} /> : undefined}
      {kinds.includes('sign-in') ? <SignInProof {...props} /> : undefined}
    </>
  );
}

/** The dialog in which players prove again that it is them, before their act continues. */
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
    // Before the dialog closes: its end without a proof rejects the pending calls.
    await bus.emit('session.proved', {});
    await modals.close();
  }

  return (
    <Dialog
      open
      title={i18n.t('stepUp.title')}
      focus="title"
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
    >
      <div className={styles.form}>
        {fault === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(fault)} />}
        {options === undefined && failure === undefined ? (
          <output>{i18n.t('loading')}</output>
        ) : undefined}
        {options === undefined ? undefined : (
          <Proofs options={options} busy={busy} submit={submit} onProof={give} />
        )}
      </div>
    </Dialog>
  );
}

export const view = reactView(StepUp);
