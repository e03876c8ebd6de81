import { OFFER_TEXT } from '@touchline/contracts/special-offers';
import { CLUB_LEVELS } from '@touchline/domain/loyalty';
import { directionOf } from '@touchline/domain/languages';
import { SelectField, TextArea, TextField } from '@touchline/ui/forms';
import styles from '../form/form.module.css';
import { LanguageTabs } from '../form/language-tabs.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { EMPTY_TEXT, type OfferDraft, type OfferFault } from './offer-draft.ts';

export interface OfferFieldsProps {
  readonly draft: OfferDraft;
  readonly fault: OfferFault | undefined;
  readonly onChange: (fields: Partial<OfferDraft>) => void;
}

/** The words of a fault, below the field that it is about. */
function useFaultOf(fault: OfferFault | undefined) {
  const { t } = useTexts();
  return (field: OfferFault) => (fault === field ? t(`offers.fault.${field}`) : undefined);
}

/** What an offer says, in each language. */
export function OfferTexts({
  draft,
  defaultLanguage,
  onChange,
}: OfferFieldsProps & { readonly defaultLanguage: string }) {
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
          maxLength={OFFER_TEXT.title}
          value={text.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        {(['text', 'terms'] as const).map((part) => (
          <TextArea
            key={part}
            label={t(`offers.part.${part}`)}
            hint={t(`offers.partHint.${part}`)}
            dir={dir}
            rows={part === 'terms' ? 8 : 4}
            maxLength={OFFER_TEXT[part]}
            value={text[part]}
            onChange={(event) => change({ [part]: event.target.value })}
          />
        ))}
      </div>
    );
  };
  return (
    <LanguageTabs label={t('offers.texts')} defaultLanguage={defaultLanguage}>
      {fieldsOf}
    </LanguageTabs>
  );
}

/** The free bet that taking part brings. */
export function GiftFields({ draft, fault, onChange }: OfferFieldsProps) {
  const { t } = useTexts();
  const faultOf = useFaultOf(fault);
  return (
    <div className={styles.columns}>
      <TextField
        label={t('offers.freeBet')}
        inputMode="decimal"
        value={draft.freeBet}
        error={faultOf('freeBet')}
        onChange={(event) => onChange({ freeBet: event.target.value })}
      />
      <TextField
        label={t('offers.currency')}
        hint={t('offers.currencyHint')}
        dir="ltr"
        maxLength={3}
        value={draft.currency}
        onChange={(event) => onChange({ currency: event.target.value.toUpperCase() })}
      />
      <TextField
        label={t('offers.minCoef')}
        hint={t('offers.minCoefHint')}
        inputMode="decimal"
        dir="ltr"
        value={draft.minCoef}
        error={faultOf('minCoef')}
        onChange={(event) => onChange({ minCoef: event.target.value })}
      />
      <TextField
        label={t('offers.days')}
        inputMode="numeric"
        value={draft.days}
        error={faultOf('days')}
        onChange={(event) => onChange({ days: event.target.value })}
      />
    </div>
  );
}

/** Whom an offer is for, and when. */
export function OfferAudience({ draft, fault, onChange }: OfferFieldsProps) {
  const { t } = useTexts();
  const faultOf = useFaultOf(fault);
  return (
    <>
      <div className={styles.columns}>
        <TextField
          label={t('broadcasts.countries')}
          hint={t('broadcasts.countriesHint')}
          dir="ltr"
          value={draft.countries}
          error={faultOf('countries')}
          onChange={(event) => onChange({ countries: event.target.value })}
        />
        <SelectField
          label={t('offers.level')}
          options={[
            { value: '', text: t('offers.anyLevel') },
            ...CLUB_LEVELS.map((value) => ({ value, text: t(`offers.levels.${value}`) })),
          ]}
          value={draft.level}
          onChange={(event) => onChange({ level: event.target.value })}
        />
      </div>
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
