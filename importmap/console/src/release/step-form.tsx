import type { ServiceState, StateChange } from '@touchline/contracts/releases';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button, Icon } from '@touchline/ui';
import { plusIcon } from '@touchline/ui/icons';
import { SelectField, TextField } from '@touchline/ui/forms';
import { readVersions } from '../api/map-requests.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './release.module.css';
import { isShare, STEPS, type StepFields, stepOf } from './step-fields.ts';

interface PartProps {
  readonly fields: StepFields;
  /** Something was missing when the step was to be added. */
  readonly isIncomplete: boolean;
  readonly set: (change: Partial<StepFields>) => void;
}

/** The module that a step maps, and its address. */
function ModuleFields({ fields, isIncomplete, set }: PartProps) {
  const { t } = useTexts();
  const missing = (text: string) => (isIncomplete && text === '' ? t('step.missing') : undefined);
  return (
    <>
      <TextField
        label={t('step.specifier')}
        value={fields.specifier}
        dir="ltr"
        error={missing(fields.specifier)}
        onChange={(event) => set({ specifier: event.target.value })}
      />
      {fields.kind === 'set-import' && (
        <TextField
          label={t('step.url')}
          type="url"
          value={fields.url}
          error={missing(fields.url)}
          onChange={(event) => set({ url: event.target.value })}
        />
      )}
    </>
  );
}

/** The version that a section is rolled out with, or falls back to. */
function VersionField({ fields, isIncomplete, set }: PartProps) {
  const { kind, plugin, version } = fields;
  const { t } = useTexts();
  const versions = useQuery({
    queryKey: ['versions', plugin],
    queryFn: () => readVersions(plugin),
  });
  const isMissing = isIncomplete && kind === 'rollout' && version === '';
  return (
    <SelectField
      label={t('section.version')}
      value={version}
      error={isMissing ? t('step.missing') : undefined}
      options={[
        { value: '', text: kind === 'fallback' ? t('section.noFallback') : t('step.choose') },
        ...(versions.data ?? []).map((one) => ({
          value: one.version,
          text: isolate(one.version),
        })),
      ]}
      onChange={(event) => set({ version: event.target.value })}
    />
  );
}

/** The section that a step changes, with what else the step needs to know. */
function SectionFields(props: PartProps & { readonly services: readonly ServiceState[] }) {
  const { fields, isIncomplete, set, services } = props;
  const { t } = useTexts();
  return (
    <>
      <SelectField
        label={t('history.section')}
        value={fields.plugin}
        options={services.map(({ id }) => ({ value: id, text: id }))}
        onChange={(event) => set({ plugin: event.target.value, version: '' })}
      />
      {(fields.kind === 'rollout' || fields.kind === 'fallback') && <VersionField {...props} />}
      {fields.kind === 'rollout' && (
        <TextField
          label={t('step.share')}
          inputMode="numeric"
          value={fields.share}
          error={isIncomplete && !isShare(fields.share) ? t('step.shareWrong') : undefined}
          onChange={(event) => set({ share: event.target.value })}
        />
      )}
    </>
  );
}

/** Adds one step to the release. */
export function StepForm(props: {
  readonly services: readonly ServiceState[];
  readonly onAdd: (step: StateChange) => void;
}) {
  const { services, onAdd } = props;
  const { t } = useTexts();
  const [fields, setFields] = useState<StepFields>({
    kind: 'off',
    plugin: services.find(({ mandatory }) => !mandatory)?.id ?? '',
    version: '',
    share: '100',
    specifier: '',
    url: '',
  });
  const [isIncomplete, setIncomplete] = useState(false);
  const set = (change: Partial<StepFields>) => {
    setIncomplete(false);
    setFields({ ...fields, ...change });
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const service = services.find(({ id }) => id === fields.plugin);
    const step = stepOf(fields, service);
    if (step === undefined) {
      setIncomplete(true);
      return;
    }
    onAdd(step);
  }

  const part = { fields, isIncomplete, set };
  const isModule = fields.kind === 'set-import' || fields.kind === 'remove-import';
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('step.kind')}
        value={fields.kind}
        options={STEPS.map(({ kind, text }) => ({ value: kind, text: t(text) }))}
        onChange={(event) => {
          const step = STEPS.find(({ kind }) => kind === event.target.value);
          set(step === undefined ? {} : { kind: step.kind });
        }}
      />
      {isModule ? <ModuleFields {...part} /> : <SectionFields {...part} services={services} />}
      <Button type="submit" icon={<Icon path={plusIcon} />}>
        {t('release.add')}
      </Button>
    </form>
  );
}
