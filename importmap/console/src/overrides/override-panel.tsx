import { useState } from 'react';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, SelectField, TextField } from '@touchline/ui/forms';
import { type CallError, refusal } from '../api/call.ts';
import type { KnownVersion } from '../api/map-requests.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Panel } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import { MadeLink } from './made-link.tsx';
import { OverrideList } from './override-list.tsx';
import styles from './overrides.module.css';

/** How long a link may hold, in seconds. */
const LIFETIMES = [1800, 7200, 86_400, 604_800] as const;

/** Makes a link that gives one browser a version of the section, and lists those there are. */
export function OverridePanel(props: {
  readonly plugin: string;
  readonly published: readonly KnownVersion[];
}) {
  const { plugin, published } = props;
  const { t } = useTexts();
  const { map } = useEnvironment();
  const links = useLoaded({ key: 'overrides', load: map.overrides });
  const [version, setVersion] = useState(published[0]?.version ?? '');
  const [lifetime, setLifetime] = useState<number>(LIFETIMES[1]);
  const [inspect, setInspect] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [made, setMade] = useState<{ readonly address: string; readonly expiresAt: string }>();
  const [error, setError] = useState<CallError>();

  async function make() {
    if (reason.trim() === '') {
      setMissing(true);
      return;
    }
    setSending(true);
    setError(undefined);
    try {
      setMade(
        await map.makeOverride({ plugin, version, inspect, lifetime, reason: reason.trim() }),
      );
      links.reload();
    } catch (cause) {
      setMade(undefined);
      setError(refusal(cause));
    } finally {
      setSending(false);
    }
  }

  return (
    <Panel title={t('override.title')} text={t('override.text')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
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
        <Button type="submit" busy={isSending} disabled={version === ''}>
          {t('override.make')}
        </Button>
      </form>
      {error && <NoticeBanner tone="danger" text={error.message} />}
      {made && <MadeLink {...made} />}
      <OverrideList plugin={plugin} links={links} />
    </Panel>
  );
}
