import { AUDIENCE_STANDINGS } from '@touchline/contracts/broadcasts';
import { RadioGroup, SelectField, TextField } from '@touchline/ui/forms';
import styles from '../form/form.module.css';
import { useTexts } from '../texts/texts-context.ts';
import type { BroadcastDraft } from './broadcast-draft.ts';

const LISTS = ['countries', 'languages', 'currencies'] as const;

/** Whom a broadcast is for: one player, or all that have what is typed. */
export function AudienceFields({
  draft,
  onChange,
}: {
  readonly draft: BroadcastDraft;
  readonly onChange: (fields: Partial<BroadcastDraft>) => void;
}) {
  const { t } = useTexts();
  return (
    <>
      <RadioGroup
        legend={t('broadcasts.to')}
        value={draft.to}
        onChange={(to) => onChange({ to })}
        options={(['group', 'player'] as const).map((value) => ({
          value,
          text: t(`broadcasts.for.${value}`),
        }))}
      />
      {draft.to === 'player' ? (
        <TextField
          label={t('broadcasts.player')}
          inputMode="numeric"
          value={draft.playerId}
          onChange={(event) => onChange({ playerId: event.target.value })}
        />
      ) : (
        <div className={styles.columns}>
          {LISTS.map((list) => (
            <TextField
              key={list}
              label={t(`broadcasts.${list}`)}
              hint={t(`broadcasts.${list}Hint`)}
              dir="ltr"
              value={draft[list]}
              onChange={(event) => onChange({ [list]: event.target.value })}
            />
          ))}
          <SelectField
            label={t('broadcasts.standing')}
            options={[
              { value: '', text: t('broadcasts.standings.any') },
              ...AUDIENCE_STANDINGS.map((value) => ({
                value,
                text: t(`broadcasts.standings.${value}`),
              })),
            ]}
            value={draft.standing}
            onChange={(event) => onChange({ standing: event.target.value })}
          />
        </div>
      )}
    </>
  );
}
