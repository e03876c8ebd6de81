import type { PersonalData, PersonalDataDraft } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { Steps } from '@touchline/ui/parts';
import { ResourceState } from '@touchline/ui/resource-state';
import { type FormEvent, useEffect, useRef } from 'react';
import styles from '../account/account.module.css';
import { personalDataResource } from '../account/personal-data.resource.ts';
import { verificationResource } from '../verification/verification.resource.ts';
import { draftResource } from './clarify-data.resource.ts';
import { ClarifyField } from './clarify-field.tsx';
import { isFixed, STEP_NAMES, STEPS } from './clarify-fields.ts';
import { useClarify } from './use-clarify.ts';

interface WizardProps {
  readonly known: PersonalData['user_data'];
  readonly draft: PersonalDataDraft;
  readonly isVerified: boolean;
}

function Wizard({ known, draft, isVerified }: WizardProps) {
  const { i18n } = usePlugin();
  const { values, step, faults, attempt, busy, error, change, next, back, isLast } = useClarify(
    known,
    draft,
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      // A fault is where the player goes on.
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [attempt]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    next();
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Steps
        label={i18n.t('title.clarifyData')}
        steps={STEP_NAMES.map((key) => ({ key, text: i18n.t(`clarify.step.${key}`) }))}
        current={step}
        doneText={i18n.t('clarify.stepDone')}
      />
      {isVerified ? <NoticeBanner tone="info" text={i18n.t('clarify.verified')} /> : undefined}
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {STEPS[step].map((field) => {
        const fault = faults[field];
        return (
          <ClarifyField
            key={field}
            field={field}
            values={values}
            fault={fault === undefined ? undefined : i18n.t(`clarify.fault.${fault}`)}
            isFixed={isFixed(field, known, isVerified)}
            onChange={change}
          />
        );
      })}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t(isLast ? 'account.save' : 'clarify.next')}
      </Button>
      {back === undefined ? undefined : (
        <Button variant="quiet" wide onClick={back}>
          {i18n.t('clarify.back')}
        </Button>
      )}
      <p className={styles.muted}>{i18n.t('clarify.draft')}</p>
    </form>
  );
}

/** Everything that the site must know of a player, in three steps; what is typed survives a reload and a sign-out. */
function ClarifyData() {
  const { i18n, navigation } = usePlugin();
  const known = useResource(personalDataResource, {});
  const draft = useResource(draftResource, {});
  const verification = useResource(verificationResource, {});
  return (
    <Page
      title={i18n.t('title.clarifyData')}
      parent={{ title: i18n.t('title.account'), href: navigation.href({ route: 'account' }) }}
      intro={i18n.t('account.intro')}
      width="narrow"
    >
      <Card>
        {known.data === undefined || draft.data === undefined || verification.data === undefined ? (
          <ResourceState answers={[known, draft, verification]} i18n={i18n} />
        ) : (
          <Wizard
            known={known.data.user_data}
            draft={draft.data}
            isVerified={verification.data.isVerified}
          />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(ClarifyData);
