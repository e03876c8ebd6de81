import type { Limit } from '@touchline/contracts/limits';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { RadioGroup, SelectField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { breakText } from '../limits/duration.ts';
import { availableLimits } from '../limits/limits.resource.ts';
import styles from '../limits/limits.module.css';
import { BreakDialog } from './break-dialog.tsx';
import { type BreakKind, breaksInForce, BREAK, offeredPeriods, TYPE_OF } from './break-types.ts';

/** The last choice of a self-exclusion: one without an end. */
const UNTIL_LIFTED = 'until-lifted';
/** The kinds that are chosen between, the mildest first; the one without an end is a period of the last. */
const KINDS: readonly BreakKind[] = ['depositTimeOut', 'timeOut', 'selfExclusion'];

/** The breaks that can be taken now: their kinds, and the periods of the chosen kind. */
function useBreaks(kind: BreakKind, limits: readonly Limit[]) {
  const { clock } = usePlugin();
  const { data } = useResource(availableLimits, {});
  const inForce = breaksInForce(limits);
  const now = clock.now();
  const valuesOf = (of: BreakKind) => {
    const offered = data?.find((limit) => limit.type === TYPE_OF[of])?.availableValues ?? [];
    const periods = offeredPeriods(offered, { kind: of, limits, now }).map(String);
    return of === 'selfExclusion' && offered.length > 0 ? [...periods, UNTIL_LIFTED] : periods;
  };
  const isEndless =
    inForce.some(({ limitType }) => limitType === BREAK.block) &&
    !inForce.some(({ limitType }) => limitType === BREAK.selfExclusion);
  return {
    isEndless,
    kinds: KINDS.filter((of) => data?.some((limit) => limit.type === TYPE_OF[of])),
    values: valuesOf(kind),
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
  const [kind, setKind] = useState<BreakKind>('timeOut');
  const [chosen, setChosen] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { isEndless, kinds, values } = useBreaks(kind, limits);
  const value = values.includes(chosen) ? chosen : (values[0] ?? '');

  if (isEndless || kinds.length === 0) {
    return <p>{i18n.t(isEndless ? 'break.means.indefinite' : 'loading')}</p>;
  }
  function ask(event: FormEvent): void {
    event.preventDefault();
    setIsAsking(value !== '');
  }
  return (
    <form className={styles.form} noValidate onSubmit={ask}>
      <RadioGroup
        legend={i18n.t('break.which')}
        value={kind}
        onChange={(next) => setKind(next as BreakKind)}
        options={kinds.map((each) => ({
          value: each,
          text: i18n.t(`break.name.${each}`),
          hint: i18n.t(`break.means.${each}`),
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
              ? { kind: 'indefinite', days: undefined }
              : { kind, days: Number(value) }
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
