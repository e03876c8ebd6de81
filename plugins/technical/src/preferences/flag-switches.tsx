import { type Preferences, usePlugin, useStore } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import styles from './preferences.module.css';

/** The settings that are 0 or 1. */
type FlagName = {
  [Name in keyof Preferences]-?: Preferences[Name] extends 0 | 1 ? Name : never;
}[keyof Preferences];

export interface FlagSwitch {
  readonly name: FlagName;
  readonly text: string;
  readonly hint?: string;
}

/** Settings that are on or off, one below the other; each applies immediately. */
export function FlagSwitches({ flags }: { readonly flags: readonly FlagSwitch[] }) {
  const { preferences } = usePlugin();
  const settings = useStore(preferences);
  return (
    <div className={styles.switches}>
      {flags.map(({ name, text, hint }) => (
        <Switch
          key={name}
          label={text}
          hint={hint}
          checked={settings[name] === 1}
          onChange={(event) => preferences.change({ [name]: event.target.checked ? 1 : 0 })}
        />
      ))}
    </div>
  );
}
