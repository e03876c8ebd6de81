import type { Limit } from '@touchline/contracts/limits';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { RadioGroup, SelectField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { breakText } from '../limits/duration.ts';
import { availableLimits } from '../limits/limits.resource.ts';
import styles from '../limits/limits.module.css';
import { BreakDialog } from './break-dialog.tsx';
import { BREAK, type BreakType, breaksInForce, offeredPeriods } from './break-types.ts';

/** The last choice of a self-exclusion: one without an end. */
const UNTIL_LIFTED = 'until-lifted';

/** The breaks that can be taken now: their kinds, and the periods of the chosen kind. */
function useBreaks(type: BreakType, limits: readonly Limit[]) {
  const { clock } = usePlugin();
  const { data } = useResource(availableLimits, {});
  const inForce = breaksInForce(limits);
  const periods = offeredPeriods(
    data?.find((limit) => limit.type === type)?.availableValues ?? [],
    { inForce: inForce.find(({ limitType }) => limitType === type), now: clock.now() },
  ).map(String);
  return {
    isBlocked: inForce.some(({ limitType }) => limitType === BREAK.block),
    kinds: [BREAK.depositTimeOut, BREAK.selfExclusion].filter((kind) =>
      data?.some((limit) => limit.type === kind),
    ),
    values: type === BREAK.selfExclusion ? [...periods, UNTIL_LIFTED] : periods,
  };
}

function PeriodField({
  values,
  value,
  onChoose,
}: {
  readonly values: readonly string[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <SelectField
      label={i18n.t('break.period')}
      value={value}
      options={values.map((option) => ({
        value: option,
        text:
          option === UNTIL_LIFTED
            ? i18n.t('break.untilLifted')
            : breakText(Number(option), i18n.language),
      }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

/** Chooses a break from deposits or from play; the dialog spells out what it means. */
export function BreakForm({
  limits,
  onSaved,
}: {
  readonly limits: readonly Limit[];
  readonly onSaved: () => void;
}) {
  const { i18n } = usePlugin();
  const [type, setType] = useState<BreakType>(BREAK.depositTimeOut);
  const [chosen, setChosen] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { isBlocked, kinds, values } = useBreaks(type, limits);
  const value = values.includes(chosen) ? chosen : (values[0] ?? '');

  if (isBlocked || kinds.length === 0) {
    return <p>{i18n.t(isBlocked ? 'break.means.37' : 'loading')}</p>;
  }
  function ask(event: FormEvent): void {
    event.preventDefault();
    setIsAsking(value !== '');
  }
  return (
    <form className={styles.form} noValidate onSubmit={ask}>
      <RadioGroup
        legend={i18n.t('break.which')}
        value={String(type)}
        onChange={(next) => setType(Number(next) as BreakType)}
        options={kinds.map((kind) => ({
          value: String(kind),
          text: i18n.t(`break.name.${kind}`),
          hint: i18n.t(`break.means.${kind}`),
        }))}
      />
      {values.length === 0 ? (
        <p>{i18n.t('break.longest')}</p>
      ) : (
        <>
          <PeriodField values={values} value={value} onChoose={setChosen} />
          <Button type="submit" wide>
            {i18n.t('break.continue')}
          </Button>
        </>
      )}
      {isAsking ? (
        <BreakDialog
          wanted={
            value === UNTIL_LIFTED
              ? { type: BREAK.block, days: undefined }
              : { type, days: Number(value) }
          }
          onClose={() => setIsAsking(false)}
          onTaken={() => {
            setIsAsking(false);
            onSaved();
          }}
        />
      ) : undefined}
    </form>
  );
}
