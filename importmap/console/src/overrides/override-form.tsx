import { type FormEvent, useState } from 'react';
import type { OverrideRequest } from '@touchline/contracts/releases';
import { Button } from '@touchline/ui';
import { Checkbox, SelectField, TextField } from '@touchline/ui/forms';
import type { KnownVersion } from '../api/map-requests.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './overrides.module.css';

/** How long a link may be valid, in seconds. */
const LIFETIMES = [1800, 7200, 86_400, 604_800] as const;

/** Prompts for the version that a link gives, how long it is valid, and why. */
export function OverrideForm(props: {
  readonly published: readonly KnownVersion[];
  readonly busy: boolean;
  readonly onSubmit: (link: Omit<OverrideRequest, 'plugin'>) => void;
}) {
  const { published, busy, onSubmit } = props;
  const { t } = useTexts();
  const [version, setVersion] = useState(published[0]?.version ?? '');
  const [lifetime, setLifetime] = useState<number>(LIFETIMES[1]);
  const [inspect, setInspect] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing(true);
    } else {
      onSubmit({ version, inspect, lifetime, reason: reason.trim() });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        label={t('section.version')}
        options={published.map((one) => ({ value: one.version, text: isolate(one.version) }))}
        value={version}
        onChange={(event) => setVersion(event.target.value)}
      />
      <SelectField
        label={t('override.lifetime')}
        options={LIFETIMES.map((seconds) => ({
          value: String(seconds),
          text: t(`override.lifetime${seconds}`),
        }))}
        value={String(lifetime)}
        onChange={(event) => setLifetime(Number(event.target.value))}
      />
      <TextField
        label={t('override.reason')}
        value={reason}
        error={isMissing ? t('review.reasonMissing') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      <Checkbox
        label={t('override.inspect')}
        checked={inspect}
        onChange={(event) => setInspect(event.target.checked)}
      />
      <Button type="submit" busy={busy} disabled={version === ''}>
        {t('override.make')}
      </Button>
    </form>
  );
}
