import { usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField } from '@touchline/ui/forms';
import { useState } from 'react';
import {
  BONUS_PARAMETER,
  preselectedBonus,
  type RegistrationBonus,
  registrationOptions,
} from './registration-options.ts';

const NAMES: Readonly<Record<RegistrationBonus, string>> = { 0: 'none', 1: 'sport', 2: 'casino' };

/** The bonus of a registration; the one of the address to begin with. */
export function useBonus(): [RegistrationBonus, (bonus: RegistrationBonus) => void] {
  const { config, navigation } = usePlugin();
  const options = useStore(config.core, registrationOptions);
  return useState(() => preselectedBonus(options, navigation.current.get().query[BONUS_PARAMETER]));
}

/** The choice between the site's bonuses; nothing where there is only one answer. */
export function BonusChoice({
  bonus,
  onChoose,
}: {
  readonly bonus: RegistrationBonus;
  readonly onChoose: (bonus: RegistrationBonus) => void;
}) {
  const { config, i18n } = usePlugin();
  const { bonusChoices } = useStore(config.core, registrationOptions);
  if (bonusChoices.length < 2) {
    return undefined;
  }
  return (
    <SelectField
      label={i18n.t('bonus.label')}
      value={String(bonus)}
      options={bonusChoices.map((choice) => ({
        value: String(choice),
        text: i18n.t(`bonus.${NAMES[choice]}`),
      }))}
      onChange={(event) =>
        onChoose(bonusChoices.find((choice) => String(choice) === event.target.value) ?? 0)
      }
    />
  );
}
