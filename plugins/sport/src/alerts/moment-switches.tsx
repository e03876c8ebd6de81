import { type MatchMoment, momentsOf } from '@touchline/domain/alerts';
import { usePlugin } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { useRef, useState } from 'react';
import { alertsResource, followMatch } from './alerts.resource.ts';
import { momentText } from './moment-text.ts';
import styles from './alerts.module.css';

interface MomentSwitchesProps {
  readonly eventId: number;
  readonly sport: string;
  /** What the server has. */
  readonly chosen: readonly MatchMoment[];
}

/** What is chosen shows immediately; of several presses the last is sent, and a failure takes them back. */
function useMoments({ eventId, chosen }: Omit<MomentSwitchesProps, 'sport'>) {
  const { http, resources } = usePlugin();
  const [shown, setShown] = useState(chosen);
  const [error, setError] = useState<unknown>();
  const wanted = useRef(chosen);
  const kept = useRef(chosen);
  const saving = useRef(Promise.resolve());

  async function save(moments: readonly MatchMoment[]): Promise<void> {
    if (moments !== wanted.current) {
      return;
    }
    try {
      await followMatch(http, { eventId, moments: [...moments] });
      kept.current = moments;
      resources.invalidate(alertsResource.name);
    } catch (failure) {
      wanted.current = kept.current;
      setShown(kept.current);
      setError(failure);
    }
  }
  return {
    shown,
    error,
    toggle: (moment: MatchMoment) => {
      const { current } = wanted;
      const moments = current.includes(moment)
        ? current.filter((other) => other !== moment)
        : [...current, moment];
      wanted.current = moments;
      setShown(moments);
      setError(undefined);
      saving.current = saving.current.then(() => save(moments));
    },
  };
}

/** What the player is notified of about a match; a match with none is not followed. */
export function MomentSwitches({ eventId, sport, chosen }: MomentSwitchesProps) {
  const { i18n } = usePlugin();
  const { shown, error, toggle } = useMoments({ eventId, chosen });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{i18n.t('alerts.notify')}</legend>
      {momentsOf(sport).map((moment) => (
        <Switch
          key={moment}
          label={momentText(i18n, moment, sport)}
          checked={shown.includes(moment)}
          onChange={() => toggle(moment)}
        />
      ))}
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
    </fieldset>
  );
}
