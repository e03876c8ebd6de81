import { CHALLENGE_GOALS, CHALLENGE_MOST, CHALLENGE_TITLE } from '@touchline/contracts/challenges';
import { directionOf } from '@touchline/domain/languages';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, SelectField, TextField } from '@touchline/ui/forms';
import styles from '../form/form.module.css';
import { LanguageTabs } from '../form/language-tabs.tsx';
import { useTexts } from '../texts/texts-context.ts';
import {
  type ChallengeDraft,
  type ChallengeFault,
  emptyPurse,
  type PurseDraft,
  WEEKDAYS,
} from './challenge-draft.ts';
import { useWeekdays } from './use-weekdays.ts';

export interface ChallengeFieldsProps {
  readonly draft: ChallengeDraft;
  readonly fault: ChallengeFault | undefined;
  readonly onChange: (fields: Partial<ChallengeDraft>) => void;
}

/** The words of a fault, below the field that it is about. */
function useFaultOf(fault: ChallengeFault | undefined) {
  const { t } = useTexts();
  return (field: ChallengeFault) => (fault === field ? t(`challenges.fault.${field}`) : undefined);
}

/** What is to be reached. */
export function GoalFields({ draft, fault, onChange }: ChallengeFieldsProps) {
  const { t, number } = useTexts();
  const faultOf = useFaultOf(fault);
  return (
    <div className={styles.columns}>
      <SelectField
        label={t('challenges.fact.goal')}
        options={CHALLENGE_GOALS.map((value) => ({ value, text: t(`challenges.goals.${value}`) }))}
        value={draft.goal}
        onChange={(event) => onChange({ goal: event.target.value as ChallengeDraft['goal'] })}
      />
      <TextField
        label={t('challenges.fact.target')}
        hint={t('challenges.targetHint', { most: number(CHALLENGE_MOST[draft.goal]) })}
        inputMode="numeric"
        value={draft.target}
        error={faultOf('target')}
        onChange={(event) => onChange({ target: event.target.value })}
      />
      {draft.goal === 'multiplier' && (
        <TextField
          label={t('challenges.fact.multiplier')}
          hint={t('challenges.multiplierHint')}
          inputMode="decimal"
          value={draft.multiplier}
          error={faultOf('multiplier')}
          onChange={(event) => onChange({ multiplier: event.target.value })}
        />
      )}
    </div>
  );
}

/** What it brings, by currency. */
export function PurseFields({ draft, fault, onChange }: ChallengeFieldsProps) {
  const { t } = useTexts();
  const problem = useFaultOf(fault)('purses');
  const { purses } = draft;
  const change = (row: number, fields: Partial<PurseDraft>) =>
    onChange({
      purses: purses.map((purse) => (purse.row === row ? { ...purse, ...fields } : purse)),
    });
  return (
    <div className={styles.fields}>
      {problem === undefined ? undefined : <NoticeBanner tone="danger" text={problem} />}
      {purses.map((purse) => (
        <fieldset
          key={purse.row}
          className={`${styles.columns} ${styles.plain}`}
          aria-label={purse.currency === '' ? t('offers.currency') : purse.currency}
        >
          <TextField
            label={t('offers.currency')}
            dir="ltr"
            maxLength={3}
            value={purse.currency}
            onChange={(event) => change(purse.row, { currency: event.target.value.toUpperCase() })}
          />
          {(['minStake', 'prize', 'places'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`challenges.field.${field}`)}
              inputMode={field === 'places' ? 'numeric' : 'decimal'}
              value={purse[field]}
              onChange={(event) => change(purse.row, { [field]: event.target.value })}
            />
          ))}
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button
          size="small"
          onClick={() => onChange({ purses: [...purses, emptyPurse(purses.length)] })}
        >
          {t('challenges.addCurrency')}
        </Button>
        {purses.length > 1 && (
          <Button size="small" onClick={() => onChange({ purses: purses.slice(0, -1) })}>
            {t('challenges.dropCurrency')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** On which days it is, and for whom. */
export function DayFields({ draft, fault, onChange }: ChallengeFieldsProps) {
  const { t } = useTexts();
  const faultOf = useFaultOf(fault);
  const weekday = useWeekdays();
  const { weekdays } = draft;
  const problem = faultOf('weekdays');
  return (
    <>
      <div className={styles.times}>
        {(['firstDay', 'lastDay'] as const).map((day) => (
          <TextField
            key={day}
            type="date"
            label={t(`challenges.field.${day}`)}
            value={draft[day]}
            error={day === 'lastDay' ? faultOf('days') : undefined}
            onChange={(event) => onChange({ [day]: event.target.value })}
          />
        ))}
      </div>
      {problem === undefined ? undefined : <NoticeBanner tone="danger" text={problem} />}
      <fieldset
        className={`${styles.columns} ${styles.plain}`}
        aria-label={t('challenges.fact.weekdays')}
      >
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            label={weekday(day)}
            checked={weekdays.includes(day)}
            onChange={(event) =>
              onChange({
                weekdays: event.target.checked
                  ? [...weekdays, day].toSorted((left, right) => left - right)
                  : weekdays.filter((one) => one !== day),
              })
            }
          />
        ))}
      </fieldset>
      <TextField
        label={t('broadcasts.countries')}
        hint={t('broadcasts.countriesHint')}
        dir="ltr"
        value={draft.countries}
        error={faultOf('countries')}
        onChange={(event) => onChange({ countries: event.target.value })}
      />
    </>
  );
}

/** Its title in each language. */
export function ChallengeTitles({
  draft,
  defaultLanguage,
  onChange,
}: ChallengeFieldsProps & { readonly defaultLanguage: string }) {
  const { t } = useTexts();
  const fieldOf = (language: string) => (
    <TextField
      label={t('offers.name')}
      dir={directionOf(language)}
      maxLength={CHALLENGE_TITLE}
      value={draft.titles[language] ?? ''}
      onChange={(event) =>
        onChange({ titles: { ...draft.titles, [language]: event.target.value } })
      }
    />
  );
  return (
    <LanguageTabs label={t('challenges.texts')} defaultLanguage={defaultLanguage}>
      {fieldOf}
    </LanguageTabs>
  );
}
