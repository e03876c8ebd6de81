import type { ServiceState, StateChange } from '@touchline/contracts/releases';
import { type FormEvent, useState } from 'react';
import { Button, Icon } from '@touchline/ui';
import { plusIcon } from '@touchline/ui/icons';
import { SelectField, TextField } from '@touchline/ui/forms';
import { readVersions } from '../api/map-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './release.module.css';

type Kind =
  | 'off'
  | 'on'
  | 'rollout'
  | 'follow-newest'
  | 'fallback'
  | 'set-import'
  | 'remove-import';

interface Fields {
  readonly kind: Kind;
  readonly plugin: string;
  readonly version: string;
  readonly share: string;
  readonly specifier: string;
  readonly url: string;
}

/** The versions with a new one at a share, which the others make room for. */
function shared(service: ServiceState, version: string, share: number) {
  const [most] = service.versions.toSorted((one, other) => other.weight - one.weight);
  return share >= 100 || most === undefined || most.version === version
    ? [{ version, weight: 100 }]
    : [
        { version, weight: share },
        { version: most.version, weight: 100 - share },
      ];
}

function stepOf(fields: Fields, service: ServiceState | undefined): StateChange | undefined {
  const { kind, plugin, version, share, specifier, url } = fields;
  switch (kind) {
    case 'on':
    case 'off':
      return { kind: 'switch', plugin, enabled: kind === 'on' };
    case 'rollout': {
      const weight = Math.round(Number(share));
      return service === undefined || version === '' || !(weight >= 1 && weight <= 100)
        ? undefined
        : { kind, plugin, versions: shared(service, version, weight) };
    }
    case 'follow-newest':
      return { kind, plugin };
    case 'fallback':
      return version === '' ? { kind, plugin } : { kind, plugin, version };
    case 'set-import':
      return specifier === '' || url === '' ? undefined : { kind, specifier, url };
    case 'remove-import':
      return specifier === '' ? undefined : { kind, specifier };
  }
}

/** Adds one step to the release. */
export function StepForm(props: {
  readonly services: readonly ServiceState[];
  readonly onAdd: (step: StateChange) => void;
}) {
  const { services, onAdd } = props;
  const { t } = useTexts();
  const [fields, setFields] = useState<Fields>({
    kind: 'off',
    plugin: services.find(({ mandatory }) => !mandatory)?.id ?? '',
    version: '',
    share: '100',
    specifier: '',
    url: '',
  });
  const [isIncomplete, setIncomplete] = useState(false);
  const { kind, plugin } = fields;
  const isModule = kind === 'set-import' || kind === 'remove-import';
  const needsVersion = kind === 'rollout' || kind === 'fallback';
  const versions = useLoaded({
    key: `versions ${plugin}`,
    load: () => readVersions(plugin),
  });
  const set = (name: keyof Fields) => (event: { readonly target: { value: string } }) => {
    setIncomplete(false);
    setFields({ ...fields, [name]: event.target.value });
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const service = services.find(({ id }) => id === plugin);
    const step = stepOf(fields, service);
    if (step === undefined) {
      setIncomplete(true);
      return;
    }
    onAdd(step);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('step.kind')}
        value={kind}
        options={[
          { value: 'off', text: t('step.off') },
          { value: 'on', text: t('step.on') },
          { value: 'rollout', text: t('step.rollout') },
          { value: 'follow-newest', text: t('step.newest') },
          { value: 'fallback', text: t('step.fallback') },
          { value: 'set-import', text: t('step.setImport') },
          { value: 'remove-import', text: t('step.removeImport') },
        ]}
        onChange={set('kind')}
      />
      {isModule ? (
        <TextField
          label={t('step.specifier')}
          value={fields.specifier}
          dir="ltr"
          error={isIncomplete && fields.specifier === '' ? t('step.missing') : undefined}
          onChange={set('specifier')}
        />
      ) : (
        <SelectField
          label={t('history.section')}
          value={plugin}
          options={services.map(({ id }) => ({ value: id, text: id }))}
          onChange={(event) => setFields({ ...fields, plugin: event.target.value, version: '' })}
        />
      )}
      {kind === 'set-import' && (
        <TextField
          label={t('step.url')}
          type="url"
          value={fields.url}
          error={isIncomplete && fields.url === '' ? t('step.missing') : undefined}
          onChange={set('url')}
        />
      )}
      {needsVersion && (
        <SelectField
          label={t('section.version')}
          value={fields.version}
          error={
            isIncomplete && kind === 'rollout' && fields.version === ''
              ? t('step.missing')
              : undefined
          }
          options={[
            { value: '', text: kind === 'fallback' ? t('section.noFallback') : t('step.choose') },
            ...(versions.value ?? []).map(({ version }) => ({
              value: version,
              text: isolate(version),
            })),
          ]}
          onChange={set('version')}
        />
      )}
      {kind === 'rollout' && (
        <TextField
          label={t('step.share')}
          inputMode="numeric"
          value={fields.share}
          error={
            isIncomplete && !(Number(fields.share) >= 1 && Number(fields.share) <= 100)
              ? t('step.shareWrong')
              : undefined
          }
          onChange={set('share')}
        />
      )}
      <Button type="submit" icon={<Icon path={plusIcon} />}>
        {t('release.add')}
      </Button>
    </form>
  );
}
