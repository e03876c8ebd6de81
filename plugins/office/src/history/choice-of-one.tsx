import { usePlugin } from '@touchline/plugin-api';
import { RadioGroup } from '@touchline/ui/forms';

const ALL = 'all';

export interface ChoiceOfOneProps {
  readonly legend: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  readonly textOf: (option: string) => string;
  readonly onChange: (value: string | undefined) => void;
}

/** One of a few or all of them. */
export function ChoiceOfOne({ legend, value, options, textOf, onChange }: ChoiceOfOneProps) {
  const { i18n } = usePlugin();
  return (
    <RadioGroup
      legend={legend}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      options={[
        { value: ALL, text: i18n.t('filter.all') },
        ...options.map((option) => ({ value: option, text: textOf(option) })),
      ]}
    />
  );
}
