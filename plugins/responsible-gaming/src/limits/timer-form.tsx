import type { Limit } from '@touchline/contracts/limits';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { amountOf } from './duration.ts';
import { availableLimits } from './limits.resource.ts';
import styles from './limits.module.css';
import { activeTimer, TIMER } from './timers.ts';
import { useSaveLimits } from './use-save-limits.ts';

/** The value by which each timer is not set. */
const NOT_SET = { [TIMER.session]: -1, [TIMER.realityCheck]: 0 };
const UNIT = { [TIMER.session]: 'hour', [TIMER.realityCheck]: 'minute' } as const;

/** Sets how long the player may play in a day, and how often to be prompted whether to continue. */
export function TimerForm({
  limits,
  onSaved,
}: {
  readonly limits: readonly Limit[];
  readonly onSaved: () => void;
}) {
  const { i18n } = usePlugin();
  const { data } = useResource(availableLimits, {});
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const { busy, error, save } = useSaveLimits(onSaved);
  const timers = Object.values(TIMER).flatMap((type) => {
    const offered = data?.find((limit) => limit.type === type);
    const now = activeTimer(limits, type)?.limitValue ?? NOT_SET[type];
    return offered === undefined
      ? []
      : [{ type, values: offered.availableValues, now, value: chosen[type] ?? now }];
  });
  const changed = timers.filter(({ now, value }) => now !== value);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (busy || changed.length === 0) {
      return;
    }
    save(
      changed.map(({ type, value }) => ({ limitType: type, limitValue: value })),
      () => setChosen({}),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {timers.map(({ type, values, value }) => (
        <SelectField
          key={type}
          label={i18n.t(`limit.${type}`)}
          hint={i18n.t(`timerHint.${type}`)}
          value={String(value)}
          options={[
            { value: String(NOT_SET[type]), text: i18n.t('notSet') },
            ...values.map((offered) => ({
              value: String(offered),
              text: amountOf(offered, { unit: UNIT[type], language: i18n.language }),
            })),
          ]}
          onChange={(event) => setChosen({ ...chosen, [type]: Number(event.target.value) })}
        />
      ))}
      <Button type="submit" variant="primary" wide busy={busy} disabled={changed.length === 0}>
        {i18n.t('saveTimers')}
      </Button>
    </form>
  );
}
