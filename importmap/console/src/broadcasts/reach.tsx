import { BroadcastAudience, type WriteBroadcast } from '@touchline/contracts/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { readReach } from '../api/broadcast-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './broadcasts.module.css';

/** How many players a broadcast is for, before it is sent. */
export function Reach({
  kind,
  audience,
}: {
  readonly kind: WriteBroadcast['kind'];
  readonly audience: BroadcastAudience;
}) {
  const { t } = useTexts();
  const asked = useDeferredValue(JSON.stringify({ kind, audience }));
  const isWhole = BroadcastAudience.safeParse(audience).success;
  const { data, error } = useQuery({
    queryKey: ['broadcast-reach', asked],
    enabled: isWhole,
    queryFn: () => readReach({ kind, audience }),
  });
  return (
    <output className={styles.reach}>
      {error !== null
        ? `${error.message}`
        : data === undefined || !isWhole
          ? t('broadcasts.reachUnknown')
          : t(`broadcasts.reach.${kind}`, { count: data.permitted, matching: data.matching })}
    </output>
  );
}
