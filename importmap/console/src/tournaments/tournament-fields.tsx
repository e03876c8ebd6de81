import {
  TOURNAMENT_SCORES,
  TOURNAMENT_TEXT,
  type TournamentGame,
} from '@touchline/contracts/tournaments';
import { directionOf } from '@touchline/domain/languages';
import { NoticeBanner } from '@touchline/ui';
import { Checkbox, SelectField, TextArea, TextField } from '@touchline/ui/forms';
import styles from '../form/form.module.css';
import { LanguageTabs } from '../form/language-tabs.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { EMPTY_TEXT, type TournamentDraft, type TournamentFault } from './tournament-draft.ts';

export interface TournamentFieldsProps {
  readonly draft: TournamentDraft;
  readonly fault: TournamentFault | undefined;
  readonly onChange: (fields: Partial<TournamentDraft>) => void;
}

/** The words of a fault, below the field that it is about. */
function useFaultOf(fault: TournamentFault | undefined) {
  const { t } = useTexts();
  return (field: TournamentFault) =>
    fault === field ? t(`tournaments.fault.${field}`) : undefined;
}

/** The games that rounds count in. */
export function GameFields({
  draft,
  fault,
  onChange,
  games,
}: TournamentFieldsProps & { readonly games: readonly TournamentGame[] }) {
  const { t } = useTexts();
  const { games: chosen } = draft;
  const problem = useFaultOf(fault)('games');
  return (
    <div className={styles.fields}>
      {problem === undefined ? undefined : <NoticeBanner tone="danger" text={problem} />}
      {games.length === 0 && <p>{t('tournaments.noGames')}</p>}
      <fieldset
        className={`${styles.columns} ${styles.plain}`}
        aria-label={t('tournaments.fact.games')}
      >
        {games.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange({
                games: event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}

/** What counts, and what it brings. */
export function RuleFields({ draft, fault, onChange }: TournamentFieldsProps) {
  const { t } = useTexts();
  const faultOf = useFaultOf(fault);
  return (
    <div className={styles.columns}>
      <SelectField
        label={t('tournaments.fact.score')}
        options={TOURNAMENT_SCORES.map((value) => ({
          value,
          text: t(`tournaments.scores.${value}`),
        }))}
        value={draft.score}
        onChange={(event) => onChange({ score: event.target.value as TournamentDraft['score'] })}
      />
      <TextField
        label={t('tournaments.fact.minStake')}
        inputMode="decimal"
        value={draft.minStake}
        error={faultOf('minStake')}
        onChange={(event) => onChange({ minStake: event.target.value })}
      />
      <TextField
        label={t('offers.currency')}
        hint={t('tournaments.currencyHint')}
        dir="ltr"
        maxLength={3}
        value={draft.currency}
        onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
      />
      <TextField
        label={t('tournaments.fact.prizes')}
        hint={t('tournaments.prizesHint')}
        dir="ltr"
        value={draft.prizes}
        error={faultOf('prizes')}
        onChange={(event) => onChange({ prizes: event.target.value })}
      />
    </div>
  );
}

/** Whom a tournament is for, and when. */
export function AudienceFields({ draft, fault, onChange }: TournamentFieldsProps) {
  const { t } = useTexts();
  const faultOf = useFaultOf(fault);
  return (
    <>
      <TextField
        label={t('broadcasts.countries')}
        hint={t('broadcasts.countriesHint')}
        dir="ltr"
        value={draft.countries}
        error={faultOf('countries')}
        onChange={(event) => onChange({ countries: event.target.value })}
      />
      <div className={styles.times}>
        {(['startsAt', 'endsAt'] as const).map((time) => (
          <TextField
            key={time}
            type="datetime-local"
            label={t(`offers.${time}`)}
            hint={t(`offers.${time}Hint`)}
            value={draft[time]}
            error={time === 'endsAt' ? faultOf('times') : undefined}
            onChange={(event) => onChange({ [time]: event.target.value })}
          />
        ))}
      </div>
    </>
  );
}

/** What a tournament says, in each language. */
export function TournamentTexts({
  draft,
  defaultLanguage,
  onChange,
}: TournamentFieldsProps & { readonly defaultLanguage: string }) {
  const { t } = useTexts();
  const fieldsOf = (language: string) => {
    const text = draft.texts[language] ?? EMPTY_TEXT;
    const dir = directionOf(language);
    const change = (parts: Partial<typeof text>) =>
      onChange({ texts: { ...draft.texts, [language]: { ...text, ...parts } } });
    return (
      <div className={styles.fields}>
        <TextField
          label={t('offers.name')}
          dir={dir}
          maxLength={TOURNAMENT_TEXT.title}
          value={text.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={t('offers.part.terms')}
          hint={t('offers.partHint.terms')}
          dir={dir}
          rows={8}
          maxLength={TOURNAMENT_TEXT.terms}
          value={text.terms}
          onChange={(event) => change({ terms: event.target.value })}
        />
      </div>
    );
  };
  return (
    <LanguageTabs label={t('tournaments.texts')} defaultLanguage={defaultLanguage}>
      {fieldsOf}
    </LanguageTabs>
  );
}
