import { timeZoneOf } from '@touchline/domain/settings';
import { type Preferences, usePlugin, useStore } from '@touchline/plugin-api';
import { SelectField, Switch } from '@touchline/ui/forms';

const HOURS = Array.from({ length: 27 }, (_item, index) => index - 12);

function offsetText(hours: number): string {
  const minutes = Math.round(Math.abs(hours % 1) * 60);
  const whole = `UTC${hours < 0 ? '−' : '+'}${Math.trunc(Math.abs(hours))}`;
  return minutes === 0 ? whole : `${whole}:${String(minutes).padStart(2, '0')}`;
}

/** Times are written into every text of the page: in another clock it is another document. */
export function TimeFields() {
  const { clock, i18n, preferences } = usePlugin();
  const { timeZone, is12h } = useStore(preferences);
  const change = (next: Partial<Preferences>) => {
    preferences.change(next);
    window.location.reload();
  };
  const device = timeZoneOf({
    chosen: undefined,
    deviceOffset: new Date(clock.now()).getTimezoneOffset(),
  });
  return (
    <>
      <SelectField
        label={i18n.t('preferences.timeZone')}
        value={timeZone === undefined ? '' : String(timeZone)}
        onChange={({ target: { value } }) =>
          change({ timeZone: value === '' ? undefined : Number(value) })
        }
        options={[
          { value: '', text: i18n.t('preferences.timeZoneDevice', { zone: offsetText(device) }) },
          ...HOURS.map((hours) => ({ value: String(hours), text: offsetText(hours) })),
        ]}
      />
      <Switch
        label={i18n.t('preferences.twelveHours')}
        checked={is12h}
        onChange={(event) => change({ is12h: event.target.checked })}
      />
    </>
  );
}
