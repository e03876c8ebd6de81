import { eventName } from '@touchline/domain/markets';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, IconButton, NoticeBanner } from '@touchline/ui';
import { Spinner } from '@touchline/ui/forms';
import { closeIcon } from '@touchline/ui/icons';
import { useEffect } from 'react';
import { outcomeText } from '../slip/outcome-text.ts';
import { loadingOf } from './loading.store.ts';
import type { LegNews } from './reconcile.ts';
import styles from './share.module.css';

/** Loads the slip that the address names, once, and shows what has changed since it was shared. */
export function LoadShared() {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const loading = loadingOf(context);
  const now = useStore(loading.state);
  const code = useStore(navigation.current, ({ query }) => query['load']);
  useEffect(() => {
    if (code !== undefined) {
      // A reload must not put it in place of what the player made of it.
      void navigation.setQuery({ load: undefined }, { replace: true });
      void loading.load(code);
    }
  }, [code, loading, navigation]);
  switch (now.state) {
    case 'idle':
      return undefined;
    case 'loading':
      return <Spinner label={i18n.t('load.loading')} />;
    case 'unknown':
      return <NoticeBanner tone="warning" text={i18n.t('load.unknown')} action={<Dismiss />} />;
    case 'failed':
      return (
        <NoticeBanner
          tone="danger"
          text={i18n.error(now.error)}
          action={
            <Button onClick={() => void loading.load(now.code)}>{i18n.t('share.again')}</Button>
          }
        />
      );
    case 'loaded':
      return <Loaded count={now.count} news={now.news} />;
  }
}

function Loaded({ count, news }: { readonly count: number; readonly news: readonly LegNews[] }) {
  const { i18n } = usePlugin();
  const text = count === 0 ? i18n.t('load.none') : i18n.t('load.loaded', { count });
  return (
    <NoticeBanner
      tone={news.length === 0 ? 'info' : 'warning'}
      text={
        <>
          {text}
          {news.length === 0 ? undefined : (
            <ul className={styles.news}>
              {news.map((leg) => (
                <Leg key={leg.kind === 'closed' ? leg.outcomeId : leg.bet.outcomeId} leg={leg} />
              ))}
            </ul>
          )}
        </>
      }
      action={<Dismiss />}
    />
  );
}

function Leg({ leg }: { readonly leg: LegNews }) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  if (leg.kind === 'closed') {
    const name =
      leg.names === undefined
        ? i18n.t('load.event')
        : eventName({ champ: leg.names.home, ...leg.names });
    return <li data-leg-news="closed">{i18n.t('load.closed', { name })}</li>;
  }
  const name = `${eventName(leg.bet)} · ${outcomeText(context, leg.bet)}`;
  return (
    <li data-leg-news={leg.kind}>
      {leg.kind === 'suspended' ? (
        i18n.t('load.suspended', { name })
      ) : (
        <>
          {name}{' '}
          <bdi>
            <s>{odds(leg.from)}</s> → <b>{odds(leg.bet.price)}</b>
          </bdi>
        </>
      )}
    </li>
  );
}

function Dismiss() {
  const context = usePlugin();
  return (
    <IconButton
      path={closeIcon}
      label={context.i18n.t('close')}
      onClick={loadingOf(context).dismiss}
    />
  );
}
