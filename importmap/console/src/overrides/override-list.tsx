import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@touchline/ui';
import { useNotify } from '../app/notices.tsx';
import { Failure } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './overrides.module.css';

/** The links of a section that are still valid, each with who made it and the way to end it. */
export function OverrideList({ plugin }: { readonly plugin: string }) {
  const { t, moment } = useTexts();
  const notify = useNotify();
  const { map } = useEnvironment();
  const client = useQueryClient();
  const queryKey = [map.environment, 'overrides'];
  const links = useQuery({ queryKey, queryFn: map.overrides });
  const end = useMutation({
    mutationFn: map.endOverride,
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: ({ message }) => notify({ tone: 'danger', title: message }),
  });
  const held = (links.data ?? []).filter((one) => one.plugin === plugin);

  return (
    <>
      <Failure of={links} />
      {held.length > 0 && (
        <ul className={styles.links} aria-label={t('override.links')}>
          {held.map(({ id, version = '', madeBy, expiresAt, reason }) => (
            <li key={id}>
              <div>
                <b dir="ltr">{version}</b> · {t('override.until', { until: moment(expiresAt) })}
                <p>
                  {madeBy}: {reason}
                </p>
              </div>
              <Button aria-label={t('override.endOf', { version })} onClick={() => end.mutate(id)}>
                {t('override.end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
