import type { ServiceState, StateChange } from '@touchline/contracts/releases';
import { type FormEvent, useState } from 'react';
import { Button, Icon } from '@touchline/ui';
import { plusIcon } from '@touchline/ui/icons';
import { SelectField } from '@touchline/ui/forms';
import { refusal } from '../api/call.ts';
import { createMapRequests } from '../api/map-requests.ts';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './release.module.css';

/** Adds the step that applies what another environment has decided by now. */
export function TakeOverForm(props: {
  readonly services: readonly ServiceState[];
  readonly onAdd: (step: StateChange) => void;
}) {
  const { services, onAdd } = props;
  const { t } = useTexts();
  const { chosen, names } = useEnvironment();
  const [own] = names;
  const others = names.filter((name) => name !== (chosen ?? own));
  const [source, setSource] = useState(others[0] ?? '');
  const [plugin, setPlugin] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const { environment, revision } = await createMapRequests(source).state();
      onAdd({ kind: 'restore', environment, revision, ...(plugin && { plugin }) });
    } catch (cause) {
      setError(refusal(cause).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={t('environment.label')}
        value={source}
        error={error}
        options={others.map((name) => ({ value: name, text: name }))}
        onChange={(event) => setSource(event.target.value)}
      />
      <SelectField
        label={t('history.section')}
        value={plugin}
        options={[
          { value: '', text: t('takeOver.everything') },
          ...services.map(({ id }) => ({ value: id, text: id })),
        ]}
        onChange={(event) => setPlugin(event.target.value)}
      />
      <Button type="submit" busy={busy} icon={<Icon path={plusIcon} />}>
        {t('release.add')}
      </Button>
    </form>
  );
}
