import type { OverrideRecord } from '@touchline/contracts/releases';
import { Button } from '@touchline/ui';
import { refusal } from '../api/call.ts';
import type { Loaded } from '../api/use-loaded.ts';
import { Failure } from '../app/failure.tsx';
import { useNotify } from '../app/notices.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './overrides.module.css';

/** The links of a section that still hold, each with who made it and the way to end it. */
export function OverrideList(props: {
  readonly plugin: string;
  readonly links: Loaded<readonly OverrideRecord[]>;
}) {
  const { plugin, links } = props;
  const { t, moment } = useTexts();
  const notify = useNotify();
  const { map } = useEnvironment();
  const held = (links.value ?? []).filter((one) => one.plugin === plugin);

  async function end(id: string) {
    try {
      await map.endOverride(id);
      links.reload();
    } catch (cause) {
      notify({ tone: 'danger', title: refusal(cause).message });
    }
  }

  return (
    <>
      <Failure of={links} />
      {held.length > 0 && (
        <ul className={styles.links} aria-label={t('override.links')}>
          {held.map(({ id, version = '', madeBy, expiresAt, reason }) => (
            <li key={id}>
              <div>
                <b dir="ltr">{version}</b> · {t('override.until', { until: moment(expiresAt) })}
                <p>
                  {madeBy}: {reason}
                </p>
              </div>
              <Button aria-label={t('override.endOf', { version })} onClick={() => void end(id)}>
                {t('override.end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
