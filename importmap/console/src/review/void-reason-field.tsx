import { VOID_REASONS, VoidReason } from '@touchline/contracts/betting';
import { SelectField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';

/** Chooses the reason of a void that players read. */
export function VoidReasonField(props: {
  readonly value: VoidReason;
  readonly onChange: (reason: VoidReason) => void;
}) {
  const { t } = useTexts();
  return (
    <SelectField
      label={t('void.reason')}
      hint={t('void.reasonHint')}
      options={VOID_REASONS.map((value) => ({ value, text: t(`void.reasons.${value}`) }))}
      value={props.value}
      onChange={(event) => props.onChange(VoidReason.parse(event.target.value))}
    />
  );
}
